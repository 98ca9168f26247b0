"""Charterstone: buildings give resources and note the other roll; noted crates become stars."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from grani.core.bits import bit
from grani.core.reading import Reader
from grani.rolling_realms.dice import D1, D2
from grani.rolling_realms.realm import Args, Realm, numbers, read_numbers
from grani.rolling_realms.resources import COIN, HEART, PUMPKIN, some, written

if TYPE_CHECKING:
    from grani.rolling_realms.cards import CharterstoneLayout, CharterstoneMarks, Earned
    from grani.rolling_realms.sheet import Sheet
    from grani.rolling_realms.table import Table

BUILDING_GAINS: Final[list[i64]] = [PUMPKIN, PUMPKIN, HEART, HEART, COIN, COIN]  # RR-120

GAINS: Final[vec[i64]] = vec[i64]([some(gain) for gain in BUILDING_GAINS])
BUILDINGS: Final[i64] = 6

NOTE_D1: Final[i64] = 0
NOTE_D2: Final[i64] = 1
CRATES: Final[i64] = 2
MANNERS: Final[list[str]] = ["building-note-d1", "building-note-d2", "crates"]
MARKED: Final[i64] = 18
"""Where the bits of marked crates start."""


def crate(marks: i64, building: i64) -> i64:
    """Give the number in the crate under a building; 0 if the building is not marked."""
    return marks >> 3 * building & 7


def matching(marks: i64, value: i64) -> i64:
    """Give the crates, as bits, that hold ``value`` and are not marked (RR-124)."""
    found: i64 = 0
    building: i64
    for building in range(BUILDINGS):
        if crate(marks, building) == value and not marks >> MARKED + building & 1:
            found |= bit(building)
    return found


@final
class Charterstone(Realm):
    """Marks: the number in each crate, three bits; then a bit for each marked crate."""

    def __init__(self) -> None:
        super().__init__(2, "charterstone", "C", first=4, size=3)

    def find(self, table: Table, sheet: Sheet, marks: i64, value: i64, die: i64, base: i64) -> None:
        if crate(marks, value - 1) == 0:
            if die != D1:
                table.allow(base + NOTE_D1)
            if die == D1 or (die != D2 and table.rolled1 != table.rolled2):  # RR-123, RR-127
                table.allow(base + NOTE_D2)
        if matching(marks, value):
            table.allow(base + CRATES)

    def mark(self, table: Table, sheet: Sheet, marks: i64, value: i64, placement: i64) -> i64:
        if placement == CRATES:
            return marks | matching(marks, value) << MARKED
        table.gain(sheet, GAINS[value - 1])
        noted = table.rolled1 if placement == NOTE_D1 else table.rolled2
        return marks | noted << 3 * (value - 1)

    def stars(self, sheet: Sheet, marks: i64, least: i64) -> i64:
        stars: i64 = 0
        building: i64
        for building in range(BUILDINGS):
            stars += marks >> MARKED + building & 1
        return stars

    # ------------------------------------------------------------------ for people

    def placement_name(self, placement: i64) -> str:
        return MANNERS[placement]

    def option(self, marks: i64, value: i64, placement: i64) -> tuple[str, Args, list[str]]:
        if placement == CRATES:
            crates = [
                building + 1 for building in range(6) if matching(marks, value) >> building & 1
            ]
            return (
                "crates",
                {"number": value, "count": len(crates)},
                [f"crate:{building}" for building in crates],
            )
        noted = "d1" if placement == NOTE_D1 else "d2"
        return "building", {"number": value, "noted": noted}, [f"building:{value}"]

    def write(self, marks: i64) -> CharterstoneMarks:
        return {
            "crates": {str(n + 1): crate(marks, n) for n in range(6) if crate(marks, n)},
            "marked": numbers(marks >> MARKED),
        }

    def earned(self, sheet: Sheet, marks: i64, stars: i64) -> Earned:
        return {
            "stars": {f"crate:{building}": 1 for building in numbers(marks >> MARKED)},
            "gains": [f"building:{n + 1}" for n in range(6) if crate(marks, n)],
        }

    def read(self, reader: Reader) -> i64:
        marks: i64 = 0
        inner = reader.inner("crates")
        building: i64
        for building in range(BUILDINGS):
            if inner.has(str(building + 1)):
                noted: i64 = inner.integer(str(building + 1), 1, 6)
                marks |= noted << 3 * building
        inner.close()
        marked = read_numbers(reader, "marked")
        for building in range(BUILDINGS):
            if marked >> building & 1 and crate(marks, building) == 0:
                reader.fail(f"crate {building + 1} is marked, but nothing is noted in it", "marked")
        return marks | marked << MARKED

    def layout(self) -> CharterstoneLayout:
        return {"buildings": [written(gain) for gain in GAINS]}
