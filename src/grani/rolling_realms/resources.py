"""Pumpkins, hearts and coins: how many of each, packed into one word, and what they buy."""

from __future__ import annotations

from typing import Final, Literal

from mypy_extensions import i64

PUMPKIN: Final[i64] = 0
HEART: Final[i64] = 1
COIN: Final[i64] = 2
RESOURCE_COUNT: Final[i64] = 3
Resource = Literal["pumpkin", "heart", "coin"]
Gain = dict[Resource | Literal["star"], int]
"""Resources and stars that arrive together; only those that do."""
RESOURCE_NAMES: Final[list[Resource]] = ["pumpkin", "heart", "coin"]

CAP: Final[i64] = 12
"""How many of a type can be gained in a round (RR-031)."""
STAR: Final[i64] = 10
"""Scores are kept in tenths of a star (RR-210)."""
TENTHS: Final[i64] = 1
"""Worth of a resource gained and not spent, in tenths of a star (RR-045)."""

ADJUST_PUMPKINS: Final[i64] = 2
"""RR-034"""
EMPOWER_PUMPKINS: Final[i64] = 3
"""RR-035"""
PAIR_HEARTS: Final[i64] = 2
"""RR-038"""
ANY_HEARTS: Final[i64] = 3
"""RR-039"""
SEVEN_COINS: Final[i64] = 2
"""RR-040"""

MOST_GAINED_DICE: Final[i64] = CAP // PAIR_HEARTS + CAP
"""All hearts in pairs, all coins in ones: no turn sees more gained dice than that."""

# A word of resources has eight bits for each type: pumpkins lowest, then hearts, then coins.
BITS: Final[i64] = 8
HEADROOM: Final[i64] = (127 - CAP) * 0x010101
BEYOND_CAP: Final[i64] = 0x808080
"""Adding HEADROOM to a word sets one of these bits exactly where a type is beyond the cap."""


def pack(pumpkin: i64 = 0, heart: i64 = 0, coin: i64 = 0) -> i64:
    """Give a word of resources."""
    return pumpkin | heart << BITS | coin << 2 * BITS


def amount(word: i64, resource: i64) -> i64:
    """Give how many of one type a word holds."""
    return word >> BITS * resource & 255


def some(resource: i64, count: i64 = 1) -> i64:
    """Give a word with ``count`` of one type."""
    return count << BITS * resource


def total(word: i64) -> i64:
    """Give how many resources a word holds, of all types."""
    return amount(word, PUMPKIN) + amount(word, HEART) + amount(word, COIN)


def within_cap(gained: i64, gain: i64) -> i64:
    """Give the part of ``gain`` that the cap lets through, each type for itself (RR-047)."""
    if (gained + gain + HEADROOM) & BEYOND_CAP == 0:
        return gain
    kept: i64 = 0
    resource: i64
    for resource in range(RESOURCE_COUNT):
        room = CAP - amount(gained, resource)
        kept |= min(amount(gain, resource), room) << BITS * resource
    return kept


def written(word: i64) -> Gain:
    """Write a word by names, without the types it does not hold."""
    return {
        RESOURCE_NAMES[resource]: amount(word, resource)
        for resource in range(RESOURCE_COUNT)
        if amount(word, resource)
    }
