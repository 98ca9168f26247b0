"""Scythe (RR-100 to RR-104)."""

from __future__ import annotations

from tests.rolling_realms.arrange import arrange, decide, hand, marks, options, refused, stars

COLUMNS = [
    (1, "coin", 5, "heart"),
    (2, "heart", 6, "pumpkin"),
    (3, "pumpkin", 2, "coin"),
    (4, "coin", 1, "pumpkin"),
    (5, "heart", 4, "coin"),
    (6, "pumpkin", 3, "heart"),
]
HAND = {"pumpkin": (1, 0, 0), "heart": (0, 1, 0), "coin": (0, 0, 1)}


def test_rr_100_six_columns_with_a_gain_above_and_a_cost_below() -> None:
    for top, gain, bottom, cost in COLUMNS:
        table = arrange("scythe", rolled=(top, bottom))
        decide(table, "use d1 scythe top")
        assert hand(table) == HAND[gain]
        table = arrange("scythe", rolled=(top, bottom), resources={cost: 1})
        decide(table, "use d2 scythe bottom")
        assert hand(table) == (0, 0, 0)
        assert marks(table, "scythe") == {"top": [], "bottom": [bottom]}


def test_rr_101_top_or_bottom_and_the_bottom_stands_alone() -> None:
    table = arrange("scythe", rolled=(5, 3), resources={"heart": 1})
    assert options(table, "use d1 scythe") == {"use d1 scythe top", "use d1 scythe bottom"}
    poor = arrange("scythe", rolled=(5, 3))
    assert options(poor, "use d1 scythe") == {"use d1 scythe top"}
    assert "bottom number 5 costs 1 heart, and there is none in hand (RR-101)" in refused(
        poor, "use d1 scythe bottom"
    )


def test_rr_102_the_same_columns_bottom_may_be_bought_at_once() -> None:
    table = arrange("scythe", rolled=(3, 5), resources={"coin": 1})
    decide(table, "use d1 scythe top-and-bottom")
    assert marks(table, "scythe") == {"top": [3], "bottom": [2]}
    assert hand(table) == (1, 0, 0)
    assert stars(table, "scythe") == 1


def test_rr_102_only_at_that_moment() -> None:
    table = arrange("scythe", rolled=(3, 5), resources={"coin": 1})
    decide(table, "use d1 scythe top")
    assert options(table, "use") & options(table, "use d2 scythe") == set()
    poor = arrange("scythe", rolled=(3, 5))
    assert "costs 1 coin" in refused(poor, "use d1 scythe top-and-bottom")


def test_rr_103_each_number_once() -> None:
    table = arrange(scythe={"top": [5], "bottom": [2]}, rolled=(3, 5), resources={"coin": 3})
    assert options(table, "use d1 scythe") == {"use d1 scythe top"}
    assert "bottom number 2 under it is marked already (RR-103)" in refused(
        table, "use d1 scythe top-and-bottom"
    )
    assert "top number 5 is marked already (RR-103)" in refused(table, "use d2 scythe top")


def test_rr_104_a_star_for_each_bottom_number() -> None:
    assert stars(arrange(scythe={"top": [1, 2, 3]}), "scythe") == 0
    assert stars(arrange(scythe={"bottom": [1, 4, 6]}), "scythe") == 3
    assert stars(arrange(scythe={"bottom": [1, 2, 3, 4, 5, 6]}), "scythe") == 6
