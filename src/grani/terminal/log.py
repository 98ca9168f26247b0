"""What happened, step by step: messages of events, kept with the number of their action."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from grani.core.game import Game
from grani.core.match import Step
from grani.core.observer import Event
from grani.core.prompt import Message


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

    @classmethod
    def of(cls, game: Game, steps: Iterable[Step]) -> Log:
        """Note a whole game, from step 0 on; how it begins belongs to its first action."""
        log = cls(game)
        for step in steps:
            log.add(max(step.number - 1, 0), step)
        return log

    def add(self, step: int, events: Iterable[Event]) -> None:
        """Note the events of one action."""
        for event in events:
            message = self.game.message(event)
            if message is not None:
                opens = bool(self.game.told(event).get("opens"))
                self.entries.append(Entry(step, message, opens))

    def since(self, step: int) -> list[Entry]:
        """Give what happened in this action and later."""
        return [entry for entry in self.entries if entry.step >= step]
