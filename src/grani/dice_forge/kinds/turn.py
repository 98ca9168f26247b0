"""The course of a turn: blessings for all, reinforcements, a main action, perhaps one more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from grani.core.prompt import Barred, Option
from grani.dice_forge.actions import FACE, FEAT, NO, REINFORCE as USE, YES
from grani.dice_forge.events import (
    ENDED,
    EXTRA as EXTRA_EVENT,
    OF_EXTRA_ACTION,
    OF_FEAT,
    PASSED,
    REINFORCED,
    ROUND,
    TOOK,
    TURN as TURN_EVENT,
)
from grani.dice_forge.faces import FACE_COUNT, FIRST_SOLD
from grani.dice_forge.house import TURN_OF_FACES
from grani.dice_forge.islands import MOON_PRICES, SLOT_COUNT, SLOTS, SUN_PRICES
from grani.dice_forge.kinds.blessing import BLESS
from grani.dice_forge.kinds.forging import FORGE, best_average, buying, unsold
from grani.dice_forge.kinds.kind import KINDS, SOMETIMES, Args, Kind, declining, deed
from grani.dice_forge.kinds.pairs import BOTH_DICE, Blessing
from grani.dice_forge.kinds.rolling import roll_all
from grani.dice_forge.names import SlotField, face_name
from grani.dice_forge.resources import EXTRA_ACTION_SUN, MOON, SUN
from grani.dice_forge.stack import (
    Field,
    Flag,
    Number,
    count_at,
    fields_of,
    having,
    kind_of,
    one_at,
    put,
)

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.table import Table

PERFORMS: Final[str] = deed("perform")


@final
class Turn(Kind):
    """A turn begins: steps 1 to 4 in order (DF-020)."""

    def __init__(self) -> None:
        super().__init__(4, "turn")

    def run(self, game: Table, me: Hero, x: i64) -> None:
        game.turn = me.seat
        game.used = 0
        game.noted = 0
        game.box.turn_passes(me)
        if game.observer is not None:
            if me.seat == 0:
                game.tell(ROUND, -1, game.round, 0, 0)
            game.tell(TURN_EVENT, me.seat, game.round, 0, 0)
        game.push(END_TURN, me.seat, 0)
        game.push(MAIN, me.seat, 0)
        if me.cards:
            game.push(REINFORCE, me.seat, 0)
        game.push(BLESS_ALL, me.seat, BLESS_ALL.times.put(2 if game.seats == 2 else 1))  # DF-039


@final
class BlessAll(Kind):
    """All dice are rolled, then everyone resolves in turn (DF-037)."""

    def __init__(self) -> None:
        super().__init__(5, "bless_all", active=True)
        self.times: Final[Field] = self.field(Number("times", 1, 2))
        self.both: Final[i64] = put(BOTH_DICE, Blessing.dice)

    def run(self, game: Table, me: Hero, x: i64) -> None:
        times = self.times.of(x)
        if times > 1:
            game.push(self, me.seat, self.times.put(times - 1))
        seats = game.seats
        k: i64
        for k in range(seats - 1, -1, -1):
            seat = me.seat + k
            game.push(BLESS, seat - seats if seat >= seats else seat, self.both)
        roll_all(game, me)


@final
class Reinforce(Kind):
    """Use reinforcement cards one after another, or go on (D-11)."""

    def __init__(self) -> None:
        super().__init__(6, "reinforce", "reinforce", SOMETIMES, active=True)

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        unused = False
        slot: i64
        for slot in range(SLOT_COUNT):
            if me.count(slot) > count_at(game.used, slot):
                verb = game.card(slot).reinforcement
                if verb is not None:
                    if verb.usable(game, me):
                        return True
                    unused = True
        return unused and game.may_spend_token(me)

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow(NO)
        slot: i64
        for slot in range(SLOT_COUNT):
            if me.count(slot) > count_at(game.used, slot):
                verb = game.card(slot).reinforcement
                if verb is not None and verb.usable(game, me):
                    game.allow(USE + slot)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        if action == NO:
            return
        slot = action - USE
        game.used += one_at(slot)
        feat = game.feats[slot]
        game.push(self, me.seat, 0)
        game.tell(REINFORCED, me.seat, feat, 0, 0)
        verb = game.card(slot).reinforcement
        if verb is not None:
            verb.perform(game, me, OF_FEAT + feat, 0)

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        if action == NO:
            return declining(action, "option-reinforce-no")
        feat = game.card(action - USE).name
        return Option(int(action), "option-use", {"feat": feat}, (f"card:{me.seat}:{feat}",))

    def barred(self, game: Table, me: Hero, x: i64) -> list[Barred]:
        found: list[Barred] = []
        slot: i64
        for slot in range(SLOT_COUNT):
            card = game.card(slot)
            verb = card.reinforcement
            if verb is not None and me.count(slot) > 0:
                target = f"card:{me.seat}:{card.name}"
                if me.count(slot) == count_at(game.used, slot):
                    found.append(Barred(target, "barred-used"))
                elif not verb.usable(game, me):
                    found.append(Barred(target, "barred-unusable"))
        return found


@final
class MainAction(Kind):
    """Forge, perform a feat or pass (D-14 to D-16); an extra action must act."""

    def __init__(self) -> None:
        super().__init__(7, "main", "main", SOMETIMES, active=True, instead="main-extra")
        self.extra: Final[Field] = self.field(Flag("extra"))

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return not self.extra.on(x) or game.can_act(me, me.sun, me.triton)

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        if not self.extra.on(x):
            game.allow(NO)
        game.allow_faces(me.purse(), 0, game.noted)
        stacks = game.stacks
        suns = SUN_PRICES
        moons = MOON_PRICES
        sun = me.sun
        moon = me.moon
        otherwise = me.care > me.hammers and game.box.has_other_means(me)
        slot: i64
        for slot in range(SLOT_COUNT):
            if count_at(stacks, slot):
                covered = suns[slot] <= sun and moons[slot] <= moon
                if not covered and otherwise:
                    covered = not game.box.lacks(me, suns[slot] - sun, moons[slot] - moon, 0)
                if covered:
                    game.allow(FEAT + slot)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        if action == NO:
            game.tell(PASSED, me.seat, 0, 0, 0)
            return
        if not self.extra.on(x):
            game.push(EXTRA, me.seat, 0)
        if action >= FACE:
            face = action - FACE
            if game.house & TURN_OF_FACES:
                game.noted = having(game.noted, face)
            FORGE.push(game, me.seat, having(0, face))
            game.buy(me, face, 0)
            return
        slot = action - FEAT
        if me.care > 0 and game.box.performs(game, me, slot):
            return
        place = SLOTS[slot]
        feat = game.feats[slot]
        game.pay(me, SUN, place.sun, OF_FEAT + feat)
        game.pay(me, MOON, place.moon, OF_FEAT + feat)
        TAKE.push(game, me.seat, slot)
        game.move(me, place.portal, feat)

    # ------------------------------------------------------------------ for people

    def asked(self, x: i64) -> str:
        return self.instead if self.extra.on(x) else self.question

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        if action == NO or action >= FACE:
            return buying(game, me, action, "main", 0)
        slot = action - FEAT
        place = SLOTS[slot]
        card = game.card(slot)
        args: Args = {
            "feat": card.name,
            "sun": int(place.sun),
            "moon": int(place.moon),
            "glory": int(card.glory),
        }
        key = "option-feat"
        for hero in game.heroes:
            if hero.seat != me.seat and hero.portal == place.portal and place.portal != me.portal:
                args["ousted"] = int(hero.seat)
                key = "option-feat-ousting"
        price = {"sun": -int(place.sun), "moon": -int(place.moon)}
        amounts = {name: amount for name, amount in price.items() if amount}
        target = f"stack:{place.name}"
        return Option(
            int(action),
            key,
            args,
            (target,),
            does=PERFORMS,
            amounts=amounts,
            leads=faces_of_card(game, me, slot),
        )

    def barred(self, game: Table, me: Hero, x: i64) -> list[Barred]:
        found = unsold(game, me, 0, game.noted)
        slot: i64
        for slot in range(SLOT_COUNT):
            place = SLOTS[slot]
            target = f"stack:{place.name}"
            sun = max(place.sun - me.sun, 0)
            moon = max(place.moon - me.moon, 0)
            if not count_at(game.stacks, slot):
                found.append(Barred(target, "barred-none"))
            elif sun + moon and game.box.has_other_means(me):
                lacking = int(game.box.lacking(me, sun, moon))
                if lacking:
                    found.append(Barred(target, "barred-shards", {"count": lacking}))
            elif sun and moon:
                args: Args = {"sun": int(sun), "moon": int(moon)}
                found.append(Barred(target, "barred-both", args))
            elif sun + moon:
                name = "sun" if sun else "moon"
                found.append(Barred(target, f"barred-{name}", {"amount": int(sun + moon)}))
        return found


def faces_of_card(game: Table, me: Hero, slot: i64) -> dict[str, dict[str, float]]:
    """Give the faces of the temple of which whoever takes a card may forge one, each with what a
    roll brings on average with it."""
    verb = game.card(slot).immediate
    found: dict[str, dict[str, float]] = {}
    if verb is not None:
        face: i64
        for face in range(FIRST_SOLD, FACE_COUNT):
            if game.supply[face] > 0 and verb.lets_forge(face):
                found[face_name(face)] = best_average(game, me, face)
    return found


@final
class ExtraAction(Kind):
    """Pay 2 sun for one more action, if one can then be carried out (D-20, DF-132)."""

    def __init__(self) -> None:
        super().__init__(8, "extra", "extra", SOMETIMES, active=True)

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return self.payable(game, me) or me.triton > 0 or game.box.may_pay_later(game, me)

    def payable(self, game: Table, me: Hero) -> bool:
        if me.care > 0 and game.box.has_other_means(me):
            return game.box.extra_is_payable(game, me)
        sun = me.sun - EXTRA_ACTION_SUN
        return sun >= 0 and game.can_act(me, sun, me.triton)

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow(NO)
        if self.payable(game, me):
            game.allow(YES)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        if action == YES:
            game.tell(EXTRA_EVENT, me.seat, 0, 0, 0)
            game.push(MAIN, me.seat, MAIN.extra.put(1))
            if me.care > 0 and game.box.has_other_means(me):
                game.box.pay_extra(game, me)
            else:
                game.pay(me, SUN, EXTRA_ACTION_SUN, OF_EXTRA_ACTION)

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        if action == NO:
            return declining(action, "option-extra-no")
        if me.sun >= EXTRA_ACTION_SUN:
            return Option(int(action), "option-extra-yes", amounts={"sun": -int(EXTRA_ACTION_SUN)})
        # Something stands for the sun that is missing.
        return Option(int(action), "option-extra-instead", amounts=game.box.extra_costs(me))


@final
class EndTurn(Kind):
    """The turn passes to the left; after the last turn of the last round the game ends."""

    def __init__(self) -> None:
        super().__init__(9, "end_turn", active=True)

    def run(self, game: Table, me: Hero, x: i64) -> None:
        seat = me.seat + 1
        game.box.turn_passes(me)
        game.noted = 0
        if seat == game.seats:
            seat = 0
            if game.round == game.last_round():
                game.tell(ENDED, -1, 0, 0, 0)
                game.box.game_ends(game)
                return
            game.round += 1
        game.push(TURN, seat, 0)


@final
class Take(Kind):
    """Take the top card of the stack in a slot; its immediate effect follows (DF-110)."""

    def __init__(self) -> None:
        super().__init__(26, "take", active=True)
        self.slot: Final[Field] = self.field(SlotField())

    def push(self, game: Table, seat: i64, slot: i64) -> None:
        game.push(self, seat, self.slot.put(slot))

    def run(self, game: Table, me: Hero, x: i64) -> None:
        slot = self.slot.of(x)
        copy = game.seats - count_at(game.stacks, slot)
        game.stacks -= one_at(slot)
        me.cards += one_at(slot)
        feat = game.feats[slot]
        card = game.card(slot)
        me.printed += card.glory
        game.tell(TOOK, me.seat, feat, copy, 0)
        verb = card.immediate
        if verb is None:
            game.box.taken(game, me, slot, copy)
        elif verb.ends_the_turn():  # RB-096: what a box pays for the card comes before that
            verb.perform(game, me, OF_FEAT + feat, copy)
            game.box.taken(game, me, slot, copy)
        else:
            game.box.taken(game, me, slot, copy)
            verb.perform(game, me, OF_FEAT + feat, copy)

    def takes_from(self, x: i64) -> i64:
        return self.slot.of(x)

    def misplaced(self, game: Table, me: Hero, x: i64, above: list[int]) -> str:
        return no_card_left(game, self.slot.of(x))


def no_card_left(game: Table, slot: i64) -> str:
    """Complain if more cards of a slot are wanted than lie there."""
    wanted: i64 = 0
    i: i64
    for i in range(game.depth):
        entry = game.stack[i]
        if KINDS[kind_of(entry)].takes_from(fields_of(entry)) == slot:
            wanted += 1
    empty = wanted >= count_at(game.stacks, slot)
    return f"the stack in {SLOTS[slot].name} is empty" if empty else ""


TURN: Final = Turn()
BLESS_ALL: Final = BlessAll()
REINFORCE: Final = Reinforce()
MAIN: Final = MainAction()
EXTRA: Final = ExtraAction()
END_TURN: Final = EndTurn()
TAKE: Final = Take()
