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
