"""Bots and series of games are compiled too: both builds decide and count the same.

Games themselves are compared by ``test_builds``, over far more of them. Levels think with small
budgets here: what they compute is the same, there is less of it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from grani.arena.simulate import Series, simulate
from grani.core.build import build
from grani.core.registry import game as game_of, games
from grani.review.story import review
from tests.contract.games import Configuration
from tests.packaging.sources import ROOT, SOURCE
from tests.review.played import played
from tests.review.test_review import TINY, beginning

pytestmark = pytest.mark.by_turns(2)

SERIES = {
    "dice-forge": [
        Series("dice-forge", ("greedy", "random"), 6, seed=21, setup="random"),
        Series("dice-forge", ("greedy", "greedy", "random"), 3, seed=22, setup="random-all"),
        Series("dice-forge", ("greedy", "random", "greedy"), 2, seed=23, setup="goddess"),
        Series("dice-forge", ("random", "greedy"), 2, seed=24, setup="titans"),
        Series("dice-forge", ("novice", "easy", "medium"), 2, seed=27, setup="random-all"),
        Series("dice-forge", ("hard:iterations=6", "medium"), 1, seed=28, setup="random"),
        Series("dice-forge", ("master:iterations=9", "novice"), 1, seed=29, setup="goddess"),
        Series("dice-forge", ("easy", "hard:iterations=6"), 1, seed=30, setup="titans-random"),
    ],
    "rolling-realms": [
        Series("rolling-realms", ("greedy",), 2, seed=25),
        Series("rolling-realms", ("random", "greedy", "greedy"), 1, seed=26),
        Series("rolling-realms", ("novice", "easy", "medium"), 1, seed=31),
        Series("rolling-realms", ("hard:iterations=4",), 1, seed=32),
        Series("rolling-realms", ("master:iterations=2",), 1, seed=33),
    ],
}


def told(game: str) -> str:
    """Play the series of a game with the build that is loaded; tell all that was counted."""
    results = [simulate(series) for series in SERIES[game]]
    counted = [
        [result.decisions, result.seat_scores, [vars(entry) for entry in result.entries]]
        for result in results
    ]
    return json.dumps(counted, sort_keys=True, default=str)


def reviewed(game: str) -> str:
    """Review the beginning of a game with the build that is loaded."""
    record = beginning(played(Configuration(game, 2, game_of(game).default_setup), 7), 12)
    return json.dumps(review(record, TINY, 5), sort_keys=True)


def told_by_the_pure_build(game: str, what: str = "told") -> str:
    """Do the same in a process that sees the sources alone."""
    code = (
        f"from grani.core.build import build; from tests.packaging.test_alike import {what};"
        f"assert build() == 'pure'; print({what}({game!r}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    return done.stdout.strip()


@pytest.mark.parametrize("game", games())
def test_bots_decide_and_series_count_the_same_on_both_builds(game: str) -> None:
    assert told(game) == told_by_the_pure_build(game), f"{build()} and pure differ"


@pytest.mark.parametrize("game", games())
def test_reviews_come_to_the_same_numbers_on_both_builds(game: str) -> None:
    assert reviewed(game) == told_by_the_pure_build(game, "reviewed")
