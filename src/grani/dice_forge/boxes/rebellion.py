"""The 20 alternate sets of Rebellion: a table to check against the cards in hand, and how they
join in the course of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from grani.core.prompt import Option
from grani.core.reading import Reader
from grani.dice_forge.actions import CASH
from grani.dice_forge.boxes.box import Box
from grani.dice_forge.boxes.feat import REBELLION, Feat
from grani.dice_forge.kinds.blessing import give_to_tracks
from grani.dice_forge.kinds.companions import (
    ADVANCED,
    MOST_COMPANIONS,
    SPENT,
    cash_in,
    cashing_in,
    companion,
    companion_sun,
    companions_could_pay,
    offer_companions,
    place_companion,
    rest_companions,
)
from grani.dice_forge.kinds.pairs import Pair
from grani.dice_forge.kinds.payment import (
    SPEND,
    extra_action_is_payable,
    has_other_means,
    lack,
    pay_for_extra_action,
    pay_for_feat,
)
from grani.dice_forge.kinds.twins import (
    RECALL,
    SECOND,
    TWINS,
    apply_with_twins,
    is_with_twins,
    repeated,
    twins_left,
    was_converted,
)
from grani.dice_forge.resources import ANCIENT_CAP, EXTRA_ACTION_SUN, LOYALTY, SCEPTER_TRACK
from grani.dice_forge.stack import mark, on
from grani.dice_forge.verbs.rebellion import (
    AdvanceCompanion,
    ApplyAnyFace,
    AttachScepter,
    ChooseBothFaces,
    ForgeAnyFace,
    ForgeCheapestGlory,
    GainAndBuy,
    GloryPerGloryFace,
    GloryPerSet,
    GoldForGlory,
    GrowTree,
    KeepTwins,
    OustAll,
    PerformFreeFeat,
    PlaceCompanion,
    RollCelestial,
    RollForAll,
    StealShards,
    TaxThePoorest,
    Trader,
    TurnAgain,
)

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.seen import CompanionView, HeroExtras
    from grani.dice_forge.table import Table

REBELLION_FEATS: Final[list[Feat]] = [
    Feat(24, "twins", "moon_1a", 2, KeepTwins(), automatic=True, box=REBELLION),
    Feat(25, "blacksmiths_scepter", "moon_1a", 2, AttachScepter(), box=REBELLION),
    Feat(
        26,
        "companion",
        "moon_1b",
        2,
        PlaceCompanion(),
        reinforcement=AdvanceCompanion(),
        box=REBELLION,
    ),
    Feat(27, "wind", "moon_3", 6, RollForAll(), box=REBELLION),
    Feat(28, "celestial_die", "moon_3", 6, RollCelestial(1), box=REBELLION),
    Feat(29, "mists", "moon_4", 6, TaxThePoorest(5), box=REBELLION),
    Feat(30, "ancestor", "moon_4", 6, ForgeCheapestGlory(), box=REBELLION),
    Feat(31, "right_hand", "moon_6", 10, GoldForGlory(), box=REBELLION),
    Feat(32, "eternal_night", "moon_6", 8, StealShards(), box=REBELLION),
    Feat(33, "tree", "sun_1a", 2, reinforcement=GrowTree(gold=3, rich=8), box=REBELLION),
    Feat(34, "wood_nymph", "sun_1b", 2, GainAndBuy(gold=4), box=REBELLION),
    Feat(35, "merchant", "sun_1a", 2, reinforcement=Trader(), box=REBELLION),
    Feat(36, "light", "sun_3", 8, reinforcement=ApplyAnyFace(gold=3), box=REBELLION),
    Feat(37, "goldsmith", "sun_4", 4, GloryPerSet(2), box=REBELLION),
    Feat(38, "omniscient", "sun_4", 8, GloryPerGloryFace(2), box=REBELLION),
    Feat(39, "eternal_fire", "sun_6", 10, TurnAgain(), box=REBELLION),
    Feat(40, "abyssal_trident", "sun_5", 12, ForgeAnyFace(), box=REBELLION),
    Feat(41, "left_hand", "sun_6", 8, OustAll(), box=REBELLION),
    Feat(42, "first_titan", "sun_5_moon_5", 20, PerformFreeFeat(), box=REBELLION),
    Feat(43, "goddess", "sun_5_moon_5", 18, ChooseBothFaces(), box=REBELLION),
]


class Rebellion(Box):
    """Twins roll dice again, scepters and ancient shards pay, companions are spent."""

    # ------------------------------------------------------------------ a blessing

    def gives_plainly(self, game: Table, me: Hero, first: i64, second: i64) -> bool:
        if me.care > me.hammers + me.scepters:
            return False
        give_to_tracks(game, me, first, second)
        return True

    def rolled(self, game: Table, me: Hero, x: i64) -> bool:
        if me.twins == 0:
            return False
        game.push(TWINS, me.seat, x)
        return True

    def resolves(self, game: Table, me: Hero, pair: i64) -> bool:
        if not on(pair, Pair.done):
            return False
        game.push(SECOND, me.seat, pair)
        return True

    def wants_order(self, game: Table, me: Hero, pair: i64) -> bool:
        return on(pair, Pair.rolled) and twins_left(me, pair) > 0

    def applies(self, game: Table, me: Hero, pair: i64) -> bool:
        if not is_with_twins(pair):
            return False
        apply_with_twins(game, me, pair)
        return True

    def converts(self, me: Hero) -> None:
        if me.twins > 0:
            me.recall = RECALL.converted.mark(me.recall)

    def repeated(self, me: Hero, pair: i64) -> i64:
        return repeated(me, pair)

    def recalled(self, me: Hero, pair: i64) -> i64:
        return mark(pair, Pair.converted) if was_converted(me, pair) else pair

    # ------------------------------------------------------------------ a turn

    def turn_passes(self, me: Hero) -> None:
        if me.companions > 0:
            rest_companions(me)

    def has_other_means(self, me: Hero) -> bool:
        return has_other_means(me)

    def lacks(self, me: Hero, sun: i64, moon: i64, tokens: i64) -> bool:
        return lack(me, sun, moon, tokens) > 0

    def lacking(self, me: Hero, sun: i64, moon: i64) -> i64:
        return lack(me, sun, moon, 0)

    def performs(self, game: Table, me: Hero, slot: i64) -> bool:
        if not has_other_means(me):
            return False
        pay_for_feat(game, me, slot)
        return True

    def extra_is_payable(self, game: Table, me: Hero) -> bool:
        return extra_action_is_payable(game, me)

    def extra_costs(self, me: Hero) -> dict[str, int]:
        instead = EXTRA_ACTION_SUN - me.sun
        if me.stored > 0 or (me.sun > 0 and me.ancient != instead):
            return {}
        costs = {"sun": -int(me.sun), "ancient": -int(instead)}
        return {name: amount for name, amount in costs.items() if amount}

    def pay_extra(self, game: Table, me: Hero) -> None:
        pay_for_extra_action(game, me)

    def may_pay_later(self, game: Table, me: Hero) -> bool:
        return me.companions > 0 and companions_could_pay(game, me)

    # ------------------------------------------------------------------ reserves and tokens

    def gains(self, game: Table, me: Hero, resource: i64, amount: i64) -> i64:
        if resource == LOYALTY:
            return amount
        kept = min(amount, ANCIENT_CAP - me.ancient)
        me.ancient += kept
        return kept

    def pays_gold(self, game: Table, me: Hero, amount: i64, source: i64) -> bool:
        SPEND.push(game, me.seat, amount, source)
        return True

    def offer_tokens(self, game: Table, me: Hero) -> None:
        offer_companions(game, me)

    def spend_token(self, game: Table, me: Hero, action: i64) -> None:
        cash_in(game, me, action - CASH)

    def token_sun(self, me: Hero) -> i64:
        return companion_sun(me)

    def token_option(self, game: Table, me: Hero, action: i64) -> Option:
        return cashing_in(me, action)

    # ------------------------------------------------------------------ for files

    def write_hero(self, hero: Hero) -> HeroExtras:
        data: HeroExtras = {}
        if hero.scepters:
            data["scepters"] = [int(hero.scepter(k)) for k in range(hero.scepters)]
        if hero.companions:
            places = [int(companion(hero, k)) for k in range(MOST_COMPANIONS)]
            data["companions"] = [_write_companion(place) for place in places if place]
        return data

    def read_hero(self, reader: Reader, hero: Hero) -> None:
        if hero.scepters:
            track = int(SCEPTER_TRACK)
            for k, gold in enumerate(reader.integers("scepters", hero.scepters, 0, track)):
                hero.fill(k, gold)
        owned = len([k for k in range(MOST_COMPANIONS) if companion(hero, k)])
        if owned:
            for k, value in enumerate(reader.items("companions", owned, owned)):
                place_companion(hero, k, _read_companion(reader, k, value))


def _write_companion(place: int) -> CompanionView:
    space = place % int(ADVANCED)
    if space == SPENT:
        return "spent"
    return {"space": space - 1, "advanced": True} if place >= ADVANCED else space - 1


def _read_companion(reader: Reader, k: int, value: object) -> int:
    field = f"companions[{k}]"
    if value == "spent":
        return int(SPENT)
    if isinstance(value, dict):
        inner = Reader(value, reader.path(field), reader.error)
        advanced = inner.flag("advanced")
        space = inner.integer("space", 0, 5)
        inner.close()
        return space + 1 + (int(ADVANCED) if advanced else 0)
    return reader.check_integer(value, field, 0, 5) + 1
