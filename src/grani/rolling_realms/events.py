"""What an observer hears: the kinds of event, and what ``a``, ``b``, ``c`` mean for each.

Resources come as packed words; ``source`` is the number of a realm, or ``OF_FALLBACK``.
"""

from __future__ import annotations

from typing import Final, Literal

from mypy_extensions import i64

DRAWN: Final[i64] = 0
"""A realm is drawn; a: realm, b: its place among the round's three."""
ROUND: Final[i64] = 1
"""A round begins; a: its number, b: its realms, four bits each, + 1."""
LANDED: Final[i64] = 2
"""A die lands; a: 0 first, 1 second, b: value."""
ROLLED: Final[i64] = 3
"""Both dice have landed; a, b: their values, c: number of the turn."""
USED: Final[i64] = 4
"""The seat activates a realm; a: die, b: placement, c: value of the die."""
GAINED: Final[i64] = 5
"""a: resources that arrived, b: resources lost to the cap, c: source."""
PAID: Final[i64] = 6
"""a: resources, c: source; in Scythe. Other payments are part of their own event."""
STARRED: Final[i64] = 7
"""An activation brought stars; a: realm, b: how many, c: stars of the realm now."""
ADJUSTED: Final[i64] = 8
"""Two pumpkins changed a die; a: die, b: value before, c: value now."""
EMPOWERED: Final[i64] = 9
"""Three pumpkins empowered a die; a: die, b: value before, c: value now."""
GAINED_DIE: Final[i64] = 10
"""a: value, b: one of the ``BY_…`` numbers, c: resources paid."""
CLAIMED: Final[i64] = 11
"""A resource instead of using a die, told before the gain; a: die, b: resource, c: value."""
ENDED_TURN: Final[i64] = 12
"""The seat has ended its turn."""
SCORED: Final[i64] = 13
"""At the end of a round, for each seat and realm; a: realm, b: stars."""
RESULT: Final[i64] = 14
"""At the end of a round, for each seat; a: round, b: result in tenths, c: resources unspent."""
OVER: Final[i64] = 15
"""The game is over."""

EVENT_NAMES: Final[list[str]] = [
    "drawn",
    "round",
    "landed",
    "rolled",
    "used",
    "gained",
    "paid",
    "starred",
    "adjusted",
    "empowered",
    "gained-die",
    "claimed",
    "ended-turn",
    "scored",
    "result",
    "over",
]

OF_FALLBACK: Final[i64] = 15

BY_PAIR: Final[i64] = 0
BY_COPY: Final[i64] = 1
BY_SEVEN: Final[i64] = 2
BY_COINS: Final[i64] = 3
Way = Literal["pair", "any", "seven", "coins"]
"""How a die is gained."""
BY_NAMES: Final[list[Way]] = ["pair", "any", "seven", "coins"]
