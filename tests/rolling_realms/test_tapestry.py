"""Tapestry (RR-110 to RR-115)."""

from __future__ import annotations

from typing import Any

from tests.rolling_realms.arrange import arrange, decide, gained, marks, options, refused, stars

PREFILLED = [(1, 6), (2, 2), (3, 3), (4, 6), (6, 1), (6, 4)]
OPEN = [(r, c) for r in range(1, 7) for c in range(1, 7) if (r, c) not in PREFILLED]
SQUARES = [["pumpkin", "heart", "coin"], ["coin", "pumpkin", "heart"], ["heart", "coin", "pumpkin"]]


def filled(*empty: tuple[int, int]) -> dict[str, Any]:
    """All cells but these."""
    return {"filled": [list(cell) for cell in OPEN if cell not in empty]}


def placements(value: int, *empty: tuple[int, int]) -> set[str]:
    """Name the placements of a die on a card with only some cells empty."""
    table = arrange(tapestry=filled(*empty), rolled=(value, value))
    return {name.removeprefix("use d1 tapestry ") for name in options(table, "use d1 tapestry")}


def test_rr_110_six_cells_are_filled_from_the_start() -> None:
    table = arrange("tapestry", rolled=(1, 2))
    assert len(options(table, "use d1 tapestry")) == 30
    for row, column in OPEN:
        assert f"use d1 tapestry {row}:{column}" in options(table)


def test_rr_110_big_squares_give_their_resources() -> None:
    for row, line in enumerate(SQUARES):
        for column, resource in enumerate(line):
            cells = [(2 * row + i, 2 * column + j) for i in (1, 2) for j in (1, 2)]
            last = next(cell for cell in cells if cell in OPEN)
            table = arrange(tapestry=filled(last), rolled=(1, 2))
            decide(table, f"use d1 tapestry {last[0]}:{last[1]}")
            names = ("pumpkin", "heart", "coin")
            assert gained(table) == tuple(int(name == resource) for name in names)


def test_rr_110_the_shapes() -> None:
    counts = [
        len(options(arrange("tapestry", rolled=(value, 6 if value < 6 else 5)), "use d1 tapestry"))
        for value in range(1, 7)
    ]
    assert counts == [30, 42, 60, 40, 19, 17]


def test_rr_111_a_shape_of_as_many_cells_whole_and_on_empty_cells() -> None:
    table = arrange(tapestry=filled((1, 1), (1, 2), (1, 3)), rolled=(3, 4))
    assert options(table, "use d1 tapestry") == set()
    assert "not of 2 (RR-111)" in refused(table, "use d1 tapestry 1:1 1:2")
    assert "row 2 column 1 is filled already (RR-111)" in refused(
        table, "use d1 tapestry 1:1 1:2 2:1"
    )
    for value in range(1, 7):
        blank = arrange("tapestry", rolled=(value, 6 if value < 6 else 5))
        assert {len(name.split()[3:]) for name in options(blank, "use d1 tapestry")} == {value}


def test_rr_112_rotation_is_free() -> None:
    block = [(4, 1), (4, 2), (5, 1), (5, 2)]
    assert placements(3, *block) == {
        "4:1 4:2 5:1",
        "4:1 4:2 5:2",
        "4:1 5:1 5:2",
        "4:2 5:1 5:2",
    }
    assert placements(2, *block) == {"4:1 4:2", "5:1 5:2", "4:1 5:1", "4:2 5:2"}


def test_rr_112_mirror_images_are_rotations() -> None:
    table = arrange("tapestry", rolled=(5, 6))
    for die in ("d1", "d2"):
        for name in options(table, f"use {die} tapestry"):
            cells = [(int(c[0]), int(c[2])) for c in name.split()[3:]]
            left = min(column for _, column in cells)
            right = max(column for _, column in cells)
            mirrored = {(row, left + right - column) for row, column in cells}
            if not mirrored & set(PREFILLED):
                words = " ".join(f"{row}:{column}" for row, column in sorted(mirrored))
                assert f"use {die} tapestry {words}" in options(table)


def test_rr_113_a_shape_may_come_again() -> None:
    table = arrange(tapestry={"filled": [[1, 1], [1, 2]]}, rolled=(2, 2))
    decide(table, "use d1 tapestry 1:3 1:4")
    assert marks(table, "tapestry")["filled"] == [[1, 1], [1, 2], [1, 3], [1, 4]]


def test_rr_114_one_placement_can_complete_several_big_squares() -> None:
    table = arrange(tapestry=filled((2, 4), (2, 5)), rolled=(2, 6))
    decide(table, "use d1 tapestry 2:4 2:5")
    assert gained(table) == (0, 1, 1)


def test_rr_114_a_square_pays_only_when_it_is_completed() -> None:
    table = arrange(tapestry={"filled": [[1, 1], [1, 2]]}, rolled=(1, 6))
    decide(table, "use d1 tapestry 1:3")
    assert gained(table) == (0, 0, 0)


def test_rr_115_a_star_for_each_big_row_and_column() -> None:
    assert stars(arrange(tapestry=filled((1, 1))), "tapestry") == 4
    assert stars(arrange(tapestry=filled((1, 1), (3, 4))), "tapestry") == 2
    assert stars(arrange(tapestry=filled()), "tapestry") == 6
    assert stars(arrange("tapestry"), "tapestry") == 0
    top = {"filled": [list(cell) for cell in OPEN if cell[0] <= 2]}
    assert stars(arrange(tapestry=top), "tapestry") == 1
