"""Honest numbers: rates with confidence intervals, and the shape of a distribution."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt

Z95 = 1.959964


def wilson(wins: float, games: float, z: float = Z95) -> tuple[float, float]:
    """Give the 95 % interval of a rate; it stays inside 0 to 1 and fits small numbers.

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    if games == 0:
        return (0.0, 1.0)
    rate = wins / games
    wide = 1 + z * z / games
    middle = (rate + z * z / (2 * games)) / wide
    half = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / wide
    return (max(0.0, middle - half), min(1.0, middle + half))


def mean_and_spread(counts: Mapping[int, int]) -> tuple[float, float]:
    """Give mean and standard deviation of counted values."""
    total = sum(counts.values())
    if total == 0:
        return (0.0, 0.0)
    mean = sum(value * count for value, count in counts.items()) / total
    if total == 1:
        return (mean, 0.0)
    squares = sum(count * (value - mean) ** 2 for value, count in counts.items())
    return (mean, sqrt(squares / (total - 1)))


def quantile(counts: Mapping[int, int], share: float) -> int:
    """Give the value below which ``share`` of the counted values lie.

    >>> quantile({1: 5, 2: 3, 9: 2}, 0.5)
    1
    """
    wanted = share * sum(counts.values())
    seen = 0
    value = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= wanted:
            break
    return value
