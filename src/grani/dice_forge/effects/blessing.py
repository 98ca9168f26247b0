"""From rolled faces to what they bring (DF-041): mirrors, choices, order, then each face in turn.

*A pair* is how two faces travel through these effects in one number: the faces (6 bits each), the
resources chosen for them (3 bits each, 0 not chosen, else resource + 1), the manner (2 bits) and,
for a question about one of them, which. A single face is a pair with nothing beside it, which is
just what a minor blessing means (DF-052).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

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
    LOSS,
    OFFER,
    ORDER,
    PICK,
    PLAIN,
    REFLECT,
    RESOLVE,
    ROLL,
    SHARDS_TO_GLORY,
    SHIP,
    Effect,
)
from grani.dice_forge.events import CONVERTED, COPIED, OF_CERBERUS, PICKED, SPENT_TOKEN
from grani.dice_forge.faces import (
    BOAR,
    CHOICE,
    FACES,
    GAIN,
    MIRROR,
    NOTHING,
    SHIELD,
    SHIP as SHIP_KIND,
    SHIP_DISCOUNT,
    TRIPLE,
    Face,
)
from grani.dice_forge.resources import GLORY, GOLD, MOON, SUN

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.table import Table

OPTION_ONE: Final[i64] = 12
OPTION_TWO: Final[i64] = 15
MANNER: Final[i64] = 18
WHICH: Final[i64] = 20
PAIR: Final[i64] = 0xFFFFF
"""The bits of a pair without the question."""
REWARD_A: Final[i64] = 7
"""Stands where a chosen resource would: the shield gives reward A."""


@final
class Blessings(Effect):
    """Blessings in a row; ``x``: dice (bit 0 light, 1 dark), manner << 2, how many << 4."""

    def run(self, game: Table, me: Hero, x: i64) -> None:
        left = x >> 4
        if left > 1:
            game.push(BLESSINGS, me.seat, x & 15 | (left - 1) << 4)
        game.push(BLESS, me.seat, x & 15)
        dice = x & 3
        current = 2 * me.seat
        if dice == 3:
            game.push(ROLL, me.seat, current | bit(current + 1) << 3)
        else:
            game.push(ROLL, me.seat, current + dice - 1)


@final
class Bless(Effect):
    """The faces just rolled take effect; ``x``: dice, manner << 2."""

    def run(self, game: Table, me: Hero, x: i64) -> None:
        dice = x & 3
        manner = x >> 2
        first = me.up(0) if dice & 1 else me.up(1)
        second = me.up(1) if dice == 3 else NOTHING
        if manner == PLAIN and me.cerberus == 0:
            one = FACES[first]
            two = FACES[second]
            if one.kind == GAIN and two.kind <= GAIN and me.hammers == 0:
                game.give(me, one.gold, one.sun, one.moon, one.glory, first)
                game.give(me, two.gold, two.sun, two.moon, two.glory, second)
                return
        pair = first | second << 6 | manner << MANNER
        if me.cerberus > 0 and manner != LOSS:  # DF-045
            game.push(CERBERUS, me.seat, pair)
        game.push(RESOLVE, me.seat, pair)


@final
class Cerberus(Effect):
    """Spend a Cerberus token to apply the pair ``x`` once more, as rolled (D-08, DF-168 ff.)."""

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return me.cerberus > 0

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow(NO)
        game.allow(YES)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        if action == YES:
            me.cerberus -= 1
            game.tell(SPENT_TOKEN, me.seat, OF_CERBERUS, 0, 0)
            game.push(RESOLVE, me.seat, x)


@final
class Resolve(Effect):
    """Fixes what the pair ``x`` means, question by question, then sets its faces off."""

    def run(self, game: Table, me: Hero, x: i64) -> None:
        one = FACES[x & 63]
        two = FACES[x >> 6 & 63]
        second: i64 = 1
        if one.kind == MIRROR:
            game.push(REFLECT, me.seat, x)
        elif two.kind == MIRROR:
            game.push(REFLECT, me.seat, x | second << WHICH)
        elif asks_for_resource(one) and x >> OPTION_ONE & 7 == 0:
            game.push(CHOOSE, me.seat, x)
        elif asks_for_resource(two) and x >> OPTION_TWO & 7 == 0:
            game.push(CHOOSE, me.seat, x | second << WHICH)
        elif x >> MANNER == LOSS:
            lose_pair(game, me, x)
        elif order_matters(one, two):
            game.push(ORDER, me.seat, x)
        else:
            apply_pair(game, me, x, True)


def asks_for_resource(face: Face) -> bool:
    return face.kind == CHOICE or face.kind == BOAR


def order_matters(one: Face, two: Face) -> bool:
    """Tell whether a ship stands beside a face that acts for itself (D-04)."""
    if one.kind == SHIP_KIND:
        return two.kind != SHIP_KIND and two.kind != TRIPLE and two.kind != 0
    return two.kind == SHIP_KIND and one.kind != TRIPLE and one.kind != 0


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
        shift: i64 = 6 if x >> WHICH else 0
        mirror = x >> shift & 63
        game.push(RESOLVE, me.seat, x + (face - mirror << shift) & PAIR)


def faces_a_mirror(game: Table, me: Hero) -> bool:
    """Tell whether an opponent shows a mirror, in which a mirror sees the hero's own dice."""
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
    own = faces_a_mirror(game, me)
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
        face = FACES[x >> 6 & 63] if x >> WHICH else FACES[x & 63]
        resource: i64
        for resource in range(GLORY + 1):
            if face.amount(resource) > 0:
                game.allow(RESOURCE + resource)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        option = action - RESOURCE + 1
        game.push(RESOLVE, me.seat, x & PAIR | option << (OPTION_TWO if x >> WHICH else OPTION_ONE))


@final
class Order(Effect):
    """Which face of the pair ``x`` is applied first (D-04)."""

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return True

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow(DIE)
        game.allow(DIE + 1)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        apply_pair(game, me, x, action == DIE)


def apply_pair(game: Table, me: Hero, x: i64, first_first: bool) -> None:
    """Set off both faces, one after the other."""
    first = share(x, 0)
    second = share(x, 1)
    if first_first:
        game.push(APPLY, me.seat, second)
        game.push(APPLY, me.seat, first)
    else:
        game.push(APPLY, me.seat, first)
        game.push(APPLY, me.seat, second)


def share(x: i64, which: i64) -> i64:
    """Give one face of a pair as ``Apply`` takes it."""
    if which == 0:
        face = x & 63
        option = x >> OPTION_ONE & 7
        other = FACES[x >> 6 & 63]
        chosen = x >> OPTION_TWO & 7
    else:
        face = x >> 6 & 63
        option = x >> OPTION_TWO & 7
        other = FACES[x & 63]
        chosen = x >> OPTION_ONE & 7
    times: i64 = 3 if other.kind == TRIPLE else 1
    shown = FACES[face]
    if shown.kind == SHIELD and gives(other, chosen, shown.matches):
        option = REWARD_A
    return face | times << 6 | option << 8 | (x >> MANNER & 3) << 11


def gives(face: Face, chosen: i64, resource: i64) -> bool:
    """Tell whether a face gives a resource, for the shield beside it (DF-084 to DF-089)."""
    if face.kind == GAIN:
        return face.amount(resource) > 0
    return (face.kind == CHOICE or face.kind == BOAR) and chosen == resource + 1


@final
class Apply(Effect):
    """One face takes effect; ``x``: face, times << 6, option << 8, manner << 11."""

    def run(self, game: Table, me: Hero, x: i64) -> None:
        manner = x >> 11
        if manner != PLAIN and convertible(x):
            game.push(CONVERT, me.seat, x)
        else:
            apply_face(game, me, x, False)


@final
class Convert(Effect):
    """Turn what a face gives into glory, or keep it (D-09); ``x`` as in ``Apply``."""

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return True

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow(NO)
        game.allow(YES)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        apply_face(game, me, x, action == YES)


def amount_of(x: i64, resource: i64) -> i64:
    """Give how much of a resource the face in ``x`` brings, choice and tripling included."""
    face = FACES[x & 63]
    times = x >> 6 & 3
    option = x >> 8 & 7
    kind = face.kind
    if kind == GAIN:
        return face.amount(resource) * times
    if kind == SHIELD:
        if option == REWARD_A:
            return face.reward_a if resource == GLORY else 0
        return face.amount(resource) * times
    if kind == CHOICE or kind == BOAR:
        return face.amount(resource) * times if option == resource + 1 else 0
    return 0


def convertible(x: i64) -> bool:
    """Tell whether the manner of ``x`` could turn something of its face into glory."""
    if x >> 11 == SHARDS_TO_GLORY:
        return amount_of(x, SUN) + amount_of(x, MOON) > 0
    return x >> 11 == GOLD_TO_GLORY and amount_of(x, GOLD) > 0


def apply_face(game: Table, me: Hero, x: i64, convert: bool) -> None:
    """Give what the face brings; a boar's owner comes after, a ship offers its purchase."""
    source = x & 63
    face = FACES[source]
    times = x >> 6 & 3
    if face.kind == SHIP_KIND:
        game.push(SHIP, me.seat, SHIP_DISCOUNT * times)
        return
    if face.link >= 0:
        reward_owner(game, source, times)
    gold = amount_of(x, GOLD)
    sun = amount_of(x, SUN)
    moon = amount_of(x, MOON)
    glory: i64 = 0
    if convert:
        if x >> 11 == SHARDS_TO_GLORY:
            glory = 2 * (sun + moon)
            sun = 0
            moon = 0
        else:
            glory = gold
            gold = 0
        game.tell(CONVERTED, me.seat, source, glory, 0)
    game.give(me, gold, sun, moon, glory + amount_of(x, GLORY), source)


def reward_owner(game: Table, face: i64, times: i64) -> None:
    """Let the owner of the card tied to a face take their reward (DF-078 to DF-080)."""
    shown = FACES[face]
    owner = game.owners >> 4 * shown.link & 15
    if owner > 0:
        game.push(OFFER, owner - 1, shown.offer | times << 4 | face << 7)


def lose_pair(game: Table, me: Hero, x: i64) -> None:
    """Minotaur: lose what both faces would give, then boar owners are rewarded (DF-187)."""
    which: i64
    for which in range(1, -1, -1):
        one = share(x, which)
        if FACES[one & 63].link >= 0:
            reward_owner(game, one & 63, one >> 6 & 3)
    for which in range(2):
        one = share(x, which)
        resource: i64
        for resource in range(GLORY + 1):
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
