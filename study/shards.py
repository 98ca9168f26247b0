"""The games of a study on disk: shards that are only ever appended to, and never mixed.

A configuration has a folder for every fingerprint, so that games of other weights, presets or rules
lie elsewhere. Every run opens a shard of its own and hands each game to the system as soon as it is
known: a kill loses what was not finished, and a line that was torn off is not read. Shards of other
machines may be laid beside; a game that stands in two of them counts once.
"""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Iterable, Iterator
from math import inf
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import BinaryIO, Self

from study.lines import Line, fingerprint
from study.plans import Plan

FOLDER = Path(__file__).parent.parent / ".bench" / "study"
SYNC_SECONDS = 5.0
"""How much of a run a power cut may cost."""


class Busy(RuntimeError):
    """Another process plays into the same folder."""


def folder_of(plan: Plan, root: Path = FOLDER) -> Path:
    """Give where the games of a plan lie, as it would be played today."""
    return root / f"{plan.name}-{fingerprint(plan)}"


def numbers_in(folder: Path) -> set[int]:
    """Give the numbers of the games that are there."""
    return {line["n"] for line in read(folder)}


def unbroken(numbers: set[int]) -> int:
    """Give how many games are there from the first on: a study counts these, whatever was played
    beyond a gap, so that it rests on the same games however they came about.

    >>> unbroken({0, 1, 2, 4})
    3
    """
    return next(number for number in range(len(numbers) + 1) if number not in numbers)


def read(folder: Path, games: float = inf) -> Iterator[Line]:
    """Give every game once, shard by shard; only the first ``games`` of them, if that is said."""
    seen: set[int] = set()
    for shard in sorted(folder.glob("*.jsonl")):
        with open(shard, "rb") as file:
            for text in file:
                if not text.endswith(b"\n"):
                    break
                line: Line = json.loads(text)
                if line["n"] < games and line["n"] not in seen:
                    seen.add(line["n"])
                    yield line


class Shard:
    """A new shard of a folder, open for writing; others are kept out as long as it is."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._lock: BinaryIO = open(folder / "lock", "ab")  # noqa: SIM115 (as long as this is)
        try:
            fcntl.flock(self._lock.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._lock.close()
            raise Busy(f"another process plays into {folder}") from None
        there = [int(path.stem) for path in folder.glob("*.jsonl") if path.stem.isdecimal()]
        self.path = folder / f"{max(there, default=0) + 1:04}.jsonl"
        self._file: BinaryIO = open(self.path, "xb")  # noqa: SIM115
        self._synced = monotonic()

    def add(self, lines: Iterable[Line]) -> None:
        """Keep games that have been played."""
        for line in lines:
            self._file.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
        self._file.flush()
        if monotonic() - self._synced > SYNC_SECONDS:
            self._sync()

    def close(self) -> None:
        """Make sure of everything, leave no empty shard, and let others go on."""
        if not self._file.closed:
            self._sync()
            is_empty = self._file.tell() == 0
            self._file.close()
            if is_empty:
                self.path.unlink()
            self._lock.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        wrong: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _sync(self) -> None:
        self._file.flush()
        os.fsync(self._file.fileno())
        self._synced = monotonic()
