"""Whole games on paper, played at random through the public contract."""

from __future__ import annotations

from functools import cache

from grani.core.dice import Dice
from grani.core.record import Record
from tests.contract.games import Configuration, course


@cache
def played(configuration: Configuration, seed: int) -> Record:
    """Give the record of a random game; where seats act at once, their actions are mixed."""
    game = configuration.game
    setup = game.setup_data(configuration.seats, configuration.agreed())
    record = Record.of(game, setup, configuration.names())
    for step in course(configuration, seed):
        record.add(step.action, step.seat)
    return record


def cut(record: Record, seed: int) -> int:
    """Give some number of steps within a record."""
    return int(Dice(seed).below(len(record.actions) + 1))
