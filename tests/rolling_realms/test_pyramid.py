"""The Society, or Pyramid (RR-200 to RR-205)."""

from __future__ import annotations

import pytest

from tests.rolling_realms.arrange import arrange, decide, gained, options, refused, stars

Rows = list[list[int | None]]
EMPTY: Rows = [[None] * 2, [None] * 3, [None] * 4]


def rows(*filled: tuple[int, int, int]) -> dict[str, Rows]:
    """Cards with a number: row, place, number."""
    card = [list(row) for row in EMPTY]
    for row, place, number in filled:
        card[row - 1][place - 1] = number
    return {"rows": card}


def cards(value: int, *filled: tuple[int, int, int]) -> set[str]:
    """Name the cards a die can be written on."""
    table = arrange(pyramid=rows(*filled), rolled=(value, value))
    return {name.split()[-1] for name in options(table, "use d1 pyramid")}


def test_rr_200_nine_cards_in_rows_of_two_three_and_four() -> None:
    assert cards(3) == {"1:1", "1:2", "2:1", "2:2", "2:3", "3:1", "3:2", "3:3", "3:4"}
    assert cards(6, (1, 1, 6)) == {"1:2", "2:3", "3:1", "3:2", "3:3", "3:4"}
    assert cards(1, (3, 2, 1)) == {"1:1", "1:2", "2:3", "3:1", "3:3", "3:4"}


def test_rr_201_lower_than_all_above_and_higher_than_all_below() -> None:
    assert "2:2" not in cards(4, (1, 1, 6), (1, 2, 4))
    assert "2:2" in cards(3, (1, 1, 6), (1, 2, 4))
    assert "2:2" not in cards(3, (3, 2, 1), (3, 3, 3))
    assert "2:2" in cards(4, (3, 2, 1), (3, 3, 3))
    assert "2:1" in cards(5, (2, 2, 5))
    table = arrange(pyramid=rows((1, 1, 4), (3, 3, 2)), rolled=(4, 2))
    assert "card 2 of row 2 must be lower than the 4 above it (RR-201)" in refused(
        table, "use d1 pyramid 2:2"
    )
    assert "card 2 of row 2 must be higher than the 2 below it (RR-201)" in refused(
        table, "use d2 pyramid 2:2"
    )
    assert "card 1 of row 1 is filled already (RR-201)" in refused(table, "use d1 pyramid 1:1")


def test_rr_202_a_number_may_spoil_its_neighbours() -> None:
    assert "1:1" in cards(1)
    assert cards(3, (1, 1, 1)).isdisjoint({"2:1", "2:2"})


@pytest.mark.parametrize(
    ("row", "size", "gain"), [(1, 2, (0, 1, 1)), (2, 3, (1, 1, 1)), (3, 4, (2, 1, 1))]
)
def test_rr_203_a_row_gives_its_bonus(row: int, size: int, gain: tuple[int, int, int]) -> None:
    table = arrange(pyramid=rows(*((row, n, 3) for n in range(1, size))), rolled=(3, 5))
    decide(table, f"use d1 pyramid {row}:{size}")
    assert gained(table) == gain


def test_rr_204_a_star_for_each_set_and_one_for_all_nine() -> None:
    def of(*filled: tuple[int, int, int]) -> int:
        return stars(arrange(pyramid=rows(*filled)), "pyramid")

    top = [(1, 1, 6), (1, 2, 6), (2, 1, 5), (2, 2, 5), (2, 3, 5)]
    assert of(*top[:1], *top[2:4]) == 1
    assert of(*top) == 2
    assert of(*top, (3, 1, 4), (3, 2, 4), (3, 3, 4)) == 4
    assert of(*top, (3, 1, 4), (3, 2, 4), (3, 3, 4), (3, 4, 4)) == 6


def test_rr_205_only_direct_neighbours_count() -> None:
    assert "3:1" in cards(6, (1, 1, 2))
    assert "3:2" in cards(2, (1, 1, 2))
    assert "2:3" in cards(6, (2, 2, 1))
