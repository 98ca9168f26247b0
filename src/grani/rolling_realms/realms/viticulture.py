"""Viticulture: gain grapes, then press them with a die into wine orders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from grani.core.bits import bit
from grani.core.reading import Reader
from grani.rolling_realms.realm import Args, Realm, numbers, read_numbers
from grani.rolling_realms.resources import COIN, HEART, PUMPKIN, some, written

if TYPE_CHECKING:
    from grani.rolling_realms.cards import Earned, ViticultureLayout, ViticultureMarks
    from grani.rolling_realms.sheet import Sheet
    from grani.rolling_realms.table import Table

GRAPE_GAINS: Final[list[i64]] = [COIN, COIN, HEART, HEART, PUMPKIN, PUMPKIN]  # RR-170
ORDERS: Final[list[int]] = [10, 11, 12]  # RR-170, lowest first
STARS_AN_ORDER: Final[i64] = 2  # RR-174

GAINS: Final[vec[i64]] = vec[i64]([some(gain) for gain in GRAPE_GAINS])
VALUES: Final[vec[i64]] = vec[i64](ORDERS)
ORDER_COUNT: Final[i64] = len(ORDERS)
SUMS: Final[vec[i64]] = vec[i64]([sum(numbers(mask)) for mask in range(64)])
"""What the grapes of a mask are worth together."""

# Placements: GRAPE, then 63 * order + the mask of the grapes pressed.
GRAPE: Final[i64] = 0
SETS: Final[i64] = 63
CROSSED: Final[i64] = 6
FILLED: Final[i64] = 12
"""Where crossed-off grapes and filled orders start."""


def order_of(placement: i64) -> i64:
    """Give the order that a placement other than GRAPE fills."""
    return (placement - 1) // SETS


def grapes_of(placement: i64) -> i64:
    """Give the mask of the grapes that a placement other than GRAPE crosses off."""
    return placement - SETS * order_of(placement)


@final
class Viticulture(Realm):
    """Marks: six bits for grapes gained, six for those crossed off, three for filled orders."""

    def __init__(self) -> None:
        super().__init__(7, "viticulture", "V", first=112, size=1 + ORDER_COUNT * SETS)

    def find(self, table: Table, sheet: Sheet, marks: i64, value: i64, die: i64, base: i64) -> None:
        if not marks >> value - 1 & 1:
            table.allow(base + GRAPE)
        ready = marks & ~(marks >> CROSSED) & 63
        if SUMS[ready] + value < VALUES[0]:
            return
        order: i64
        for order in range(ORDER_COUNT):
            if marks >> FILLED + order & 1:
                continue
            lacking = VALUES[order] - value
            grapes = ready
            while grapes:  # every set of the grapes at hand
                if SUMS[grapes] >= lacking:
                    table.allow(base + SETS * order + grapes)
                grapes = (grapes - 1) & ready

    def mark(self, table: Table, sheet: Sheet, marks: i64, value: i64, placement: i64) -> i64:
        if placement == GRAPE:
            table.gain(sheet, GAINS[value - 1])
            return marks | bit(value - 1)
        return marks | grapes_of(placement) << CROSSED | bit(FILLED + order_of(placement))

    def stars(self, sheet: Sheet, marks: i64, least: i64) -> i64:
        stars: i64 = 0
        order: i64
        for order in range(ORDER_COUNT):
            if marks >> FILLED + order & 1:
                stars += STARS_AN_ORDER
        return stars

    # ------------------------------------------------------------------ for people

    def placement_name(self, placement: i64) -> str:
        if placement == GRAPE:
            return "grape"
        grapes = " ".join(str(grape) for grape in numbers(grapes_of(placement)))
        return f"order {ORDERS[order_of(placement)]} with {grapes}"

    def option(self, marks: i64, value: i64, placement: i64) -> tuple[str, Args, list[str]]:
        if placement == GRAPE:
            return "grape", {"number": value}, [f"grape:{value}"]
        grapes = numbers(grapes_of(placement))
        order = ORDERS[order_of(placement)]
        total = sum(grapes) + value
        return (
            "order",
            {
                "order": order,
                "grapes": ", ".join(str(grape) for grape in grapes),
                "sum": total,
                "waste": total - order,
            },
            [f"order:{order}", *(f"grape:{grape}" for grape in grapes)],
        )

    def write(self, marks: i64) -> ViticultureMarks:
        return {
            "gained": numbers(marks),
            "crossed": numbers(marks >> CROSSED),
            "orders": [order for n, order in enumerate(ORDERS) if marks >> FILLED + n & 1],
        }

    def earned(self, sheet: Sheet, marks: i64, stars: i64) -> Earned:
        return {
            "stars": {
                f"order:{order}": STARS_AN_ORDER
                for n, order in enumerate(ORDERS)
                if marks >> FILLED + n & 1
            },
            "gains": [f"grape:{grape}" for grape in numbers(marks)],
        }

    def read(self, reader: Reader) -> i64:
        gained = read_numbers(reader, "gained")
        crossed = read_numbers(reader, "crossed")
        orders = read_numbers(reader, "orders", ORDERS[0], ORDERS[-1])
        if crossed & ~gained:
            reader.fail(f"grape {numbers(crossed & ~gained)[0]} was never gained", "crossed")
        count = len(numbers(orders))
        if len(numbers(crossed)) < count or (crossed and not count):
            reader.fail("every filled order crossed off at least one grape", "orders")
        return gained | crossed << CROSSED | orders << FILLED

    def layout(self) -> ViticultureLayout:
        return {"grapes": [written(gain) for gain in GAINS], "orders": list(ORDERS)}


assert list(range(ORDERS[0], ORDERS[0] + len(ORDERS))) == ORDERS
