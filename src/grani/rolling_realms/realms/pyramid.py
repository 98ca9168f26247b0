"""The Society, or Pyramid: nine cards in three rows, numbers fall from the top down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from grani.core.bits import bit
from grani.core.reading import Reader
from grani.rolling_realms.realm import Args, Realm, covered
from grani.rolling_realms.resources import pack, written

if TYPE_CHECKING:
    from grani.rolling_realms.cards import Earned, PyramidLayout, PyramidMarks
    from grani.rolling_realms.sheet import Sheet
    from grani.rolling_realms.table import Table

ROW_SIZES: Final[list[int]] = [2, 3, 4]  # RR-200, top row first
ROW_GAINS: Final[list[i64]] = [  # RR-203
    pack(heart=1, coin=1),
    pack(pumpkin=1, heart=1, coin=1),
    pack(pumpkin=2, heart=1, coin=1),
]

# Cards are numbered row by row from the top; card NO_CARD stands for none: its bits are always 0.
PLACES: Final[list[tuple[int, int]]] = [
    (row, n) for row, size in enumerate(ROW_SIZES) for n in range(size)
]
CARD_COUNT: Final[i64] = len(PLACES)
NO_CARD: Final[i64] = CARD_COUNT


def _card(row: int, n: int) -> i64:
    return PLACES.index((row, n)) if (row, n) in PLACES else NO_CARD


# A card lies under the cards half a place to its left and right in the row above, if there are.
ABOVE_LEFT: Final[vec[i64]] = vec[i64]([_card(row - 1, n - 1) for row, n in PLACES])
ABOVE_RIGHT: Final[vec[i64]] = vec[i64]([_card(row - 1, n) for row, n in PLACES])
BELOW_LEFT: Final[vec[i64]] = vec[i64]([_card(row + 1, n) for row, n in PLACES])
BELOW_RIGHT: Final[vec[i64]] = vec[i64]([_card(row + 1, n + 1) for row, n in PLACES])


def _mask(cards: list[i64]) -> i64:
    mask: i64 = 0
    card: i64
    for card in cards:
        mask |= bit(card)
    return mask


ROWS: Final[vec[i64]] = vec[i64](
    [_mask([_card(row, n) for n in range(size)]) for row, size in enumerate(ROW_SIZES)]
)
ROW_OF: Final[vec[i64]] = vec[i64]([row for row, _ in PLACES])
GAINS: Final[vec[i64]] = vec[i64](ROW_GAINS)
SETS: Final[vec[i64]] = vec[i64](  # RR-204
    [
        _mask([_card(row, n), _card(row + 1, n), _card(row + 1, n + 1)])
        for row, n in PLACES
        if row + 1 < len(ROW_SIZES)
    ]
)
SET_COUNT: Final[i64] = len(SETS)
ALL: Final[i64] = _mask([_card(row, n) for row, n in PLACES])


def filled(marks: i64) -> i64:
    """Give the filled cards as bits."""
    cards: i64 = 0
    card: i64
    for card in range(CARD_COUNT):
        if marks >> 3 * card & 7:
            cards |= bit(card)
    return cards


def number(marks: i64, card: i64) -> i64:
    """Give the number on a card; 0 if it is empty."""
    return marks >> 3 * card & 7


def ceiling(marks: i64, card: i64) -> i64:
    """Give the lowest number directly above a card; 7 if there is none."""
    left = number(marks, ABOVE_LEFT[card])
    right = number(marks, ABOVE_RIGHT[card])
    lowest: i64 = 7
    if left:
        lowest = left
    if right and right < lowest:
        lowest = right
    return lowest


def floor(marks: i64, card: i64) -> i64:
    """Give the highest number directly below a card; 0 if there is none."""
    return max(number(marks, BELOW_LEFT[card]), number(marks, BELOW_RIGHT[card]))


@final
class Pyramid(Realm):
    """Marks: the number on each card, three bits. A placement is a card."""

    def __init__(self) -> None:
        super().__init__(10, "pyramid", "Y", first=48, size=CARD_COUNT)

    def find(self, table: Table, sheet: Sheet, marks: i64, value: i64, die: i64, base: i64) -> None:
        card: i64
        for card in range(CARD_COUNT):
            if not marks >> 3 * card & 7 and floor(marks, card) < value < ceiling(marks, card):
                table.allow(base + card)

    def mark(self, table: Table, sheet: Sheet, marks: i64, value: i64, placement: i64) -> i64:
        marks |= value << 3 * placement
        row = ROWS[ROW_OF[placement]]
        if filled(marks) & row == row:
            table.gain(sheet, GAINS[ROW_OF[placement]])
        return marks

    def stars(self, sheet: Sheet, marks: i64, least: i64) -> i64:
        cards = filled(marks)
        stars: i64 = 1 if cards == ALL else 0
        n: i64
        for n in range(SET_COUNT):
            if cards & SETS[n] == SETS[n]:
                stars += 1
        return stars

    # ------------------------------------------------------------------ for people

    def placement_name(self, placement: i64) -> str:
        row, n = PLACES[placement]
        return f"{row + 1}:{n + 1}"

    def option(self, marks: i64, value: i64, placement: i64) -> tuple[str, Args, list[str]]:
        row, n = PLACES[placement]
        return "card", {"row": row + 1, "place": n + 1}, [f"card:{row + 1}:{n + 1}"]

    def write(self, marks: i64) -> PyramidMarks:
        return {
            "rows": [
                [number(marks, _card(row, n)) or None for n in range(size)]
                for row, size in enumerate(ROW_SIZES)
            ]
        }

    def earned(self, sheet: Sheet, marks: i64, stars: i64) -> Earned:
        cards = filled(marks)
        # A set has the number of the card on its top.
        placed = {f"set:{self.placement_name(n)}": 1 for n in covered(cards, SETS)}
        if cards == ALL:
            placed["all"] = 1
        return {"stars": placed, "gains": [f"row:{n + 1}" for n in covered(cards, ROWS)]}

    def read(self, reader: Reader) -> i64:
        marks: i64 = 0
        rows = reader.items("rows", len(ROW_SIZES), len(ROW_SIZES))
        card: i64
        for card in range(CARD_COUNT):
            row, n = PLACES[card]
            line = rows[row]
            if not isinstance(line, list) or len(line) != ROW_SIZES[row]:
                reader.fail(f"expected {ROW_SIZES[row]} numbers or nulls", f"rows[{row}]")
            if line[n] is None:
                continue
            field = f"rows[{row}][{n}]"
            value: i64 = reader.check_integer(line[n], field, 1, 6)
            if value >= ceiling(marks, card):
                reader.fail(f"must be lower than the {ceiling(marks, card)} above it", field)
            marks |= value << 3 * card
        return marks

    def layout(self) -> PyramidLayout:
        return {"rows": list(ROW_SIZES), "gains": [written(gain) for gain in ROW_GAINS]}
