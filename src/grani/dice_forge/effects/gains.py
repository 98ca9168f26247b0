"""Gold that may go to the hammer, and gains that offer a choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from grani.dice_forge.actions import RESOURCE, SPLIT
from grani.dice_forge.effect import OFFER, Effect
from grani.dice_forge.faces import OFFERS
from grani.dice_forge.resources import GLORY

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.table import Table


@final
class Hammer(Effect):
    """Divide gained gold between hammer and reserve (D-05); ``x``: gold, source << 8."""

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return me.hammer_room() > 0

    def run(self, game: Table, me: Hero, x: i64) -> None:
        game.store_gold(me, x & 255, x >> 8)

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        most = min(x & 255, me.hammer_room())
        part: i64
        for part in range(most + 1):
            game.allow(SPLIT + part)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        part = action - SPLIT
        if part > 0:
            game.hammer(me, part, x >> 8)
        game.store_gold(me, (x & 255) - part, x >> 8)


@final
class TakeOffer(Effect):
    """Take one of the resources on offer (D-07, D-13); ``x``: offer, times << 4, source << 7."""

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return True

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        on_offer = OFFERS[x & 15]
        resource: i64
        for resource in range(GLORY + 1):
            if on_offer.amount(resource) > 0:
                game.allow(RESOURCE + resource)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        times = x >> 4 & 7
        if times > 1:
            one_time: i64 = 16
            game.push(OFFER, me.seat, x - one_time)
        resource = action - RESOURCE
        game.gain(me, resource, OFFERS[x & 15].amount(resource), x >> 7)
