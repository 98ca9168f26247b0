"""What the options of one decision are worth: weighed by tries, the longer the sharper.

Hints and review ask here. A game is weighed by the search and the evaluator of its bots; one whose
bots think in another way brings its own weighing (``weighing(state, seat, seed)`` in its role
module, see ``grani.bots.weigh``). Equal seeds and numbers of tries give equal verdicts.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Protocol

from grani.bots.evaluator import Evaluator
from grani.bots.search import NONE, Search
from grani.core.contract import State
from grani.core.dice import Dice
from grani.core.playout import roll_on

NOISE = 0.25
"""Share of the first guess that is spread over all options: somebody asks what they are worth."""
BATCH = 16
"""Tries between two looks at the clock."""
LEAST = 4
"""Tries of every option, however bad it looks."""
MOST = 100_000
"""Tries after which more would fill the memory and tell nothing new."""
LEAD_WEIGHT = 0.01
"""How much what the search plays for counts beside the chance to win: it decides between equals."""
PRIOR = 4
"""Few tries of an option may agree by chance: so many have the spread that is usual."""


@dataclass(frozen=True)
class Verdict:
    """What is known of one option.

    ``win`` is the chance to win, a shared victory counted as a share; in a game for one it is the
    score to expect. ``error`` is its standard error, with what its judge is usually off by.
    """

    action: int
    win: float
    error: float
    tries: int


class Weighing(Protocol):
    """The options of one decision in the balance."""

    tries: int
    """How many there were so far."""

    def go_on(self) -> None:
        """Try a few times more."""

    @property
    def is_fair(self) -> bool:
        """Whether every option had a chance."""

    @property
    def is_done(self) -> bool:
        """Whether going on would tell nothing new."""

    def verdicts(self) -> list[Verdict]:
        """Give a verdict on every option, the best first."""


def weighing_of(state: State, seat: int, seed: int, evaluator: Evaluator) -> Weighing:
    """Put the options of a decision in the balance, with an evaluator as judge."""
    if len(state.legal(seat)) == 1:
        return OnlyOption(state, seat, seed, evaluator)
    return SearchWeighing(state, seat, seed, evaluator)


class Scale:
    """Makes verdicts of what an evaluator has said about an option, in sums."""

    def __init__(self, state: State, evaluator: Evaluator) -> None:
        self._doubt = evaluator.doubt(state)
        self._is_alone = state.seats == 1
        self._unit = evaluator.unit() / state.game.score_parts if self._is_alone else 1.0

    def verdict(self, action: int, tries: int, total: float, scatter: float) -> Verdict:
        """Give the verdict of so many tries, ``scatter`` being the standard error of their mean."""
        win = total / max(1, tries)
        error = sqrt(scatter**2 + self._off(win) ** 2)
        return Verdict(action, self._unit * win, self._unit * error, tries)

    def _off(self, win: float) -> float:
        """Give by how much the judge is off at such a chance: little where all is decided."""
        return self._doubt if self._is_alone else self._doubt * 2 * sqrt(max(0.0, win * (1 - win)))


class SearchWeighing:
    """Weighs by tree search, as bots do that think ahead."""

    def __init__(self, state: State, seat: int, seed: int, evaluator: Evaluator) -> None:
        self.tries = 0
        self._state = state
        self._seat = seat
        self._scale = Scale(state, evaluator)
        self._search = search = Search(evaluator, MOST, seed=seed)
        search.noise = NOISE
        search.plant(state, seat)
        self._edges = search.at_root()
        self._forced = 0

    def go_on(self) -> None:
        """Try one option after the other; once that is fair, most tries go where they promise most,
        but people look at the other numbers too."""
        if self.is_fair:
            self._search.grow(self._state, BATCH)
            self.tries += BATCH
        self._search.forced = self._edges[self._forced % len(self._edges)]
        self._search.grow(self._state, 1)
        self._search.forced = NONE
        self._forced += 1
        self.tries += 1

    @property
    def is_fair(self) -> bool:
        return self._forced >= LEAST * len(self._edges)

    @property
    def is_done(self) -> bool:
        return self.tries >= MOST

    def verdicts(self) -> list[Verdict]:
        """Give a verdict on every option, ranked by what is sure of it: an error below the mean.

        What the judge is off by is left out of that, since it is off alike for all of them.
        """
        tree = self._search.tree
        spread = self._spread()
        ranked: list[tuple[float, Verdict]] = []
        for edge in self._edges:
            action, tries = int(tree.action[edge]), int(tree.visits[edge])
            wins = tree.wins[edge]
            scatter = _scatter(tries, wins, tree.win_squares[edge], spread)
            worth = LEAD_WEIGHT * self._search.promise(edge, self._seat)
            rank = wins / max(1, tries) - scatter + worth
            ranked.append((rank, self._scale.verdict(action, tries, wins, scatter)))
        ranked.sort(key=lambda one: -one[0])
        return [verdict for _, verdict in ranked]

    def _spread(self) -> float:
        """Give the variance of tries of one option, on average over all tries."""
        tree = self._search.tree
        of_each = (
            _squares(int(tree.visits[edge]), tree.wins[edge], tree.win_squares[edge])
            for edge in self._edges
        )
        return sum(of_each) / max(1, self.tries)


class OnlyOption:
    """Weighs a decision that is none: the evaluator's word when the dice have fallen."""

    def __init__(self, state: State, seat: int, seed: int, evaluator: Evaluator) -> None:
        self.tries = 0
        self._seat = seat
        self._dice = Dice(seed)
        self._evaluator = evaluator
        self._scale = Scale(state, evaluator)
        self._action = state.legal(seat)[0]
        self._after = state.clone()
        self._after.play(self._action, seat)
        self._total = 0.0
        self._squares = 0.0

    def go_on(self) -> None:
        game = self._after.clone()
        roll_on(game, self._dice)
        self._evaluator.judge(game, self._seat)
        win = self._evaluator.win[self._seat]
        self.tries += 1
        self._total += win
        self._squares += win * win

    @property
    def is_fair(self) -> bool:
        return self.tries >= LEAST

    @property
    def is_done(self) -> bool:
        return self.tries >= BATCH

    def verdicts(self) -> list[Verdict]:
        scatter = _scatter(self.tries, self._total, self._squares, 0.0)
        return [self._scale.verdict(self._action, self.tries, self._total, scatter)]


def _scatter(tries: int, total: float, squares: float, spread: float) -> float:
    """Give the standard error of the mean of tries; ``spread`` is the variance that is usual."""
    own = _squares(tries, total, squares)
    return sqrt((own + PRIOR * spread) / (tries + PRIOR) / max(1, tries))


def _squares(tries: int, total: float, squares: float) -> float:
    """Give the sum of squared differences from the mean."""
    return max(0.0, squares - total * total / max(1, tries))
