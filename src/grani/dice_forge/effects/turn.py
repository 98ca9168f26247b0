"""The course of a turn: blessings for all, reinforcements, a main action, perhaps one more."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from grani.core.bits import bit
from grani.dice_forge.actions import FACE, FEAT, NO, REINFORCE as USE, SIDE, YES
from grani.dice_forge.boards.titans import TITAN_SQUARES
from grani.dice_forge.effect import (
    BLESS,
    BLESS_ALL,
    END_TURN,
    EXTRA,
    FORGE,
    MAIN,
    PAY,
    PERFORM,
    REINFORCE,
    ROLL,
    TAKE,
    TURN,
    Effect,
)
from grani.dice_forge.effects.payment import (
    extra_action_is_payable,
    has_other_means,
    pay_extra_action,
)
from grani.dice_forge.effects.rebellion import FRESH_COMPANIONS, companions_could_pay
from grani.dice_forge.events import (
    ENDED,
    EXTRA as EXTRA_EVENT,
    JUDGED,
    OF_EXTRA_ACTION,
    OF_FEAT,
    PASSED,
    REINFORCED,
    ROLLED,
    ROUND,
    TURN as TURN_EVENT,
)
from grani.dice_forge.feats import FEATS
from grani.dice_forge.feats.card import TITANS
from grani.dice_forge.house import TURN_OF_FACES
from grani.dice_forge.islands import SLOT_COUNT, SLOTS
from grani.dice_forge.resources import EXTRA_ACTION_SUN, MOON, SUN

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.table import Table


@final
class Roll(Effect):
    """Dice land one by one, clockwise from the seat, light before dark; ``x``: bits 2·seat+die.

    The lowest three bits above name the die that is in the air now.
    """

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        options = game.options
        side: i64
        for side in range(6):
            options[side] = SIDE + side
        game.option_count = 6

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        current = x & 7
        waiting = x >> 3
        hero = game.heroes[current >> 1]
        side = action - SIDE
        hero.turn_up(current & 1, side)
        if game.observer is not None:
            game.tell(ROLLED, hero.seat, current & 1, hero.up(current & 1), side)
        if waiting:
            size = 2 * game.seats
            while True:
                current += 1
                if current >= size:
                    current = 0
                    if waiting >> size:  # no die of this table: the roll was never listed
                        return
                if waiting >> current & 1:
                    break
            game.push(ROLL, me.seat, current | (waiting ^ bit(current)) << 3)


@final
class Turn(Effect):
    """A turn begins: steps 1 to 4 in order (DF-020)."""

    def run(self, game: Table, me: Hero, x: i64) -> None:
        game.turn = me.seat
        game.used = 0
        game.noted = 0
        if me.companions > 0:
            me.companions &= FRESH_COMPANIONS
        if game.observer is not None:
            if me.seat == 0:
                game.tell(ROUND, -1, game.round, 0, 0)
            game.tell(TURN_EVENT, me.seat, game.round, 0, 0)
        game.push(END_TURN, me.seat, 0)
        game.push(MAIN, me.seat, 0)
        if me.cards:
            game.push(REINFORCE, me.seat, 0)
        game.push(BLESS_ALL, me.seat, 2 if game.seats == 2 else 1)  # DF-039


@final
class BlessAll(Effect):
    """All dice are rolled, then everyone resolves in turn (DF-037); ``x``: how often yet."""

    def run(self, game: Table, me: Hero, x: i64) -> None:
        if x > 1:
            game.push(BLESS_ALL, me.seat, x - 1)
        seats = game.seats
        k: i64
        for k in range(seats - 1, -1, -1):
            seat = me.seat + k
            game.push(BLESS, seat - seats if seat >= seats else seat, 3)
        current = 2 * me.seat
        game.push(ROLL, me.seat, current | (bit(2 * seats) - 1 ^ bit(current)) << 3)


@final
class Reinforce(Effect):
    """Use reinforcement cards one after another, or go on (D-11)."""

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        unused = False
        slot: i64
        for slot in range(SLOT_COUNT):
            if me.count(slot) > (game.used >> 3 * slot & 7):
                verb = FEATS[game.feats[slot]].reinforcement
                if verb is not None:
                    if verb.usable(game, me):
                        return True
                    unused = True
        return unused and game.may_spend_token(me)

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow(NO)
        slot: i64
        for slot in range(SLOT_COUNT):
            if me.count(slot) > (game.used >> 3 * slot & 7):
                verb = FEATS[game.feats[slot]].reinforcement
                if verb is not None and verb.usable(game, me):
                    game.allow(USE + slot)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        if action == NO:
            return
        slot = action - USE
        game.used += bit(3 * slot)
        feat = game.feats[slot]
        game.push(REINFORCE, me.seat, 0)
        game.tell(REINFORCED, me.seat, feat, 0, 0)
        verb = FEATS[feat].reinforcement
        if verb is not None:
            verb.perform(game, me, OF_FEAT + feat, 0)


@final
class MainAction(Effect):
    """Forge, perform a feat or pass (D-14 to D-16); ``x``: 1 in an extra action, which must act."""

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return x == 0 or game.can_act(me, me.sun, me.triton)

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        if x == 0:
            game.allow(NO)
        game.allow_faces(me.purse(), 0, game.noted)
        slot: i64
        for slot in range(SLOT_COUNT):
            if game.stacks >> 3 * slot & 7:
                place = SLOTS[slot]
                if me.covers(place.sun, place.moon):
                    game.allow(FEAT + slot)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        if action == NO:
            game.tell(PASSED, me.seat, 0, 0, 0)
            return
        if x == 0:
            game.push(EXTRA, me.seat, 0)
        if action >= FACE:
            face = action - FACE
            if game.house & TURN_OF_FACES:
                game.noted |= bit(face)
            game.push(FORGE, me.seat, bit(face))
            game.buy(me, face, 0)
        else:
            slot = action - FEAT
            place = SLOTS[slot]
            feat = game.feats[slot]
            if me.care > 0 and has_other_means(me):
                game.push(PERFORM, me.seat, slot)
                game.push(PAY, me.seat, place.sun | place.moon << 3 | (OF_FEAT + feat) << 6)
                return
            game.pay(me, SUN, place.sun, OF_FEAT + feat)
            game.pay(me, MOON, place.moon, OF_FEAT + feat)
            game.push(TAKE, me.seat, slot)
            game.move(me, place.portal, feat)


@final
class ExtraAction(Effect):
    """Pay 2 sun for one more action, if one can then be carried out (D-20, DF-132)."""

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return self.payable(game, me) or me.triton > 0 or companions_could_pay(game, me)

    def payable(self, game: Table, me: Hero) -> bool:
        if me.care > 0 and has_other_means(me):
            return extra_action_is_payable(game, me, EXTRA_ACTION_SUN)
        sun = me.sun - EXTRA_ACTION_SUN
        return sun >= 0 and game.can_act(me, sun, me.triton)

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow(NO)
        if self.payable(game, me):
            game.allow(YES)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        if action == YES:
            game.tell(EXTRA_EVENT, me.seat, 0, 0, 0)
            if me.care > 0 and has_other_means(me):
                pay_extra_action(game, me, EXTRA_ACTION_SUN)
                return
            game.pay(me, SUN, EXTRA_ACTION_SUN, OF_EXTRA_ACTION)
            game.push(MAIN, me.seat, 1)


@final
class EndTurn(Effect):
    """The turn passes to the left; after the last turn of the last round the game ends."""

    def run(self, game: Table, me: Hero, x: i64) -> None:
        seat = me.seat + 1
        if me.companions > 0:
            me.companions &= FRESH_COMPANIONS
        game.noted = 0
        if seat == game.seats:
            seat = 0
            if game.round == game.last_round():
                game.tell(ENDED, -1, 0, 0, 0)
                if game.module == TITANS and game.observer is not None:
                    for hero in game.heroes:
                        game.tell(JUDGED, hero.seat, TITAN_SQUARES[hero.square].glory, 0, 0)
                return
            game.round += 1
        game.push(TURN, seat, 0)
