"""The verbs that Rebellion adds: of its cards, and of the squares of the labyrinth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from grani.core.bits import bit
from grani.dice_forge.effect import (
    ANCESTOR,
    BARTER,
    BLESS,
    CELESTIAL,
    COMPANION,
    FIRE,
    FOREIGN,
    FREE_FACE,
    FREE_FEAT,
    HALL,
    LOOK,
    MARKET,
    MEMORIES,
    MEMORY,
    MERCHANT,
    MINOR,
    RIGHT_HAND,
    ROLL,
    TURN_UP,
    WALK,
    WIND,
)
from grani.dice_forge.events import OF_FEAT, OUSTED
from grani.dice_forge.faces import FACES
from grani.dice_forge.feats.verbs import Verb
from grani.dice_forge.hero import HOME
from grani.dice_forge.house import TREE_BY_CARD
from grani.dice_forge.islands import SLOT_COUNT, SLOTS
from grani.dice_forge.resources import GLORY, GOLD, MOON, SUN

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.table import Table

ORACLE: Final[i64] = 1
"""Mark of a minor blessing after which the others may slip (RB-336)."""
GODDESS_FLAG: Final[i64] = 6
"""Bit of ``Table.board``: somebody has reached the Goddess."""
BOTH_DICE: Final[i64] = 1


@final
class KeepTwins(Verb):
    """From now on 3 gold roll a die again (RB-020 ff.)."""

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        me.twins += 1
        me.care += 1


@final
class AttachScepter(Verb):
    """A second place for gold, which can be emptied as shards (RB-030 ff.)."""

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        me.scepters += 1
        me.care += 1


@final
class PlaceCompanion(Verb):
    """A companion starts its track (RB-040)."""

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        k: i64 = 0
        while me.companions >> 4 * k & 7:
            k += 1
        me.companions |= bit(4 * k)


@final
class AdvanceCompanion(Verb):
    """Move a companion one space on; at 5 it can go no further (RB-040)."""

    def usable(self, game: Table, me: Hero) -> bool:
        k: i64
        for k in range(4):
            if 0 < (me.companions >> 4 * k & 15) < 6:
                return True
        return False

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        game.push(COMPANION, me.seat, 0)


@final
class RollForAll(Verb):
    """Everybody rolls, nobody applies; gain all of one resource shown (RB-045 ff.)."""

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        game.push(WIND, me.seat, source)
        first = 2 * me.seat
        game.push(ROLL, me.seat, first | (bit(2 * game.seats) - 1 ^ bit(first)) << 3)


@final
class RollCelestial(Verb):
    """Roll the celestial die, and apply it, so many times (RB-050)."""

    def __init__(self, times: i64) -> None:
        self.times: Final[i64] = times

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        i: i64
        for i in range(self.times):
            game.push(CELESTIAL, me.seat, i - i)


@final
class TaxThePoorest(Verb):
    """Whoever has the least gold in reserve loses glory to the acting player (RB-060, RB-061)."""

    def __init__(self, glory: i64) -> None:
        self.glory: Final[i64] = glory

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        least = me.gold
        for hero in game.heroes:
            least = min(least, hero.gold)
        total: i64 = 0
        for hero in game.heroes:
            if hero.gold == least:
                total += game.lose(hero, GLORY, self.glory, source)
        game.gain(me, GLORY, total, source)


@final
class StealGlory(Verb):
    """Every other player gives up glory to the acting one (RB-205)."""

    def __init__(self, glory: i64) -> None:
        self.glory: Final[i64] = glory

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        total: i64 = 0
        for hero in game.heroes:
            if hero.seat != me.seat:
                total += game.lose(hero, GLORY, self.glory, source)
        game.gain(me, GLORY, total, source)


@final
class StealShards(Verb):
    """Every other player gives up one sun and one moon to the acting one (RB-073)."""

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        sun: i64 = 0
        moon: i64 = 0
        for hero in game.heroes:
            if hero.seat != me.seat:
                moon += game.lose(hero, MOON, 1, source)
                sun += game.lose(hero, SUN, 1, source)
        game.give(me, 0, sun, moon, 0, source)


@final
class ForgeCheapestGlory(Verb):
    """Forge the cheapest face that shows glory, then bless that die (RB-065 ff.)."""

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        game.push(ANCESTOR, me.seat, source - OF_FEAT)


@final
class GoldForGlory(Verb):
    """Turn any amount of gold into glory (RB-070)."""

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        game.push(RIGHT_HAND, me.seat, source)


@final
class GrowTree(Verb):
    """Gold and a little glory, more for the rich (RB-076); a house rule pays them no gold."""

    def __init__(self, gold: i64, rich: i64) -> None:
        self.gold: Final[i64] = gold
        self.rich: Final[i64] = rich

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        wealthy = me.gold >= self.rich
        gold = 0 if wealthy and game.house & TREE_BY_CARD else self.gold
        game.give(me, gold, 0, 0, 2 if wealthy else 1, source)


@final
class GainAndBuy(Verb):
    """Gain gold, then perhaps buy one face at its price (RB-078)."""

    def __init__(self, gold: i64) -> None:
        self.gold: Final[i64] = gold

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        game.push(MARKET, me.seat, 0)
        game.gain(me, GOLD, self.gold, source)


@final
class BuyOne(Verb):
    """Perhaps buy one face, cheaper or not (RB-204)."""

    def __init__(self, discount: i64) -> None:
        self.discount: Final[i64] = discount

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        game.push(MARKET, me.seat, self.discount)


@final
class Barter(Verb):
    """Perhaps give so much of a resource for glory (RB-204, RB-206)."""

    def __init__(self, resource: i64, amount: i64, glory: i64) -> None:
        self.resource: Final[i64] = resource
        self.amount: Final[i64] = amount
        self.glory: Final[i64] = glory

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        game.push(BARTER, me.seat, self.resource | self.amount << 3 | self.glory << 8)


@final
class Trader(Verb):
    """Help an upgrade or give glory (RB-080 ff.)."""

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        game.push(MERCHANT, me.seat, source - OF_FEAT)


@final
class ApplyAnyFace(Verb):
    """Pay gold to apply a face that lies up on any die (RB-086)."""

    def __init__(self, gold: i64) -> None:
        self.gold: Final[i64] = gold

    def usable(self, game: Table, me: Hero) -> bool:
        return me.purse() >= self.gold

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        game.push(LOOK, me.seat, source)
        game.pay(me, GOLD, self.gold, source)


@final
class GloryPerSet(Verb):
    """Glory for every different set owned (RB-090)."""

    def __init__(self, glory: i64) -> None:
        self.glory: Final[i64] = glory

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        sets: i64 = 0
        slot: i64
        for slot in range(SLOT_COUNT):
            if me.count(slot) > 0:
                sets += 1
        game.gain(me, GLORY, self.glory * sets, source)


@final
class GloryPerGloryFace(Verb):
    """Glory for every own face that shows glory (RB-092)."""

    def __init__(self, glory: i64) -> None:
        self.glory: Final[i64] = glory

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        faces: i64 = 0
        die: i64
        side: i64
        for die in range(2):
            for side in range(6):
                if FACES[me.face(die, side)].shows_glory():
                    faces += 1
        game.gain(me, GLORY, self.glory * faces, source)


@final
class TurnAgain(Verb):
    """A new turn at once; what memories pay comes before it (RB-094 to RB-096)."""

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        below = game.stack[game.depth - 1]
        if below & 255 == MEMORIES:
            game.depth -= 1
            game.push(FIRE, me.seat, 0)
            game.push(MEMORIES, me.seat, below >> 12)
        else:
            game.push(FIRE, me.seat, 0)


@final
class ForgeAnyFace(Verb):
    """Lose all gold in reserve, then forge a face that no feat of this game gives (RB-098 ff.)."""

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        game.lose(me, GOLD, me.gold, source)
        game.push(FREE_FACE, me.seat, source - OF_FEAT)


@final
class OustAll(Verb):
    """Everybody on an island goes home; apply what the ousted roll, own first (RB-103 ff.)."""

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        ousted: i64 = 0
        others = False
        k: i64
        for k in range(game.seats):
            hero = game.heroes[(me.seat + k) % game.seats]
            if hero.portal != HOME:
                game.tell(OUSTED, hero.seat, hero.portal, me.seat, 1)
                hero.portal = HOME
                ousted |= bit(hero.seat)
                if hero.seat != me.seat:
                    others = True
                    game.reward_ousting(hero)
        if others:
            game.reward_ousting(me)
        dice: i64 = 0
        for k in range(game.seats - 1, -1, -1):
            seat = (me.seat + k) % game.seats
            if ousted >> seat & 1:
                dice |= bit(2 * seat) | bit(2 * seat + 1)
                if seat == me.seat:
                    both: i64 = 3
                    game.push(BLESS, seat, both)
                else:
                    game.push(FOREIGN, me.seat, seat)
        first: i64 = 2 * me.seat
        if dice:
            while not dice >> first & 1:
                first = (first + 1) % (2 * game.seats)
            game.push(ROLL, first >> 1, first | (dice ^ bit(first)) << 3)


@final
class PerformFreeFeat(Verb):
    """Perform a feat of cost 1 for nothing, without moving (RB-110 ff.)."""

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        slot: i64
        for slot in range(SLOT_COUNT):
            if SLOTS[slot].sun + SLOTS[slot].moon == 1 and game.stacks >> 3 * slot & 7:
                game.push(FREE_FEAT, me.seat, source - OF_FEAT)
                return


@final
class ChooseBothFaces(Verb):
    """Turn both dice to faces of choice and apply them (RB-115)."""

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        game.push(TURN_UP, me.seat, BOTH_DICE | source << 1)


@final
class MoveGolem(Verb):
    """Move the golem forward or backward, square by square (RB-231, RB-232)."""

    def __init__(self, steps: i64, backward: bool = False) -> None:
        self.steps: Final[i64] = steps
        self.backward: Final[i64] = 1 if backward else 0

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        game.push(WALK, me.seat, self.steps | self.backward << 4)


@final
class EnterHall(Verb):
    """A treasure hall: the first golem leaves a treasure, later ones gain its back (RB-212)."""

    def __init__(self, hall: i64) -> None:
        self.hall: Final[i64] = hall

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        treasure = game.board >> 2 * self.hall & 3
        if treasure == 0:
            game.push(HALL, me.seat, self.hall)
        elif treasure == 3:
            game.gain(me, GLORY, 2, source)
        else:
            game.gain(me, SUN if treasure == 1 else MOON, 1, source)


@final
class ReachGoddess(Verb):
    """The end of the labyrinth; the first to arrive also choose their faces (RB-209)."""

    def __init__(self, glory: i64) -> None:
        self.glory: Final[i64] = glory

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        game.gain(me, GLORY, self.glory, source)
        if not game.board >> GODDESS_FLAG & 1:
            game.board |= bit(GODDESS_FLAG)
            game.push(TURN_UP, me.seat, BOTH_DICE | source << 1)


@final
class PlaceMemories(Verb):
    """Put the two tokens of this card's colour on two islands (RB-330)."""

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        game.memory_owners |= (me.seat + 1) << 4 * copy
        game.push(MEMORY, me.seat, copy)


@final
class OracleBlessing(Verb):
    """A minor blessing; if it brings ancient shards or loyalty, the others slip (RB-336)."""

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        once: i64 = 1
        game.push(MINOR, me.seat, once << 4 | source - OF_FEAT << 8 | ORACLE << 16)
