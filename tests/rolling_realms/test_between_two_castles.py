"""Between Two Castles (RR-150 to RR-154)."""

from __future__ import annotations

import pytest

from tests.rolling_realms.arrange import (
    Marks,
    arrange,
    decide,
    gained,
    marks,
    options,
    refused,
    stars,
)

REALM = "between_two_castles"
EMPTY: dict[str, list[int]] = {"1": [], "2": [], "3": []}


def castles(left: dict[str, list[int]], right: dict[str, list[int]]) -> Marks:
    return {"left": {**EMPTY, **left}, "right": {"1": [], "2": [], **right}}


@pytest.mark.parametrize(
    ("castle", "column", "below", "gain"),
    [
        ("left", "1", [], (1, 0, 0)),
        ("left", "2", [4], (2, 0, 0)),
        ("left", "3", [4], (0, 2, 0)),
        ("right", "1", [4], (0, 1, 1)),
        ("right", "2", [5, 4], (0, 0, 2)),
    ],
)
def test_rr_150_five_columns_and_their_rewards(
    castle: str, column: str, below: list[int], gain: tuple[int, int, int]
) -> None:
    card = castles({}, {})
    card[castle][column] = below
    table = arrange(between_two_castles=card, rolled=(3, 6))
    decide(table, f"use d1 {REALM} {castle} {column}")
    assert gained(table) == gain
    assert f"use d2 {REALM} {castle} {column}" not in options(table)


def test_rr_151_numbers_fall_upwards() -> None:
    table = arrange(between_two_castles=castles({"2": [3]}, {"2": [5]}), rolled=(3, 4))
    assert f"use d1 {REALM} left 2" not in options(table)
    assert "ends with 3: the next number must be lower than that (RR-151)" in refused(
        table, f"use d1 {REALM} left 2"
    )
    assert f"use d2 {REALM} right 2" in options(table)
    ground = arrange(REALM, rolled=(6, 1))
    assert len(options(ground, f"use d1 {REALM}")) == 5
    full = arrange(between_two_castles=castles({"1": [6]}, {}), rolled=(1, 2))
    assert "is full (RR-151)" in refused(full, f"use d1 {REALM} left 1")


def test_rr_152_a_one_on_top_ends_a_column_but_no_other() -> None:
    table = arrange(between_two_castles=castles({"3": [1]}, {}), rolled=(1, 6))
    assert options(table, f"use d1 {REALM}") == {
        f"use d1 {REALM} {column}" for column in ("left 1", "left 2", "right 1", "right 2")
    }


def test_rr_153_a_column_pays_when_it_is_complete_doors_included() -> None:
    table = arrange(between_two_castles=castles({"2": [5]}, {}), rolled=(4, 6))
    decide(table, f"use d1 {REALM} left 2")
    assert gained(table) == (2, 0, 0)
    assert marks(table, REALM)["left"]["2"] == [5, 4]
    half = arrange(between_two_castles=castles({}, {"2": [5]}), rolled=(4, 6))
    decide(half, f"use d1 {REALM} right 2")
    assert gained(half) == (0, 0, 0)


def test_rr_154_a_star_for_each_row() -> None:
    def of(left: dict[str, list[int]], right: dict[str, list[int]]) -> int:
        return stars(arrange(between_two_castles=castles(left, right)), REALM)

    assert of({"1": [3]}, {}) == 0
    assert of({"1": [3], "3": [3]}, {}) == 1
    assert of({}, {"2": [3]}) == 1
    assert of({"2": [3, 2]}, {}) == 1
    assert of({}, {"1": [3], "2": [3, 2]}) == 2
    left = {"1": [3], "2": [3, 2], "3": [3, 2]}
    assert of(left, {"1": [3, 2], "2": [3, 2, 1]}) == 6
