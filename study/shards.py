"""The games of a study on disk: shards that are only ever appended to, and never mixed.

A configuration has a folder for every fingerprint, so that games of other weights, presets or rules
lie elsewhere. Every run opens a shard of its own and hands each game to the system as soon as it is
known: a kill loses what was not finished, and a line that was torn off is not read. Shards of other
machines may be laid beside; a game that stands in two of them counts once.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from math import inf
from pathlib import Path

from grani.arena.journal import Journal, claim
from study.lines import Line, fingerprint
from study.plans import Plan

FOLDER = Path(__file__).parent.parent / ".bench" / "study"


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


class Shard(Journal):
    """A new shard of a folder; others are kept out as long as it is open."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._lock = open(folder / "lock", "ab")  # noqa: SIM115 (as long as this is)
        try:
            claim(self._lock, folder)
        except BaseException:
            self._lock.close()
            raise
        there = [int(path.stem) for path in folder.glob("*.jsonl") if path.stem.isdecimal()]
        super().__init__(folder / f"{max(there, default=0) + 1:04}.jsonl", anew=True)

    def close(self) -> None:
        """Leave no empty shard."""
        if not self.file.closed:
            is_empty = self.file.tell() == 0
            super().close()
            if is_empty:
                self.path.unlink()
            self._lock.close()
