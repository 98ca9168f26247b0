"""Between Two Castles: numbers go up in columns, each lower than the one below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from grani.core.bits import bit
from grani.core.reading import Reader
from grani.rolling_realms.realm import Args, Realm, covered
from grani.rolling_realms.resources import pack, written

if TYPE_CHECKING:
    from grani.rolling_realms.cards import (
        BetweenTwoCastlesLayout,
        BetweenTwoCastlesMarks,
        Castle,
        Earned,
    )
    from grani.rolling_realms.sheet import Sheet
    from grani.rolling_realms.table import Table

CASTLES: Final[list[Castle]] = ["left", "right"]
LEVELS: Final[int] = 3


@final
@mypyc_attr(acyclic=True)
class Column:
    """One column: its castle, its number there, the levels it fills, and what completing it gives.

    A door stands on the levels below the first cell.
    """

    def __init__(self, castle: i64, number: i64, levels: list[int], gain: i64) -> None:
        self.castle: Final[i64] = castle
        self.number: Final[i64] = number
        self.first_level: Final[i64] = levels[0]
        self.cells: Final[i64] = len(levels)
        self.gain: Final[i64] = gain
        self.name: Final[str] = f"{CASTLES[castle]} {number}"


COLUMNS: Final[vec[Column]] = vec[Column](  # RR-150
    [
        Column(0, 1, [1], pack(pumpkin=1)),
        Column(0, 2, [2, 3], pack(pumpkin=2)),
        Column(0, 3, [1, 2], pack(heart=2)),
        Column(1, 1, [2, 3], pack(coin=1, heart=1)),
        Column(1, 2, [1, 2, 3], pack(coin=2)),
    ]
)
COLUMN_COUNT: Final[i64] = len(COLUMNS)

STARTS: Final[vec[i64]] = vec[i64](
    [sum(COLUMNS[i].cells for i in range(column)) for column in range(COLUMN_COUNT)]
)
"""The first cell of each column; cells are counted column by column, from the bottom."""


def _rows() -> list[i64]:
    rows: list[i64] = []
    for castle in range(len(CASTLES)):
        for level in range(1, LEVELS + 1):
            row: i64 = 0
            for i, column in enumerate(COLUMNS):
                height: i64 = level - column.first_level
                if column.castle == castle and 0 <= height < column.cells:
                    row |= bit(STARTS[i] + height)
            rows.append(row)
    return rows


ROWS: Final[vec[i64]] = vec[i64](_rows())
"""The cells of each row, as bits; doors count as filled (RR-153)."""
ROW_COUNT: Final[i64] = len(ROWS)
ROW_NAMES: Final[list[str]] = [
    f"row:{castle}:{level}" for castle in CASTLES for level in range(1, LEVELS + 1)
]
CELL_COUNT: Final[i64] = STARTS[COLUMN_COUNT - 1] + COLUMNS[COLUMN_COUNT - 1].cells


def filled(marks: i64) -> i64:
    """Give the filled cells as bits."""
    cells: i64 = 0
    cell: i64
    for cell in range(CELL_COUNT):
        if marks >> 3 * cell & 7:
            cells |= bit(cell)
    return cells


@final
class BetweenTwoCastles(Realm):
    """Marks: the number in each cell, three bits. A placement is a column."""

    def __init__(self) -> None:
        super().__init__(5, "between_two_castles", "K", first=16, size=COLUMN_COUNT)

    def height(self, marks: i64, column: i64) -> i64:
        """Give how many cells of a column are filled."""
        cells = marks >> 3 * STARTS[column]
        size = COLUMNS[column].cells
        filled: i64 = 0
        while filled < size and cells & 7:
            cells >>= 3
            filled += 1
        return filled

    def below(self, marks: i64, column: i64, height: i64) -> i64:
        """Give the number a new one would lie on; 7 on the ground and on a door (RR-151)."""
        if height == 0:
            return 7
        return marks >> 3 * (STARTS[column] + height - 1) & 7

    def find(self, table: Table, sheet: Sheet, marks: i64, value: i64, die: i64, base: i64) -> None:
        column: i64
        for column in range(COLUMN_COUNT):
            height = self.height(marks, column)
            if height < COLUMNS[column].cells and value < self.below(marks, column, height):
                table.allow(base + column)

    def mark(self, table: Table, sheet: Sheet, marks: i64, value: i64, placement: i64) -> i64:
        height = self.height(marks, placement)
        if height == COLUMNS[placement].cells - 1:
            table.gain(sheet, COLUMNS[placement].gain)
        return marks | value << 3 * (STARTS[placement] + height)

    def stars(self, sheet: Sheet, marks: i64, least: i64) -> i64:
        cells = filled(marks)
        stars: i64 = 0
        n: i64
        for n in range(ROW_COUNT):
            if cells & ROWS[n] == ROWS[n]:
                stars += 1
        return stars

    # ------------------------------------------------------------------ for people

    def placement_name(self, placement: i64) -> str:
        return COLUMNS[placement].name

    def option(self, marks: i64, value: i64, placement: i64) -> tuple[str, Args, list[str]]:
        column = COLUMNS[placement]
        level = column.first_level + self.height(marks, placement)
        castle = CASTLES[column.castle]
        return (
            castle,
            {"column": column.number, "level": level},
            [f"{castle}:{column.number}:{level}"],
        )

    def write(self, marks: i64) -> BetweenTwoCastlesMarks:
        return {"left": self._castle(marks, 0), "right": self._castle(marks, 1)}

    def _castle(self, marks: i64, castle: i64) -> dict[str, list[int]]:
        """Write the values in each column of a castle."""
        return {
            str(column.number): [
                marks >> 3 * (STARTS[i] + n) & 7 for n in range(self.height(marks, i))
            ]
            for i, column in enumerate(COLUMNS)
            if column.castle == castle
        }

    def earned(self, sheet: Sheet, marks: i64, stars: i64) -> Earned:
        return {
            "stars": {ROW_NAMES[n]: 1 for n in covered(filled(marks), ROWS)},
            "gains": [
                f"column:{CASTLES[column.castle]}:{column.number}"
                for i, column in enumerate(COLUMNS)
                if self.height(marks, i) == column.cells
            ],
        }

    def read(self, reader: Reader) -> i64:
        marks: i64 = 0
        readers = [reader.inner(castle) for castle in CASTLES]
        i: i64
        for i in range(COLUMN_COUNT):
            column = COLUMNS[i]
            inner = readers[column.castle]
            field = str(column.number)
            below: i64 = 7
            cell = STARTS[i]
            for n, item in enumerate(inner.items(field, 0, int(column.cells))):
                value: i64 = inner.check_integer(item, f"{field}[{n}]", 1, 6)
                if value >= below:
                    inner.fail(f"{value} cannot lie on {below}: numbers fall upwards", field)
                marks |= value << 3 * cell
                below = value
                cell += 1
        for inner in readers:
            inner.close()
        return marks

    def layout(self) -> BetweenTwoCastlesLayout:
        return {
            "columns": [
                {
                    "castle": CASTLES[column.castle],
                    "column": column.number,
                    "levels": [column.first_level + n for n in range(column.cells)],
                    "gain": written(column.gain),
                }
                for column in COLUMNS
            ]
        }
