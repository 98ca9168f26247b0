"""A small network that judges positions: integers in, a few numbers and many preferences out.

A game writes what it sees as sparse rows with whole values. The first layer adds up whole weights,
three of them side by side in a 64-bit number, so that it is quick and gives the same sums compiled
and interpreted. What follows are a rectifier, two outlooks (lead, and chance to win) with a direct
way past it, and one preference for each meaning that an action can have.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

UNIT: Final[i64] = 8192
"""Whole weights of the first layer are this many times the real ones."""
LANES: Final[i64] = 3
LANE_BITS: Final[i64] = 21
LANE: Final[i64] = 2097151
SIGN: Final[i64] = 1048576
"""A lane holds numbers from -SIGN to SIGN - 1."""
OUTLOOKS: Final[i64] = 2
FURTHEST: Final = 30.0
"""Beyond this many logits nobody can tell chances apart."""


@final
@mypyc_attr(acyclic=True)
class Network:
    """Weights, and room for one position at a time.

    ``first`` holds the first layer row by row, ``words`` numbers of three lanes each; the lanes of
    the last word go straight to the outlooks. ``ways`` are the weights from the units to the
    outlooks, ``heads`` those to the preferences, ``units`` each, ``leanings`` what is added.
    """

    def __init__(
        self,
        words: i64,
        first: list[int],
        bias: list[int],
        ways: list[float],
        heads: list[float],
        leanings: list[float],
    ) -> None:
        self.words: Final[i64] = words
        self.units: Final[i64] = LANES * (words - 1)
        self.first: vec[i64] = vec[i64](first)
        self.bias: vec[i64] = vec[i64](bias)
        self.ways: vec[float] = vec[float](ways)
        self.heads: vec[float] = vec[float](heads)
        self.leanings: vec[float] = vec[float](leanings)
        self.base: vec[i64] = vec[i64](bias)
        """The bias and what every position of a game has in common."""
        self.sums: vec[i64] = vec[i64]([0] * words)
        self.hidden: vec[float] = vec[float]([0.0] * (LANES * words))
        self.active: vec[i64] = vec[i64]([0] * (LANES * words))
        """The units above zero, ``active_count`` of them."""
        self.active_count: i64 = 0
        self.lead = 0.0
        self.win = 0.0

    def settle(self, rows: vec[i64], count: i64) -> None:
        """Take note of rows that every further position has, with value 1."""
        words = self.words
        w: i64
        k: i64
        for w in range(words):
            total = self.bias[w]
            for k in range(count):
                total += self.first[rows[k] * words + w]
            self.base[w] = total

    def look(self, rows: vec[i64], values: vec[i64], count: i64) -> None:
        """Run the first layer over ``count`` rows with their values."""
        words = self.words
        first = self.first
        base = self.base
        sums = self.sums
        k: i64
        w: i64 = 0
        while w + 4 <= words:
            a = base[w]
            b = base[w + 1]
            c = base[w + 2]
            d = base[w + 3]
            for k in range(count):
                at = rows[k] * words + w
                value = values[k]
                a += value * first[at]
                b += value * first[at + 1]
                c += value * first[at + 2]
                d += value * first[at + 3]
            sums[w] = a
            sums[w + 1] = b
            sums[w + 2] = c
            sums[w + 3] = d
            w += 4
        while w < words:
            a = base[w]
            for k in range(count):
                a += values[k] * first[rows[k] * words + w]
            sums[w] = a
            w += 1
        self.rectify()

    def rectify(self) -> None:
        """Take the lanes apart; keep what is above zero."""
        hidden = self.hidden
        active = self.active
        sums = self.sums
        count: i64 = 0
        unit: i64 = 0
        w: i64
        lane: i64
        for w in range(self.words - 1):
            x = sums[w]
            for lane in range(LANES):
                low = ((x & LANE) ^ SIGN) - SIGN
                x = (x - low) >> LANE_BITS
                if low > 0:
                    hidden[unit + lane] = float(low) / 8192.0
                    active[count] = unit + lane
                    count += 1
            unit += LANES
        self.active_count = count
        x = sums[self.words - 1]
        for lane in range(LANES):
            low = ((x & LANE) ^ SIGN) - SIGN
            x = (x - low) >> LANE_BITS
            hidden[unit + lane] = float(low) / 8192.0

    def judge(self) -> None:
        """Leave the expected ``lead`` and the chance to ``win`` of the position looked at."""
        hidden = self.hidden
        active = self.active
        ways = self.ways
        units = self.units
        lead = hidden[units]
        win = hidden[units + 1]
        i: i64
        for i in range(self.active_count):
            unit = active[i]
            height = hidden[unit]
            lead += height * ways[unit]
            win += height * ways[units + unit]
        self.lead = lead
        self.win = chance(win)

    def prefer(self, meaning: i64) -> float:
        """Give how much an action of this meaning is preferred, in logits."""
        hidden = self.hidden
        active = self.active
        heads = self.heads
        at = meaning * self.units
        total = self.leanings[meaning]
        i: i64
        for i in range(self.active_count):
            unit = active[i]
            total += hidden[unit] * heads[at + unit]
        return total


def chance(logit: float) -> float:
    """Give the probability that a logit stands for."""
    if logit > FURTHEST:
        logit = FURTHEST
    elif logit < -FURTHEST:
        logit = -FURTHEST
    return 1.0 / (1.0 + exp(-logit))
