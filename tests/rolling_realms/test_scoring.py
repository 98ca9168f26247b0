"""Results and victory (RR-210 to RR-216), any number of players (RR-230 to RR-232)."""

from __future__ import annotations

from typing import Any

import pytest

from grani.core.contract import CHANCE
from grani.core.dice import Dice
from grani.core.playout import play_out
from grani.rolling_realms.game import GAME
from grani.rolling_realms.table import Table
from tests.rolling_realms.arrange import (
    arrange,
    decide,
    hand,
    heard,
    options,
    pass_turn,
    sheet,
    stars,
    watch,
)


def finished(*results: list[int]) -> Table:
    """The end of a game; the last result of each seat must be tenths of unspent resources."""
    table = arrange(round=3, turn=9, seats=len(results))
    position: Any = table.position()
    position["rolled"] = [None, None]
    for own, result in zip(position["sheets"], results, strict=True):
        for field in ("dice", "gained", "activated"):
            del own[field]
        own["results"] = result
        own["resources"]["coin"] = [min(result[2], 12), 0]
        own["resources"]["heart"] = [max(result[2] - 12, 0), 0]
    return GAME.from_position(position)


def test_rr_210_stars_and_tenths_make_the_result() -> None:
    table = arrange(
        scythe={"bottom": [1, 2]},
        wingspan={"7": [1, 2, 4]},
        resources={"pumpkin": (4, 1), "coin": 2},
        turn=9,
    )
    decide(table, "end turn")
    assert sheet(table)["results"] == [45]


def test_rr_211_stars_of_events_are_told_when_they_are_earned() -> None:
    table = arrange("euphoria", pendulum={"octagons": ["o4"]}, rolled=(4, 6))
    chronicle = watch(table)
    decide(table, "use d1 euphoria left", "use d2 pendulum hourglass")
    assert [name for name in heard(chronicle) if name == "starred"] == ["starred"] * 2
    assert (stars(table, "euphoria"), stars(table, "pendulum")) == (1, 1)


def test_rr_212_tenths_have_no_limit_but_the_caps() -> None:
    table = arrange(resources={"pumpkin": 12, "heart": 2}, turn=9)
    decide(table, "end turn")
    assert sheet(table)["results"] == [14]


def test_rr_213_the_sum_of_the_rounds_wins() -> None:
    table = finished([101, 145, 8], [101, 144, 8])
    assert table.is_over
    assert table.scores() == [254, 253]
    assert table.winners() == [0]


def test_rr_214_ties_are_broken_by_the_last_round_first() -> None:
    assert finished([50, 60, 10], [60, 49, 11]).winners() == [1]
    assert finished([50, 60, 10], [60, 50, 10]).winners() == [0]
    assert finished([50, 60, 10], [50, 60, 10], [0, 0, 24]).winners() == [0, 1]


def test_rr_215_only_the_result_is_kept() -> None:
    table = arrange(scythe={"bottom": [1, 2]}, resources={"coin": 3}, turn=9, seats=2)
    decide(table, "end turn", "end turn")
    position: Any = table.position()
    assert position["sheets"][1] == {
        "results": [23],
        "resources": {"pumpkin": [0, 0], "heart": [0, 0], "coin": [0, 0]},
        "cards": {},
    }
    assert table.scores() == [23, 23]


def test_rr_216_the_ninth_turn_is_an_ordinary_one() -> None:
    table = arrange("wingspan", resources={"coin": 3}, turn=9)
    decide(table, "buy 3", "use gained 3 wingspan bird 7")
    assert hand(table) == (1, 0, 0)
    decide(table, "end turn")
    assert table.actor == CHANCE
    assert sheet(table)["results"] == [1]
    assert options(table, "buy") == set()


def test_a_ledger_tells_where_the_score_comes_from() -> None:
    ledger = GAME.ledger(3)
    table = GAME.new(3, "STEYWPVCU", ledger)
    play_out(table, Dice(6))
    width = len(GAME.source_names())
    points = [list(ledger.points[width * seat : width * seat + width]) for seat in range(3)]
    assert [sum(row) for row in points] == table.scores()
    named = dict(zip(GAME.source_names(), points[0], strict=True))
    assert named["realm:my_little_scythe"] == 0
    assert named["resources"] > 0


@pytest.mark.parametrize("seats", [2, 5])
def test_rr_230_nothing_scales_with_players(seats: int) -> None:
    alone, many = arrange("tapestry", "euphoria"), arrange("tapestry", "euphoria", seats=seats)
    for seat in range(seats):
        assert many.legal(seat) == alone.legal(0)


def test_rr_231_one_player_plays_for_a_score() -> None:
    table = GAME.new(1, "STEYWPVCU")
    play_out(table, Dice(4))
    assert table.is_over
    assert table.winners() == [0]
    assert table.scores() == [sum(sheet(table)["results"])]


def test_rr_232_solo_has_no_ranks_and_no_variants() -> None:
    assert GAME.setups() == ["random"]
    table = GAME.new(1, "STEYWPVCU")
    for _ in range(27):
        pass_turn(table)
    assert table.scores() == [0]
    assert table.winners() == [0]
