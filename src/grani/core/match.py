"""A match is a game being played: the state, its record so far, and the dice that feed it.

The one place where commands of people and bots enter. Undo goes back to the last thing that
settles what a seat did (``State.settles``): a random result or another seat's decision, and never
further. Where seats act at once, it takes back the seat's own decisions and leaves the others'.
"""

from __future__ import annotations

from collections.abc import Mapping

from grani.core.contract import CHANCE, OVER, IllegalAction, State
from grani.core.dice import Dice
from grani.core.game import Game
from grani.core.observer import Chronicle, Event
from grani.core.record import Record


class Match:
    """Drives one game: ``act`` for seats, ``roll`` for chance, ``undo`` where it is fair."""

    def __init__(self, game: Game, record: Record, dice: Dice) -> None:
        self.game = game
        self.record = record
        self.dice = dice
        self.chronicle = Chronicle()
        self.state: State
        if record.actions:
            self.state = record.replay()
            self.state.observer = self.chronicle
        else:
            self.state = record.start(self.chronicle)

    @classmethod
    def new(
        cls,
        game: Game,
        seats: list[str],
        setup: str | Mapping[str, object] | None = None,
        seed: int = 0,
    ) -> Match:
        """Start a game for named seats with seeded dice."""
        data = game.setup_data(len(seats), setup)
        return cls(game, Record.of(game, data, seats), Dice(seed))

    def act(self, action: int, seat: int) -> list[Event]:
        """Carry out a decision of one seat; give what happened. IllegalAction changes nothing."""
        if seat < 0:
            raise IllegalAction("chance is rolled, not chosen")
        together = self.state.actor != seat
        self.state.apply(action, seat)
        self._write(action, seat, together)
        return self.chronicle.take()

    def roll(self) -> list[Event]:
        """Let one die land, or whatever chance is due; give what happened."""
        outcomes = self.state.legal(int(CHANCE))
        if not outcomes:
            raise IllegalAction(f"there is nothing to roll now ({self.state.decision()})")
        action = self.dice.pick(outcomes)
        self.state.apply(action, int(CHANCE))
        self._write(action, int(CHANCE), False)
        return self.chronicle.take()

    def _write(self, action: int, seat: int, together: bool) -> None:
        record = self.record
        if together and not record.movers:
            record.movers = _movers(record)
        record.add(action, seat if record.movers or together else None)

    def undo_depth(self, seat: int) -> int:
        """Give how many of the seat's latest decisions it may take back."""
        return len(self._unsettled(seat))

    def undo(self, seat: int, count: int = 1) -> None:
        """Take back the seat's last ``count`` decisions; ValueError if that is not fair."""
        numbers = self._unsettled(seat)
        if not 1 <= count <= len(numbers):
            raise ValueError("nothing to undo: what came after your last decision settled it")
        record = self.record
        if not record.movers and numbers[-count] != len(record.actions) - count:
            record.movers = _movers(record)
        record.drop(numbers[-count:])
        self.state = record.replay()
        self.state.observer = self.chronicle

    def _unsettled(self, seat: int) -> list[int]:
        """Give the numbers of the seat's decisions that nothing has settled yet."""
        state = self.record.start()
        numbers: list[int] = []
        for number in self.record.steps(state):
            mover = self.record.movers[number] if self.record.movers else int(state.actor)
            if state.settles(seat, self.record.actions[number], mover):
                numbers = []
            elif mover == seat:
                numbers.append(number)
        return numbers

    @property
    def is_over(self) -> bool:
        return bool(self.state.actor == OVER)


def _movers(record: Record) -> list[int]:
    """Give the seat of every action so far."""
    state = record.start()
    return [int(state.actor) for _ in record.steps(state)]
