"""Sentinel and Cyclops: resources turned into glory (DF-174, DF-176, DF-186)."""

from __future__ import annotations

from typing import Any

import pytest

from grani.dice_forge.table import Table
from tests.dice_forge.arrange import (
    arrange,
    dark,
    decide,
    due,
    land,
    light,
    options,
    reserves,
    rolling,
    seen,
)


def sentinel(first: str, second: str, *others: dict[str, Any], **hero: Any) -> Table:
    """Seat 0 has taken the Sentinel and rolled these faces for the first of its blessings."""
    rest = {"moon": 6, "light": light(first), "dark": dark(second), "up": [1, 1], **hero}
    table = arrange(rest, *(others or ({},)), setup="sentinel")
    decide(table, "feat moon_6")
    land(table, first, second)
    return table


def cyclops(face: str, *others: dict[str, Any], **hero: Any) -> Table:
    """Seat 0 has taken the Cyclops and rolled this face of the light die for the first time."""
    table = arrange(
        {"sun": 6, "light": light(face), "up": [1, 0], **hero}, *(others or ({},)), setup="cyclops"
    )
    decide(table, "feat sun_6", "die light")
    land(table, face)
    return table


def test_df_174_sentinel_is_two_divine_blessings() -> None:
    table = sentinel("gold_3", "gold_1")
    assert reserves(table, 0) == (4, 0, 0, 0)
    assert rolling(table) == (0, "light")
    land(table, "gold_3", "glory_2")
    assert reserves(table, 0) == (7, 0, 0, 2)
    assert table.view(-1)["turn"] == 1


def test_df_174_the_shards_of_a_face_are_kept_or_become_2_glory_each() -> None:
    keep, convert = sentinel("sun_2", "gold_1"), sentinel("sun_2", "gold_1")
    assert due(keep) == (0, "convert")
    assert options(keep) == {"no", "yes"}
    decide(keep, "no")
    assert reserves(keep, 0) == (1, 2, 0, 0)
    decide(convert, "yes")
    assert reserves(convert, 0) == (1, 0, 0, 4)


def test_df_174_each_face_is_decided_by_itself() -> None:
    table = sentinel("sun_2", "moon_2")
    decide(table, "yes")
    assert reserves(table, 0) == (0, 0, 0, 4)
    assert due(table) == (0, "convert")
    decide(table, "no")
    assert reserves(table, 0) == (0, 0, 2, 4)


def test_df_174_the_second_blessing_converts_too() -> None:
    table = sentinel("gold_3", "gold_1")
    land(table, "sun_1", "moon_1")
    decide(table, "yes", "yes")
    assert reserves(table, 0) == (4, 0, 0, 4)


def test_df_174_tripling_comes_before_conversion() -> None:
    table = sentinel("triple", "moon_2")
    decide(table, "yes")
    assert reserves(table, 0) == (0, 0, 0, 12)


def test_df_174_a_face_with_several_resources_is_all_or_nothing() -> None:
    face = "gold_1_sun_1_moon_1_glory_1"
    table = sentinel(face, "gold_1")
    decide(table, "yes")
    assert reserves(table, 0) == (2, 0, 0, 1 + 4), "its gold and glory are as usual"


def test_df_174_a_shields_reward_b_may_be_converted() -> None:
    table = sentinel("shield_red", "gold_1")
    decide(table, "yes")
    assert reserves(table, 0) == (1, 0, 0, 4)


def test_df_174_a_converted_face_still_matches_the_shield() -> None:
    table = sentinel("shield_red", "sun_2")
    assert reserves(table, 0) == (0, 0, 0, 5), "reward A is glory: nothing to ask"
    decide(table, "yes")
    assert reserves(table, 0) == (0, 0, 0, 5 + 4)


def test_df_174_converted_glory_does_not_match_the_green_shield() -> None:
    table = sentinel("shield_green", "sun_2")
    decide(table, "yes")
    assert reserves(table, 0) == (0, 0, 0, 3 + 4)


def test_df_174_a_tripled_shield_may_be_converted() -> None:
    table = sentinel("triple", "shield_blue")
    decide(table, "yes")
    assert reserves(table, 0) == (0, 0, 0, 12)


def test_df_174_the_shard_of_a_boar_may_be_converted_the_owners_reward_not() -> None:
    owner = {"cards": {"tenacious_boar": 1}}
    table = arrange(
        {"moon": 6, "light": light("boar_red")},
        owner,
        setup="sentinel, tenacious_boar",
        owners={"boar_red": 1},
    )
    decide(table, "feat moon_6")
    land(table, "boar_red", "gold_1")
    decide(table, "take moon")
    assert due(table) == (0, "convert")
    decide(table, "yes")
    assert reserves(table, 0) == (0, 0, 0, 2)
    assert due(table) == (1, "offer")
    decide(table, "take sun")
    assert reserves(table, 1) == (0, 1, 0, 0)


def test_df_174_the_reward_of_an_own_boar_that_a_mirror_copies_is_not_converted() -> None:
    bearer = {"light": light("boar_red")}
    table = arrange(
        {"moon": 6, "light": light("mirror"), "up": [1, 0], "cards": {"tenacious_boar": 1}},
        bearer,
        setup="sentinel, tenacious_boar",
        owners={"boar_red": 0},
    )
    decide(table, "feat moon_6")
    land(table, "mirror", "gold_1")
    decide(table, "face boar_red", "take sun", "yes")
    assert due(table) == (0, "offer")
    decide(table, "take moon")
    assert reserves(table, 0) == (1, 0, 1, 2)


def test_df_174_a_copied_face_may_be_converted() -> None:
    table = sentinel("mirror", "gold_1", {"light": light("sun_2")})
    decide(table, "face sun_2", "yes")
    assert reserves(table, 0) == (1, 0, 0, 4)


def test_df_174_a_choice_is_made_before_the_conversion() -> None:
    table = sentinel("choice_gsm_1", "gold_1")
    decide(table, "take moon")
    assert due(table) == (0, "convert")
    decide(table, "yes")
    assert reserves(table, 0) == (1, 0, 0, 2)


def test_df_174_faces_without_shards_are_not_asked_about() -> None:
    table = sentinel("choice_gsm_1", "glory_3")
    decide(table, "take gold")
    assert reserves(table, 0) == (1, 0, 0, 3)
    assert rolling(table) == (0, "light")


def test_df_174_the_full_amount_is_converted_even_if_the_reserve_is_full() -> None:
    table = sentinel("sun_2", "gold_1", sun=6)
    decide(table, "yes")
    assert reserves(table, 0) == (1, 6, 0, 4)


def test_df_174_a_ship_beside_converted_shards_sells_as_usual() -> None:
    hero = {"moon": 6, "gold": 4, "light": light("ship"), "dark": dark("moon_2")}
    table = arrange(hero, {}, setup="sentinel, celestial_ship")
    decide(table, "feat moon_6")
    land(table, "ship", "moon_2")
    decide(table, "die dark", "yes", "face choice_gold_3_glory_2", "forge on light 1")
    assert reserves(table, 0) == (1, 0, 0, 4)


def test_df_176_cyclops_is_four_minor_blessings_with_one_die() -> None:
    table = cyclops("gold_3")
    decide(table, "no")
    for _ in range(3):
        assert rolling(table) == (0, "light")
        land(table, "sun_1")
    assert reserves(table, 0) == (3, 3, 0, 0)


def test_df_176_the_gold_of_a_roll_is_taken_or_becomes_1_glory_each() -> None:
    table = cyclops("gold_3")
    assert due(table) == (0, "convert")
    assert options(table) == {"no", "yes"}
    decide(table, "yes")
    assert reserves(table, 0) == (0, 0, 0, 3)
    land(table, "gold_3")
    decide(table, "no")
    assert reserves(table, 0) == (3, 0, 0, 3)


def test_df_176_all_gold_is_converted_however_full_the_reserve() -> None:
    table = cyclops("gold_4", gold=12)
    decide(table, "yes")
    assert reserves(table, 0) == (12, 0, 0, 4)


def test_df_176_gold_that_is_kept_may_be_split_with_a_hammer() -> None:
    table = cyclops("gold_4", cards={"blacksmiths_hammer": 1})
    decide(table, "no")
    assert options(table) == {f"hammer {part}" for part in range(5)}
    decide(table, "hammer 1")
    assert reserves(table, 0) == (3, 0, 0, 0)


def test_df_176_converted_gold_cannot_go_to_a_hammer() -> None:
    table = cyclops("gold_4", cards={"blacksmiths_hammer": 1})
    decide(table, "yes")
    assert rolling(table) == (0, "light")
    assert seen(table, 0)["hammer_track"] == 0
    assert reserves(table, 0) == (0, 0, 0, 4)


def test_df_176_the_other_resources_of_the_face_are_as_usual() -> None:
    table = cyclops("gold_1_sun_1_moon_1_glory_1")
    decide(table, "yes")
    assert reserves(table, 0) == (0, 1, 1, 2)


def test_df_176_a_choice_for_gold_may_be_converted() -> None:
    table = cyclops("choice_gold_3_glory_2")
    decide(table, "take gold", "yes")
    assert reserves(table, 0) == (0, 0, 0, 3)


@pytest.mark.parametrize(("face", "after"), [("sun_2", (0, 2, 0, 0)), ("glory_3", (0, 0, 0, 3))])
def test_df_176_a_roll_without_gold_is_not_asked_about(
    face: str, after: tuple[int, int, int, int]
) -> None:
    table = cyclops(face)
    assert reserves(table, 0) == after
    assert rolling(table) == (0, "light")


def test_df_176_the_yellow_shields_reward_b_and_a_copied_face_may_be_converted() -> None:
    shield = cyclops("shield_yellow")
    decide(shield, "yes")
    assert reserves(shield, 0) == (0, 0, 0, 3)
    mirror = cyclops("mirror", {"dark": dark("gold_4")})
    decide(mirror, "face gold_4", "yes")
    assert reserves(mirror, 0) == (0, 0, 0, 4)


def test_df_176_x3_gives_nothing_and_a_ship_sells_on_these_minor_blessings() -> None:
    triple = cyclops("triple")
    assert reserves(triple, 0) == (0, 0, 0, 0)
    assert rolling(triple) == (0, "light")
    table = arrange(
        {"sun": 6, "gold": 1, "light": light("ship")}, {}, setup="cyclops, celestial_ship"
    )
    decide(table, "feat sun_6", "die light")
    land(table, "ship")
    decide(table, "face gold_4", "forge on light 0")
    land(table, "gold_4")
    decide(table, "yes")
    assert reserves(table, 0) == (0, 0, 0, 4)


def test_df_176_boars_and_copied_x3_bring_no_gold_to_convert() -> None:
    boar = arrange(
        {"sun": 6, "light": light("boar_red")},
        {"cards": {"tenacious_boar": 1}},
        setup="cyclops, tenacious_boar",
        owners={"boar_red": 1},
    )
    decide(boar, "feat sun_6", "die light")
    land(boar, "boar_red")
    decide(boar, "take sun", "take glory")
    assert reserves(boar, 0) == (0, 1, 0, 0)
    assert rolling(boar) == (0, "light")
    copied = cyclops("mirror", {"dark": dark("triple")})
    decide(copied, "face triple")
    assert reserves(copied, 0) == (0, 0, 0, 0)
    assert rolling(copied) == (0, "light")


def test_df_186_a_cerberus_repeat_under_the_sentinel_is_decided_afresh() -> None:
    hero = {"moon": 6, "light": light("sun_2"), "cards": {"cerberus": 1}, "cerberus": 1}
    table = arrange(hero, {}, setup="sentinel, cerberus")
    decide(table, "feat moon_6")
    land(table, "sun_2", "gold_1")
    decide(table, "no")
    assert due(table) == (0, "cerberus")
    decide(table, "yes")
    assert due(table) == (0, "convert")
    decide(table, "yes")
    assert reserves(table, 0) == (2, 2, 0, 4)


def test_df_186_a_cerberus_repeat_under_the_cyclops_is_decided_afresh() -> None:
    hero = {"sun": 6, "light": light("gold_4"), "cards": {"cerberus": 1}, "cerberus": 1}
    table = arrange(hero, {}, setup="cyclops, cerberus")
    decide(table, "feat sun_6", "die light")
    land(table, "gold_4")
    decide(table, "yes", "yes")
    assert due(table) == (0, "convert")
    decide(table, "no")
    assert reserves(table, 0) == (4, 0, 0, 4)


def test_df_186_a_copied_triple_is_chosen_afresh_and_converted_at_its_new_amount() -> None:
    hero = {
        "moon": 6,
        "light": light("mirror"),
        "dark": dark("moon_2"),
        "up": [1, 1],
        "cards": {"cerberus": 1},
        "cerberus": 1,
    }
    table = arrange(hero, {"light": light("triple")}, setup="sentinel, cerberus")
    decide(table, "feat moon_6")
    land(table, "mirror", "moon_2")
    decide(table, "face gold_1", "no", "yes")
    decide(table, "face triple", "yes")
    assert reserves(table, 0) == (1, 0, 2, 12)
