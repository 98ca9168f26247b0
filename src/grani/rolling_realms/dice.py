"""Dice as a player sees them: the two rolled ones, and those gained this turn.

The word of a rolled die holds its value now (three bits) and what befell it. Gained dice need no
words: a die of one sort is like any other, so a sheet counts them, five bits a sort.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grani.rolling_realms.actions import DICE

D1: Final[i64] = 0
D2: Final[i64] = 1
GAINED: Final[i64] = 2
"""+ value - 1: a gained die."""
GAINED_EMPOWERED: Final[i64] = 8
"""+ value - 1: a gained die that may enter an activated realm."""

VALUE: Final[i64] = 7
USED: Final[i64] = 8
EMPOWERED: Final[i64] = 16
TREATED: Final[i64] = 32
"""Pumpkins were spent on it: the fallback is out (RR-044)."""

COUNT_BITS: Final[i64] = 5
COUNT: Final[i64] = 31

DIE_NAMES: Final[list[str]] = [
    "d1",
    "d2",
    *(f"gained {value}" for value in range(1, 7)),
    *(f"empowered {value}" for value in range(1, 7)),
]
"""In the words of action names; a die that is gained has no number, only what it shows."""


def gained_value(die: i64) -> i64:
    """Give what a gained die of this sort shows."""
    return die - (GAINED_EMPOWERED if die >= GAINED_EMPOWERED else GAINED) + 1


def gained_sort(value: i64, empowered: bool) -> i64:
    """Give the sort of a gained die."""
    return (GAINED_EMPOWERED if empowered else GAINED) + value - 1


assert len(DIE_NAMES) == DICE
