"""Hammer and chest (DF-140 to DF-150)."""

from __future__ import annotations

from typing import Any

import pytest

from grani.dice_forge.table import Table
from tests.dice_forge.arrange import (
    arrange,
    blessing,
    dark,
    decide,
    due,
    land,
    light,
    options,
    reinforcements,
    reserves,
    rolling,
    seen,
    told,
    watch,
)


def hammering(
    face: str, hammered: int = 0, hammers: int = 1, gold: int = 0, times: int = 1
) -> Table:
    """Seat 0 of three has just rolled ``face`` alone, or beside x3, with that much hammered."""
    hero: dict[str, Any] = {
        "gold": gold,
        "light": light(face),
        "dark": dark("triple"),
        "cards": {"blacksmiths_hammer": hammers},
        "hammered": hammered,
    }
    dice = "light" if times == 1 else "both"
    table = arrange(hero, {}, {}, pending=blessing(0, 1, dice), turn=1)
    land(table, *([face] if times == 1 else [face, "triple"]))
    return table


def track(table: Table) -> tuple[int, int, int]:
    """Spent hammers of seat 0, the lap of the current one, and where its token stands."""
    hero = seen(table, 0)
    return (hero["hammers_spent"], hero["hammer_lap"], hero["hammer_track"])


def test_df_140_one_gold_is_one_space() -> None:
    table = hammering("gold_4")
    decide(table, "hammer 3")
    assert track(table) == (0, 1, 3)
    assert reserves(table, 0) == (1, 0, 0, 0)


def test_df_140_the_first_lap_pays_10_glory_on_its_15th_space() -> None:
    almost = hammering("gold_1", hammered=13)
    decide(almost, "hammer 1")
    assert reserves(almost, 0) == (0, 0, 0, 0)
    full = hammering("gold_1", hammered=14)
    decide(full, "hammer 1")
    assert reserves(full, 0) == (0, 0, 0, 10)
    assert track(full) == (0, 2, 0), "the token turns over and starts again"


def test_df_140_options_tell_where_the_token_goes_and_what_a_lap_pays() -> None:
    prompt = hammering("gold_4", hammered=13).prompt(0)
    assert prompt is not None
    ahead = [(option.args["space"], option.amounts.get("glory", 0)) for option in prompt.options]
    assert ahead == [(13, 0), (14, 0), (0, 10), (1, 10), (2, 10)]


def test_df_140_the_second_lap_pays_15_glory_and_spends_the_card() -> None:
    table = hammering("gold_3", hammered=29)
    assert options(table) == {"hammer 0", "hammer 1"}
    decide(table, "hammer 1")
    assert reserves(table, 0) == (2, 0, 0, 15)
    assert track(table)[0] == 1


def test_df_140_a_spent_hammer_asks_no_more() -> None:
    table = hammering("gold_3", hammered=30)
    assert reserves(table, 0) == (3, 0, 0, 0)
    assert rolling(table) == (2, "light")


def test_df_141_any_part_of_a_gain_from_dice_may_be_sent() -> None:
    table = hammering("gold_4", gold=5)
    assert due(table) == (0, "hammer")
    assert options(table) == {f"hammer {part}" for part in range(5)}, "never gold of the reserve"
    decide(table, "hammer 0")
    assert reserves(table, 0) == (9, 0, 0, 0)


def test_df_141_the_rest_goes_to_the_reserve_and_obeys_the_cap() -> None:
    table = hammering("gold_4", gold=11)
    decide(table, "hammer 1")
    assert reserves(table, 0) == (12, 0, 0, 0)
    assert track(table) == (0, 1, 1)


def test_df_141_a_full_reserve_does_not_hinder_the_hammer() -> None:
    table = hammering("gold_4", gold=12)
    decide(table, "hammer 4")
    assert reserves(table, 0) == (12, 0, 0, 0)
    assert track(table) == (0, 1, 4)


def test_df_141_gold_from_a_card_may_be_sent() -> None:
    table = arrange({"sun": 1, "cards": {"blacksmiths_hammer": 1}}, {})
    decide(table, "feat sun_1b")
    assert options(table) == {f"hammer {part}" for part in range(4)}
    decide(table, "hammer 2")
    assert reserves(table, 0) == (1, 0, 3, 0)


def test_df_141_gold_from_the_owl_may_be_sent() -> None:
    hero = {"cards": {"blacksmiths_hammer": 1, "guardians_owl": 1}, "hammered": 14}
    table = arrange(hero, {}, pending=reinforcements(0))
    decide(table, "use sun_2", "take gold")
    assert options(table) == {"hammer 0", "hammer 1"}
    decide(table, "hammer 1")
    assert reserves(table, 0) == (0, 0, 0, 10)


def test_df_141_gold_from_a_token_may_be_sent() -> None:
    hero = {"cards": {"blacksmiths_hammer": 1, "triton": 1}, "triton": 1}
    table = arrange(hero, {}, setup="triton")
    decide(table, "triton gold")
    assert options(table) == {f"hammer {part}" for part in range(7)}
    decide(table, "hammer 6")
    assert track(table) == (0, 1, 6)
    assert due(table) == (0, "main"), "the decision it came before is asked again"


def test_df_141_both_faces_of_a_blessing_are_two_gains() -> None:
    hero = {"cards": {"blacksmiths_hammer": 1}, "light": light("gold_4")}
    table = arrange(hero, {}, pending=blessing(0, 1), turn=1)
    land(table, "gold_4", "gold_1")
    assert options(table) == {f"hammer {part}" for part in range(5)}
    decide(table, "hammer 0")
    assert options(table) == {"hammer 0", "hammer 1"}


def test_df_141_gains_without_gold_ask_nothing() -> None:
    hero = {"cards": {"blacksmiths_hammer": 1}}
    table = arrange(hero, {}, pending=blessing(0, 1), turn=1)
    land(table, "sun_1", "glory_2")
    assert reserves(table, 0) == (0, 1, 0, 2)
    assert rolling(table) == (0, "light"), "the next turn begins"


def test_df_141_gold_already_in_the_reserve_is_not_asked_about_when_a_hammer_is_bought() -> None:
    table = arrange({"moon": 1, "gold": 12}, {})
    decide(table, "feat moon_1a")
    assert due(table) == (-1, "roll")
    assert reserves(table, 0) == (12, 0, 0, 0)


def test_df_142_gold_beyond_a_lap_goes_on_in_the_next() -> None:
    table = hammering("gold_6", hammered=13)
    decide(table, "hammer 6")
    assert reserves(table, 0) == (0, 0, 0, 10)
    assert track(table) == (0, 2, 4)


def test_df_142_gold_beyond_the_second_lap_goes_on_on_the_next_hammer() -> None:
    table = hammering("gold_6", hammered=28, hammers=2)
    decide(table, "hammer 6")
    assert reserves(table, 0) == (0, 0, 0, 15)
    assert track(table) == (1, 1, 4)


def test_df_142_one_gain_may_end_two_laps() -> None:
    table = hammering("gold_6", hammered=14, hammers=2, times=3)
    chronicle = watch(table)
    decide(table, "hammer 18")
    assert [event[2] for event in told(chronicle, "gained")] == [10, 15]
    assert track(table) == (1, 1, 2)


def test_df_143_no_more_than_the_hammers_hold() -> None:
    table = hammering("gold_6", hammered=28)
    assert options(table) == {"hammer 0", "hammer 1", "hammer 2"}
    decide(table, "hammer 2")
    assert reserves(table, 0) == (4, 0, 0, 15)


def test_df_143_triton_gold_may_fill_the_hammer_before_the_open_question() -> None:
    hero = {
        "cards": {"blacksmiths_hammer": 1, "triton": 1},
        "triton": 1,
        "hammered": 27,
        "light": light("gold_4"),
    }
    table = arrange(hero, {}, setup="triton", pending=blessing(0, 0, "light"))
    land(table, "gold_4")
    assert options(table) == {f"hammer {n}" for n in range(4)} | {
        "triton gold",
        "triton sun",
        "triton moon",
    }
    decide(table, "triton gold", "hammer 3")
    assert reserves(table, 0) == (7, 0, 0, 15), "3 of the 6, then the 4 that no longer fit"
    assert due(table) == (-1, "roll")


def test_df_144_a_second_hammer_waits_until_the_first_is_spent() -> None:
    table = arrange({"moon": 1, "cards": {"blacksmiths_hammer": 1}, "hammered": 7}, {})
    decide(table, "feat moon_1a")
    assert track(table) == (0, 1, 7), "the first goes on where it was"
    assert seen(table, 0)["hammers"] == 2


@pytest.mark.parametrize(("hammers", "hammered"), [(1, 29), (2, 59), (3, 89)])
def test_df_144_n_hammers_hold_30_gold_each(hammers: int, hammered: int) -> None:
    table = hammering("gold_4", hammered=hammered, hammers=hammers)
    assert options(table) == {"hammer 0", "hammer 1"}
    decide(table, "hammer 1")
    assert reserves(table, 0) == (3, 0, 0, 15)


@pytest.mark.parametrize(("hammered", "glory"), [(14, 10), (29, 15), (44, 10), (59, 15)])
def test_df_144_every_hammer_pays_10_then_15(hammered: int, glory: int) -> None:
    table = hammering("gold_1", hammered=hammered, hammers=2)
    decide(table, "hammer 1")
    assert reserves(table, 0) == (0, 0, 0, glory)


def test_df_145_minotaur_takes_gold_from_the_reserve_only() -> None:
    victim = {
        "cards": {"blacksmiths_hammer": 1},
        "hammered": 14,
        "gold": 1,
        "light": light("gold_4"),
    }
    table = arrange({"sun": 3}, victim)
    decide(table, "feat sun_3")
    land(table, "gold_4", "gold_1")
    assert reserves(table, 1) == (0, 0, 0, 0)
    assert (seen(table, 1)["hammer_lap"], seen(table, 1)["hammer_track"]) == (1, 14)


def test_df_146_a_tripled_gain_is_one_gain_to_split() -> None:
    table = hammering("gold_4", times=3)
    assert options(table) == {f"hammer {part}" for part in range(13)}
    decide(table, "hammer 7")
    assert reserves(table, 0) == (5, 0, 0, 0)
    assert rolling(table) == (2, "light"), "one question only"


def test_df_150_a_chest_adds_4_gold_3_sun_and_3_moon_to_the_caps() -> None:
    table = arrange({"moon": 1}, {})
    assert (seen(table, 0)["gold_cap"], seen(table, 0)["shard_cap"]) == (12, 6)
    decide(table, "feat moon_1b")
    assert (seen(table, 0)["gold_cap"], seen(table, 0)["shard_cap"]) == (16, 9)
    assert reserves(table, 0) == (0, 0, 0, 0), "it gives no resources"


@pytest.mark.parametrize(
    ("chests", "gold", "shards"), [(0, 12, 6), (1, 16, 9), (2, 20, 12), (3, 24, 15)]
)
@pytest.mark.parametrize("face", ["gold_4", "sun_2", "moon_2"])
def test_df_150_chests_add_up(face: str, chests: int, gold: int, shards: int) -> None:
    hero = {
        "gold": gold - 1,
        "sun": shards - 1,
        "moon": shards - 1,
        "light": light(face),
        "cards": {"blacksmiths_chest": chests} if chests else {},
    }
    table = arrange(hero, {}, {}, pending=blessing(0, 1, "light"), turn=1)
    land(table, face)
    reached = {"gold_4": 0, "sun_2": 1, "moon_2": 2}[face]
    expected = [gold - 1, shards - 1, shards - 1, 0]
    expected[reached] += 1
    assert list(reserves(table, 0)) == expected
