"""What the tests of environments play: every game, module and number of seats, and random play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from grani.core.contract import CHANCE, State
from grani.core.dice import Dice
from grani.core.registry import game as registered

FORGE = "dice-forge"
REALMS = "rolling-realms"
TABLES = [
    *((FORGE, setup, 2) for setup in ("introductory", "random-all", "goddess", "titans")),
    *((FORGE, "random", seats) for seats in (3, 4)),
    *((FORGE, module, seats) for module in ("goddess-random", "titans-random") for seats in (3, 4)),
    *((REALMS, "random", seats) for seats in (1, 2, 3)),
]


def positions(game: str, setup: str, seats: int, count: int, seed: int = 1) -> Iterator[State]:
    """Play at random, and stop at every decision: some hundred to a game."""
    dice = Dice(seed)
    state = registered(game).new(seats, setup)
    while count:
        if state.is_over:
            state = registered(game).new(seats, setup)
        if state.actor != CHANCE:
            yield state
            count -= 1
        state.apply(dice.pick(state.legal()))


def any_legal(mask: Any, dice: Dice) -> int:
    """Draw one of the actions that a mask allows."""
    return dice.pick([int(action) for action in np.flatnonzero(mask)])
