"""Choices of one resource out of several, as cards, tokens and squares offer them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from grani.core.numbers import arranged
from grani.dice_forge.resources import ANCIENT, GLORY, GOLD, MOON, SUN


@final
@mypyc_attr(acyclic=True)
class Offer:
    """Exactly one of these, by the receiver's choice."""

    def __init__(
        self,
        number: i64,
        name: str,
        gold: i64 = 0,
        sun: i64 = 0,
        moon: i64 = 0,
        glory: i64 = 0,
        ancient: i64 = 0,
        loyalty: i64 = 0,
    ) -> None:
        self.number: Final[i64] = number
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
MOST_OFFERS: Final[int] = 16
"""A pending offer has four bits for its number."""
_ROWS: Final[list[Offer]] = [
    Offer(0, "nothing"),
    Offer(1, "owl", gold=1, sun=1, moon=1),
    Offer(2, "boar", sun=1, moon=1, glory=3),
    Offer(3, "triton", gold=6, sun=2, moon=2),
    Offer(4, "twins", moon=1, glory=1),
    Offer(5, "trifle", gold=3, sun=1, moon=1),
    Offer(6, "gold_or_glory", gold=6, glory=3),
    Offer(7, "moon_or_glory", moon=2, glory=3),
    Offer(8, "shards", sun=2, moon=2),
    Offer(9, "guardian", ancient=1, loyalty=1),
]
OFFERS: Final[vec[Offer]] = vec[Offer](
    arranged("offer", _ROWS, [offer.number for offer in _ROWS], MOST_OFFERS)
)
OFFER_IDS: Final[dict[str, int]] = {OFFERS[i].name: i for i in range(1, len(OFFERS))}
