"""Wingspan: three birds, filled from left to right; a bird of exactly its wingspan shines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from grani.core.reading import Reader
from grani.rolling_realms.realm import Args, Realm
from grani.rolling_realms.resources import COIN, HEART, PUMPKIN, RESOURCE_NAMES, Resource, some

if TYPE_CHECKING:
    from grani.rolling_realms.cards import Earned, WingspanLayout, WingspanMarks
    from grani.rolling_realms.sheet import Sheet
    from grani.rolling_realms.table import Table


@final
@mypyc_attr(acyclic=True)
class Bird:
    """A wingspan, and what lies under the first two squares; under the third is a star."""

    def __init__(self, wingspan: i64, first: i64, second: i64) -> None:
        self.wingspan: Final[i64] = wingspan
        self.first: Final[i64] = some(first)
        self.second: Final[i64] = some(second)
        self.resources: Final[list[Resource]] = [RESOURCE_NAMES[first], RESOURCE_NAMES[second]]


BIRDS: Final[vec[Bird]] = vec[Bird](  # RR-180
    [Bird(7, PUMPKIN, COIN), Bird(12, COIN, HEART), Bird(16, HEART, PUMPKIN)]
)
BIRD_COUNT: Final[i64] = 3
SQUARES: Final[int] = 3
BIRD_BITS: Final[i64] = 9
BIRD: Final[i64] = 511


def shines(squares: i64, bird: i64) -> bool:
    """Tell whether three squares of a bird make exactly its wingspan."""
    return (squares & 7) + (squares >> 3 & 7) + (squares >> 6) == BIRDS[bird].wingspan


@final
class Wingspan(Realm):
    """Marks: the number in each square, three bits, bird by bird. A placement is a bird."""

    def __init__(self) -> None:
        super().__init__(8, "wingspan", "W", first=12, size=BIRD_COUNT)

    def find(self, table: Table, sheet: Sheet, marks: i64, value: i64, die: i64, base: i64) -> None:
        bird: i64
        for bird in range(BIRD_COUNT):
            if not marks >> BIRD_BITS * bird + 6 & 7:
                table.allow(base + bird)

    def mark(self, table: Table, sheet: Sheet, marks: i64, value: i64, placement: i64) -> i64:
        start = BIRD_BITS * placement
        if not marks >> start & 7:
            table.gain(sheet, BIRDS[placement].first)
            return marks | value << start
        if not marks >> start + 3 & 7:
            table.gain(sheet, BIRDS[placement].second)
            return marks | value << start + 3
        return marks | value << start + 6

    def stars(self, sheet: Sheet, marks: i64, least: i64) -> i64:
        stars: i64 = 0
        bird: i64
        for bird in range(BIRD_COUNT):
            squares = marks >> BIRD_BITS * bird & BIRD
            if squares >> 6:
                stars += 1
                if shines(squares, bird):
                    stars += 1
        return stars

    def squares(self, marks: i64, bird: i64) -> list[int]:
        """List the numbers written under a bird."""
        values = [int(marks >> BIRD_BITS * bird + 3 * n & 7) for n in range(SQUARES)]
        return [value for value in values if value]

    # ------------------------------------------------------------------ for people

    def placement_name(self, placement: i64) -> str:
        return f"bird {BIRDS[placement].wingspan}"

    def option(self, marks: i64, value: i64, placement: i64) -> tuple[str, Args, list[str]]:
        bird = BIRDS[placement].wingspan
        square = len(self.squares(marks, placement)) + 1
        return "bird", {"bird": bird, "square": square}, [f"bird:{bird}:{square}"]

    def write(self, marks: i64) -> WingspanMarks:
        return {str(bird.wingspan): self.squares(marks, n) for n, bird in enumerate(BIRDS)}

    def earned(self, sheet: Sheet, marks: i64, stars: i64) -> Earned:
        earned: Earned = {"stars": {}, "gains": []}
        for n, bird in enumerate(BIRDS):
            wingspan = bird.wingspan
            count = len(self.squares(marks, n))
            earned["gains"] += [f"bird:{wingspan}:{m + 1}" for m in range(min(count, SQUARES - 1))]
            if count == SQUARES:
                earned["stars"][f"bird:{wingspan}:{SQUARES}"] = 1
                if shines(marks >> BIRD_BITS * n & BIRD, n):
                    earned["stars"][f"wingspan:{wingspan}"] = 1
        return earned

    def read(self, reader: Reader) -> i64:
        marks: i64 = 0
        bird: i64
        for bird in range(BIRD_COUNT):
            field = str(BIRDS[bird].wingspan)
            for n, item in enumerate(reader.items(field, 0, SQUARES)):
                value: i64 = reader.check_integer(item, f"{field}[{n}]", 1, 6)
                square: i64 = n
                marks |= value << BIRD_BITS * bird + 3 * square
        return marks

    def layout(self) -> WingspanLayout:
        return {
            "birds": [
                {"wingspan": bird.wingspan, "squares": [*bird.resources, "star"]} for bird in BIRDS
            ]
        }
