"""What positions of Dice Forge are worth, in glory at the end: as a sensible beginner judges.

Plain estimates from what is left of the game; no search happens here.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from grani.bots.forge_prices import Prices, Taste
from grani.dice_forge.faces import FACES, MIRROR, TRIPLE
from grani.dice_forge.faces.offers import OFFERS
from grani.dice_forge.hero import Hero
from grani.dice_forge.islands import SLOT_COUNT
from grani.dice_forge.kinds.blessing import BLESS, BLESSINGS, MINOR, RESOLVE
from grani.dice_forge.kinds.forging import PLACE
from grani.dice_forge.kinds.kind import Kind
from grani.dice_forge.kinds.opponents import PICK
from grani.dice_forge.kinds.pairs import BOTH_DICE, LIGHT_DIE, LOSS, PLAIN, Blessing, Pair
from grani.dice_forge.kinds.turn import EXTRA, MAIN
from grani.dice_forge.stack import MOST_KINDS, face_at, fields_of, get, kind_of, seat_of
from grani.dice_forge.table import Table
from grani.dice_forge.verbs.base import GainOne, Trade
from grani.dice_forge.verbs.verb import Verb

# What a pending effect means to a judge
NOTHING: Final[i64] = 0
AN_ACTION: Final[i64] = 1
AN_EXTRA: Final[i64] = 2
ACTIONS: Final[i64] = 2
"""What comes after these is worth something by itself."""
A_ROLL: Final[i64] = 3
A_MINOR_ROLL: Final[i64] = 4
LANDED: Final[i64] = 5
OTHERS_DICE: Final[i64] = 6
A_PAIR: Final[i64] = 7
A_FACE: Final[i64] = 8


def _meanings() -> list[i64]:
    meanings: list[i64] = [NOTHING] * MOST_KINDS
    kinds: list[Kind] = [MAIN, EXTRA, BLESSINGS, MINOR, BLESS, PICK, RESOLVE, PLACE]
    for number, kind in enumerate(kinds):
        meanings[kind.number] = AN_ACTION + number
    return meanings


MEANINGS: Final[vec[i64]] = vec[i64](_meanings())
"""By the number of the kind."""
FACE_KINDS: Final[vec[i64]] = vec[i64]([face.kind for face in FACES])


@final
@mypyc_attr(acyclic=True)
class Judge:
    """Judges positions for one seat with one taste. Holds scratch numbers, so not for threads.

    Reserves and what happens soon are judged by the prices of ``now``, dice by those ``halfway``
    through the actions that are left.
    """

    def __init__(self, taste: Taste) -> None:
        self.taste: Final[Taste] = taste
        self.now: Final[Prices] = Prices(taste)
        self.halfway: Final[Prices] = Prices(taste)

    def worth(self, game: Table, seat: i64) -> float:
        """Give what the position is worth to ``seat``, in glory."""
        me = game.heroes[seat]
        actions = self.actions_left(game, seat)
        turns = (game.last_round() - game.round) * game.seats + (game.seats - 1 - game.turn)
        rolls = float(turns * (2 if game.seats == 2 else 1))
        room = me.hammer_room()
        self.now.change(actions, room)
        total = float(me.glory + me.printed)
        total += self.reserves(me)
        total += self.pending(game, me)
        total += self.cards(game, me, float(game.last_round() - game.round), rolls)
        self.halfway.change(actions / 2.0, room)
        total += self.dice(game, me) * rolls / 6.0
        return total

    def actions_left(self, game: Table, seat: i64) -> float:
        """Give about how many main actions the seat still has."""
        left = float(game.last_round() - game.round)
        if seat > game.turn:
            left += 1.0
        elif seat == game.turn:
            stack = game.stack
            i: i64
            for i in range(1, game.depth):
                meaning = MEANINGS[kind_of(stack[i])]
                if meaning == AN_ACTION:
                    left += 1.0
                elif meaning == AN_EXTRA:
                    left += 0.3
        return left

    def reserves(self, me: Hero) -> float:
        """Value what is in the reserves; the fuller, the less another unit is worth."""
        prices = self.now
        dear = self.taste.crowding
        gold = float(me.gold)
        sun = float(me.sun)
        moon = float(me.moon)
        total = gold * prices.gold * (1.0 - dear * gold / float(me.gold_cap))
        total += sun * prices.sun * (1.0 - dear * sun / float(me.shard_cap))
        total += moon * prices.moon * (1.0 - dear * moon / float(me.shard_cap))
        done = me.hammered % 30
        track = float(done) * 0.667 if done < 15 else float(done - 15)
        return total + track * self.taste.hammer

    def dice(self, game: Table, me: Hero) -> float:
        """Value all twelve sides, each as if it came up once."""
        light = self.halfway.mean(me.light)
        dark = self.halfway.mean(me.dark)
        total = 6.0 * (light + dark)
        total = self.add_specials(total, game, me, me.light, dark)
        return self.add_specials(total, game, me, me.dark, light)

    def add_specials(self, total: float, game: Table, me: Hero, die: i64, other: float) -> float:
        """Add what those sides of a die bring that count by other dice."""
        kinds = FACE_KINDS
        side: i64
        for side in range(6):
            kind = kinds[face_at(die, side)]
            if kind == TRIPLE:
                total += self.taste.triple * 2.0 * other
            elif kind == MIRROR:
                total += self.taste.mirror * self.rivals_best(game, me, self.halfway)
        return total

    def rivals_best(self, game: Table, me: Hero, prices: Prices) -> float:
        """Value what a mirror will find: the better of the others' average dice."""
        best = 0.0
        for hero in game.heroes:
            if hero.seat != me.seat:
                best = max(best, max(prices.mean(hero.light), prices.mean(hero.dark)))
        return best

    def cards(self, game: Table, me: Hero, turns: float, rolls: float) -> float:
        """Value what cards and tokens will still bring."""
        total = 0.0
        slot: i64
        for slot in range(SLOT_COUNT):
            held = me.count(slot)
            if held > 0:
                count = float(held)
                feat = game.card(slot)
                if feat.reinforcement is not None:
                    total += count * turns * self.reinforcement(me, feat.reinforcement)
                if feat.oust_glory > 0:
                    total += count * turns * 1.5
                if feat.automatic and feat.oust_glory == 0:
                    total += count * rolls / 12.0 * 3.0
        prices = self.now
        if me.cerberus > 0:
            both = prices.mean(me.light) + prices.mean(me.dark)
            total += float(me.cerberus) * min(turns, 1.0) * both
        total += float(me.triton) * min(turns + 0.5, 1.0) * 2.0 * max(prices.sun, prices.moon)
        if me.hammers > 0:
            income = rolls * 1.2
            total += min(float(me.hammer_room()), income) * self.taste.hammer * 0.35
        total += float(me.chests) * min(turns, 4.0) * self.taste.room
        return total

    def reinforcement(self, me: Hero, verb: Verb) -> float:
        """Value one use of a reinforcement."""
        prices = self.now
        if isinstance(verb, GainOne):
            offer = OFFERS[verb.offer]
            shards = max(float(offer.sun) * prices.sun, float(offer.moon) * prices.moon)
            return max(float(offer.gold) * prices.gold, max(shards, float(offer.glory)))
        if isinstance(verb, Trade):
            return max(0.0, float(verb.glory) - float(verb.amount) * prices.gold)
        return max(prices.mean(me.light), prices.mean(me.dark))

    def pending(self, game: Table, me: Hero) -> float:
        """Value what is about to be rolled and forged."""
        total = 0.0
        stack = game.stack
        i: i64
        for i in range(game.depth):
            entry = stack[i]
            meaning = MEANINGS[kind_of(entry)]
            if meaning <= ACTIONS:
                continue
            mine = seat_of(entry) == me.seat
            x = fields_of(entry)
            if meaning <= A_MINOR_ROLL:
                gain = self.roll(game.heroes[seat_of(entry)], meaning == A_MINOR_ROLL, x)
                total += gain if mine else -self.taste.rival * gain
            elif meaning == LANDED:
                if get(x, Blessing.manner) == LOSS and not mine:
                    total += self.taste.rival * 3.0
            elif meaning == OTHERS_DICE:
                total += 2.2 * self.rivals_best(game, me, self.now)
            elif meaning == A_PAIR:
                if mine:
                    now = self.now
                    total += now.face(get(x, Pair.first)) + now.face(get(x, Pair.second))
            elif not mine:
                total += self.taste.rival * 2.0
        return total

    def roll(self, hero: Hero, minor: bool, x: i64) -> float:
        """Value the blessings of one entry, before the dice land."""
        light = self.now.mean(hero.light)
        dark = self.now.mean(hero.dark)
        if minor:
            each = max(light, dark)
        else:
            dice = get(x, Blessing.dice)
            each = light + dark if dice == BOTH_DICE else light if dice == LIGHT_DIE else dark
        if get(x, Blessing.manner) != PLAIN:
            each *= 1.3
        return each * float(get(x, Blessing.times))
