"""A bot chooses one of the legal actions. It sees the state and must leave it as it is."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from grani.core.contract import State
from grani.core.dice import Dice


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Bot:
    """Chooses actions for a seat."""

    def begin(self, seed: i64) -> None:
        """Forget everything and get ready for a game; equal seeds make equal play."""

    def choose(self, state: State, seat: i64) -> i64:
        """Give one of the legal actions of ``seat``."""
        raise NotImplementedError


@final
class RandomBot(Bot):
    """Takes every legal action with equal chance."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def begin(self, seed: i64) -> None:
        self.dice = Dice(seed)

    def choose(self, state: State, seat: i64) -> i64:
        count = state.find(seat)
        return state.options[self.dice.below(count)]
