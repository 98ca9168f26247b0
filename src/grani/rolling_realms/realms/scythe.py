"""Scythe: top numbers give resources, bottom numbers turn resources into stars."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from grani.core.bits import bit
from grani.core.reading import Reader
from grani.rolling_realms.realm import Args, Realm, numbers, read_numbers
from grani.rolling_realms.resources import COIN, HEART, PUMPKIN, RESOURCE_NAMES, some, within_cap

if TYPE_CHECKING:
    from grani.rolling_realms.cards import Earned, ScytheLayout, ScytheMarks
    from grani.rolling_realms.sheet import Sheet
    from grani.rolling_realms.table import Table


@final
@mypyc_attr(acyclic=True)
class Column:
    """A top number with what it gives, and the bottom number under it with what it costs."""

    def __init__(self, top: i64, gain: i64, bottom: i64, cost: i64) -> None:
        self.top: Final[i64] = top
        self.gain: Final[i64] = some(gain)
        self.bottom: Final[i64] = bottom
        self.cost: Final[i64] = some(cost)
        self.cost_type: Final[i64] = cost


COLUMNS: Final[vec[Column]] = vec[Column](  # RR-100
    [
        Column(1, COIN, 5, HEART),
        Column(2, HEART, 6, PUMPKIN),
        Column(3, PUMPKIN, 2, COIN),
        Column(4, COIN, 1, PUMPKIN),
        Column(5, HEART, 4, COIN),
        Column(6, PUMPKIN, 3, HEART),
    ]
)
COLUMN_COUNT: Final[i64] = 6

TOP: Final[i64] = 0
TOP_AND_BOTTOM: Final[i64] = 1
BOTTOM: Final[i64] = 2
MANNERS: Final[list[str]] = ["top", "top-and-bottom", "bottom"]


def _columns_by(numbers: list[int]) -> vec[i64]:
    assert sorted(numbers) == [1, 2, 3, 4, 5, 6]
    return vec[i64]([0] + [numbers.index(value) for value in range(1, 7)])


TOP_OF: Final[vec[i64]] = _columns_by([int(column.top) for column in COLUMNS])
BOTTOM_OF: Final[vec[i64]] = _columns_by([int(column.bottom) for column in COLUMNS])
"""The column of each top or bottom number."""


@final
class Scythe(Realm):
    """Marks: six bits for tops, six for bottoms, by column."""

    def __init__(self) -> None:
        super().__init__(0, "scythe", "S", first=0, size=3)

    def find(self, table: Table, sheet: Sheet, marks: i64, value: i64, die: i64, base: i64) -> None:
        column = TOP_OF[value]
        if not marks >> column & 1:
            table.allow(base + TOP)
            if not marks >> 6 + column & 1 and self.can_pay_after(sheet, column):
                table.allow(base + TOP_AND_BOTTOM)
        column = BOTTOM_OF[value]
        if not marks >> 6 + column & 1 and sheet.hand >> 8 * COLUMNS[column].cost_type & 255:
            table.allow(base + BOTTOM)

    def can_pay_after(self, sheet: Sheet, column: i64) -> bool:
        """Tell whether the bottom cost can be paid once the top number's gain has arrived."""
        place = COLUMNS[column]
        hand = sheet.hand + within_cap(sheet.gained, place.gain)
        return hand >> 8 * place.cost_type & 255 != 0

    def mark(self, table: Table, sheet: Sheet, marks: i64, value: i64, placement: i64) -> i64:
        if placement == BOTTOM:
            column = BOTTOM_OF[value]
            table.pay(sheet, COLUMNS[column].cost)
            return marks | bit(6 + column)
        column = TOP_OF[value]
        marks |= bit(column)
        table.gain(sheet, COLUMNS[column].gain)
        if placement == TOP_AND_BOTTOM:  # RR-102
            table.pay(sheet, COLUMNS[column].cost)
            marks |= bit(6 + column)
        return marks

    def stars(self, sheet: Sheet, marks: i64, least: i64) -> i64:
        stars: i64 = 0
        column: i64
        for column in range(COLUMN_COUNT):
            stars += marks >> 6 + column & 1
        return stars

    # ------------------------------------------------------------------ for people

    def placement_name(self, placement: i64) -> str:
        return MANNERS[placement]

    def option(self, marks: i64, value: i64, placement: i64) -> tuple[str, Args, list[str]]:
        if placement == BOTTOM:
            column = COLUMNS[BOTTOM_OF[value]]
            cost = RESOURCE_NAMES[column.cost_type]
            return "bottom", {"number": value, "cost": cost}, [f"bottom:{value}"]
        column = COLUMNS[TOP_OF[value]]
        if placement == TOP:
            return "top", {"number": value}, [f"top:{value}"]
        return (
            "top-and-bottom",
            {"number": value, "below": column.bottom, "cost": RESOURCE_NAMES[column.cost_type]},
            [f"top:{value}", f"bottom:{column.bottom}"],
        )

    def write(self, marks: i64) -> ScytheMarks:
        bottom = [COLUMNS[column].bottom for column in range(6) if marks >> 6 + column & 1]
        top = [COLUMNS[column].top for column in range(6) if marks >> column & 1]
        return {"top": sorted(top), "bottom": sorted(bottom)}

    def earned(self, sheet: Sheet, marks: i64, stars: i64) -> Earned:
        columns = range(6)
        return {
            "stars": {f"bottom:{COLUMNS[n].bottom}": 1 for n in columns if marks >> 6 + n & 1},
            "gains": [f"top:{COLUMNS[n].top}" for n in columns if marks >> n & 1],
        }

    def read(self, reader: Reader) -> i64:
        marks: i64 = 0
        value: i64
        for value in numbers(read_numbers(reader, "top")):
            marks |= bit(TOP_OF[value])
        for value in numbers(read_numbers(reader, "bottom")):
            marks |= bit(6 + BOTTOM_OF[value])
        return marks

    def layout(self) -> ScytheLayout:
        return {
            "columns": [
                {
                    "top": column.top,
                    "gain": RESOURCE_NAMES[_type_of(column.gain)],
                    "bottom": column.bottom,
                    "cost": RESOURCE_NAMES[column.cost_type],
                }
                for column in COLUMNS
            ]
        }


def _type_of(gain: i64) -> i64:
    return PUMPKIN if gain & 255 else HEART if gain >> 8 & 255 else COIN
