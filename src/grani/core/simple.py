"""Small games: a table of named fields and four verbs, and everything else follows from them.

For games that need no compiling, ours or other people's. A ``SimpleTable`` is the position, in
plain fields: who acts, what they may do, what happens then. A ``SimpleGame`` names the game, its
actions, its events and the numbers of its set-up. Positions, records, ids, prompts, views and
messages are made from these, under the same contract that every game keeps.

One seat acts at a time, and everybody sees everything: a game that wants more subclasses ``Game``
and ``State`` itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Self, cast

from grani.core.contract import State
from grani.core.game import Game, RulesError, SetupError
from grani.core.happening import USUAL, Sort, Told, owner
from grani.core.naming import Block
from grani.core.observer import Event, Observer
from grani.core.prompt import Message
from grani.core.reading import PositionError, Reader, did_you_mean, quoted
from grani.core.shapes import Setup

Tell = Callable[..., None]
"""``tell("held", seat, 12)`` says what happened: the event by name, the seat, its numbers."""
Numbers = dict[str, int]
"""A set-up of a small game: its numbers by their names."""
NUMBERS = 3
"""An event can tell so many beside its seat."""


class SimpleTable:
    """A position of a small game. Whatever is to be known of it stands in public fields.

    Fields are whole numbers, truths, words, and lists or objects of these: they are cloned, written
    into positions and shown as they are.
    """

    def __init__(self, seats: int, **setup: int) -> None:
        """Lay out a new game."""
        raise NotImplementedError

    def actor(self) -> int:
        """Give the seat that must decide, ``CHANCE`` or ``OVER``."""
        raise NotImplementedError

    def moves(self) -> list[int]:
        """List what the actor may do."""
        raise NotImplementedError

    def play(self, action: int, tell: Tell) -> None:
        """Carry out one of ``moves``, and tell what happens."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Give each seat's score as it stands."""
        raise NotImplementedError

    @classmethod
    def read(cls, reader: Reader, seats: int) -> Self:
        """Read the fields of a position strictly; ``reader.fail`` what cannot be."""
        raise NotImplementedError

    # ------------------------------------------------------------------ what may be refined

    def winners(self) -> list[int]:
        """Give the seats that would win now: those with the most points."""
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def decision(self) -> str:
        """Name what is decided now, for prompts and messages."""
        return "turn"

    def args(self, action: int) -> dict[str, str | int]:
        """Give the numbers and names that the message of an option needs."""
        return {}

    # ------------------------------------------------------------------ what follows

    def fields(self) -> dict[str, object]:
        """Give all fields as JSON data that shares nothing with the table."""
        return {name: _copied(value, name) for name, value in vars(self).items()}

    def clone(self) -> Self:
        """Give an independent copy."""
        copy = object.__new__(type(self))
        vars(copy).update(self.fields())
        return copy


class SimpleGame(Game):
    """A small game of the registry."""

    def __init__(
        self,
        *,
        id: str,
        title: str,
        rules: str,
        seats: tuple[int, int],
        table: type[SimpleTable],
        actions: Sequence[str],
        events: Mapping[str, Sequence[str]],
        limits: Mapping[str, tuple[int, int]] | None = None,
        setups: Mapping[str, Numbers] | None = None,
        sorts: Mapping[str, Sort] | None = None,
        openings: Sequence[str] = ("turn", "round"),
    ) -> None:
        """Describe a game.

        ``table`` is what a position is; a new one is made of the seats and the numbers of the
        set-up, by name. ``actions`` are named by number, ``events`` with up to three numbers that
        tell more: their messages are ``option-<name>`` and ``log-<name>``. ``limits`` says which
        numbers a set-up gives and what each may be, ``setups`` names some, the usual one first.
        ``sorts`` says what events are to somebody who does not know the game, where their names do
        not say it already (``USUAL``); something new begins with those that are ``openings``.
        """
        self.id = id
        self.title = title
        self.rules = rules
        self.min_seats, self.max_seats = seats
        self.table = table
        self.actions = list(actions)
        self.action_count = len(self.actions)
        self.limits = limits or {}
        self.named_setups: Mapping[str, Numbers] = setups or {"standard": {}}
        self.default_setup = next(iter(self.named_setups))
        self.kinds = {name: number for number, name in enumerate(events)}
        self.sorts = {**USUAL, **(sorts or {})}
        self.openings = frozenset(openings)
        self._events = list(events.items())
        self._check()

    def _check(self) -> None:
        """Refuse a description that cannot be played by; RulesError says what is wrong."""
        if not 1 <= self.min_seats <= self.max_seats:
            raise RulesError(f"{self.id}: seats are the fewest and the most, such as (2, 4)")
        if len(set(self.actions)) < len(self.actions):
            raise RulesError(f"{self.id}: two actions have one name: {self.actions}")
        for event, names in self._events:
            if len(names) > NUMBERS:
                raise RulesError(f"{self.id}: the event {event!r} has more than {NUMBERS} numbers")
        for name, numbers in self.named_setups.items():
            if numbers.keys() != self.limits.keys():
                wanted = f"limits name {sorted(self.limits)}"
                raise RulesError(f"{self.id}: set-up {name!r} gives {sorted(numbers)}, {wanted}")
            for number, (low, high) in self.limits.items():
                if not low <= numbers[number] <= high:
                    found = f"{number} is {numbers[number]}, limits are {low} to {high}"
                    raise RulesError(f"{self.id}: set-up {name!r}: {found}")

    def setups(self) -> list[str]:
        return list(self.named_setups)

    def setup_data(
        self,
        seats: int,
        setup: Setup | None = None,
        house: Sequence[str] = (),
    ) -> dict[str, object]:
        return {**self._agreed(seats, setup, house)}

    def new(
        self,
        seats: int,
        setup: Setup | None = None,
        observer: Observer | None = None,
    ) -> State:
        from grani.core.simple_state import SimpleState

        table = self.table(seats, **self._agreed(seats, setup))
        state = SimpleState(self, table, seats)
        state.observer = observer
        return state

    def _agreed(self, seats: int, setup: Setup | None, house: Sequence[str] = ()) -> Numbers:
        """Check a set-up; give its numbers."""
        self.check_start(seats, setup)
        self.refuse_house(house)
        usual = self.named_setups[self.default_setup]
        if setup is None:
            return dict(usual)
        if isinstance(setup, str):
            if setup not in self.named_setups:
                near = did_you_mean(setup, self.named_setups)
                raise SetupError(f"no set-up {quoted(setup)}{near}")
            return dict(self.named_setups[setup])
        reader = Reader(setup, "", SetupError)
        agreed = {
            name: reader.integer(name, *limits) if reader.has(name) else usual[name]
            for name, limits in self.limits.items()
        }
        reader.close()
        return agreed

    def from_position(self, data: object) -> State:
        from grani.core.simple_state import SimpleState

        reader = Reader(data, "", PositionError)
        for field, expected in (("game", self.id), ("rules", self.rules)):
            found = reader.string(field)
            if found != expected:
                reader.fail(f"expected {expected!r}, found {quoted(found)}", field)
        seats = reader.integer("seats", self.min_seats, self.max_seats)
        table = self.table.read(reader, seats)
        reader.close()
        return SimpleState(self, table, seats)

    def blocks(self) -> Sequence[Block]:
        return [Block(number, name, [""]) for number, name in enumerate(self.actions)]

    def told(self, event: Event) -> Told:
        name, _ = self._events[event.kind]
        told: dict[str, object] = {"kind": name, "sort": self.sorts.get(name, "plain")}
        if name in self.openings:
            told["opens"] = True
        return cast("Told", {**told, "seat": owner(event.seat), **self._numbers(event)})

    def message(self, event: Event) -> Message | None:
        name, _ = self._events[event.kind]
        return Message(f"log-{name}", {"seat": event.seat, **self._numbers(event)})

    def _numbers(self, event: Event) -> dict[str, int]:
        """Give the numbers of an event by their names."""
        _, names = self._events[event.kind]
        return dict(zip(names, (event.a, event.b, event.c), strict=False))


def _copied(value: object, field: str) -> object:
    """Copy a field; RulesError for what a position could not hold, and a clone would share."""
    if isinstance(value, list):
        return [_copied(part, field) for part in value]
    if isinstance(value, dict):
        return {key: _copied(part, field) for key, part in value.items()}
    if value is None or isinstance(value, (int, str)):
        return value
    found = type(value).__name__
    allowed = "whole numbers, truths, words, and lists or objects of these"
    raise RulesError(f"the field {field!r} of a table holds a {found}: fields are {allowed}")
