"""Reserves: caps, floors and what is worth nothing (DF-135 to DF-139)."""

from __future__ import annotations

import pytest

from tests.dice_forge.arrange import (
    arrange,
    blessing,
    dark,
    decide,
    due,
    land,
    light,
    reserves,
    seen,
    told,
    watch,
)


@pytest.mark.parametrize(
    ("face", "before", "after", "lost"),
    [
        ("gold_4", {"gold": 8}, (12, 0, 0, 0), 0),
        ("gold_4", {"gold": 11}, (12, 0, 0, 0), 3),
        ("gold_4", {"gold": 12}, (12, 0, 0, 0), 4),
        ("sun_2", {"sun": 4}, (0, 6, 0, 0), 0),
        ("sun_2", {"sun": 5}, (0, 6, 0, 0), 1),
        ("moon_2", {"moon": 5}, (0, 0, 6, 0), 1),
        ("moon_2", {"moon": 6}, (0, 0, 6, 0), 2),
    ],
)
def test_df_135_what_is_above_the_cap_is_lost(
    face: str, before: dict[str, int], after: tuple[int, int, int, int], lost: int
) -> None:
    table = arrange({**before, "light": light(face)}, {}, pending=blessing(0, 1, "light"), turn=1)
    chronicle = watch(table)
    land(table, face)
    assert reserves(table, 0) == after
    assert told(chronicle, "gained")[0][2] // 1000 == lost


def test_df_135_the_cap_holds_for_gains_from_cards_and_tokens() -> None:
    hero = {"gold": 10, "sun": 1, "moon": 5, "cards": {"triton": 1}, "triton": 1}
    table = arrange(hero, {}, setup="triton")
    decide(table, "triton gold")
    assert reserves(table, 0) == (12, 1, 5, 0)
    decide(table, "feat sun_1b")
    assert reserves(table, 0) == (12, 0, 6, 0)


def test_df_136_glory_has_no_limit() -> None:
    table = arrange({"glory": 99}, {"glory": 350}, pending=blessing(0, 1), turn=1)
    land(table, "gold_1", "glory_2")
    assert reserves(table, 0) == (1, 0, 0, 101)
    assert table.scores() == [101, 350]


@pytest.mark.parametrize(
    ("rolled", "before", "after"),
    [
        (("gold_4", "gold_1"), {"gold": 3}, (0, 0, 0, 0)),
        (("sun_2", "gold_1"), {"sun": 1, "gold": 5}, (4, 0, 0, 0)),
        (("moon_2", "glory_2"), {"moon": 1, "glory": 1}, (0, 0, 0, 0)),
        (("moon_2", "glory_2"), {"moon": 3, "glory": 3}, (0, 0, 1, 1)),
    ],
)
def test_df_137_a_larger_loss_stops_at_zero(
    rolled: tuple[str, str], before: dict[str, int], after: tuple[int, int, int, int]
) -> None:
    table = arrange({"sun": 3}, {**before, "light": light(rolled[0])})
    decide(table, "feat sun_3")
    land(table, *rolled)
    assert reserves(table, 1) == after


def test_df_137_glory_is_one_number_above_100_too() -> None:
    table = arrange({"sun": 3}, {"glory": 102, "light": light("shield_yellow")})
    decide(table, "feat sun_3")
    land(table, "shield_yellow", "gold_1")
    assert reserves(table, 1) == (0, 0, 0, 97)


def test_df_138_leftovers_are_worth_nothing() -> None:
    full = {
        "gold": 12,
        "sun": 6,
        "moon": 6,
        "glory": 5,
        "cards": {"cerberus": 1, "triton": 1, "blacksmiths_hammer": 1},
        "cerberus": 1,
        "triton": 1,
        "hammered": 14,
    }
    table = arrange({"glory": 19}, full, setup="cerberus, triton", round=9, turn=1)
    decide(table, "no")
    assert due(table) == (-2, "game over")
    assert table.scores() == [19, 5 + 6 + 8 + 0]
    assert table.winners() == [0, 1]


def test_df_139_gold_lost_before_a_ship_purchase_is_lost() -> None:
    table = arrange(
        {"gold": 11, "light": light("gold_4"), "dark": dark("ship")},
        {},
        setup="celestial_ship",
        pending=blessing(0, 1),
        turn=1,
    )
    land(table, "gold_4", "ship")
    decide(table, "die light")
    assert reserves(table, 0) == (12, 0, 0, 0)
    decide(table, "face sun_2", "forge on dark 1")
    assert reserves(table, 0) == (6, 0, 0, 0)


def test_df_139_a_purchase_first_makes_room_for_the_gold() -> None:
    table = arrange(
        {"gold": 11, "light": light("gold_4"), "dark": dark("ship")},
        {},
        setup="celestial_ship",
        pending=blessing(0, 1),
        turn=1,
    )
    land(table, "gold_4", "ship")
    decide(table, "die dark", "face sun_2", "forge on dark 1")
    assert reserves(table, 0) == (9, 0, 0, 0)


def test_df_139_the_resources_of_one_gain_are_cut_separately() -> None:
    face = "gold_1_sun_1_moon_1_glory_1"
    hero = {"gold": 12, "sun": 6, "moon": 2, "light": light(face)}
    table = arrange(hero, {}, pending=blessing(0, 1, "light"), turn=1)
    land(table, face)
    assert reserves(table, 0) == (12, 6, 3, 1)


def test_df_139_a_chest_bought_later_gives_nothing_back() -> None:
    table = arrange({"sun": 3, "gold": 11, "moon": 5}, {}, setup="introductory")
    decide(table, "feat sun_1b", "yes", "feat moon_1b")
    assert reserves(table, 0) == (12, 0, 5, 0)
    assert seen(table, 0)["gold_cap"] == 16
