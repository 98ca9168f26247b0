"""What things are worth in Dice Forge, in glory at the end: the judgement of a sensible beginner.

Plain estimates from what is left of the game; no search happens here.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from grani.dice_forge.faces import (
    BOAR,
    CHOICE,
    FACES,
    FATE,
    GAIN,
    GOLEM,
    MIRROR,
    SHIELD,
    SHIP,
    TRIPLE,
)
from grani.dice_forge.faces.offers import OFFERS
from grani.dice_forge.hero import Hero
from grani.dice_forge.islands import SLOT_COUNT
from grani.dice_forge.kinds.blessing import BLESS, BLESSINGS, MINOR, RESOLVE
from grani.dice_forge.kinds.forging import PLACE
from grani.dice_forge.kinds.opponents import PICK
from grani.dice_forge.kinds.pairs import BLESSING, BOTH_DICE, LIGHT_DIE, LOSS, PAIR, PLAIN
from grani.dice_forge.kinds.turn import EXTRA, MAIN
from grani.dice_forge.stack import fields_of, kind_of, seat_of
from grani.dice_forge.table import Table
from grani.dice_forge.verbs.base import GainOne, Trade
from grani.dice_forge.verbs.verb import Verb


@final
@mypyc_attr(acyclic=True)
class Taste:
    """Weights of a judgement; the defaults were found by playing against each other."""

    def __init__(
        self,
        gold: float = 0.56,
        sun: float = 2.42,
        moon: float = 1.52,
        patience: float = 1.09,
        forging: float = 5.0,
        hammer: float = 0.36,
        triple: float = 0.72,
        mirror: float = 1.45,
        ship: float = 0.95,
        crowding: float = 0.31,
        rival: float = 0.11,
        room: float = 1.2,
        fate: float = 1.2,
        golem: float = 2.5,
    ) -> None:
        self.gold: Final[float] = gold
        self.sun: Final[float] = sun
        self.moon: Final[float] = moon
        self.patience: Final[float] = patience
        self.forging: Final[float] = forging
        self.hammer: Final[float] = hammer
        self.triple: Final[float] = triple
        self.mirror: Final[float] = mirror
        self.ship: Final[float] = ship
        self.crowding: Final[float] = crowding
        self.rival: Final[float] = rival
        self.room: Final[float] = room
        self.fate: Final[float] = fate
        self.golem: Final[float] = golem


@final
@mypyc_attr(acyclic=True)
class Judge:
    """Judges positions for one seat with one taste. Holds scratch numbers, so not for threads."""

    def __init__(self, taste: Taste) -> None:
        self.taste: Final[Taste] = taste
        self.gold = 0.0
        self.sun = 0.0
        self.moon = 0.0

    def worth(self, game: Table, seat: i64) -> float:
        """Give what the position is worth to ``seat``, in glory."""
        me = game.heroes[seat]
        actions = self.actions_left(game, seat)
        turns = (game.last_round() - game.round) * game.seats + (game.seats - 1 - game.turn)
        rolls = float(turns * (2 if game.seats == 2 else 1))
        self.price(actions, me)
        total = float(me.glory + me.printed)
        total += self.reserves(me)
        total += self.pending(game, me)
        total += self.cards(game, me, float(game.last_round() - game.round), rolls)
        self.price(actions / 2.0, me)
        total += self.dice(game, me) * rolls / 6.0
        return total

    def actions_left(self, game: Table, seat: i64) -> float:
        """Give about how many main actions the seat still has."""
        left = float(game.last_round() - game.round)
        if seat > game.turn:
            left += 1.0
        elif seat == game.turn:
            i: i64
            for i in range(1, game.depth):
                kind = kind_of(game.stack[i])
                if kind == MAIN.number:
                    left += 1.0
                elif kind == EXTRA.number:
                    left += 0.3
        return left

    def price(self, actions: float, me: Hero) -> None:
        """Set what a unit of each resource is worth with so many actions to come."""
        taste = self.taste
        use = actions / (actions + taste.patience)
        self.sun = taste.sun * (1.0 + taste.patience) * use / (1.0 + taste.patience * use)
        self.moon = taste.moon * (1.0 + taste.patience) * use / (1.0 + taste.patience * use)
        self.gold = taste.gold * min(1.0, actions / taste.forging)
        room = float(me.hammer_room())
        if room > 0.0 and self.gold < taste.hammer:
            self.gold += (taste.hammer - self.gold) * min(1.0, room / 10.0) * min(1.0, actions)

    def reserves(self, me: Hero) -> float:
        """Value what is in the reserves; the fuller, the less another unit is worth."""
        dear = self.taste.crowding
        gold = float(me.gold)
        sun = float(me.sun)
        moon = float(me.moon)
        total = gold * self.gold * (1.0 - dear * gold / float(me.gold_cap))
        total += sun * self.sun * (1.0 - dear * sun / float(me.shard_cap))
        total += moon * self.moon * (1.0 - dear * moon / float(me.shard_cap))
        done = me.hammered % 30
        track = float(done) * 0.667 if done < 15 else float(done - 15)
        return total + track * self.taste.hammer

    def face(self, face: i64) -> float:
        """Value one application of a face by itself."""
        shown = FACES[face]
        gold = self.gold * float(shown.gold)
        sun = self.sun * float(shown.sun)
        moon = self.moon * float(shown.moon)
        glory = float(shown.glory)
        kind = shown.kind
        if kind == GAIN:
            return gold + sun + moon + glory
        if kind == FATE:
            fate = self.taste.fate * float(shown.ancient) + float(shown.loyalty)
            return gold + glory + fate
        if kind == GOLEM:
            return self.taste.golem
        if kind == CHOICE or kind == BOAR:
            best = max(max(gold, sun), max(moon, glory))
            return best * 1.1
        if kind == SHIELD:
            return (gold + sun + moon + glory) * 0.7 + 1.5
        if kind == SHIP:
            return self.taste.ship * (0.5 + 2.0 * self.gold)
        return 0.0

    def mean(self, me: Hero, die: i64) -> float:
        """Value the average side of a die, specials left out."""
        total = 0.0
        side: i64
        for side in range(6):
            total += self.face(me.face(die, side))
        return total / 6.0

    def dice(self, game: Table, me: Hero) -> float:
        """Value all twelve sides, each as if it came up once."""
        light = self.mean(me, 0)
        dark = self.mean(me, 1)
        total = 6.0 * (light + dark)
        side: i64
        die: i64
        for die in range(2):
            other = dark if die == 0 else light
            for side in range(6):
                kind = FACES[me.face(die, side)].kind
                if kind == TRIPLE:
                    total += self.taste.triple * 2.0 * other
                elif kind == MIRROR:
                    total += self.taste.mirror * self.rivals_best(game, me)
        return total

    def rivals_best(self, game: Table, me: Hero) -> float:
        """Value what a mirror will find: the better of the others' average dice."""
        best = 0.0
        for hero in game.heroes:
            if hero.seat != me.seat:
                best = max(best, max(self.mean(hero, 0), self.mean(hero, 1)))
        return best

    def cards(self, game: Table, me: Hero, turns: float, rolls: float) -> float:
        """Value what cards and tokens will still bring."""
        total = 0.0
        slot: i64
        for slot in range(SLOT_COUNT):
            count = float(me.count(slot))
            if count > 0.0:
                feat = game.card(slot)
                if feat.reinforcement is not None:
                    total += count * turns * self.reinforcement(me, feat.reinforcement)
                if feat.oust_glory > 0:
                    total += count * turns * 1.5
                if feat.automatic and feat.oust_glory == 0:
                    total += count * rolls / 12.0 * 3.0
        total += float(me.cerberus) * min(turns, 1.0) * (self.mean(me, 0) + self.mean(me, 1))
        total += float(me.triton) * min(turns + 0.5, 1.0) * 2.0 * max(self.sun, self.moon)
        if me.hammers > 0:
            income = rolls * 1.2
            total += min(float(me.hammer_room()), income) * self.taste.hammer * 0.35
        total += float(me.chests) * min(turns, 4.0) * self.taste.room
        return total

    def reinforcement(self, me: Hero, verb: Verb) -> float:
        """Value one use of a reinforcement."""
        if isinstance(verb, GainOne):
            offer = OFFERS[verb.offer]
            shards = max(float(offer.sun) * self.sun, float(offer.moon) * self.moon)
            return max(float(offer.gold) * self.gold, max(shards, float(offer.glory)))
        if isinstance(verb, Trade):
            return max(0.0, float(verb.glory) - float(verb.amount) * self.gold)
        return max(self.mean(me, 0), self.mean(me, 1))

    def pending(self, game: Table, me: Hero) -> float:
        """Value what is about to be rolled and forged."""
        total = 0.0
        i: i64
        for i in range(game.depth):
            entry = game.stack[i]
            kind = kind_of(entry)
            mine = seat_of(entry) == me.seat
            x = fields_of(entry)
            if kind == BLESSINGS.number or kind == MINOR.number:
                gain = self.roll(game.heroes[seat_of(entry)], kind == MINOR.number, x)
                total += gain if mine else -self.taste.rival * gain
            elif kind == BLESS.number and BLESSING.manner.of(x) == LOSS and not mine:
                total += self.taste.rival * 3.0
            elif kind == PICK.number:
                total += 2.2 * self.rivals_best(game, me)
            elif kind == RESOLVE.number and mine:
                total += self.face(PAIR.first.of(x)) + self.face(PAIR.second.of(x))
            elif kind == PLACE.number and not mine:
                total += self.taste.rival * 2.0
        return total

    def roll(self, hero: Hero, minor: bool, x: i64) -> float:
        """Value the blessings of one entry, before the dice land."""
        light = self.mean(hero, 0)
        dark = self.mean(hero, 1)
        if minor:
            each = max(light, dark)
        else:
            dice = BLESSING.dice.of(x)
            each = light + dark if dice == BOTH_DICE else light if dice == LIGHT_DIE else dark
        if BLESSING.manner.of(x) != PLAIN:
            each *= 1.3
        return each * float(BLESSING.times.of(x))
