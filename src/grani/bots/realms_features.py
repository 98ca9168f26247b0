"""What a realm card shows to the eye of a bot: small numbers, one for each thing worth noticing.

A feature is a plain fact about the marks on one card, or about resources in hand beside a card of
that realm. Which of them matter, and how much, is not said here: ``realms_network`` has learned
it. The numbers are those of the learned weights, so they never change alone.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from grani.bots.realms_outlooks import (
    COUNTS,
    FITTING,
    FULL_GRID,
    MOST_IN_AREA,
    NOT_FIRST,
    NOT_LAST,
    bits,
)
from grani.core.bits import bit
from grani.rolling_realms.realms import (
    REALM_COUNT,
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

MOST: Final[i64] = 160
"""No card shows more at once."""


@final
@mypyc_attr(acyclic=True)
class Features:
    """The features that were seen last: the first ``count`` numbers of ``seen``."""

    def __init__(self) -> None:
        self.seen: vec[i64] = vec[i64]([0 for _ in range(MOST)])
        self.count: i64 = 0

    def add(self, feature: i64) -> None:
        """Note that a feature is there."""
        self.seen[self.count] = feature
        self.count += 1

    def look(self, realm: i64, marks: i64) -> None:
        """Note the features of a card."""
        self.count = 0
        EYES[realm].look(self, marks)

    def listed(self) -> list[int]:
        """List what was seen last."""
        return [int(self.seen[n]) for n in range(self.count)]


@mypyc_attr(acyclic=True)
class Eye:
    """Sees the card of one realm; its features are numbers below ``size``."""

    def __init__(self, size: i64) -> None:
        self.size: Final[i64] = size

    def look(self, features: Features, marks: i64) -> None:
        """Note the features of a card with these marks."""
        raise NotImplementedError


@final
class OnScythe(Eye):
    """Columns by their two numbers, and values by the two columns they serve."""

    def look(self, features: Features, marks: i64) -> None:
        column: i64
        stars = COUNTS[marks >> 6]
        for column in range(scythe.COLUMN_COUNT):
            features.add(4 * column + (marks >> column & 1) + 2 * (marks >> 6 + column & 1))
        features.add(24 + stars)
        dead: i64 = 0
        value: i64
        for value in range(1, 7):
            top = marks >> scythe.TOP_OF[value] & 1
            bottom = marks >> 6 + scythe.BOTTOM_OF[value] & 1
            dead += top & bottom
            features.add(38 + 4 * (value - 1) + top + 2 * bottom)
        features.add(31 + dead)
        features.add(62 + COUNTS[marks & 63])


@final
class OnTapestry(Eye):
    """Cells, what squares and lines lack, and what each shape could do."""

    def look(self, features: Features, marks: i64) -> None:
        empty = ~marks & FULL_GRID
        n: i64
        stars: i64 = 0
        for n in range(36):
            if empty >> n & 1:
                features.add(n)
        for n in range(tapestry.LINE_COUNT):
            lacking = bits(empty & tapestry.LINES[n])
            features.add(36 + 13 * n + lacking)
            if lacking == 0:
                stars += 1
        for n in range(tapestry.SQUARE_COUNT):
            features.add(114 + 5 * n + bits(empty & tapestry.SQUARES[n]))
        value: i64
        for value in range(1, 7):
            self.look_for_places(features, empty, value)
        near = (empty & NOT_LAST) << 1 | (empty & NOT_FIRST) >> 1
        near |= empty << 6 | empty >> 6
        features.add(189 + min(bits(empty & ~near), 6))
        features.add(208 + stars)
        features.add(215 + bits(empty) // 2)

    def look_for_places(self, features: Features, empty: i64, value: i64) -> None:
        """Note how many places a shape has, and whether it can end a line or a square."""
        masks = tapestry.MASKS
        places: i64 = 0
        line = False
        square = False
        placement: i64
        n: i64
        for placement in range(tapestry.STARTS[value], tapestry.STARTS[value + 1]):
            mask = masks[placement]
            if mask & ~empty:
                continue
            places += 1
            rest = empty & ~mask
            if not line:
                for n in range(tapestry.LINE_COUNT):
                    if mask & tapestry.LINES[n] and not rest & tapestry.LINES[n]:
                        line = True
            if not square:
                for n in range(tapestry.SQUARE_COUNT):
                    if mask & tapestry.SQUARES[n] and not rest & tapestry.SQUARES[n]:
                        square = True
        features.add(159 + 5 * (value - 1) + FEW[min(places, 6)])
        if line:
            features.add(196 + value - 1)
        if square:
            features.add(202 + value - 1)


FEW: Final[vec[i64]] = vec[i64]([0, 1, 2, 3, 3, 3, 4])


@final
class OnCharterstone(Eye):
    """Crates by building, and how many crates wait for each value."""

    def look(self, features: Features, marks: i64) -> None:
        waiting: i64 = 0
        stars: i64 = 0
        unbuilt: i64 = 0
        building: i64
        for building in range(charterstone.BUILDINGS):
            crate = charterstone.crate(marks, building)
            if marks >> charterstone.MARKED + building & 1:
                features.add(8 * building + 7)
                stars += 1
            else:
                features.add(8 * building + crate)
                if crate:
                    waiting += bit(3 * crate)
                else:
                    unbuilt += 1
        values: i64 = 0
        value: i64
        for value in range(1, 7):
            crates = waiting >> 3 * value & 7
            features.add(48 + 5 * (value - 1) + min(crates, 4))
            open_building: i64 = 0 if charterstone.crate(marks, value - 1) else 1
            some: i64 = 1 if crates else 0
            features.add(78 + 4 * (value - 1) + 2 * open_building + some)
            values += some
        features.add(102 + stars)
        features.add(109 + values)
        features.add(116 + unbuilt)


@final
class OnEuphoria(Eye):
    """Areas as a whole, values by where they are open, and the stars that areas can still bring."""

    def look(self, features: Features, marks: i64) -> None:
        left = marks & 63
        right = marks >> 6 & 63
        features.add(left)
        features.add(right)
        shining: i64 = 0
        value: i64
        for value in range(1, 7):
            in_left = left >> value - 1 & 1
            in_right = right >> value - 1 & 1
            features.add(64 + 3 * (value - 1) + in_left + in_right)
            if (not in_left and 4 <= euphoria.SUMS[left] + value <= 10) or (
                not in_right and 4 <= euphoria.SUMS[right] + value <= 10
            ):
                features.add(82 + value - 1)
                shining += 1
        features.add(88 + shining)
        features.add(95 + (marks >> euphoria.STARS))
        to_come = stars_to_come(left) + stars_to_come(right)
        features.add(102 + stars_to_come(left))
        features.add(102 + stars_to_come(right))
        features.add(107 + to_come)


def stars_to_come(area: i64) -> i64:
    """Give the most stars that an area of Euphoria can still bring."""
    stars: i64 = 0
    while stars < MOST_IN_AREA and FITTING[area * MOST_IN_AREA + stars]:
        stars += 1
    return stars


@final
class OnMyLittleScythe(Eye):
    """Values by the rings they are marked in."""

    def look(self, features: Features, marks: i64) -> None:
        n: i64
        for n in range(6):
            features.add(4 * n + (marks >> n & 1) + 2 * (marks >> 6 + n & 1))
        features.add(24 + COUNTS[marks & 63])
        features.add(31 + COUNTS[marks >> 6])
        features.add(38 + COUNTS[(marks ^ marks >> 6) & 63])


@final
class OnCastles(Eye):
    """Columns by height and topmost number, rows, and the columns open to each value."""

    def look(self, features: Features, marks: i64) -> None:
        column: i64
        opened: i64 = 0
        cells: i64 = 0
        value: i64
        for column in range(castles.COLUMN_COUNT):
            place = castles.COLUMNS[column]
            height = CASTLES.height(marks, column)
            cells += height
            if height == place.cells:
                features.add(14 * column + 13)
                continue
            below = CASTLES.below(marks, column, height)
            features.add(14 * column + (6 * (height - 1) + below if height else 0))
            if below <= place.cells - height:
                features.add(130 + column)
            for value in range(1, below):
                opened += bit(3 * value)
        stars: i64 = 0
        filled: i64 = 0
        n: i64
        for n in range(castles.CELL_COUNT):
            if marks >> 3 * n & 7:
                filled |= bit(n)
        for n in range(castles.ROW_COUNT):
            if filled & castles.ROWS[n] == castles.ROWS[n]:
                features.add(70 + n)
                stars += 1
        features.add(76 + stars)
        for value in range(1, 7):
            features.add(83 + 6 * (value - 1) + (opened >> 3 * value & 7))
        features.add(119 + cells)


CASTLES: Final[castles.BetweenTwoCastles] = castles.BetweenTwoCastles()


@final
class OnCities(Eye):
    """Numbers in cells, what lines lack, and the cells open to each value."""

    def look(self, features: Features, marks: i64) -> None:
        filled = cities.filled(marks)
        n: i64
        for n in range(cities.CELL_COUNT):
            features.add(7 * n + (marks >> 3 * n & 7))
        features.add(63 + COUNTS[filled])
        for n in range(cities.LINE_COUNT):
            features.add(73 + 4 * n + COUNTS[cities.LINES[n] & ~filled])
        value: i64
        for value in range(1, 7):
            opened = COUNTS[~(filled | cities.near(marks, value)) & 511]
            features.add(97 + 5 * (value - 1) + min(opened, 4))


@final
class OnViticulture(Eye):
    """Grapes, orders, and the values that would fill an order now."""

    def look(self, features: Features, marks: i64) -> None:
        n: i64
        for n in range(6):
            state: i64 = 0
            if marks >> n & 1:
                state = 2 if marks >> viticulture.CROSSED + n & 1 else 1
            features.add(3 * n + state)
        orders = marks >> viticulture.FILLED & 7
        grapes = marks & ~(marks >> viticulture.CROSSED) & 63
        ready = viticulture.SUMS[grapes]
        features.add(18 + orders)
        features.add(26 + ready)
        features.add(48 + viticulture.SUMS[~marks & 63])
        for n in range(6):
            if orders != 7 and ready and ready + n + 1 >= LOWEST_ORDER[orders]:
                features.add(70 + n)
        features.add(76 + COUNTS[grapes])
        features.add(83 + 8 * COUNTS[orders] + ready // 3)


LOWEST_ORDER: Final[vec[i64]] = vec[i64]([10, 11, 10, 12, 10, 11, 10, 99])
"""By the orders that are filled."""


@final
class OnWingspan(Eye):
    """Birds by their squares and what they lack."""

    def look(self, features: Features, marks: i64) -> None:
        stars: i64 = 0
        filled: i64 = 0
        possible: i64 = 0
        bird: i64
        for bird in range(wingspan.BIRD_COUNT):
            squares = marks >> wingspan.BIRD_BITS * bird & wingspan.BIRD
            first = squares & 7
            second = squares >> 3 & 7
            third = squares >> 6
            lacking = wingspan.BIRDS[bird].wingspan - first - second - third
            state: i64 = 0
            if third:
                filled += 3
                stars += 1 if lacking else 2
                state = 19 if lacking else 18
            elif second:
                filled += 2
                state = 5 + first + second
                if 1 <= lacking <= 6:
                    features.add(60 + lacking - 1)
                    possible += 1
            elif first:
                filled += 1
                state = first
                if 2 <= lacking <= 12:
                    possible += 1
            else:
                possible += 1
            features.add(20 * bird + state)
        features.add(66 + stars)
        features.add(73 + filled)
        features.add(83 + possible)


@final
class OnPendulum(Eye):
    """Octagons, numbers, and what each hourglass lacks beside what it would pay."""

    def look(self, features: Features, marks: i64) -> None:
        n: i64
        for n in range(pendulum.OCTAGON_COUNT):
            if marks >> n & 1:
                features.add(n)
        numbers = marks >> pendulum.MARKED & 63
        for n in range(6):
            if numbers >> n & 1:
                features.add(5 + n)
        features.add(11 + (marks >> pendulum.STARS))
        shining = COUNTS[marks >> 3 & 3]
        paying = COUNTS[marks & 7]
        unfinished: i64 = 0
        for n in range(GLASSES):
            lacking = COUNTS[pendulum.MASKS[n] & ~numbers]
            if lacking:
                unfinished += 1
            features.add(18 + 12 * shining + 4 * n + lacking)
            features.add(54 + 12 * paying + 4 * n + lacking)
        features.add(102 + 4 * shining + unfinished)
        features.add(114 + 4 * paying + unfinished)


GLASSES: Final[i64] = len(pendulum.HOURGLASSES)


@final
class OnPyramid(Eye):
    """Numbers on cards, room between neighbours, sets and rows."""

    def __init__(self, size: i64) -> None:
        super().__init__(size)
        self.low: Final[vec[i64]] = vec[i64]([0] * 10)
        self.high: Final[vec[i64]] = vec[i64]([0] * 10)

    def look(self, features: Features, marks: i64) -> None:
        filled = pyramid.filled(marks)
        dead = self.look_at_cards(features, marks)
        stars: i64 = 0
        n: i64
        for n in range(pyramid.SET_COUNT):
            lacking = COUNTS[pyramid.SETS[n] & ~filled]
            features.add(126 + 5 * n + (4 if pyramid.SETS[n] & dead else lacking))
            if lacking == 0:
                stars += 1
        for n in range(ROWS):
            lacking = COUNTS[pyramid.ROWS[n] & ~filled]
            features.add(151 + 6 * n + (5 if pyramid.ROWS[n] & dead else lacking))
        value: i64
        for value in range(1, 7):
            opened: i64 = 0
            for n in range(pyramid.CARD_COUNT):
                if not filled >> n & 1 and pyramid.floor(marks, n) < value < pyramid.ceiling(
                    marks, n
                ):
                    opened += 1
            features.add(169 + 5 * (value - 1) + min(opened, 4))
        if filled == pyramid.ALL:
            stars += 1
        features.add(199 + stars)
        if dead:
            features.add(206)

    def look_at_cards(self, features: Features, marks: i64) -> i64:
        """Note numbers and room of the cards; give those that can never be filled, as bits."""
        low = self.low
        high = self.high
        low[pyramid.NO_CARD] = 0
        high[pyramid.NO_CARD] = 7
        dead: i64 = 0
        card: i64
        for card in range(pyramid.CARD_COUNT):
            value = pyramid.number(marks, card)
            above = min(high[pyramid.ABOVE_LEFT[card]], high[pyramid.ABOVE_RIGHT[card]])
            high[card] = value if value else above - 1
            features.add(7 * card + value)
        for card in range(pyramid.CARD_COUNT - 1, -1, -1):
            value = pyramid.number(marks, card)
            below = max(low[pyramid.BELOW_LEFT[card]], low[pyramid.BELOW_RIGHT[card]])
            low[card] = value if value else below + 1
            if not value:
                fitting = min(max(high[card] - low[card] + 1, 0), 6)
                features.add(63 + 7 * card + fitting)
                if fitting == 0:
                    dead |= bit(card)
        return dead


ROWS: Final[i64] = len(pyramid.ROWS)

EYES: Final[vec[Eye]] = vec[Eye](
    [
        OnScythe(69),
        OnTapestry(231),
        OnCharterstone(123),
        OnEuphoria(116),
        OnMyLittleScythe(45),
        OnCastles(135),
        OnCities(127),
        OnViticulture(115),
        OnWingspan(87),
        OnPendulum(130),
        OnPyramid(207),
    ]
)
"""By the number of the realm."""

HELD: Final[i64] = 10
"""More resources of a type than this less one look the same."""
PURSE: Final[i64] = RESOURCE_COUNT * HELD
GAINED: Final[i64] = my_little_scythe.ENOUGH + 1
PURSES: Final[i64] = PURSE + RESOURCE_COUNT * GAINED
"""How many features resources have beside one realm; the last are of those gained in the round."""


def look_at_purse(features: Features, realm: i64, hand: i64, gained: i64) -> None:
    """Note resources in hand as features beside a realm; gained ones where they bring stars."""
    features.count = 0
    resource: i64
    for resource in range(RESOURCE_COUNT):
        features.add(HELD * resource + min(amount(hand, resource), HELD - 1))
        if realm == MY_LITTLE_SCYTHE:
            enough = min(amount(gained, resource), my_little_scythe.ENOUGH)
            features.add(PURSE + GAINED * resource + enough)


MY_LITTLE_SCYTHE: Final[i64] = 4

assert len(EYES) == REALM_COUNT
