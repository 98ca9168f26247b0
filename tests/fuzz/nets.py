"""Which module knows the nets of which game: a new game adds one line and one module.

A net says where a game stands (what is asked, what waits below), gives rich positions to begin
with, follows a game for things that meet, and prefers special options to passing.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Protocol

from grani.core.contract import State
from grani.core.dice import Dice
from grani.core.registry import game as registered, ours
from tests.fuzz.any_game import AnyNet
from tests.fuzz.coverage import Coverage, Expected, Stop

MODULES: dict[str, str] = {
    "dice-forge": "tests.fuzz.forge_net",
    "rolling-realms": "tests.fuzz.realms_net",
}


class Watch(Protocol):
    """Follows one game."""

    def decided(self, state: State, action: int, seat: int) -> None:
        """Note what is about to be played."""

    def reached(self, state: State) -> str:
        """Look at where the game stands now; say what is wrong, if anything is."""


class Net(Protocol):
    """What a course asks about its game."""

    @property
    def expected(self) -> Expected: ...

    def stop(self, state: State) -> Stop:
        """Number what is asked and what waits below it."""

    def rich(self, dice: Dice, number: int, seats: int) -> dict[str, object]:
        """Give a rich position; its number says what must be there."""

    def watch(self, state: State, coverage: Coverage) -> Watch:
        """Begin to follow a game."""

    def special(self, state: State, legal: list[int], number: int, dice: Dice) -> int | None:
        """Give an option that is worth trying; None for any."""


@cache
def net_of(game: str) -> Net:
    """Give the net of a game by its name; a game that is not ours gets that of any game."""
    if game in ours() and game not in MODULES:
        raise KeyError(f"{game} has no net yet: write tests/fuzz/… and name it in MODULES")
    net: Net = import_module(MODULES[game]).NET if game in MODULES else AnyNet(registered(game))
    return net
