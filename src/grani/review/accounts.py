"""What each game adds to the story of a game: when turns begin, and what is worth counting.

A game's account is opened by ``account`` of its role module, ``grani.review.<package>``, or
``<package>.review`` of a game that is not ours; it is imported when a record is first asked about.
For a game that has none, a turn is what one seat decides in a row, and only decisions are counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from grani.core.contract import State
from grani.core.observer import Event
from grani.core.registry import role


class Turn(NamedTuple):
    """The beginning of a turn: its round, and whose it is; -1 where all act at once."""

    round: int
    seat: int


class Account:
    """Keeps count of one game while it is told again."""

    def look(self, state: State) -> Turn | None:
        """Take note of where the game stands after a step; give the turn that begins there."""
        return None

    def note(self, event: Event) -> Turn | None:
        """Take note of one event; give the turn that begins with it, if one does."""
        return None

    def seat(self, seat: int, state: State) -> dict[str, object]:
        """Give the figures of one seat at the end, as JSON data."""
        return {}

    def items(self, seat: int) -> list[tuple[str, int]]:
        """Name what a seat bought or had, such as ``feat:hydra``, each with its round."""
        return []


class PlainAccount(Account):
    """Knows only who decides: a turn begins when somebody else than before must."""

    def __init__(self) -> None:
        self.latest: int | None = None
        self.turns: Counter[int] = Counter()

    def look(self, state: State) -> Turn | None:
        seat = int(state.actor)
        if seat < 0 or seat == self.latest:
            return None
        self.latest = seat
        self.turns[seat] += 1
        return Turn(self.turns[seat], seat)

    def seat(self, seat: int, state: State) -> dict[str, object]:
        return {"counts": {"turns": self.turns[seat]}}


def account(game: str, start: State) -> Account:
    """Open the account of a game that stands at its start."""
    module = role(game, "review")
    if module is None:
        return PlainAccount()
    opened: Account = module.account(start)
    return opened


def turns_of(book: Account, events: Iterable[Event], state: State) -> list[Turn]:
    """Let an account take note of one step; give the turns that begin in it."""
    return noted(book, events, state)[0]


def noted(book: Account, events: Iterable[Event], state: State) -> tuple[list[Turn], list[Event]]:
    """Let an account take note of one step; give the turns that begin in it, and the events that
    begin none."""
    found = [(event, book.note(event)) for event in events]
    turns = [*(turn for _, turn in found), book.look(state)]
    return [turn for turn in turns if turn is not None], [one for one, turn in found if not turn]
