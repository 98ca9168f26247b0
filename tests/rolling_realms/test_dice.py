"""What a die is (RR-022 to RR-028)."""

from __future__ import annotations

from tests.rolling_realms.arrange import arrange, decide, dice, marks, options, refused

PLENTY: dict[str, tuple[int, int] | int] = {"pumpkin": 12, "heart": 12, "coin": 12}


def test_rr_022_cards_mean_the_value_now_and_rolls_stay_rolls() -> None:
    table = arrange("charterstone", "scythe", resources=PLENTY, rolled=(2, 5))
    decide(table, "adjust d1 +1", "adjust d2 +1")
    assert options(table, "use d1 scythe top") == {
        "use d1 scythe top",
        "use d1 scythe top-and-bottom",
    }
    decide(table, "use d1 charterstone building-note-d2")
    assert marks(table, "charterstone")["crates"] == {"3": 5}


def test_rr_023_a_gained_die_lives_for_one_use() -> None:
    table = arrange("wingspan", "pendulum", resources={"coin": 4})
    decide(table, "buy 4")
    assert dice(table) == [3, 5, 4]
    decide(table, "use gained 4 wingspan bird 12")
    assert dice(table) == [3, 5]
    assert "no gained die showing 4 (RR-023)" in refused(table, "use gained 4 pendulum o1")


def test_rr_024_gained_dice_can_be_adjusted() -> None:
    table = arrange("wingspan", resources={"coin": 4, "pumpkin": 5})
    decide(table, "buy 4", "adjust gained 4 -1")
    assert dice(table) == [3, 5, 3]
    decide(table, "empower gained 3 +1", "use empowered 4 wingspan bird 7")
    assert dice(table) == [3, 5]


def test_rr_025_pairs_and_sevens_are_rolled_not_made() -> None:
    table = arrange(resources=PLENTY, rolled=(4, 5))
    decide(table, "adjust d1 +1")
    assert "copy pair" not in options(table)
    assert options(table, "copy seven") == set()
    decide(table, "adjust d2 -1", "adjust d2 -1", "adjust d2 -1")
    assert dice(table) == [5, 2]
    assert options(table, "copy seven") == set()


def test_rr_025_a_pair_holds_for_the_whole_turn() -> None:
    table = arrange("wingspan", "pendulum", resources=PLENTY, rolled=(4, 4))
    decide(table, "adjust d1 +1", "use d1 wingspan bird 7", "use d2 pendulum o1", "copy pair")
    assert dice(table) == [4]


def test_rr_026_a_used_die_cannot_be_treated() -> None:
    table = arrange("wingspan", resources=PLENTY)
    decide(table, "use d1 wingspan bird 7")
    assert options(table, "adjust d1") | options(table, "empower d1") == set()
    assert "RR-015" in refused(table, "adjust d1 +1")


def test_rr_027_a_gained_die_outlines_octagons() -> None:
    table = arrange("pendulum", resources={"coin": 2})
    decide(table, "buy 2", "use gained 2 pendulum o4")
    assert marks(table, "pendulum")["octagons"] == ["o4"]


def test_rr_028_there_and_back_is_the_same_value_again() -> None:
    table = arrange("scythe", "wingspan", "pyramid", resources={"pumpkin": 6}, rolled=(3, 5))
    before = options(table, "use d1")
    decide(table, "adjust d1 +1", "adjust d1 -1")
    assert options(table, "use d1") == before
    decide(table, "adjust d2 -1")
    assert dice(table) == [3, 4]


def test_rr_028_dice_of_one_value_stay_two_dice() -> None:
    table = arrange("wingspan", "pendulum", resources={"pumpkin": 4}, rolled=(3, 5))
    decide(table, "adjust d1 +1", "adjust d1 +1")
    assert dice(table) == [5, 5]
    assert options(table, "use d1 wingspan")
    assert options(table, "use d2 wingspan")
    decide(table, "use d1 wingspan bird 7", "use d2 pendulum o1")


def test_dice_that_differ_in_nothing_are_offered_once() -> None:
    table = arrange("wingspan", resources=PLENTY, rolled=(4, 4))
    assert options(table, "use d2") | options(table, "adjust d2") == set()
    assert "take d1" in refused(table, "use d2 wingspan bird 7")
    assert options(table, "copy any") == {"copy any d1"}
    decide(table, "adjust d1 +1")
    assert options(table, "use d2 wingspan")
    decide(table, "buy 3", "buy 3")
    assert len(options(table, "use gained 3 wingspan")) == 3
    decide(table, "use gained 3 wingspan bird 7")
    assert dice(table) == [5, 4, 3]
