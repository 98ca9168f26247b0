"""Intervals of ratings hold the truth as often as they say, for few deals of unequal bots too."""

from __future__ import annotations

from math import exp, log
from typing import Any

import numpy as np
import pytest

from grani.arena.question import Question
from grani.arena.rating_bounds import bounds
from grani.arena.ratings import MEAN, PRIOR, SCALE, _strengths, ratings
from grani.arena.verdicts import share_of
from grani.core.registry import game

from .asking import line

TRIALS = 60


def chance(first: float, second: float) -> float:
    return 1 / (1 + exp(second - first))


def played(true: Any, deals: dict[tuple[int, int], int], alike: float, dice: Any) -> Any:
    """Play deals of two games each; so many of them end alike whoever sits where."""
    tables = []
    for (first, second), count in deals.items():
        won = chance(true[first], true[second])
        for _ in range(count):
            table = np.zeros((len(true), len(true)))
            fates = dice.random(2)
            for fate in fates if dice.random() > alike else fates[[0, 0]]:
                winner, loser = (first, second) if fate < won else (second, first)
                table[winner, loser] += 1
            tables.append(table)
    return np.array(tables)


def covered(true: Any, deals: dict[tuple[int, int], int], alike: float) -> float:
    """Give how often the interval of the player least often covered holds the truth."""
    dice = np.random.default_rng(11)
    added = PRIOR * (1 - np.eye(len(true)))
    held = np.zeros(len(true))
    for _ in range(TRIALS):
        tables = played(true, deals, alike, dice)
        found = bounds(tables, _strengths(tables.sum(axis=0) + added), added)
        held += [low <= one <= high for one, (low, high) in zip(true, found, strict=True)]
    return float(held.min() / TRIALS)


@pytest.mark.parametrize("share", [0.75, 0.9])
def test_eight_deals_of_two_are_enough_for_an_honest_interval(share: float) -> None:
    half = log(share / (1 - share)) / 2
    for alike in (0.0, 1.0):
        assert covered(np.array([half, -half]), {(0, 1): 8}, alike) >= 0.93


def test_a_close_pair_does_not_make_the_others_surer_than_they_are() -> None:
    """Two play each other long, and a third, much weaker, stopped after eight deals with each."""
    true = np.array([1.1, 0.8, -1.9])
    assert covered(true, {(0, 1): 64, (0, 2): 8, (1, 2): 8}, 0.5) >= 0.93


def test_a_rating_does_not_know_more_than_the_share_beside_it() -> None:
    question = Question.of(game("dice-forge"), ("a", "b"))
    lines = [line(question, number, 1, 0) for number in range(16)]
    best, worst = ratings(question, lines)
    share = share_of([(2.0, 2.0)] * 8)
    assert best.low - MEAN == pytest.approx(MEAN - worst.high, abs=0.1)
    assert best.high < 3000
    lowest = chance((best.low - MEAN) / SCALE, (worst.high - MEAN) / SCALE)
    assert share.low - 0.1 < lowest < share.low + 0.02


def test_more_deals_make_ratings_surer() -> None:
    question = Question.of(game("dice-forge"), ("a", "b"))
    widths = []
    for deals in (8, 32, 128):
        lines = [line(question, n, *((0, 1) if n % 8 == 0 else (1, 0))) for n in range(2 * deals)]
        best = ratings(question, lines)[0]
        assert best.low < best.value < best.high
        widths.append(best.high - best.low)
    assert widths[0] > 1.5 * widths[1] > 2 * widths[2]
