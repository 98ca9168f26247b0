"""Blessings and the order of simultaneous effects (DF-035 to DF-053)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dice_forge.arrange import (
    Hero,
    arrange,
    asked,
    blessing,
    dark,
    decide,
    end_turn,
    gained,
    land,
    light,
    options,
    reserves,
    rolled,
    rolling,
    settled,
    showing,
    start_turn,
    up,
    watch,
)

CHOICE = "choice_gold_3_glory_2"


def with_cerberus(**rest: Any) -> Hero:
    """A hero who holds one Cerberus token."""
    return {"cards": {"cerberus": 1}, "cerberus": 1, **rest}


def test_df_073_triple_with_ship_is_one_purchase_with_6_off() -> None:
    hero = {"gold": 2, "light": light("triple"), "dark": dark("ship")}
    table = arrange(hero, {}, setup="celestial_ship", pending=blessing(seat=0, turn=1), turn=1)
    land(table, "triple", "ship")
    assert "face sun_2" in options(table)
    assert "face glory_2_moon_2" not in options(table)
    decide(table, "face sun_2", "forge on light 1")
    assert reserves(table, 0) == (0, 0, 0, 0)


# ---------------------------------------------------------------------- divine blessings


def test_df_035_both_dice_are_rolled_stay_up_and_take_effect() -> None:
    table = rolled("sun_1", "glory_2", hero={"up": [0, 0]})
    assert up(table, 0) == ("sun_1", "glory_2")
    assert reserves(table, 0) == (0, 1, 0, 2)
    assert settled(table, turn=0)


def test_df_035_each_side_of_both_dice_may_come_up() -> None:
    table = arrange({}, {}, pending=blessing(0, 1), turn=1)
    for _ in range(2):
        assert options(table) == {f"side {side}" for side in range(6)}
        land(table, "gold_1")


def test_df_036_a_blessing_in_step_1() -> None:
    table = arrange({}, {}, {}, pending=start_turn(0))
    land(table, "sun_1", "moon_1", *["gold_1"] * 4)
    assert reserves(table, 0) == (0, 1, 1, 0)


def test_df_036_a_blessing_by_a_card() -> None:
    table = arrange({"moon": 6}, {}, {})
    decide(table, "feat moon_6")
    land(table, "sun_1", "glory_2", "sun_1", "gold_1")
    assert reserves(table, 0) == (1, 2, 0, 2)
    assert reserves(table, 1) == (0, 0, 0, 0)


def test_df_036_a_blessing_of_the_ousted() -> None:
    table = arrange({"sun": 1}, {}, {"portal": 7})
    decide(table, "feat sun_1a")
    assert rolling(table) == (2, "light")
    land(table, "sun_1", "glory_2")
    assert reserves(table, 2) == (0, 1, 0, 2)
    assert settled(table, turn=1)


# ---------------------------------------------------------------------- simultaneous effects


def test_df_037_all_dice_are_rolled_before_anybody_resolves() -> None:
    hero = {"light": light(CHOICE)}
    table = arrange(hero, hero, hero, turn=1, pending=start_turn(1))
    for seat in (1, 2, 0):
        for die, face in (("light", CHOICE), ("dark", "gold_1")):
            assert rolling(table) == (seat, die)
            land(table, face)
    assert asked(table) == (1, "choose")
    assert [reserves(table, seat) for seat in range(3)] == [(0, 0, 0, 0)] * 3


def test_df_037_players_resolve_in_seat_order_from_the_active_one() -> None:
    hero = {"light": light(CHOICE)}
    table = arrange(hero, hero, hero, turn=1, pending=start_turn(1))
    land(table, *[CHOICE, "gold_1"] * 3)
    for seat in (1, 2, 0):
        assert asked(table) == (seat, "choose")
        assert reserves(table, seat) == (0, 0, 0, 0)
        decide(table, "take gold")
        assert reserves(table, seat) == (4, 0, 0, 0)
    assert asked(table) == (1, "main")


def test_df_037_one_player_resolves_completely_before_the_next() -> None:
    table = arrange(
        showing("ship", "boar_red", **with_cerberus(gold=2)),
        {},
        {"cards": {"tenacious_boar": 1}},
        setup="alternates",
        owners={"boar_red": 2},
        pending=start_turn(0),
    )
    land(table, "ship", "boar_red", *["gold_1"] * 4)
    for answer, who in (
        ("take sun", (0, "order")),
        ("die dark", (2, "offer")),
        ("take moon", (0, "ship")),
        ("face gold_4", (0, "place")),
        ("forge on light 1", (0, "cerberus")),
        ("yes", (0, "choose")),
        ("take moon", (0, "order")),
        ("die light", (0, "ship")),
        ("face gold_3", (0, "place")),
        ("forge on light 2", (2, "offer")),
    ):
        decide(table, answer)
        assert asked(table) == who
        assert reserves(table, 1) == (0, 0, 0, 0)
    decide(table, "take glory")
    assert reserves(table, 0) == (1, 1, 1, 0)
    assert reserves(table, 1) == (2, 0, 0, 0)
    assert reserves(table, 2) == (2, 0, 1, 3)
    assert asked(table) == (0, "main")


def test_df_037_an_early_mirror_sees_what_later_players_have_rolled() -> None:
    hero = showing("mirror", "gold_1")
    table = arrange(hero, {}, showing("moon_2", "gold_1", up=[5, 0]), pending=start_turn(0))
    land(table, "mirror", "gold_1", "sun_1", "glory_2", "moon_2", "gold_1")
    assert options(table) == {"face sun_1", "face glory_2", "face moon_2", "face gold_1"}


def test_df_037_a_late_mirror_sees_what_an_earlier_ship_has_forged() -> None:
    table = arrange(
        showing("ship", "gold_1"),
        showing("mirror", "gold_1"),
        setup="celestial_ship",
        pending=start_turn(0),
    )
    land(table, "ship", "gold_1", "mirror", "gold_1")
    decide(table, "die light", "face moon_1", "forge on light 1")
    assert asked(table) == (1, "mirror")
    assert options(table) == {"face moon_1", "face gold_1"}


def test_df_038_the_roller_decides_the_order_beside_a_ship() -> None:
    hero = {"gold": 1}
    first = rolled("ship", "gold_4", hero=hero)
    assert options(first) == {"die light", "die dark"}
    decide(first, "die light")
    assert "face sun_1" in options(first)
    assert "face moon_2" not in options(first)
    second = rolled("ship", "gold_4", hero=hero)
    decide(second, "die dark")
    assert reserves(second, 0) == (5, 0, 0, 0)
    assert "face moon_2" in options(second)


def test_df_038_gold_taken_first_may_overflow_before_the_purchase() -> None:
    for order, left in (("die dark", 6), ("die light", 10)):
        table = rolled("ship", "gold_4", hero={"gold": 12})
        decide(table, order, "face sun_2", "forge on light 1")
        assert reserves(table, 0)[0] == left


def test_df_038_the_order_is_not_asked_where_it_changes_nothing() -> None:
    for pair in (("gold_4", "sun_1"), ("ship", "triple"), ("triple", "ship")):
        assert "die light" not in options(rolled(*pair, hero={"gold": 12}))


def test_df_039_two_players_are_blessed_twice_in_every_turn() -> None:
    hero = {"light": light(CHOICE)}
    for active in (0, 1):
        table = arrange(hero, hero, turn=active, pending=start_turn(active))
        for _ in range(2):
            assert rolling(table) == (active, "light")
            land(table, CHOICE, "gold_1", CHOICE, "gold_1")
            assert asked(table) == (active, "choose")
            decide(table, "take gold")
            assert asked(table) == (1 - active, "choose")
            decide(table, "take glory")
        assert asked(table) == (active, "main")
        assert reserves(table, active) == (8, 0, 0, 0)
        assert reserves(table, 1 - active) == (2, 0, 0, 4)


@pytest.mark.parametrize("seats", [3, 4])
def test_df_039_more_players_are_blessed_once_in_a_turn(seats: int) -> None:
    table = arrange(*[{} for _ in range(seats)], pending=start_turn(0))
    land(table, *["gold_1"] * 2 * seats)
    assert asked(table) == (0, "main")
    assert [reserves(table, seat)[0] for seat in range(seats)] == [2] * seats


@pytest.mark.parametrize("seats", [2, 4])
def test_df_039_four_blessings_of_step_1_in_a_round_with_two_and_four(seats: int) -> None:
    table = arrange(*[{} for _ in range(seats)], pending=start_turn(0))
    for _ in range(seats):
        land(table, *["gold_1"] * 2 * 4)
        decide(table, "no")
    assert settled(table, turn=0)
    assert [reserves(table, seat)[0] for seat in range(seats)] == [8] * seats


def test_df_040_a_rolled_face_replaced_by_the_ship_is_still_applied() -> None:
    table = rolled("ship", "gold_4", hero={"gold": 1})
    decide(table, "die light", "face sun_1", "forge on dark 0")
    assert up(table, 0) == ("ship", "sun_1")
    assert reserves(table, 0) == (4, 0, 0, 0)


def test_df_040_the_face_just_forged_is_not_applied() -> None:
    table = rolled("gold_1", "ship", hero={"gold": 6})
    decide(table, "die dark", "face sun_2", "forge on light 0")
    assert up(table, 0) == ("sun_2", "ship")
    assert reserves(table, 0) == (1, 0, 0, 0)


def test_df_041_mirrors_then_resources_then_order_then_faces_then_cerberus() -> None:
    table = rolled(CHOICE, "mirror", showing("ship", "gold_1"), hero=with_cerberus())
    assert asked(table) == (0, "mirror")
    decide(table, "face ship")
    assert asked(table) == (0, "choose")
    decide(table, "take gold")
    assert reserves(table, 0) == (0, 0, 0, 0)
    assert asked(table) == (0, "order")
    decide(table, "die light")
    assert reserves(table, 0) == (3, 0, 0, 0)
    assert asked(table) == (0, "ship")
    decide(table, "no")
    assert asked(table) == (0, "cerberus")


def test_df_041_cerberus_repeats_the_roll_with_fresh_choices() -> None:
    table = rolled(CHOICE, "mirror", showing("sun_1", "gold_1"), hero=with_cerberus())
    decide(table, "face gold_1", "take gold", "yes", "face sun_1", "take glory")
    assert reserves(table, 0) == (4, 1, 0, 2)
    assert settled(table, turn=0)


def test_df_041_both_mirrors_are_fixed_before_any_resource_is_chosen() -> None:
    table = rolled("mirror", "mirror", showing(CHOICE, "gold_1"))
    decide(table, f"face {CHOICE}")
    assert asked(table) == (0, "mirror")
    decide(table, f"face {CHOICE}")
    assert asked(table) == (0, "choose")
    decide(table, "take gold")
    assert reserves(table, 0) == (0, 0, 0, 0)
    decide(table, "take glory")
    assert reserves(table, 0) == (3, 0, 0, 2)


def test_df_041_two_triples_leave_nothing_to_multiply() -> None:
    table = rolled("triple", "mirror", showing("triple", "gold_1"))
    decide(table, "face triple")
    assert reserves(table, 0) == (0, 0, 0, 0)
    assert settled(table, turn=0)


def test_df_042_a_face_is_applied_to_a_full_reserve_without_asking() -> None:
    hero = {"gold": 12, "sun": 6}
    table = arrange({**showing("sun_1", "gold_1"), **hero}, {}, pending=blessing(0, 1), turn=1)
    chronicle = watch(table)
    land(table, "sun_1", "gold_1")
    assert gained(chronicle, 0) == [("sun", 0, 1), ("gold", 0, 1)]
    assert reserves(table, 0) == (12, 6, 0, 0)
    assert settled(table, turn=0)


def test_df_042_a_choice_cannot_be_declined() -> None:
    assert options(rolled(CHOICE, "gold_1")) == {"take gold", "take glory"}
    assert options(rolled("boar_red", "gold_1", boars=(1,))) == {"take sun", "take moon"}


def test_df_042_a_mirror_with_a_target_cannot_be_declined() -> None:
    assert options(rolled("mirror", "gold_1")) == {"face gold_1"}


def test_df_042_a_ship_can_be_declined() -> None:
    table = rolled("ship", "sun_1", hero={"gold": 12})
    decide(table, "die light", "no")
    assert reserves(table, 0) == (12, 1, 0, 0)


def test_df_043_the_ousted_are_blessed_once_with_two_players() -> None:
    table = arrange({"sun": 1}, {"portal": 7})
    decide(table, "feat sun_1a")
    land(table, "gold_1", "gold_1")
    assert reserves(table, 1) == (2, 0, 0, 0)
    assert settled(table, turn=1)


def test_df_043_blessings_of_cards_are_not_doubled_with_two_players() -> None:
    table = arrange({"moon": 6}, {})
    decide(table, "feat moon_6")
    land(table, *["gold_1"] * 4)
    assert settled(table, turn=1)
    table = arrange({"sun": 6}, {})
    decide(table, "feat sun_6", "die light")
    land(table, *["gold_1"] * 4)
    assert settled(table, turn=1)
    assert reserves(table, 0) == (4, 0, 0, 0)


def test_df_044_everybody_chooses_for_their_own_dice() -> None:
    table = arrange({}, showing(CHOICE, "gold_1"), {}, pending=start_turn(0))
    land(table, "gold_1", "gold_1", CHOICE, "gold_1", "gold_1", "gold_1")
    assert asked(table) == (1, "choose")


def test_df_044_cerberus_but_never_triton_in_the_turn_of_another() -> None:
    holder = showing(CHOICE, "gold_1", cards={"cerberus": 1, "triton": 1}, cerberus=1, triton=1)
    table = arrange(holder, holder, {}, setup="alternates", pending=start_turn(0))
    land(table, CHOICE, "gold_1", CHOICE, "gold_1", "gold_1", "gold_1")
    tokens = {"triton gold", "triton sun", "triton moon"}
    assert options(table) == {"take gold", "take glory"} | tokens
    decide(table, "take gold")
    assert options(table) == {"no", "yes"} | tokens
    decide(table, "no")
    assert asked(table) == (1, "choose")
    assert options(table) == {"take gold", "take glory"}
    decide(table, "take gold")
    assert options(table) == {"no", "yes"}


def test_df_045_a_roll_for_satyrs_is_no_blessing() -> None:
    holder = with_cerberus(moon=3)
    table = arrange(holder, with_cerberus(), setup="cerberus")
    decide(table, "feat moon_3")
    land(table, "sun_1", "moon_1")
    assert asked(table) == (0, "pick")
    assert up(table, 1) == ("sun_1", "moon_1")
    decide(table, "face sun_1", "face moon_1")
    assert settled(table, turn=1)
    assert reserves(table, 0) == (0, 1, 1, 0)
    assert reserves(table, 1) == (0, 0, 0, 0)
    assert up(table, 1) == ("sun_1", "moon_1")


def test_df_045_a_roll_for_minotaur_is_no_blessing() -> None:
    table = arrange({"sun": 3}, with_cerberus(gold=4, glory=9), setup="cerberus")
    decide(table, "feat sun_3")
    land(table, "gold_1", "glory_2")
    assert settled(table, turn=1)
    assert reserves(table, 1) == (3, 0, 0, 7)
    assert up(table, 1) == ("gold_1", "glory_2")


@pytest.mark.parametrize("swap", [False, True])
def test_df_046_light_comes_before_dark(swap: bool) -> None:
    pair = ("choice_gsm_1", CHOICE)
    offers = [{"take gold", "take sun", "take moon"}, {"take gold", "take glory"}]
    table = rolled(pair[swap], pair[not swap])
    assert options(table) == offers[swap]
    decide(table, "take gold")
    assert options(table) == offers[not swap]


def test_df_046_light_gold_is_split_before_dark_gold() -> None:
    table = rolled("gold_3", "gold_4", hero={"cards": {"blacksmiths_hammer": 1}})
    assert options(table) == {f"hammer {part}" for part in range(4)}
    decide(table, "hammer 3")
    assert options(table) == {f"hammer {part}" for part in range(5)}


def test_df_046_satyrs_go_through_the_dice_as_they_were_named() -> None:
    table = arrange({"moon": 3}, showing("choice_gsm_1", CHOICE))
    decide(table, "feat moon_3")
    land(table, "choice_gsm_1", CHOICE)
    decide(table, f"face {CHOICE}", "face choice_gsm_1")
    assert options(table) == {"take gold", "take glory"}


def test_df_046_satyrs_name_which_of_the_two_comes_first_beside_a_ship() -> None:
    table = arrange({"moon": 3, "gold": 0}, showing("ship", "gold_4"), setup="celestial_ship")
    decide(table, "feat moon_3")
    land(table, "ship", "gold_4")
    decide(table, "face gold_4", "face ship")
    assert asked(table) == (0, "order")
    decide(table, "die light")
    assert reserves(table, 0)[0] == 4


@pytest.mark.parametrize(("convert", "then"), [("no", "hammer"), ("yes", "cerberus")])
def test_df_046_conversion_is_decided_before_the_hammer_split(convert: str, then: str) -> None:
    hero = with_cerberus(cards={"cerberus": 1, "blacksmiths_hammer": 1})
    table = rolled("gold_3", "sun_1", hero=hero, dice="light", manner="gold_to_glory")
    assert asked(table) == (0, "convert")
    decide(table, convert)
    assert asked(table) == (0, then)


def test_df_046_the_owner_of_a_boar_is_asked_after_the_gain_of_the_roller() -> None:
    table = rolled("boar_red", "gold_1", boars=(1,))
    decide(table, "take moon")
    assert asked(table) == (1, "offer")
    assert reserves(table, 0) == (0, 0, 1, 0)


# ---------------------------------------------------------------------- one thing at a time


@pytest.mark.parametrize("swap", [False, True])
def test_df_047_a_boar_reward_comes_before_the_other_face(swap: bool) -> None:
    pair = ("boar_red", "gold_4")
    table = rolled(pair[swap], pair[not swap], boars=(1,))
    decide(table, "take sun")
    assert asked(table) == (1, "offer")
    assert reserves(table, 0) == (4 if swap else 0, 1, 0, 0)
    decide(table, "take glory")
    assert reserves(table, 0) == (4, 1, 0, 0)


def test_df_047_a_ship_purchase_is_finished_before_the_other_face() -> None:
    table = rolled("gold_4", "ship", hero={"gold": 1})
    decide(table, "die dark", "face sun_1")
    assert asked(table) == (0, "place")
    assert reserves(table, 0) == (0, 0, 0, 0)
    decide(table, "forge on dark 1")
    assert reserves(table, 0) == (4, 0, 0, 0)


def test_df_047_the_ousted_finish_before_the_feat_goes_on() -> None:
    table = arrange(
        {"sun": 1, "cards": {"tenacious_boar": 1}},
        showing("boar_red", "ship", **with_cerberus(portal=7)),
        setup="alternates",
        owners={"boar_red": 0},
    )
    decide(table, "feat sun_1b")
    land(table, "boar_red", "ship")
    for answer, who in (
        ("take moon", (1, "order")),
        ("die light", (0, "offer")),
        ("take moon", (1, "ship")),
        ("face gold_3", (1, "place")),
        ("forge on light 1", (1, "cerberus")),
        ("yes", (1, "choose")),
        ("take sun", (1, "order")),
        ("die dark", (1, "ship")),
        ("no", (0, "offer")),
    ):
        decide(table, answer)
        assert asked(table) == who
        heroes: Any = table.view(0)["heroes"]
        assert "wild_spirits" not in heroes[0]["cards"]
        assert heroes[0]["gold"] == 0
    decide(table, "take glory")
    assert reserves(table, 0) == (3, 0, 4, 3)
    assert reserves(table, 1) == (0, 1, 1, 0)
    assert settled(table, turn=1)


def test_df_047_three_boar_rewards_are_taken_before_anything_else() -> None:
    table = rolled("triple", "boar_red", {}, {}, boars=(2,), hero=with_cerberus())
    decide(table, "take sun")
    for answer in ("take sun", "take moon", "take glory"):
        assert asked(table) == (2, "offer")
        decide(table, answer)
    assert asked(table) == (0, "cerberus")
    assert reserves(table, 2) == (0, 1, 1, 3)


# ---------------------------------------------------------------------- minor blessings


def test_df_050_a_minor_blessing_rolls_one_die_of_choice() -> None:
    hero = {"cards": {"silver_hind": 1}, "up": [5, 0]}
    pending = [
        end_turn(0),
        {"effect": "main", "seat": 0, "extra": False},
        {"effect": "reinforce", "seat": 0},
    ]
    table = arrange(hero, {}, pending=pending)
    decide(table, "use moon_2")
    assert options(table) == {"die light", "die dark"}
    decide(table, "die dark")
    assert rolling(table) == (0, "dark")
    land(table, "glory_2")
    assert up(table, 0) == ("sun_1", "glory_2")
    assert reserves(table, 0) == (0, 0, 0, 2)
    assert asked(table) == (0, "main")


@pytest.mark.parametrize("face", ["sun_1", "moon_2", "boar_red", "ship"])
def test_df_051_the_other_die_is_not_applied(face: str) -> None:
    table = rolled("gold_1", face, dice="light", boars=(1,))
    assert reserves(table, 0) == (1, 0, 0, 0)
    assert settled(table, turn=0)


@pytest.mark.parametrize("dice", ["light", "dark"])
def test_df_051_a_triple_on_the_other_die_multiplies_nothing(dice: str) -> None:
    pair = ("sun_2", "triple") if dice == "light" else ("triple", "sun_2")
    assert reserves(rolled(*pair, dice=dice), 0) == (0, 2, 0, 0)


@pytest.mark.parametrize("dice", ["light", "dark"])
def test_df_051_a_shield_is_not_matched_by_the_other_die(dice: str) -> None:
    pair = ("shield_red", "sun_2") if dice == "light" else ("sun_2", "shield_red")
    assert reserves(rolled(*pair, dice=dice), 0) == (0, 2, 0, 0)


def test_df_052_a_triple_gives_nothing() -> None:
    table = rolled("triple", "gold_1", dice="light")
    assert reserves(table, 0) == (0, 0, 0, 0)
    assert settled(table, turn=0)


@pytest.mark.parametrize(
    ("face", "reward"),
    [
        ("shield_red", (0, 2, 0, 0)),
        ("shield_blue", (0, 0, 2, 0)),
        ("shield_yellow", (3, 0, 0, 0)),
        ("shield_green", (0, 0, 0, 3)),
    ],
)
def test_df_052_a_shield_gives_reward_b(face: str, reward: tuple[int, int, int, int]) -> None:
    assert reserves(rolled(face, "gold_1", dice="light"), 0) == reward


def test_df_052_a_mirror_copies() -> None:
    table = rolled("mirror", "gold_1", showing("sun_2", "glory_2"), dice="light")
    decide(table, "face sun_2")
    assert reserves(table, 0) == (0, 2, 0, 0)


def test_df_052_a_ship_sells_with_2_off() -> None:
    table = rolled("ship", "gold_1", dice="light", hero={"gold": 1})
    assert options(table) == {"no", "face gold_3", "face moon_1", "face gold_4", "face sun_1"}
    decide(table, "face sun_1", "forge on dark 0")
    assert reserves(table, 0) == (0, 0, 0, 0)
    assert up(table, 0) == ("ship", "sun_1")


def test_df_052_a_boar_rewards_its_owner() -> None:
    table = rolled("boar_red", "gold_1", dice="light", boars=(1,))
    decide(table, "take sun", "take glory")
    assert reserves(table, 0) == (0, 1, 0, 0)
    assert reserves(table, 1) == (0, 0, 0, 3)


def test_df_052_gain_and_choice_faces_work() -> None:
    assert reserves(rolled("glory_1_sun_1", "gold_1", dice="light"), 0) == (0, 1, 0, 1)
    table = rolled(CHOICE, "gold_1", dice="light")
    decide(table, "take glory")
    assert reserves(table, 0) == (0, 0, 0, 2)


@pytest.mark.parametrize("shown", ["moon_1", "mirror"])
def test_df_053_the_own_other_die_only_if_an_opponent_shows_a_mirror(shown: str) -> None:
    table = rolled("mirror", "glory_2", showing("sun_1", shown), dice="light")
    seen = {"face sun_1", "face glory_2"} if shown == "mirror" else {"face sun_1", "face moon_1"}
    assert options(table) == seen


def test_df_053_a_copied_triple_gives_nothing() -> None:
    table = rolled("mirror", "sun_2", showing("triple", "gold_1"), dice="light")
    decide(table, "face triple")
    assert reserves(table, 0) == (0, 0, 0, 0)
    assert settled(table, turn=0)


def test_df_053_a_copied_shield_gives_reward_b() -> None:
    table = rolled("mirror", "sun_2", showing("shield_red", "sun_1"), dice="light")
    decide(table, "face shield_red")
    assert reserves(table, 0) == (0, 2, 0, 0)


def test_df_053_a_copy_of_the_own_other_die_is_one_face_alone() -> None:
    table = rolled("mirror", "triple", showing("mirror", "gold_1"), dice="light")
    decide(table, "face triple")
    assert reserves(table, 0) == (0, 0, 0, 0)
    assert settled(table, turn=0)
