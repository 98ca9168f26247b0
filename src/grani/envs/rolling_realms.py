"""What a seat sees of Rolling Realms, as numbers; all sheets lie open.

The table comes first, then one's own sheet, then the others clockwise. On a sheet every realm has
its place, whether it is in play or not: marks are found where they were in the last game.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from grani.core.bits import bit
from grani.core.contract import State
from grani.envs.sight import Page, Sight
from grani.envs.slices import Layout, Plan, seats_after
from grani.rolling_realms.actions import DICE
from grani.rolling_realms.dice import EMPOWERED, GAINED, TREATED, USED, VALUE
from grani.rolling_realms.position import MOST_TENTHS
from grani.rolling_realms.realms import (
    NO_REALM,
    REALM_COUNT,
    REALM_NAMES,
    between_two_castles,
    charterstone,
    euphoria,
    pendulum,
    viticulture,
)
from grani.rolling_realms.resources import CAP, RESOURCE_COUNT, RESOURCE_NAMES, amount
from grani.rolling_realms.sheet import Sheet
from grani.rolling_realms.table import CARDS, REALM_BITS, ROUNDS, TURNS, Table

MOST_REALMS: Final[int] = 16
MOST_SEATS: Final[int] = 99
WORD: Final[int] = 62
"""Bits of marks that a realm can use at most."""

# How some of the bits of marks are written
BITS: Final[i64] = 0
"""One by one."""
CELLS: Final[i64] = 1
"""Three at a time, as one of the numbers 1 to 6 in a cell, or none."""
NUMBER: Final[i64] = 2
"""Three of them, as a number."""


@final
class Part:
    """Some of the marks of a realm: ``count`` bits or cells from bit ``shift`` on."""

    def __init__(self, name: str, how: int, shift: int, count: int, meaning: str) -> None:
        self.name: Final[str] = name
        self.how: Final[int] = how
        self.shift: Final[int] = shift
        self.count: Final[int] = count
        self.meaning: Final[str] = meaning

    def length(self) -> int:
        """Give how many numbers it is written with."""
        return 6 * self.count if self.how == CELLS else self.count


_CELLS: Final[str] = "6 × cell + number - 1: the numbers in it"
PARTS: Final[dict[str, list[Part]]] = {
    "scythe": [
        Part("top", BITS, 0, 6, "by column: the top is marked"),
        Part("bottom", BITS, 6, 6, "by column: the bottom is marked"),
    ],
    "tapestry": [Part("filled", BITS, 0, 36, "by cell, row by row: it is filled")],
    "charterstone": [
        Part("crates", CELLS, 0, 6, "6 × building + number - 1: the number in its crate"),
        Part("marked", BITS, int(charterstone.MARKED), 6, "by building: its crate is marked"),
    ],
    "euphoria": [
        Part("left", BITS, 0, 6, "the numbers 1 to 6 in the left area"),
        Part("right", BITS, 6, 6, "the numbers 1 to 6 in the right area"),
        Part("stars", NUMBER, int(euphoria.STARS), 1, "stars earned"),
    ],
    "my_little_scythe": [
        Part("pumpkin", BITS, 0, 6, "the numbers 1 to 6 on the ring of pumpkins"),
        Part("heart", BITS, 6, 6, "the numbers 1 to 6 on the ring of hearts"),
    ],
    "between_two_castles": [
        Part("cells", CELLS, 0, int(between_two_castles.CELL_COUNT), f"{_CELLS}, column by column")
    ],
    "between_two_cities": [Part("cells", CELLS, 0, 9, f"{_CELLS}, row by row")],
    "viticulture": [
        Part("gained", BITS, 0, 6, "the grapes 1 to 6 that were gained"),
        Part(
            "crossed", BITS, int(viticulture.CROSSED), 6, "the grapes 1 to 6 that are crossed off"
        ),
        Part("orders", BITS, int(viticulture.FILLED), 3, "orders that are filled"),
    ],
    "wingspan": [Part("cells", CELLS, 0, 9, f"{_CELLS}, bird by bird")],
    "pendulum": [
        Part("octagons", BITS, 0, int(pendulum.OCTAGON_COUNT), "octagons that are outlined"),
        Part("marked", BITS, int(pendulum.MARKED), 6, "the numbers 1 to 6 that are marked"),
        Part("stars", NUMBER, int(pendulum.STARS), 1, "stars earned"),
    ],
    "pyramid": [Part("cells", CELLS, 0, 9, f"{_CELLS}, row by row from the top")],
}
"""What the marks of each realm are made of. Of a realm that is not here, the bits are written."""

# ---------------------------------------------------------------------- the table

_TABLE: Final = Plan()
SEAT: Final[i64] = _TABLE.add("seat", 1, "one's own seat", MOST_SEATS)
ACTS: Final[i64] = _TABLE.add("acts", 1, "one has still to act in this turn")
ROUND: Final[i64] = _TABLE.add("round", int(ROUNDS), "the round")
TURN: Final[i64] = _TABLE.add("turn", 1, "the turn of the round", int(TURNS), 1)
ROLLED: Final[i64] = _TABLE.add("rolled", 12, "6 × die + value - 1: how the dice have landed")
REALMS: Final[i64] = _TABLE.add(
    "realms",
    int(ROUNDS * CARDS) * MOST_REALMS,
    "16 × (3 × round + card) + realm, as far as they are known",
)
TABLE_SIZE: Final[i64] = _TABLE.size

# ---------------------------------------------------------------------- a sheet

_SHEET: Final = Plan()
TENTHS: Final[i64] = _SHEET.add(
    "tenths", 1, "this round as it stands, in tenths of a star", MOST_TENTHS
)
RESULTS: Final[i64] = _SHEET.add(
    "results", int(ROUNDS), "by round: its result in tenths of a star", MOST_TENTHS
)
CIRCLED: Final[i64] = _SHEET.add(
    "gained", int(RESOURCE_COUNT), f"{', '.join(RESOURCE_NAMES)}s gained this round", int(CAP)
)
HAND: Final[i64] = _SHEET.add(
    "hand", int(RESOURCE_COUNT), f"{', '.join(RESOURCE_NAMES)}s not spent yet", int(CAP)
)
SHOWN: Final[i64] = _SHEET.add("dice", 12, "6 × die + value - 1: what the dice show to this seat")
SPENT: Final[i64] = _SHEET.add("used", 2, "dice that are used; both once the turn is ended")
STRONG: Final[i64] = _SHEET.add("empowered", 2, "dice that are empowered")
CHANGED: Final[i64] = _SHEET.add("adjusted", 2, "dice that pumpkins were spent on")
EXTRA: Final[i64] = _SHEET.add(
    "extra", int(DICE - GAINED), "gained dice: 1 to 6, then 1 to 6 empowered", 31
)
ENDED: Final[i64] = _SHEET.add("ended", 1, "has ended the turn")
STARS: Final[i64] = _SHEET.add("stars", MOST_REALMS, "by realm: stars as it stands", 6)
ACTIVATED: Final[i64] = _SHEET.add("activated", MOST_REALMS, "by realm: activated this turn")


def _parts() -> list[i64]:
    """Lay out the marks: for each part its realm, how it is written, shift, count and place."""
    rows: list[i64] = []
    for number, realm in enumerate(REALM_NAMES):
        whole = [Part("bits", int(BITS), 0, WORD, "the bits of its marks")]
        for part in PARTS.get(str(realm), whole):
            high = 7 if part.how == NUMBER else 1
            place = _SHEET.add(f"{realm}.{part.name}", part.length(), part.meaning, high)
            rows += [number, part.how, part.shift, part.count, place]
    return rows


ROWS: Final[vec[i64]] = vec[i64](_parts())
WIDTH: Final[i64] = 5
SHEET_SIZE: Final[i64] = _SHEET.size


def _firsts() -> list[i64]:
    """Give for each realm where its parts begin; the last is the end of all."""
    owners = [int(ROWS[i]) for i in range(0, len(ROWS), int(WIDTH))]
    return [*(owners.index(realm) for realm in range(REALM_COUNT)), len(owners)]


FIRST: Final[vec[i64]] = vec[i64](_firsts())

assert REALM_COUNT <= MOST_REALMS


@final
class RealmsSight(Sight):
    """Writes what a seat sees of a table."""

    def __init__(self, seats: i64) -> None:
        self.seats: Final[i64] = seats

    def layout(self) -> Layout:
        return seats_after(_TABLE, _SHEET, int(self.seats))

    def write(self, state: State, seat: i64, page: Page) -> None:
        assert isinstance(state, Table)
        page.put(SEAT, seat)
        if state.actor >= 0 and not state.sheets[seat].ended:
            page.one(ACTS)
        page.one(ROUND + state.round - 1)
        page.put(TURN, state.turn)
        if state.rolled1:
            page.one(ROLLED + state.rolled1 - 1)
        if state.rolled2:
            page.one(ROLLED + 6 + state.rolled2 - 1)
        n: i64
        realms = state.realms
        for n in range(ROUNDS * CARDS):
            realm = realms >> REALM_BITS * n & 15
            if realm:
                page.one(REALMS + MOST_REALMS * n + realm - 1)
        at = TABLE_SIZE
        for n in range(self.seats):
            self.write_sheet(state, state.sheets[(seat + n) % self.seats], at, page)
            at += SHEET_SIZE

    def write_sheet(self, table: Table, sheet: Sheet, at: i64, page: Page) -> None:
        page.put(at + TENTHS, table.tenths(sheet))
        page.put(at + RESULTS, sheet.first)
        page.put(at + RESULTS + 1, sheet.second)
        page.put(at + RESULTS + 2, sheet.third)
        n: i64
        for n in range(RESOURCE_COUNT):
            page.put(at + CIRCLED + n, amount(sheet.gained, n))
            page.put(at + HAND + n, amount(sheet.hand, n))
        self.write_die(sheet.d1, 0, at, page)
        self.write_die(sheet.d2, 1, at, page)
        if sheet.extra:
            for n in range(GAINED, DICE):
                page.put(at + EXTRA + n - GAINED, sheet.count(n))
        if sheet.ended:
            page.one(at + ENDED)
        for n in range(CARDS):
            realm = table.realm(n)
            if realm != NO_REALM:
                page.put(at + STARS + realm, table.stars(sheet, n))
                if sheet.activated >> n & 1:
                    page.one(at + ACTIVATED + realm)
                self.write_marks(realm, sheet.marks(n), at, page)

    def write_die(self, word: i64, die: i64, at: i64, page: Page) -> None:
        value = word & VALUE
        if value:
            page.one(at + SHOWN + 6 * die + value - 1)
        if word & USED:
            page.one(at + SPENT + die)
        if word & EMPOWERED:
            page.one(at + STRONG + die)
        if word & TREATED:
            page.one(at + CHANGED + die)

    def write_marks(self, realm: i64, marks: i64, at: i64, page: Page) -> None:
        rows = ROWS
        part: i64
        for part in range(FIRST[realm], FIRST[realm + 1]):
            row = WIDTH * part
            how = rows[row + 1]
            word = marks >> rows[row + 2]
            count = rows[row + 3]
            place = at + rows[row + 4]
            if how == BITS:
                page.bits(place, word & low_bits(count))
            elif how == NUMBER:
                page.put(place, word & 7)
            else:
                self.write_cells(word, count, place, page)

    def write_cells(self, word: i64, count: i64, place: i64, page: Page) -> None:
        cell: i64
        for cell in range(count):
            number = word & 7
            if number:
                page.one(place + 6 * cell + number - 1)
            word >>= 3


def low_bits(count: i64) -> i64:
    """Give a number whose ``count`` lowest bits are set."""
    return bit(count) - 1


def sight(seats: int) -> Sight:
    """Give what writes positions of games with so many seats."""
    return RealmsSight(seats)
