"""A judgement for games that bring only rules: play on at random and see what comes of it.

It is noisy and knows nothing, but a search that asks it often enough plays any game sensibly.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from grani.bots.evaluator import Evaluator
from grani.core.contract import State
from grani.core.dice import Dice
from grani.core.playout import play_out

SAMPLES: Final = 8


@final
class Playouts(Evaluator):
    """Judges a position by one game played out at random from it."""

    def __init__(self, unit: float) -> None:
        super().__init__()
        self.points: Final[float] = unit
        """How many points make one unit of lead."""
        self.dice: Dice = Dice(0)

    def begin(self, seed: i64) -> None:
        """Throw other dice from here on."""
        self.dice = Dice(seed)

    def unit(self) -> float:
        return self.points

    def settle(self, state: State) -> None:
        super().settle(state)
        if state.seats == 1:
            return
        # Rules that nobody here knows say themselves who wins, and that may be the lowest score.
        winners = state.winners()
        scores = state.scores()
        highest = [seat for seat, score in enumerate(scores) if score == max(scores)]
        for seat in range(state.seats):
            self.win[seat] = 1.0 / len(winners) if seat in winners else 0.0
            if winners != highest:
                self.lead[seat] = 0.0

    def worth(self, state: State, mover: i64) -> None:
        after = state.clone()
        play_out(after, self.dice)
        self.settle(after)


def usual_lead(state: State) -> float:
    """Give how far apart scores usually are at the end, or how high one alone is, in points."""
    total = 0
    for number in range(SAMPLES):
        after = state.clone()
        play_out(after, Dice(number))
        scores = after.scores()
        total += abs(scores[0]) if state.seats == 1 else max(scores) - min(scores)
    return max(1.0, total / SAMPLES)
