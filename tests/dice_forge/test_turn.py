"""The course of a turn (DF-020 to DF-029), through the public contract."""

from __future__ import annotations

from typing import Any

import pytest

from grani.core.observer import Chronicle
from grani.dice_forge.events import TURN
from grani.dice_forge.game import GAME
from tests.dice_forge.arrange import (
    arrange,
    asked,
    decide,
    end_turn,
    heard,
    land,
    options,
    reserves,
    rolling,
    settled,
    start_turn,
    watch,
)


def reinforcements(turn: int) -> list[dict[str, Any]]:
    """Pending: step 2 of ``turn``, with the main action after it."""
    return [
        end_turn(turn),
        {"effect": "main", "seat": turn, "extra": False},
        {"effect": "reinforce", "seat": turn},
    ]


def active(chronicle: Chronicle) -> list[int]:
    """The seats that have become active, in order."""
    return [event.seat for event in chronicle.events if event.kind == TURN]


def test_df_020_a_round_is_one_turn_of_each_player_in_seat_order() -> None:
    table = GAME.new(4)
    chronicle = watch(table)
    for _ in range(8):
        land(table, *["gold_1"] * 8)
        decide(table, "no")
    assert active(chronicle) == [1, 2, 3, 0, 1, 2, 3, 0]
    assert table.view(0)["round"] == 3


def test_df_020_a_turn_is_blessing_reinforcements_main_action_extra_action() -> None:
    hero = {"sun": 4, "cards": {"guardians_owl": 1}}
    table = arrange(hero, {}, {}, pending=start_turn(0))
    assert rolling(table) == (0, "light")
    land(table, *["gold_1"] * 6)
    assert asked(table) == (0, "reinforce")
    decide(table, "use sun_2", "take gold")
    assert asked(table) == (0, "main")
    decide(table, "feat sun_1a")
    assert asked(table) == (0, "extra")
    decide(table, "yes")
    assert asked(table) == (0, "main-extra")
    decide(table, "feat sun_1a")
    assert settled(table, turn=1)


def test_df_021_every_player_is_blessed_in_step_1() -> None:
    table = GAME.new(4)
    land(table, "gold_1", "moon_1", "sun_1", "glory_2", "gold_1", "gold_1", "sun_1", "moon_1")
    assert [reserves(table, seat) for seat in range(4)] == [
        (4, 0, 1, 0),
        (2, 1, 0, 2),
        (3, 0, 0, 0),
        (0, 1, 1, 0),
    ]


def test_df_022_reinforcements_are_used_in_any_order() -> None:
    hero = {"gold": 3, "cards": {"guardians_owl": 1, "elder": 1, "silver_hind": 1}}
    for order in (["sun_2", "sun_1a", "moon_2"], ["moon_2", "sun_1a", "sun_2"]):
        table = arrange(hero, {}, pending=reinforcements(0))
        for slot in order:
            assert f"use {slot}" in options(table)
            decide(table, f"use {slot}")
            if slot == "sun_2":
                decide(table, "take moon")
            elif slot == "moon_2":
                decide(table, "die light")
                land(table, "sun_1")
        assert reserves(table, 0) == (0, 1, 1, 4)
        assert asked(table) == (0, "main")


def test_df_022_each_card_is_used_once_a_turn() -> None:
    hero = {"gold": 9, "cards": {"guardians_owl": 1, "elder": 1}}
    table = arrange(hero, {}, pending=reinforcements(0))
    assert options(table) == {"no", "use sun_2", "use sun_1a"}
    decide(table, "use sun_1a")
    assert options(table) == {"no", "use sun_2"}


def test_df_022_two_copies_of_a_card_are_two_uses() -> None:
    table = arrange({"cards": {"guardians_owl": 2}}, {}, {}, pending=reinforcements(0))
    decide(table, "use sun_2", "take sun", "use sun_2", "take moon")
    assert reserves(table, 0) == (0, 1, 1, 0)
    assert asked(table) == (0, "main")


def test_df_022_the_uses_come_back_in_the_next_turn() -> None:
    hero = {"cards": {"guardians_owl": 1}}
    table = arrange(hero, {}, pending=reinforcements(0), used={"sun_2": 1})
    assert asked(table) == (0, "main")
    decide(table, "no")
    land(table, *["gold_1"] * 8)
    decide(table, "no")
    land(table, *["gold_1"] * 8)
    assert options(table) == {"no", "use sun_2"}


def test_df_022_a_reinforcement_is_fully_resolved_before_the_next() -> None:
    hero = {
        "light": ["choice_gsm_1", "gold_1", "gold_1", "gold_1", "gold_1", "sun_1"],
        "cards": {"silver_hind": 2},
    }
    table = arrange(hero, {}, pending=reinforcements(0))
    decide(table, "use moon_2", "die light")
    land(table, "choice_gsm_1")
    assert options(table) == {"take gold", "take sun", "take moon"}
    decide(table, "take moon")
    assert reserves(table, 0) == (0, 0, 1, 0)
    assert options(table) == {"no", "use moon_2"}


def test_df_022_an_elder_paid_by_an_owl() -> None:
    hero = {"gold": 2, "cards": {"guardians_owl": 1, "elder": 1}}
    table = arrange(hero, {}, pending=reinforcements(0))
    assert options(table) == {"no", "use sun_2"}
    decide(table, "use sun_2", "take gold", "use sun_1a")
    assert reserves(table, 0) == (0, 0, 0, 4)


def test_df_022_using_none_is_fine() -> None:
    hero = {"gold": 3, "cards": {"guardians_owl": 2, "elder": 1}}
    table = arrange(hero, {}, pending=reinforcements(0))
    decide(table, "no")
    assert asked(table) == (0, "main")
    assert reserves(table, 0) == (3, 0, 0, 0)


def test_df_022_only_the_active_player_uses_reinforcements() -> None:
    idle = {"cards": {"guardians_owl": 1}}
    table = arrange({}, idle, idle, pending=start_turn(0))
    land(table, *["gold_1"] * 6)
    assert asked(table) == (0, "main")


def test_df_023_forge_or_feat_or_pass() -> None:
    table = arrange({"gold": 2, "moon": 1}, {})
    assert options(table) == {
        "no",
        "face gold_3",
        "face moon_1",
        "feat moon_1a",
        "feat moon_1b",
    }


@pytest.mark.parametrize(
    "action", [["no"], ["face gold_3", "forge on light 0"], ["feat moon_1a"]], ids=str
)
def test_df_023_there_is_one_main_action(action: list[str]) -> None:
    table = arrange({"gold": 2, "moon": 2}, {}, {})
    decide(table, *action)
    assert settled(table, turn=1)


def test_df_023_only_what_can_be_paid_is_offered() -> None:
    assert options(arrange({}, {})) == {"no"}


FORGE = ["face gold_3", "forge on light 0", "no"]
FEAT = ["feat moon_1a"]


@pytest.mark.parametrize("main", [FORGE, FEAT], ids=["forge", "feat"])
@pytest.mark.parametrize("extra", [FORGE, FEAT], ids=["forge", "feat"])
def test_df_024_2_sun_buy_one_more_action_of_either_kind(main: list[str], extra: list[str]) -> None:
    table = arrange({"gold": 6, "sun": 3, "moon": 2}, {}, {})
    decide(table, *main)
    assert asked(table) == (0, "extra")
    decide(table, "yes")
    assert reserves(table, 0)[1] == 1
    decide(table, *extra)
    assert settled(table, turn=1)
    forged = (main == FORGE) + (extra == FORGE)
    assert reserves(table, 0) == (6 - 2 * forged, 1, forged, 0)


def test_df_024_the_extra_action_comes_once_a_turn() -> None:
    table = arrange({"sun": 6, "moon": 3}, {}, {})
    decide(table, "feat moon_1a", "yes", "feat moon_1b")
    assert reserves(table, 0)[1] == 4
    assert settled(table, turn=1)


def test_df_024_the_extra_action_may_be_declined() -> None:
    table = arrange({"sun": 4, "moon": 1}, {}, {})
    decide(table, "feat moon_1a")
    assert options(table) == {"no", "yes"}
    decide(table, "no")
    assert reserves(table, 0)[1] == 4
    assert settled(table, turn=1)


def test_df_024_one_sun_does_not_buy_it() -> None:
    table = arrange({"sun": 1, "moon": 2}, {}, {})
    decide(table, "feat moon_1a")
    assert settled(table, turn=1)


def test_df_024_the_extra_action_cannot_be_passed() -> None:
    table = arrange({"sun": 2, "moon": 2}, {})
    decide(table, "feat moon_1a", "yes")
    assert options(table) == {"feat moon_1a", "feat moon_1b"}


def test_df_025_passing_ends_the_turn_without_an_extra_action() -> None:
    table = arrange({"gold": 12, "sun": 6, "moon": 6}, {}, {})
    decide(table, "no")
    assert settled(table, turn=1)
    assert reserves(table, 0) == (12, 6, 6, 0)


@pytest.mark.parametrize(("seat", "following"), [(0, 1), (1, 2), (2, 0)])
def test_df_026_the_turn_passes_to_the_left_after_step_4(seat: int, following: int) -> None:
    heroes = [{"sun": 4}, {"sun": 4}, {"sun": 4}]
    table = arrange(*heroes, turn=seat)
    chronicle = watch(table)
    decide(table, "feat sun_1a", "yes", "feat sun_1a")
    assert settled(table, turn=following)
    assert active(chronicle) == [following]


def test_df_027_a_reinforcement_waits_for_the_next_turn() -> None:
    table = arrange({"sun": 5}, {}, {})
    decide(table, "feat sun_2")
    assert options(table) == {"no", "yes"}
    decide(table, "no")
    for seat in (1, 2):
        land(table, *["gold_1"] * 6)
        assert asked(table) == (seat, "main")
        decide(table, "no")
    land(table, *["gold_1"] * 6)
    assert options(table) == {"no", "use sun_2"}


def test_df_027_one_taken_in_step_4_waits_as_well() -> None:
    table = arrange({"sun": 4, "moon": 1}, {}, {})
    decide(table, "feat moon_1b", "yes", "feat sun_2")
    assert settled(table, turn=1)


def test_df_028_there_is_no_way_back_to_step_2() -> None:
    hero = {"sun": 4, "gold": 3, "cards": {"guardians_owl": 1, "elder": 1}}
    table = arrange(hero, {}, {}, pending=reinforcements(0))
    chronicle = watch(table)
    decide(table, "use sun_1a", "no")
    for step in ("main", "extra", "main-extra"):
        assert asked(table) == (0, step)
        assert not any(option.startswith("use") for option in options(table))
        decide(table, "yes" if step == "extra" else "feat sun_1b")
        if step == "main":
            assert reserves(table, 0) == (3, 3, 3, 4)
    assert settled(table, turn=1)
    assert heard(chronicle).count("reinforced") == 1


def test_df_029_the_same_feat_twice_in_one_turn() -> None:
    table = arrange({"sun": 4}, {}, {})
    decide(table, "feat sun_1b", "yes", "feat sun_1b")
    assert reserves(table, 0) == (6, 0, 6, 0)
    heroes: Any = table.view(0)["heroes"]
    assert heroes[0]["cards"] == {"wild_spirits": 2}


def test_df_029_the_same_feat_again_in_a_later_turn() -> None:
    table = arrange({"sun": 1, "portal": 7, "cards": {"wild_spirits": 1}}, {}, {})
    decide(table, "feat sun_1b")
    heroes: Any = table.view(0)["heroes"]
    assert heroes[0]["cards"] == {"wild_spirits": 2}
