"""Two builds, one engine: which of them is loaded, and that both play the very same games."""

from __future__ import annotations

import hashlib
import json
import os
from importlib import import_module
from pathlib import Path

import pytest

from grani.core.build import build
from grani.core.dice import Dice
from grani.core.playout import play_out
from grani.core.registry import games
from tests.contract.games import CONFIGURATIONS, Configuration, walk
from tests.packaging.sources import compiled_modules

GAMES = 1_000
WALKED = 20
"""Games a configuration that go step by step through the checked path; the rest are played out."""

CHECKSUMS = {
    "dice-forge": "0ad01df228000350a791c89f7cb057dd",
    "rolling-realms": "40c0826fab26808cfc0dc38efcb74b59",
}
"""Of the games below, by either build. A change of rules changes it: put in what the test says."""


def checksum(game: str) -> str:
    """Play games of every configuration and boil down all that happened in them."""
    digest = hashlib.sha256()
    configurations = [one for one in CONFIGURATIONS if one.name == game]
    for number in range(GAMES):
        configuration = configurations[number % len(configurations)]
        digest.update(_trace(configuration, number, number < WALKED * len(configurations)))
    return digest.hexdigest()[:32]


def _trace(configuration: Configuration, number: int, stepwise: bool) -> bytes:
    """Write down the course of one game: all steps, or the number of decisions and the end."""
    state = configuration.new()
    dice = Dice(number)
    if stepwise:
        course: object = [(step.seat, step.action) for step in walk(state, dice)]
    else:
        course = int(play_out(state, dice))
    return json.dumps([course, state.position(), dice.state()], sort_keys=True).encode()


def test_the_expected_build_is_loaded() -> None:
    expected = os.environ.get("GRANI_EXPECT_BUILD") or build()
    assert expected in ("pure", "compiled"), "GRANI_EXPECT_BUILD is pure or compiled"
    assert build() == expected


def test_the_build_is_no_mixture() -> None:
    suffix = {"pure": {".py"}, "compiled": {".so", ".pyd"}}[build()]
    for name in compiled_modules():
        path = import_module(name).__file__
        assert path is not None
        assert Path(path).suffix in suffix, f"{name} comes from {path}"


@pytest.mark.slow
@pytest.mark.parametrize("game", games())
def test_both_builds_play_the_same_games(game: str) -> None:
    assert checksum(game) == CHECKSUMS.get(game), "the rules changed, or the builds differ"
