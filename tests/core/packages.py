"""Packages of other people as they lie on a disk once they are installed, made by hand."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

GAME = """
from grani.core.game import Game


class Odd(Game):
    id = "{id}"
    title = "Odd"
    rules = "1"
    min_seats = 1
    max_seats = 3


GAME = Odd()
"""


def install(folder: Path, name: str, entry: str, **modules: str) -> None:
    """Lay a package into a folder: its metadata with an entry point, and its modules."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[grani.games]\n{entry}\n", "utf-8")
    package = folder / name
    package.mkdir(exist_ok=True)
    for module, text in {"__init__": "", **modules}.items():
        (package / f"{module}.py").write_text(text, "utf-8")


def python(folder: Path, code: str) -> str:
    """Run a snippet with these packages installed; give what it prints."""
    paths = [str(folder), *(path for path in sys.path if path)]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, env=env
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()
