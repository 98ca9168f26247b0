"""Whole numbers as people hand them in: Python's own, those of NumPy, of PyTorch and the like."""

from __future__ import annotations

from operator import index
from typing import SupportsIndex

MOST_SHOWN = 60
"""So many letters of what is none are shown."""


def whole(value: SupportsIndex, what: str, expected: str = "a whole number") -> int:
    """Give a whole number as one of Python's own; TypeError says what it was to be.

    >>> whole(7, "seat")
    7
    >>> whole(2.5, "seat")
    Traceback (most recent call last):
        ...
    TypeError: seat: expected a whole number, found 2.5 (float)
    """
    if isinstance(value, int):
        return value
    try:
        return index(value)
    except TypeError:
        shown = " ".join(repr(value).split())
        if len(shown) > MOST_SHOWN:
            shown = shown[:MOST_SHOWN] + "…"
        told = f"{what}: expected {expected}, found {shown} ({type(value).__name__})"
        raise TypeError(told) from None
