"""Decisions of the cards of Rebellion that are their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from grani.core.bits import bit
from grani.core.contract import IllegalAction
from grani.dice_forge.actions import (
    COMPANION as SPACE,
    FACE,
    FEAT,
    ISLAND,
    NO,
    POSITION,
    RESOURCE,
    SPLIT,
)
from grani.dice_forge.effect import (
    BLESSINGS,
    FORGE_AND_ROLL,
    MAIN,
    MEMORY,
    MINOR,
    PLACE,
    REINFORCE,
    TAKE,
    Effect,
)
from grani.dice_forge.events import ADVANCED, AGAIN, CASHED, OF_MEMORY, REMEMBERED
from grani.dice_forge.faces import (
    FACE_COUNT,
    FACES,
    FIRST_SOLD,
    FOREST,
    LAST_SOLD,
)
from grani.dice_forge.feats import FEATS
from grani.dice_forge.islands import PORTALS, SLOT_COUNT, SLOTS
from grani.dice_forge.resources import (
    ANCIENT,
    EXTRA_ACTION_SUN,
    GLORY,
    GOLD,
    LOYALTY,
    MOON,
    RESOURCES,
    SUN,
)

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.table import Table

FRESH_COMPANIONS: Final[i64] = 0x7777
"""Companions without the marks of having advanced."""


def companions_could_pay(game: Table, me: Hero) -> bool:
    """Tell whether cashing in companions would make the extra action payable (RD-07)."""
    if me.companions == 0:
        return False
    helped = me.companion_sun()
    total = me.sun + helped
    if me.lack(EXTRA_ACTION_SUN - total, 0, me.triton) > me.ancient:
        return False
    return game.can_act(me, max(total - EXTRA_ACTION_SUN, 0) - helped, me.triton)


@final
class Market(Effect):
    """Buy one face with ``x`` gold off, or pass (RD-14)."""

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return game.can_buy(me.purse(), x, 0) or game.may_spend_token(me)

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow(NO)
        game.allow_faces(me.purse(), x, 0)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        if action != NO:
            game.buy(me, action - FACE, x)


def can_advance(me: Hero) -> bool:
    """Tell whether a companion could still advance this turn: none may, once cashed in."""
    k: i64
    for k in range(4):
        if 0 < (me.companions >> 4 * k & 15) < 6:
            return True
    return False


@final
class Companion(Effect):
    """Advance one of the companions that have not moved this turn (RB-040)."""

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return can_advance(me)

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        seen: i64 = 0
        k: i64
        for k in range(4):
            space = me.companions >> 4 * k & 15
            if 0 < space < 6 and not seen >> space & 1:
                seen |= bit(space)
                game.allow(SPACE + space - 1)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        k: i64 = 0
        while me.companions >> 4 * k & 15 != action - SPACE + 1:
            k += 1
            if k == 4:
                raise IllegalAction(f"no companion on space {action - SPACE} can advance")
        me.companions += bit(4 * k) | bit(4 * k + 3)
        game.tell(ADVANCED, me.seat, action - SPACE + 1, 0, 0)


@final
class Wind(Effect):
    """Name a resource and gain all of it shown on all dice (RD-09); ``x``: source."""

    def shown(self, game: Table, resource: i64) -> i64:
        """Give the sum of a resource printed on all faces that lie up (RB-046)."""
        total: i64 = 0
        die: i64
        for hero in game.heroes:
            for die in range(2):
                total += FACES[hero.up(die)].amount(resource)
        return total

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        resource: i64
        for resource in range(RESOURCES):
            if self.shown(game, resource) > 0:
                return True
        return False

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        resource: i64
        for resource in range(RESOURCES):
            if self.shown(game, resource) > 0:
                game.allow(RESOURCE + resource)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        resource = action - RESOURCE
        game.gain(me, resource, self.shown(game, resource), x)


@final
class RightHand(Effect):
    """Turn so much gold into glory (RD-13); ``x``: source."""

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return me.purse() > 0 or game.may_spend_token(me)

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        amount: i64
        for amount in range(me.purse() + 1):
            game.allow(SPLIT + amount)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        game.gain(me, GLORY, action - SPLIT, x)
        game.pay(me, GOLD, action - SPLIT, x)


@final
class Ancestor(Effect):
    """Forge the cheapest face that shows glory, or not; then a minor blessing; ``x``: feat."""

    def price(self, game: Table) -> i64:
        """Give the lowest price of a face that shows glory; 0 if none is left."""
        face: i64
        for face in range(FIRST_SOLD, LAST_SOLD + 1):
            if game.supply[face] > 0 and FACES[face].shows_glory():
                return FACES[face].cost
        return 0

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return self.price(game) > 0

    def run(self, game: Table, me: Hero, x: i64) -> None:
        once: i64 = 1
        game.push(MINOR, me.seat, once << 4 | x << 8)

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow(NO)
        price = self.price(game)
        face: i64
        for face in range(FIRST_SOLD, LAST_SOLD + 1):
            shown = FACES[face]
            if game.supply[face] > 0 and shown.shows_glory() and shown.cost == price:
                game.allow(FACE + face)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        if action == NO:
            self.run(game, me, x)
        else:
            game.supply[action - FACE] -= 1
            game.push(FORGE_AND_ROLL, me.seat, action - FACE)


@final
class ForgeAndRoll(Effect):
    """Forge face ``x``, then a minor blessing with that die (RB-066)."""

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return True

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow_positions(me)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        position = action - POSITION
        game.forge(me, x, position)
        once: i64 = 1
        game.push(BLESSINGS, me.seat, (1 if position < 6 else 2) | once << 4)


@final
class FreeFace(Effect):
    """Forge any face of the temple that no feat of this game gives (RB-098, RB-099)."""

    def allowed(self, game: Table, face: i64) -> bool:
        if game.supply[face] == 0 or FACES[face].place == FOREST:
            return False
        if face <= LAST_SOLD:
            return True
        for feat in game.feats:
            verb = FEATS[feat].immediate
            if verb is not None and verb.hands_out(face):
                return False
        return True

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        face: i64
        for face in range(FIRST_SOLD, FACE_COUNT):
            if self.allowed(game, face):
                return True
        return False

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        face: i64
        for face in range(FIRST_SOLD, FACE_COUNT):
            if self.allowed(game, face):
                game.allow(FACE + face)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        game.supply[action - FACE] -= 1
        game.push(PLACE, me.seat, action - FACE)


@final
class FreeFeat(Effect):
    """Perform a feat of cost 1 for nothing (RD-16)."""

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return True

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        slot: i64
        for slot in range(SLOT_COUNT):
            if SLOTS[slot].sun + SLOTS[slot].moon == 1 and game.stacks >> 3 * slot & 7:
                game.allow(FEAT + slot)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        game.push(TAKE, me.seat, action - FEAT)


@final
class Fire(Effect):
    """The turn is over, and a new one of the same player begins at once (RB-094, RB-095)."""

    def run(self, game: Table, me: Hero, x: i64) -> None:
        game.depth = 1
        game.used = 0
        game.noted = 0
        me.companions &= FRESH_COMPANIONS
        game.tell(AGAIN, me.seat, 0, 0, 0)
        game.push(MAIN, me.seat, 0)
        game.push(REINFORCE, me.seat, 0)
        both: i64 = 3
        times: i64 = 2 if game.seats == 2 else 1
        game.push(BLESSINGS, me.seat, both | times << 4)


# ---------------------------------------------------------------------- memories


@final
class Memory(Effect):
    """Put a memory token on an island, either side up (RD-22); ``x``: colour, second << 2."""

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return True

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        twin = game.memories >> 8 * (x & 3) & 7 if x >> 2 else 0
        portal: i64
        for portal in range(1, PORTALS + 1):
            if portal != twin:
                game.allow(ISLAND + 2 * (portal - 1))
                game.allow(ISLAND + 2 * (portal - 1) + 1)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        portal = (action - ISLAND) // 2 + 1
        side = (action - ISLAND) % 2
        shift = 8 * (x & 3) + 4 * (x >> 2)
        game.memories |= (portal | side << 3) << shift
        game.tell(REMEMBERED, me.seat, portal, side, 0)
        if not x >> 2:
            second: i64 = 4
            game.push(MEMORY, me.seat, x | second)


@final
class Memories(Effect):
    """Own memory tokens on the island of a feat pay and are gone (RB-332); ``x``: a bit each."""

    def run(self, game: Table, me: Hero, x: i64) -> None:
        token: i64
        for token in range(8):
            if x >> token & 1:
                entry = game.memories >> 4 * token & 15
                game.memories -= entry << 4 * token
                game.tell(CASHED, me.seat, entry & 7, entry >> 3, 0)
                if entry >> 3:
                    game.gain(me, SUN, 1, OF_MEMORY)
                    game.gain(me, LOYALTY, 2, OF_MEMORY)
                else:
                    game.gain(me, MOON, 1, OF_MEMORY)
                    game.gain(me, ANCIENT, 2, OF_MEMORY)


def memories_on(game: Table, seat: i64, portal: i64) -> i64:
    """Give the memory tokens of a seat on an island, a bit each."""
    found: i64 = 0
    token: i64
    for token in range(8):
        owner = game.memory_owners >> 4 * (token >> 1) & 15
        if owner == seat + 1 and game.memories >> 4 * token & 7 == portal:
            found |= bit(token)
    return found
