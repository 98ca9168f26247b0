"""Choices of one resource out of several, as cards, tokens and squares offer them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from grani.dice_forge.resources import ANCIENT, GLORY, GOLD, MOON, SUN


@final
@mypyc_attr(acyclic=True)
class Offer:
    """Exactly one of these, by the receiver's choice."""

    def __init__(
        self,
        name: str,
        gold: i64 = 0,
        sun: i64 = 0,
        moon: i64 = 0,
        glory: i64 = 0,
        ancient: i64 = 0,
        loyalty: i64 = 0,
    ) -> None:
        self.name: Final[str] = name
        self.gold: Final[i64] = gold
        self.sun: Final[i64] = sun
        self.moon: Final[i64] = moon
        self.glory: Final[i64] = glory
        self.ancient: Final[i64] = ancient
        self.loyalty: Final[i64] = loyalty

    def amount(self, resource: i64) -> i64:
        """Give the offered amount of one resource; 0 if it is not on offer."""
        if resource == GOLD:
            return self.gold
        if resource == SUN:
            return self.sun
        if resource == MOON:
            return self.moon
        if resource == GLORY:
            return self.glory
        return self.ancient if resource == ANCIENT else self.loyalty


OWL_OFFER: Final[i64] = 1
BOAR_OFFER: Final[i64] = 2
TRITON_OFFER: Final[i64] = 3
TWINS_OFFER: Final[i64] = 4
TRIFLE_OFFER: Final[i64] = 5
GOLD_OR_GLORY_OFFER: Final[i64] = 6
MOON_OR_GLORY_OFFER: Final[i64] = 7
SHARDS_OFFER: Final[i64] = 8
GUARDIAN_OFFER: Final[i64] = 9
OFFERS: Final[vec[Offer]] = vec[Offer](
    [
        Offer("nothing"),
        Offer("owl", gold=1, sun=1, moon=1),
        Offer("boar", sun=1, moon=1, glory=3),
        Offer("triton", gold=6, sun=2, moon=2),
        Offer("twins", moon=1, glory=1),
        Offer("trifle", gold=3, sun=1, moon=1),
        Offer("gold_or_glory", gold=6, glory=3),
        Offer("moon_or_glory", moon=2, glory=3),
        Offer("shards", sun=2, moon=2),
        Offer("guardian", ancient=1, loyalty=1),
    ]
)
OFFER_IDS: Final[dict[str, int]] = {OFFERS[i].name: i for i in range(1, len(OFFERS))}
