"""The verbs of the twenty sets of Rebellion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from grani.dice_forge.events import OF_FEAT, OUSTED
from grani.dice_forge.faces import FACES
from grani.dice_forge.faces.offers import TWINS_OFFER
from grani.dice_forge.hero import HOME
from grani.dice_forge.house import TREE_BY_CARD
from grani.dice_forge.islands import SLOT_COUNT
from grani.dice_forge.kinds.blessing import BLESS
from grani.dice_forge.kinds.cards import (
    ANCESTOR,
    FIRE,
    FOREIGN,
    FREE_FACE,
    FREE_FEAT,
    MARKET,
    RIGHT_HAND,
    WIND,
    costs_one_shard,
)
from grani.dice_forge.kinds.celestial import CELESTIAL, LOOK, MERCHANT, TURN_UP
from grani.dice_forge.kinds.companions import (
    COMPANION,
    MOST_COMPANIONS,
    can_advance,
    companion,
    place_companion,
)
from grani.dice_forge.kinds.pairs import BOTH_DICE, Blessing
from grani.dice_forge.kinds.rolling import roll_all, roll_of
from grani.dice_forge.kinds.twins import REROLL_GOLD
from grani.dice_forge.resources import GLORY, GOLD, MOON, SCEPTER_TRACK, SUN
from grani.dice_forge.stack import count_at, has, having, put
from grani.dice_forge.verbs.verb import Verb, offered, often

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.table import Table

# ---------------------------------------------------------------------- what stays with the owner


@final
class KeepTwins(Verb):
    """From now on 3 gold roll a die again (RB-020 ff.)."""

    def own(self, me: Hero, count: i64) -> None:
        me.twins += count
        me.care += count

    def strip(self) -> list[str]:
        return [f"gold:{REROLL_GOLD}", "to", "roll", "plus", *offered(TWINS_OFFER)]


@final
class AttachScepter(Verb):
    """A second place for gold, which can be emptied as shards (RB-030 ff.)."""

    def own(self, me: Hero, count: i64) -> None:
        me.scepters += count
        me.care += count

    def strip(self) -> list[str]:
        return [f"gold:{SCEPTER_TRACK}", "to", "scepter", "to", "sun:2", "or", "moon:2"]


@final
class PlaceCompanion(Verb):
    """A companion starts its track (RB-040)."""

    def own(self, me: Hero, count: i64) -> None:
        k: i64 = 0
        while k < MOST_COMPANIONS and count > 0:
            if companion(me, k) == 0:
                place_companion(me, k, 1)
                count -= 1
            k += 1


@final
class AdvanceCompanion(Verb):
    """Move a companion one space on; at 5 it can go no further (RB-040)."""

    def usable(self, game: Table, me: Hero) -> bool:
        return can_advance(me)

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        game.push(COMPANION, me.seat, 0)

    def strip(self) -> list[str]:
        return ["companion", "forward", "to", "sun", "plus", "glory"]


# ---------------------------------------------------------------------- dice


@final
class RollForAll(Verb):
    """Everybody rolls, nobody applies; gain all of one resource shown (RB-045 ff.)."""

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        WIND.push(game, me.seat, source)
        roll_all(game, me)

    def strip(self) -> list[str]:
        return ["foes", "dice", "to", "gold", "or", "sun", "or", "moon", "or", "glory"]


@final
class RollCelestial(Verb):
    """Roll the celestial die, and apply it, so many times (RB-050)."""

    def __init__(self, times: i64) -> None:
        self.times: Final[i64] = times

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        for _ in range(self.times):
            game.push(CELESTIAL, me.seat, 0)

    def strip(self) -> list[str]:
        return ["celestial", *often(self.times)]


@final
class ApplyAnyFace(Verb):
    """Pay gold to apply a face that lies up on any die (RB-086)."""

    def __init__(self, gold: i64) -> None:
        self.gold: Final[i64] = gold

    def usable(self, game: Table, me: Hero) -> bool:
        return me.purse() >= self.gold

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        LOOK.push(game, me.seat, source)
        game.pay(me, GOLD, self.gold, source)

    def strip(self) -> list[str]:
        return [f"gold:{self.gold}", "to", "eye", "face"]


@final
class ChooseBothFaces(Verb):
    """Turn both dice to faces of choice and apply them (RB-115)."""

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        TURN_UP.push(game, me.seat, True, source)

    def strip(self) -> list[str]:
        return ["dice", "choose", "face", "face"]


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
                ousted = having(ousted, hero.seat)
                if hero.seat != me.seat:
                    others = True
                    game.reward_ousting(hero)
        if others:
            game.reward_ousting(me)
        for k in range(game.seats - 1, -1, -1):
            seat = (me.seat + k) % game.seats
            if has(ousted, seat):
                if seat == me.seat:
                    game.push(BLESS, seat, put(BOTH_DICE, Blessing.dice))
                else:
                    FOREIGN.push(game, me.seat, seat)
        if ousted:
            roll_of(game, me.seat, ousted)

    def strip(self) -> list[str]:
        return ["oust", "all", "to", "dice"]


# ---------------------------------------------------------------------- glory and gold


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

    def strip(self) -> list[str]:
        return ["least", "gold", "to", f"glory:{self.glory}"]


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

    def strip(self) -> list[str]:
        return ["foes", "to", "sun:1", "plus", "moon:1"]


@final
class GoldForGlory(Verb):
    """Turn any amount of gold into glory (RB-070)."""

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        RIGHT_HAND.push(game, me.seat, source)

    def strip(self) -> list[str]:
        return ["gold:1", "to", "glory:1", "all"]


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

    def strip(self) -> list[str]:
        return [f"gold:{self.gold}", "plus", "glory:1"]


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

    def strip(self) -> list[str]:
        return ["feat", "to", f"glory:{self.glory}"]


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

    def strip(self) -> list[str]:
        return ["face:glory_2", "to", f"glory:{self.glory}"]


# ---------------------------------------------------------------------- faces and feats


@final
class ForgeCheapestGlory(Verb):
    """Forge the cheapest face that shows glory, then bless that die (RB-065 ff.)."""

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        ANCESTOR.push(game, me.seat, source - OF_FEAT)

    def strip(self) -> list[str]:
        return ["forge", "face:glory_3", "plus", "die"]


@final
class GainAndBuy(Verb):
    """Gain gold, then perhaps buy one face at its price (RB-078)."""

    def __init__(self, gold: i64) -> None:
        self.gold: Final[i64] = gold

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        MARKET.push(game, me.seat, 0)
        game.gain(me, GOLD, self.gold, source)

    def strip(self) -> list[str]:
        return [f"gold:{self.gold}", "plus", "forge"]


@final
class Trader(Verb):
    """Help an upgrade or give glory (RB-080 ff.)."""

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        MERCHANT.push(game, me.seat, source - OF_FEAT)

    def strip(self) -> list[str]:
        return ["upgrade", "or", "glory:2"]


@final
class ForgeAnyFace(Verb):
    """Lose all gold in reserve, then forge a face that no feat of this game gives (RB-098 ff.)."""

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        game.lose(me, GOLD, me.gold, source)
        FREE_FACE.push(game, me.seat, source - OF_FEAT)

    def strip(self) -> list[str]:
        return ["minus", "gold", "to", "forge", "face"]


@final
class PerformFreeFeat(Verb):
    """Perform a feat of cost 1 for nothing, without moving (RB-110 ff.)."""

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        slot: i64
        for slot in range(SLOT_COUNT):
            if costs_one_shard(slot) and count_at(game.stacks, slot):
                FREE_FEAT.push(game, me.seat, source - OF_FEAT)
                return

    def strip(self) -> list[str]:
        return ["sun:1", "or", "moon:1", "to", "feat"]


@final
class TurnAgain(Verb):
    """A new turn at once; what memories pay comes before it (RB-094 to RB-096)."""

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        game.push(FIRE, me.seat, 0)

    def ends_the_turn(self) -> bool:
        return True

    def strip(self) -> list[str]:
        return ["again", "pass"]
