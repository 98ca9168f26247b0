"""What the faces do except boars and shields (DF-055 to DF-077), through the public contract.

``rolled`` is a divine blessing of seat 0 unless it names one die.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.dice_forge.arrange import (
    arrange,
    asked,
    blessing,
    dark,
    decide,
    end_turn,
    gained,
    heard,
    land,
    light,
    options,
    reserves,
    rolled,
    settled,
    showing,
    start_turn,
    up,
    watch,
)

Reserves = tuple[int, int, int, int]

CHOICE = "choice_gold_3_glory_2"


def forged(seat: int, table: Any) -> int:
    return int(table.view(0)["heroes"][seat]["forged"])


# ---------------------------------------------------------------------- plain faces


@pytest.mark.parametrize(
    ("face", "gain"),
    [
        ("gold_1", (1, 0, 0, 0)),
        ("gold_3", (3, 0, 0, 0)),
        ("gold_4", (4, 0, 0, 0)),
        ("gold_6", (6, 0, 0, 0)),
        ("sun_1", (0, 1, 0, 0)),
        ("sun_2", (0, 2, 0, 0)),
        ("moon_1", (0, 0, 1, 0)),
        ("moon_2", (0, 0, 2, 0)),
        ("glory_3", (0, 0, 0, 3)),
        ("glory_4", (0, 0, 0, 4)),
        ("gold_2_moon_1", (2, 0, 1, 0)),
        ("glory_1_sun_1", (0, 1, 0, 1)),
        ("glory_2_moon_2", (0, 0, 2, 2)),
        ("gold_1_sun_1_moon_1_glory_1", (1, 1, 1, 1)),
    ],
)
def test_df_055_a_gain_face_gives_all_it_shows(face: str, gain: Reserves) -> None:
    table = rolled(face, "gold_1", {}, {}, dice="light")
    assert reserves(table, 0) == gain
    assert settled(table, turn=2)


@pytest.mark.parametrize(
    ("face", "gains"),
    [
        ("choice_gsm_1", {"gold": (1, 0, 0, 0), "sun": (0, 1, 0, 0), "moon": (0, 0, 1, 0)}),
        ("choice_gsm_2", {"gold": (2, 0, 0, 0), "sun": (0, 2, 0, 0), "moon": (0, 0, 2, 0)}),
        (CHOICE, {"gold": (3, 0, 0, 0), "glory": (0, 0, 0, 2)}),
    ],
)
def test_df_055_a_choice_face_gives_exactly_one(face: str, gains: dict[str, Reserves]) -> None:
    for resource, gain in gains.items():
        table = rolled(face, "gold_1", {}, {}, dice="light")
        assert options(table) == {f"take {name}" for name in gains}
        decide(table, f"take {resource}")
        assert reserves(table, 0) == gain
        assert settled(table, turn=2)


def test_df_055_a_resource_with_a_full_reserve_may_be_picked() -> None:
    table = rolled("choice_gsm_1", "gold_1", dice="light", hero={"gold": 12, "sun": 6, "moon": 6})
    assert options(table) == {"take gold", "take sun", "take moon"}
    decide(table, "take moon")
    assert reserves(table, 0) == (12, 6, 6, 0)


def test_df_056_a_die_may_carry_a_face_several_times() -> None:
    hero = {"light": light("sun_2", "sun_2", "sun_2"), "gold": 8, "sun": 2, "moon": 1}
    table = arrange(hero, {}, {})
    decide(table, "face sun_2", "forge on light 3", "yes", "feat moon_1b")
    heroes: Any = table.view(0)["heroes"]
    assert heroes[0]["dice"]["light"]["faces"].count("sun_2") == 4


def test_df_056_equal_faces_of_a_die_are_one_and_the_same() -> None:
    table = arrange({"gold": 2, "light": light("sun_2", "gold_1", "sun_2")}, {})
    decide(table, "face gold_3")
    assert options(table) == {
        "forge on light 0",
        "forge on light 1",
        "forge on light 5",
        "forge on dark 0",
        "forge on dark 4",
        "forge on dark 5",
    }


# ---------------------------------------------------------------------- x3


@pytest.mark.parametrize(
    ("face", "gain"),
    [
        ("gold_3", (9, 0, 0, 0)),
        ("glory_1_sun_1", (0, 3, 0, 3)),
        ("gold_2_moon_1", (6, 0, 3, 0)),
        ("gold_1_sun_1_moon_1_glory_1", (3, 3, 3, 3)),
    ],
)
@pytest.mark.parametrize("swap", [False, True])
def test_df_060_the_other_face_is_tripled(face: str, gain: Reserves, swap: bool) -> None:
    pair = (face, "triple") if swap else ("triple", face)
    assert reserves(rolled(*pair, {}, {}), 0) == gain


@pytest.mark.parametrize("swap", [False, True])
def test_df_060_the_picked_resource_of_a_choice_face_is_tripled(swap: bool) -> None:
    for resource, gain in (("gold", (9, 0, 0, 0)), ("glory", (0, 0, 0, 6))):
        table = rolled(*((CHOICE, "triple") if swap else ("triple", CHOICE)))
        decide(table, f"take {resource}")
        assert reserves(table, 0) == gain
        assert settled(table, turn=0)


@pytest.mark.parametrize(
    ("resource", "gain"), [("gold", (3, 0, 0, 0)), ("sun", (0, 3, 0, 0)), ("moon", (0, 0, 3, 0))]
)
def test_df_061_pick_first_then_triple(resource: str, gain: Reserves) -> None:
    table = rolled("triple", "choice_gsm_1")
    decide(table, f"take {resource}")
    assert reserves(table, 0) == gain
    assert settled(table, turn=0)


def test_df_062_two_triples_give_nothing() -> None:
    table = rolled("triple", "triple")
    assert reserves(table, 0) == (0, 0, 0, 0)
    assert settled(table, turn=0)


def test_df_063_a_tripled_amount_is_one_gain_cut_at_the_cap() -> None:
    hero = showing("triple", "sun_2", sun=1)
    table = arrange(hero, {}, turn=1, pending=blessing(0, 1))
    chronicle = watch(table)
    land(table, "triple", "sun_2")
    assert gained(chronicle, 0) == [("sun", 5, 1)]
    assert reserves(table, 0) == (0, 6, 0, 0)


def test_df_063_tripled_gold_is_split_once_with_the_hammer() -> None:
    hero = {"gold": 10, "cards": {"blacksmiths_hammer": 1}}
    table = rolled("triple", "gold_3", hero=hero)
    assert options(table) == {f"hammer {part}" for part in range(10)}
    decide(table, "hammer 4")
    assert reserves(table, 0) == (12, 0, 0, 0)
    assert settled(table, turn=0)


# ---------------------------------------------------------------------- mirror


def test_df_065_a_mirror_works_like_the_face_it_copies_beside_the_other_face() -> None:
    table = rolled("mirror", "triple", showing(CHOICE, "glory_2"))
    decide(table, f"face {CHOICE}", "take glory")
    assert reserves(table, 0) == (0, 0, 0, 6)
    assert reserves(table, 1) == (0, 0, 0, 0)


def test_df_065_the_owner_of_the_copied_face_gains_nothing() -> None:
    table = rolled("mirror", "gold_1", showing("sun_2", "gold_1"))
    decide(table, "face sun_2")
    assert reserves(table, 0) == (1, 2, 0, 0)
    assert reserves(table, 1) == (0, 0, 0, 0)


@pytest.mark.parametrize("swap", [False, True])
def test_df_066_every_up_face_of_every_opponent_may_be_copied(swap: bool) -> None:
    pair = ("sun_2", "mirror") if swap else ("mirror", "sun_2")
    table = rolled(*pair, showing("moon_2", "gold_1"), showing("triple", "glory_2"), {})
    assert options(table) == {"face moon_2", "face gold_1", "face triple", "face glory_2"}


def test_df_066_only_faces_that_lie_up() -> None:
    table = rolled("mirror", "gold_1", showing("sun_2", "moon_2", up=[5, 5]))
    assert options(table) == {"face sun_1", "face glory_2"}


@pytest.mark.parametrize("swap", [False, True])
def test_df_066_own_dice_only_if_an_opponent_shows_a_mirror(swap: bool) -> None:
    pair = ("sun_2", "mirror") if swap else ("mirror", "sun_2")
    table = rolled(*pair, showing("moon_2", "gold_1"), showing("gold_1", "mirror"))
    assert options(table) == {"face moon_2", "face gold_1", "face sun_2"}
    decide(table, "face sun_2")
    assert reserves(table, 0) == (0, 4, 0, 0)


def test_df_066_an_own_mirror_does_not_open_the_own_dice() -> None:
    table = rolled("mirror", "mirror", showing("moon_2", "gold_1"))
    assert options(table) == {"face moon_2", "face gold_1"}
    decide(table, "face moon_2")
    assert options(table) == {"face moon_2", "face gold_1"}


def test_df_066_no_mirror_is_ever_copied() -> None:
    table = rolled("mirror", "sun_2", showing("mirror", "mirror"))
    assert options(table) == {"face sun_2"}


def test_df_066_a_mirror_without_a_target_gives_nothing() -> None:
    table = arrange(
        showing("mirror", "mirror"),
        showing("mirror", "mirror"),
        turn=1,
        pending=blessing(0, 1),
    )
    chronicle = watch(table)
    land(table, "mirror", "mirror")
    assert heard(chronicle).count("copied") == 2
    assert reserves(table, 0) == (0, 0, 0, 0)
    assert settled(table, turn=0)


def test_df_066_all_of_step_1_in_mirrors_gives_nothing_but_the_last_die() -> None:
    table = arrange(showing("mirror", "mirror"), showing("mirror", "gold_1"), pending=start_turn(0))
    land(table, "mirror", "mirror", "mirror", "gold_1")
    assert options(table) == {"face gold_1"}
    decide(table, "face gold_1", "face gold_1")
    assert asked(table) == (1, "mirror")
    assert options(table) == {"face gold_1"}
    decide(table, "face gold_1")
    assert [reserves(table, seat)[0] for seat in (0, 1)] == [2, 2]


def test_df_066_the_prompt_points_at_no_die_that_the_mirror_does_not_see() -> None:
    table = rolled("mirror", "gold_1", showing("gold_1", "glory_2"))
    prompt = table.prompt(0)
    assert prompt is not None
    targets = {option.args["face"]: set(option.targets) for option in prompt.options}
    assert targets == {"gold_1": {"die:1:light"}, "glory_2": {"die:1:dark"}}


def test_df_066_the_prompt_points_at_own_dice_that_a_mirror_shows() -> None:
    table = rolled("mirror", "gold_1", showing("gold_1", "mirror"))
    prompt = table.prompt(0)
    assert prompt is not None
    targets = {option.args["face"]: set(option.targets) for option in prompt.options}
    assert targets == {"gold_1": {"die:0:dark", "die:1:light"}}


def test_df_067_faces_left_from_earlier_rolls_are_seen() -> None:
    table = arrange(
        {"sun": 1},
        showing("mirror", "gold_1", portal=7),
        showing("moon_2", "glory_2"),
    )
    decide(table, "feat sun_1a")
    land(table, "mirror", "gold_1")
    assert options(table) == {"face gold_1", "face moon_2", "face glory_2"}


def test_df_067_faces_just_forged_are_seen() -> None:
    table = arrange(
        {"gold": 8, "sun": 3, **showing("sun_1", "glory_2")}, showing("mirror", "gold_1", portal=7)
    )
    decide(table, "face sun_2", "forge on light 0", "yes", "feat sun_1a")
    land(table, "mirror", "gold_1")
    assert options(table) == {"face sun_2", "face glory_2"}


def test_df_067_faces_left_from_a_minor_blessing_are_seen() -> None:
    pending = [
        end_turn(0),
        {"effect": "main", "seat": 0, "extra": False},
        {"effect": "reinforce", "seat": 0},
    ]
    hero = {"cards": {"silver_hind": 1}}
    table = arrange(hero, showing("mirror", "gold_1", portal=7), pending=pending)
    decide(table, "use moon_2", "die light")
    land(table, "sun_1")
    decide(table, "feat sun_1a")
    land(table, "mirror", "gold_1")
    assert options(table) == {"face sun_1", "face gold_1"}


def test_df_067_a_repeat_by_cerberus_sees_what_its_ship_has_forged() -> None:
    hero = {"cards": {"cerberus": 1}, "cerberus": 1, "gold": 3}
    table = rolled("mirror", "ship", showing("sun_1", "mirror"), hero=hero)
    assert options(table) == {"face sun_1", "face ship"}
    decide(table, "face sun_1", "die dark", "face choice_gold_3_glory_2", "forge on dark 1", "yes")
    assert options(table) == {"face sun_1", f"face {CHOICE}"}


def test_df_068_two_mirrors_may_copy_the_same_face() -> None:
    table = rolled("mirror", "mirror", showing("sun_2", "glory_2"))
    decide(table, "face sun_2")
    assert options(table) == {"face sun_2", "face glory_2"}
    decide(table, "face sun_2")
    assert reserves(table, 0) == (0, 4, 0, 0)


def test_df_068_each_of_two_mirrors_picks_its_own_target() -> None:
    table = rolled("mirror", "mirror", showing("sun_2", "glory_2"))
    decide(table, "face sun_2", "face glory_2")
    assert reserves(table, 0) == (0, 2, 0, 2)


@pytest.mark.parametrize("swap", [False, True])
def test_df_069_a_copied_triple_triples_the_other_face(swap: bool) -> None:
    pair = ("sun_2", "mirror") if swap else ("mirror", "sun_2")
    table = rolled(*pair, showing("gold_1", "triple"))
    decide(table, "face triple")
    assert reserves(table, 0) == (0, 6, 0, 0)


def test_df_070_copying_leaves_the_mirror_up_for_others_to_see() -> None:
    table = arrange(
        showing("mirror", "gold_1"),
        showing("mirror", "glory_2"),
        showing("moon_2", "gold_1"),
        pending=start_turn(0),
    )
    land(table, "mirror", "gold_1", "mirror", "glory_2", "moon_2", "gold_1")
    decide(table, "face moon_2")
    assert up(table, 0) == ("mirror", "gold_1")
    assert asked(table) == (1, "mirror")
    assert options(table) == {"face gold_1", "face moon_2", "face glory_2"}


# ---------------------------------------------------------------------- ship


def test_df_072_a_ship_sells_a_face_for_2_gold_less() -> None:
    table = rolled("ship", "gold_1", {}, {}, dice="light", hero={"gold": 4})
    assert {"face moon_2", "face gold_6"} <= options(table)
    assert "face sun_2" not in options(table)
    decide(table, "face moon_2")
    assert reserves(table, 0)[0] == 0
    assert options(table) >= {"forge on light 0", "forge on dark 4"}
    decide(table, "forge on dark 4")
    assert settled(table, turn=2)
    assert up(table, 0) == ("ship", "moon_2")


def test_df_072_the_price_does_not_fall_below_0() -> None:
    table = rolled("ship", "gold_1", dice="light")
    assert options(table) == {"no", "face gold_3", "face moon_1"}
    decide(table, "face moon_1", "forge on light 1")
    assert reserves(table, 0) == (0, 0, 0, 0)


def test_df_072_declining_is_allowed() -> None:
    table = rolled("ship", "gold_1", dice="light", hero={"gold": 12})
    decide(table, "no")
    assert reserves(table, 0) == (12, 0, 0, 0)
    assert settled(table, turn=0)


def test_df_072_a_bought_face_must_be_forged() -> None:
    table = rolled("ship", "gold_1", dice="light")
    decide(table, "face moon_1")
    assert all(option.startswith("forge on") for option in options(table))


@pytest.mark.parametrize("swap", [False, True])
def test_df_073_triple_and_ship_do_not_make_three_purchases(swap: bool) -> None:
    pair = ("ship", "triple") if swap else ("triple", "ship")
    table = rolled(*pair, hero={"gold": 12})
    decide(table, "face moon_1", "forge on light 1")
    assert reserves(table, 0)[0] == 12
    assert settled(table, turn=0)


def test_df_073_a_price_below_6_is_0() -> None:
    table = rolled("triple", "ship")
    cheap = {"gold_3", "moon_1", "gold_4", "sun_1", "choice_gsm_1", "glory_1_sun_1", CHOICE}
    assert options(table) == {"no", "face moon_2"} | {f"face {face}" for face in cheap}


def test_df_074_a_ship_sells_no_garden_face() -> None:
    table = rolled("triple", "ship", {}, {}, hero={"gold": 12})
    sanctuary = {
        *("gold_3", "moon_1", "gold_4", "sun_1", "moon_2", "sun_2", "glory_3"),
        *("gold_6", "choice_gsm_1", "glory_1_sun_1", "gold_2_moon_1", CHOICE),
        *("glory_4", "glory_2_moon_2", "choice_gsm_2", "gold_1_sun_1_moon_1_glory_1"),
    }
    assert options(table) == {"no"} | {f"face {face}" for face in sanctuary}


def test_df_075_two_ships_are_two_purchases_which_may_be_of_the_same_face() -> None:
    table = rolled("ship", "ship", {}, {}, hero={"gold": 12})
    decide(table, "face sun_2", "forge on light 1")
    assert reserves(table, 0)[0] == 6
    decide(table, "face sun_2", "forge on dark 1")
    assert reserves(table, 0)[0] == 0
    assert settled(table, turn=2)


def test_df_075_the_discounts_of_two_ships_do_not_add_up() -> None:
    table = rolled("ship", "ship", {}, {}, hero={"gold": 3})
    assert "face moon_2" not in options(table)
    decide(table, "no")
    assert "face choice_gold_3_glory_2" in options(table)
    assert "face moon_2" not in options(table)


def test_df_076_ships_are_resolved_in_seat_order_and_a_pool_may_run_dry() -> None:
    sailor = showing("ship", "gold_1", gold=2)
    table = arrange(
        sailor,
        sailor,
        sailor,
        setup="celestial_ship",
        turn=1,
        temple={"gold_6": 1, "moon_1": 2},
        pending=start_turn(1),
    )
    land(table, *["ship", "gold_1"] * 3)
    for seat, on_sale in ((1, True), (2, False), (0, False)):
        assert asked(table) == (seat, "order")
        decide(table, "die light")
        assert ("face gold_6" in options(table)) == on_sale
        decide(table, "face gold_6" if on_sale else "face moon_1", "forge on light 1")
    temple: Any = table.view(0)["temple"]
    assert temple[1]["faces"] == {"moon_1": 0}


def test_df_076_a_ship_that_finds_nothing_it_can_pay_is_over() -> None:
    hero = showing("ship", "gold_1")
    table = arrange(
        hero,
        {},
        setup="celestial_ship",
        temple={"gold_3": 0, "moon_1": 0},
        turn=1,
        pending=blessing(0, 1, dice="light"),
    )
    land(table, "ship")
    assert settled(table, turn=0)


def test_df_077_a_ship_purchase_counts_for_typhon_and_lies_up() -> None:
    table = rolled("ship", "gold_1", dice="light")
    before = forged(0, table)
    decide(table, "face moon_1", "forge on dark 0")
    assert forged(0, table) == before + 1
    assert up(table, 0) == ("ship", "moon_1")


def test_df_077_a_ship_cannot_replace_a_boar() -> None:
    hero = {"dark": dark("boar_red", "boar_yellow")}
    table = rolled("ship", "gold_1", dice="light", hero=hero, boars=(1, 1))
    decide(table, "face moon_1")
    assert not {"forge on dark 0", "forge on dark 1"} & options(table)
    assert "forge on dark 2" in options(table)


def test_df_077_a_ship_purchase_is_not_a_main_action() -> None:
    table = arrange(
        showing("ship", "gold_1"), {}, {}, setup="celestial_ship", pending=start_turn(0)
    )
    land(table, "ship", "gold_1", *["gold_1"] * 4)
    decide(table, "die light", "face moon_1", "forge on light 1")
    assert asked(table) == (0, "main")


def test_df_077_a_ship_purchase_may_repeat_a_face_of_the_forge_action() -> None:
    table = arrange(
        {"gold": 2, "sun": 3},
        showing("ship", "gold_1", portal=7),
        setup="celestial_ship",
    )
    decide(table, "face moon_1", "forge on light 0", "yes", "feat sun_1a")
    land(table, "ship", "gold_1")
    decide(table, "die light", "face moon_1", "forge on light 1")
    temple: Any = table.view(0)["temple"]
    assert temple[1]["faces"] == {"moon_1": 0}
