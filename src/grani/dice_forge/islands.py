"""The seven islands, their portals and the fifteen places where stacks of feats lie."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from grani.core.numbers import arranged
from grani.dice_forge.actions import FEAT, REINFORCE

PORTALS: Final[int] = 7


@final
@mypyc_attr(acyclic=True)
class Slot:
    """The place of one stack: what a feat costs there, and the portal (1 to 7) it is done from."""

    def __init__(self, number: i64, name: str, portal: i64, sun: i64, moon: i64) -> None:
        self.number: Final[i64] = number
        self.name: Final[str] = name
        self.portal: Final[i64] = portal
        self.sun: Final[i64] = sun
        self.moon: Final[i64] = moon


_ROWS: Final[list[Slot]] = [
    Slot(0, "moon_1a", portal=1, sun=0, moon=1),
    Slot(1, "moon_1b", portal=1, sun=0, moon=1),
    Slot(2, "moon_2", portal=2, sun=0, moon=2),
    Slot(3, "moon_3", portal=2, sun=0, moon=3),
    Slot(4, "moon_4", portal=3, sun=0, moon=4),
    Slot(5, "moon_5", portal=3, sun=0, moon=5),
    Slot(6, "moon_6", portal=4, sun=0, moon=6),
    Slot(7, "sun_5_moon_5", portal=4, sun=5, moon=5),
    Slot(8, "sun_6", portal=4, sun=6, moon=0),
    Slot(9, "sun_5", portal=5, sun=5, moon=0),
    Slot(10, "sun_4", portal=5, sun=4, moon=0),
    Slot(11, "sun_3", portal=6, sun=3, moon=0),
    Slot(12, "sun_2", portal=6, sun=2, moon=0),
    Slot(13, "sun_1a", portal=7, sun=1, moon=0),
    Slot(14, "sun_1b", portal=7, sun=1, moon=0),
]
SLOTS: Final[vec[Slot]] = vec[Slot](
    arranged("slot", _ROWS, [slot.number for slot in _ROWS], int(REINFORCE - FEAT))
)
SLOT_COUNT: Final[i64] = 15
SUN_PRICES: Final[vec[i64]] = vec[i64]([slot.sun for slot in SLOTS])
MOON_PRICES: Final[vec[i64]] = vec[i64]([slot.moon for slot in SLOTS])
"""What the feat of each slot costs, packed for the scans that run at every main action."""
SLOT_IDS: Final[dict[str, int]] = {SLOTS[i].name: i for i in range(len(SLOTS))}
