"""The celestial die, and effects that look at, turn or upgrade faces (RB-050 to RB-055)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from grani.core.bits import bit
from grani.dice_forge.actions import FACE, NO, POSITION, SIDE, SPLIT, YES
from grani.dice_forge.effect import (
    CELESTIAL,
    CERBERUS,
    LOOK,
    OFFER,
    REPLACE,
    RESOLVE,
    STAR,
    STAR_TWINS,
    TURN_UP,
    UPGRADE,
    Effect,
)
from grani.dice_forge.effects.fate import REROLL_GOLD, push_twins_reward
from grani.dice_forge.effects.pairs import OWN
from grani.dice_forge.events import OF_CELESTIAL, OF_FEAT, OF_TWINS, REROLLED, STARRED, TURNED
from grani.dice_forge.faces import FACES, FIRST_SOLD, LAST_SOLD, NOTHING
from grani.dice_forge.faces.offers import TRIFLE_OFFER
from grani.dice_forge.feats.card import TITANS
from grani.dice_forge.resources import GLORY, GOLD

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.table import Table

GOLD_12: Final[i64] = 0
GLORY_5: Final[i64] = 1
GLORY_3_CHOICE: Final[i64] = 2
MIRROR_STAR: Final[i64] = 3
CHOOSE_FACE: Final[i64] = 4
UPGRADE_2: Final[i64] = 5

TOP_LEVEL: Final[i64] = 7
CAPPED: Final[i64] = 8
"""Mark of an upgrade that stops at the top level instead of being impossible (RB-055)."""
UPGRADED: Final[i64] = 60
"""Bit of ``Table.used``: merchants have upgraded this turn (RB-081)."""


@final
class Celestial(Effect):
    """The celestial die is in the air; ``x``: how often Twins rolled it again."""

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        side: i64
        for side in range(SIDE, SIDE + 6):
            game.allow(side)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        side = action - SIDE
        game.tell(STARRED, me.seat, side, 0, 0)
        game.push(STAR_TWINS, me.seat, side | x << 3)


@final
class StarTwins(Effect):
    """Roll the celestial die again for 3 gold, or apply it; ``x``: side, times << 3."""

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        if x >> 3 >= me.twins:
            return False
        return me.purse() >= REROLL_GOLD or game.may_spend_token(me)

    def run(self, game: Table, me: Hero, x: i64) -> None:
        push_twins_reward(game, me, x >> 3)
        game.push(STAR, me.seat, x & 7)

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow(NO)
        if me.purse() >= REROLL_GOLD:
            game.allow(YES)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        if action == NO:
            self.run(game, me, x)
        else:
            game.tell(REROLLED, me.seat, 2, 0, 0)
            game.push(CELESTIAL, me.seat, (x >> 3) + 1)
            game.pay(me, GOLD, REROLL_GOLD, OF_TWINS)


@final
class Star(Effect):
    """Side ``x`` of the celestial die takes effect."""

    def run(self, game: Table, me: Hero, x: i64) -> None:
        if x == GOLD_12:
            game.gain(me, GOLD, 12, OF_CELESTIAL)
        elif x == GLORY_5:
            game.gain(me, GLORY, 5, OF_CELESTIAL)
        elif x == GLORY_3_CHOICE:
            game.gain(me, GLORY, 3, OF_CELESTIAL)
            once: i64 = 1
            game.push(OFFER, me.seat, TRIFLE_OFFER | once << 4 | OF_CELESTIAL << 7)
        elif x == MIRROR_STAR:
            game.push(LOOK, me.seat, OF_CELESTIAL)
        elif x == CHOOSE_FACE:
            game.push(TURN_UP, me.seat, OF_CELESTIAL << 1)
        else:
            two: i64 = 2
            game.push(UPGRADE, me.seat, two | CAPPED)


@final
class Look(Effect):
    """Apply a face that lies up on any die (RD-11); ``x``: source."""

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        for hero in game.heroes:
            if hero.up(0) != NOTHING or hero.up(1) != NOTHING:
                return True
        return False

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        seen: i64 = 0
        die: i64
        for hero in game.heroes:
            for die in range(2):
                face = hero.up(die)
                if face != NOTHING and not seen >> face & 1:
                    seen |= bit(face)
                    game.allow(FACE + face)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        game.push(RESOLVE, me.seat, action - FACE)


@final
class TurnUp(Effect):
    """Turn a die, or both one after the other, to faces of choice and apply them (RD-17).

    ``x``: both dice, source << 1, side of the light die + 1 << 9 once chosen.
    """

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return True

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        die: i64
        side: i64
        for die in range(2):
            if x & 1 and die != (1 if x >> 9 else 0):
                continue
            seen: i64 = 0
            for side in range(6):
                face = me.face(die, side)
                if not seen >> face & 1:
                    seen |= bit(face)
                    game.allow(POSITION + 6 * die + side)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        die = (action - POSITION) // 6
        side = (action - POSITION) % 6
        game.keep_rolled(me)
        me.turn_up(die, side)
        if game.observer is not None:
            game.tell(TURNED, me.seat, die, me.up(die), side)
        if not x & 1:
            game.push(RESOLVE, me.seat, me.up(die))
        elif die == 0:
            game.push(TURN_UP, me.seat, x | (side + 1) << 9)
        else:
            pair = me.up(0) | me.up(1) << 6
            if game.module == TITANS:
                pair |= bit(OWN)
            if me.cerberus > 0:
                game.push(CERBERUS, me.seat, pair)
            game.push(RESOLVE, me.seat, pair)


# ---------------------------------------------------------------------- upgrades


def level_of(face: i64) -> i64:
    """Give the level of a face by its price in the sanctuary; 0 for the others (RB-016)."""
    cost = FACES[face].cost
    if cost == 8:
        return 6
    return 7 if cost == 12 else cost - 1 if cost > 0 else 0


def target_level(game: Table, face: i64, levels: i64) -> i64:
    """Give the level that an upgrade reaches; 0 if it is impossible (RB-082, RB-083)."""
    level = level_of(face)
    target = level + (levels & 7)
    if level >= TOP_LEVEL:
        return 0
    if target > TOP_LEVEL:
        if levels < CAPPED:
            return 0
        target = TOP_LEVEL
    while target <= TOP_LEVEL:
        other: i64
        for other in range(FIRST_SOLD, LAST_SOLD + 1):
            if game.supply[other] > 0 and level_of(other) == target:
                return target
        target += 1
    return 0


def can_upgrade(game: Table, me: Hero, levels: i64) -> bool:
    """Tell whether some unlocked face can be upgraded by so many levels."""
    die: i64
    side: i64
    for die in range(2):
        for side in range(6):
            face = me.face(die, side)
            if not game.locked(face) and target_level(game, face, levels) > 0:
                return True
    return False


@final
class Upgrade(Effect):
    """Pick the face to upgrade; ``x``: levels, + CAPPED for one that may be declined."""

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return can_upgrade(game, me, x)

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        if x & CAPPED:
            game.allow(NO)
        die: i64
        side: i64
        for die in range(2):
            seen: i64 = 0
            for side in range(6):
                face = me.face(die, side)
                if not seen >> face & 1:
                    seen |= bit(face)
                    if not game.locked(face) and target_level(game, face, x) > 0:
                        game.allow(POSITION + 6 * die + side)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        if action == NO:
            return
        position = action - POSITION
        face = me.face(position // 6, position % 6)
        game.push(REPLACE, me.seat, position | target_level(game, face, x) << 4)


@final
class Replace(Effect):
    """Pick the new face of an upgrade; ``x``: position, level << 4."""

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return True

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        face: i64
        for face in range(FIRST_SOLD, LAST_SOLD + 1):
            if game.supply[face] > 0 and level_of(face) == x >> 4:
                game.allow(FACE + face)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        game.supply[action - FACE] -= 1
        game.forge(me, action - FACE, x & 15)


@final
class Merchant(Effect):
    """2 glory, or an upgrade with so many merchants at once (RB-080, RB-081); ``x``: feat."""

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return True

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow(SPLIT)
        if game.used >> UPGRADED & 1:
            return
        slot = game.slot_of(x)
        count: i64
        for count in range(1, me.count(slot) - (game.used >> 3 * slot & 7) + 2):
            if can_upgrade(game, me, count):
                game.allow(SPLIT + count)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        count = action - SPLIT
        if count == 0:
            game.gain(me, GLORY, 2, OF_FEAT + x)
            return
        game.used += bit(UPGRADED) + (count - 1 << 3 * game.slot_of(x))
        game.push(UPGRADE, me.seat, count)
