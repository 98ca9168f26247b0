"""What differs from game to game at the keyboard; everything else comes from its drawing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True)
class Customs:
    """Who sits down if nobody says, and the seed of a day for games that have one."""

    seats: str
    daily: Callable[[date], int] | None = None


def _realms_of_the_day(day: date) -> int:
    from grani.rolling_realms.daily import seed_of

    return seed_of(day)


_CUSTOMS: dict[str, Customs] = {
    "dice-forge": Customs(seats="you,greedy"),
    "rolling-realms": Customs(seats="you", daily=_realms_of_the_day),
}
DAILY_GAME = "rolling-realms"
"""The game that ``--daily`` means if none is named."""


def customs(game: str) -> Customs:
    """Give the customs of a game."""
    return _CUSTOMS[game]
