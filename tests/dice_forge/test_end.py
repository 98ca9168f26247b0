"""The end of the game and who has won it (DF-200 to DF-202)."""

from __future__ import annotations

import pytest

from tests.dice_forge.arrange import arrange, decide, due, heard, land, light, watch


@pytest.mark.parametrize(("seats", "last"), [(2, 9), (3, 10), (4, 9)])
def test_df_200_the_game_ends_after_the_last_turn_of_the_last_round(seats: int, last: int) -> None:
    table = arrange(*[{} for _ in range(seats)], round=last, turn=seats - 1)
    chronicle = watch(table)
    decide(table, "no")
    assert due(table) == (-2, "game over")
    assert table.legal() == []
    assert heard(chronicle)[-1] == "ended"


@pytest.mark.parametrize(("seats", "last"), [(2, 9), (3, 10), (4, 9)])
def test_df_200_the_last_round_is_played_to_its_last_turn(seats: int, last: int) -> None:
    table = arrange(*[{} for _ in range(seats)], round=last, turn=seats - 2)
    decide(table, "no")
    assert due(table) == (-1, "roll")
    assert table.view(-1)["turn"] == seats - 1


@pytest.mark.parametrize(("seats", "last"), [(2, 9), (3, 10), (4, 9)])
def test_df_200_the_round_before_is_not_the_last(seats: int, last: int) -> None:
    table = arrange(*[{} for _ in range(seats)], round=last - 1, turn=seats - 1)
    decide(table, "no")
    assert due(table) == (-1, "roll")
    assert (table.view(-1)["round"], table.view(-1)["turn"]) == (last, 0)


def test_df_200_everything_the_last_turn_sets_off_is_finished_first() -> None:
    table = arrange({"portal": 3}, {"moon": 4}, round=9, turn=1)
    decide(table, "feat moon_4")
    assert due(table) == (-1, "roll")
    land(table, "gold_1", "glory_2")
    assert due(table) == (-2, "game over")
    assert table.scores() == [2, 12]


def test_df_201_score_is_the_reserve_and_the_glory_of_all_cards() -> None:
    cards = {
        "blacksmiths_hammer": 1,
        "blacksmiths_chest": 1,
        "silver_hind": 1,
        "satyrs": 1,
        "elder": 1,
        "gorgon": 2,
    }
    table = arrange({"glory": 107, "cards": cards, "gold": 12}, {"cards": {"hydra": 1}})
    assert table.scores() == [107 + 0 + 2 + 2 + 6 + 0 + 14 * 2, 26]


def test_df_201_a_spent_hammer_and_spent_tokens_still_count_as_cards() -> None:
    cards = {"blacksmiths_hammer": 1, "cerberus": 1, "triton": 1, "guardians_shield": 1}
    table = arrange(
        {"cards": cards, "hammered": 30},
        {},
        setup="cerberus, triton, guardians_shield",
    )
    assert table.scores() == [0 + 6 + 8 + 6, 0]


def test_df_202_most_glory_wins() -> None:
    table = arrange({"glory": 20}, {"glory": 9, "cards": {"ferryman": 1}}, {}, round=10, turn=2)
    decide(table, "no")
    assert table.scores() == [20, 21, 0]
    assert table.winners() == [1]


def test_df_202_tied_players_share_the_victory_without_a_tie_breaker() -> None:
    rich = {"glory": 21, "gold": 12, "sun": 6, "light": light("gold_3"), "cards": {"elder": 1}}
    table = arrange({"glory": 9, "cards": {"ferryman": 1}}, {"glory": 20}, rich, round=10, turn=2)
    decide(table, "no")
    assert table.winners() == [0, 2]
