"""What an observer hears: the kinds of event, and what ``a``, ``b``, ``c`` mean for each.

``source`` says where a gain came from: a face by its id,
a feat by ``OF_FEAT`` + its id, the rest by the ``OF_…`` numbers below.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ROUND: Final[i64] = 0
"""A round begins; a: its number."""
TURN: Final[i64] = 1
"""The seat becomes active."""
ROLLED: Final[i64] = 2
"""a: die, b: face, c: side."""
GAINED: Final[i64] = 3
"""a: resource, b: 1000 * lost to the cap + amount that arrived, c: source."""
PAID: Final[i64] = 4
"""a: resource, b: amount, c: source (what it was paid for)."""
LOST: Final[i64] = 5
"""a: resource, b: amount really lost, c: source."""
BOUGHT: Final[i64] = 6
"""a: face, b: price paid."""
FORGED: Final[i64] = 7
"""a: face, b: position, c: the face it replaced."""
PERFORMED: Final[i64] = 8
"""The seat has paid for a feat and moves; a: feat, b: portal."""
OUSTED: Final[i64] = 9
"""The seat's hero is sent home; a: portal, b: seat of the newcomer."""
TOOK: Final[i64] = 10
"""The seat takes a card; a: feat, b: copy."""
COPIED: Final[i64] = 11
"""A mirror becomes a face; a: face, or nothing."""
HAMMERED: Final[i64] = 12
"""Gold goes to the hammer; a: amount, b: track before, c: source."""
REINFORCED: Final[i64] = 13
"""A reinforcement is used; a: feat."""
SPENT_TOKEN: Final[i64] = 14
"""A token is spent; a: its source (Triton or Cerberus)."""
PASSED: Final[i64] = 15
"""The active seat passes."""
EXTRA: Final[i64] = 16
"""The active seat buys an extra action."""
CONVERTED: Final[i64] = 17
"""Resources of a face are turned into glory; a: face, b: glory, c: source."""
GAVE: Final[i64] = 18
"""The seat hands a face to another; a: face, b: seat of the receiver."""
REMOVED: Final[i64] = 19
"""Set-up takes a face out of its pool; a: face."""
DEALT: Final[i64] = 20
"""Set-up puts a set into a slot; a: feat, b: slot."""
PICKED: Final[i64] = 21
"""One of the faces that opponents rolled is picked; a: face."""
ENDED: Final[i64] = 22
"""The game is over."""

EVENT_NAMES: Final[list[str]] = [
    "round",
    "turn",
    "rolled",
    "gained",
    "paid",
    "lost",
    "bought",
    "forged",
    "performed",
    "ousted",
    "took",
    "copied",
    "hammered",
    "reinforced",
    "spent-token",
    "passed",
    "extra",
    "converted",
    "gave",
    "removed",
    "dealt",
    "picked",
    "ended",
]

OF_FEAT: Final[i64] = 64
OF_EXTRA_ACTION: Final[i64] = 63
OF_HAMMER: Final[i64] = 62
OF_TRITON: Final[i64] = 61
OF_CERBERUS: Final[i64] = 60
