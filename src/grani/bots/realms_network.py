"""A small network that has learned what a sheet is worth when a turn has ended.

Every card, and the resources beside it, adds a row of numbers for each feature it shows; the sums
are cut off at nought and weighed: expected tenths of a star at the end of the round, in units of
``1 / SCALE``. All of it is whole numbers, so that every build and machine judges alike. The rows
of a card are added up once and kept, because a search meets the same few cards again and again.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from grani.bots.realms_features import EYES, MY_LITTLE_SCYTHE, PURSES, Features, look_at_purse
from grani.core.bits import bit
from grani.rolling_realms.realms import REALM_COUNT
from grani.rolling_realms.sheet import Sheet
from grani.rolling_realms.table import CARDS, TURNS, Table

ANCHORS: Final[list[int]] = [1, 4, 8]
"""Rows are learned for so many turns left; those between are mixed of their neighbours."""
PARTS: Final[int] = 12
"""A mixture is counted in twelfths."""
UNIT: Final[int] = 512
"""What a learned number of 1 is written as."""
SCALE: Final[i64] = PARTS * UNIT * UNIT // 10
"""What a tenth of a star is counted as."""

SLOTS: Final[i64] = 4096
EMPTY: Final[i64] = -1


@final
@mypyc_attr(acyclic=True)
class Weights:
    """What was learned, ready for every number of turns left.

    ``numbers`` are ``units``, then for each anchor the rows of all features, realm by realm, cards
    before purses; then for each number of turns left, from 1, what the sums start with, how they
    are weighed, and what is added to the result.
    """

    def __init__(self, numbers: list[int]) -> None:
        units = numbers[0]
        self.units: Final[i64] = units
        starts: list[int] = []
        rows = 0
        for eye in EYES:
            starts.append(rows)
            rows += int(eye.size)
        for _ in range(REALM_COUNT):
            starts.append(rows)
            rows += int(PURSES)
        self.starts: Final[vec[i64]] = vec[i64]([start * units for start in starts])
        block = rows * units
        self.block: Final[i64] = block
        self.rows: Final[vec[i64]] = _mixed(vec[i64](numbers[1 : 1 + 3 * block]), block)
        tail = numbers[1 + 3 * block :]
        turns = int(TURNS) - 1
        self.firsts: Final[vec[i64]] = vec[i64](
            [0] * units + [PARTS * number for number in tail[: turns * units]]
        )
        tail = tail[turns * units :]
        self.weighs: Final[vec[i64]] = vec[i64]([0] * units + tail[: turns * units])
        tail = tail[turns * units :]
        self.bases: Final[vec[i64]] = vec[i64]([0] + [PARTS * UNIT * n for n in tail])
        if len(tail) != turns:
            raise ValueError("learned numbers that do not fit the features")


def _mixed(learned: vec[i64], block: i64) -> vec[i64]:
    """Give the rows for each number of turns left, mixed of those of the anchors."""
    mixed: vec[i64] = vec[i64]([0 for _ in range((TURNS - 1) * block)])
    turns: i64
    n: i64
    for turns in range(1, TURNS):
        late: i64 = 0 if turns < 4 else 1
        share: i64 = 4 * (turns - 1) if turns < 4 else 3 * (turns - 4)
        here = (turns - 1) * block
        for n in range(block):
            mixed[here + n] = (12 - share) * learned[late * block + n] + share * learned[
                (late + 1) * block + n
            ]
    return mixed


@final
class Network:
    """Judges sheets of one round; ``begin`` says which realms are on the table."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final[Weights] = weights
        self.units: Final[i64] = weights.units
        self.features: Final[Features] = Features()
        self.realms: vec[i64] = vec[i64]([0 for _ in range(CARDS)])
        self.rings = False
        self.keys: vec[i64] = vec[i64]([EMPTY for _ in range(2 * SLOTS)])
        self.sums: vec[i64] = vec[i64]([0 for _ in range(2 * SLOTS * weights.units)])

    def begin(self, table: Table) -> None:
        """Get ready for a round: what is kept of resources depends on the three realms."""
        same = True
        card: i64
        rings = False
        for card in range(CARDS):
            realm = table.realm(card)
            if self.realms[card] != realm:
                same = False
            self.realms[card] = realm
            rings = rings or realm == MY_LITTLE_SCYTHE
        self.rings = rings
        if not same:
            slot: i64
            for slot in range(SLOTS, 2 * SLOTS):
                self.keys[slot] = EMPTY

    def worth(self, sheet: Sheet, turns: i64) -> i64:
        """Give what a sheet is worth with so many turns left, at least one."""
        units = self.units
        left = self.card(self.realms[0], sheet.left, turns)
        middle = self.card(self.realms[1], sheet.middle, turns)
        right = self.card(self.realms[2], sheet.right, turns)
        purse = self.purse(sheet.hand, sheet.gained if self.rings else 0, turns)
        sums = self.sums
        weighs = self.weights.weighs
        here = turns * units
        total = self.weights.bases[turns] + weighs[here] * (
            sums[left] + sums[middle] + sums[right] + sums[purse]
        )
        n: i64
        for n in range(1, units):
            value = sums[left + n] + sums[middle + n] + sums[right + n] + sums[purse + n]
            if value > 0:
                total += weighs[here + n] * value
        return total

    def card(self, realm: i64, marks: i64, turns: i64) -> i64:
        """Give where the sums of a card are kept."""
        key = marks + bit(44) * (realm * TURNS + turns)
        mixed = (marks ^ marks >> 15 ^ marks >> 29) & 0x7FFFFFFF
        slot = (mixed * 0x2545F491 >> 9) + 577 * turns + realm & SLOTS - 1
        start = slot * self.units
        if self.keys[slot] != key:
            self.keys[slot] = key
            self.features.look(realm, marks)
            self.clear(start)
            self.add_up(self.weights.starts[realm], turns, start)
        return start

    def purse(self, hand: i64, gained: i64, turns: i64) -> i64:
        """Give where the sums of resources are kept."""
        key = (hand * 16 + turns) * bit(24) + gained
        mixed = hand ^ hand >> 5 ^ hand >> 10 ^ gained << 3 ^ gained >> 2 ^ gained >> 7
        slot = (mixed + 577 * turns & SLOTS - 1) + SLOTS
        start = slot * self.units
        if self.keys[slot] != key:
            self.keys[slot] = key
            n: i64
            here = turns * self.units
            for n in range(self.units):
                self.sums[start + n] = self.weights.firsts[here + n]
            card: i64
            for card in range(CARDS):
                realm = self.realms[card]
                look_at_purse(self.features, realm, hand, gained)
                self.add_up(self.weights.starts[REALM_COUNT + realm], turns, start)
        return start

    def clear(self, start: i64) -> None:
        """Empty one row of sums."""
        n: i64
        for n in range(start, start + self.units):
            self.sums[n] = 0

    def add_up(self, first: i64, turns: i64, start: i64) -> None:
        """Add the rows of all features that were seen."""
        units = self.units
        rows = self.weights.rows
        sums = self.sums
        seen = self.features.seen
        base = (turns - 1) * self.weights.block + first
        n: i64
        k: i64
        for n in range(self.features.count):
            row = base + seen[n] * units
            for k in range(units):
                sums[start + k] += rows[row + k]
