"""A hero: one seat's reserves, dice, cards and tokens, all in small ints: a clone is cheap."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from grani.dice_forge.resources import GOLD, MOON, SUN

LIGHT: Final[i64] = 0
DARK: Final[i64] = 1
UNROLLED: Final[i64] = 6
"""The side that is up on a die that has not been rolled yet."""
HOME: Final[i64] = 0
"""The start portal, where nobody is ousted."""


@final
@mypyc_attr(acyclic=True)
class Hero:
    """A die is six faces of six bits each; ``cards`` counts the cards of each slot, three bits."""

    def __init__(
        self,
        seat: i64,
        gold: i64,
        sun: i64,
        moon: i64,
        glory: i64,
        chests: i64,
        light: i64,
        dark: i64,
        light_up: i64,
        dark_up: i64,
        portal: i64,
        cards: i64,
        printed: i64,
        forged: i64,
        hammers: i64,
        hammered: i64,
        cerberus: i64,
        triton: i64,
        gold_cap: i64,
        shard_cap: i64,
    ) -> None:
        self.seat = seat
        self.gold = gold
        self.sun = sun
        self.moon = moon
        self.glory = glory
        self.chests = chests
        self.light = light
        self.dark = dark
        self.light_up = light_up
        self.dark_up = dark_up
        self.portal = portal
        self.cards = cards
        self.printed = printed
        self.forged = forged
        self.hammers = hammers
        self.hammered = hammered
        self.cerberus = cerberus
        self.triton = triton
        self.gold_cap = gold_cap
        self.shard_cap = shard_cap

    def clone(self) -> Hero:
        return Hero(
            self.seat,
            self.gold,
            self.sun,
            self.moon,
            self.glory,
            self.chests,
            self.light,
            self.dark,
            self.light_up,
            self.dark_up,
            self.portal,
            self.cards,
            self.printed,
            self.forged,
            self.hammers,
            self.hammered,
            self.cerberus,
            self.triton,
            self.gold_cap,
            self.shard_cap,
        )

    def face(self, die: i64, side: i64) -> i64:
        """Give the face on one side of a die."""
        return (self.light if die == LIGHT else self.dark) >> 6 * side & 63

    def up(self, die: i64) -> i64:
        """Give the face that lies on top of a die; nothing before its first roll."""
        if die == LIGHT:
            return self.light >> 6 * self.light_up & 63
        return self.dark >> 6 * self.dark_up & 63

    def turn_up(self, die: i64, side: i64) -> None:
        """Leave a die with this side on top."""
        if die == LIGHT:
            self.light_up = side
        else:
            self.dark_up = side

    def put(self, die: i64, side: i64, face: i64) -> None:
        """Put a face on a die and leave it on top (DF-105)."""
        change = face - self.face(die, side) << 6 * side
        if die == LIGHT:
            self.light += change
            self.light_up = side
        else:
            self.dark += change
            self.dark_up = side

    def count(self, slot: i64) -> i64:
        """Give how many cards of one slot the hero owns."""
        return self.cards >> 3 * slot & 7

    def hammer_room(self) -> i64:
        """Give how much gold the hammers still hold: 30 each (DF-143, DF-144)."""
        return 30 * self.hammers - self.hammered

    def amount(self, resource: i64) -> i64:
        """Give what the reserve holds of one resource."""
        if resource == GOLD:
            return self.gold
        if resource == SUN:
            return self.sun
        if resource == MOON:
            return self.moon
        return self.glory

    def score(self) -> i64:
        """Give the glory in the reserve and on the cards (DF-201)."""
        return self.glory + self.printed


def pack_die(faces: list[int]) -> i64:
    """Put six faces into one die."""
    die: i64 = 0
    side: i64
    for side in range(6):
        face: i64 = faces[side]
        die |= face << 6 * side
    return die
