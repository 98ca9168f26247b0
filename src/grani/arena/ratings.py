"""Strength in one number: ratings on the scale of Elo, by the model of Bradley and Terry.

The library ``choix`` finds the most likely strengths; how certain they are is found from how much
deals differ (``rating_bounds``). With fewer than ``FEWEST`` deals for each table, nothing is said
of it. A difference of 400 means ten victories to one; all ratings of an arena have the mean that is
said.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, log
from typing import Any

from grani.arena.deals import Line
from grani.arena.question import Question
from grani.arena.rating_bounds import bounds
from grani.arena.verdicts import FIRST_LOOK, by_deal, met

MEAN = 1500.0
SCALE = 400 / log(10)
PRIOR = 0.5
"""Victories of each over each that are added: without any, who never loses is infinitely good."""
FEWEST = FIRST_LOOK


@dataclass(frozen=True)
class Rating:
    """A player's strength with its 95 % interval, without end where there are too few deals."""

    player: int
    value: float
    low: float
    high: float


def ratings(question: Question, lines: Sequence[Line]) -> list[Rating]:
    """Rate all players, in their order; ImportError where the library is not installed."""
    import numpy as np

    size = len(question.players)
    played = by_deal(question, lines)
    deals = [_beaten(question, found, size) for found in played.values()]
    if size < 2 or not deals:
        return []
    stacked = np.array(deals)
    added = PRIOR * (1 - np.eye(size))
    strengths = _strengths(stacked.sum(axis=0) + added)
    counted = Counter(lineup for lineup, _ in played)
    if min(counted[lineup] for lineup in range(len(question.lineups))) < FEWEST:
        found = [(-inf, inf)] * size
    else:
        found = bounds(stacked, strengths, added)
    return [
        Rating(player, *(MEAN + SCALE * float(one) for one in (strengths[player], *found[player])))
        for player in range(size)
    ]


def _beaten(question: Question, lines: Sequence[Line], size: int) -> Any:
    """Count, for one deal, how often each player beat each other one."""
    import numpy as np

    table = np.zeros((size, size))
    for line in lines:
        players = sorted(set(question.lineups[question.place(line["n"]).lineup]))
        for first in players:
            for second in players:
                if first != second:
                    table[first, second] += met(question, line, first, second)[0]
    return table


def _strengths(beaten: Any) -> Any:
    """Give the most likely strengths, in natural logarithms; their mean is 0."""
    import choix

    found = choix.ilsr_pairwise_dense(beaten)
    return found - found.mean()
