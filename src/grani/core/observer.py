"""Observers watch what an ``apply`` does; a state without one pays a comparison, no more."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


@final
class Event:
    """Something that happened, as the game numbers it: see the ``events`` module of each game.

    ``game`` is the id of that game, if whoever caught the event knows it.
    """

    def __init__(self, kind: int, seat: int, a: int, b: int, c: int, game: str = "") -> None:
        self.kind: Final[int] = kind
        self.seat: Final[int] = seat
        self.a: Final[int] = a
        self.b: Final[int] = b
        self.c: Final[int] = c
        self.game: Final[str] = game

    def __repr__(self) -> str:
        return f"Event({self.kind}, {self.seat}, {self.a}, {self.b}, {self.c})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Set as ``state.observer``, it is told of every event. Subclass it to keep statistics."""

    def tell(self, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        """Take note of one event; the meaning of ``a``, ``b``, ``c`` depends on ``kind``."""
        raise NotImplementedError


@final
class Chronicle(Observer):
    """Keeps all events in order, of ``game`` if that is said; ``take`` hands them over."""

    def __init__(self, game: str = "") -> None:
        self.game = game
        self.events: list[Event] = []

    def tell(self, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        """Keep one event."""
        self.events.append(Event(kind, seat, a, b, c, self.game))

    def take(self) -> list[Event]:
        """Give the events since the last call and forget them."""
        events = self.events
        self.events = []
        return events


@mypyc_attr(allow_interpreted_subclasses=True)
class Ledger(Observer):
    """Adds up where each seat's points come from, ``width`` sources a seat.

    ``points[seat * width + source]``; the game that makes a ledger names its sources.
    """

    def __init__(self, seats: i64, width: i64) -> None:
        self.width = width
        self.points: vec[i64] = vec[i64]([0 for _ in range(seats * width)])

    def tell(self, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        """Add what an event brings; a ledger of a game that names no sources adds nothing."""

    def clear(self) -> None:
        """Start over for another game."""
        i: i64
        for i in range(len(self.points)):
            self.points[i] = 0
