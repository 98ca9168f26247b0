"""What the network sees of a position of Dice Forge, from one seat: sparse rows with whole values.

First what belongs to the hero of the seat, then the same for all rivals added up, then the table.
Rows are promises to the weights that were learnt with them: whoever moves or adds one gives
``FEATURES_VERSION`` a new number and trains anew.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from grani.dice_forge.boxes import FEATS
from grani.dice_forge.faces import COSTS, FACES, FIRST_SOLD, LAST_SOLD
from grani.dice_forge.hero import Hero
from grani.dice_forge.islands import MOON_PRICES, SLOT_COUNT, SUN_PRICES
from grani.dice_forge.kinds.blessing import (
    BLESS,
    BLESSINGS,
    CERBERUS,
    CHOOSE,
    MINOR,
    ORDER,
    REFLECT,
    RESOLVE,
)
from grani.dice_forge.kinds.companions import MOST_COMPANIONS, space_of
from grani.dice_forge.kinds.forging import PLACE
from grani.dice_forge.kinds.pairs import (
    DARK_DIE,
    LIGHT_DIE,
    LOSS,
    PLAIN,
    SHARDS_TO_GLORY,
    Blessing,
    Pair,
)
from grani.dice_forge.kinds.turn import BLESS_ALL
from grani.dice_forge.resources import HAMMER_LAP
from grani.dice_forge.stack import count_at, face_at, fields_of, get, kind_of, seat_of
from grani.dice_forge.table import Table

FEATURES_VERSION: Final[int] = 1

MOST_FACES: Final[i64] = 48
MOST_FEATS: Final[i64] = 64
KINDS_SEEN: Final[i64] = 72
"""Kinds of pending effect, and below them three that blessings of a special manner count as."""
SPECIAL_BLESSINGS: Final[i64] = 64
SPECIAL_MINOR: Final[i64] = 65
LOSING: Final[i64] = 66

# Rows of a hero
FACE: Final[i64] = 0
"""+ face: how many sides of both dice show it."""
LIGHT_FACE: Final[i64] = 48
"""+ face: how many sides of the light die."""
FACE_ROLLS: Final[i64] = 96
"""+ face: sides times the rolls that are left."""
CARD: Final[i64] = 144
"""+ feat: how many cards."""
CARD_TURNS: Final[i64] = 208
"""+ feat: cards that last, times the turns that are left."""
GOLD: Final[i64] = 272
SUN: Final[i64] = 304
MOON: Final[i64] = 324
"""+ amount in the reserve."""
GOLD_ROOM: Final[i64] = 344
SUN_ROOM: Final[i64] = 352
MOON_ROOM: Final[i64] = 356
"""+ how much more the reserve can hold, where that is little."""
PORTAL: Final[i64] = 360
SQUARE: Final[i64] = 368
ANCIENT: Final[i64] = 416
COMPANION: Final[i64] = 424
"""+ where it stands."""
REACH: Final[i64] = 432
"""+ feat: its price in shards lies in the reserve."""
AMOUNTS: Final[i64] = 496
"""+ one of the plain amounts below."""
HERO_ROWS: Final[i64] = 528

# Rows of the table
ROUND: Final[i64] = 1056
"""+ turns played."""
WHOSE: Final[i64] = 1096
"""+ 4 * (seats - 2) + how many seats on the active one sits."""
STACK: Final[i64] = 1108
"""+ 2 * kind + (0 own, 1 others'): what is still to happen."""
TOP: Final[i64] = 1252
"""As STACK, for what happens next."""
PLACING: Final[i64] = 1396
"""+ face: to be forged by the seat."""
SHOWING: Final[i64] = 1444
"""+ face: of a pair of the seat that is about to take effect."""
USED: Final[i64] = 1492
"""+ feat: reinforcements used in this turn of the seat."""
TAKEN: Final[i64] = 1556
"""+ feat: cards gone from its stack."""
SCARCE: Final[i64] = 1620
"""+ 2 * face + how many are left: none or one."""
LEADS: Final[i64] = 1654
"""+ 0: rolls left, 1: lead, 2 to 5: lead in the last rounds, 6 to 11: what is being rolled."""
IN_PLAY: Final[i64] = 1670
"""+ feat: a set of this game; the same at every position of it."""
ROWS: Final[i64] = 1734

MOST_ACTIVE: Final[int] = 640

GIVES: Final[vec[i64]] = vec[i64](
    [FACES[face].amount(r) if face < len(FACES) else 0 for face in range(64) for r in range(4)]
)
"""4 * face + resource: what a face shows of gold, sun, moon, glory."""
LASTS: Final[vec[i64]] = vec[i64](
    [
        1
        if feat < len(FEATS) and (FEATS[feat].reinforcement is not None or FEATS[feat].automatic)
        else 0
        for feat in range(64)
    ]
)


def divisors() -> list[int]:
    """Give for every row what its values are divided by before weights are learnt for it."""
    by = [1] * int(ROWS)
    for base in (0, int(HERO_ROWS)):
        for first, count, divisor in (
            (FACE_ROLLS, MOST_FACES, 36),
            (CARD_TURNS, MOST_FEATS, 4),
            (AMOUNTS, HERO_ROWS - AMOUNTS, 6),
        ):
            for row in range(int(first), int(first + count)):
                by[base + row] = divisor
    for row in range(int(LEADS), int(LEADS) + 16):
        by[row] = 20
    return by


@final
@mypyc_attr(acyclic=True)
class Features:
    """The rows of one position with their values, ``count`` of them."""

    def __init__(self) -> None:
        self.rows: vec[i64] = vec[i64]([0] * MOST_ACTIVE)
        self.values: vec[i64] = vec[i64]([0] * MOST_ACTIVE)
        self.count: i64 = 0
        self.sides: vec[i64] = vec[i64]([0] * 64)
        self.light_sides: vec[i64] = vec[i64]([0] * 64)
        self.income: vec[i64] = vec[i64]([0] * 8)
        self.own_income: vec[i64] = vec[i64]([0] * 8)

    def add(self, row: i64, value: i64) -> None:
        """Note a row, if its value is anything but 0."""
        if value != 0:
            n = self.count
            self.rows[n] = row
            self.values[n] = value
            self.count = n + 1

    def read(self, game: Table, seat: i64) -> None:
        """Find the rows of a position; those of IN_PLAY are left to ``sets_of``."""
        self.count = 0
        rounds = game.last_round() - game.round
        turns = rounds * game.seats + game.seats - 1 - game.turn
        rolls = turns * 2 if game.seats == 2 else turns
        best: i64 = -1000
        mine: i64 = 0
        i: i64
        for hero in game.heroes:
            score = hero.score() + game.box.last_glory(hero)
            left = rounds + 1 if hero.seat > game.turn else rounds
            if hero.seat == seat:
                mine = score
                self.hero(game, hero, 0, rolls, left)
                for i in range(8):
                    self.own_income[i] = self.income[i]
            else:
                best = max(best, score)
                self.hero(game, hero, HERO_ROWS, rolls, left)
        seats = game.seats
        self.add(ROUND + min((game.round - 1) * seats + game.turn, 39), 1)
        self.add(WHOSE + 4 * (seats - 2) + (game.turn - seat + seats) % seats, 1)
        self.add(LEADS, rolls)
        lead = max(-120, min(120, mine - best))
        self.add(LEADS + 1, lead)
        if rounds < 4:
            self.add(LEADS + 2 + rounds, lead)
        self.pending(game, seat)
        self.stores(game, seat)

    def hero(self, game: Table, me: Hero, base: i64, rolls: i64, left: i64) -> None:
        """Note what belongs to a hero, in the rows from ``base`` on."""
        self.dice(me, base, rolls)
        slot: i64
        for slot in range(SLOT_COUNT):
            count = count_at(me.cards, slot)
            feat = game.feats[slot]
            if count:
                self.add(base + CARD + feat, count)
                if LASTS[feat]:
                    self.add(base + CARD_TURNS + feat, count * left)
            payable = SUN_PRICES[slot] <= me.sun and MOON_PRICES[slot] <= me.moon
            if payable and feat >= 0 and count_at(game.stacks, slot):
                self.add(base + REACH + feat, 1)
        self.add(base + GOLD + min(me.gold, 31), 1)
        self.add(base + SUN + min(me.sun, 19), 1)
        self.add(base + MOON + min(me.moon, 19), 1)
        self.add(base + GOLD_ROOM + min(me.gold_cap - me.gold, 7), 1)
        self.add(base + SUN_ROOM + min(me.shard_cap - me.sun, 3), 1)
        self.add(base + MOON_ROOM + min(me.shard_cap - me.moon, 3), 1)
        if me.portal:
            self.add(base + PORTAL + me.portal, 1)
        amounts = base + AMOUNTS
        self.add(amounts, me.gold)
        self.add(amounts + 1, me.sun)
        self.add(amounts + 2, me.moon)
        self.add(amounts + 3, me.chests)
        if me.hammers:
            lap = me.hammered % (2 * HAMMER_LAP)
            self.add(amounts + 4, me.hammers)
            self.add(amounts + 5, me.hammer_room())
            self.add(amounts + 6, me.hammered % HAMMER_LAP)
            self.add(amounts + 7, 6 if lap >= HAMMER_LAP else 0)
        self.add(amounts + 8, 6 * me.cerberus)
        self.add(amounts + 9, 6 * me.triton)
        self.add(amounts + 10, me.forged)
        i: i64
        for i in range(8):
            self.add(amounts + 11 + i, self.income[i])
        if me.care or game.module:
            if me.ancient:
                self.add(base + ANCIENT + min(me.ancient, 7), 1)
            if me.square:
                self.add(base + SQUARE + min(me.square, 47), 1)
            if me.scepters:
                self.add(amounts + 19, 6 * me.scepters)
                self.add(amounts + 20, me.stored_gold())
            self.add(amounts + 21, 6 * me.twins)
            if me.companions:
                for i in range(MOST_COMPANIONS):
                    place = space_of(me, i)
                    if place >= 0:
                        self.add(base + COMPANION + place, 1)

    def dice(self, me: Hero, base: i64, rolls: i64) -> None:
        """Note the faces of both dice, and leave what each brings in ``income``."""
        sides = self.sides
        light_sides = self.light_sides
        income = self.income
        i: i64
        side: i64
        resource: i64
        for i in range(8):
            income[i] = 0
        for side in range(6):
            light = face_at(me.light, side)
            dark = face_at(me.dark, side)
            sides[light] += 1
            light_sides[light] += 1
            sides[dark] += 1
            for resource in range(4):
                income[resource] += GIVES[4 * light + resource]
                income[4 + resource] += GIVES[4 * dark + resource]
        for side in range(12):
            face = face_at(me.light, side) if side < 6 else face_at(me.dark, side - 6)
            count = sides[face]
            if count:
                self.add(base + FACE + face, count)
                self.add(base + LIGHT_FACE + face, light_sides[face])
                self.add(base + FACE_ROLLS + face, count * rolls)
                sides[face] = 0
                light_sides[face] = 0

    def pending(self, game: Table, seat: i64) -> None:
        """Note what is still to happen, and what the dice that are rolled for it bring."""
        income = self.own_income
        gold: i64 = 0
        sun: i64 = 0
        moon: i64 = 0
        glory: i64 = 0
        changed: i64 = 0
        depth = game.depth
        i: i64
        for i in range(depth):
            entry = game.stack[i]
            kind = kind_of(entry)
            own = seat_of(entry) == seat
            x = fields_of(entry)
            times: i64 = 1
            if kind == BLESSINGS.number or kind == MINOR.number:
                times = get(x, Blessing.times)
                manner = get(x, Blessing.manner)
                if own:
                    dice = get(x, Blessing.dice)
                    if kind == MINOR.number:
                        dice = better_die(income)
                    light: i64 = times if dice != DARK_DIE else 0
                    dark: i64 = times if dice != LIGHT_DIE else 0
                    glory += light * income[3] + dark * income[7]
                    if manner == PLAIN or manner == SHARDS_TO_GLORY:
                        gold += light * income[0] + dark * income[4]
                    else:
                        changed += light * income[0] + dark * income[4]
                    shards = light * income[1] + dark * income[5]
                    if manner == SHARDS_TO_GLORY:
                        changed += shards + light * income[2] + dark * income[6]
                    else:
                        sun += shards
                        moon += light * income[2] + dark * income[6]
                if manner != PLAIN:
                    kind = SPECIAL_BLESSINGS if kind == BLESSINGS.number else SPECIAL_MINOR
            elif kind == BLESS_ALL.number:
                times = BLESS_ALL.times.of(x)
            elif kind == BLESS.number:
                if get(x, Blessing.manner) == LOSS:
                    kind = LOSING
            elif own:
                if kind == PLACE.number:
                    self.add(PLACING + PLACE.face.of(x), 1)
                elif (
                    kind == RESOLVE.number
                    or kind == CHOOSE.number
                    or kind == REFLECT.number
                    or kind == CERBERUS.number
                    or kind == ORDER.number
                ):
                    self.add(SHOWING + get(x, Pair.first), 1)
                    if get(x, Pair.second):
                        self.add(SHOWING + get(x, Pair.second), 1)
            seen = 2 * min(kind, KINDS_SEEN - 1) + (0 if own else 1)
            self.add(STACK + seen, times)
            if i == depth - 1:
                self.add(TOP + seen, 1)
        self.add(LEADS + 6, gold)
        self.add(LEADS + 7, sun)
        self.add(LEADS + 8, moon)
        self.add(LEADS + 9, glory)
        self.add(LEADS + 10, changed)

    def stores(self, game: Table, seat: i64) -> None:
        """Note what is gone from the islands and the temple."""
        slot: i64
        for slot in range(SLOT_COUNT):
            feat = game.feats[slot]
            if feat >= 0:
                self.add(TAKEN + feat, game.seats - count_at(game.stacks, slot))
                if game.turn == seat and game.used:
                    self.add(USED + feat, count_at(game.used, slot))
        face: i64
        for face in range(FIRST_SOLD, LAST_SOLD + 1):
            left = game.supply[face]
            if left < 2 and COSTS[face] > 0:
                self.add(SCARCE + 2 * face + left, 1)

    def sets_of(self, game: Table) -> None:
        """Find the rows that all positions of a game share: the sets that lie on the islands."""
        self.count = 0
        slot: i64
        for slot in range(SLOT_COUNT):
            if game.feats[slot] >= 0:
                self.add(IN_PLAY + game.feats[slot], 1)


def better_die(income: vec[i64]) -> i64:
    """Tell which die one would rather roll: shards and glory count double."""
    light = income[0] + 2 * (income[1] + income[2] + income[3])
    dark = income[4] + 2 * (income[5] + income[6] + income[7])
    return LIGHT_DIE if light >= dark else DARK_DIE
