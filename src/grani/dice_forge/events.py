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
"""a: resource, b: amount that arrived + ``BEYOND`` * what the cap took (``gain_of``), c: source."""
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
"""A token or a companion is spent; a: its source (Triton, Cerberus or companion)."""
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
STARRED: Final[i64] = 23
"""The celestial die lands; a: its side."""
WALKED: Final[i64] = 24
"""A golem enters a square; a: square."""
SWAYED: Final[i64] = 25
"""A loyalty token moves; a: square it reaches, b: 1 toward loyalty, 0 toward rebellion."""
REMEMBERED: Final[i64] = 26
"""A memory token is placed; a: portal, b: side."""
CASHED: Final[i64] = 27
"""A memory token pays; a: portal, b: side."""
STORED: Final[i64] = 28
"""Gold goes to a scepter; a: amount, b: scepter, c: source."""
EMPTIED: Final[i64] = 29
"""A scepter is emptied as shards; a: track, b: 0 sun, 1 moon."""
ADVANCED: Final[i64] = 30
"""A companion advances; a: space it reaches."""
REROLLED: Final[i64] = 31
"""Twins: a die is rolled again; a: die, 2 the celestial one."""
TREASURED: Final[i64] = 32
"""The first golem enters a hall; a: hall, b: treasure left there."""
TURNED: Final[i64] = 33
"""A die is turned to a face; a: die, b: face, c: side."""
AGAIN: Final[i64] = 34
"""The seat takes a new turn at once."""
JUDGED: Final[i64] = 35
"""The game is over: the square of the loyalty token counts; a: its points."""
GRANTED: Final[i64] = 36
"""The seat performs a feat for nothing, without moving; a: feat."""

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
    "starred",
    "walked",
    "swayed",
    "remembered",
    "cashed",
    "stored",
    "emptied",
    "advanced",
    "rerolled",
    "treasured",
    "turned",
    "again",
    "judged",
    "granted",
]

OF_FEAT: Final[i64] = 64
OF_EXTRA_ACTION: Final[i64] = 63
OF_HAMMER: Final[i64] = 62
OF_TRITON: Final[i64] = 61
OF_CERBERUS: Final[i64] = 60
OF_CELESTIAL: Final[i64] = 59
OF_MAZE: Final[i64] = 58
OF_ZONE: Final[i64] = 57
OF_MEMORY: Final[i64] = 56
OF_TWINS: Final[i64] = 55
OF_COMPANION: Final[i64] = 54
OF_BOARD: Final[i64] = 53
"""The square of the loyalty token at the end."""

BEYOND: Final[i64] = 1000
"""A gain counts what never fitted in thousands."""


def gain_of(amounts: int) -> tuple[int, int]:
    """Give what arrived of a gain, and what never fitted.

    >>> gain_of(3 + 1000 * 2)
    (3, 2)
    """
    return amounts % int(BEYOND), amounts // int(BEYOND)
