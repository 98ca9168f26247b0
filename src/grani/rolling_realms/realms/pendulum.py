"""Pendulum: outline octagons first; every hourglass completed pays all that are outlined."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from grani.core.bits import bit
from grani.core.reading import Reader
from grani.rolling_realms.realm import Args, Realm, covered, numbers, read_numbers, unplaced
from grani.rolling_realms.resources import pack, written

if TYPE_CHECKING:
    from grani.rolling_realms.cards import Earned, PendulumLayout, PendulumMarks
    from grani.rolling_realms.sheet import Sheet
    from grani.rolling_realms.table import Table


@final
@mypyc_attr(acyclic=True)
class Octagon:
    """What an outlined octagon pays for each hourglass."""

    def __init__(self, name: str, gain: i64 = 0, stars: i64 = 0) -> None:
        self.name: Final[str] = name
        self.gain: Final[i64] = gain
        self.stars: Final[i64] = stars


OCTAGONS: Final[vec[Octagon]] = vec[Octagon](  # RR-190
    [
        Octagon("o1", pack(pumpkin=1, heart=1)),
        Octagon("o2", pack(heart=1, coin=1)),
        Octagon("o3", pack(pumpkin=1, coin=1)),
        Octagon("o4", stars=1),
        Octagon("o5", stars=1),
    ]
)
HOURGLASSES: Final[list[list[int]]] = [[6], [5, 4], [3, 2, 1]]  # RR-190

OCTAGON_COUNT: Final[i64] = len(OCTAGONS)
IDS: Final[dict[str, int]] = {octagon.name: i for i, octagon in enumerate(OCTAGONS)}


def _mask(values: list[int]) -> i64:
    mask: i64 = 0
    value: i64
    for value in values:
        mask |= bit(value - 1)
    return mask


def hourglass_of(value: int) -> int:
    """Give the hourglass that holds a number."""
    return next(i for i, values in enumerate(HOURGLASSES) if value in values)


MASKS: Final[vec[i64]] = vec[i64]([_mask(values) for values in HOURGLASSES])
GLASS: Final[vec[i64]] = vec[i64](
    [_mask(HOURGLASSES[hourglass_of(value)] if value else []) for value in range(7)]
)
"""The numbers of the hourglass that holds a value, as bits."""

# Placements: an octagon by its number, or HOURGLASS.
HOURGLASS: Final[i64] = OCTAGON_COUNT
MARKED: Final[i64] = 8
STARS: Final[i64] = 16
"""Where marked numbers and the stars earned so far start."""


@final
class Pendulum(Realm):
    """Marks: a bit for each outlined octagon, six for numbers, then the stars earned (RR-211)."""

    def __init__(self) -> None:
        super().__init__(9, "pendulum", "P", first=24, size=OCTAGON_COUNT + 1)

    def find(self, table: Table, sheet: Sheet, marks: i64, value: i64, die: i64, base: i64) -> None:
        octagon: i64
        for octagon in range(OCTAGON_COUNT):
            if not marks >> octagon & 1:
                table.allow(base + octagon)
        if not marks >> MARKED + value - 1 & 1:
            table.allow(base + HOURGLASS)

    def mark(self, table: Table, sheet: Sheet, marks: i64, value: i64, placement: i64) -> i64:
        if placement != HOURGLASS:
            return marks | bit(placement)
        marks |= bit(MARKED + value - 1)
        glass = GLASS[value]
        if marks >> MARKED & glass != glass:
            return marks
        gain: i64 = 0
        stars: i64 = 0
        octagon: i64
        for octagon in range(OCTAGON_COUNT):  # RR-193
            if marks >> octagon & 1:
                gain += OCTAGONS[octagon].gain
                stars += OCTAGONS[octagon].stars
        if gain:
            table.gain(sheet, gain)
        return marks + (stars << STARS)

    def stars(self, sheet: Sheet, marks: i64, least: i64) -> i64:
        return marks >> STARS

    # ------------------------------------------------------------------ for people

    def placement_name(self, placement: i64) -> str:
        return "hourglass" if placement == HOURGLASS else OCTAGONS[placement].name

    def option(self, marks: i64, value: i64, placement: i64) -> tuple[str, Args, list[str]]:
        if placement == HOURGLASS:
            glass = f"h{hourglass_of(value) + 1}"
            return "hourglass", {"number": value}, [f"hourglass:{glass}:{value}"]
        name = OCTAGONS[placement].name
        return "octagon", {"octagon": name}, [f"octagon:{name}"]

    def write(self, marks: i64) -> PendulumMarks:
        return {
            "octagons": [octagon.name for i, octagon in enumerate(OCTAGONS) if marks >> i & 1],
            "marked": numbers(marks >> MARKED),
            "stars": marks >> STARS,
        }

    def earned(self, sheet: Sheet, marks: i64, stars: i64) -> Earned:
        glasses = covered(marks >> MARKED, MASKS)
        return {"stars": unplaced(stars), "gains": [f"hourglass:h{n + 1}" for n in glasses]}

    def read(self, reader: Reader) -> i64:
        outlined: i64 = 0
        for i, item in enumerate(reader.items("octagons", 0, int(OCTAGON_COUNT))):
            octagon: i64 = reader.check_word(item, f"octagons[{i}]", IDS, "octagon")
            if outlined >> octagon & 1:
                reader.fail(f"{item} stands there twice", "octagons")
            outlined |= bit(octagon)
        marked = read_numbers(reader, "marked")
        done = sum(1 for glass in MASKS if marked & glass == glass)
        stars_each = sum(
            int(octagon.stars) for i, octagon in enumerate(OCTAGONS) if outlined >> i & 1
        )
        stars: i64 = reader.integer("stars", 0, 63)
        if stars > done * stars_each:
            reader.fail(f"these marks can have earned {done * stars_each} stars at most", "stars")
        return outlined | marked << MARKED | stars << STARS

    def layout(self) -> PendulumLayout:
        return {
            "octagons": {
                octagon.name: {**written(octagon.gain), **({"star": 1} if octagon.stars else {})}
                for octagon in OCTAGONS
            },
            "hourglasses": [list(values) for values in HOURGLASSES],
        }
