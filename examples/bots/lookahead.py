"""Tries every option on a copy, plays each to the end by chance a few times, and takes the best.

grani simulate --seats examples.bots.lookahead:Lookahead:playouts=20,random --games 10
"""

from __future__ import annotations

from grani.core.contract import State
from grani.core.dice import Dice
from grani.core.playout import play_out


class Lookahead:
    """Plays any game; ``playouts`` is how often each option is tried."""

    def __init__(self, seed: int = 0, playouts: int = 5) -> None:
        self.dice, self.playouts = Dice(seed), playouts

    def choose(self, state: State, seat: int) -> int:
        return max(state.legal(seat), key=lambda action: self.worth(state, action, seat))

    def worth(self, state: State, action: int, seat: int) -> float:
        total = 0.0
        for _ in range(self.playouts):
            after = state.clone()
            after.apply(action, seat)
            play_out(after, self.dice)
            total += after.scores()[seat] - max(after.scores())
        return total
