"""What is still to happen, and other small things, packed into 64-bit numbers.

This is the only module of the game with shifts and masks. Everybody else reads and builds numbers
through names: a ``Field`` is some bits of a number, a ``Layout`` deals bits out to fields, a
``Row`` is a number of equal fields side by side, and a place is a field of the three numbers that
are read all the time (``Blessing``, ``Pair``, ``Share``).

An entry of the stack is a kind (8 bits), a seat (4 bits), and what that kind remembers (51 bits).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from grani.core.bits import bit
from grani.core.reading import Reader

Json = dict[str, object]

MOST_KINDS: Final[int] = 256
ROOM: Final[int] = 51
"""Bits that a kind of effect has for its fields."""

# ---------------------------------------------------------------------- entries


def entry_of(kind: i64, seat: i64, x: i64) -> i64:
    """Pack an entry of the stack."""
    return kind | seat << 8 | x << 12


def kind_of(entry: i64) -> i64:
    """Give the number of the kind of an entry."""
    return entry & 255


def seat_of(entry: i64) -> i64:
    """Give the seat that an entry belongs to."""
    return entry >> 8 & 15


def fields_of(entry: i64) -> i64:
    """Give what the kind of an entry remembers: the number that its fields are read from."""
    return entry >> 12


# ---------------------------------------------------------------------- sets of small numbers


def has(members: i64, i: i64) -> bool:
    """Tell whether ``i`` is a member."""
    return (members >> i & 1) != 0


def having(members: i64, i: i64) -> i64:
    """Give the set with ``i`` as a member."""
    return members | bit(i)


def lacking(members: i64, i: i64) -> i64:
    """Give the set without ``i``."""
    return members & ~bit(i)


def below(count: i64) -> i64:
    """Give the set of all numbers from 0 to ``count`` - 1."""
    return bit(count) - 1


def least(members: i64) -> i64:
    """Give the smallest member of a set that has some."""
    i: i64 = 0
    while not members >> i & 1:
        i += 1
    return i


def members_of(members: i64, most: int = 64) -> list[int]:
    """List the members of a set below ``most``, for people and files."""
    return [i for i in range(most) if members >> i & 1]


# ---------------------------------------------------------------------- what is read all the time


def face_at(die: i64, side: i64) -> i64:
    """Give the face on a side of a die: six faces of six bits; nothing on a side past the last."""
    return die >> 6 * side & 63


def die_with(die: i64, side: i64, face: i64) -> i64:
    """Give a die with another face on one side."""
    return die + (face - (die >> 6 * side & 63) << 6 * side)


def seat_of_die(die: i64) -> i64:
    """Give whose die it is: dice of a table are numbered 2 · seat + (0 light, 1 dark)."""
    return die >> 1


def which_die(die: i64) -> i64:
    """Tell which of its seat's dice it is: 0 light, 1 dark."""
    return die & 1


def count_at(counts: i64, slot: i64) -> i64:
    """Give how many cards of a slot are counted: three bits a slot."""
    return counts >> 3 * slot & 7


def one_at(slot: i64) -> i64:
    """Give the count of a single card of a slot, to be added or taken away."""
    return bit(3 * slot)


# ---------------------------------------------------------------------- places
# What dice bring travels in three numbers that are read all the time. A field of these is no
# object but a place, a constant: its first bit and, in two digits, its width. 18_02 is two bits
# from bit 18 on. Python lets no number begin with 0, so the field at bit 0 is its width alone: 6 is
# six bits from bit 0 on. Compiled, such a read is a shift and a mask. Places are dealt by hand,
# here and nowhere else; a test sees that those of a class touch, begin at bit 0 and fit ``ROOM``.


class Blessing:
    """Dice that are to be blessed, or have just landed."""

    dice: Final = 2
    manner: Final = 2_02
    times: Final = 4_03
    feat: Final = 7_08
    slips: Final = 15_01
    """Of the oracle: the others slip after it, if it brings ancient shards or loyalty (RB-336)."""
    again_light: Final = 16_03
    again_dark: Final = 19_03
    """Of Twins: how often each die was rolled again."""


class Pair:
    """Two faces on their way, and what has been decided about them.

    Marks of a box (of Twins, of the Titans …) are stored here and travel along; no rule of the base
    game reads them.
    """

    first: Final = 6
    second: Final = 6_06
    chosen_first: Final = 12_03
    chosen_second: Final = 15_03
    """The resource chosen for a face + 1; 0 if none is."""
    manner: Final = 18_02
    own: Final = 20_01
    """Of the Titans: own dice, loyalty zones work (RB-011)."""
    rolled: Final = 21_01
    """Of Twins: own dice of somebody with Twins, which may be rolled again or have been. Not that
    any dice were rolled; but positions write it so."""
    repeat: Final = 22_01
    """Applied again by Cerberus."""
    quiet: Final = 23_01
    """Of the Titans: misfortune faces trigger nobody (RB-346)."""
    slips: Final = 24_01
    """Of the oracle: if the face gives ancient shards or loyalty, the others slip (RB-336)."""
    done: Final = 25_01
    """Of Twins: the first face has been applied."""
    swapped: Final = 26_01
    """The first face is the dark die's."""
    late: Final = 27_01
    """Of Twins: the second die was rolled again after the first face was applied."""
    converted: Final = 28_01
    """Of Twins: what the first face gave was turned into glory. Only positions mark it: in play
    the hero remembers (``kinds/twins``)."""
    again: Final = 29_01
    """Of Twins: the second die has just landed anew and has to be read."""
    after: Final = 30_01
    """Of the Goddess: if both golems stay, the celestial die is rolled after them."""
    again_first: Final = 31_03
    again_second: Final = 34_03
    """Of Twins: how often each die was rolled again."""
    which: Final = 37_01
    """For a question about one of the faces: which."""


class Share:
    """One face of a pair, as it takes effect."""

    face: Final = 6
    times: Final = 6_02
    chosen: Final = 8_03
    manner: Final = 11_02
    own: Final = 13_01
    decided: Final = 14_02
    """Whether its conversion is settled already: a gain that is topped up asks no more."""


def get(x: i64, place: i64) -> i64:
    """Read the field at a place.

    >>> get(0b110_10, 2_03)
    6
    """
    return x >> place // 100 & (bit(place % 100) - 1)


def on(x: i64, place: i64) -> bool:
    """Tell whether the field at a place is anything but 0."""
    return (x >> place // 100 & (bit(place % 100) - 1)) != 0


def put(value: i64, place: i64) -> i64:
    """Give a value moved to a place, to be joined with others."""
    return value << place // 100


def change(x: i64, place: i64, value: i64) -> i64:
    """Give ``x`` with another value at a place."""
    shift = place // 100
    return x + (value - (x >> shift & (bit(place % 100) - 1)) << shift)


def mark(x: i64, place: i64) -> i64:
    """Give ``x`` with a flag set."""
    return x | bit(place // 100)


# ---------------------------------------------------------------------- rows


@mypyc_attr(acyclic=True)
class Row:
    """Equal fields side by side, such as the gold on each of four scepters."""

    def __init__(self, width: i64) -> None:
        self.width: Final[i64] = width
        self.mask: Final[i64] = bit(width) - 1

    def at(self, x: i64, i: i64) -> i64:
        """Give the field with number ``i``."""
        return x >> self.width * i & self.mask

    def put(self, value: i64, i: i64) -> i64:
        """Give a value moved to field ``i``, to be added to what is empty there."""
        return value << self.width * i

    def change(self, x: i64, i: i64, value: i64) -> i64:
        """Give ``x`` with another value in field ``i``."""
        return x + (value - self.at(x, i) << self.width * i)


# ---------------------------------------------------------------------- fields


@mypyc_attr(acyclic=True)
class Field:
    """Some bits of a number, by name. How they are written for people is up to the sort of field;
    the name is that of the field in a position."""

    def __init__(self, name: str, width: i64) -> None:
        self.name: Final[str] = name
        self.width: Final[i64] = width
        self.mask: Final[i64] = bit(width) - 1
        self.shift: i64 = 0

    def at(self, place: i64) -> Field:
        """Have the field at a place of a number that others read by it."""
        if place % 100 != self.width:
            raise ValueError(f"{self.name!r} has {self.width} bits, not {place % 100}")
        self.shift = place // 100
        return self

    def of(self, x: i64) -> i64:
        """Read the field."""
        return x >> self.shift & self.mask

    def on(self, x: i64) -> bool:
        """Tell whether the field is anything but 0."""
        return (x >> self.shift & self.mask) != 0

    def put(self, value: i64) -> i64:
        """Give a value moved to the field, to be joined with others."""
        return value << self.shift

    def change(self, x: i64, value: i64) -> i64:
        """Give ``x`` with another value in this field."""
        return x + (value - (x >> self.shift & self.mask) << self.shift)

    def mark(self, x: i64) -> i64:
        """Give ``x`` with the lowest bit of this field set: for flags."""
        return x | bit(self.shift)

    # ------------------------------------------------------------------ for people and files

    def write(self, data: Json, x: i64) -> None:
        """Write the field of ``x`` into a position."""
        raise NotImplementedError

    def read(self, reader: Reader) -> int:
        """Read the field's value from a position."""
        raise NotImplementedError


class Number(Field):
    """A whole number between two bounds."""

    def __init__(self, name: str, low: int, high: int) -> None:
        super().__init__(name, high.bit_length())
        self.low: Final[int] = low
        self.high: Final[int] = high

    def write(self, data: Json, x: i64) -> None:
        data[self.name] = int(self.of(x))

    def read(self, reader: Reader) -> int:
        return reader.integer(self.name, self.low, self.high)


class Flag(Field):
    """Yes or no; ``seldom``: it is written only where it is set."""

    def __init__(self, name: str, seldom: bool = False) -> None:
        super().__init__(name, 1)
        self.seldom: Final[bool] = seldom

    def write(self, data: Json, x: i64) -> None:
        if self.on(x) or not self.seldom:
            data[self.name] = self.on(x)

    def read(self, reader: Reader) -> int:
        if self.seldom and not reader.has(self.name):
            return 0
        return 1 if reader.flag(self.name) else 0


class Word(Field):
    """One of some words, each with its number; ``what`` they name is said in complaints."""

    def __init__(self, name: str, words: dict[str, int], what: str) -> None:
        super().__init__(name, max(words.values()).bit_length())
        self.words: Final[dict[str, int]] = words
        self.names: Final[dict[int, str]] = {number: word for word, number in words.items()}
        self.what: Final[str] = what

    def write(self, data: Json, x: i64) -> None:
        data[self.name] = self.names[int(self.of(x))]

    def read(self, reader: Reader) -> int:
        return reader.word(self.name, self.words, self.what)


class Inner(Field):
    """A field that is written by its kind together with others, or not at all."""

    def write(self, data: Json, x: i64) -> None:
        pass

    def read(self, reader: Reader) -> int:
        return 0


class Layout:
    """Deals out the bits of a number to fields, one after another."""

    def __init__(self) -> None:
        self.taken: i64 = 0

    def add(self, field: Field) -> Field:
        """Give a field its place."""
        field.shift = self.taken
        self.taken += field.width
        if self.taken > ROOM:
            raise ValueError(f"no room for {field.name!r}: {self.taken} bits, there are {ROOM}")
        return field
