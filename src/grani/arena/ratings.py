"""Strength in one number: ratings on the scale of Elo, by the model of Bradley and Terry.

The library ``choix`` finds the most likely strengths. It knows nothing of deals, so how certain
they are is found by drawing the deals anew, with replacement, many times. That shows how much deals
differ only where there are several: of one alone, every draw is the same. With fewer than
``FEWEST`` deals for each table, nothing is said of it. A difference of 400 means ten victories to
one; all ratings of an arena have the mean that is said.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, log
from typing import Any

from grani.arena.deals import Line
from grani.arena.question import Question
from grani.arena.verdicts import FIRST_LOOK, by_deal, met
from grani.core.dice import Dice

MEAN = 1500.0
SCALE = 400 / log(10)
PRIOR = 0.5
"""Victories of each over each that are added: without any, who never loses is infinitely good."""
FEWEST = FIRST_LOOK
DRAWS = 200
GRAINS = 1000
SEED = 1


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
    dice = Dice(SEED)
    stacked = np.array(deals)
    values = _strengths(stacked.sum(axis=0) + PRIOR * (1 - np.eye(size)))
    counted = Counter(lineup for lineup, _ in played)
    if min(counted[lineup] for lineup in range(len(question.lineups))) < FEWEST:
        return [Rating(player, float(values[player]), -inf, inf) for player in range(size)]
    drawn = []
    for _ in range(DRAWS):
        counts = np.bincount([int(dice.below(len(deals))) for _ in deals], minlength=len(deals))
        drawn.append(_strengths(np.tensordot(counts, stacked, axes=1) + _one_game(size, dice)))
    low, high = np.quantile(np.array(drawn), [0.025, 0.975], axis=0)
    return [
        Rating(player, float(values[player]), float(low[player]), float(high[player]))
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


def _one_game(size: int, dice: Dice) -> Any:
    """Divide one game between each two by chance: where deals all end alike, drawing them anew
    shows nothing of what is not known, and this does."""
    import numpy as np

    table = np.zeros((size, size))
    for first in range(size):
        for second in range(first):
            share = (int(dice.below(GRAINS)) + 0.5) / GRAINS
            table[first, second], table[second, first] = share, 1 - share
    return table


def _strengths(beaten: Any) -> Any:
    """Give the most likely strengths, in points of Elo."""
    import choix

    found = choix.ilsr_pairwise_dense(beaten)
    return MEAN + SCALE * (found - found.mean())
