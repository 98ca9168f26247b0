"""What each number of an observation is: named slices, one after another, with bounds.

A game's module deals its places out by a ``Plan``, so that what is written, what is documented and
what a space allows come from one line of code.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

MOST = 32_767
"""What a number of 16 bits can say; larger amounts are written as this."""


@dataclass(frozen=True)
class Slice:
    """Numbers side by side that are read alike: ``observation[start:stop]``."""

    name: str
    start: int
    length: int
    meaning: str
    low: int = 0
    high: int = 1

    @property
    def stop(self) -> int:
        return self.start + self.length


class Plan:
    """Deals out places, from 0 on."""

    def __init__(self) -> None:
        self.slices: list[Slice] = []
        self.size = 0

    def add(self, name: str, length: int, meaning: str, high: int = 1, low: int = 0) -> int:
        """Take the next places for a slice; give where it begins."""
        start = self.size
        self.slices.append(Slice(name, start, length, meaning, low, high))
        self.size += length
        return start


@dataclass(frozen=True)
class Layout:
    """The slices of an observation, in order and without gaps."""

    slices: tuple[Slice, ...]

    @property
    def size(self) -> int:
        return self.slices[-1].stop if self.slices else 0

    def __getitem__(self, name: str) -> slice:
        """Give where a slice lies: ``observation[layout["own.gold"]]``."""
        for one in self.slices:
            if one.name == name:
                return slice(one.start, one.stop)
        from grani.core.reading import did_you_mean

        known = [one.name for one in self.slices]
        raise KeyError(f"no slice {name!r}{did_you_mean(name, known)}")

    def describe(self, place: int) -> str:
        """Say in a line what one number is."""
        for one in self.slices:
            if one.start <= place < one.stop:
                return f"{one.name}[{place - one.start}]: {one.meaning}"
        raise IndexError(f"place {place}: an observation has {self.size} numbers")

    def bounds(self) -> tuple[list[int], list[int]]:
        """List the least and the greatest value of every place."""
        low: list[int] = []
        high: list[int] = []
        for one in self.slices:
            low += [one.low] * one.length
            high += [one.high] * one.length
        return low, high

    def table(self) -> str:
        """Write the slices as a Markdown table."""
        lines = ["| numbers | slice | what they are | values |", "|---|---|---|---|"]
        for one in self.slices:
            last = f"–{one.stop - 1}" if one.length > 1 else ""
            lines.append(
                f"| {one.start}{last} | `{one.name}` | {one.meaning} | {one.low} to {one.high} |"
            )
        return "\n".join(lines) + "\n"


def seats_after(table: Plan, seat: Plan, seats: int) -> Layout:
    """Lay out what lies on the table, then the same slices for every seat: one's own, and then the
    others clockwise."""
    slices = list(table.slices)
    for k in range(seats):
        whose = "own" if k == 0 else f"other{k}"
        start = table.size + k * seat.size
        slices += [
            replace(one, name=f"{whose}.{one.name}", start=start + one.start) for one in seat.slices
        ]
    return Layout(tuple(slices))
