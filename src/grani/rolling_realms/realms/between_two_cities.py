"""Between Two Cities: a grid where equal numbers are no neighbours; stars follow other realms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from grani.core.bits import bit
from grani.core.reading import Reader
from grani.rolling_realms.realm import Args, Realm, covered, unplaced
from grani.rolling_realms.resources import pack, written

if TYPE_CHECKING:
    from grani.rolling_realms.cards import BetweenTwoCitiesLayout, BetweenTwoCitiesMarks, Earned
    from grani.rolling_realms.sheet import Sheet
    from grani.rolling_realms.table import Table

SIDE: Final[int] = 3
ROW_GAINS: Final[list[i64]] = [  # RR-160
    pack(pumpkin=1, coin=1),
    pack(coin=1, heart=1),
    pack(heart=1, pumpkin=1),
]
COLUMN_GAINS: Final[list[i64]] = [pack(pumpkin=2), pack(coin=2), pack(heart=2)]  # RR-160

CELL_COUNT: Final[i64] = SIDE * SIDE


def _mask(cells: list[int]) -> i64:
    mask: i64 = 0
    cell: i64
    for cell in cells:
        mask |= bit(cell)
    return mask


def _neighbours(cell: int) -> list[int]:
    """List the cells that share a side with a cell (RR-161)."""
    row, column = divmod(cell, SIDE)
    return [
        other
        for other in range(SIDE * SIDE)
        if abs(other // SIDE - row) + abs(other % SIDE - column) == 1
    ]


NEIGHBOURS: Final[vec[i64]] = vec[i64]([_mask(_neighbours(cell)) for cell in range(SIDE * SIDE)])
LINES: Final[vec[i64]] = vec[i64](
    [_mask([SIDE * line + n for n in range(SIDE)]) for line in range(SIDE)]
    + [_mask([SIDE * n + line for n in range(SIDE)]) for line in range(SIDE)]
)
GAINS: Final[vec[i64]] = vec[i64](ROW_GAINS + COLUMN_GAINS)
LINE_COUNT: Final[i64] = 2 * SIDE
LINE_NAMES: Final[list[str]] = [
    f"{way}:{n}" for way in ("row", "column") for n in range(1, SIDE + 1)
]


def filled(marks: i64) -> i64:
    """Give the filled cells as bits."""
    cells: i64 = 0
    cell: i64
    for cell in range(CELL_COUNT):
        if marks >> 3 * cell & 7:
            cells |= bit(cell)
    return cells


def near(marks: i64, value: i64) -> i64:
    """Give the cells, as bits, that have a neighbour with this number."""
    cells: i64 = 0
    cell: i64
    for cell in range(CELL_COUNT):
        if marks >> 3 * cell & 7 == value:
            cells |= NEIGHBOURS[cell]
    return cells


@final
class BetweenTwoCities(Realm):
    """Marks: the number in each cell, three bits, row by row. A placement is a cell."""

    def __init__(self) -> None:
        super().__init__(6, "between_two_cities", "U", first=32, size=CELL_COUNT)

    def find(self, table: Table, sheet: Sheet, marks: i64, value: i64, die: i64, base: i64) -> None:
        closed = filled(marks) | near(marks, value)
        cell: i64
        for cell in range(CELL_COUNT):
            if not closed >> cell & 1:
                table.allow(base + cell)

    def mark(self, table: Table, sheet: Sheet, marks: i64, value: i64, placement: i64) -> i64:
        marks |= value << 3 * placement
        cells = filled(marks)
        gain: i64 = 0
        n: i64
        for n in range(LINE_COUNT):
            line = LINES[n]
            if line >> placement & 1 and cells & line == line:
                gain += GAINS[n]
        if gain:
            table.gain(sheet, gain)
        return marks

    def stars(self, sheet: Sheet, marks: i64, least: i64) -> i64:
        stars: i64 = 0
        cell: i64
        for cell in range(CELL_COUNT):
            if stars < least and marks >> 3 * cell & 7:
                stars += 1
        return stars

    def scores_last(self) -> bool:
        return True

    # ------------------------------------------------------------------ for people

    def placement_name(self, placement: i64) -> str:
        return f"{placement // SIDE + 1}:{placement % SIDE + 1}"

    def option(self, marks: i64, value: i64, placement: i64) -> tuple[str, Args, list[str]]:
        row, column = placement // SIDE + 1, placement % SIDE + 1
        return "cell", {"row": row, "column": column}, [f"cell:{row}:{column}"]

    def write(self, marks: i64) -> BetweenTwoCitiesMarks:
        return {
            "grid": [
                [marks >> 3 * (SIDE * row + column) & 7 or None for column in range(SIDE)]
                for row in range(SIDE)
            ]
        }

    def earned(self, sheet: Sheet, marks: i64, stars: i64) -> Earned:
        lines = covered(filled(marks), LINES)
        return {"stars": unplaced(stars), "gains": [LINE_NAMES[n] for n in lines]}

    def read(self, reader: Reader) -> i64:
        marks: i64 = 0
        for row, line in enumerate(reader.items("grid", SIDE, SIDE)):
            if not isinstance(line, list) or len(line) != SIDE:
                reader.fail(f"expected a row of {SIDE} numbers or nulls", f"grid[{row}]")
            for column, item in enumerate(line):
                if item is None:
                    continue
                field = f"grid[{row}][{column}]"
                value: i64 = reader.check_integer(item, field, 1, 6)
                cell: i64 = SIDE * row + column
                if near(marks, value) >> cell & 1:
                    reader.fail(f"a neighbour holds {value} too", field)
                marks |= value << 3 * cell
        return marks

    def layout(self) -> BetweenTwoCitiesLayout:
        return {
            "rows": [written(gain) for gain in ROW_GAINS],
            "columns": [written(gain) for gain in COLUMN_GAINS],
        }
