"""The extra action: 2 sun, once, and only for something that can be done (DF-130 to DF-132)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dice_forge.arrange import (
    arrange,
    decide,
    due,
    end_turn,
    heard,
    options,
    reserves,
    seen,
    watch,
)

TRITON = {"cards": {"triton": 1}, "triton": 1}
TRITON_OPTIONS = {"triton gold", "triton sun", "triton moon"}


def test_df_130_it_costs_2_sun_before_the_action() -> None:
    table = arrange({"gold": 4, "sun": 3}, {})
    decide(table, "face gold_3", "forge on light 0", "no")
    assert due(table) == (0, "extra")
    assert options(table) == {"no", "yes"}
    decide(table, "yes")
    assert reserves(table, 0) == (2, 1, 0, 0)
    assert due(table) == (0, "main-extra")
    assert options(table) == {"face gold_3", "face moon_1", "feat sun_1a", "feat sun_1b"}


def test_df_130_what_is_left_must_suffice_for_the_action() -> None:
    table = arrange({"gold": 2, "sun": 5}, {})
    decide(table, "face gold_3", "forge on light 0", "yes")
    assert options(table) == {"feat sun_1a", "feat sun_1b", "feat sun_2", "feat sun_3"}


def test_df_130_only_once_a_turn() -> None:
    table = arrange({"gold": 12, "sun": 6}, {})
    decide(table, "face gold_3", "forge on light 0", "no", "yes")
    decide(table, "face gold_3", "forge on light 0", "no")
    assert reserves(table, 0) == (8, 4, 0, 0)
    assert due(table) == (-1, "roll"), "4 sun are left, but the turn is over"


def test_df_130_it_may_be_declined() -> None:
    table = arrange({"gold": 12, "sun": 6}, {})
    decide(table, "face gold_3", "forge on light 0", "no", "no")
    assert reserves(table, 0) == (10, 6, 0, 0)
    assert due(table) == (-1, "roll")


def test_df_130_it_may_follow_a_feat_with_a_feat() -> None:
    table = arrange({"moon": 5, "sun": 2}, {})
    decide(table, "feat moon_4", "yes", "feat moon_1b")
    assert seen(table, 0)["cards"] == {"ferryman": 1, "blacksmiths_chest": 1}


def test_df_131_a_triton_in_hand_may_pay_for_it() -> None:
    table = arrange({**TRITON, "gold": 4}, {}, setup="triton")
    decide(table, "face gold_3", "forge on light 0", "no")
    assert due(table) == (0, "extra")
    assert options(table) == {"no", *TRITON_OPTIONS}
    decide(table, "triton sun")
    assert options(table) == {"no", "yes"}
    decide(table, "yes", "face moon_1")
    assert reserves(table, 0) == (0, 0, 0, 0)


def test_df_131_so_may_a_triton_acquired_in_this_turns_main_action() -> None:
    table = arrange({"sun": 4, "gold": 2}, {}, setup="triton")
    decide(table, "feat sun_4")
    assert due(table) == (0, "extra")
    assert options(table) == {"no", *TRITON_OPTIONS}
    decide(table, "triton sun", "yes")
    assert options(table) == {"face gold_3", "face moon_1"}


def test_df_132_two_sun_may_be_paid_only_if_an_action_can_follow() -> None:
    table = arrange({"gold": 3, "sun": 2}, {})
    decide(table, "face gold_3", "forge on light 0")
    assert reserves(table, 0) == (1, 2, 0, 0)
    assert due(table) == (-1, "roll"), "with 1 gold and no shard left nothing could be done"


def test_df_132_the_payment_itself_must_not_make_the_action_impossible() -> None:
    poor = arrange({"gold": 3, "sun": 2}, {})
    rich = arrange({"gold": 3, "sun": 3}, {})
    for table in (poor, rich):
        decide(table, "face gold_3", "forge on light 0")
    assert due(poor) == (-1, "roll"), "2 sun would pay a feat, but not beside the extra action"
    assert due(rich) == (0, "extra")


def test_df_132_an_empty_pool_or_stack_makes_no_action_possible() -> None:
    all_ones = {"blacksmiths_hammer": 2, "blacksmiths_chest": 2}
    table = arrange(
        {"gold": 4, "sun": 2, "moon": 1},
        {"cards": all_ones},
        temple={"gold_3": 1, "moon_1": 0},
    )
    decide(table, "face gold_3", "forge on light 0")
    assert reserves(table, 0) == (2, 2, 1, 0)
    assert due(table) == (-1, "roll")


def test_df_132_a_triton_in_hand_counts_for_the_action() -> None:
    table = arrange({**TRITON, "gold": 2, "sun": 2}, {}, setup="triton")
    decide(table, "face gold_3", "forge on light 0", "no")
    assert reserves(table, 0) == (0, 2, 0, 0)
    assert options(table) == {"no", "yes", *TRITON_OPTIONS}


def test_df_132_whoever_has_paid_must_act_and_spend_the_triton_if_only_that_helps() -> None:
    table = arrange({**TRITON, "gold": 2, "sun": 2}, {}, setup="triton")
    decide(table, "face gold_3", "forge on light 0", "no", "yes")
    assert due(table) == (0, "main-extra")
    assert options(table) == TRITON_OPTIONS
    decide(table, "triton moon")
    assert options(table) == {"feat moon_1a", "feat moon_1b", "feat moon_2"}


def test_df_132_a_triton_that_does_not_help_lets_the_extra_action_lapse() -> None:
    gone = {"blacksmiths_hammer": 2, "blacksmiths_chest": 2, "silver_hind": 2}
    table = arrange({**TRITON, "gold": 2, "sun": 2}, {"cards": gone}, setup="triton")
    decide(table, "face gold_3", "forge on light 0", "no", "yes", "triton moon")
    assert due(table) == (-1, "roll")
    assert reserves(table, 0) == (0, 0, 2, 0), "the 2 sun are gone"


def test_df_132_triton_gold_sent_to_the_hammer_does_not_help() -> None:
    hero = {"cards": {"triton": 1, "blacksmiths_hammer": 1}, "triton": 1, "gold": 2, "sun": 2}
    table = arrange(hero, {}, setup="triton")
    decide(table, "face gold_3", "forge on light 0", "no", "yes", "triton gold", "hammer 5")
    assert due(table) == (-1, "roll")
    assert reserves(table, 0) == (1, 0, 0, 0)


def test_df_132_with_two_tritons_the_first_may_be_wasted() -> None:
    gone = {"blacksmiths_hammer": 2, "blacksmiths_chest": 2, "silver_hind": 2}
    hero = {"cards": {"triton": 2}, "triton": 2, "gold": 2, "sun": 2}
    table = arrange(hero, {"cards": gone}, setup="triton")
    decide(table, "face gold_3", "forge on light 0", "no", "yes", "triton moon")
    assert options(table) == TRITON_OPTIONS, "the second still makes the action possible"
    decide(table, "triton moon")
    assert "feat moon_4" in options(table)


def test_df_132_six_sun_pay_two_triton_back_to_six_take_a_six_sun_feat() -> None:
    table = arrange({**TRITON, "gold": 2, "sun": 6}, {}, setup="triton")
    decide(table, "face gold_3", "forge on light 0", "no", "yes", "triton sun")
    assert reserves(table, 0) == (0, 6, 0, 0)
    decide(table, "feat sun_6")
    assert seen(table, 0)["cards"] == {"triton": 1, "sphinx": 1}


def test_df_132_no_pass_after_the_payment() -> None:
    table = arrange({"gold": 4, "sun": 2}, {})
    chronicle = watch(table)
    decide(table, "face gold_3", "forge on light 0", "no", "yes")
    assert options(table) == {"face gold_3", "face moon_1"}
    assert heard(chronicle)[-2:] == ["extra", "paid"]


CHEAPER_FACES = {
    "gold_3": 0,
    "moon_1": 0,
    "gold_4": 0,
    "sun_1": 0,
    "choice_gsm_1": 0,
    "glory_1_sun_1": 0,
    "choice_gold_3_glory_2": 0,
    "moon_2": 0,
    "sun_2": 0,
    "glory_3": 0,
}
ALL_FACES = {**CHEAPER_FACES, "glory_2_moon_2": 0, "gold_1_sun_1_moon_1_glory_1": 0}
OTHER_CARDS = {
    "blacksmiths_hammer": 2,
    "blacksmiths_chest": 2,
    "silver_hind": 2,
    "satyrs": 2,
    "ferryman": 2,
    "helmet_of_invisibility": 2,
    "cancer": 2,
    "sphinx": 2,
    "mirror_of_the_abyss": 2,
    "minotaur": 2,
    "guardians_owl": 2,
    "elder": 2,
    "wild_spirits": 2,
}


@pytest.mark.parametrize(
    ("hero", "offered"),
    [
        ({"sun": 5, "moon": 3, "triton": 2}, True),
        ({"sun": 5, "moon": 3, "triton": 1}, False),
        ({"sun": 6, "moon": 4, "triton": 2}, True),
        ({"sun": 4, "moon": 3, "triton": 2}, False),
        ({"sun": 6, "moon": 6, "triton": 1}, True),
        ({"sun": 6, "moon": 6, "triton": 0}, False),
    ],
)
def test_df_132_tokens_may_be_turned_into_both_shards_of_one_feat(
    hero: dict[str, int], offered: bool
) -> None:
    """Only Hydra is left, for 5 sun and 5 moon, beside the 2 sun of the extra action."""
    pending: list[dict[str, Any]] = [end_turn(0), {"effect": "extra", "seat": 0}]
    table = arrange(
        {**hero, "cards": {"triton": 2}},
        {"cards": OTHER_CARDS},
        setup="triton",
        temple=ALL_FACES,
        pending=pending,
    )
    assert ("yes" in options(table) if due(table) == (0, "extra") else False) == offered


@pytest.mark.parametrize(
    ("gold", "tokens", "offered"),
    [(0, 2, True), (0, 1, False), (6, 1, True), (5, 1, False), (5, 2, True)],
)
def test_df_132_tokens_add_up_to_the_gold_of_one_face(
    gold: int, tokens: int, offered: bool
) -> None:
    """Only faces for 12 gold are left."""
    pending: list[dict[str, Any]] = [end_turn(0), {"effect": "extra", "seat": 0}]
    table = arrange(
        {"gold": gold, "sun": 2, "cards": {"triton": 2}, "triton": tokens},
        {"cards": {**OTHER_CARDS, "hydra": 2}},
        setup="triton",
        temple=CHEAPER_FACES,
        pending=pending,
    )
    assert ("yes" in options(table)) == offered
