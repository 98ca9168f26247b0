"""The action layout: every decision of the game is one int with one meaning.

The numbers stand in records and in the masks of agents, so blocks have room and never move. Dice
are told apart only where they differ: the two rolled dice are themselves, gained dice are known by
their value and by whether they are empowered, for two alike are the same to choose.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

END: Final[i64] = 0
"""End the turn."""
SIDE: Final[i64] = 1
"""+ value - 1: how a rolled die lands (chance)."""
DRAW: Final[i64] = 8
"""+ realm: which one is drawn for the round (chance)."""
CLAIM: Final[i64] = 24
"""+ 3 * rolled die + resource: take it instead of using the die (RR-043)."""
COPY_PAIR: Final[i64] = 30
COPY_ANY: Final[i64] = 31
"""+ rolled die whose rolled value is copied."""
COPY_SEVEN: Final[i64] = 33
"""+ rolled die whose rolled value is copied."""
BUY: Final[i64] = 35
"""+ value - 1."""
ADJUST: Final[i64] = 41
"""+ 2 * die + (0 down, 1 up)."""
EMPOWER: Final[i64] = 69
"""+ 3 * die + (0 down, 1 as it is, 2 up)."""
USE: Final[i64] = 128
"""+ 512 * die + placement: activate a realm; the placement says which, and how."""

DICE: Final[i64] = 14
PLACEMENT_BITS: Final[i64] = 9
PLACEMENTS: Final[i64] = 512
ACTION_COUNT: Final[i64] = USE + DICE * PLACEMENTS

# Placements: where the block of each realm begins.
OF_SCYTHE: Final[i64] = 0
OF_CHARTERSTONE: Final[i64] = 4
OF_MY_LITTLE_SCYTHE: Final[i64] = 8
OF_WINGSPAN: Final[i64] = 12
OF_CASTLES: Final[i64] = 16
OF_PENDULUM: Final[i64] = 24
OF_CITIES: Final[i64] = 32
OF_PYRAMID: Final[i64] = 48
OF_EUPHORIA: Final[i64] = 64
OF_VITICULTURE: Final[i64] = 112
OF_TAPESTRY: Final[i64] = 304
