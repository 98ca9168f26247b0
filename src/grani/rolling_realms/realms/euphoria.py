"""Euphoria: two areas of numbers; what a mark brings depends on the sum of its area."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from grani.core.bits import bit
from grani.core.reading import Reader
from grani.rolling_realms.realm import MAX_STARS, Args, Realm, numbers, read_numbers
from grani.rolling_realms.resources import (
    HEART,
    PUMPKIN,
    RESOURCE_NAMES,
    pack,
    some,
    written,
)

if TYPE_CHECKING:
    from grani.rolling_realms.cards import EuphoriaLayout, EuphoriaMarks
    from grani.rolling_realms.sheet import Sheet
    from grani.rolling_realms.table import Table


@final
@mypyc_attr(acyclic=True)
class Band:
    """What a mark brings when it leaves its area with a sum of at most ``top``.

    ``choice`` lists types of which one is picked; it comes on top of ``gain`` and ``stars``.
    """

    def __init__(self, top: i64, gain: i64 = 0, stars: i64 = 0, choice: list[i64] | None = None):
        self.top: Final[i64] = top
        self.gain: Final[i64] = gain
        self.stars: Final[i64] = stars
        self.choice: Final[vec[i64]] = vec[i64](choice or [])


BANDS: Final[list[Band]] = [  # RR-131
    Band(3, gain=pack(coin=1)),
    Band(10, stars=1),
    Band(21, choice=[PUMPKIN, HEART]),  # RR-134
]
ONE_OF_EACH: Final[list[Band]] = [*BANDS[:2], Band(21, gain=pack(pumpkin=1, heart=1))]
"""The other reading of RR-134."""

AREAS: Final[list[str]] = ["left", "right"]
SUMS: Final[vec[i64]] = vec[i64]([sum(numbers(mask)) for mask in range(64)])

# Placements: 4 * area + choice, then BOTH + 4 * choice on the left + choice on the right;
# a choice is resource + 1, or nothing.
NO_CHOICE: Final[i64] = 0
BOTH: Final[i64] = 8
CHOICES: Final[list[str]] = ["", *RESOURCE_NAMES]
STARS: Final[i64] = 12
"""Where the stars earned so far start."""


@final
class Euphoria(Realm):
    """Marks: six bits for each area, then the stars earned (RR-211)."""

    def __init__(self, bands: list[Band]) -> None:
        super().__init__(3, "euphoria", "E", first=64, size=24)
        self.bands: Final[vec[Band]] = vec[Band](bands)
        self.band_of: Final[vec[i64]] = vec[i64](
            [next(i for i, band in enumerate(bands) if total <= band.top) for total in range(22)]
        )

    def band(self, marks: i64, area: i64, value: i64) -> Band:
        """Give what marking ``value`` in an area would bring."""
        return self.bands[self.band_of[SUMS[marks >> 6 * area & 63] + value]]

    def find(self, table: Table, sheet: Sheet, marks: i64, value: i64, die: i64, base: i64) -> None:
        free: i64 = 0
        area: i64
        i: i64
        j: i64
        for area in range(2):
            if marks >> 6 * area + value - 1 & 1:
                continue
            free += 1
            choice = self.band(marks, area, value).choice
            if len(choice) == 0:
                table.allow(base + 4 * area)
            for i in range(len(choice)):
                table.allow(base + 4 * area + choice[i] + 1)
        if free < 2 or value != table.rolled1 or value != table.rolled2:  # RR-132, RR-133
            return
        first = self.band(marks, 0, value).choice
        second = self.band(marks, 1, value).choice
        for i in range(max(len(first), 1)):
            left = base + BOTH + 4 * (first[i] + 1 if len(first) else NO_CHOICE)
            for j in range(max(len(second), 1)):
                table.allow(left + (second[j] + 1 if len(second) else NO_CHOICE))

    def mark(self, table: Table, sheet: Sheet, marks: i64, value: i64, placement: i64) -> i64:
        if placement < BOTH:
            return self.mark_one(table, sheet, marks, value, placement >> 2, placement & 3)
        choices = placement - BOTH
        marks = self.mark_one(table, sheet, marks, value, 0, choices >> 2)  # RR-136
        return self.mark_one(table, sheet, marks, value, 1, choices & 3)

    def mark_one(
        self, table: Table, sheet: Sheet, marks: i64, value: i64, area: i64, choice: i64
    ) -> i64:
        """Mark a number in one area; give the new marks."""
        band = self.band(marks, area, value)
        gain = band.gain
        if choice != NO_CHOICE:
            gain += some(choice - 1)
        if gain:
            table.gain(sheet, gain)
        earned = min(band.stars, MAX_STARS - (marks >> STARS))  # RR-135
        return (marks | bit(6 * area + value - 1)) + (earned << STARS)

    def stars(self, sheet: Sheet, marks: i64, least: i64) -> i64:
        return marks >> STARS

    # ------------------------------------------------------------------ for people

    def placement_name(self, placement: i64) -> str:
        if placement < BOTH:
            return f"{AREAS[placement >> 2]} {CHOICES[placement & 3]}".strip()
        choices = placement - BOTH
        first, second = CHOICES[choices >> 2], CHOICES[choices & 3]
        return f"both {first or '-'} {second or '-'}" if first or second else "both"

    def option(self, marks: i64, value: i64, placement: i64) -> tuple[str, Args, list[str]]:
        if placement < BOTH:
            area = placement >> 2
            choice = CHOICES[placement & 3]
            args: Args = {"number": value, "sum": SUMS[marks >> 6 * area & 63] + value}
            if choice:
                args["choice"] = choice
            return f"{AREAS[area]}{'-choice' if choice else ''}", args, [f"{AREAS[area]}:{value}"]
        choices = placement - BOTH
        return (
            "both",
            {
                "number": value,
                "left": CHOICES[choices >> 2] or "none",
                "right": CHOICES[choices & 3] or "none",
            },
            [f"left:{value}", f"right:{value}"],
        )

    def write(self, marks: i64) -> EuphoriaMarks:
        return {
            "left": numbers(marks),
            "right": numbers(marks >> 6),
            "stars": marks >> STARS,
        }

    def read(self, reader: Reader) -> i64:
        left = read_numbers(reader, "left")
        right = read_numbers(reader, "right")
        stars: i64 = reader.integer("stars", 0, int(MAX_STARS))
        most = self.most_stars(left) + self.most_stars(right)
        if stars > most:
            reader.fail(f"these marks can have earned {most} stars at most", "stars")
        return left | right << 6 | stars << STARS

    def most_stars(self, mask: i64) -> i64:
        """Give how many stars the marks of one area can have earned, in the luckiest order."""
        best: i64 = 0
        n: i64
        for n in range(6):
            if mask >> n & 1:
                before = mask ^ bit(n)
                stars = self.bands[self.band_of[SUMS[mask]]].stars
                best = max(best, self.most_stars(before) + stars)
        return best

    def layout(self) -> EuphoriaLayout:
        return {
            "bands": [
                {
                    "top": band.top,
                    "gain": written(band.gain),
                    "stars": band.stars,
                    "choice": [RESOURCE_NAMES[resource] for resource in band.choice],
                }
                for band in self.bands
            ]
        }
