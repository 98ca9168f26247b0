"""What a long review has found so far, in a file beside the record, so that it can go on later.

A line is one finding: its number and what was found. The first line says what the file belongs to:
another game, speed, seed, judge or version of this file begins it anew.
"""

from __future__ import annotations

import hashlib
import json
import os
from dataclasses import asdict
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import IO

from grani.bots import weights
from grani.core.record import Record
from grani.review.scales import GRADES, SURE, WORTH_COMPARING, speed_of

FORMAT = "grani-findings-2"
"""Changes when the same judge and speed would come to other findings than before."""


def path_beside(record: Path, speed: str) -> Path:
    """Name the file of a record's findings."""
    return record.with_name(f"{record.name}.{speed}")


class Findings:
    """Findings of one review: those that are known, and ``keep`` for more."""

    def __init__(self, path: Path, record: Record, speed: str, seed: int) -> None:
        self.path = path
        self.known: dict[int, object] = {}
        self._head = json.dumps(_head(record, speed, seed), sort_keys=True)
        self._file: IO[str] | None = None
        self._read()

    def __enter__(self) -> Findings:
        if not self.known:
            self.path.write_text(f"{self._head}\n", encoding="utf-8")
        self._file = self.path.open("a", encoding="utf-8")
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        wrong: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._file:
            self._file.close()
            self._file = None

    def keep(self, number: int, found: object) -> None:
        """Write down one finding."""
        assert self._file is not None
        self.known[number] = found
        self._file.write(f"{json.dumps([number, found])}\n")
        self._file.flush()

    def _read(self) -> None:
        """Take over what is there, up to a line that was cut off when a machine stopped."""
        try:
            text = self.path.read_text("utf-8")
        except (OSError, UnicodeDecodeError):
            return
        lines = text.splitlines(keepends=True)
        if not lines or lines[0] != f"{self._head}\n":
            return
        whole = len(lines[0].encode())
        for line in lines[1:]:
            try:
                number, found = json.loads(line)
            except ValueError:
                break
            if not line.endswith("\n"):
                break
            self.known[number] = found
            whole += len(line.encode())
        if whole < len(text.encode()):
            os.truncate(self.path, whole)


def edition(game: str, speed: str, seed: int) -> str:
    """Name what findings depend on beside the record: findings of another edition are of no use."""
    return _digest(
        json.dumps([FORMAT, asdict(speed_of(game, speed)), GRADES, SURE, WORTH_COMPARING, seed]),
        _judges(),
    )


@cache
def _judges() -> str:
    """Name the weights that there are."""
    return _digest(*(path.read_bytes() for path in sorted(weights.FOLDER.glob("*.weights"))))


def _head(record: Record, speed: str, seed: int) -> dict[str, object]:
    return {
        "format": FORMAT,
        "record": _digest(json.dumps([record.game, record.rules, record.setup, record.actions])),
        "edition": edition(record.game, speed, seed),
    }


def _digest(*parts: str | bytes) -> str:
    found = hashlib.sha256()
    for part in parts:
        found.update(part.encode() if isinstance(part, str) else part)
    return found.hexdigest()[:16]
