"""Whole games, the same in every build and on every machine."""

from __future__ import annotations

import pytest

from grani.core.dice import Dice
from grani.core.playout import play_out
from grani.rolling_realms.game import GAME


def checksum(seats: int, games: int) -> tuple[int, int]:
    """Play random games; give the decisions made, and a number that depends on every score."""
    decisions, check = 0, 0
    for seed in range(games):
        table = GAME.new(seats)
        decisions += play_out(table, Dice(seed))
        for score in table.scores():
            check = (check * 31 + score) % 1_000_003
    return decisions, check


@pytest.mark.parametrize(
    ("seats", "decisions", "check"), [(1, 3583, 175336), (2, 7079, 233786), (5, 17636, 507062)]
)
def test_random_games_are_what_they_have_always_been(
    seats: int, decisions: int, check: int
) -> None:
    assert checksum(seats, 40) == (decisions, check)


def test_the_layout_of_actions_has_not_moved() -> None:
    names = {
        0: "end turn",
        1: "lands 1",
        8: "draw scythe",
        18: "draw pyramid",
        24: "claim d1 pumpkin",
        30: "copy pair",
        31: "copy any d1",
        33: "copy seven d1",
        35: "buy 1",
        41: "adjust d1 -1",
        69: "empower d1 -1",
        110: "empower empowered 6 +1",
        128: "use d1 scythe top",
        132: "use d1 charterstone building-note-d1",
        136: "use d1 my_little_scythe pumpkin",
        140: "use d1 wingspan bird 7",
        144: "use d1 between_two_castles left 1",
        152: "use d1 pendulum o1",
        160: "use d1 between_two_cities 1:1",
        176: "use d1 pyramid 1:1",
        192: "use d1 euphoria left",
        240: "use d1 viticulture grape",
        432: "use d1 tapestry 1:1",
        639: "use d1 tapestry 3:5 4:4 4:5 5:3 5:4 5:5",
        640: "use d2 scythe top",
        7295: "use empowered 6 tapestry 3:5 4:4 4:5 5:3 5:4 5:5",
    }
    assert GAME.action_count == 7296
    assert {action: GAME.name(action) for action in names} == names
