"""The greedy bot of Dice Forge: tries each option, looks at what it is worth, takes the best."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from grani.bots.bot import Bot
from grani.bots.forge_prices import Taste
from grani.bots.forge_values import Judge
from grani.core.contract import State
from grani.dice_forge.kinds.forging import FORGE
from grani.dice_forge.kinds.kind import KINDS, Kind
from grani.dice_forge.kinds.turn import EXTRA, MAIN, REINFORCE
from grani.dice_forge.stack import kind_of
from grani.dice_forge.table import Table

MAX_FOLLOW: Final[i64] = 3
WORST: Final[float] = -1000000.0


@final
class GreedyForge(Bot):
    """Plays like a sensible beginner: one step ahead, and what a step leads to at once.

    It has a table of its own for every step ahead, and tries all options of that step on it.
    """

    def __init__(self, taste: Taste) -> None:
        self.judge: Final[Judge] = Judge(taste)
        self.desks: vec[Table] = vec[Table]()

    def choose(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Table)
        count = state.find(seat)
        best = state.options[0]
        if count > 1:
            self.have_desks(state)
            most = WORST
            i: i64
            for i in range(count):
                action = state.options[i]
                value = self.value(state, action, seat, 0)
                if value > most or (value == most and action < best):
                    most = value
                    best = action
        return best

    def have_desks(self, game: Table) -> None:
        """Have tables to try things on, with as many seats as the game has."""
        if len(self.desks) == 0 or self.desks[0].seats != game.seats:
            self.desks = vec[Table]([game.clone() for _ in range(MAX_FOLLOW + 1)])

    def value(self, game: Table, action: i64, seat: i64, depth: i64) -> float:
        """Give what the position after ``action`` is worth; own follow-ups are played out."""
        after = self.desks[depth]
        after.copy_from(game)
        after.play(action, seat)
        if after.actor != seat or depth == MAX_FOLLOW or self.is_fresh(after, game):
            return self.judge.worth(after, seat)
        best = WORST
        count = after.find(seat)
        i: i64
        for i in range(count):
            best = max(best, self.value(after, after.options[i], seat, depth + 1))
        return best

    def is_fresh(self, after: Table, before: Table) -> bool:
        """Tell whether the next decision is one of its own, not a part of this one."""
        kind = asked(after)
        if kind is MAIN:
            return asked(before) is not EXTRA
        return kind is REINFORCE or kind is EXTRA or kind is FORGE


def asked(game: Table) -> Kind:
    """Give the kind of the decision that is open."""
    return KINDS[kind_of(game.stack[game.depth - 1])]
