"""The seven islands, their portals and the fifteen places where stacks of feats lie."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

PORTALS: Final[int] = 7


@final
@mypyc_attr(acyclic=True)
class Slot:
    """The place of one stack: what a feat costs there, and the portal (1 to 7) it is done from."""

    def __init__(self, name: str, portal: i64, sun: i64, moon: i64) -> None:
        self.name: Final[str] = name
        self.portal: Final[i64] = portal
        self.sun: Final[i64] = sun
        self.moon: Final[i64] = moon


SLOTS: Final[vec[Slot]] = vec[Slot](
    [
        Slot("moon_1a", portal=1, sun=0, moon=1),
        Slot("moon_1b", portal=1, sun=0, moon=1),
        Slot("moon_2", portal=2, sun=0, moon=2),
        Slot("moon_3", portal=2, sun=0, moon=3),
        Slot("moon_4", portal=3, sun=0, moon=4),
        Slot("moon_5", portal=3, sun=0, moon=5),
        Slot("moon_6", portal=4, sun=0, moon=6),
        Slot("sun_5_moon_5", portal=4, sun=5, moon=5),
        Slot("sun_6", portal=4, sun=6, moon=0),
        Slot("sun_5", portal=5, sun=5, moon=0),
        Slot("sun_4", portal=5, sun=4, moon=0),
        Slot("sun_3", portal=6, sun=3, moon=0),
        Slot("sun_2", portal=6, sun=2, moon=0),
        Slot("sun_1a", portal=7, sun=1, moon=0),
        Slot("sun_1b", portal=7, sun=1, moon=0),
    ]
)
SLOT_COUNT: Final[i64] = 15
SLOT_IDS: Final[dict[str, int]] = {SLOTS[i].name: i for i in range(len(SLOTS))}
