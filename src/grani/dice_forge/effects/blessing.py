"""From rolled faces to what they bring (DF-041): mirrors, choices, order, then face by face."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from grani.core.bits import bit
from grani.dice_forge.actions import DIE, FACE, NO, RESOURCE, YES
from grani.dice_forge.effect import (
    APPLY,
    BLESS,
    BLESSINGS,
    CERBERUS,
    CHOOSE,
    CONVERT,
    GOLD_TO_GLORY,
    GOLEM_PAIR,
    LOSS,
    OFFER,
    ORDER,
    PICK,
    PLAIN,
    REFLECT,
    RESOLVE,
    ROLL,
    SECOND,
    SHARDS_TO_GLORY,
    SHIP,
    TWINS,
    WALK,
    Effect,
)
from grani.dice_forge.effects.fate import (
    add_zone_bonus,
    apply_with_twins,
    fate_needs_order,
    note_conversion,
    push_misfortunes,
    push_slip,
    twins_left,
)
from grani.dice_forge.effects.pairs import (
    AS_ROLLED,
    BOTH_GOLEMS,
    DECIDED,
    DONE,
    KEPT,
    MANNER,
    OPTION_ONE,
    OPTION_TWO,
    ORACLE,
    OWN,
    PAIR,
    QUIET,
    REPEAT,
    ROLLED,
    WHICH,
    WITH_TWINS,
    amount_of,
    asks_for_resource,
    rolled_face,
    share,
    swapped,
)
from grani.dice_forge.events import CONVERTED, COPIED, OF_CERBERUS, PICKED, SPENT_TOKEN
from grani.dice_forge.faces import (
    EMPTY,
    FACES,
    GAIN,
    GOLEM,
    MIRROR,
    NOTHING,
    SHIP as SHIP_KIND,
    SHIP_DISCOUNT,
    TRIPLE,
)
from grani.dice_forge.feats.card import TITANS
from grani.dice_forge.house import (
    BOAR_OF_OTHERS,
    CERBERUS_SPENT,
    MIRROR_OUTWARD,
    ONE_CERBERUS,
)
from grani.dice_forge.resources import ANCIENT, GLORY, GOLD, LOYALTY, MOON, RESOURCES, SUN

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.table import Table


@final
class Blessings(Effect):
    """Blessings in a row.

    ``x``: dice (bit 0 light, 1 dark), manner << 2, how many << 4, oracle << 7.
    """

    def run(self, game: Table, me: Hero, x: i64) -> None:
        left = x >> 4 & 7
        if left > 1:
            game.push(BLESSINGS, me.seat, x & 15 | (left - 1) << 4)
        game.push(BLESS, me.seat, x & 15 | (x >> 7) << 4)
        dice = x & 3
        current = 2 * me.seat
        if dice == 3:
            game.push(ROLL, me.seat, current | bit(current + 1) << 3)
        else:
            game.push(ROLL, me.seat, current + dice - 1)


@final
class Bless(Effect):
    """The faces just rolled take effect; ``x``: dice, manner << 2, oracle << 4, rolled << KEPT."""

    def run(self, game: Table, me: Hero, x: i64) -> None:
        dice = x & 3
        manner = x >> 2 & 3
        if x >> KEPT:  # RB-056
            first = rolled_face(me, 0 if dice & 1 else 1, x)
            second = rolled_face(me, 1, x) if dice == 3 else NOTHING
        else:
            first = me.up(0) if dice & 1 else me.up(1)
            second = me.up(1) if dice == 3 else NOTHING
        if manner == PLAIN and me.cerberus == 0:
            one = FACES[first]
            two = FACES[second]
            if one.kind == GAIN and two.kind <= GAIN and me.care == 0:
                game.give(me, one.gold, one.sun, one.moon, one.glory, first)
                game.give(me, two.gold, two.sun, two.moon, two.glory, second)
                return
        if manner == LOSS:  # DF-045
            game.push(RESOLVE, me.seat, first | second << 6 | manner << MANNER)
        elif me.twins > 0:
            game.push(TWINS, me.seat, x)
        else:
            bless(game, me, first | second << 6 | manner << MANNER | (x >> 4 & 1) << ORACLE)


def bless(game: Table, me: Hero, pair: i64) -> None:
    """Let a pair of own dice take effect, and offer Cerberus after it."""
    if game.module == TITANS:
        pair |= bit(OWN)
    if me.cerberus > 0:
        game.push(CERBERUS, me.seat, pair)
    game.push(RESOLVE, me.seat, pair)


@final
class Cerberus(Effect):
    """Spend a Cerberus token to apply the pair ``x`` once more, as rolled (D-08, DF-168 ff.)."""

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return me.cerberus > 0 and not game.noted >> CERBERUS_SPENT + me.seat & 1

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow(NO)
        game.allow(YES)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        if action == YES:
            me.cerberus -= 1
            if game.house & ONE_CERBERUS:
                game.noted |= bit(CERBERUS_SPENT + me.seat)
            game.tell(SPENT_TOKEN, me.seat, OF_CERBERUS, 0, 0)
            game.push(RESOLVE, me.seat, x & AS_ROLLED | bit(REPEAT))


@final
class Resolve(Effect):
    """Fixes what the pair ``x`` means, question by question, then sets its faces off."""

    def run(self, game: Table, me: Hero, x: i64) -> None:
        one = FACES[x & 63]
        two = FACES[x >> 6 & 63]
        if one.kind == MIRROR:
            game.push(REFLECT, me.seat, x)
        elif two.kind == MIRROR:
            game.push(REFLECT, me.seat, x | bit(WHICH))
        elif asks_for_resource(one) and x >> OPTION_ONE & 7 == 0:
            game.push(CHOOSE, me.seat, x)
        elif asks_for_resource(two) and x >> OPTION_TWO & 7 == 0:
            game.push(CHOOSE, me.seat, x | bit(WHICH))
        elif x >> MANNER & 3 == LOSS:
            lose_pair(game, me, x)
        elif x >> DONE & 1:
            game.push(SECOND, me.seat, x)
        elif one.golem + two.golem == BOTH_GOLEMS and not x >> REPEAT & 1:
            game.push(GOLEM_PAIR, me.seat, x)
        elif order_matters(game, me, x):
            game.push(ORDER, me.seat, x)
        else:
            apply_pair(game, me, x)


def order_matters(game: Table, me: Hero, x: i64) -> bool:
    """Tell whether the order of the two faces could change anything (D-04, RD-03)."""
    one = FACES[x & 63]
    two = FACES[x >> 6 & 63]
    if two.kind == EMPTY or one.kind == EMPTY or one.kind == TRIPLE or two.kind == TRIPLE:
        return False
    if x >> ROLLED & 1 and twins_left(me, x) > 0:
        return True
    if one.kind == SHIP_KIND or two.kind == SHIP_KIND:
        return one.kind != two.kind
    return game.module != 0 and fate_needs_order(game, me, x)


@final
class Reflect(Effect):
    """A mirror of the pair ``x`` becomes a face that lies up (D-02)."""

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return reflections(game, me) != 0

    def run(self, game: Table, me: Hero, x: i64) -> None:
        self.become(game, me, x, NOTHING)

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        seen = reflections(game, me)
        face: i64 = 0
        while seen:
            if seen & 1:
                game.allow(FACE + face)
            seen >>= 1
            face += 1

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        self.become(game, me, x, action - FACE)

    def become(self, game: Table, me: Hero, x: i64, face: i64) -> None:
        game.tell(COPIED, me.seat, face, 0, 0)
        shift: i64 = 6 if x >> WHICH & 1 else 0
        mirror = x >> shift & 63
        game.push(RESOLVE, me.seat, x + (face - mirror << shift) & PAIR)


def sees_own_dice(game: Table, me: Hero) -> bool:
    """Tell whether an opponent shows a mirror, in which a mirror sees the hero's own dice."""
    if game.house & MIRROR_OUTWARD:
        return False
    die: i64
    for hero in game.heroes:
        if hero.seat != me.seat:
            for die in range(2):
                if FACES[hero.up(die)].kind == MIRROR:
                    return True
    return False


def reflections(game: Table, me: Hero) -> i64:
    """Give the faces that a mirror of this hero may copy, one bit each (DF-066)."""
    seen: i64 = 0
    own = sees_own_dice(game, me)
    die: i64
    for hero in game.heroes:
        if own or hero.seat != me.seat:
            for die in range(2):
                face = hero.up(die)
                if face != NOTHING and FACES[face].kind != MIRROR:
                    seen |= bit(face)
    return seen


@final
class Choose(Effect):
    """One resource of a choice or boar face of the pair ``x`` (D-03)."""

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return True

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        face = FACES[x >> 6 & 63] if x >> WHICH & 1 else FACES[x & 63]
        resource: i64
        for resource in range(RESOURCES):
            if face.amount(resource) > 0:
                game.allow(RESOURCE + resource)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        option = action - RESOURCE + 1
        shift: i64 = OPTION_TWO if x >> WHICH & 1 else OPTION_ONE
        game.push(RESOLVE, me.seat, x & PAIR | option << shift)


@final
class Order(Effect):
    """Which face of the pair ``x`` is applied first (D-04)."""

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return True

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow(DIE)
        game.allow(DIE + 1)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        apply_pair(game, me, x if action == DIE else swapped(x))


def apply_pair(game: Table, me: Hero, x: i64) -> None:
    """Set off both faces, the first one first."""
    if x & WITH_TWINS:
        apply_with_twins(game, me, x)
        return
    if game.module == TITANS and not x >> QUIET & 1:
        push_misfortunes(game, x)
    game.push(APPLY, me.seat, share(x, 1))
    if x >> ORACLE & 1:
        push_slip(game, me, share(x, 0))
    game.push(APPLY, me.seat, share(x, 0))


@final
class Apply(Effect):
    """One face takes effect; ``x``: face, times << 6, option << 8, manner << 11, own << 13,
    decided << 14 (1 keep, 2 convert: a gain that is topped up asks no more).
    """

    def run(self, game: Table, me: Hero, x: i64) -> None:
        manner = x >> 11 & 3
        if manner != PLAIN and x >> DECIDED == 0 and convertible(x):
            game.push(CONVERT, me.seat, x)
        else:
            apply_face(game, me, x, x >> DECIDED == 2)


@final
class Convert(Effect):
    """Turn what a face gives into glory, or keep it (D-09); ``x`` as in ``Apply``."""

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return True

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow(NO)
        game.allow(YES)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        if action == YES and me.twins > 0:
            note_conversion(game)
        apply_face(game, me, x, action == YES)


def convertible(x: i64) -> bool:
    """Tell whether the manner of ``x`` could turn something of its face into glory."""
    if x >> 11 & 3 == SHARDS_TO_GLORY:
        return amount_of(x, SUN) + amount_of(x, MOON) > 0
    return x >> 11 & 3 == GOLD_TO_GLORY and amount_of(x, GOLD) > 0


def apply_face(game: Table, me: Hero, x: i64, convert: bool) -> None:
    """Give what the face brings; a boar's owner comes after, a ship offers its purchase."""
    source = x & 63
    face = FACES[source]
    times = x >> 6 & 3
    if face.kind == SHIP_KIND:
        game.push(SHIP, me.seat, SHIP_DISCOUNT * times)
        return
    if face.kind == GOLEM:
        game.push(WALK, me.seat, times)
        return
    if face.kind == GAIN and not convert:
        game.give(
            me, face.gold * times, face.sun * times, face.moon * times, face.glory * times, source
        )
        take_sides(game, me, x)
        return
    if face.offer > 0:
        reward_owner(game, me, source, times)
    gold = amount_of(x, GOLD)
    sun = amount_of(x, SUN)
    moon = amount_of(x, MOON)
    glory: i64 = 0
    if convert:
        if x >> 11 & 3 == SHARDS_TO_GLORY:
            glory = 2 * (sun + moon)
            sun = 0
            moon = 0
        else:
            glory = gold
            gold = 0
        game.tell(CONVERTED, me.seat, source, glory, 0)
    game.give(me, gold, sun, moon, glory + amount_of(x, GLORY), source)
    take_sides(game, me, x)


def take_sides(game: Table, me: Hero, x: i64) -> None:
    """With the Titans, a face also earns the bonus of the zone, and moves the loyalty token."""
    if game.module == TITANS:
        add_zone_bonus(game, me, x)
        game.gain(me, ANCIENT, amount_of(x, ANCIENT), x & 63)
        game.gain(me, LOYALTY, amount_of(x, LOYALTY), x & 63)


def reward_owner(game: Table, me: Hero, face: i64, times: i64) -> None:
    """Let the owner of the card tied to a face take their reward (DF-078 to DF-080)."""
    shown = FACES[face]
    owner = game.owners >> 4 * shown.link & 15
    if game.house & BOAR_OF_OTHERS and owner == me.seat + 1:
        return
    if owner > 0:
        game.push(OFFER, owner - 1, shown.offer | times << 4 | face << 7)


def lose_pair(game: Table, me: Hero, x: i64) -> None:
    """Minotaur: lose what both faces would give, then boar owners are rewarded (DF-187)."""
    if game.module == TITANS:
        push_misfortunes(game, x)
    which: i64
    for which in range(1, -1, -1):
        one = share(x, which)
        if FACES[one & 63].offer > 0:
            reward_owner(game, me, one & 63, one >> 6 & 3)
    for which in range(2):
        one = share(x, which)
        resource: i64
        for resource in range(RESOURCES):
            game.lose(me, resource, amount_of(one, resource), one & 63)


@final
class Pick(Effect):
    """Pick two of the faces that opponents rolled (D-19); ``x``: the first one, feat << 6."""

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return True

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        seen: i64 = 0
        held = x & 63
        die: i64
        for hero in game.heroes:
            if hero.seat != me.seat:
                for die in range(2):
                    face = hero.up(die)
                    if face == held:
                        held = NOTHING
                    elif face != NOTHING and not seen >> face & 1:
                        seen |= bit(face)
                        game.allow(FACE + face)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        face = action - FACE
        game.tell(PICKED, me.seat, face, 0, 0)
        if x & 63 == NOTHING:
            game.push(PICK, me.seat, x | face)
        else:
            game.push(RESOLVE, me.seat, x & 63 | face << 6)
