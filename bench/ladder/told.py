"""What the games of a row came to: shares, points and times, and whether that is what was asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import isfinite

from bench.ladder.rows import Row, Target
from grani.arena.deals import Line
from grani.arena.verdicts import Estimate, by_deal, mean_of, share_of

STARS = 10
MET, MISSED, OPEN, SO_FAR = "met", "NOT MET", "open", "so far"


@dataclass(frozen=True)
class Told:
    """A row and its games."""

    row: Row
    lines: list[list[Line]]
    """By source."""

    @property
    def games(self) -> int:
        return sum(len(lines) for lines in self.lines)

    def all(self) -> Iterator[Line]:
        for lines in self.lines:
            yield from lines

    def share(self) -> Estimate:
        """Estimate how much of the victories the first bot has; a shared one is half a victory."""
        pairs = []
        for source, lines in zip(self.row.sources, self.lines, strict=True):
            for deal in by_deal(source.question, lines).values():
                pairs.append((sum(float(line["wins"][0]) for line in deal), float(len(deal))))
        return share_of(pairs)

    def points(self) -> Estimate:
        """Estimate the score of a seat, over games in which all seats are the same bot."""
        pairs = [(float(sum(line["scores"])), float(len(line["scores"]))) for line in self.all()]
        return mean_of(pairs)

    def decisions(self) -> list[float]:
        """Give milliseconds of every timed decision, the quickest first."""
        return sorted(us / 1000 for line in self.all() for us in line["us"])


def told_of(row: Row) -> Told:
    return Told(row, [source.lines() for source in row.sources])


def configuration(one: Told) -> str:
    return one.row.name.split("/")[1]


def count(one: Told, games: int) -> str:
    """Say how many games there are, and how many there should be."""
    wanted = wanted_of(one.row, games)
    return f"{one.games:,}" if one.games >= wanted else f"{one.games:,} of {wanted:,}"


def wanted_of(row: Row, games: int) -> int:
    return sum(row.wanted(games)) * row.sources[0].games_a_deal


def verdict(one: Told, games: int, target: Target | None, found: Estimate) -> str:
    """Say whether what was asked is reached; a part of the games says so only for now."""
    if target is None:
        return ""
    if target.is_most:
        is_met = found.value <= target.value
    else:
        is_met = found.value >= target.value and (not target.above or found.low > target.above)
    if one.games >= wanted_of(one.row, games):
        return MET if is_met else MISSED
    # A few games can leave open what is asked: that is no failure yet.
    if found.low < target.value < found.high or (not is_met and found.value >= target.value):
        return OPEN
    return f"{MET if is_met else MISSED}, {SO_FAR}"


def share_asked(target: Target | None) -> str:
    if target is None:
        return ""
    above = f", all above {percent(target.above)}" if target.above else ""
    return f"≥ {percent(target.value)} %{above}"


def own(scores: Sequence[int], side: int) -> float:
    """Give the score of one side: the first entry, or the mean of all others."""
    return float(scores[0]) if side == 0 else mean(float(score) for score in scores[1:])


def spent(one: Told, side: int) -> float:
    """Give milliseconds a decision of a side."""
    part: Callable[[list[float]], list[float]] = (
        (lambda of: of[:1]) if side == 0 else (lambda of: of[1:])
    )
    total = sum(sum(part(line["ms"])) for line in one.all())
    return total / max(1, sum(sum(part(line["decisions"])) for line in one.all()))


def mean(numbers: Iterator[float] | Sequence[float]) -> float:
    found = list(numbers)
    return sum(found) / len(found) if found else 0.0


def quantile(ordered: Sequence[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def scaled(found: Estimate) -> Estimate:
    return Estimate(found.value / STARS, found.low / STARS, found.high / STARS, found.deals)


def plus_minus(found: Estimate, digits: int = 1) -> str:
    if found.deals < 2:
        return f"{found.value:.{digits}f}"
    return f"{found.value:.{digits}f} ± {(found.high - found.low) / 2:.{digits}f}"


def percent(share: float) -> str:
    return f"{100 * share:.1f}".removesuffix(".0")


def between(found: Estimate) -> str:
    """Say an interval; nothing where too little was found for one."""
    return f"{percent(found.low)} to {percent(found.high)}" if isfinite(found.high) else ""
