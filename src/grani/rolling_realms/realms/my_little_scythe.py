"""My Little Scythe: two rings of hexes; stars for six of a type, wherever they came from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from grani.core.bits import bit
from grani.core.reading import Reader
from grani.rolling_realms.realm import Args, Realm, numbers, read_numbers
from grani.rolling_realms.resources import (
    COIN,
    HEART,
    PUMPKIN,
    RESOURCE_COUNT,
    RESOURCE_NAMES,
    amount,
    some,
    written,
)

if TYPE_CHECKING:
    from grani.rolling_realms.cards import (
        Earned,
        MyLittleScytheLayout,
        MyLittleScytheMarks,
        Ring,
    )
    from grani.rolling_realms.sheet import Sheet
    from grani.rolling_realms.table import Table

RINGS: Final[list[i64]] = [PUMPKIN, HEART]  # RR-140
PAIR_GAIN: Final[i64] = some(COIN)  # RR-141
ENOUGH: Final[i64] = 6  # RR-142
STARS_A_TYPE: Final[i64] = 2  # RR-142

GAINS: Final[vec[i64]] = vec[i64]([some(ring) for ring in RINGS])
NAMES: Final[list[Ring]] = ["pumpkin", "heart"]
assert [RESOURCE_NAMES[ring] for ring in RINGS] == NAMES


def has_enough(sheet: Sheet, resource: i64) -> bool:
    """Tell whether a seat has gained enough of a type for its stars (RR-142)."""
    return amount(sheet.gained, resource) >= ENOUGH


@final
class MyLittleScythe(Realm):
    """Marks: six bits for each ring. A placement is the ring."""

    def __init__(self) -> None:
        super().__init__(4, "my_little_scythe", "M", first=8, size=2)

    def find(self, table: Table, sheet: Sheet, marks: i64, value: i64, die: i64, base: i64) -> None:
        if not marks >> value - 1 & 1:
            table.allow(base)
        if not marks >> 5 + value & 1:
            table.allow(base + 1)

    def mark(self, table: Table, sheet: Sheet, marks: i64, value: i64, placement: i64) -> i64:
        gain = GAINS[placement]
        if marks >> 6 * (1 - placement) + value - 1 & 1:
            gain += PAIR_GAIN
        table.gain(sheet, gain)
        return marks | bit(6 * placement + value - 1)

    def stars(self, sheet: Sheet, marks: i64, least: i64) -> i64:
        stars: i64 = 0
        resource: i64
        for resource in range(RESOURCE_COUNT):
            if has_enough(sheet, resource):
                stars += STARS_A_TYPE
        return stars

    # ------------------------------------------------------------------ for people

    def placement_name(self, placement: i64) -> str:
        return NAMES[placement]

    def option(self, marks: i64, value: i64, placement: i64) -> tuple[str, Args, list[str]]:
        return NAMES[placement], {"number": value}, [f"{NAMES[placement]}:{value}"]

    def write(self, marks: i64) -> MyLittleScytheMarks:
        return {"pumpkin": numbers(marks), "heart": numbers(marks >> 6)}

    def earned(self, sheet: Sheet, marks: i64, stars: i64) -> Earned:
        pumpkins = numbers(marks)
        hearts = numbers(marks >> 6)
        return {
            "stars": {
                f"resource:{name}": STARS_A_TYPE
                for resource, name in enumerate(RESOURCE_NAMES)
                if has_enough(sheet, resource)
            },
            "gains": [
                *(f"{NAMES[0]}:{number}" for number in pumpkins),
                *(f"{NAMES[1]}:{number}" for number in hearts),
                *(f"pair:{number}" for number in pumpkins if number in hearts),
            ],
        }

    def read(self, reader: Reader) -> i64:
        return read_numbers(reader, NAMES[0]) | read_numbers(reader, NAMES[1]) << 6

    def layout(self) -> MyLittleScytheLayout:
        return {"rings": list(NAMES), "pair": written(PAIR_GAIN), "enough": ENOUGH}
