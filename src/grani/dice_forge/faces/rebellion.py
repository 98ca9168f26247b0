"""The faces of the Rebellion box: those of the forest, and those on starting dice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grani.dice_forge.faces.face import FATE, FOREST, GOLEM, MISFORTUNE, SHIELD, Face
from grani.dice_forge.resources import GLORY, GOLD, MOON, SUN

SUN_GOLEM: Final[i64] = 1
MOON_GOLEM: Final[i64] = 2


def chaos(number: i64, name: str, matches: i64, ancient: i64 = 0, loyalty: i64 = 0) -> Face:
    """A chaos face: its two of something, and 3 glory with it beside a matching face."""
    return Face(
        number,
        name,
        SHIELD,
        copies=1,
        pool="f_chaos",
        place=FOREST,
        matches=matches,
        reward_a=3,
        keeps_b=True,
        ancient=ancient,
        loyalty=loyalty,
    )


def misfortune(number: i64, name: str, link: i64) -> Face:
    return Face(
        number,
        name,
        MISFORTUNE,
        ancient=1,
        loyalty=1,
        copies=1,
        pool="f_misfortune",
        place=FOREST,
        link=link,
    )


REBELLION_FACES: Final[list[Face]] = [
    Face(30, "golem_moon", GOLEM, copies=4, pool="f_golem_moon", place=FOREST, golem=MOON_GOLEM),
    Face(31, "golem_sun", GOLEM, copies=4, pool="f_golem_sun", place=FOREST, golem=SUN_GOLEM),
    Face(32, "ancient_1", FATE, ancient=1),
    Face(33, "loyalty_1_glory_1", FATE, glory=1, loyalty=1),
    Face(34, "gold_3_ancient_1", FATE, gold=3, ancient=1, copies=2, pool="f_dogged", place=FOREST),
    Face(
        35,
        "gold_2_glory_1_loyalty_1",
        FATE,
        gold=2,
        glory=1,
        loyalty=1,
        copies=2,
        pool="f_dogged",
        place=FOREST,
    ),
    chaos(36, "chaos_blue", MOON, ancient=2),
    chaos(37, "chaos_red", SUN, ancient=2),
    chaos(38, "chaos_yellow", GOLD, loyalty=2),
    chaos(39, "chaos_green", GLORY, loyalty=2),
    misfortune(40, "misfortune_red", 4),
    misfortune(41, "misfortune_yellow", 5),
    misfortune(42, "misfortune_green", 6),
    misfortune(43, "misfortune_blue", 7),
]
