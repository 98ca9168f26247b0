"""Charterstone (RR-120 to RR-127)."""

from __future__ import annotations

from tests.rolling_realms.arrange import arrange, decide, gained, marks, options, refused, stars

GAINS = ["pumpkin", "pumpkin", "heart", "heart", "coin", "coin"]


def test_rr_120_six_buildings_with_their_resources() -> None:
    for value, resource in enumerate(GAINS, start=1):
        table = arrange("charterstone", rolled=(value, value % 6 + 1))
        decide(table, "use d1 charterstone building-note-d2")
        names = ("pumpkin", "heart", "coin")
        assert gained(table) == tuple(int(name == resource) for name in names)


def test_rr_121_a_building_notes_the_other_rolled_die() -> None:
    table = arrange("charterstone", rolled=(6, 2))
    assert options(table, "use d1 charterstone") == {"use d1 charterstone building-note-d2"}
    assert options(table, "use d2 charterstone") == {"use d2 charterstone building-note-d1"}
    decide(table, "use d1 charterstone building-note-d2")
    assert marks(table, "charterstone") == {"crates": {"6": 2}, "marked": []}
    again = arrange(charterstone={"crates": {"6": 2}}, rolled=(6, 2))
    assert "building 6 is marked already (RR-121)" in refused(
        again, "use d1 charterstone building-note-d2"
    )
    fresh = arrange("charterstone", rolled=(6, 2))
    assert "not the one that is used (RR-121)" in refused(
        fresh, "use d2 charterstone building-note-d2"
    )


def test_rr_122_the_noted_die_stays_as_it_was() -> None:
    table = arrange("charterstone", "wingspan", rolled=(6, 2))
    decide(table, "use d1 charterstone building-note-d2", "use d2 wingspan bird 7")
    other = arrange("charterstone", "wingspan", rolled=(6, 2), resources={"pumpkin": 2})
    decide(other, "adjust d2 +1", "use d2 wingspan bird 7", "use d1 charterstone building-note-d2")
    assert marks(other, "charterstone")["crates"] == {"6": 2}


def test_rr_123_with_a_gained_die_the_player_chooses_the_roll() -> None:
    for note, value in (("d1", 6), ("d2", 2)):
        table = arrange("charterstone", rolled=(6, 2), resources={"coin": 4})
        decide(table, "buy 4")
        assert len(options(table, "use gained 4 charterstone")) == 2
        decide(table, f"use gained 4 charterstone building-note-{note}")
        assert marks(table, "charterstone")["crates"] == {"4": value}


def test_rr_124_a_die_marks_all_its_crates() -> None:
    table = arrange(charterstone={"crates": {"1": 2, "3": 2, "5": 6}, "marked": [3]}, rolled=(2, 4))
    decide(table, "use d1 charterstone crates")
    assert marks(table, "charterstone")["marked"] == [1, 3]
    other = arrange(charterstone={"crates": {"1": 2}, "marked": [1]}, rolled=(2, 4))
    assert "no unmarked crate holds a 2 (RR-124)" in refused(other, "use d1 charterstone crates")


def test_rr_125_a_crate_of_this_turn_needs_an_empowered_die() -> None:
    table = arrange("charterstone", rolled=(6, 2), resources={"pumpkin": 3})
    decide(table, "use d1 charterstone building-note-d2")
    assert options(table, "use d2 charterstone") == set()
    decide(table, "empower d2 0", "use d2 charterstone crates")
    assert marks(table, "charterstone")["marked"] == [6]


def test_rr_126_a_star_for_each_marked_crate() -> None:
    noted = {str(n): 3 for n in range(1, 7)}
    assert stars(arrange(charterstone={"crates": noted}), "charterstone") == 0
    assert stars(arrange(charterstone={"crates": noted, "marked": [2, 5]}), "charterstone") == 2
    full = {"crates": noted, "marked": [1, 2, 3, 4, 5, 6]}
    assert stars(arrange(charterstone=full), "charterstone") == 6


def test_rr_127_with_a_pair_there_is_nothing_to_choose() -> None:
    table = arrange("charterstone", rolled=(2, 2), resources={"coin": 4})
    decide(table, "buy 4")
    assert options(table, "use gained 4 charterstone") == {
        "use gained 4 charterstone building-note-d1"
    }
    assert "RR-127" in refused(table, "use gained 4 charterstone building-note-d2")
    decide(table, "use gained 4 charterstone building-note-d1")
    assert marks(table, "charterstone")["crates"] == {"4": 2}
