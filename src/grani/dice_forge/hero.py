"""A hero: one seat's reserves, dice, cards and tokens, all in small ints: a clone is cheap."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from grani.core.bits import bit
from grani.dice_forge.resources import ANCIENT, GOLD, MOON, SUN

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
        self.care: i64 = 0
        """Reasons why faces and payments need more than a plain look: tracks, Twins, a zone."""
        self.ancient: i64 = 0
        self.square: i64 = 0
        """Where the golem or the loyalty token stands on the event board."""
        self.scepters: i64 = 0
        self.stored: i64 = 0
        """Gold on the scepters, three bits each."""
        self.twins: i64 = 0
        self.companions: i64 = 0
        """Four bits each: space + 1 (0: none, 7: spent), and whether it advanced this turn."""

    def clone(self) -> Hero:
        copy = Hero(
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
        copy.care = self.care
        copy.ancient = self.ancient
        copy.square = self.square
        copy.scepters = self.scepters
        copy.stored = self.stored
        copy.twins = self.twins
        copy.companions = self.companions
        return copy

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

    def stored_gold(self) -> i64:
        """Give the gold on all scepters."""
        stored = self.stored
        return (stored & 7) + (stored >> 3 & 7) + (stored >> 6 & 7) + (stored >> 9 & 7)

    def purse(self) -> i64:
        """Give all gold that can be spent: reserve and scepters (RB-019)."""
        return self.gold + self.stored_gold() if self.stored else self.gold

    def covers(self, sun: i64, moon: i64) -> bool:
        """Tell whether shards of this and that kind can be paid, by any means (RD-06)."""
        if sun <= self.sun and moon <= self.moon:
            return True
        if self.ancient + self.stored == 0:
            return False
        return self.lack(sun - self.sun, moon - self.moon, 0) <= self.ancient

    def lack(self, sun: i64, moon: i64, tokens: i64) -> i64:
        """Give how many shards are missing at best after scepters and Triton tokens help out."""
        sun = max(sun, 0)
        moon = max(moon, 0)
        doubles = tokens
        singles: i64 = 0
        k: i64
        for k in range(self.scepters):
            level = self.stored >> 3 * k & 7
            if level == 6:
                doubles += 1
            elif level >= 4:
                singles += 1
        least = sun + moon
        one: i64
        two: i64
        for two in range(doubles + 1):
            for one in range(singles + 1):
                left = max(sun - 2 * two - one, 0)
                left += max(moon - 2 * (doubles - two) - (singles - one), 0)
                least = min(least, left)
        return least

    def open_companions(self) -> i64:
        """Give the spaces of companions not yet spent, one bit each."""
        spaces: i64 = 0
        k: i64
        for k in range(4):
            space = self.companions >> 4 * k & 7
            if 0 < space < 7:
                spaces |= bit(space - 1)
        return spaces

    def companion_sun(self) -> i64:
        """Give the sun that all companions would bring."""
        sun: i64 = 0
        k: i64
        for k in range(4):
            space = self.companions >> 4 * k & 7
            if 0 < space < 7:
                sun += space - 1
        return sun

    def amount(self, resource: i64) -> i64:
        """Give what the reserve holds of one resource."""
        if resource == GOLD:
            return self.gold
        if resource == SUN:
            return self.sun
        if resource == MOON:
            return self.moon
        return self.ancient if resource == ANCIENT else self.glory

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
