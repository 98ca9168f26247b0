"""Tapestry: a die of value v fills the shape of v cells on a six by six grid.

A placement is a shape in one rotation at one place, known by the 36-bit mask of its cells; all
that avoid the cells filled from the start are listed once, by value.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from grani.core.bits import bit
from grani.core.reading import Reader
from grani.rolling_realms.realm import Args, Realm, covered
from grani.rolling_realms.resources import COIN, HEART, PUMPKIN, some, written

if TYPE_CHECKING:
    from grani.rolling_realms.cards import Earned, TapestryLayout, TapestryMarks
    from grani.rolling_realms.sheet import Sheet
    from grani.rolling_realms.table import Table

Cell = tuple[int, int]
"""Row and column, from 1."""

SIDE: Final[int] = 6
PREFILLED: Final[list[Cell]] = [(1, 6), (2, 2), (3, 3), (4, 6), (6, 1), (6, 4)]  # RR-110
SQUARE_GAINS: Final[list[list[i64]]] = [  # RR-110: big squares, by big row and big column
    [PUMPKIN, HEART, COIN],
    [COIN, PUMPKIN, HEART],
    [HEART, COIN, PUMPKIN],
]
SHAPES: Final[list[list[Cell]]] = [  # RR-110: one rotation of the shape of each value
    [(1, 1)],
    [(1, 1), (1, 2)],
    [(1, 1), (2, 1), (2, 2)],
    [(1, 1), (2, 1), (3, 1), (2, 2)],
    [(1, 1), (2, 1), (3, 1), (3, 2), (3, 3)],
    [(1, 1), (2, 1), (2, 2), (3, 1), (3, 2), (3, 3)],
]


def mask_of(cells: list[Cell]) -> i64:
    """Give the bits of some cells."""
    mask: i64 = 0
    row: i64
    column: i64
    for row, column in cells:
        mask |= bit(SIDE * (row - 1) + column - 1)
    return mask


def cells_of(mask: i64) -> list[Cell]:
    """List the cells of a mask, row by row."""
    return [(n // SIDE + 1, n % SIDE + 1) for n in range(SIDE * SIDE) if mask >> n & 1]


def rotations(shape: list[Cell]) -> list[list[Cell]]:
    """Give the different rotations of a shape, each in the top left corner (RR-112)."""
    found: list[list[Cell]] = []
    for _ in range(4):
        top = min(row for row, _ in shape)
        left = min(column for _, column in shape)
        shape = sorted((row - top + 1, column - left + 1) for row, column in shape)
        if shape not in found:
            found.append(shape)
        shape = [(column, -row) for row, column in shape]
    return found


BLANK: Final[i64] = mask_of(PREFILLED)


def _placements(shape: list[Cell]) -> list[i64]:
    masks: list[i64] = []
    for turned in rotations(shape):
        height = max(row for row, _ in turned)
        width = max(column for _, column in turned)
        for down in range(SIDE - height + 1):
            for right in range(SIDE - width + 1):
                mask = mask_of([(row + down, column + right) for row, column in turned])
                if mask & BLANK == 0:
                    masks.append(mask)
    return masks


def _starts(counts: list[int]) -> list[i64]:
    starts: list[i64] = [0, 0]
    for count in counts:
        starts.append(starts[-1] + count)
    return starts


_BY_VALUE: Final[list[list[i64]]] = [_placements(shape) for shape in SHAPES]
MASKS: Final[vec[i64]] = vec[i64]([mask for masks in _BY_VALUE for mask in masks])
"""The cells of each placement."""
STARTS: Final[vec[i64]] = vec[i64](_starts([len(masks) for masks in _BY_VALUE]))
"""Where the placements of a value start; those of the next value start where they end."""
SQUARES: Final[vec[i64]] = vec[i64](
    [
        mask_of([(2 * row + i, 2 * column + j) for i in (1, 2) for j in (1, 2)])
        for row in range(3)
        for column in range(3)
    ]
)
GAINS: Final[vec[i64]] = vec[i64]([some(gain) for row in SQUARE_GAINS for gain in row])
LINES: Final[vec[i64]] = vec[i64](
    [mask_of([(2 * line + i, n) for i in (1, 2) for n in range(1, SIDE + 1)]) for line in range(3)]
    + [
        mask_of([(n, 2 * line + i) for i in (1, 2) for n in range(1, SIDE + 1)])
        for line in range(3)
    ]
)
"""Big rows and big columns."""
LINE_NAMES: Final[list[str]] = [f"{way}:{n}" for way in ("row", "column") for n in (1, 2, 3)]
SQUARE_COUNT: Final[i64] = 9
LINE_COUNT: Final[i64] = 6


@final
class Tapestry(Realm):
    """Marks: 36 bits, a filled cell each, row by row."""

    def __init__(self) -> None:
        super().__init__(1, "tapestry", "T", first=304, size=len(MASKS))

    def blank(self) -> i64:
        return BLANK

    def find(self, table: Table, sheet: Sheet, marks: i64, value: i64, die: i64, base: i64) -> None:
        masks = MASKS
        placement: i64
        for placement in range(STARTS[value], STARTS[value + 1]):
            if masks[placement] & marks == 0:
                table.allow(base + placement)

    def mark(self, table: Table, sheet: Sheet, marks: i64, value: i64, placement: i64) -> i64:
        filled = marks | MASKS[placement]
        gain: i64 = 0
        n: i64
        for n in range(SQUARE_COUNT):
            square = SQUARES[n]
            if filled & square == square and marks & square != square:
                gain += GAINS[n]
        if gain:
            table.gain(sheet, gain)
        return filled

    def stars(self, sheet: Sheet, marks: i64, least: i64) -> i64:
        stars: i64 = 0
        n: i64
        for n in range(LINE_COUNT):
            line = LINES[n]
            if marks & line == line:
                stars += 1
        return stars

    # ------------------------------------------------------------------ for people

    def placement_name(self, placement: i64) -> str:
        return " ".join(f"{row}:{column}" for row, column in cells_of(MASKS[placement]))

    def option(self, marks: i64, value: i64, placement: i64) -> tuple[str, Args, list[str]]:
        cells = cells_of(MASKS[placement])
        return (
            "place",
            {"row": cells[0][0], "column": cells[0][1], "cells": value},
            [f"cell:{row}:{column}" for row, column in cells],
        )

    def write(self, marks: i64) -> TapestryMarks:
        return {"filled": [[row, column] for row, column in cells_of(marks & ~BLANK)]}

    def earned(self, sheet: Sheet, marks: i64, stars: i64) -> Earned:
        return {
            "stars": {LINE_NAMES[n]: 1 for n in covered(marks, LINES)},
            "gains": [f"square:{n // 3 + 1}:{n % 3 + 1}" for n in covered(marks, SQUARES)],
        }

    def read(self, reader: Reader) -> i64:
        marks = BLANK
        for i, item in enumerate(reader.items("filled", 0, SIDE * SIDE)):
            field = f"filled[{i}]"
            if not isinstance(item, list) or len(item) != 2:
                reader.fail("expected a cell: [row, column]", field)
            row = reader.check_integer(item[0], f"{field}[0]", 1, SIDE)
            column = reader.check_integer(item[1], f"{field}[1]", 1, SIDE)
            cell = mask_of([(row, column)])
            if cell & BLANK:
                reader.fail(f"row {row} column {column} is filled from the start", field)
            if cell & marks:
                reader.fail(f"row {row} column {column} stands there twice", field)
            marks |= cell
        return marks

    def layout(self) -> TapestryLayout:
        return {
            "prefilled": [list(cell) for cell in PREFILLED],
            "squares": [written(gain) for gain in GAINS],
            "shapes": [[list(cell) for cell in shape] for shape in SHAPES],
        }
