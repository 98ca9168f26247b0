"""The faces of the base box: a table to check against the box.

Faces for sale come first, cheapest first: scans for affordable faces rely on that order.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grani.dice_forge.faces.face import (
    BOAR,
    CHOICE,
    EMPTY,
    GAIN,
    GARDEN,
    MIRROR,
    SANCTUARY,
    SHIELD,
    SHIP,
    TRIPLE,
    Face,
)
from grani.dice_forge.faces.offers import BOAR_OFFER
from grani.dice_forge.resources import GLORY, GOLD, MOON, SUN


def sold(
    name: str,
    pool: str,
    cost: i64,
    copies: i64,
    gold: i64 = 0,
    sun: i64 = 0,
    moon: i64 = 0,
    glory: i64 = 0,
    kind: i64 = GAIN,
) -> Face:
    """A face of the sanctuary."""
    return Face(
        name, kind, gold, sun, moon, glory, cost=cost, copies=copies, pool=pool, place=SANCTUARY
    )


def shield(name: str, matches: i64, gold: i64, sun: i64, moon: i64, glory: i64) -> Face:
    return Face(
        name,
        SHIELD,
        gold,
        sun,
        moon,
        glory,
        copies=1,
        pool="g_shield",
        place=GARDEN,
        matches=matches,
        reward_a=5,
    )


def boar(name: str, link: i64) -> Face:
    return Face(
        name,
        BOAR,
        sun=1,
        moon=1,
        copies=1,
        pool="g_boar",
        place=GARDEN,
        link=link,
        offer=BOAR_OFFER,
    )


BASE_FACES: Final[list[Face]] = [
    Face("nothing", EMPTY),
    # the sanctuary, by price
    sold("gold_3", "s02_gold", 2, 4, gold=3),
    sold("moon_1", "s02_moon", 2, 4, moon=1),
    sold("gold_4", "s03_gold", 3, 4, gold=4),
    sold("sun_1", "s03_sun", 3, 4, sun=1),
    sold("gold_6", "s04_mixed", 4, 1, gold=6),
    sold("choice_gsm_1", "s04_mixed", 4, 1, gold=1, sun=1, moon=1, kind=CHOICE),
    sold("glory_1_sun_1", "s04_mixed", 4, 1, glory=1, sun=1),
    sold("gold_2_moon_1", "s04_mixed", 4, 1, gold=2, moon=1),
    sold("choice_gold_3_glory_2", "s05_choice", 5, 4, gold=3, glory=2, kind=CHOICE),
    sold("moon_2", "s06_moon", 6, 4, moon=2),
    sold("sun_2", "s08_sun", 8, 4, sun=2),
    sold("glory_3", "s08_glory", 8, 4, glory=3),
    sold("glory_4", "s12_mixed", 12, 1, glory=4),
    sold("glory_2_moon_2", "s12_mixed", 12, 1, glory=2, moon=2),
    sold("choice_gsm_2", "s12_mixed", 12, 1, gold=2, sun=2, moon=2, kind=CHOICE),
    sold("gold_1_sun_1_moon_1_glory_1", "s12_mixed", 12, 1, gold=1, sun=1, moon=1, glory=1),
    # only on the starting dice
    Face("gold_1", GAIN, gold=1),
    Face("glory_2", GAIN, glory=2),
    # the gardens
    Face("mirror", MIRROR, copies=4, pool="g_mirror", place=GARDEN),
    shield("shield_red", SUN, 0, 2, 0, 0),
    shield("shield_blue", MOON, 0, 0, 2, 0),
    shield("shield_yellow", GOLD, 3, 0, 0, 0),
    shield("shield_green", GLORY, 0, 0, 0, 3),
    Face("ship", SHIP, copies=4, pool="g_ship", place=GARDEN),
    boar("boar_red", 0),
    boar("boar_yellow", 1),
    boar("boar_green", 2),
    boar("boar_blue", 3),
    Face("triple", TRIPLE, copies=4, pool="g_triple", place=GARDEN),
]
