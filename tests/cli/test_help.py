"""What commands say about themselves, and how fast."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from grani.bots import bot_names
from grani.cli import main
from grani.cli.app import COMMANDS
from grani.core.registry import games
from tests.cli.running import environment, grani


def test_grani_alone_teaches(home: Path) -> None:
    for words in ((), ("--help",), ("-h",)):
        done = grani(home, *words)
        assert (done.returncode, done.stderr) == (0, "")
        assert "Examples:" in done.stdout
        for entry in COMMANDS:
            assert f" {entry.name} " in done.stdout


@pytest.mark.parametrize("name", [entry.name for entry in COMMANDS])
def test_every_command_has_help_with_examples(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert main((name, "--help")) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert f"Usage: grani {name}" in said.out
    assert f"  grani {name}" in said.out.split("Examples:")[1]
    assert max(len(line) for line in said.out.splitlines()) <= 80


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(("--version",)) == 0
    assert capsys.readouterr().out.startswith("grani ")


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_games_lists_all(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(("games", "--lang", lang)) == 0
    said = capsys.readouterr().out
    for name in games():
        assert f"grani play {name}" in said
        assert ", ".join(bot_names(name)) in said
    assert "introductory" in said


def test_nothing_heavy_is_imported_before_it_is_needed(home: Path) -> None:
    """``import grani`` brings nothing along, and help does not load games, drawings or texts."""
    heavy = "['cyclopts', 'rich', 'fluent', 'grani.cli', 'grani.core', 'grani.dice_forge']"
    lazy = "['fluent', 'grani.core.registry', 'grani.dice_forge', 'grani.cli.play', 'grani.arena']"
    program = f"""
import sys, io
import grani
assert not [name for name in {heavy} if name in sys.modules]
from grani.cli import main
sys.stdout = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
assert main(["--help"]) == 0
assert not [name for name in {lazy} if name in sys.modules], sys.modules
"""
    subprocess.run([sys.executable, "-c", program], check=True, env=environment(home))
