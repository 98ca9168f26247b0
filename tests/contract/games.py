"""Every registered game in its configurations, and random courses through them.

A game that is registered later is covered with no change here. Where a game has many set-ups that
resemble each other, ``SAMPLED`` keeps the suites short.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from grani.core.contract import CHANCE, OVER, State
from grani.core.dice import Dice
from grani.core.game import Game
from grani.core.registry import game as registered, games
from grani.dice_forge.boxes.decks import (
    DECKS,
)
from grani.dice_forge.boxes.promos import PROMO_FEATS
from grani.rolling_realms.realms import FIRST_BOX, REALM_NAMES
from grani.rolling_realms.setup import REALMS_IN_GAME

MANY_SEATS = 4
"""Games for more than this are tried with up to this many, and with a full table."""
FULL_TABLE = 7
"""As many as one game seats at most, where it seats any number."""
HOUSE_SEATS = 3
"""Seats of the configuration that is played with all house rules."""
LATER_SEATS = 3
"""Seats of the configurations that play what chance never draws."""
END = 100_000
"""No game takes more steps than this."""
SAMPLED: dict[str, dict[str, list[int]]] = {
    "dice-forge": {
        "random-all": [2, 3],
        "goddess": [3],
        "titans": [3],
        "goddess-random": [2, 4],
        "titans-random": [2, 4],
        **{deck: [] for deck in DECKS if deck not in ("goddess", "titans")},
    },
}
"""Set-ups that are tried with these seat counts only; ``test_setups`` plays all of them once."""


class Configuration(NamedTuple):
    """A way to set up a game."""

    name: str
    seats: int
    setup: str
    house: tuple[str, ...] = ()
    of: str = ""
    """What it is there for, where the set-up is too long for a name."""

    def __str__(self) -> str:
        house = "-by-house-rules" if self.house else ""
        return f"{self.name}-{self.seats}-{self.of or self.setup}{house}"

    @property
    def game(self) -> Game:
        return registered(self.name)

    def new(self) -> State:
        return self.game.new(self.seats, self.agreed())

    def agreed(self) -> str | dict[str, object]:
        """Give the set-up, written out where house rules come to it."""
        if not self.house:
            return self.setup
        return self.game.setup_data(self.seats, self.setup, self.house)

    def names(self) -> list[str]:
        """Name the players."""
        return [f"player {seat}" for seat in range(self.seats)]


def configurations() -> list[Configuration]:
    """List all games, seat counts and named set-ups, as far as they are not sampled.

    Where there are house rules, the second set-up is tried once more with all of them. What comes
    after the boxes, and is played only where a set-up names it, has a configuration each.
    """
    return (
        [
            Configuration(name, seats, setup)
            for name in games()
            for seats in seat_counts(registered(name))
            for setup in registered(name).setups()
            if seats in SAMPLED.get(name, {}).get(setup, [seats])
        ]
        + [
            Configuration(
                name,
                HOUSE_SEATS,
                registered(name).setups()[1],
                tuple(registered(name).house_rules()),
            )
            for name in games()
            if registered(name).house_rules()
        ]
        + [
            Configuration(name, LATER_SEATS, setup, of=thing)
            for name, thing, setup in later_things()
        ]
    )


def later_things() -> list[tuple[str, str, str]]:
    """List promo cards and later realms: game, name, and a set-up that names them."""
    forge = [("dice-forge", feat.name, feat.name) for feat in PROMO_FEATS]
    first = REALM_NAMES[: REALMS_IN_GAME - 1]
    later = REALM_NAMES[FIRST_BOX:]
    return forge + [("rolling-realms", realm, ",".join([realm, *first])) for realm in later]


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
