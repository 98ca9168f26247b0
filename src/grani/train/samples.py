"""Positions to learn from, as a game leaves them: what was seen, and what it came to."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from grani.bots.evaluator import Evaluator
from grani.bots.forge_features import Features
from grani.bots.forge_meanings import meaning
from grani.core.contract import State
from grani.dice_forge.table import Table

FOLLOWED: Final[i64] = 0
"""What came after belongs to it: the return goes on through this position."""
SLIPPED: Final[i64] = 1
"""Chance decided here, not the player: what came after says nothing about before."""
ASIDE: Final[i64] = 2
"""Only looked at: the return passes by."""


@final
@mypyc_attr(acyclic=True)
class Samples:
    """Positions of many games, one after another in long arrays.

    A position has its rows and values up to ``ends``; the seat that looks; what the evaluator
    thought of it (``guesses``: lead, win) and how the return passes through; ``returns`` (lead,
    win), filled in when the game is over; and, where a decision was made, what each option means
    and how much it deserves to be preferred, up to ``option_ends``.
    """

    def __init__(self) -> None:
        self.rows: vec[i64] = vec[i64]()
        self.values: vec[i64] = vec[i64]()
        self.ends: vec[i64] = vec[i64]()
        self.seats: vec[i64] = vec[i64]()
        self.guesses: vec[float] = vec[float]()
        self.passing: vec[i64] = vec[i64]()
        self.returns: vec[float] = vec[float]()
        self.options: vec[i64] = vec[i64]()
        self.deserts: vec[float] = vec[float]()
        self.option_ends: vec[i64] = vec[i64]()
        self.first: i64 = 0
        """The first position of the game that is being played."""
        self.features: Final[Features] = Features()

    def note(self, game: Table, seat: i64, lead: float, win: float, passing: i64) -> None:
        """Note a position as a seat sees it."""
        features = self.features
        features.read(game, seat)
        self.copy(features)
        features.sets_of(game)
        self.copy(features)
        end: i64 = len(self.rows)
        self.ends = append(self.ends, end)
        self.seats = append(self.seats, seat)
        self.guesses = append(append(self.guesses, lead), win)
        self.passing = append(self.passing, passing)
        options: i64 = len(self.options)
        self.option_ends = append(self.option_ends, options)

    def copy(self, features: Features) -> None:
        """Add the rows that were found."""
        rows = self.rows
        values = self.values
        k: i64
        for k in range(features.count):
            rows = append(rows, features.rows[k])
            values = append(values, features.values[k])
        self.rows = rows
        self.values = values

    def prefer(self, game: Table, seat: i64, action: i64, desert: float) -> None:
        """Note what an option of the position noted last deserves."""
        self.options = append(self.options, meaning(game, seat, action))
        self.deserts = append(self.deserts, desert)
        last: i64 = len(self.option_ends)
        self.option_ends[last - 1] = len(self.options)

    def finish(self, evaluator: Evaluator, game: State, trust: float) -> None:
        """Fill in the returns of the game that has just ended.

        With ``trust`` 1 every position gets the result of the game; below it, what the evaluator
        thought of later positions counts too (TD lambda).
        """
        count: i64 = len(self.ends)
        evaluator.settle(game)
        lead = vec[float]([0.0] * 16)
        win = vec[float]([0.0] * 16)
        seat: i64
        for seat in range(game.seats):
            lead[seat] = evaluator.lead[seat]
            win[seat] = evaluator.win[seat]
        returns = self.returns
        while len(returns) < 2 * count:
            returns = append(returns, 0.0)
        i: i64
        for i in range(count - 1, self.first - 1, -1):
            seat = self.seats[i]
            returns[2 * i] = lead[seat]
            returns[2 * i + 1] = win[seat]
            guess = self.guesses[2 * i]
            chance = self.guesses[2 * i + 1]
            if self.passing[i] == SLIPPED:
                lead[seat] = guess
                win[seat] = chance
            elif self.passing[i] == FOLLOWED:
                lead[seat] = (1.0 - trust) * guess + trust * lead[seat]
                win[seat] = (1.0 - trust) * chance + trust * win[seat]
        self.returns = returns
        self.first = count
