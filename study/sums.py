"""Sums that are enough for every number of a study with its interval, and that simply add up.

A number is a ratio: of all that was summed and how often, game by game. What happens in one game
hangs together, so games are what intervals count (ratio estimate; Wilson's bounds for shares, with
the size that the games show). Sums of shards add up to those of one run.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from math import inf, sqrt

from grani.arena.statistics import wilson
from grani.arena.verdicts import CERTAINTY, Estimate, normal, student

Key = tuple[Hashable, ...]
FEWEST = 30
"""Games behind a number that is told."""


@dataclass
class Ratio:
    """Sums over games of a total, a count, and their products."""

    games: int = 0
    total: float = 0.0
    count: float = 0.0
    squares: float = 0.0
    products: float = 0.0
    counts: float = 0.0

    def add(self, total: float, count: float = 1.0) -> None:
        """Take in one game."""
        self.games += 1
        self.total += total
        self.count += count
        self.squares += total * total
        self.products += total * count
        self.counts += count * count

    def join(self, other: Ratio, sign: int = 1) -> None:
        """Take in the games of another, or with sign -1 take them out."""
        self.games += sign * other.games
        self.total += sign * other.total
        self.count += sign * other.count
        self.squares += sign * other.squares
        self.products += sign * other.products
        self.counts += sign * other.counts

    def minus(self, other: Ratio) -> Ratio:
        """Give the sums of all games but those of another."""
        rest = Ratio()
        rest.join(self)
        rest.join(other, -1)
        return rest

    def times(self, factor: float) -> Ratio:
        """Give the same games with totals in other units."""
        total, squares = factor * self.total, factor * factor * self.squares
        return Ratio(self.games, total, self.count, squares, factor * self.products, self.counts)

    @property
    def value(self) -> float:
        """The ratio; 0 of nothing."""
        return self.total / self.count if self.count else 0.0

    @property
    def variance(self) -> float:
        """Of the ratio, from how much games differ; infinite for fewer than two."""
        if self.games < 2 or not self.count:
            return inf
        value = self.value
        spread = self.squares - 2 * value * self.products + value * value * self.counts
        return max(spread, 0.0) * self.games / (self.games - 1) / self.count**2

    def mean(self, certainty: float = CERTAINTY) -> Estimate:
        """Estimate a mean."""
        if self.games < 2:
            return Estimate(self.value, -inf, inf, self.games)
        half = student(certainty, self.games - 1) * sqrt(self.variance)
        return Estimate(self.value, self.value - half, self.value + half, self.games)

    def share(self, certainty: float = CERTAINTY) -> Estimate:
        """Estimate a share, which lies between 0 and 1."""
        if self.games < 2:
            return Estimate(self.value, 0, 1, self.games)
        value, variance = self.value, self.variance
        if variance > 1e-12:
            # As many independent tries as would be equally certain.
            size, reach = value * (1 - value) / variance, student(certainty, self.games - 1)
        else:
            # All games were alike, so nothing is seen of chance: each is taken for one try.
            size, reach = float(self.games), normal(certainty)
        low, high = wilson(value * size, size, reach)
        return Estimate(value, low, high, self.games)


def scaled(one: Estimate, factor: float) -> Estimate:
    """Give an estimate in other units."""
    return Estimate(factor * one.value, factor * one.low, factor * one.high, one.deals)


def difference(one: Ratio, other: Ratio, certainty: float = CERTAINTY) -> Estimate:
    """Estimate how much higher a mean is in one part of the games than in another part."""
    games = min(one.games, other.games)
    value = one.value - other.value
    if games < 2:
        return Estimate(value, -inf, inf, games)
    half = student(certainty, games - 1) * sqrt(one.variance + other.variance)
    return Estimate(value, value - half, value + half, games)


class Sums:
    """Ratios by key; within a game what is added to a key is one pair."""

    def __init__(self) -> None:
        self.ratios: dict[Key, Ratio] = {}
        self._game: dict[Key, list[float]] = {}

    def add(self, key: Key, total: float, count: float = 1.0) -> None:
        """Add to what the present game has of a key."""
        pair = self._game.setdefault(key, [0.0, 0.0])
        pair[0] += total
        pair[1] += count

    def end_game(self) -> None:
        """Take in the present game."""
        for key, (total, count) in self._game.items():
            self.ratios.setdefault(key, Ratio()).add(total, count)
        self._game.clear()

    def join(self, other: Sums) -> None:
        """Take in all games of another."""
        for key, ratio in other.ratios.items():
            self.ratios.setdefault(key, Ratio()).join(ratio)

    def minus(self, other: Sums) -> Sums:
        """Give the sums of all games but those of another."""
        rest = Sums()
        rest.ratios = {key: ratio.minus(other[key]) for key, ratio in self.ratios.items()}
        return rest

    def __getitem__(self, key: Key) -> Ratio:
        return self.ratios.get(key, Ratio())

    def below(self, *head: Hashable) -> dict[Key, Ratio]:
        """Give what stands under keys that begin so, by the rest of their keys."""
        size = len(head)
        return {
            key[size:]: ratio
            for key, ratio in self.ratios.items()
            if key[:size] == head and len(key) > size
        }


class Groups:
    """All games, and all but one group of them, for each group."""

    def __init__(self, groups: Sequence[Sums]) -> None:
        self.whole = joined(groups)
        self.without = [self.whole.minus(group) for group in groups if group.ratios]

    def estimate(self, find: Callable[[Sums], float], certainty: float = CERTAINTY) -> Estimate:
        """Estimate whatever can be worked out from sums, by how it changes without each group."""
        value = find(self.whole)
        count = len(self.without)
        if count < 2:
            return Estimate(value, -inf, inf, count)
        found = [find(rest) for rest in self.without]
        mean = sum(found) / count
        variance = (count - 1) / count * sum((one - mean) ** 2 for one in found)
        half = student(certainty, count - 1) * sqrt(variance)
        return Estimate(value, value - half, value + half, count)


def joined(parts: Iterable[Sums]) -> Sums:
    """Give the sums of all parts."""
    whole = Sums()
    for part in parts:
        whole.join(part)
    return whole
