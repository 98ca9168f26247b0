"""What chance decides before the first turn: sets of open slots, faces removed for two players."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from grani.dice_forge.actions import FACE, SET
from grani.dice_forge.effect import REMOVE, Effect
from grani.dice_forge.events import DEALT, REMOVED
from grani.dice_forge.feats import FEATS, SETS

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.table import Table


@final
class Draw(Effect):
    """Chance puts a set of the boxes in play into a slot (DF-013); ``x``: slot, boxes << 4."""

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        for feat in SETS[x & 15]:
            if FEATS[feat].box & x >> 4:
                game.allow(SET + feat)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        feats = game.feats[:]
        feats[x & 15] = action - SET
        game.feats = feats
        game.tell(DEALT, -1, action - SET, x & 15, 0)


@final
class Remove(Effect):
    """Chance takes a face out of a mixed pool (DF-003); ``x``: first, last face, how many yet."""

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        face: i64
        for face in range(x & 63, (x >> 6 & 63) + 1):
            if game.supply[face] > 0:
                game.allow(FACE + face)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        game.supply[action - FACE] -= 1
        game.tell(REMOVED, -1, action - FACE, 0, 0)
        left = (x >> 12) - 1
        if left > 0:
            game.push(REMOVE, 0, x & 0xFFF | left << 12)
