"""What a realm is: a card with marks, its ability, its stars, and its words for people.

A realm is one final class with one shared instance; the marks of a seat are one word, and what its
bits mean is the realm's own affair. ``find`` and ``mark`` are what play runs on; everything below
them serves positions, prompts and words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NewType

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from grani.core.bits import bit
from grani.core.reading import Reader

if TYPE_CHECKING:
    from grani.rolling_realms.cards import AnyMarks, Earned, Layout
    from grani.rolling_realms.sheet import Sheet
    from grani.rolling_realms.table import Table

MAX_STARS: Final[i64] = 6
Args = dict[str, str | int]
RealmId = NewType("RealmId", str)
"""What a realm is called in code; its words for people stand in the Fluent files."""


@mypyc_attr(acyclic=True)
class Realm:
    """One realm. Its placements are numbered from ``first``, ``size`` of them, in every record."""

    def __init__(self, number: i64, name: str, letter: str, first: i64, size: i64) -> None:
        self.number: Final[i64] = number
        """Stands in records, and is never given to another realm."""
        self.name: Final[RealmId] = RealmId(name)
        self.letter: Final[str] = letter
        """Stands for the realm in share codes."""
        self.first: Final[i64] = first
        self.size: Final[i64] = size

    def blank(self) -> i64:
        """Give the marks of a new card."""
        return 0

    def find(self, table: Table, sheet: Sheet, marks: i64, value: i64, die: i64, base: i64) -> None:
        """Allow ``base`` + placement for all that a die of this value can do."""
        raise NotImplementedError

    def mark(self, table: Table, sheet: Sheet, marks: i64, value: i64, placement: i64) -> i64:
        """Carry out a legal placement with its gains; give the new marks."""
        raise NotImplementedError

    def stars(self, sheet: Sheet, marks: i64, least: i64) -> i64:
        """Give the stars; ``least`` is the lower result of the round's two other realms."""
        raise NotImplementedError

    def scores_last(self) -> bool:
        """Tell whether the stars depend on those of other realms (RR-164)."""
        return False

    # ------------------------------------------------------------------ for people

    def placement_name(self, placement: i64) -> str:
        """Name a placement in a few stable words."""
        raise NotImplementedError

    def option(self, marks: i64, value: i64, placement: i64) -> tuple[str, Args, list[str]]:
        """Give a legal placement's manner, arguments of its message, and places on the card."""
        raise NotImplementedError

    def write(self, marks: i64) -> AnyMarks:
        """Write the marks as JSON data."""
        raise NotImplementedError

    def earned(self, sheet: Sheet, marks: i64, stars: i64) -> Earned:
        """Tell which places have earned what; ``stars`` are those of the whole card.

        A realm that does not tell its places apart says nothing more than that.
        """
        return {"stars": unplaced(stars), "gains": []}

    def read(self, reader: Reader) -> i64:
        """Read marks; the reader's error tells what cannot be."""
        raise NotImplementedError

    def layout(self) -> Layout:
        """Give what is printed on the card, as JSON data."""
        raise NotImplementedError


def unplaced(stars: i64) -> dict[str, int]:
    """Give stars that no place has to itself as those of the card."""
    return {"card": stars} if stars else {}


def covered(cells: i64, masks: vec[i64]) -> list[int]:
    """List the masks, by number, whose cells are all there."""
    found: list[int] = []
    n: i64
    for n in range(len(masks)):
        if cells & masks[n] == masks[n]:
            found.append(n)
    return found


def numbers(mask: i64) -> list[int]:
    """List the numbers 1 to 6 that a six-bit mask holds."""
    return [n + 1 for n in range(6) if mask >> n & 1]


def read_numbers(reader: Reader, field: str, low: int = 1, high: int = 6) -> i64:
    """Read a list of different numbers as a mask; the bit of ``low`` is the lowest."""
    mask: i64 = 0
    for i, item in enumerate(reader.items(field, 0, high - low + 1)):
        number: i64 = reader.check_integer(item, f"{field}[{i}]", low, high) - low
        if mask >> number & 1:
            reader.fail(f"{number + low} stands there twice", field)
        mask |= bit(number)
    return mask
