"""The board of the Titans: where loyalty tokens stand, what their zones bring.

Special paths are already resolved: every square has one successor in each direction (RB-306).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from grani.core.numbers import arranged

# Zones
NO_ZONE: Final[i64] = 0
REBELLION_STRONG: Final[i64] = 1
REBELLION_WEAK: Final[i64] = 2
LOYALTY_GOLD: Final[i64] = 3
LOYALTY_GOLD_GLORY: Final[i64] = 4
LOYALTY_BOTH: Final[i64] = 5


@final
@mypyc_attr(acyclic=True)
class TitanSquare:
    """A square: points at the end, zone, and where tokens go from here (itself at an end)."""

    def __init__(self, name: str, glory: i64, zone: i64, rebellion: i64, loyalty: i64) -> None:
        self.name: Final[str] = name
        self.glory: Final[i64] = glory
        self.zone: Final[i64] = zone
        self.rebellion: Final[i64] = rebellion
        self.loyalty: Final[i64] = loyalty


_ROWS: Final[list[tuple[int, str, int, int, str, str]]] = [
    (0, "t_m25", -25, REBELLION_STRONG, "t_m25", "t_m25s"),
    (1, "t_m25s", -25, REBELLION_STRONG, "t_m25", "t_m20"),
    (2, "t_m20", -20, REBELLION_STRONG, "t_m25", "t_m17"),
    (3, "t_m17", -17, REBELLION_STRONG, "t_m20", "t_m17s"),
    (4, "t_m17s", -17, REBELLION_STRONG, "t_m17", "t_m14"),
    (5, "t_m14", -14, REBELLION_STRONG, "t_m17", "t_m12"),
    (6, "t_m12", -12, REBELLION_STRONG, "t_m14", "t_m10"),
    (7, "t_m10", -10, REBELLION_STRONG, "t_m12", "t_m8"),
    (8, "t_m8", -8, REBELLION_WEAK, "t_m10", "t_m7"),
    (9, "t_m7", -7, REBELLION_WEAK, "t_m8", "t_m6"),
    (10, "t_m6", -6, REBELLION_WEAK, "t_m7", "t_m5"),
    (11, "t_m5", -5, REBELLION_WEAK, "t_m6", "t_m3"),
    (12, "t_m3", -3, NO_ZONE, "t_m5", "t_m2"),
    (13, "t_m2", -2, NO_ZONE, "t_m3", "t_m1"),
    (14, "t_m1", -1, NO_ZONE, "t_m2", "t_0"),
    (15, "t_0", 0, NO_ZONE, "t_m1", "t_1"),
    (16, "t_1", 1, NO_ZONE, "t_0", "t_2"),
    (17, "t_2", 2, NO_ZONE, "t_1", "t_3"),
    (18, "t_3", 3, NO_ZONE, "t_2", "t_5"),
    (19, "t_5", 5, LOYALTY_GOLD, "t_3", "t_6"),
    (20, "t_6", 6, LOYALTY_GOLD, "t_5", "t_7"),
    (21, "t_7", 7, LOYALTY_GOLD, "t_6", "t_8"),
    (22, "t_8", 8, LOYALTY_GOLD_GLORY, "t_7", "t_10"),
    (23, "t_10", 10, LOYALTY_GOLD_GLORY, "t_8", "t_12"),
    (24, "t_12", 12, LOYALTY_GOLD_GLORY, "t_10", "t_14"),
    (25, "t_14", 14, LOYALTY_BOTH, "t_12", "t_17a"),
    (26, "t_17a", 17, LOYALTY_BOTH, "t_14", "t_17b"),
    (27, "t_17b", 17, LOYALTY_BOTH, "t_17a", "t_20a"),
    (28, "t_20a", 20, LOYALTY_BOTH, "t_17a", "t_20b"),
    (29, "t_20b", 20, LOYALTY_BOTH, "t_20a", "t_25"),
    (30, "t_25", 25, LOYALTY_BOTH, "t_20a", "t_25"),
]
TITAN_IDS: Final[dict[str, int]] = {row[1]: row[0] for row in _ROWS}
TITAN_SQUARES: Final[vec[TitanSquare]] = vec[TitanSquare](
    arranged(
        "square",
        [
            TitanSquare(name, glory, zone, TITAN_IDS[rebellion], TITAN_IDS[loyalty])
            for _, name, glory, zone, rebellion, loyalty in _ROWS
        ],
        [row[0] for row in _ROWS],
        64,
    )
)
TITAN_START: Final[i64] = 15
"""t_0"""


def first_feat_glory(zone: i64, new_to_all: bool) -> i64:
    """Give what a feat new to the player brings in a zone of rebellion (RB-320)."""
    if zone == REBELLION_STRONG:
        return 5 if new_to_all else 3
    if zone == REBELLION_WEAK:
        return 3 if new_to_all else 2
    return 0


def bonus_gold(zone: i64, gives_gold: bool) -> i64:
    """Give the gold that a loyalty zone adds to one face (RB-310)."""
    return 1 if gives_gold and zone >= LOYALTY_GOLD else 0


def bonus_glory(zone: i64, gives_gold: bool, gives_glory: bool) -> i64:
    """Give the glory that a loyalty zone adds to one face (RB-310)."""
    glory: i64 = 0
    if gives_gold and zone >= LOYALTY_GOLD_GLORY:
        glory += 1
    if gives_glory and zone == LOYALTY_BOTH:
        glory += 1
    return glory
