"""Paying by several means: ancient shards and scepters beside the reserves (RD-06)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from grani.core.bits import bit
from grani.dice_forge.actions import PAYMENT, SCEPTER, SPLIT
from grani.dice_forge.effect import MAIN, PAY, SPEND, TAKE, Effect
from grani.dice_forge.events import EMPTIED, OF_EXTRA_ACTION, PAID
from grani.dice_forge.islands import SLOTS
from grani.dice_forge.resources import ANCIENT, GOLD, MOON, SUN

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.table import Table


SINGLES: Final[i64] = 17
"""In ``Pay``: a scepter has paid a single shard of sun; the bit for moon follows."""
STILL_DUE: Final[i64] = 0x63FFF
"""In ``Pay``: all but the kind of the last scepter."""
# How strictly a price is read; the next is tried only where nothing pays by the one before
IN_FULL: Final[i64] = 0
TO_LAPSE: Final[i64] = 1
"""No payment leaves an extra action possible: a token spent since did not help (DF-132)."""
TO_END: Final[i64] = 2
"""Gold of such a token has made a scepter needless that is emptied already."""


@final
class Pay(Effect):
    """Pay shards by one of the legal mixes.

    ``x``: sun, moon << 3, source << 6, scepters already used up to this kind << 14, singles << 17.
    Scepters are emptied in the order of their kinds, 4 before 6.
    """

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return True

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        count = game.option_count
        reading: i64
        for reading in range(IN_FULL, TO_END + 1):
            self.offer_mixes(game, me, x, reading)
            if game.option_count > count:
                return

    def offer_mixes(self, game: Table, me: Hero, x: i64, reading: i64) -> None:
        """Allow every way to pay under a reading of the price."""
        sun = x & 7
        moon = x >> 3 & 7
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
        kind: i64
        for kind in range(x >> 14 & 7, 6):
            if self.scepter_at(me, 4 + (kind >> 1)) >= 0 and self.needs(x, kind, reading):
                self.offer_scepter(game, me, x, kind, reading)

    def needs(self, x: i64, kind: i64, reading: i64) -> bool:
        """Tell whether every scepter is needed if one is emptied as this kind (RB-032).

        A double for the last shard does the work of a single that was emptied before it.
        """
        due = x >> 3 & 7 if kind & 1 else x & 7
        if due == 1 and kind >= 4 and x >> SINGLES + (kind & 1) & 1:
            return reading == TO_END
        return due > 0

    def offer_scepter(self, game: Table, me: Hero, x: i64, kind: i64, reading: i64) -> None:
        """Allow emptying a scepter if the rest can then be paid."""
        stored = me.stored
        after = self.empty(me, x, kind)
        count = game.option_count
        self.offer_mixes(game, me, after, reading)
        payable = game.option_count > count
        game.option_count = count
        me.stored = stored
        if payable:
            game.allow(SCEPTER + kind)

    def scepter_at(self, me: Hero, level: i64) -> i64:
        """Give a scepter whose track stands at this point; -1 if there is none."""
        k: i64
        for k in range(me.scepters):
            if me.stored >> 3 * k & 7 == level:
                return k
        return -1

    def empty(self, me: Hero, x: i64, kind: i64) -> i64:
        """Empty a scepter as shards; give what is still to be paid."""
        level = 4 + (kind >> 1)
        k = self.scepter_at(me, level)
        me.stored -= level << 3 * k
        shards: i64 = 2 if level == 6 else 1
        paid = min(shards, x >> 3 & 7) << 3 if kind & 1 else min(shards, x & 7)
        single: i64 = 0 if level == 6 else bit(SINGLES + (kind & 1))
        return (x - paid) & STILL_DUE | kind << 14 | single

    def leaves_an_action(self, game: Table, me: Hero, x: i64, for_sun: i64) -> bool:
        """An extra action must be possible after its price is paid (DF-132, RD-28)."""
        if x >> 6 & 255 != OF_EXTRA_ACTION:
            return True
        from_reserve = (x & 7) - for_sun
        me.ancient -= for_sun
        possible = game.can_act(me, me.sun - from_reserve, me.triton)
        me.ancient += for_sun
        return possible

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        if action >= SCEPTER:
            kind = action - SCEPTER
            after = self.empty(me, x, kind)
            game.tell(EMPTIED, me.seat, 4 + (kind >> 1), kind & 1, 0)
            if after & 63:
                game.push(PAY, me.seat, after)
            return
        source = x >> 6 & 255
        for_sun = (action - PAYMENT) // 7
        for_moon = (action - PAYMENT) % 7
        game.pay(me, SUN, (x & 7) - for_sun, source)
        game.pay(me, MOON, (x >> 3 & 7) - for_moon, source)
        game.pay(me, ANCIENT, for_sun + for_moon, source)


@final
class Spend(Effect):
    """Take gold from scepters and reserve; ``x``: gold, source << 8, next scepter << 16."""

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return self.least(me, x) != self.most(me, x)

    def most(self, me: Hero, x: i64) -> i64:
        k = x >> 16
        return min(me.stored >> 3 * k & 7, x & 255)

    def least(self, me: Hero, x: i64) -> i64:
        """What this scepter has to give, because the others and the reserve do not suffice."""
        k: i64
        rest = (x & 255) - me.gold
        for k in range((x >> 16) + 1, me.scepters):
            rest -= me.stored >> 3 * k & 7
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
        k = x >> 16
        me.stored -= part << 3 * k
        rest = (x & 255) - part
        game.tell(PAID, me.seat, GOLD, part, x >> 8 & 255)
        if rest == 0:
            return
        if k + 1 < me.scepters and me.stored >> 3 * (k + 1):
            game.push(SPEND, me.seat, x & 0xFF00 | rest | (k + 1) << 16)
        else:
            game.take_gold(me, rest, x >> 8 & 255)


@final
class Perform(Effect):
    """A feat has been paid: move there and take its card; ``x``: slot."""

    def run(self, game: Table, me: Hero, x: i64) -> None:
        game.push(TAKE, me.seat, x)
        game.move(me, SLOTS[x].portal, game.feats[x])


def has_other_means(me: Hero) -> bool:
    """Tell whether shards could be paid with anything but the reserves."""
    if me.ancient > 0:
        return True
    k: i64
    for k in range(me.scepters):
        if me.stored >> 3 * k & 7 >= 4:
            return True
    return False


def pay_extra_action(game: Table, me: Hero, sun: i64) -> None:
    """Pay for the extra action by any means, then act."""
    game.push(MAIN, me.seat, 1)
    game.push(PAY, me.seat, sun | OF_EXTRA_ACTION << 6)


def extra_action_is_payable(game: Table, me: Hero, sun: i64) -> bool:
    """Tell whether some mix pays for the extra action and leaves an action possible."""
    if not me.covers(sun, 0):
        return False
    count = game.option_count
    Pay().offer_mixes(game, me, sun | OF_EXTRA_ACTION << 6, IN_FULL)
    payable = game.option_count > count
    game.option_count = count
    return payable
