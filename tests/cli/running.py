"""Running commands as users do: a real process, typed lines, what it says and leaves behind."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.forks import forks

PATIENCE = 300
ANSWERS = 1500


def command(*words: str) -> list[str]:
    """The command line that starts ``grani``."""
    return [sys.executable, "-m", "grani", *words]


def environment(home: Path, **more: str) -> dict[str, str]:
    """The environment of this test run, with a state folder of its own."""
    env = {
        key: value
        for key, value in os.environ.items()
        if key not in ("NO_COLOR", "FORCE_COLOR", "LANG", "LC_MESSAGES", "PYTHONIOENCODING")
    }
    return {**env, "XDG_STATE_HOME": str(home), "LC_ALL": "C.UTF-8", "COLUMNS": "80", **more}


def grani(
    home: Path, *words: str, typed: str | bytes = "", **more: str
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end with these lines typed into it."""
    with TemporaryDirectory() as folder:
        streams = [Path(folder, name) for name in ("stdin", "stdout", "stderr")]
        streams[0].write_bytes(typed if isinstance(typed, bytes) else typed.encode())
        process = forks.Process(target=_be, args=(words, environment(home, **more), streams))
        process.start()
        process.join(PATIENCE)
        assert process.exitcode is not None, f"grani {' '.join(words)} does not end"
        said, complained = (stream.read_text("utf-8") for stream in streams[1:])
    return subprocess.CompletedProcess(words, process.exitcode, said, complained)


def _be(words: Sequence[str], env: dict[str, str], streams: list[Path]) -> None:
    """Be the process of a command."""
    from grani.cli import main

    os.environ.clear()
    os.environ.update(env)
    for number, path in enumerate(streams):
        taken = os.open(path, os.O_RDONLY if number == 0 else os.O_WRONLY | os.O_CREAT)
        os.dup2(taken, number)
        os.close(taken)
    encoding = env.get("PYTHONIOENCODING", "utf-8")
    sys.stdin, sys.stdout, sys.stderr = (
        os.fdopen(number, mode, encoding=encoding, closefd=False)
        for number, mode in enumerate("rww")
    )
    sys.argv = ["grani", *words]
    sys.exit(main())


def answers(seed: int, highest: int = 4) -> list[str]:
    """Answers that lead through a whole game; too high a number is asked again."""
    dice = random.Random(seed)
    return [f"{dice.randint(1, highest)}\n" for _ in range(ANSWERS)]


def saved(home: Path) -> Path:
    """The only game in a state folder."""
    found = list((home / "grani").glob("*.json"))
    assert len(found) == 1, found
    return found[0]


def record(path: Path) -> dict[str, Any]:
    """A record as it lies on disk."""
    data = json.loads(path.read_text("utf-8"))
    assert isinstance(data, dict)
    return data


def is_one_line(text: str) -> bool:
    """Whether an error is said as it should be."""
    return text.startswith("grani: ") and text.count("\n") == 1 and text.endswith("\n")
