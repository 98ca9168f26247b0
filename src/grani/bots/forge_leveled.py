"""A bot of a level in Dice Forge: it takes the weights that fit the game it is asked about."""

from __future__ import annotations

from functools import partial
from typing import Final, final

from mypy_extensions import i64

from grani.bots.bot import Bot
from grani.bots.forge_weights import name_for, shipped
from grani.bots.intuition import Intuition
from grani.bots.search import Search
from grani.core.contract import State
from grani.dice_forge.table import Table


@final
class LeveledForge(Bot):
    """Plays every game of Dice Forge: by first guesses, or by search if it has iterations."""

    def __init__(
        self,
        temperature: float,
        iterations: i64,
        seconds: float,
        boldness: float,
        seed: int,
        cores: i64 = 1,
    ) -> None:
        self.temperature: Final[float] = temperature
        self.iterations: Final[i64] = iterations
        self.seconds: Final[float] = seconds
        self.boldness: Final[float] = boldness
        self.cores: Final[i64] = cores
        self.seed: i64 = seed
        self.weights = ""
        self.bot: Bot | None = None

    def begin(self, seed: i64) -> None:
        self.seed = seed
        if self.bot is not None:
            self.bot.begin(seed)

    def choose(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Table)
        weights = name_for(state)
        bot = self.bot
        if bot is None or weights != self.weights:
            bot = self.make(weights)
            bot.begin(self.seed)
            self.weights = weights
            self.bot = bot
        return bot.choose(state, seat)

    def make(self, weights: str) -> Bot:
        """Give the bot that plays with these weights."""
        evaluator = shipped(weights)
        if self.iterations == 0:
            return Intuition(evaluator, self.temperature)
        if self.cores == 1:
            return Search(evaluator, self.iterations, self.seconds, boldness=self.boldness)
        from grani.bots.together import Together

        share = max(1, int(self.iterations) // int(self.cores))
        make = partial(searching, weights, share, self.seconds, self.boldness)
        return Together(make, int(self.cores), int(self.seed))


def searching(weights: str, iterations: int, seconds: float, boldness: float) -> Search:
    """Give a search that judges by these weights."""
    return Search(shipped(weights), iterations, seconds, boldness=boldness)
