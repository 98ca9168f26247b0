"""Between Two Cities (RR-160 to RR-165)."""

from __future__ import annotations

from tests.rolling_realms.arrange import arrange, decide, gained, options, refused, sheet, stars

REALM = "between_two_cities"
ROWS = [(1, 0, 1), (0, 1, 1), (1, 1, 0)]
COLUMNS = [(2, 0, 0), (0, 0, 2), (0, 2, 0)]
LATIN = [[1, 2, 3], [2, 3, 1], [3, 1, 2]]
Grid = list[list[int | None]]


def test_rr_160_rewards_of_rows_and_columns() -> None:
    for line in range(3):
        row: Grid = [[None] * 3 for _ in range(3)]
        row[line] = [1, 2, None]
        table = arrange(between_two_cities={"grid": row}, rolled=(3, 6))
        decide(table, f"use d1 {REALM} {line + 1}:3")
        assert gained(table) == ROWS[line]
        column: Grid = [[None] * 3 for _ in range(3)]
        column[0][line], column[1][line] = 1, 2
        table = arrange(between_two_cities={"grid": column}, rolled=(3, 6))
        decide(table, f"use d1 {REALM} 3:{line + 1}")
        assert gained(table) == COLUMNS[line]


def test_rr_161_equal_numbers_share_no_side() -> None:
    grid: Grid = [[None] * 3, [None, 4, None], [None] * 3]
    table = arrange(between_two_cities={"grid": grid}, rolled=(4, 5))
    assert options(table, f"use d1 {REALM}") == {
        f"use d1 {REALM} {cell}" for cell in ("1:1", "1:3", "3:1", "3:3")
    }
    assert len(options(table, f"use d2 {REALM}")) == 8
    assert "row 1 column 2 has a neighbour with the same number 4 (RR-161)" in refused(
        table, f"use d1 {REALM} 1:2"
    )
    assert "row 2 column 2 is filled already (RR-161)" in refused(table, f"use d2 {REALM} 2:2")


def test_rr_162_a_number_may_complete_a_row_and_a_column() -> None:
    grid: Grid = [[1, 2, None], [None, None, 1], [None, None, 2]]
    table = arrange(between_two_cities={"grid": grid}, rolled=(3, 6))
    decide(table, f"use d1 {REALM} 1:3")
    assert gained(table) == (1, 2, 1)


def others(pumpkin: int, scythe: list[int], grid: Grid) -> int:
    """Stars of Cities beside Scythe and My Little Scythe."""
    table = arrange(
        "my_little_scythe",
        scythe={"bottom": scythe},
        between_two_cities={"grid": grid},
        resources={"pumpkin": pumpkin, "heart": pumpkin, "coin": pumpkin},
    )
    return stars(table, REALM)


def test_rr_163_the_lower_of_the_two_others_but_no_more_than_filled_cells() -> None:
    full: Grid = [list(row) for row in LATIN]
    two: Grid = [[1, 2, None], [None] * 3, [None] * 3]
    assert others(6, [1, 2, 3, 4], full) == 4
    assert others(6, [1, 2, 3, 4, 5, 6], full) == 6
    assert others(6, [1, 2, 3, 4], two) == 2


def test_rr_163_tenths_are_no_part_of_it() -> None:
    table = arrange(
        "pyramid",
        "wingspan",
        between_two_cities={"grid": [list(row) for row in LATIN]},
        resources={"coin": 12},
    )
    assert stars(table, REALM) == 0
    assert table.scores() == [12]


def test_rr_164_my_little_scythe_is_counted_first() -> None:
    full: Grid = [list(row) for row in LATIN]
    assert others(5, [1, 2, 3, 4], full) == 0
    assert others(6, [1, 2, 3, 4, 5], full) == 5


def test_rr_165_the_result_is_that_at_the_end_of_the_round() -> None:
    table = arrange(
        scythe={"top": [1], "bottom": []},
        charterstone={"crates": {"1": 3, "2": 5}, "marked": [1]},
        between_two_cities={"grid": [list(row) for row in LATIN]},
        rolled=(5, 2),
        resources={"heart": 1},
        turn=9,
    )
    assert stars(table, REALM) == 0
    decide(table, "use d1 scythe bottom", "end turn")
    assert sheet(table)["results"] == [30]
