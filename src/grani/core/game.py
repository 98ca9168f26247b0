"""What a game of the registry offers: new states, set-ups, positions, names of actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from grani.core.contract import CHANCE, IllegalAction, State
from grani.core.happening import Told, owner
from grani.core.naming import Block, Names, tidy
from grani.core.observer import Event, Ledger, Observer
from grani.core.prompt import Chance, Message, Option
from grani.core.reading import one_line, quoted
from grani.core.shapes import Setup

if TYPE_CHECKING:
    from datetime import date

    from grani.core.arranging import Arrangement, Seats


class SetupError(ValueError):
    """A set-up that no game can be started with.

    Programs and logs read the text. Where people type set-ups, ``key`` and ``said`` are the message
    that says the same in their language: ``cli-error-<key>``, or none.
    """

    def __init__(self, text: str, key: str = "", /, **said: str | int) -> None:
        super().__init__(text)
        self.key = key
        self.said = said


class RulesError(RuntimeError):
    """Rules that break the contract; the remedy is to mend them. The text names game and place."""


class Game:
    """A game of the registry: makes new states and reads positions. One instance each."""

    id: str = ""
    """What the registry, records and commands call it, such as ``my-game``."""
    title: str = ""
    """What the box is called, for messages."""
    rank: int = 100
    """Where it stands in lists of games, the lowest first; the first is played if none is named."""
    rules: str = ""
    """Version of the rules: a record made under another version is refused."""
    min_seats: int = 0
    """For how many it is at least."""
    max_seats: int = 0
    """For how many it is at most."""
    action_count: int = 0
    """Size of the fixed action layout: every action is in ``range(action_count)``."""
    default_setup: str = ""
    """The set-up that is played if none is named."""
    daily_setup: str = ""
    """The set-up of the game of the day on a server; empty if this game has no such."""
    score_unit: str = "points"
    """What scores count: the word that reports choose their messages by."""
    score_parts: int = 1
    """Scores are whole numbers of this part of a unit: 10 if they are kept in tenths."""
    summed_sources: tuple[str, ...] = ()
    """Sorts of sources that a report adds up, where single ones would be too many to read."""

    def setups(self) -> list[str]:
        """Name the set-ups that ``new`` knows by name."""
        raise NotImplementedError

    def house_rules(self) -> list[str]:
        """Name the house rules that a table may agree on."""
        return []

    def refuse_house(self, house: Sequence[str]) -> None:
        """Complain about house rules of a game that has none."""
        if house:
            told = f"no house rule {quoted(house[0])}: {self.id} has none"
            raise SetupError(told, "house-none", word=one_line(house[0], 60), game=self.id)

    def new(
        self,
        seats: int,
        setup: Setup | None = None,
        observer: Observer | None = None,
    ) -> State:
        """Start a game; ``setup`` is a name, a set-up written out as data, or None for default.

        An observer given here hears everything, also what comes before the first decision.
        """
        raise NotImplementedError

    def setup_data(
        self,
        seats: int,
        setup: Setup | None = None,
        house: Sequence[str] = (),
    ) -> dict[str, object]:
        """Check a set-up and write it out as JSON data that ``new`` takes; SetupError if bad.

        ``house`` names house rules that are played beside those of the set-up.
        """
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<game {self.id}: {self.title}, {self.min_seats} to {self.max_seats} seats>"

    def check_start(self, seats: object, setup: object) -> None:
        """Refuse what cannot be a number of seats or a set-up at all; SetupError says why."""
        if type(seats) is not int:  # nor true or false, which are numbers to Python
            fit = f"{self.min_seats} to {self.max_seats}"
            remedy = f": write {seats}" if isinstance(seats, str) and seats.isdecimal() else ""
            if not isinstance(seats, bool) and hasattr(seats, "__index__"):
                remedy = f" of type {type(seats).__name__}: write int({seats})"
            found = f"found {quoted(seats)}{remedy}"
            raise SetupError(f"seats: expected a whole number, {fit}, {found}")
        if not self.min_seats <= seats <= self.max_seats:
            fit = f"{self.min_seats} to {self.max_seats}"
            raise SetupError(f"{seats} seat{'s' * (seats != 1)}: {self.title} is for {fit}")
        if setup is not None and not isinstance(setup, str):
            _check_data(setup)

    def from_position(self, data: object) -> State:
        """Read a position as written by ``State.position``; PositionError says what is wrong."""
        raise NotImplementedError

    def arrangement(
        self, seats: Seats, setup: Setup | None, table: Mapping[str, object]
    ) -> Arrangement:
        """Understand what ``grani.arrange`` was asked for; in general, fields of the position."""
        from grani.core.arranging import Fields

        return Fields(self, seats, setup, {**table})

    def complaints(self) -> Sequence[tuple[str, str]]:
        """Give patterns of what ``from_position`` says, and the key of each (``wrong-<key>``)."""
        return ()

    def typical(self) -> list[State]:
        """Give states whose positions read like most: ids leave out what they share with these.

        Only ``python -m tools.ids`` asks, once for each version of the rules.
        """
        few = max(self.min_seats, min(2, self.max_seats))
        return [self.new(seats) for seats in sorted({few, min(self.max_seats, 4)})]

    def blocks(self) -> Sequence[Block]:
        """Describe the action layout: what each range of numbers means, and how it is named."""
        raise NotImplementedError

    def synonyms(self) -> Mapping[str, str]:
        """Give other words that names of actions may begin with, for whoever writes by hand."""
        return {}

    @cached_property
    def _names(self) -> Names:
        """The names of all actions; made when first asked for."""
        return Names(self.action_count, self.blocks(), self.synonyms())

    def name(self, action: int) -> str:
        """Name an action in a few stable words, such as ``buy tower``; ValueError if none is it."""
        return self._names.name(action)

    def action(self, name: str) -> int:
        """Give the action of a name, as ``name`` gives it or as people write it; else ValueError.

        A position knows more words for what is possible there: see ``State.action``.
        """
        return self._names.action(name)

    def action_at(self, state: State, name: str, seat: int) -> int:
        """Give the legal action of ``seat`` that a name means, else IllegalAction."""
        legal = state.legal(seat)
        action = self._names.find(name)
        if action in legal:
            return action
        meant = [
            option.action
            for option in self._offered(state, seat)
            if tidy(name) in self._names.also(option)
        ]
        # Sides of a die that show the same are the same; what a seat can do is not.
        if len(meant) == 1 or (meant and seat == CHANCE):
            return meant[0]
        raise IllegalAction(state.refusal(name if action is None else action, seat))

    def called(self, action: int | str) -> str:
        """Call an action by number and name in a message, whether there is such a one or not."""
        if isinstance(action, str):
            return f"action {quoted(action)}"
        known = 0 <= action < self.action_count
        return f"action {action} ({self.name(action)})" if known else f"action {action}"

    def _offered(self, state: State, seat: int) -> Sequence[Option]:
        """Give what a seat, or chance, can do as data."""
        if seat == CHANCE:
            chance = self.chance(state)
            return chance.outcomes if chance else ()
        prompt = state.prompt(seat)
        return prompt.options if prompt else ()

    def told(self, event: Event) -> Told:
        """Give an event as JSON data with names: the fields of ``Happening``, and its own.

        Everything that the event knows is in it; animation, sound and words are made from it. A
        game that says nothing of its events is understood to that extent.
        """
        return {"kind": f"event-{event.kind}", "sort": "plain", "seat": owner(event.seat)}

    def message(self, event: Event) -> Message | None:
        """Say what happened in an event; None for events that people need not read."""
        return None

    def ledger(self, seats: int) -> Ledger:
        """Give an observer that adds up where points come from; in general, it knows of none."""
        return Ledger(seats, 0)

    def source_names(self) -> list[str]:
        """Name the sources of the ledger by number, such as ``face:gold_3``; unused ones are ''."""
        return []

    def lot(self, state: State) -> str:
        """Name what chance is to decide now, such as one die of one seat.

        In a game of the day each lot has dice of its own: the third throw of a die is the same for
        everybody, whatever else was thrown meanwhile. In general, all chance is one lot.
        """
        return ""

    def chance(self, state: State) -> Chance | None:
        """Say what chance is to decide now, for whoever chooses how dice fall; None if nothing.

        In general, outcomes are called as files and logs call them.
        """
        outcomes = tuple(
            Option(action, "chance-outcome", {"name": self.name(action)})
            for action in state.legal(int(CHANCE))
        )
        return Chance("chance-any", {}, -1, outcomes) if outcomes else None

    def daily_seed(self, day: date) -> int | None:
        """Give the seed by which everybody plays the same dice on a day; None if there is none."""
        return None


def _check_data(setup: object) -> None:
    """Refuse a set-up that is neither a name nor an object with named fields."""
    if not isinstance(setup, Mapping):
        remedy = ""
        if isinstance(setup, list) and all(isinstance(word, str) for word in setup):
            remedy = f": write {quoted(','.join(setup))}"
        raise SetupError(
            "set-up: expected a name, names with commas between, or an object, "
            f"found {quoted(setup)}{remedy}"
        )
    for field in setup:
        if not isinstance(field, str):
            raise SetupError(f"set-up: fields have names, found {quoted(field)}")
