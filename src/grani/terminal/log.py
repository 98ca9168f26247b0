"""What happened, step by step: messages of events, kept with the number of their action."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from grani.core.game import Game
from grani.core.observer import Chronicle, Event
from grani.core.prompt import Message
from grani.core.record import Record


@dataclass(frozen=True)
class Entry:
    """One thing that happened in an action; actions are numbered from 0."""

    step: int
    message: Message
    is_heading: bool = False
    """Whether something new begins with it."""


@dataclass
class Log:
    """Everything worth telling so far."""

    game: Game
    entries: list[Entry] = field(default_factory=list)

    def add(self, step: int, events: list[Event]) -> None:
        """Note the events of one action."""
        for event in events:
            message = self.game.message(event)
            if message is not None:
                is_heading = message.key in self.game.headings
                self.entries.append(Entry(step, message, is_heading))

    def cut(self, steps: int) -> None:
        """Forget all but the first ``steps`` actions."""
        self.entries = [entry for entry in self.entries if entry.step < steps]

    def since(self, step: int) -> list[Entry]:
        """Give what happened in this action and later."""
        return [entry for entry in self.entries if entry.step >= step]


def retell(game: Game, record: Record) -> Log:
    """Play a record once more and note what happens in it."""
    log = Log(game)
    for step, events in happenings(record):
        log.add(step, events)
    return log


def happenings(record: Record) -> Iterator[tuple[int, list[Event]]]:
    """Play a record once more; give the events of each action."""
    chronicle = Chronicle()
    state = record.start(chronicle)
    step = 0
    for step in record.steps(state):
        if step:
            yield step - 1, chronicle.take()
    if record.actions:
        yield step, chronicle.take()


def movers(record: Record) -> list[int]:
    """Give who acted in each step: a seat, or -1 for chance."""
    if record.movers:
        return list(record.movers)
    state = record.start()
    return [int(state.actor) for _ in record.steps(state)]
