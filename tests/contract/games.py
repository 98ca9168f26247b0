"""Every registered game in every configuration, and random courses through them.

A game that is registered later is covered with no change here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from grani.core.contract import CHANCE, OVER, State
from grani.core.dice import Dice
from grani.core.game import Game
from grani.core.registry import game as registered, games

MANY_SEATS = 4
"""Games for more than this are tried with up to this many, and with a full table."""
FULL_TABLE = 7
"""As many as one game seats at most, where it seats any number."""
END = 100_000
"""No game takes more steps than this."""


class Configuration(NamedTuple):
    """A way to set up a game."""

    name: str
    seats: int
    setup: str

    def __str__(self) -> str:
        return f"{self.name}-{self.seats}-{self.setup}"

    @property
    def game(self) -> Game:
        return registered(self.name)

    def new(self) -> State:
        return self.game.new(self.seats, self.setup)

    def names(self) -> list[str]:
        """Name the players."""
        return [f"player {seat}" for seat in range(self.seats)]


def configurations() -> list[Configuration]:
    """List all games, seat counts and named set-ups."""
    return [
        Configuration(name, seats, setup)
        for name in games()
        for seats in seat_counts(registered(name))
        for setup in registered(name).setups()
    ]


def seat_counts(game: Game) -> list[int]:
    """List the seat counts worth trying."""
    some = range(game.min_seats, min(game.max_seats, MANY_SEATS) + 1)
    return sorted({*some, min(game.max_seats, FULL_TABLE)})


CONFIGURATIONS = configurations()
every_configuration = pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
every_game = pytest.mark.parametrize("game", [registered(name) for name in games()], ids=games())


class Step(NamedTuple):
    """A state, and what is about to happen in it."""

    state: State
    seat: int
    action: int


def mover(state: State, dice: Dice) -> int:
    """Give chance, or one of the seats that have something to decide."""
    if state.actor == CHANCE:
        return int(CHANCE)
    return dice.pick([seat for seat in range(state.seats) if state.awaits(seat)])


def walk(state: State, dice: Dice) -> Iterator[Step]:
    """Play at random to the end; yield every step before it is taken."""
    for _ in range(END):
        if state.actor == OVER:
            return
        seat = mover(state, dice)
        action = dice.pick(sorted(state.legal(seat)))
        yield Step(state, seat, action)
        state.apply(action, seat)
    raise AssertionError(f"the game did not end within {END} steps")


def course(configuration: Configuration, seed: int) -> Iterator[Step]:
    """Play a whole game at random; yield every step before it is taken."""
    return walk(configuration.new(), Dice(seed))


def samples(configuration: Configuration, seed: int, of_each: int = 3) -> Iterator[Step]:
    """Play a whole game; yield the first few steps at every kind of decision that comes up."""
    seen: dict[str, int] = {}
    for step in course(configuration, seed):
        kind = step.state.decision()
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] <= of_each:
            yield step


def after(configuration: Configuration, seed: int, steps: int) -> State:
    """Give the state after so many random steps, or at the end of the game."""
    state = configuration.new()
    for number, step in enumerate(walk(state, Dice(seed))):
        if number == steps:
            return step.state
    return state


def finished(configuration: Configuration, seed: int) -> State:
    """Give the end of a random game."""
    return after(configuration, seed, END)
