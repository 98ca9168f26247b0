"""The game of the day: a date gives a seed, so that people anywhere play the same dice.

The seed fixes the realms too, unless a share code does. Chance is asked the same number of times
whatever the players do, so equal seeds mean equal rolls to the end.
"""

from __future__ import annotations

from datetime import date
from zlib import crc32

SALT = 0x6772616E69


def seed_of(day: date) -> int:
    """Give the seed of a day, for ``Dice`` or ``Match.new``.

    >>> seed_of(date(2026, 2, 1)) == seed_of(date(2026, 2, 1)) != seed_of(date(2026, 2, 2))
    True
    """
    return crc32(f"rolling-realms {day.isoformat()}".encode()) | SALT << 32
