"""The faces of the base box: a table to check against the box.

A row begins with the number of the face, which stands in records and is never given to another.
Faces for sale have the lowest numbers, cheapest first: scans for affordable faces rely on that.
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
    number: i64,
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
        number,
        name,
        kind,
        gold,
        sun,
        moon,
        glory,
        cost=cost,
        copies=copies,
        pool=pool,
        place=SANCTUARY,
    )


def shield(
    number: i64, name: str, matches: i64, gold: i64, sun: i64, moon: i64, glory: i64
) -> Face:
    return Face(
        number,
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


def boar(number: i64, name: str, link: i64) -> Face:
    return Face(
        number,
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
    Face(0, "nothing", EMPTY),
    # the sanctuary, by price
    sold(1, "gold_3", "s02_gold", 2, 4, gold=3),
    sold(2, "moon_1", "s02_moon", 2, 4, moon=1),
    sold(3, "gold_4", "s03_gold", 3, 4, gold=4),
    sold(4, "sun_1", "s03_sun", 3, 4, sun=1),
    sold(5, "gold_6", "s04_mixed", 4, 1, gold=6),
    sold(6, "choice_gsm_1", "s04_mixed", 4, 1, gold=1, sun=1, moon=1, kind=CHOICE),
    sold(7, "glory_1_sun_1", "s04_mixed", 4, 1, glory=1, sun=1),
    sold(8, "gold_2_moon_1", "s04_mixed", 4, 1, gold=2, moon=1),
    sold(9, "choice_gold_3_glory_2", "s05_choice", 5, 4, gold=3, glory=2, kind=CHOICE),
    sold(10, "moon_2", "s06_moon", 6, 4, moon=2),
    sold(11, "sun_2", "s08_sun", 8, 4, sun=2),
    sold(12, "glory_3", "s08_glory", 8, 4, glory=3),
    sold(13, "glory_4", "s12_mixed", 12, 1, glory=4),
    sold(14, "glory_2_moon_2", "s12_mixed", 12, 1, glory=2, moon=2),
    sold(15, "choice_gsm_2", "s12_mixed", 12, 1, gold=2, sun=2, moon=2, kind=CHOICE),
    sold(16, "gold_1_sun_1_moon_1_glory_1", "s12_mixed", 12, 1, gold=1, sun=1, moon=1, glory=1),
    # only on the starting dice
    Face(17, "gold_1", GAIN, gold=1),
    Face(18, "glory_2", GAIN, glory=2),
    # the gardens
    Face(19, "mirror", MIRROR, copies=4, pool="g_mirror", place=GARDEN),
    shield(20, "shield_red", SUN, 0, 2, 0, 0),
    shield(21, "shield_blue", MOON, 0, 0, 2, 0),
    shield(22, "shield_yellow", GOLD, 3, 0, 0, 0),
    shield(23, "shield_green", GLORY, 0, 0, 0, 3),
    Face(24, "ship", SHIP, copies=4, pool="g_ship", place=GARDEN),
    boar(25, "boar_red", 0),
    boar(26, "boar_yellow", 1),
    boar(27, "boar_green", 2),
    boar(28, "boar_blue", 3),
    Face(29, "triple", TRIPLE, copies=4, pool="g_triple", place=GARDEN),
]
