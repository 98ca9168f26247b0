"""A copy of the sources to work in, and what has changed there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

from tests.packaging.sources import ROOT

PARTS = ("src", "tests", "tools", "docs", "web/src")
FILES = ("pyproject.toml", "setup.py", "CONTRIBUTING.md", "README.md")
LEFT_OUT = ("*.pyc.*", "*.so", "*.pyd", "*.egg-info", "static", "site", "screens")
BYTECODE = "__pycache__"
"""It goes along, and holds for whatever is not changed: to compile all of it anew takes each
command seconds. What others are just writing there does not."""


class Copy:
    """The sources, interpreted, free to be changed."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for part in PARTS:
            shutil.copytree(ROOT / part, root / part, ignore=shutil.ignore_patterns(*LEFT_OUT))
        for file in FILES:
            shutil.copy(ROOT / file, root / file)
        self._before = self._sums()

    def _sums(self) -> dict[str, str]:
        return {
            path.relative_to(self.root).as_posix(): sha256(path.read_bytes()).hexdigest()
            for path in self.root.rglob("*")
            if path.is_file() and path.parent.name != BYTECODE
        }

    def changed(self) -> set[str]:
        """Name the files that are new, gone or different."""
        now = self._sums()
        names = {*now, *self._before}
        return {name for name in names if now.get(name) != self._before.get(name)}

    def run(self, *words: str) -> str:
        """Run a module of Python in the copy; give what it says."""
        done = subprocess.run(
            [sys.executable, "-m", *words],
            cwd=self.root,
            env={
                **os.environ,
                "PYTHONPATH": str(self.root / "src"),
                "PYTHONDONTWRITEBYTECODE": "1",
            },
            capture_output=True,
            text=True,
            check=False,
            timeout=600,
        )
        assert done.returncode == 0, f"{words}\n{done.stdout[-4000:]}{done.stderr[-2000:]}"
        return done.stdout

    def tests(self, wanted: str, *files: str) -> str:
        """Run the tests of some files whose names have a word in them; give what pytest says."""
        plain = ("-q", "-x", "-p", "no:cacheprovider", "-n", "0")
        return self.run("pytest", *plain, "-k", wanted, *files)

    # ------------------------------------------------------------------ what a person does

    def write(self, path: str, text: str) -> None:
        """Write a file."""
        (self.root / path).write_text(text, encoding="utf-8")

    def append(self, path: str, text: str) -> None:
        """Write at the end of a file."""
        self.write(path, self.read(path) + text)

    def replace(self, path: str, old: str, new: str) -> None:
        """Put something in the place of what stands in a file once."""
        text = self.read(path)
        assert text.count(old) == 1, f"{path}: {old!r}"
        self.write(path, text.replace(old, new))

    def read(self, path: str) -> str:
        """Read a file."""
        return (self.root / path).read_text(encoding="utf-8")
