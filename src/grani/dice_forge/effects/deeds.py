"""Cards being taken, and the die chosen for a minor blessing."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from grani.core.bits import bit
from grani.dice_forge.actions import DIE
from grani.dice_forge.boards.titans import TITAN_SQUARES, first_feat_glory
from grani.dice_forge.effect import BLESSINGS, MEMORIES, Effect
from grani.dice_forge.effects.rebellion import memories_on
from grani.dice_forge.events import OF_FEAT, OF_ZONE, TOOK
from grani.dice_forge.feats import FEATS
from grani.dice_forge.feats.card import TITANS
from grani.dice_forge.islands import SLOTS
from grani.dice_forge.resources import GLORY

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.table import Table


@final
class Take(Effect):
    """Take the top card of the stack in slot ``x``; its immediate effect follows (DF-110)."""

    def run(self, game: Table, me: Hero, x: i64) -> None:
        card_of_slot = bit(3 * x)
        copy = game.seats - (game.stacks >> 3 * x & 7)
        game.stacks -= card_of_slot
        me.cards += card_of_slot
        feat = game.feats[x]
        card = FEATS[feat]
        me.printed += card.glory
        game.tell(TOOK, me.seat, feat, copy, 0)
        if game.module == TITANS:
            self.revolt(game, me, x, copy)
        if card.immediate is not None:
            card.immediate.perform(game, me, OF_FEAT + feat, copy)

    def revolt(self, game: Table, me: Hero, slot: i64, copy: i64) -> None:
        """Glory for a feat that is new, in a zone of rebellion; memories pay after it."""
        if me.count(slot) == 1:
            zone = TITAN_SQUARES[me.square].zone
            game.gain(me, GLORY, first_feat_glory(zone, copy == 0), OF_ZONE)
        tokens = memories_on(game, me.seat, SLOTS[slot].portal)
        if tokens:
            game.push(MEMORIES, me.seat, tokens)


@final
class Minor(Effect):
    """Pick a die for minor blessings in a row (D-12).

    ``x``: manner << 2, how many << 4, feat << 8, oracle << 16.
    """

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return True

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow(DIE)
        game.allow(DIE + 1)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        game.push(BLESSINGS, me.seat, x & 127 | (x >> 16) << 7 | action - DIE + 1)
