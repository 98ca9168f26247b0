"""All faces, box by box, and the temple that holds them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grani.core.numbers import arranged
from grani.dice_forge.actions import FACE, SPLIT
from grani.dice_forge.faces.base import BASE_FACES
from grani.dice_forge.faces.face import (
    BOAR as BOAR,
    CHOICE as CHOICE,
    EMPTY as EMPTY,
    FATE as FATE,
    FOREST as FOREST,
    GAIN as GAIN,
    GARDEN as GARDEN,
    GOLEM as GOLEM,
    LAST_SIMPLE as LAST_SIMPLE,
    MIRROR as MIRROR,
    MISFORTUNE as MISFORTUNE,
    NO_LINK as NO_LINK,
    SANCTUARY as SANCTUARY,
    SHIELD as SHIELD,
    SHIP as SHIP,
    TRIPLE as TRIPLE,
    Face as Face,
)
from grani.dice_forge.faces.offers import (
    OFFERS as OFFERS,
    OWL_OFFER as OWL_OFFER,
    TRITON_OFFER as TRITON_OFFER,
    Offer as Offer,
)
from grani.dice_forge.faces.rebellion import REBELLION_FACES

_ROWS: Final[list[Face]] = BASE_FACES + REBELLION_FACES
FACES: Final[vec[Face]] = vec[Face](
    arranged("face", _ROWS, [face.number for face in _ROWS], int(SPLIT - FACE))
)
"""By number."""
FACE_COUNT: Final[int] = len(FACES)
COSTS: Final[vec[i64]] = vec[i64]([face.cost for face in FACES])
"""The cost of each face, packed for the scans that run at every main action."""
FACE_IDS: Final[dict[str, int]] = {FACES[i].name: i for i in range(1, FACE_COUNT)}

NOTHING: Final[i64] = 0
FIRST_SOLD: Final[i64] = 1
LAST_SOLD: Final[i64] = 16

SHIP_DISCOUNT: Final[i64] = 2

LIGHT_START: Final[list[str]] = ["gold_1", "gold_1", "gold_1", "gold_1", "gold_1", "sun_1"]
DARK_START: Final[list[str]] = ["gold_1", "gold_1", "gold_1", "gold_1", "moon_1", "glory_2"]

POOLS: Final[list[str]] = [
    "s02_gold",
    "s02_moon",
    "s03_gold",
    "s03_sun",
    "s04_mixed",
    "s05_choice",
    "s06_moon",
    "s08_sun",
    "s08_glory",
    "s12_mixed",
    "g_mirror",
    "g_shield",
    "g_ship",
    "g_boar",
    "g_triple",
    "f_misfortune",
    "f_golem_sun",
    "f_dogged",
    "f_golem_moon",
    "f_chaos",
]


POOL_SIZE: Final[int] = 4
POOL_IDS: Final[dict[str, int]] = {pool: number for number, pool in enumerate(POOLS)}


def faces_of(pool: str) -> list[int]:
    """Name the faces that lie in a pool at the start, each once."""
    return [i for i in range(FACE_COUNT) if FACES[i].pool == pool]


POOL_FACES: Final[list[vec[i64]]] = [vec[i64](faces_of(pool)) for pool in POOLS]
"""The faces of each pool, by its number."""
MIXED_POOLS: Final[list[str]] = [
    pool for pool in POOLS if FACES[faces_of(pool)[0]].cost > 0 and len(faces_of(pool)) > 1
]
"""Pools of the sanctuary in which faces differ."""
GARDEN_POOLS: Final[list[str]] = [
    pool
    for pool in POOLS
    if FACES[faces_of(pool)[0]].cost == 0 and FACES[faces_of(pool)[0]].link == NO_LINK
]
"""Pools from which cards let their owner take a face."""


def _check() -> None:
    """The counts on the box: 40 faces in ten pools of the sanctuary, 20 in five gardens,
    20 in the five of the forest."""
    for pool in POOLS:
        assert sum(FACES[i].copies for i in faces_of(pool)) == POOL_SIZE, pool
    cost: i64 = 0
    i: i64
    for i in range(FACE_COUNT):
        assert (FACES[i].place == SANCTUARY) == (FIRST_SOLD <= i <= LAST_SOLD)
        if FACES[i].place == SANCTUARY:
            assert cost <= FACES[i].cost
            cost = FACES[i].cost


_check()
