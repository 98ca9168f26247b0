"""Who is better, and when that is certain enough to stop.

Two bots are compared by the games that one of them won while the other sat there: the *share* of
the first is one half if they are equally good, however many others play. Games of one deal share
their dice, so deals are what is counted: intervals come from how much deals differ.

A test that is looked at again and again errs more often than it says. Verdicts are therefore given
at a few looks, after 8, 16, 32 … deals, and the chance of a wrong one that is allowed in all is
divided among them: 1/2, 1/6, 1/12 … of it, which add up to 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

from grani.arena.deals import Line
from grani.arena.question import Place, Question
from grani.arena.statistics import wilson

FIRST_LOOK = 8
CERTAINTY = 0.95
HALF = 0.5


@dataclass(frozen=True)
class Estimate:
    """A rate or a mean with its interval, and the number of deals that it comes from."""

    value: float
    low: float
    high: float
    deals: int


@dataclass(frozen=True)
class Limits:
    """When to stop: after ``deals``, or earlier if it is clear."""

    deals: int
    error: float = 0.05
    """The chance that a comparison is decided wrongly; 0 never stops for being decided."""
    width: float = 0.0
    """Half the interval of a share that is narrow enough; 0 is never."""


def looks(most: int) -> list[int]:
    """Give after how many deals is looked, up to ``most``.

    >>> looks(50)
    [8, 16, 32, 50]
    """
    found = []
    look = FIRST_LOOK
    while look < most:
        found.append(look)
        look *= 2
    return [*found, most]


def error_at(number: int, error: float) -> float:
    """Give what a look, counted from 0, may spend of the error that is allowed in all."""
    return error / ((number + 1) * (number + 2))


def share_of(pairs: Sequence[tuple[float, float]], certainty: float = CERTAINTY) -> Estimate:
    """Estimate a share from deals: for each, the part and the whole that it was part of.

    >>> share = share_of([(2, 2), (1, 2), (2, 2), (1, 2), (2, 2), (2, 2)])
    >>> round(share.value, 2), share.low < 0.83 < share.high
    (0.83, True)
    """
    counted = [(part, whole) for part, whole in pairs if whole > 0]
    deals = len(counted)
    total = sum(whole for _, whole in counted)
    if deals < 2:
        return Estimate(sum(part for part, _ in counted) / total if total else HALF, 0, 1, deals)
    value = sum(part for part, _ in counted) / total
    spread = sum((part - value * whole) ** 2 for part, whole in counted)
    variance = spread * deals / (deals - 1) / total**2
    if variance > 1e-12:
        # As many independent games as would be equally certain.
        size, reach = value * (1 - value) / variance, student(certainty, deals - 1)
    else:
        # All deals ended alike, so nothing is seen of chance: each is taken for one game.
        size, reach = float(deals), normal(certainty)
    low, high = wilson(value * size, size, reach)
    return Estimate(value, low, high, deals)


def mean_of(pairs: Sequence[tuple[float, float]], certainty: float = CERTAINTY) -> Estimate:
    """Estimate a mean from deals: for each, the sum and how many were summed."""
    counted = [(total, count) for total, count in pairs if count > 0]
    deals = len(counted)
    count = sum(number for _, number in counted)
    if not count:
        return Estimate(0, 0, 0, 0)
    value = sum(total for total, _ in counted) / count
    if deals < 2:
        return Estimate(value, float("-inf"), float("inf"), deals)
    spread = sum((total - value * number) ** 2 for total, number in counted)
    half = student(certainty, deals - 1) * sqrt(spread * deals / (deals - 1)) / count
    return Estimate(value, value - half, value + half, deals)


def normal(certainty: float) -> float:
    """Give how many standard errors an interval reaches out where they are known."""
    return NormalDist().inv_cdf(0.5 + certainty / 2)


def student(certainty: float, freedom: int) -> float:
    """Give how many standard errors an interval reaches out, for few deals more than for many.

    >>> round(student(0.95, 10), 2), round(student(0.95, 100_000), 2)
    (2.23, 1.96)
    """
    z = normal(certainty)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return float(sum(term / freedom**power for power, term in enumerate(terms)))


def met(question: Question, line: Line, first: int, second: int) -> tuple[float, float]:
    """Give how often the first player of two beat the second in a game, and how often either did.

    A player that has several seats meets with each of them.
    """
    lineup = question.lineups[question.place(line["n"]).lineup]
    won = [0.0, 0.0]
    seats = [lineup.count(first), lineup.count(second)]
    for entry, player in enumerate(lineup):
        if player in (first, second):
            won[player == second] += line["wins"][entry]
    beat, lost = won[0] * seats[1], won[1] * seats[0]
    return beat, beat + lost


def by_deal(question: Question, lines: Iterable[Line]) -> dict[tuple[int, int], list[Line]]:
    """Sort games by lineup and deal; deals that are not complete are left out."""
    deals: dict[tuple[int, int], list[Line]] = {}
    for line in lines:
        place = question.place(line["n"])
        deals.setdefault((place.lineup, place.deal), []).append(line)
    return {key: found for key, found in sorted(deals.items()) if len(found) == question.seats}


def compare(
    question: Question,
    deals: Iterable[Sequence[Line]],
    first: int,
    second: int,
    certainty: float = CERTAINTY,
) -> Estimate:
    """Estimate the share of one player against another over deals in which both sat."""
    pairs = []
    for lines in deals:
        each = [met(question, line, first, second) for line in lines]
        pairs.append((sum(part for part, _ in each), sum(whole for _, whole in each)))
    return share_of(pairs, certainty)


def is_settled(
    question: Question, lineup: int, games: Mapping[int, Line], look: int, limits: Limits
) -> bool:
    """Tell whether a lineup need not play on after the look of this number."""
    count = looks(limits.deals)[look]
    deals = [
        [games[question.number(Place(lineup, deal, shift))] for shift in range(question.seats)]
        for deal in range(count)
    ]
    players = sorted(set(question.lineups[lineup]))
    pairs = [(a, b) for a in players for b in players if a < b]
    if not pairs:
        return False
    return all(_is_clear(question, deals, pair, look, limits) for pair in pairs)


def _is_clear(
    question: Question,
    deals: Sequence[Sequence[Line]],
    pair: tuple[int, int],
    look: int,
    limits: Limits,
) -> bool:
    if limits.error:
        share = compare(question, deals, *pair, 1 - error_at(look, limits.error))
        if not share.low <= HALF <= share.high:
            return True
    if limits.width:
        share = compare(question, deals, *pair)
        return (share.high - share.low) / 2 <= limits.width
    return False
