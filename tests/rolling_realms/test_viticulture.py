"""Viticulture (RR-170 to RR-175)."""

from __future__ import annotations

from tests.rolling_realms.arrange import arrange, decide, gained, marks, options, refused, stars

GAINS = [(0, 0, 1), (0, 0, 1), (0, 1, 0), (0, 1, 0), (1, 0, 0), (1, 0, 0)]


def orders(rolled: int, *grapes: int, crossed: tuple[int, ...] = ()) -> set[str]:
    """Name what a die can press with some grapes, of which some are crossed off."""
    filled = [12][: len(crossed)]
    card = {"gained": list(grapes), "crossed": list(crossed), "orders": filled}
    table = arrange(viticulture=card, rolled=(rolled, 6 if rolled < 6 else 5))
    start = "use d1 viticulture order"
    return {name.removeprefix(start + " ") for name in options(table, start)}


def test_rr_170_grapes_and_orders() -> None:
    for value, gain in enumerate(GAINS, start=1):
        table = arrange("viticulture", rolled=(value, value % 6 + 1))
        decide(table, "use d1 viticulture grape")
        assert gained(table) == gain
    assert {name.split()[0] for name in orders(6, 1, 2, 3, 4, 5, 6)} == {"10", "11", "12"}


def test_rr_171_a_grape_is_gained_once() -> None:
    card = {"gained": [4, 6], "crossed": [6], "orders": [10]}
    table = arrange(viticulture=card, rolled=(4, 6))
    for die, grape in (("d1", 4), ("d2", 6)):
        assert f"grape {grape} was gained before this round (RR-171)" in refused(
            table, f"use {die} viticulture grape"
        )


def test_rr_172_die_and_grapes_fill_an_order_not_above_their_sum() -> None:
    assert orders(6, 5) == {"10 with 5", "11 with 5"}
    assert orders(6) == set()
    assert orders(5, 4, 1) == {"10 with 1 4"}
    table = arrange(viticulture={"gained": [5]}, rolled=(6, 1))
    decide(table, "use d1 viticulture order 11 with 5")
    assert marks(table, "viticulture") == {"gained": [5], "crossed": [5], "orders": [11]}
    other = arrange(viticulture={"gained": [5, 6], "crossed": [5], "orders": [11]}, rolled=(6, 3))
    assert "make 9, the order asks for 10 (RR-172)" in refused(
        other, "use d2 viticulture order 10 with 6"
    )
    assert "order 11 is filled already" in refused(other, "use d1 viticulture order 11 with 6")
    assert "grape 5 is crossed off already" in refused(other, "use d1 viticulture order 10 with 5")
    assert "grape 4 has not been gained yet" in refused(other, "use d1 viticulture order 10 with 4")


def test_rr_173_one_order_an_activation_and_fresh_grapes_with_an_empowered_die() -> None:
    table = arrange("viticulture", rolled=(6, 5), resources={"pumpkin": 3})
    decide(table, "use d1 viticulture grape")
    assert options(table, "use d2 viticulture") == set()
    decide(table, "empower d2 0", "use d2 viticulture order 11 with 6")
    assert stars(table, "viticulture") == 2
    rich = arrange(viticulture={"gained": [4, 5, 6]}, rolled=(6, 5))
    decide(rich, "use d1 viticulture order 12 with 4 5 6")
    assert marks(rich, "viticulture")["orders"] == [12]


def test_rr_174_orders_in_any_sequence_two_stars_each() -> None:
    card = {"gained": [4, 5, 6], "crossed": [6], "orders": [12]}
    table = arrange(viticulture=card, rolled=(6, 5))
    assert stars(table, "viticulture") == 2
    decide(table, "use d1 viticulture order 10 with 4")
    assert stars(table, "viticulture") == 4
    assert stars(arrange(viticulture={"gained": [1, 2, 3]}), "viticulture") == 0


def test_rr_175_more_grapes_than_needed_may_go_but_not_the_one_just_gained() -> None:
    assert "10 with 1 2 3 6" in orders(6, 1, 2, 3, 6)
    table = arrange(viticulture={"gained": [4]}, rolled=(6, 2))
    assert options(table, "use d1 viticulture") == {
        "use d1 viticulture grape",
        "use d1 viticulture order 10 with 4",
    }


def test_orders_say_what_they_waste() -> None:
    table = arrange(viticulture={"gained": [4, 5], "crossed": [], "orders": []}, rolled=(6, 1))
    prompt = table.prompt(0)
    assert prompt is not None
    wasted = {
        (option.args["order"], option.args["grapes"]): option.args["waste"]
        for option in prompt.options
        if option.does == "order" and option.args["die"] == "d1"
    }
    assert wasted[10, "4"] == 0
    assert wasted[10, "4, 5"] == 5
    assert len(wasted) == len(options(table, "use d1 viticulture order"))
