"""What a campaign has reached: kinds of question, pairs of them, and things that have met.

Coverage is additive: every worker keeps its own and hands over what is new with each report.
"""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import groupby

Stop = tuple[int, int]
"""What is asked and what waits below it, numbered by the game."""


@dataclass
class Coverage:
    """Counts of one game. Rows of ``met`` are bit masks: who met the thing of that number."""

    stops: Counter[Stop] = field(default_factory=Counter)
    """Where play has stopped: what is asked, and what waits below it."""
    read: Counter[Stop] = field(default_factory=Counter)
    """Those of them that were written down and read back."""
    met: dict[int, int] = field(default_factory=dict)
    rich: int = 0
    """Games that began with a rich position."""

    def add(self, other: Coverage) -> None:
        """Join what another one has seen."""
        self.stops.update(other.stops)
        self.read.update(other.read)
        for thing, others in other.met.items():
            self.met[thing] = self.met.get(thing, 0) | others
        self.rich += other.rich

    def meet(self, thing: int, others: int) -> None:
        """Note that a thing has met others, a bit each."""
        self.met[thing] = self.met.get(thing, 0) | others

    def have_met(self, one: int, two: int) -> bool:
        """Tell whether two things have met, whichever was noted."""
        return bool(self.met.get(one, 0) >> two & 1 or self.met.get(two, 0) >> one & 1)


@dataclass(frozen=True)
class Expected:
    """What there is to reach in one game, in words for the table."""

    stops: tuple[str, ...]
    things: tuple[str, ...]
    pairs: tuple[tuple[int, int], ...]
    noun: str
    meeting: str
    """What it means that two things have met."""
    name: Callable[[Stop], tuple[str, str]]
    """Names a stop."""


def never_asked(coverage: Coverage, expected: Expected) -> list[str]:
    """Name the kinds of question that play never reached."""
    reached = {expected.name(stop)[0] for stop in coverage.stops}
    return [kind for kind in expected.stops if kind not in reached]


def never_met(coverage: Coverage, expected: Expected) -> list[tuple[str, str]]:
    """Name the pairs that never met."""
    return [
        (expected.things[one], expected.things[two])
        for one, two in expected.pairs
        if not coverage.have_met(one, two)
    ]


def never_read(coverage: Coverage, expected: Expected) -> list[tuple[str, str]]:
    """Name the stops that were reached and never read back."""
    return sorted(expected.name(stop) for stop in coverage.stops if not coverage.read[stop])


def table(game: str, coverage: Coverage, expected: Expected) -> str:
    """Write coverage for people: a row for each kind of question, then what is missing."""
    width = min(shutil.get_terminal_size((100, 24)).columns, 120)
    missing, unmet = never_asked(coverage, expected), never_met(coverage, expected)
    reached = len(expected.stops) - len(missing)
    pairs = len(expected.pairs)
    wide = max(len(kind) for kind in expected.stops) + 2
    lines = [
        "",
        f"{game}: {reached} of {len(expected.stops)} kinds of question, "
        f"{len(coverage.stops)} with what waits below them, "
        f"{coverage.read.total()} positions read back at {len(coverage.read)} of these",
        f"  {'question':<{wide}}{'asked':>10}{'read back':>11}  above",
    ]
    stops = sorted((*expected.name(stop), stop) for stop in coverage.stops)
    for kind, rows in groupby(stops, key=lambda row: row[0]):
        below = list(rows)
        asked = sum(coverage.stops[stop] for _, _, stop in below)
        read = sum(coverage.read[stop] for _, _, stop in below)
        names = [name + ("" if coverage.read[stop] else " (unread)") for _, name, stop in below]
        lines += _wrapped(f"  {kind:<{wide}}{asked:>10}{read:>11}  ", names, width)
    if missing:
        lines += _wrapped("  never asked: ", missing, width)
    lines.append(
        f"{game}: {pairs - len(unmet)} of {pairs} pairs of {expected.noun} met "
        f"({expected.meeting}); {coverage.rich} rich positions"
    )
    if unmet:
        lines += _wrapped("  never met: ", [f"{one} + {two}" for one, two in unmet], width)
    return "\n".join(lines)


def _wrapped(head: str, words: Iterable[str], width: int) -> list[str]:
    """Put words after a head, commas between, on as many lines as they need."""
    lines, line = [], head
    for word in words:
        if len(line) + len(word) + 2 > width and len(line) > len(head):
            lines.append(line.rstrip())
            line = " " * len(head)
        line += word + ", "
    return [*lines, line.removesuffix(", ")]
