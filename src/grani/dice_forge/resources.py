"""Gold, sun, moon, glory and ancient shards: what heroes hold, and how much of it.

Loyalty is gained like a resource but never held: it moves a token (RB-302).
"""

from __future__ import annotations

from typing import Final, Literal

from mypy_extensions import i64

GOLD: Final[i64] = 0
SUN: Final[i64] = 1
MOON: Final[i64] = 2
GLORY: Final[i64] = 3
ANCIENT: Final[i64] = 4
LOYALTY: Final[i64] = 5
RESOURCES: Final[i64] = 6

Resource = Literal["gold", "sun", "moon", "glory", "ancient", "loyalty"]
RESOURCE_NAMES: Final[list[Resource]] = ["gold", "sun", "moon", "glory", "ancient", "loyalty"]
RESOURCE_IDS: Final[dict[str, int]] = {name: i for i, name in enumerate(RESOURCE_NAMES)}

GOLD_CAP: Final[i64] = 12
SHARD_CAP: Final[i64] = 6
ANCIENT_CAP: Final[i64] = 6
EXTRA_ACTION_SUN: Final[i64] = 2
"""Price of the extra action (DF-024)."""

HAMMER_LAP: Final[i64] = 15
"""Spaces of one lap; a hammer has two (DF-140)."""
FIRST_LAP_GLORY: Final[i64] = 10
SECOND_LAP_GLORY: Final[i64] = 15
SCEPTER_TRACK: Final[i64] = 6
"""Gold that a scepter holds (RB-030)."""


def lap_glory(lap: i64) -> i64:
    """Give what the end of a lap brings; laps are counted from 0 over all hammers (DF-142)."""
    return SECOND_LAP_GLORY if lap % 2 else FIRST_LAP_GLORY


def glory_of_laps(hammered: i64, amount: i64) -> i64:
    """Give the glory of the laps that so much more gold brings to an end."""
    glory: i64 = 0
    lap: i64
    for lap in range(hammered // HAMMER_LAP, (hammered + amount) // HAMMER_LAP):
        glory += lap_glory(lap)
    return glory


def missing(sun: i64, moon: i64, doubles: i64, singles: i64) -> i64:
    """Give how many shards are missing at best if these are due, and this many things help out
    with two shards of either kind, or with one."""
    sun = max(sun, 0)
    moon = max(moon, 0)
    least = sun + moon
    if doubles + singles == 0:
        return least
    one: i64
    two: i64
    for two in range(doubles + 1):
        for one in range(singles + 1):
            left = max(sun - 2 * two - one, 0)
            left += max(moon - 2 * (doubles - two) - (singles - one), 0)
            least = min(least, left)
    return least
