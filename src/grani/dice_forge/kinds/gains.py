"""Gains that offer a choice of one resource."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from grani.core.prompt import Option
from grani.dice_forge.actions import RESOURCE
from grani.dice_forge.faces.offers import OFFER_IDS, OFFERS
from grani.dice_forge.kinds.kind import Args, Kind
from grani.dice_forge.names import SourceField, source_name, taking
from grani.dice_forge.resources import RESOURCES
from grani.dice_forge.stack import Field, Number, Word

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.table import Table


@final
class TakeOffer(Kind):
    """Take one of the resources on offer, so many times (D-07, D-13)."""

    def __init__(self) -> None:
        super().__init__(21, "offer", "offer")
        self.on_offer: Final[Field] = self.field(Word("offer", OFFER_IDS, "offer"))
        self.times: Final[Field] = self.field(Number("times", 1, 4))
        self.source: Final[Field] = self.field(SourceField())

    def push(self, game: Table, seat: i64, offer: i64, times: i64, source: i64) -> None:
        what = self.on_offer.put(offer) | self.times.put(times)
        game.push(self, seat, what | self.source.put(source))

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        on_offer = OFFERS[self.on_offer.of(x)]
        resource: i64
        for resource in range(RESOURCES):
            if on_offer.amount(resource) > 0:
                game.allow(RESOURCE + resource)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        times = self.times.of(x)
        if times > 1:
            game.push(self, me.seat, self.times.change(x, times - 1))
        resource = action - RESOURCE
        amount = OFFERS[self.on_offer.of(x)].amount(resource)
        game.gain(me, resource, amount, self.source.of(x))

    def cause(self, game: Table, me: Hero, x: i64) -> tuple[str, Args]:
        source = source_name(self.source.of(x))
        return source, {"times": int(self.times.of(x)), "source": source}

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        resource = action - RESOURCE
        return taking(me, action, resource, OFFERS[self.on_offer.of(x)].amount(resource))


OFFER: Final = TakeOffer()
