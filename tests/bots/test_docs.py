"""What docs/bots.md shows is run: the bot of ten lines, and the lines that a program speaks."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

from grani.core.prompt import Option, Prompt
from tests.cli.running import command, environment

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "bots.md").read_text("utf-8")


def test_the_bot_of_the_page_plays_where_the_page_says(tmp_path: Path) -> None:
    shown = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert shown is not None
    assert len(shown[1].strip().splitlines()) <= 10
    (tmp_path / "my_bots.py").write_text(shown[1])
    done = subprocess.run(
        command("simulate", "--seats", "my_bots:Patient,random", "--games", "2"),
        cwd=tmp_path,
        env=environment(tmp_path, PYTHONPATH=":".join(path for path in sys.path if path)),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_examples_are_small_and_shown() -> None:
    for path in (ROOT / "examples" / "bots").glob("*.py"):
        assert len(path.read_text("utf-8").splitlines()) <= 40
    for name in ("lookahead.py", "lines.py"):
        assert name in PAGE


def test_the_page_tells_every_field_of_prompts_and_options() -> None:
    for of in (Prompt, Option):
        told = re.search(rf"\| field of the {of.__name__.lower()} \|.*?\n\n", PAGE, re.DOTALL)
        assert told is not None
        rows = told[0].strip().splitlines()[2:]
        assert [row.split("|")[1].strip().strip("`") for row in rows] == [
            field.name for field in fields(of)
        ]


def test_the_messages_of_the_page_are_those_that_are_sent() -> None:
    from tests.bots.test_programs import HELLO

    shown = re.search(r'^→ (\{"type": "hello".*\})$', PAGE, re.MULTILINE)
    assert shown is not None
    assert list(json.loads(shown[1])) == list(HELLO)
