"""A bot that does not think ahead: it takes what its evaluator would try first.

At temperature 0 always the most preferred option; above it others too, the likelier the better they
look, which makes the plausible mistakes of somebody who is learning.
"""

from __future__ import annotations

from math import log
from typing import Final, final

from mypy_extensions import i64

from grani.bots.bot import Bot
from grani.bots.evaluator import Evaluator
from grani.core.contract import State
from grani.core.dice import Dice

WORDS: Final = 4294967298.0


@final
class Intuition(Bot):
    """Plays the first guess of an evaluator."""

    def __init__(self, evaluator: Evaluator, temperature: float, seed: int = 0) -> None:
        self.evaluator: Final[Evaluator] = evaluator
        self.temperature: Final[float] = temperature
        self.dice: Dice = Dice(seed)

    def begin(self, seed: i64) -> None:
        self.dice = Dice(seed)

    def choose(self, state: State, seat: i64) -> i64:
        return sample(self.evaluator, state, seat, self.dice, self.temperature)


def sample(evaluator: Evaluator, state: State, seat: i64, dice: Dice, temperature: float) -> i64:
    """Choose an option by chance, the likelier the more it is preferred."""
    count = evaluator.weigh(state, seat)
    best: i64 = 0
    most = -1e30
    i: i64
    for i in range(count):
        value = evaluator.logits[i]
        if temperature > 0.0 and count > 1:
            value -= temperature * log(-log((float(dice.word()) + 1.0) / WORDS))
        if value > most:
            most = value
            best = i
    return evaluator.actions[best]
