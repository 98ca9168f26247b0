"""Forging: what may be bought, what it costs, where it goes (DF-100 to DF-109)."""

from __future__ import annotations

import pytest

from tests.dice_forge.arrange import (
    arrange,
    dark,
    decide,
    due,
    heard,
    land,
    light,
    options,
    pool_left,
    reserves,
    seen,
    up,
    watch,
)

PRICES = {
    "gold_3": 2,
    "moon_1": 2,
    "gold_4": 3,
    "sun_1": 3,
    "gold_6": 4,
    "choice_gsm_1": 4,
    "glory_1_sun_1": 4,
    "gold_2_moon_1": 4,
    "choice_gold_3_glory_2": 5,
    "moon_2": 6,
    "sun_2": 8,
    "glory_3": 8,
    "glory_4": 12,
    "glory_2_moon_2": 12,
    "choice_gsm_2": 12,
    "gold_1_sun_1_moon_1_glory_1": 12,
}


@pytest.mark.parametrize(("face", "price"), PRICES.items())
def test_df_100_each_face_costs_the_price_of_its_pool(face: str, price: int) -> None:
    exact = arrange({"gold": price}, {}, {})
    decide(exact, f"face {face}")
    assert reserves(exact, 0) == (0, 0, 0, 0)
    short = arrange({"gold": price - 1}, {}, {})
    assert f"face {face}" not in options(short)


@pytest.mark.parametrize("gold", [0, 1, 2, 3, 4, 5, 6, 7, 8, 11, 12])
def test_df_100_exactly_the_faces_that_gold_covers_are_for_sale(gold: int) -> None:
    table = arrange({"gold": gold}, {}, {})
    affordable = {f"face {face}" for face, price in PRICES.items() if price <= gold}
    assert options(table) == {"no", *affordable}


def test_df_100_one_action_buys_as_many_different_faces_as_gold_allows() -> None:
    table = arrange({"gold": 12}, {})
    chronicle = watch(table)
    for face in ("gold_3", "moon_1", "gold_4", "sun_1"):
        decide(table, f"face {face}", "forge on light 0")
    assert reserves(table, 0) == (2, 0, 0, 0)
    assert heard(chronicle).count("bought") == 4
    assert due(table) == (-1, "roll"), "for 2 gold there is nothing new: the turn is over"


def test_df_100_one_face_is_enough() -> None:
    table = arrange({"gold": 12}, {})
    decide(table, "face gold_3", "forge on light 0")
    assert due(table) == (0, "forge")
    decide(table, "no")
    assert reserves(table, 0) == (10, 0, 0, 0)
    assert due(table) == (-1, "roll")


def test_df_100_a_face_bought_in_this_action_is_not_offered_again() -> None:
    table = arrange({"gold": 12}, {})
    decide(table, "face gold_3", "forge on light 0")
    assert pool_left(table, "gold_3") == 1
    assert "face gold_3" not in options(table)
    decide(table, "face gold_4", "forge on light 0")
    assert options(table) == {
        "no",
        "face moon_1",
        "face sun_1",
        "face choice_gsm_1",
        "face glory_1_sun_1",
        "face choice_gold_3_glory_2",
        "face moon_2",
    }


def test_df_101_different_faces_of_one_pool_may_be_bought_together() -> None:
    table = arrange({"gold": 12}, {}, {})
    for face in ("gold_6", "choice_gsm_1", "glory_1_sun_1"):
        decide(table, f"face {face}", "forge on dark 0")
    assert reserves(table, 0) == (0, 0, 0, 0)


def test_df_101_different_faces_of_one_price_may_be_bought_together() -> None:
    table = arrange({"gold": 4}, {})
    decide(table, "face moon_1", "forge on light 0", "face gold_3", "forge on light 0")
    assert reserves(table, 0) == (0, 0, 0, 0)


def test_df_101_what_the_dice_already_carry_does_not_forbid_a_purchase() -> None:
    table = arrange({"gold": 3}, {})
    assert "sun_1" in seen(table, 0)["dice"]["light"]["faces"]
    decide(table, "face sun_1", "forge on light 0")
    assert seen(table, 0)["dice"]["light"]["faces"].count("sun_1") == 2


def test_df_102_the_extra_action_may_buy_the_same_face_again() -> None:
    table = arrange({"gold": 4, "sun": 2}, {})
    decide(table, "face gold_3", "forge on light 0", "no", "yes")
    assert options(table) == {"face gold_3", "face moon_1"}
    decide(table, "face gold_3", "forge on light 1")
    assert seen(table, 0)["dice"]["light"]["faces"][:2] == ["gold_3", "gold_3"]
    assert pool_left(table, "gold_3") == 0


def test_df_103_a_bought_face_must_be_forged_before_anything_else() -> None:
    table = arrange({"gold": 12}, {})
    decide(table, "face gold_3")
    assert due(table) == (0, "place")
    assert reserves(table, 0) == (10, 0, 0, 0)
    assert options(table) == {
        "forge on light 0",
        "forge on light 5",
        "forge on dark 0",
        "forge on dark 4",
        "forge on dark 5",
    }


def test_df_103_no_face_goes_over_a_boar() -> None:
    table = arrange(
        {"gold": 2, "light": light("boar_red")},
        {"cards": {"tenacious_boar": 1}},
        setup="tenacious_boar",
        owners={"boar_red": 1},
    )
    decide(table, "face gold_3")
    assert options(table) == {
        "forge on light 1",
        "forge on light 5",
        "forge on dark 0",
        "forge on dark 4",
        "forge on dark 5",
    }


def test_df_103_one_die_may_take_several_faces_of_an_action() -> None:
    table = arrange({"gold": 7}, {})
    decide(table, "face gold_3", "forge on dark 0")
    decide(table, "face moon_1", "forge on dark 4")
    decide(table, "face sun_1", "forge on dark 5")
    assert seen(table, 0)["dice"]["dark"]["faces"] == [
        "gold_3",
        "gold_1",
        "gold_1",
        "gold_1",
        "moon_1",
        "sun_1",
    ]


def test_df_104_the_replaced_face_is_out_of_the_game() -> None:
    table = arrange({"gold": 2}, {})
    assert pool_left(table, "moon_1") == 2
    decide(table, "face gold_3", "forge on dark 4")
    assert pool_left(table, "moon_1") == 2, "it does not go back to its pool"
    assert "moon_1" not in seen(table, 0)["dice"]["dark"]["faces"]
    assert seen(table, 0)["forged"] == 1


def test_df_105_the_new_face_lies_up_and_gives_nothing() -> None:
    table = arrange({"gold": 3, "up": [2, 3]}, {})
    decide(table, "face gold_4", "forge on light 5")
    assert up(table, 0) == ("gold_4", "gold_1")
    assert reserves(table, 0) == (0, 0, 0, 0)


def test_df_105_of_several_faces_on_one_die_the_last_lies_up() -> None:
    table = arrange({"gold": 7}, {})
    decide(table, "face sun_1", "forge on dark 5")
    decide(table, "face gold_3", "forge on light 0")
    decide(table, "face moon_1", "forge on dark 0")
    assert up(table, 0) == ("gold_3", "moon_1")


def test_df_105_mirrors_see_the_face_just_forged() -> None:
    table = arrange(
        {"gold": 2, "sun": 2, "moon": 4}, {"portal": 3, "light": light("mirror"), "up": [1, 0]}
    )
    decide(table, "face gold_3", "forge on light 0", "yes", "feat moon_4")
    land(table, "mirror", "gold_1")
    assert due(table) == (1, "mirror")
    assert options(table) == {"face gold_3", "face gold_1"}


def test_df_106_a_face_just_forged_may_be_replaced_at_once() -> None:
    table = arrange({"gold": 4}, {})
    decide(table, "face gold_3", "forge on light 0", "face moon_1", "forge on light 0")
    assert seen(table, 0)["dice"]["light"]["faces"] == ["moon_1", *["gold_1"] * 4, "sun_1"]
    assert seen(table, 0)["forged"] == 2
    assert pool_left(table, "gold_3") == 1


def test_df_107_the_order_of_purchases_makes_no_difference() -> None:
    one, other = arrange({"gold": 5}, {}), arrange({"gold": 5}, {})
    decide(one, "face gold_3", "forge on light 0", "face sun_1", "forge on dark 0")
    decide(other, "face sun_1", "forge on dark 0", "face gold_3", "forge on light 0")
    assert one.position() == other.position()


def test_df_107_a_purchase_needs_its_gold_when_it_is_made() -> None:
    table = arrange({"gold": 4}, {})
    decide(table, "face gold_3", "forge on light 0")
    assert options(table) == {"no", "face moon_1"}


def test_df_107_triton_may_be_spent_between_two_purchases() -> None:
    table = arrange({"gold": 2, "cards": {"triton": 1}, "triton": 1}, {}, setup="triton")
    decide(table, "face gold_3")
    assert "triton gold" in options(table), "even with the face still in hand"
    decide(table, "forge on light 0")
    assert options(table) == {"no", "triton gold", "triton sun", "triton moon"}
    decide(table, "triton gold", "face moon_2", "forge on light 1")
    assert reserves(table, 0) == (0, 0, 0, 0)


def test_df_108_nothing_but_the_chosen_place_changes() -> None:
    table = arrange({"gold": 12, "sun": 6, "moon": 6}, {})
    assert all(name.split()[0] in {"no", "face", "feat"} for name in options(table))
    decide(table, "face sun_1", "forge on light 0", "no")
    dice = seen(table, 0)["dice"]
    assert dice["light"]["faces"] == ["sun_1", "gold_1", "gold_1", "gold_1", "gold_1", "sun_1"]
    assert dice["dark"]["faces"] == dark()


def test_df_109_an_empty_pool_sells_nothing() -> None:
    table = arrange({"gold": 2}, {}, temple={"gold_3": 0})
    assert options(table) == {"no", "face moon_1"}


def test_df_109_a_pool_is_not_refilled() -> None:
    table = arrange({"gold": 4, "sun": 2}, {}, temple={"gold_3": 1})
    decide(table, "face gold_3", "forge on light 0", "no", "yes")
    assert options(table) == {"face moon_1"}
    decide(table, "face moon_1", "forge on light 0")
    assert pool_left(table, "gold_3") == 0, "not even when a gold_3 leaves a die"
