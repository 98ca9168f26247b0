"""What the marks on a realm card promise: stars earned, and stars within reach by their odds.

One class for each realm, plain estimates; no search happens here.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from grani.bots.realms_odds import HOPELESS, UNIT, Odds
from grani.core.bits import bit
from grani.rolling_realms.realms import (
    REALM_COUNT,
    REALMS,
    between_two_castles as castles,
    between_two_cities as cities,
    charterstone,
    euphoria,
    my_little_scythe,
    pendulum,
    pyramid,
    scythe,
    tapestry,
    viticulture,
    wingspan,
)
from grani.rolling_realms.resources import RESOURCE_COUNT, amount
from grani.rolling_realms.sheet import Sheet

NO_RESOURCES: Final[i64] = 0
COUNTS: Final[vec[i64]] = vec[i64]([mask.bit_count() for mask in range(4096)])
"""How many bits a mask of twelve has."""


@mypyc_attr(acyclic=True)
class Outlook:
    """Judges the card of one realm."""

    def worth(self, odds: Odds, sheet: Sheet, marks: i64, least: float) -> float:
        """Give stars, and the odds of more; ``least`` is the lower outlook of the others."""
        raise NotImplementedError

    def depends_on(self, sheet: Sheet) -> i64:
        """Give the resources that the outlook depends on, beside the marks."""
        return NO_RESOURCES


@final
class OfScythe(Outlook):
    """A bottom number is reached by its own value, or by the top number over it."""

    def worth(self, odds: Odds, sheet: Sheet, marks: i64, least: float) -> float:
        total = 0.0
        column: i64
        for column in range(scythe.COLUMN_COUNT):
            if marks >> 6 + column & 1:
                total += 1.0
                continue
            work = UNIT + odds.rarity(1 if marks >> column & 1 else 2)
            if amount(sheet.hand, scythe.COLUMNS[column].cost_type) == 0:
                work += UNIT // 2
            total += odds.of(work)
        return total

    def depends_on(self, sheet: Sheet) -> i64:
        return sheet.hand


@final
class OfTapestry(Outlook):
    """Nearly full lines are worth most; a lonely hole waits for a one."""

    def worth(self, odds: Odds, sheet: Sheet, marks: i64, least: float) -> float:
        empty = ~marks & FULL_GRID
        near = (empty & NOT_LAST) << 1 | (empty & NOT_FIRST) >> 1 | empty << 6 | empty >> 6
        holes = empty & ~near
        total = 0.0
        n: i64
        for n in range(tapestry.LINE_COUNT):
            line = tapestry.LINES[n]
            work = CELL_WORK * bits(empty & line) + HOLE_WORK * bits(holes & line)
            total += odds.of(work)
        for n in range(tapestry.SQUARE_COUNT):
            square = empty & tapestry.SQUARES[n]
            if square:
                work = CELL_WORK * bits(square)
                total += odds.of(work) * odds.resources(tapestry.GAINS[n])
        return total


FULL_GRID: Final[i64] = tapestry.mask_of(
    [(row, column) for row in range(1, 7) for column in range(1, 7)]
)
NOT_FIRST: Final[i64] = tapestry.mask_of(
    [(row, column) for row in range(1, 7) for column in range(2, 7)]
)
NOT_LAST: Final[i64] = tapestry.mask_of(
    [(row, column) for row in range(1, 7) for column in range(1, 6)]
)
CELL_WORK: Final[i64] = 4
HOLE_WORK: Final[i64] = 4


def bits(mask: i64) -> i64:
    """Count the cells of a mask of the grid."""
    return COUNTS[mask & 4095] + COUNTS[mask >> 12 & 4095] + COUNTS[mask >> 24 & 4095]


@final
class OfCharterstone(Outlook):
    """Equal numbers in several crates are marked by one die."""

    def worth(self, odds: Odds, sheet: Sheet, marks: i64, least: float) -> float:
        noted: i64 = 0
        total = 0.0
        building: i64
        for building in range(charterstone.BUILDINGS):
            crate = charterstone.crate(marks, building)
            if marks >> charterstone.MARKED + building & 1:
                total += 1.0
            elif crate:
                noted += bit(3 * crate)
            else:
                total += odds.of(2 * UNIT + odds.rarity(1) // 2 + odds.rarity(2))
        groups: i64 = 0
        size: i64
        for size in range(6, 0, -1):
            value: i64
            for value in range(1, 7):
                if noted >> 3 * value & 7 == size:
                    work = UNIT + odds.rarity(1) + groups * UNIT // 2
                    total += float(size) * odds.of(work)
                    groups += 1
        return total


@final
class OfEuphoria(Outlook):
    """Small numbers, one at a time, keep an area in the band of stars for longest."""

    def worth(self, odds: Odds, sheet: Sheet, marks: i64, least: float) -> float:
        stars = marks >> euphoria.STARS
        total = float(stars)
        room = 6 - stars
        i: i64 = 0
        left = marks & 63
        right = marks >> 6 & 63
        while i < MOST_IN_AREA and room > 0:
            step = UNIT * i
            fit = FITTING[left * MOST_IN_AREA + i]
            if fit and room > 0:
                total += odds.of(UNIT + step + odds.rarity(fit))
                room -= 1
            fit = FITTING[right * MOST_IN_AREA + i]
            if fit and room > 0:
                total += odds.of(UNIT + step + odds.rarity(fit))
                room -= 1
            i += 1
        return total


MOST_IN_AREA: Final[i64] = 4


def _fitting() -> list[i64]:
    """Give, for each area, how many values can be the first, second, … of the stars to come."""
    table: list[i64] = []
    for mask in range(64):
        rest = [value for value in range(1, 7) if not mask >> value - 1 & 1]
        total = 21 - sum(rest)
        for stars in range(MOST_IN_AREA):
            table.append(sum(1 for value in rest if _stars_after(total, rest, value) > stars))
    return table


def _stars_after(total: int, rest: list[int], value: int) -> int:
    """Give the most stars that an area can still bring if ``value`` is marked next."""
    total += value
    if total > 10:
        return 0
    left = [other for other in rest if other != value]
    more = max((_stars_after(total, left, other) for other in left), default=0)
    return more + (1 if total >= 4 else 0)


FITTING: Final[vec[i64]] = vec[i64](_fitting())


@final
class OfMyLittleScythe(Outlook):
    """Every resource of the round counts; a number open in both rings leads to a coin."""

    def worth(self, odds: Odds, sheet: Sheet, marks: i64, least: float) -> float:
        total = 0.0
        resource: i64
        for resource in range(RESOURCE_COUNT):
            lacking = my_little_scythe.ENOUGH - amount(sheet.gained, resource)
            total += 2.0 * odds.of(UNIT * max(lacking, 0))
        halves = COUNTS[(marks ^ marks >> 6) & 63]
        return total + float(halves) * odds.of(2 * UNIT) * HALF_PAIR

    def depends_on(self, sheet: Sheet) -> i64:
        return sheet.gained


HALF_PAIR: Final[float] = 0.1


@final
class OfCastles(Outlook):
    """A row needs its cell in every column; low numbers leave little room above them."""

    def worth(self, odds: Odds, sheet: Sheet, marks: i64, least: float) -> float:
        total = 0.0
        column: i64
        height: i64
        realm = CASTLES
        works: i64 = 0
        level1: i64 = 0
        level2: i64 = 0
        level3: i64 = 0
        for column in range(castles.COLUMN_COUNT):
            place = castles.COLUMNS[column]
            filled = realm.height(marks, column)
            values = realm.below(marks, column, filled) - 1
            works = 0
            for height in range(filled, place.cells):
                works += UNIT + odds.rarity(max(min(values, 6) - (place.cells - 1 - height), 0))
                values -= 1
                level = place.first_level + height
                if level == 1:
                    level1 += works
                elif level == 2:
                    level2 += works
                else:
                    level3 += works
            if works:
                total += odds.of(works) * odds.resources(place.gain)
            if column == LAST_LEFT or column == castles.COLUMN_COUNT - 1:
                total += odds.of(level1) + odds.of(level2) + odds.of(level3)
                level1 = 0
                level2 = 0
                level3 = 0
        return total


CASTLES: Final[castles.BetweenTwoCastles] = castles.BetweenTwoCastles()
LAST_LEFT: Final[i64] = 2
"""The last column of the left castle."""


@final
class OfCities(Outlook):
    """As many stars as both other realms promise, if so many cells get filled."""

    def worth(self, odds: Odds, sheet: Sheet, marks: i64, least: float) -> float:
        cells = cities.filled(marks)
        done = COUNTS[cells]
        total = 0.0
        rest = least
        n: i64
        for n in range(1, 7):
            if rest <= 0.0:
                break
            total += min(rest, 1.0) * odds.of(UNIT * max(n - done, 0))
            rest -= 1.0
        for n in range(cities.LINE_COUNT):
            lacking = COUNTS[cities.LINES[n] & ~cells]
            if lacking:
                total += odds.of(UNIT * lacking) * odds.resources(cities.GAINS[n])
        return total


@final
class OfViticulture(Outlook):
    """Grapes at hand and grapes to come, against what the orders left will ask for."""

    def worth(self, odds: Odds, sheet: Sheet, marks: i64, least: float) -> float:
        ready = viticulture.SUMS[marks & ~(marks >> viticulture.CROSSED) & 63]
        to_come = viticulture.SUMS[~marks & 63]
        total = 0.0
        asked: i64 = 0
        work: i64 = 0
        order: i64
        for order in range(viticulture.ORDER_COUNT):
            if marks >> viticulture.FILLED + order & 1:
                total += 2.0
                continue
            asked += viticulture.VALUES[order] - DIE_FOR_ORDER
            work += UNIT
            lacking = max(asked - ready, 0)
            never = max(lacking - to_come, 0)
            total += 2.0 * odds.of(work + GRAPE_WORK * lacking + NEVER_WORK * never)
        return total


DIE_FOR_ORDER: Final[i64] = 4
GRAPE_WORK: Final[i64] = 2
NEVER_WORK: Final[i64] = 6


@final
class OfWingspan(Outlook):
    """A star for a full bird, another if its numbers can still make the wingspan."""

    def worth(self, odds: Odds, sheet: Sheet, marks: i64, least: float) -> float:
        total = 0.0
        bird: i64
        for bird in range(wingspan.BIRD_COUNT):
            squares = marks >> wingspan.BIRD_BITS * bird & wingspan.BIRD
            first = squares & 7
            second = squares >> 3 & 7
            third = squares >> 6
            lacking = wingspan.BIRDS[bird].wingspan - first - second - third
            if third:
                total += 1.0 if lacking else 2.0
                continue
            left: i64 = 1 if second else 2 if first else 3
            total += odds.of(UNIT * left)
            fitting = FIT[left * 32 + max(lacking, 0)]
            if fitting:
                total += odds.of(UNIT * left + odds.rarity(fitting) + odds.rarity(1) // 2)
        return total


def _fit() -> list[i64]:
    """Give how many values for the next of ``left`` squares can still lead to the sum lacking."""
    table: list[i64] = []
    for left in range(4):
        for lacking in range(32):
            fits = [v for v in range(1, 7) if left - 1 <= lacking - v <= 6 * (left - 1)]
            table.append(len(fits) if left else 0)
    return table


FIT: Final[vec[i64]] = vec[i64](_fit())


@final
class OfPendulum(Outlook):
    """What an hourglass will pay depends on the octagons outlined before it is full."""

    def worth(self, odds: Odds, sheet: Sheet, marks: i64, least: float) -> float:
        pay = 0.0
        octagon: i64
        for octagon in range(pendulum.OCTAGON_COUNT):
            place = pendulum.OCTAGONS[octagon]
            value = float(place.stars) + odds.resources(place.gain)
            pay += value if marks >> octagon & 1 else value * odds.of(UNIT)
        total = float(marks >> pendulum.STARS)
        glass: i64
        for glass in range(GLASSES):
            lacking = COUNTS[pendulum.MASKS[glass] & ~(marks >> pendulum.MARKED)]
            if lacking:
                total += pay * odds.of((UNIT + odds.rarity(1) // 2) * lacking)
        return total


GLASSES: Final[i64] = len(pendulum.HOURGLASSES)


@final
class OfPyramid(Outlook):
    """A set needs its empty cards, and each of these must leave room above and below."""

    def __init__(self) -> None:
        self.low: vec[i64] = vec[i64]([0] * 10)
        self.high: vec[i64] = vec[i64]([0] * 10)
        self.works: vec[i64] = vec[i64]([0] * 10)

    def worth(self, odds: Odds, sheet: Sheet, marks: i64, least: float) -> float:
        low = self.low
        high = self.high
        works = self.works
        low[pyramid.NO_CARD] = 0
        high[pyramid.NO_CARD] = 7
        card: i64
        for card in range(pyramid.CARD_COUNT):
            value = pyramid.number(marks, card)
            above = min(high[pyramid.ABOVE_LEFT[card]], high[pyramid.ABOVE_RIGHT[card]])
            high[card] = value if value else above - 1
        for card in range(pyramid.CARD_COUNT - 1, -1, -1):
            value = pyramid.number(marks, card)
            below = max(low[pyramid.BELOW_LEFT[card]], low[pyramid.BELOW_RIGHT[card]])
            low[card] = value if value else below + 1
            fitting = max(high[card] - low[card] + 1, 0)
            works[card] = UNIT + odds.rarity(fitting)
            if value:
                works[card] = 0
        total = 0.0
        n: i64
        for n in range(pyramid.SET_COUNT):
            total += odds.of(self.work(pyramid.SETS[n]))
        total += odds.of(self.work(pyramid.ALL))
        for n in range(ROWS):
            work = self.work(pyramid.ROWS[n])
            if work:
                total += odds.of(work) * odds.resources(pyramid.GAINS[n])
        return total

    def work(self, cards: i64) -> i64:
        """Give the work of filling what is empty of some cards."""
        total: i64 = 0
        card: i64 = 0
        while cards:
            if cards & 1:
                total += self.works[card]
            cards >>= 1
            card += 1
        return min(total, HOPELESS)


ROWS: Final[i64] = len(pyramid.ROWS)


@final
class OfAnyRealm(Outlook):
    """A realm that nobody has judged yet: its stars, and a little for whatever is written."""

    def __init__(self, realm: i64) -> None:
        self.realm: Final[i64] = realm

    def worth(self, odds: Odds, sheet: Sheet, marks: i64, least: float) -> float:
        lowest: i64 = int(least)
        total = float(REALMS[self.realm].stars(sheet, marks, lowest))
        while marks > 0:
            total += SOMETHING * float(COUNTS[marks & LAST_TWELVE])
            marks >>= 12
        return total

    def depends_on(self, sheet: Sheet) -> i64:
        return sheet.gained << 32 | sheet.hand


SOMETHING: Final[float] = 0.05
"""What a bit that is written is worth, in stars."""
LAST_TWELVE: Final[i64] = 4095

_JUDGED: Final[list[Outlook]] = [
    OfScythe(),
    OfTapestry(),
    OfCharterstone(),
    OfEuphoria(),
    OfMyLittleScythe(),
    OfCastles(),
    OfCities(),
    OfViticulture(),
    OfWingspan(),
    OfPendulum(),
    OfPyramid(),
]
OUTLOOKS: Final[vec[Outlook]] = vec[Outlook](
    _JUDGED + [OfAnyRealm(realm) for realm in range(len(_JUDGED), REALM_COUNT)]
)
"""By the number of the realm."""
