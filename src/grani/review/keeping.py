"""What a long review has found so far, in a file beside the record, so that it can go on later.

A line is one finding: its number and what was found. The first line says what the file belongs to:
another game, speed, seed, judge or version of this file begins it anew.
"""

from __future__ import annotations

import errno
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

FORMAT = "grani-findings-7"
"""Changes when the same judge and speed would find or tell something else than before."""


PLAYED_OUT: dict[str, type] = {"win": list, "error": list}
CHOICE: dict[str, type] = {
    **dict.fromkeys(("action", "best", "loss", "noise"), int),
    **dict.fromkeys(("sort", "kind", "grade"), str),
    **dict.fromkeys(("said", "why"), dict),
    "options": list,
}
"""The fields of what is found, and what they hold."""


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
        if self.path.is_symlink():
            # What it leads to was never meant to be written over.
            raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))
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
        """Take over what is there, up to a line that is no finding or was cut off."""
        try:
            text = "" if self.path.is_symlink() else self.path.read_text("utf-8")
        except (OSError, UnicodeDecodeError):
            return
        lines = text.splitlines(keepends=True)
        if not lines or lines[0] != f"{self._head}\n":
            return
        whole = len(lines[0].encode())
        for line in lines[1:]:
            finding = _finding(line) if line.endswith("\n") else None
            if finding is None:
                break
            self.known[finding[0]] = finding[1]
            whole += len(line.encode())
        if whole < len(text.encode()):
            os.truncate(self.path, whole)


def _finding(line: str) -> tuple[int, object] | None:
    """Read a line: a number and what is found under it (``course.Keep``); None if damaged."""
    try:
        data = json.loads(line, parse_constant=_refuse)
    except (ValueError, RecursionError):
        return None
    if not isinstance(data, list) or len(data) != 2 or type(data[0]) is not int:
        return None
    number, found = data
    if number < 0:
        fits = _fits(found, PLAYED_OUT)
    elif number % 2:
        fits = _fits(found, CHOICE) and all(_are_whole(option, 3) for option in found["options"])
    else:
        fits = isinstance(found, list) and len(found) == 3 and all(map(_are_whole, found))
    return (number, found) if fits else None


def _refuse(constant: str) -> None:
    raise ValueError(constant)


def _fits(found: object, fields: dict[str, type]) -> bool:
    return isinstance(found, dict) and {name: type(one) for name, one in found.items()} == fields


def _are_whole(numbers: object, count: int = 0) -> bool:
    return (
        isinstance(numbers, list)
        and len(numbers) == (count or len(numbers))
        and all(type(one) is int for one in numbers)
    )


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
