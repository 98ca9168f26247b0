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
"""+ 512 * die + placement: activate a realm; the placement says which, and how.

Each realm says where its block of placements begins.
"""

DICE: Final[i64] = 14
PLACEMENT_BITS: Final[i64] = 9
PLACEMENTS: Final[i64] = 512
ACTION_COUNT: Final[i64] = USE + DICE * PLACEMENTS
