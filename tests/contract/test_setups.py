"""Every named set-up of every game can be played to its end."""

from __future__ import annotations

import pytest

from grani.core.contract import OVER
from grani.core.dice import Dice
from grani.core.registry import game as registered, games
from tests.contract.games import SAMPLED, Configuration, walk
from tests.fuzz.invariants import invariants_of

SETUPS = [
    Configuration(name, registered(name).min_seats, setup)
    for name in games()
    for setup in registered(name).setups()
]


@pytest.mark.parametrize("configuration", SETUPS, ids=str)
def test_every_setup_is_playable(configuration: Configuration) -> None:
    check = invariants_of(configuration.name)
    state = configuration.new()
    for number, _ in enumerate(walk(state, Dice(7))):
        if number % 25 == 0:
            assert check(state) == ""
    assert state.actor == OVER
    assert check(state) == ""
    again = configuration.game.from_position(state.position())
    assert again.position() == state.position()


def test_only_setups_that_there_are_can_be_sampled() -> None:
    for name, setups in SAMPLED.items():
        assert setups.keys() <= set(registered(name).setups())
