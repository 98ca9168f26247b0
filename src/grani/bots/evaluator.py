"""What judges positions: the same for bots, hints and review.

An evaluator says of a position what each seat may expect, and of a decision which options it would
rather try. It looks at one position at a time and leaves its answer in its own numbers, so that
nothing is made anew a million times; it belongs to one thread.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from grani.core.contract import OVER, State

MOST_SEATS: Final[int] = 12
MOST_OPTIONS: Final[int] = 160


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Evaluator:
    """Judges positions of one game.

    ``lead`` and ``win`` are by seat, as the last ``worth`` left them: by how much the seat is
    expected to be ahead of its best rival at the end, in units of the game's own choice that are
    about one for a clear victory, and its chance to win, a shared victory counting as its share.
    In a game for one there is nobody to be ahead of: ``lead`` is 0, and ``win`` the score that may
    be expected, in the same units.
    ``actions`` and ``logits`` are what the last ``weigh`` left: options, and how much each is
    preferred; equal logits are equally good first guesses.
    """

    def __init__(self) -> None:
        self.lead: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.win: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.actions: vec[i64] = vec[i64]([0] * MOST_OPTIONS)
        self.logits: vec[float] = vec[float]([0.0] * MOST_OPTIONS)

    def worth(self, state: State, mover: i64) -> None:
        """Judge a position for all seats; ``mover`` decided last, or -1."""
        raise NotImplementedError

    def weigh(self, state: State, seat: i64) -> i64:
        """Weigh the options of a seat that must decide; give how many there are."""
        count = state.find(seat)
        while len(self.actions) < count:
            self.actions = append(self.actions, 0)
            self.logits = append(self.logits, 0.0)
        i: i64
        for i in range(count):
            self.actions[i] = state.options[i]
            self.logits[i] = 0.0
        return count

    def unit(self) -> float:
        """Give how many points of the game, as ``scores`` counts them, one unit of ``lead`` is."""
        return 1.0

    def doubt(self, state: State) -> float:
        """Give by how much ``win`` is usually off in a game like this one, where it is most open:
        a standard error that stays however long one thinks."""
        return 0.0

    def ends_soon(self, state: State) -> bool:
        """Tell whether so little is left that playing to the end says more than looking."""
        return False

    def settle(self, state: State) -> None:
        """Judge a game that is over by what it came to."""
        scores = state.scores()
        unit = self.unit()
        if state.seats == 1:
            self.lead[0] = 0.0
            self.win[0] = float(scores[0]) / unit
            return
        seat: i64
        other: i64
        for seat in range(state.seats):
            mine = scores[seat]
            best = -1000000
            sharing = 1.0
            for other in range(state.seats):
                if other != seat:
                    if scores[other] > best:
                        best = scores[other]
                    if scores[other] == mine:
                        sharing += 1.0
            self.win[seat] = 1.0 / sharing if mine >= best else 0.0
            self.lead[seat] = float(mine - best) / unit

    def judge(self, state: State, mover: i64) -> None:
        """Judge any position: finished games by their result, all others by ``worth``."""
        if state.actor == OVER:
            self.settle(state)
        else:
            self.worth(state, mover)
