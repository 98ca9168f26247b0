"""Single-use tokens: Cerberus (DF-168 to DF-170) and Triton (DF-184)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dice_forge.arrange import (
    arrange,
    blessing,
    dark,
    decide,
    due,
    land,
    light,
    options,
    pool_left,
    reinforcements,
    reserves,
    rolling,
    seen,
    start_turn,
)

CERBERUS: dict[str, Any] = {"cards": {"cerberus": 1}, "cerberus": 1}
TRITON: dict[str, Any] = {"cards": {"triton": 1}, "triton": 1}
TRITON_OPTIONS = {"triton gold", "triton sun", "triton moon"}

# ---------------------------------------------------------------------- Cerberus


def test_df_168_one_token_comes_with_the_card() -> None:
    table = arrange({"moon": 4}, {}, setup="cerberus")
    decide(table, "feat moon_4")
    assert seen(table, 0)["cerberus"] == 1


def test_df_168_both_faces_of_a_divine_blessing_are_applied_again() -> None:
    table = arrange(CERBERUS, {}, setup="cerberus", pending=blessing(0, 0))
    land(table, "sun_1", "glory_2")
    assert reserves(table, 0) == (0, 1, 0, 2)
    assert due(table) == (0, "cerberus")
    assert options(table) == {"yes", "no"}
    decide(table, "yes")
    assert reserves(table, 0) == (0, 2, 0, 4)
    assert seen(table, 0)["cerberus"] == 0


def test_df_168_the_holder_may_keep_the_token() -> None:
    table = arrange(CERBERUS, {}, setup="cerberus", pending=blessing(0, 0))
    land(table, "sun_1", "glory_2")
    decide(table, "no")
    assert reserves(table, 0) == (0, 1, 0, 2)
    assert seen(table, 0)["cerberus"] == 1


def test_df_168_the_one_face_of_a_minor_blessing_is_applied_again() -> None:
    hero = {"cards": {"cerberus": 1, "silver_hind": 1}, "cerberus": 1}
    table = arrange(hero, {}, setup="cerberus", pending=reinforcements(0))
    decide(table, "use moon_2", "die dark")
    land(table, "glory_2")
    assert due(table) == (0, "cerberus")
    decide(table, "yes")
    assert reserves(table, 0) == (0, 0, 0, 4), "the light die plays no part"


def test_df_168_in_step_1_of_another_players_turn() -> None:
    table = arrange({}, CERBERUS, {}, setup="cerberus", pending=start_turn(0))
    land(table, *["gold_1"] * 2, "sun_1", "moon_1", *["gold_1"] * 2)
    assert due(table) == (1, "cerberus")
    assert reserves(table, 2) == (0, 0, 0, 0), "the next player waits"
    decide(table, "yes")
    assert reserves(table, 1) == (0, 2, 2, 0)
    assert reserves(table, 2) == (2, 0, 0, 0)


def test_df_168_after_the_blessing_of_an_ousted_hero() -> None:
    table = arrange({"moon": 5}, {**CERBERUS, "portal": 3}, setup="cerberus")
    decide(table, "feat moon_5")
    land(table, "sun_1", "glory_2")
    assert due(table) == (1, "cerberus")
    decide(table, "yes")
    assert reserves(table, 1) == (0, 2, 0, 4)
    assert due(table) == (0, "place")


def test_df_168_with_new_mirror_targets_and_new_choices() -> None:
    hero = {**CERBERUS, "light": light("mirror"), "dark": dark("choice_gsm_1"), "up": [1, 1]}
    table = arrange(
        hero, {"light": light("sun_2")}, setup="cerberus", pending=blessing(0, 1), turn=1
    )
    land(table, "mirror", "choice_gsm_1")
    decide(table, "face gold_1", "take sun")
    assert reserves(table, 0) == (1, 1, 0, 0)
    decide(table, "yes")
    assert options(table) == {"face gold_1", "face sun_2"}
    decide(table, "face sun_2", "take moon")
    assert reserves(table, 0) == (1, 3, 1, 0)


def test_df_168_with_another_ship_purchase() -> None:
    hero = {**CERBERUS, "gold": 1, "light": light("ship")}
    table = arrange(
        hero, {}, setup="cerberus, celestial_ship", pending=blessing(0, 1, "light"), turn=1
    )
    land(table, "ship")
    decide(table, "face gold_3", "forge on light 1", "yes")
    assert due(table) == (0, "ship")
    assert "face gold_3" in options(table), "the same face may be bought twice"
    decide(table, "face gold_3", "forge on light 1")
    assert pool_left(table, "gold_3") == 0
    assert reserves(table, 0) == (1, 0, 0, 0)


def test_df_168_with_another_boar_reward() -> None:
    table = arrange(
        {**CERBERUS, "light": light("boar_red")},
        {"cards": {"tenacious_boar": 1}},
        setup="cerberus, tenacious_boar",
        owners={"boar_red": 1},
        pending=blessing(0, 1, "light"),
        turn=1,
    )
    land(table, "boar_red")
    decide(table, "take sun", "take glory")
    assert due(table) == (0, "cerberus"), "after the owner's reward"
    decide(table, "yes", "take moon")
    assert due(table) == (1, "offer")
    decide(table, "take moon")
    assert reserves(table, 0) == (0, 1, 1, 0)
    assert reserves(table, 1) == (0, 0, 1, 3)


def test_df_168_a_repeat_of_gold_may_be_hammered_again() -> None:
    hero = {"cards": {"cerberus": 1, "blacksmiths_hammer": 1}, "cerberus": 1}
    table = arrange(hero, {}, setup="cerberus", pending=blessing(0, 1, "light"), turn=1)
    land(table, "gold_1")
    decide(table, "hammer 0", "yes", "hammer 1")
    assert reserves(table, 0) == (1, 0, 0, 0)
    assert seen(table, 0)["hammer_track"] == 1


def test_df_169_at_most_one_token_per_roll() -> None:
    hero = {"cards": {"cerberus": 2}, "cerberus": 2}
    table = arrange(hero, {}, setup="cerberus", pending=blessing(0, 1), turn=1)
    land(table, "sun_1", "glory_2")
    decide(table, "yes")
    assert reserves(table, 0) == (0, 2, 0, 4)
    assert due(table) == (-1, "roll"), "the second token is not asked for"
    assert seen(table, 0)["cerberus"] == 1


def test_df_169_several_tokens_may_be_used_in_one_turn() -> None:
    hero = {"cards": {"cerberus": 2}, "cerberus": 2}
    table = arrange(hero, {}, setup="cerberus", pending=start_turn(0))
    for _ in range(2):
        land(table, "sun_1", "glory_2", "gold_1", "gold_1")
        decide(table, "yes")
    assert reserves(table, 0) == (0, 4, 0, 8)
    assert due(table) == (0, "main")


def test_df_170_the_faces_are_applied_as_rolled_though_a_ship_replaced_one() -> None:
    hero = {**CERBERUS, "gold": 6, "light": light("gold_4"), "dark": dark("ship")}
    table = arrange(hero, {}, setup="cerberus, celestial_ship", pending=blessing(0, 1), turn=1)
    land(table, "gold_4", "ship")
    decide(table, "die dark", "face sun_2", "forge on light 0")
    assert reserves(table, 0) == (4, 0, 0, 0), "the replaced gold_4 was still applied"
    decide(table, "yes", "die light")
    assert reserves(table, 0) == (8, 0, 0, 0), "and once more, though it is off the die"
    decide(table, "no")
    assert seen(table, 0)["dice"]["light"]["faces"][0] == "sun_2"


def test_df_170_a_ship_that_replaced_itself_sails_again() -> None:
    hero = {**CERBERUS, "gold": 0, "light": light("ship")}
    table = arrange(
        hero, {}, setup="cerberus, celestial_ship", pending=blessing(0, 1, "light"), turn=1
    )
    land(table, "ship")
    decide(table, "face moon_1", "forge on light 0", "yes")
    assert due(table) == (0, "ship")


# ---------------------------------------------------------------------- Triton


@pytest.mark.parametrize(
    ("resource", "after"), [("gold", (6, 0, 0, 0)), ("sun", (0, 2, 0, 0)), ("moon", (0, 0, 2, 0))]
)
def test_df_184_triton_gives_2_sun_2_moon_or_6_gold(
    resource: str, after: tuple[int, int, int, int]
) -> None:
    table = arrange(TRITON, {}, setup="triton")
    assert options(table) == {"no", *TRITON_OPTIONS}
    decide(table, f"triton {resource}")
    assert reserves(table, 0) == after
    assert seen(table, 0)["triton"] == 0
    assert due(table) == (0, "main")
    assert not options(table) & TRITON_OPTIONS


def test_df_184_one_token_per_card() -> None:
    table = arrange({"sun": 4}, {}, setup="triton")
    decide(table, "feat sun_4")
    assert seen(table, 0)["triton"] == 1
    two = arrange({"cards": {"triton": 2}, "triton": 2}, {}, setup="triton")
    decide(two, "triton moon", "triton moon")
    assert reserves(two, 0) == (0, 0, 4, 0)
    assert "feat moon_4" in options(two)


def test_df_184_what_it_gives_is_capped() -> None:
    table = arrange({**TRITON, "gold": 9}, {}, setup="triton")
    decide(table, "triton gold")
    assert reserves(table, 0) == (12, 0, 0, 0)
    sunny = arrange({**TRITON, "sun": 5}, {}, setup="triton")
    decide(sunny, "triton sun")
    assert reserves(sunny, 0) == (0, 6, 0, 0)


def test_df_184_in_step_1_of_the_holders_own_turn() -> None:
    hero = {**TRITON, "light": light("choice_gsm_1")}
    table = arrange(hero, {}, setup="triton", pending=start_turn(0))
    land(table, "choice_gsm_1", "gold_1", "gold_1", "gold_1")
    assert options(table) == {"take gold", "take sun", "take moon", *TRITON_OPTIONS}
    decide(table, "triton sun", "take sun")
    assert reserves(table, 0) == (1, 3, 0, 0)


def test_df_184_never_in_the_turn_of_another() -> None:
    hero = {**TRITON, "light": light("choice_gsm_1"), "portal": 3}
    table = arrange(hero, {"moon": 4}, setup="triton", turn=1)
    decide(table, "feat moon_4")
    land(table, "choice_gsm_1", "gold_1")
    assert due(table) == (0, "choose")
    assert options(table) == {"take gold", "take sun", "take moon"}


def test_df_184_at_a_ship_that_cannot_be_afforded() -> None:
    hero = {**TRITON, "light": light("ship")}
    pending = blessing(0, 0, "light")
    table = arrange(
        hero,
        {},
        setup="triton, celestial_ship",
        pending=pending,
        temple={"gold_3": 0, "moon_1": 0},
    )
    land(table, "ship")
    assert due(table) == (0, "ship")
    assert options(table) == {"no", *TRITON_OPTIONS}
    decide(table, "triton gold", "face sun_2", "forge on light 0")
    assert reserves(table, 0) == (0, 0, 0, 0)


def test_df_184_at_the_elder_without_3_gold() -> None:
    hero = {"cards": {"triton": 1, "elder": 1}, "triton": 1, "gold": 2}
    table = arrange(hero, {}, setup="triton", pending=reinforcements(0))
    assert due(table) == (0, "reinforce")
    assert options(table) == {"no", *TRITON_OPTIONS}
    decide(table, "triton gold", "use sun_1a")
    assert reserves(table, 0) == (5, 0, 0, 4)


def test_df_184_while_a_face_waits_to_be_placed_and_while_a_die_is_chosen() -> None:
    table = arrange({**TRITON, "moon": 5}, {}, setup="triton")
    decide(table, "feat moon_5")
    assert due(table) == (0, "place")
    decide(table, "triton sun", "forge on light 0")
    assert reserves(table, 0) == (0, 2, 0, 0)
    sphinx = arrange({**TRITON, "sun": 6}, {}, setup="triton")
    decide(sphinx, "feat sun_6")
    assert options(sphinx) == {"die light", "die dark", *TRITON_OPTIONS}


def test_df_184_at_the_boar_reward_while_another_is_ousted() -> None:
    hero = {"cards": {"triton": 1, "tenacious_boar": 1}, "triton": 1, "moon": 4}
    table = arrange(
        hero,
        {"portal": 3, "light": light("boar_red")},
        setup="triton, tenacious_boar",
        owners={"boar_red": 0},
    )
    decide(table, "feat moon_4")
    land(table, "boar_red", "gold_1")
    decide(table, "take moon")
    assert options(table) == {"take sun", "take moon", "take glory", *TRITON_OPTIONS}


def test_df_184_its_gold_may_be_split_with_a_hammer_before_the_decision_goes_on() -> None:
    hero = {
        "cards": {"triton": 1, "blacksmiths_hammer": 1},
        "triton": 1,
        "light": light("ship"),
        "hammered": 12,
    }
    table = arrange(hero, {}, setup="triton, celestial_ship", pending=blessing(0, 0, "light"))
    land(table, "ship")
    decide(table, "triton gold")
    assert options(table) == {f"hammer {part}" for part in range(7)}
    decide(table, "hammer 4")
    assert reserves(table, 0) == (2, 0, 0, 10)
    assert due(table) == (0, "ship")
    assert "face choice_gsm_1" in options(table), "2 gold and 2 off"
    assert "face choice_gold_3_glory_2" not in options(table)


def test_df_184_at_the_cerberus_question() -> None:
    hero = {"cards": {"triton": 1, "cerberus": 1}, "triton": 1, "cerberus": 1}
    table = arrange(hero, {}, setup="triton, cerberus", pending=blessing(0, 0))
    land(table, "sun_1", "gold_1")
    assert options(table) == {"yes", "no", *TRITON_OPTIONS}
    decide(table, "triton moon")
    assert due(table) == (0, "cerberus"), "the open question is asked anew"
    decide(table, "yes")
    assert reserves(table, 0) == (2, 2, 2, 0)
    assert rolling(table) == (1, "light")
