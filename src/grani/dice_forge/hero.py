"""A hero: one seat's reserves, dice, cards and tokens, all in small ints: a clone is cheap."""

from __future__ import annotations

from typing import Final, Literal, final

from mypy_extensions import i64, mypyc_attr

from grani.dice_forge.resources import ANCIENT, GOLD, MOON, SCEPTER_TRACK, SUN
from grani.dice_forge.stack import Row, count_at, die_with, face_at

LIGHT: Final[i64] = 0
DARK: Final[i64] = 1
Die = Literal["light", "dark"]
DIE_NAMES: Final[list[Die]] = ["light", "dark"]
KEPT: Final = Row(7)
"""The faces that two dice rolled, each + 1; 0 where the die still shows it."""
SCEPTERS: Final = Row(3)
"""In ``Hero.stored``: the gold on each scepter."""
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
        self.kept: i64 = 0
        """What the dice rolled, where they have changed since (RB-056)."""
        self.care: i64 = 0
        """Reasons why faces and payments need more than a plain look. The base game counts its
        hammers; if there are more, the box has to be asked."""
        # What boxes store with a hero: no rule of the base game depends on it, but a clone carries
        # it, and some rules look whether it is 0 before they ask the box.
        self.recall: i64 = 0
        """Of Rebellion: what this hero's blessing has come to, for what follows (``kinds/twins``).
        The base game only empties it."""
        self.ancient: i64 = 0
        """Of the Titans: ancient shards in the reserve."""
        self.square: i64 = 0
        """Of the modules: where the golem or the loyalty token stands on the event board."""
        self.scepters: i64 = 0
        """Of Rebellion: how many there are."""
        self.stored: i64 = 0
        """Of Rebellion: gold on the scepters, three bits each."""
        self.twins: i64 = 0
        """Of Rebellion: how many cards roll a die again."""
        self.companions: i64 = 0
        """Of Rebellion: four bits each (``kinds/companions``)."""

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
        copy.kept = self.kept
        copy.recall = self.recall
        copy.care = self.care
        copy.ancient = self.ancient
        copy.square = self.square
        copy.scepters = self.scepters
        copy.stored = self.stored
        copy.twins = self.twins
        copy.companions = self.companions
        return copy

    def copy_from(self, other: Hero) -> None:
        """Become like another hero, in place: for whoever tries one thing after another."""
        self.seat = other.seat
        self.gold = other.gold
        self.sun = other.sun
        self.moon = other.moon
        self.glory = other.glory
        self.chests = other.chests
        self.light = other.light
        self.dark = other.dark
        self.light_up = other.light_up
        self.dark_up = other.dark_up
        self.portal = other.portal
        self.cards = other.cards
        self.printed = other.printed
        self.forged = other.forged
        self.hammers = other.hammers
        self.hammered = other.hammered
        self.cerberus = other.cerberus
        self.triton = other.triton
        self.gold_cap = other.gold_cap
        self.shard_cap = other.shard_cap
        self.kept = other.kept
        self.recall = other.recall
        self.care = other.care
        self.ancient = other.ancient
        self.square = other.square
        self.scepters = other.scepters
        self.stored = other.stored
        self.twins = other.twins
        self.companions = other.companions

    # ------------------------------------------------------------------ dice

    def face(self, die: i64, side: i64) -> i64:
        """Give the face on one side of a die."""
        return face_at(self.light if die == LIGHT else self.dark, side)

    def up(self, die: i64) -> i64:
        """Give the face that lies on top of a die; nothing before its first roll."""
        if die == LIGHT:
            return face_at(self.light, self.light_up)
        return face_at(self.dark, self.dark_up)

    def rolled(self, die: i64) -> i64:
        """Give the face that a die rolled last, though another may lie on top by now."""
        if self.kept:
            kept = KEPT.at(self.kept, die)
            if kept:
                return kept - 1
        return self.up(die)

    def land(self, die: i64, side: i64) -> None:
        """Let a die land on a side."""
        if die == LIGHT:
            self.light_up = side
        else:
            self.dark_up = side

    def turn(self, die: i64, side: i64) -> None:
        """Turn a die to another side, which is no roll."""
        self.keep_rolled()
        if die == LIGHT:
            self.light_up = side
        else:
            self.dark_up = side

    def put(self, die: i64, side: i64, face: i64) -> None:
        """Put a face on a die and leave it on top (DF-105)."""
        self.keep_rolled()
        if die == LIGHT:
            self.light = die_with(self.light, side, face)
            self.light_up = side
        else:
            self.dark = die_with(self.dark, side, face)
            self.dark_up = side

    def keep_rolled(self) -> None:
        """Remember what the dice rolled, before one of them changes."""
        die: i64
        for die in range(2):
            if not KEPT.at(self.kept, die):
                self.keep(die, self.up(die))

    def keep(self, die: i64, face: i64) -> None:
        """Remember what a die rolled."""
        self.kept = KEPT.change(self.kept, die, face + 1)

    def pick_up(self, die: i64) -> None:
        """Forget what a die rolled: it is rolled again."""
        if self.kept:
            self.kept = KEPT.change(self.kept, die, 0)

    def has_kept(self, die: i64) -> bool:
        """Tell whether a die has changed since it rolled."""
        return KEPT.at(self.kept, die) > 0

    # ------------------------------------------------------------------ cards and tokens

    def count(self, slot: i64) -> i64:
        """Give how many cards of one slot the hero owns."""
        return count_at(self.cards, slot)

    def hammer_room(self) -> i64:
        """Give how much gold the hammers still hold: 30 each (DF-143, DF-144)."""
        return 30 * self.hammers - self.hammered

    def store_room(self) -> i64:
        """Give how much gold can still be stored outside the reserve (RB-030)."""
        return SCEPTER_TRACK * self.scepters - self.stored_gold()

    def scepter(self, k: i64) -> i64:
        """Give the gold on one scepter."""
        return SCEPTERS.at(self.stored, k)

    def fill(self, k: i64, gold: i64) -> None:
        """Put gold on a scepter, or take it away."""
        self.stored += SCEPTERS.put(gold, k)

    def stored_gold(self) -> i64:
        """Give the gold on all scepters."""
        gold: i64 = 0
        k: i64
        for k in range(self.scepters):
            gold += SCEPTERS.at(self.stored, k)
        return gold

    def purse(self) -> i64:
        """Give all gold that can be spent: the reserve, and what is stored elsewhere (RB-019).

        No moment of the box: this is asked wherever gold is spent, and 0 is quickly seen.
        """
        return self.gold + self.stored_gold() if self.stored else self.gold

    # ------------------------------------------------------------------ reserves

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
    for side, face in enumerate(faces):
        die = die_with(die, side, face)
    return die
