"""What each game adds to the story of a game: when turns begin, and what is worth counting.

To add a game, write a module like ``dice_forge`` beside this one and name it below. It is imported
when a record of its game is first asked about.
"""

from __future__ import annotations

from importlib import import_module
from typing import NamedTuple, Protocol, cast

from grani.core.contract import State
from grani.core.observer import Event

_MODULES: dict[str, str] = {
    "dice-forge": "grani.review.dice_forge",
    "rolling-realms": "grani.review.rolling_realms",
}


class Turn(NamedTuple):
    """The beginning of a turn: its round, and whose it is; -1 where all act at once."""

    round: int
    seat: int


class Account(Protocol):
    """Keeps count of one game while it is told again."""

    def note(self, event: Event) -> Turn | None:
        """Take note of one event; give the turn that begins with it, if one does."""

    def seat(self, seat: int, state: State) -> dict[str, object]:
        """Give the figures of one seat at the end, as JSON data."""


class _Module(Protocol):
    def account(self, start: State) -> Account:
        """Open the account of a game that stands at its start."""


def account(game: str, start: State) -> Account:
    """Open the account of a game that stands at its start."""
    return cast(_Module, import_module(_MODULES[game])).account(start)
