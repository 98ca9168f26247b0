"""Gold that may go to the hammer, and gains that offer a choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from grani.dice_forge.actions import RESOURCE, SPLIT
from grani.dice_forge.effect import OFFER, Effect
from grani.dice_forge.events import STORED
from grani.dice_forge.faces import OFFERS
from grani.dice_forge.resources import RESOURCES, SCEPTER_TRACK

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.table import Table


@final
class Hammer(Effect):
    """Divide gained gold between hammer and reserve (D-05, RD-02).

    ``x``: gold, source << 8, track << 16: the hammer is 0, scepters follow.
    """

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return self.room(me, x >> 16) > 0

    def room(self, me: Hero, track: i64) -> i64:
        """Give how much gold the track still holds."""
        if track == 0:
            return me.hammer_room()
        return SCEPTER_TRACK - (me.stored >> 3 * (track - 1) & 7)

    def run(self, game: Table, me: Hero, x: i64) -> None:
        game.divide(me, x & 255, x >> 8 & 255, (x >> 16) + 1)

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        most = min(x & 255, self.room(me, x >> 16))
        part: i64
        for part in range(most + 1):
            game.allow(SPLIT + part)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        part = action - SPLIT
        track = x >> 16
        source = x >> 8 & 255
        if part > 0:
            if track == 0:
                game.hammer(me, part, source)
            else:
                me.stored += part << 3 * (track - 1)
                game.tell(STORED, me.seat, part, track, source)
        if part < x & 255:
            game.divide(me, (x & 255) - part, source, track + 1)


@final
class TakeOffer(Effect):
    """Take one of the resources on offer (D-07, D-13); ``x``: offer, times << 4, source << 7."""

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return True

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        on_offer = OFFERS[x & 15]
        resource: i64
        for resource in range(RESOURCES):
            if on_offer.amount(resource) > 0:
                game.allow(RESOURCE + resource)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        times = x >> 4 & 7
        if times > 1:
            one_time: i64 = 16
            game.push(OFFER, me.seat, x - one_time)
        resource = action - RESOURCE
        game.gain(me, resource, OFFERS[x & 15].amount(resource), x >> 7)
