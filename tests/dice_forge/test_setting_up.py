"""Setting up (DF-001 to DF-014), through the public contract."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from grani.core.contract import CHANCE
from grani.core.game import SetupError
from grani.core.match import Match
from grani.dice_forge.game import GAME
from grani.dice_forge.table import Table
from tests.dice_forge.arrange import (
    BOARS,
    arrange,
    asked,
    decide,
    heard,
    land,
    options,
    reserves,
    rolling,
    settled,
    showing,
    watch,
)

INTRODUCTORY = {
    "moon_1a": "blacksmiths_hammer",
    "moon_1b": "blacksmiths_chest",
    "moon_2": "silver_hind",
    "moon_3": "satyrs",
    "moon_4": "ferryman",
    "moon_5": "helmet_of_invisibility",
    "moon_6": "cancer",
    "sun_5_moon_5": "hydra",
    "sun_6": "sphinx",
    "sun_5": "mirror_of_the_abyss",
    "sun_4": "gorgon",
    "sun_3": "minotaur",
    "sun_2": "guardians_owl",
    "sun_1a": "elder",
    "sun_1b": "wild_spirits",
}
ALTERNATES = {
    "moon_2": "great_bear",
    "moon_3": "tenacious_boar",
    "moon_4": "cerberus",
    "moon_6": "sentinel",
    "sun_5_moon_5": "typhon",
    "sun_6": "cyclops",
    "sun_4": "triton",
    "sun_3": "guardians_shield",
    "sun_2": "celestial_ship",
}
SINGLE_POOLS = {
    "s02_gold": "gold_3",
    "s02_moon": "moon_1",
    "s03_gold": "gold_4",
    "s03_sun": "sun_1",
    "s05_choice": "choice_gold_3_glory_2",
    "s06_moon": "moon_2",
    "s08_sun": "sun_2",
    "s08_glory": "glory_3",
}
MIXED_POOLS = {
    "s04_mixed": {"gold_6", "choice_gsm_1", "glory_1_sun_1", "gold_2_moon_1"},
    "s12_mixed": {"glory_4", "glory_2_moon_2", "choice_gsm_2", "gold_1_sun_1_moon_1_glory_1"},
}


def pools(table: Table) -> dict[str, dict[str, int]]:
    """The faces left in every pool of the temple, as a player sees them."""
    temple: Any = table.view(0)["temple"]
    return {pool["pool"]: pool["faces"] for pool in temple}


def stacks(table: Table) -> dict[str, tuple[str | None, int]]:
    """The set in every slot and how many of its cards are left."""
    islands: Any = table.view(0)["islands"]
    return {stack["slot"]: (stack["feat"], stack["left"]) for stack in islands}


def sets(table: Table) -> dict[str, str | None]:
    return {slot: feat for slot, (feat, _) in stacks(table).items()}


def chance(table: Table, name: str) -> None:
    """Let chance decide by name."""
    assert table.actor == CHANCE
    table.apply({GAME.name(action): action for action in table.legal()}[name])


# ---------------------------------------------------------------------- players and rounds


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_df_001_two_to_four_players(seats: int) -> None:
    heroes: Any = GAME.new(seats).view(0)["heroes"]
    assert [hero["seat"] for hero in heroes] == list(range(seats))


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_df_001_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(SetupError, match=f"{seats} seat"):
        GAME.new(seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_df_001_the_first_seat_starts_every_round(seats: int) -> None:
    table = arrange(*[{} for _ in range(seats)], turn=seats - 1, round=4)
    decide(table, "no")
    assert settled(table, turn=0)
    assert table.view(0)["round"] == 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_df_002_fifteen_stacks_with_a_card_for_each_player(seats: int) -> None:
    lying = stacks(GAME.new(seats))
    assert len(lying) == 15
    assert len({feat for feat, _ in lying.values()}) == 15
    assert [left for _, left in lying.values()] == [seats] * 15


def test_df_002_a_stack_runs_out_when_each_card_is_taken() -> None:
    table = arrange({"sun": 6}, {"cards": {"wild_spirits": 1}})
    decide(table, "feat sun_1b", "yes")
    assert "feat sun_1a" in options(table)
    assert "feat sun_1b" not in options(table)


@pytest.mark.parametrize("seats", [3, 4])
def test_df_003_all_faces_are_in_the_pools_with_three_and_four_players(seats: int) -> None:
    temple = pools(GAME.new(seats))
    assert {pool: temple[pool] for pool in SINGLE_POOLS} == {
        pool: {face: 4} for pool, face in SINGLE_POOLS.items()
    }
    for pool, faces in MIXED_POOLS.items():
        assert temple[pool] == dict.fromkeys(faces, 1)


def test_df_003_two_players_play_with_two_faces_in_each_pool() -> None:
    table = GAME.new(2)
    for removed in ("gold_6", "choice_gsm_1", "glory_4", "choice_gsm_2"):
        assert rolling(table) is None
        chance(table, f"face {removed}")
    assert rolling(table) == (0, "light")
    temple = pools(table)
    assert {pool: temple[pool] for pool in SINGLE_POOLS} == {
        pool: {face: 2} for pool, face in SINGLE_POOLS.items()
    }
    left = {face for pool in MIXED_POOLS for face, count in temple[pool].items() if count}
    assert left == {
        "glory_1_sun_1",
        "gold_2_moon_1",
        "glory_2_moon_2",
        "gold_1_sun_1_moon_1_glory_1",
    }


def test_df_003_any_two_faces_of_a_mixed_pool_may_be_removed() -> None:
    kept = Counter[frozenset[str]]()
    start = GAME.new(2)
    pool = next(pool for pool, faces in MIXED_POOLS.items() if options(start) == names(faces))
    for first in MIXED_POOLS[pool]:
        once = start.clone()
        chance(once, f"face {first}")
        assert options(once) == names(MIXED_POOLS[pool] - {first})
        for second in MIXED_POOLS[pool] - {first}:
            twice = once.clone()
            chance(twice, f"face {second}")
            kept[frozenset(face for face, count in pools(twice)[pool].items() if count)] += 1
    assert kept == dict.fromkeys(map(frozenset, combinations(MIXED_POOLS[pool], 2)), 2)


def names(faces: set[str]) -> set[str]:
    return {f"face {face}" for face in faces}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_df_003_the_gardens_keep_all_faces(seats: int) -> None:
    table = GAME.new(seats)
    if seats == 2:
        for removed in ("gold_6", "choice_gsm_1", "glory_4", "choice_gsm_2"):
            chance(table, f"face {removed}")
    temple = pools(table)
    assert temple["g_mirror"] == {"mirror": 4}
    assert temple["g_ship"] == {"ship": 4}
    assert temple["g_triple"] == {"triple": 4}
    assert temple["g_boar"] == dict.fromkeys(BOARS, 1)
    assert temple["g_shield"] == dict.fromkeys(
        ("shield_red", "shield_blue", "shield_yellow", "shield_green"), 1
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_df_004_gold_at_the_start_falls_by_seat_and_nothing_else_is_there(seats: int) -> None:
    table = GAME.new(seats)
    start = [(3, 0, 0, 0), (2, 0, 0, 0), (1, 0, 0, 0), (0, 0, 0, 0)]
    assert [reserves(table, seat) for seat in range(seats)] == start[:seats]
    heroes: Any = table.view(0)["heroes"]
    assert all(not hero["cards"] for hero in heroes)
    assert all(hero["cerberus"] == hero["triton"] == hero["forged"] == 0 for hero in heroes)


def test_df_005_everybody_starts_with_the_same_two_dice() -> None:
    heroes: Any = GAME.new(4).view(0)["heroes"]
    for hero in heroes:
        assert Counter(hero["dice"]["light"]["faces"]) == {"gold_1": 5, "sun_1": 1}
        assert Counter(hero["dice"]["dark"]["faces"]) == {"gold_1": 4, "moon_1": 1, "glory_2": 1}


def test_df_005_any_face_goes_on_a_die_of_either_colour() -> None:
    table = arrange({"gold": 2}, {})
    decide(table, "face moon_1")
    assert {"forge on light 0", "forge on dark 0"} <= options(table)


@pytest.mark.parametrize(("seats", "rounds"), [(2, 9), (3, 10), (4, 9)])
def test_df_006_nine_rounds_or_ten_with_three_players(seats: int, rounds: int) -> None:
    heroes: list[dict[str, Any]] = [{} for _ in range(seats)]
    table = arrange(*heroes, round=rounds - 1, turn=seats - 1)
    decide(table, "no")
    assert settled(table, turn=0)
    table = arrange(*heroes, round=rounds, turn=seats - 2)
    decide(table, "no")
    assert settled(table, turn=seats - 1)
    table = arrange(*heroes, round=rounds, turn=seats - 1)
    decide(table, "no")
    assert table.is_over


def test_df_007_players_sit_in_the_order_given() -> None:
    match = Match.new(GAME, ["Vera", "Anton", "Zoya"], seed=5)
    assert match.record.seats == ["Vera", "Anton", "Zoya"]
    view: Any = match.state.view(0)
    assert view["turn"] == 0


# ---------------------------------------------------------------------- portals


def test_df_008_pawns_start_on_their_own_portals_which_hold_no_cards() -> None:
    view: Any = GAME.new(4).view(0)
    start = {hero["portal"] for hero in view["heroes"]}
    assert start == {0}
    assert {stack["portal"] for stack in view["islands"]} == {1, 2, 3, 4, 5, 6, 7}


def test_df_008_nobody_is_ousted_from_a_start_portal() -> None:
    table = arrange({"sun": 1}, {"portal": 7}, {}, {})
    chronicle = watch(table)
    decide(table, "feat sun_1b")
    land(table, "gold_1", "gold_1")
    assert heard(chronicle).count("ousted") == 1
    assert [hero.portal for hero in table.heroes] == [7, 0, 0, 0]
    assert [reserves(table, seat)[0] for seat in range(4)] == [3, 2, 0, 0]


# ---------------------------------------------------------------------- sets


def test_df_009_the_first_game_has_the_fifteen_introductory_sets() -> None:
    assert sets(GAME.new(3)) == INTRODUCTORY
    assert sets(GAME.new(3, "introductory")) == INTRODUCTORY


def test_df_009_all_nine_alternates_may_be_in_play() -> None:
    assert sets(GAME.new(3, "alternates")) == {**INTRODUCTORY, **ALTERNATES}


@pytest.mark.parametrize("slot", ALTERNATES)
def test_df_009_an_alternate_takes_the_slot_of_its_introductory_set(slot: str) -> None:
    alternate = ALTERNATES[slot]
    assert sets(GAME.new(3, alternate)) == {**INTRODUCTORY, slot: alternate}


def test_df_009_several_alternates_by_agreement() -> None:
    mixed = sets(GAME.new(4, "great_bear,triton,celestial_ship"))
    assert mixed == {
        **INTRODUCTORY,
        "moon_2": "great_bear",
        "sun_4": "triton",
        "sun_2": "celestial_ship",
    }


def test_df_009_a_set_lies_only_in_its_own_slot() -> None:
    with pytest.raises(SetupError, match="belongs to the slot sun_4"):
        GAME.new(3, {"feats": {"sun_5": "triton"}})


@pytest.mark.parametrize("taken", [0, 1, 2, 3])
def test_df_010_boar_cards_come_red_yellow_green_blue(taken: int) -> None:
    owner = {"cards": {"tenacious_boar": taken}} if taken else {}
    table = arrange(
        {"moon": 3},
        owner,
        {},
        {},
        setup="tenacious_boar",
        owners=dict.fromkeys(BOARS[:taken], 1),
    )
    decide(table, "feat moon_3", "seat 3")
    prompt = table.prompt(3)
    assert prompt is not None
    assert prompt.args["face"] == BOARS[taken]


def test_df_010_a_boar_card_is_tied_to_the_face_of_its_colour() -> None:
    table = arrange(
        {"moon": 3},
        {"cards": {"tenacious_boar": 1}},
        {},
        setup="tenacious_boar",
        owners={"boar_red": 1},
    )
    decide(table, "feat moon_3", "seat 2", "forge on light 0")
    land(table, *["gold_1"] * 2, "boar_yellow", *["gold_1"] * 3)
    decide(table, "take sun")
    assert asked(table) == (0, "offer")
    assert table.position()["owners"] == {"boar_red": 1, "boar_yellow": 0}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_df_010_as_many_boar_cards_as_players(seats: int) -> None:
    heroes: list[dict[str, Any]] = [{"moon": 3} for _ in range(seats)]
    heroes[0]["cards"] = {"tenacious_boar": seats}
    table = arrange(*heroes, setup="tenacious_boar", owners=dict.fromkeys(BOARS[:seats], 0))
    assert "feat moon_3" not in options(table)


def test_df_011_no_face_is_up_before_the_first_roll() -> None:
    heroes: Any = GAME.new(4).view(0)["heroes"]
    assert {die["up"] for hero in heroes for die in hero["dice"].values()} == {None}


@pytest.mark.parametrize("seats", [3, 4])
def test_df_011_all_dice_land_before_anything_can_look_at_one(seats: int) -> None:
    table = GAME.new(seats)
    for seat in range(seats):
        for die in ("light", "dark"):
            assert rolling(table) == (seat, die)
            land(table, "gold_1")
    assert asked(table) == (0, "main")


def test_df_012_everybody_sees_everything() -> None:
    table = arrange(
        {"gold": 5, "cards": {"satyrs": 1}},
        showing("mirror", "gold_1", sun=3, cards={"elder": 1}),
        {"moon": 2},
    )
    views: list[Any] = [table.view(seat) for seat in (-1, 0, 1, 2)]
    for view in views:
        del view["you"]
    assert views[1:] == views[:1] * 3
    heroes: Any = views[0]["heroes"]
    assert [hero["gold"] for hero in heroes] == [5, 0, 0]
    assert heroes[1]["dice"]["light"]["faces"][0] == "mirror"
    assert heroes[1]["cards"] == {"elder": 1}


def test_df_012_looking_changes_no_up_face() -> None:
    table = arrange(showing("sun_1", "glory_2"), showing("gold_1", "moon_1"))
    before = table.position()
    for seat in (-1, 0, 1):
        table.view(seat)
        table.prompt(seat)
    assert table.position() == before


@pytest.mark.parametrize("seats", [2, 4])
def test_df_013_chance_picks_one_of_two_sets_for_each_of_nine_slots(seats: int) -> None:
    table = GAME.new(seats, "random")
    chosen: dict[str, str] = {}
    while rolling(table) is None:
        offered = options(table)
        if any(option.startswith("set ") for option in offered):
            assert len(table.legal()) == 2
            (slot,) = (
                slot
                for slot, alternate in ALTERNATES.items()
                if offered == {f"set {INTRODUCTORY[slot]}", f"set {alternate}"}
            )
            take_alternate = len(chosen) % 2 == 0
            chosen[slot] = ALTERNATES[slot] if take_alternate else INTRODUCTORY[slot]
            chance(table, f"set {chosen[slot]}")
        else:
            table.apply(table.legal()[0])
    assert chosen.keys() == ALTERNATES.keys()
    assert sets(table) == {**INTRODUCTORY, **chosen}


@pytest.mark.parametrize("slot", ALTERNATES)
def test_df_014_the_two_sets_of_a_slot_never_meet(slot: str) -> None:
    with pytest.raises(SetupError, match="only one of them"):
        GAME.new(3, f"{INTRODUCTORY[slot]},{ALTERNATES[slot]}")


def test_df_014_satyrs_picking_a_boar_reward_its_owner() -> None:
    table = arrange(
        {"moon": 3},
        showing("boar_red", "gold_1"),
        {},
        setup="satyrs",
        owners={"boar_red": 2},
    )
    decide(table, "feat moon_3")
    land(table, "boar_red", "gold_1", "gold_1", "moon_1")
    decide(table, "face boar_red", "face moon_1", "take sun")
    assert asked(table) == (2, "offer")
    decide(table, "take glory")
    assert reserves(table, 0) == (0, 1, 1, 0)
    assert reserves(table, 1) == (0, 0, 0, 0)
    assert reserves(table, 2) == (0, 0, 0, 3)


@pytest.mark.parametrize(
    ("shield", "other", "left"),
    [
        ("shield_red", "moon_1", (9, 3, 4, 9)),
        ("shield_green", "gold_1", (8, 5, 5, 6)),
        ("shield_yellow", "gold_1", (8, 5, 5, 4)),
    ],
)
def test_df_014_minotaur_against_a_shield_takes_what_it_would_give(
    shield: str, other: str, left: tuple[int, int, int, int]
) -> None:
    victim = showing(shield, other, gold=9, sun=5, moon=5, glory=9)
    table = arrange({"sun": 3}, victim, setup="minotaur")
    decide(table, "feat sun_3")
    land(table, shield, other)
    assert reserves(table, 1) == left


def test_df_014_every_other_mixture_can_be_played() -> None:
    for bits in range(1 << len(ALTERNATES)):
        feats = {
            slot: ALTERNATES[slot] if bits >> number & 1 else INTRODUCTORY[slot]
            for number, slot in enumerate(ALTERNATES)
        }
        assert sets(GAME.new(3, {"feats": feats})) == {**INTRODUCTORY, **feats}
