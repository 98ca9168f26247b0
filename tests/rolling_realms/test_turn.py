"""Rounds and turns (RR-010 to RR-021), and the turn loop of the decision points."""

from __future__ import annotations

from grani.core.contract import CHANCE
from grani.rolling_realms.game import GAME
from tests.rolling_realms.arrange import (
    actions,
    arrange,
    decide,
    dice,
    hand,
    marks,
    options,
    pass_turn,
    refused,
    roll,
    sheet,
)
from tests.rolling_realms.test_setup import NINE


def test_rr_010_three_rounds_of_nine_turns() -> None:
    table = GAME.new(1, {"realms": list(NINE)})
    turns = 0
    while not table.is_over:
        turns += 1
        assert table.view(0)["round"] == (turns + 8) // 9
        assert table.view(0)["turn"] == (turns - 1) % 9 + 1
        pass_turn(table)
    assert turns == 27


def test_rr_011_one_roll_serves_everybody() -> None:
    table = GAME.new(3, {"realms": list(NINE)})
    roll(table, 6, 2)
    for seat in range(3):
        assert table.awaits(seat)
        assert dice(table, seat) == [6, 2]


def test_rr_012_an_adjusted_die_changes_for_its_player_only() -> None:
    table = arrange("scythe", seats=2, resources={"pumpkin": 2}, rolled=(3, 5))
    decide(table, "adjust d1 +1", seat=1)
    assert dice(table, 0) == [3, 5]
    assert dice(table, 1) == [4, 5]


def test_rr_013_the_next_roll_waits_for_all() -> None:
    table = arrange("scythe", seats=3)
    decide(table, "end turn", seat=1)
    assert (table.awaits(0), table.awaits(1), table.awaits(2)) == (True, False, True)
    assert "RR-013" in refused(table, "end turn", seat=1)
    assert "when all have ended" in refused(table, "lands 3", seat=int(CHANCE))
    decide(table, "use d1 scythe top", seat=2)
    assert marks(table, "scythe", 0) == {"top": [], "bottom": []}
    decide(table, "end turn", seat=2)
    assert table.actor == 0
    decide(table, "end turn", seat=0)
    assert table.actor == CHANCE
    roll(table, 1, 1)
    assert all(table.awaits(seat) for seat in range(3))


def test_rr_014_spending_and_activating_mix_freely() -> None:
    table = arrange("scythe", "charterstone", resources={"pumpkin": 4}, rolled=(4, 5))
    decide(table, "adjust d2 +1", "use d2 charterstone building-note-d1")
    assert hand(table) == (2, 0, 1)
    decide(table, "buy 1", "adjust d1 -1", "use d1 scythe top")
    assert hand(table) == (1, 0, 0)
    decide(table, "use gained 1 wingspan bird 7")


def test_rr_014_a_resource_gained_a_moment_ago_can_be_spent_after_the_last_activation() -> None:
    table = arrange("charterstone", "pendulum", "wingspan", rolled=(5, 2))
    decide(table, "use d1 charterstone building-note-d2", "use d2 pendulum o1")
    assert hand(table) == (0, 0, 1)
    decide(table, "buy 1", "use gained 1 wingspan bird 7")


def test_rr_015_a_die_serves_once() -> None:
    table = arrange("scythe", "pendulum")
    decide(table, "use d1 scythe top")
    assert options(table, "use d1") == set()
    assert "d1 has been used this turn (RR-015)" in refused(table, "use d1 pendulum o1")


def test_rr_016_a_realm_is_activated_once_a_turn() -> None:
    table = arrange("wingspan", rolled=(3, 5))
    decide(table, "use d1 wingspan bird 7")
    assert options(table, "use d2 wingspan") == set()
    assert "RR-016" in refused(table, "use d2 wingspan bird 7")
    decide(table, "end turn")
    roll(table, 1, 2)
    assert options(table, "use d1 wingspan")


def test_rr_017_dice_may_be_left_unused() -> None:
    table = arrange("wingspan")
    decide(table, "end turn")
    assert hand(table) == (0, 0, 0)
    assert table.actor == CHANCE


def test_rr_018_a_third_realm_needs_a_gained_die() -> None:
    table = arrange("wingspan", "pendulum", "pyramid", resources={"coin": 1})
    decide(table, "use d1 wingspan bird 7", "use d2 pendulum o1")
    assert options(table, "use") == set()
    decide(table, "buy 1", "use gained 1 pyramid 3:1")


def test_rr_019_unused_and_adjusted_dice_are_gone_at_the_end_of_the_turn() -> None:
    table = arrange("wingspan", resources={"coin": 3, "pumpkin": 3}, turn=2)
    decide(table, "buy 3", "empower d1 +1", "end turn")
    roll(table, 2, 2)
    assert dice(table) == [2, 2]
    assert not any(die["adjusted"] or die["empowered"] for die in sheet(table)["dice"])


def test_rr_020_an_activation_is_one_step() -> None:
    table = arrange(charterstone={"crates": {"1": 3, "2": 3}}, rolled=(3, 5))
    decide(table, "use d1 charterstone crates")
    assert marks(table, "charterstone")["marked"] == [1, 2]
    assert "end turn" in options(table)


def test_rr_021_ending_the_turn_is_always_possible() -> None:
    table = arrange("wingspan")
    assert "end turn" in options(table)
    decide(table, "use d1 wingspan bird 7", "use d2 pendulum o1")
    assert options(table) == {"end turn"}


def test_dp_05_using_both_dice_does_not_end_the_turn() -> None:
    table = arrange("wingspan", resources={"coin": 2}, rolled=(3, 5))
    decide(table, "use d1 wingspan bird 7", "use d2 pendulum o1")
    assert table.actor == 0
    assert options(table) == {"end turn", "buy 1", "buy 2"}


def test_dp_07_a_die_that_cannot_be_used_is_not_refunded() -> None:
    table = arrange("wingspan", "pendulum", "pyramid", resources={"coin": 1})
    decide(table, "use d1 wingspan bird 7", "use d2 pendulum o1")
    decide(table, "buy 1", "end turn")
    assert hand(table) == (1, 0, 0)


def test_dp_08_an_empowered_die_closes_a_realm_for_others() -> None:
    table = arrange("wingspan", resources={"pumpkin": 6})
    decide(table, "empower d1 0", "use d1 wingspan bird 7")
    assert options(table, "use d2 wingspan") == set()
    decide(table, "empower d2 0", "use d2 wingspan bird 7")
    assert marks(table, "wingspan")["7"] == [3, 5]


def test_dp_09_buying_to_the_limit_ends() -> None:
    table = arrange(resources={"pumpkin": 12, "heart": 12, "coin": 12}, rolled=(1, 1))
    decide(table, *["copy pair"] * 6, *["buy 1"] * 12)
    assert dice(table) == [1] * 20
    assert "copy pair" not in options(table)
    decide(table, *["empower gained 1 0"] * 4)
    assert dice(table) == [1] * 20
    assert actions()["buy 1"] not in table.legal()
