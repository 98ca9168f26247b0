"""Paying by several means: ancient shards and scepters beside the reserves (RD-06)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from grani.core.prompt import Option
from grani.core.reading import Reader
from grani.dice_forge.actions import PAYMENT, SCEPTER, SPLIT
from grani.dice_forge.events import EMPTIED, OF_EXTRA_ACTION, OF_FEAT, OF_TRITON, PAID
from grani.dice_forge.faces.offers import OFFERS, TRITON_OFFER
from grani.dice_forge.islands import SLOTS
from grani.dice_forge.kinds.kind import SOMETIMES, Args, Kind
from grani.dice_forge.kinds.tracks import DIVIDE
from grani.dice_forge.kinds.turn import TAKE, no_card_left
from grani.dice_forge.names import SlotField, SourceField, divided, source_name
from grani.dice_forge.resources import (
    ANCIENT,
    EXTRA_ACTION_SUN,
    GOLD,
    MOON,
    SCEPTER_TRACK,
    SUN,
    missing,
)
from grani.dice_forge.stack import Field, Inner, Json, Number, fields_of, kind_of, seat_of

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.table import Table

SHARDS: Final[list[str]] = ["sun", "moon"]
SINGLE_FROM: Final[i64] = 4
"""Gold on a scepter that is worth a shard; a full track is worth two (RB-030)."""
DOUBLES: Final[i64] = 4
"""Ways to empty a scepter are numbered 2 · (gold - 4) + (0 as sun, 1 as moon): those of a full
track come last."""
WAYS: Final[i64] = 6

# How strictly a price is read; the next is tried only where nothing pays by the one before
IN_FULL: Final[i64] = 0
TO_LAPSE: Final[i64] = 1
"""No payment leaves an extra action possible: a token spent since did not help (DF-132)."""
TO_END: Final[i64] = 2
"""Gold of such a token has made a scepter needless that is emptied already."""


class AtOnce(Kind):
    """A decision that is made before anything else happens, except that Triton tokens are spent."""

    def misplaced(self, game: Table, me: Hero, x: i64, above: list[int]) -> str:
        if above and not is_triton_gold(game, above, me):
            return "it is decided before anything else happens"
        game.make_room()
        count = game.option_count
        self.offer(game, me, x)
        possible = game.option_count > count
        game.option_count = count
        return "" if possible else f"seat {me.seat} cannot do this now"


def is_triton_gold(game: Table, entries: list[int], me: Hero) -> bool:
    """Tell whether all this is gold of tokens that the active seat spent on its decision.

    A token is spent at any moment (DF-184): its gold is divided, then the decision is asked anew.
    """
    if me.seat != game.turn or len(entries) > game.triton_cards(me) - me.triton:
        return False
    for entry in entries:
        if kind_of(entry) != DIVIDE.number or seat_of(entry) != me.seat:
            return False
        x = fields_of(entry)
        if DIVIDE.source.of(x) != OF_TRITON or DIVIDE.gold.of(x) > OFFERS[TRITON_OFFER].gold:
            return False
    return True


@final
class Pay(AtOnce):
    """Pay shards by one of the legal mixes. Scepters are emptied in the order of their ways."""

    def __init__(self) -> None:
        super().__init__(30, "pay", "pay")
        self.sun: Final[Field] = self.field(Number("sun", 0, 6))
        self.moon: Final[Field] = self.field(Number("moon", 0, 6))
        self.source: Final[Field] = self.field(SourceField())
        self.way: Final[Field] = self.field(Number("scepters", 0, 5))
        """The way in which a scepter was emptied last."""
        self.single_sun: Final[Field] = self.layout.add(Inner("sun", 1))
        self.single_moon: Final[Field] = self.layout.add(Inner("moon", 1))
        """A scepter has paid a single shard of this kind."""

    def push(self, game: Table, seat: i64, sun: i64, moon: i64, source: i64) -> None:
        price = self.sun.put(sun) | self.moon.put(moon)
        game.push(self, seat, price | self.source.put(source))

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        count = game.option_count
        reading: i64
        for reading in range(IN_FULL, TO_END + 1):
            self.offer_mixes(game, me, x, reading)
            if game.option_count > count:
                return

    def offer_mixes(self, game: Table, me: Hero, x: i64, reading: i64) -> None:
        """Allow every way to pay under a reading of the price."""
        sun = self.sun.of(x)
        moon = self.moon.of(x)
        for_sun: i64
        for_moon: i64
        for for_sun in range(sun + 1):
            if sun - for_sun > me.sun:
                continue
            for for_moon in range(moon + 1):
                if for_sun + for_moon > me.ancient or moon - for_moon > me.moon:
                    continue
                if reading > IN_FULL or self.leaves_an_action(game, me, x, for_sun):
                    game.allow(PAYMENT + 7 * for_sun + for_moon)
        if me.stored == 0:
            return
        way: i64
        for way in range(self.way.of(x), WAYS):
            if scepter_at(me, SINGLE_FROM + way // 2) >= 0 and self.needs(x, way, reading):
                self.offer_scepter(game, me, x, way, reading)

    def needs(self, x: i64, way: i64, reading: i64) -> bool:
        """Tell whether every scepter is needed if one is emptied in this way (RB-032).

        A double for the last shard does the work of a single that was emptied before it.
        """
        due = self.due(way).of(x)
        if due == 1 and way >= DOUBLES and self.single(way).on(x):
            return reading == TO_END
        return due > 0

    def offer_scepter(self, game: Table, me: Hero, x: i64, way: i64, reading: i64) -> None:
        """Allow emptying a scepter if the rest can then be paid."""
        stored = me.stored
        after = self.empty(me, x, way)
        count = game.option_count
        self.offer_mixes(game, me, after, reading)
        payable = game.option_count > count
        game.option_count = count
        me.stored = stored
        if payable:
            game.allow(SCEPTER + way)

    def empty(self, me: Hero, x: i64, way: i64) -> i64:
        """Empty a scepter as shards; give what is still to be paid."""
        gold = SINGLE_FROM + way // 2
        me.fill(scepter_at(me, gold), -gold)
        due = self.due(way)
        shards: i64 = 2 if gold == SCEPTER_TRACK else 1
        rest = self.way.change(due.change(x, max(due.of(x) - shards, 0)), way)
        return rest if gold == SCEPTER_TRACK else self.single(way).mark(rest)

    def due(self, way: i64) -> Field:
        """Give the field of what a way of emptying pays."""
        return self.moon if way % 2 else self.sun

    def single(self, way: i64) -> Field:
        """Give the mark of having paid a single shard of what a way pays."""
        return self.single_moon if way % 2 else self.single_sun

    def leaves_an_action(self, game: Table, me: Hero, x: i64, for_sun: i64) -> bool:
        """An extra action must be possible after its price is paid (DF-132, RD-28)."""
        if self.source.of(x) != OF_EXTRA_ACTION:
            return True
        from_reserve = self.sun.of(x) - for_sun
        me.ancient -= for_sun
        possible = game.can_act(me, me.sun - from_reserve, me.triton)
        me.ancient += for_sun
        return possible

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        if action >= SCEPTER:
            way = action - SCEPTER
            after = self.empty(me, x, way)
            game.tell(EMPTIED, me.seat, SINGLE_FROM + way // 2, way % 2, 0)
            if self.sun.on(after) or self.moon.on(after):
                game.push(self, me.seat, after)
            return
        source = self.source.of(x)
        for_sun = (action - PAYMENT) // 7
        for_moon = (action - PAYMENT) % 7
        game.pay(me, SUN, self.sun.of(x) - for_sun, source)
        game.pay(me, MOON, self.moon.of(x) - for_moon, source)
        game.pay(me, ANCIENT, for_sun + for_moon, source)

    # ------------------------------------------------------------------ for people and files

    def cause(self, game: Table, me: Hero, x: i64) -> tuple[str, Args]:
        source = source_name(self.source.of(x))
        return source, {"sun": int(self.sun.of(x)), "moon": int(self.moon.of(x)), "source": source}

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        args: Args
        if action >= SCEPTER:
            way = int(action - SCEPTER)
            gold = int(SINGLE_FROM) + way // 2
            shards = 2 if gold == SCEPTER_TRACK else 1
            args = {"gold": gold, "shards": shards}
            shard = SHARDS[way % 2]
            return Option(int(action), f"option-empty-{shard}", args, amounts={shard: shards})
        for_sun, for_moon = divmod(int(action - PAYMENT), 7)
        prices = {
            "sun": int(self.sun.of(x)) - for_sun,
            "moon": int(self.moon.of(x)) - for_moon,
            "ancient": for_sun + for_moon,
        }
        amounts = {name: price for name, price in prices.items() if price}
        return Option(int(action), "option-pay", {**prices}, amounts=amounts)

    def write(self, game: Table, me: Hero, x: i64) -> Json:
        data = super().write(game, me, x)
        singles = [mark.name for mark in (self.single_sun, self.single_moon) if mark.on(x)]
        if singles:
            data["singles"] = singles
        return data

    def read(self, reader: Reader, game: Table, me: Hero) -> int:
        x: i64 = super().read(reader, game, me)
        way = self.way.of(x)
        if 0 < way < DOUBLES:  # also in positions from before singles were written
            x = self.single(way).mark(x)
        if reader.has("singles"):
            known = {name: number for number, name in enumerate(SHARDS)}
            for i, value in enumerate(reader.items("singles", 1, 2)):
                shard = reader.check_word(value, f"singles[{i}]", known, "shard")
                if shard > way:
                    reader.fail("no scepter was emptied as that", f"singles[{i}]")
                x = self.single(shard).mark(x)
        return x


def scepter_at(me: Hero, gold: i64) -> i64:
    """Give a scepter that holds so much gold; -1 if there is none."""
    k: i64
    for k in range(me.scepters):
        if me.scepter(k) == gold:
            return k
    return -1


@final
class Spend(AtOnce):
    """Take gold from scepters and reserve, one scepter after another."""

    def __init__(self) -> None:
        super().__init__(31, "spend", "spend", SOMETIMES)
        self.gold: Final[Field] = self.field(Number("gold", 1, 60))
        self.source: Final[Field] = self.field(SourceField())
        self.scepter: Final[Field] = self.field(Number("scepter", 0, 3))

    def push(self, game: Table, seat: i64, gold: i64, source: i64) -> None:
        game.push(self, seat, self.gold.put(gold) | self.source.put(source))

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return self.least(me, x) != self.most(me, x)

    def most(self, me: Hero, x: i64) -> i64:
        return min(me.scepter(self.scepter.of(x)), self.gold.of(x))

    def least(self, me: Hero, x: i64) -> i64:
        """What this scepter has to give, because the others and the reserve do not suffice."""
        k: i64
        rest = self.gold.of(x) - me.gold
        for k in range(self.scepter.of(x) + 1, me.scepters):
            rest -= me.scepter(k)
        return max(rest, 0)

    def run(self, game: Table, me: Hero, x: i64) -> None:
        self.take(game, me, x, self.most(me, x))

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        part: i64
        for part in range(self.least(me, x), self.most(me, x) + 1):
            game.allow(SPLIT + part)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        self.take(game, me, x, action - SPLIT)

    def take(self, game: Table, me: Hero, x: i64, part: i64) -> None:
        k = self.scepter.of(x)
        source = self.source.of(x)
        me.fill(k, -part)
        rest = self.gold.of(x) - part
        game.tell(PAID, me.seat, GOLD, part, source)
        if rest == 0:
            return
        if has_gold_from(me, k + 1):
            game.push(self, me.seat, self.scepter.change(self.gold.change(x, rest), k + 1))
        else:
            game.take_gold(me, rest, source)

    # ------------------------------------------------------------------ for people

    def cause(self, game: Table, me: Hero, x: i64) -> tuple[str, Args]:
        source = source_name(self.source.of(x))
        gold, scepter = int(self.gold.of(x)), int(self.scepter.of(x)) + 1
        return source, {"gold": gold, "scepter": scepter, "source": source}

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        part = int(action - SPLIT)
        rest = int(self.gold.of(x)) - part
        args: Args = {"scepter": part, "rest": rest}
        return Option(int(action), "option-spend", args, amounts=divided("scepter", part, rest))


def has_gold_from(me: Hero, first: i64) -> bool:
    """Tell whether a scepter from this one on holds gold."""
    k: i64
    for k in range(first, me.scepters):
        if me.scepter(k) > 0:
            return True
    return False


@final
class Perform(Kind):
    """A feat has been paid: move there and take its card."""

    def __init__(self) -> None:
        super().__init__(29, "perform", active=True)
        self.slot: Final[Field] = self.field(SlotField())

    def run(self, game: Table, me: Hero, x: i64) -> None:
        slot = self.slot.of(x)
        TAKE.push(game, me.seat, slot)
        game.move(me, SLOTS[slot].portal, game.feats[slot])

    def takes_from(self, x: i64) -> i64:
        return self.slot.of(x)

    def misplaced(self, game: Table, me: Hero, x: i64, above: list[int]) -> str:
        return no_card_left(game, self.slot.of(x))


PAY: Final = Pay()
SPEND: Final = Spend()
PERFORM: Final = Perform()


def has_other_means(me: Hero) -> bool:
    """Tell whether shards could be paid with anything but the reserves."""
    if me.ancient > 0:
        return True
    k: i64
    for k in range(me.scepters):
        if me.scepter(k) >= SINGLE_FROM:
            return True
    return False


def lack(me: Hero, sun: i64, moon: i64, tokens: i64) -> i64:
    """Give how many shards are missing at best if these are due beyond the reserves, after Triton
    tokens, scepters and ancient shards have helped out (RD-06)."""
    doubles = tokens
    singles: i64 = 0
    if me.stored > 0:
        k: i64
        for k in range(me.scepters):
            gold = me.scepter(k)
            if gold == SCEPTER_TRACK:
                doubles += 1
            elif gold >= SINGLE_FROM:
                singles += 1
    return max(missing(sun, moon, doubles, singles) - me.ancient, 0)


def pay_for_feat(game: Table, me: Hero, slot: i64) -> None:
    """Pay for a feat by any means, then perform it."""
    place = SLOTS[slot]
    game.push(PERFORM, me.seat, PERFORM.slot.put(slot))
    PAY.push(game, me.seat, place.sun, place.moon, OF_FEAT + game.feats[slot])


def pay_for_extra_action(game: Table, me: Hero) -> None:
    """Pay for the extra action by any means."""
    PAY.push(game, me.seat, EXTRA_ACTION_SUN, 0, OF_EXTRA_ACTION)


def extra_action_is_payable(game: Table, me: Hero) -> bool:
    """Tell whether some mix pays for the extra action and leaves an action possible."""
    if lack(me, EXTRA_ACTION_SUN - me.sun, 0, 0) > 0:
        return False
    game.make_room()
    count = game.option_count
    price = PAY.sun.put(EXTRA_ACTION_SUN) | PAY.source.put(OF_EXTRA_ACTION)
    PAY.offer_mixes(game, me, price, IN_FULL)
    payable = game.option_count > count
    game.option_count = count
    return payable
