"""A match is a game being played: the state, its record so far, and the dice that feed it.

The one way to play a game, for terminal, server, replay and review alike: commands in, events out.
A match keeps who did what, what each seat may still take back, and which steps were decisions at
all; it knows nothing of screens, sockets or files. Everything it knows follows from its record, so
a game that is read again can be gone on with, and taken back, as if it had never been away.
"""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, Protocol, SupportsIndex

from grani.core.contract import CHANCE, OVER, IllegalAction, State
from grani.core.dice import Dice
from grani.core.game import Game
from grani.core.observer import Chronicle, Event
from grani.core.reading import RecordError
from grani.core.record import Record
from grani.core.registry import game as registered
from grani.core.shapes import Position, Setup
from grani.core.whole import whole

NOBODY: Final = -1
"""Stands for the seat of chance, and for seat and action of step 0."""
SEED_BITS: Final = 32
"""A seed that nobody names has so many."""
MOST_MOOT: Final = 4
"""Decisions with more options than these always matter."""


class Source(Protocol):
    """Where the outcomes of chance come from: seeded ``Dice``, fair dice, or ``Given`` ones."""

    def pick(self, outcomes: list[int], /) -> int:
        """Give the next outcome, one of these."""


class Given:
    """Outcomes that are known beforehand: of a record, of an analysis board, of a test.

    >>> dice = Given(6, 1)
    >>> dice.pick([1, 2, 3, 4, 5, 6]), dice.pick([1, 2, 3, 4, 5, 6])
    (6, 1)
    """

    def __init__(self, *outcomes: int) -> None:
        self._next = deque(outcomes)

    def give(self, outcome: int) -> None:
        """Add what comes after all others."""
        self._next.append(outcome)

    def pick(self, outcomes: list[int], /) -> int:
        """Give the first that is left, whether it can be or not: the match looks after that."""
        if not self._next:
            raise IllegalAction("no outcome of chance is given for this roll")
        return self._next.popleft()


@dataclass(frozen=True, slots=True, eq=False)
class Step:
    """One step of a match: who did what, and, when iterated over, what happened then.

    Step 0 is the table before the first action, step ``n`` comes after ``n`` actions. ``state``
    moves on with the next step, so look at it now.
    """

    number: int
    seat: int
    action: int
    events: list[Event]
    state: State
    outcomes: Sequence[int] = ()
    """What chance could have brought, if it was chance."""

    def __iter__(self) -> Iterator[Event]:
        return iter(self.events)


class Match:
    """Drives one game: ``act`` for seats, ``roll`` for chance, ``undo`` where it is fair.

    >>> import grani
    >>> match = Match.new(grani.game(grani.games()[0]), ["Olena", "Taras"], seed=7)
    >>> rolls = list(match.run_on())
    >>> match.waiting()
    [0]
    >>> legal = match.state.legal(0)
    >>> step = match.act(legal[0], 0)
    >>> [match.game.message(event).key for event in step]
    ['log-passed', 'log-turn']
    >>> match.undo_depth(0)
    1
    >>> game_so_far = match.undo(0)
    >>> match.state.legal(0) == legal
    True

    A driver that does not want to ask for what leaves no choice calls ``run_on`` after every
    command. A decision is real if it has more than one option, or if its only one settles what the
    seat could still take back (such as the end of a turn). Undo takes back real decisions of a seat
    and what it did without a choice since, up to what settles them (``State.settles``): usually a
    random result or another seat's decision. Where seats act at once, the others' stay.
    """

    def __init__(self, game: Game, record: Record, dice: Source) -> None:
        """Go on with a game where its record ends."""
        self.game = game
        """Which game is played."""
        self.record = record
        """The course of the game so far."""
        self.dice = dice
        """What feeds chance."""
        self.chronicle = Chronicle(game.id)
        """What has happened and was not told yet: before the first step, how the game begins."""
        self.state: State
        """Where the game stands; leave it to the match to change it."""
        self.movers: list[int]
        """The seat of every action so far; -1 is chance."""
        self.asked: set[int]
        """The numbers of the actions, from 0, that were real decisions."""
        self._open: dict[int, list[int]]
        """For each seat the numbers of its actions that nothing has settled."""
        self._together: bool
        """Whether seats have acted out of turn, so that the record must name them."""
        self._start()
        for number, action in enumerate(record.actions):
            seat = record.movers[number] if record.movers else int(self.state.actor)
            try:
                self._repeat(action, seat)
            except IllegalAction as wrong:
                raise RecordError(f"actions[{number}]: {wrong}") from None
        if record.actions:
            self.chronicle.take()
        self._together = bool(record.movers)

    @classmethod
    def new(
        cls,
        game: Game | str,
        seats: Sequence[str],
        setup: Setup | None = None,
        seed: SupportsIndex | None = None,
    ) -> Match:
        """Start a game for named seats. Equal seeds give equal dice; without one it is any.

        The record says which it was (``record.tags["seed"]``), so that any game can be had again.
        """
        seed = secrets.randbits(SEED_BITS) if seed is None else whole(seed, "seed")
        if isinstance(seats, str) or not isinstance(seats, Sequence):
            raise TypeError(f"seats: expected a name for each, ['Olena', 'Taras'], found {seats!r}")
        game = registered(game) if isinstance(game, str) else game
        record = Record.of(game, game.setup_data(len(seats), setup), list(seats))
        record.tags["seed"] = str(seed)
        return cls(game, record, Dice(seed))

    def __repr__(self) -> str:
        return f"<match of {', '.join(self.record.seats)}: {self.state!r}>"

    def _repr_html_(self) -> str:
        """Show the game so far as a film, for notebooks."""
        return self.record._repr_html_()

    # ------------------------------------------------------------------ going on

    def opening(self) -> Step:
        """Tell how the game begins, unless its first step has told that already."""
        return Step(0, NOBODY, NOBODY, self.chronicle.take(), self.state)

    def act(self, action: SupportsIndex | str, seat: SupportsIndex | None = None) -> Step:
        """Carry out a decision of ``seat``, or of the actor, by number or name; give what happened.

        IllegalAction changes nothing.
        """
        seat = self.state.seat_meant(seat)
        if seat == CHANCE:
            raise IllegalAction(f"chance is rolled, not chosen ({self.state.decision()})")
        if isinstance(action, str):
            number = self.state.action(action, seat)
        else:
            number = whole(action, "action", "a number or a name")
        return self._write(self._repeat(number, seat))

    def roll(self) -> Step:
        """Let one die land, or whatever chance is due; give what happened."""
        outcomes = self.state.legal(int(CHANCE))
        if not outcomes:
            raise IllegalAction(f"there is nothing to roll now ({self.state.decision()})")
        return self._write(self._play(self.dice.pick(outcomes), int(CHANCE), outcomes))

    def run_on(self) -> Iterator[Step]:
        """Let happen, step by step, what nobody needs to be asked about.

        A generator: nothing happens before it is gone through, ``for step in match.run_on(): …`` or
        ``list(match.run_on())``.
        """
        while True:
            if self.state.actor == CHANCE:
                yield self.roll()
                continue
            for seat in self.waiting():
                legal = self.state.legal(seat)
                if not self._is_real(seat, legal):
                    yield self._write(self._play(legal[0], seat, legal))
                    break
            else:
                return

    # ------------------------------------------------------------------ taking back

    def undoable(self, seat: int) -> list[int]:
        """Give the numbers of the seat's real decisions that nothing has settled."""
        return [number for number in self._open.get(seat, ()) if number in self.asked]

    def undo_depth(self, seat: int) -> int:
        """Give how many of the seat's latest real decisions it may take back."""
        return len(self.undoable(seat))

    def undo(self, seat: int, count: int = 1) -> list[Step]:
        """Take back the seat's last ``count`` real decisions; ValueError if that is not fair.

        Gives the whole game as it stands now, from step 0 on.
        """
        return self.drop(seat, self.last(seat, count))

    def last(self, seat: int, count: int = 1) -> list[int]:
        """Give the numbers of the actions that ``undo`` would take back; ValueError as there."""
        real = self.undoable(seat)
        if not 1 <= count <= len(real):
            raise ValueError("nothing to undo: what came after your last decision settled it")
        return [number for number in self._open[seat] if number >= real[-count]]

    def drop(self, seat: int, numbers: Sequence[int]) -> list[Step]:
        """Take back actions of a seat, by number; otherwise as ``undo``."""
        if not set(numbers) <= set(self._open.get(seat, ())):
            raise ValueError("nothing to undo: something has settled this")
        movers = [mover for number, mover in enumerate(self.movers) if number not in numbers]
        record = self.record
        record.drop(list(numbers))
        self._start()
        steps = [self.opening()]
        steps += [self._repeat(*done) for done in zip(record.actions, movers, strict=True)]
        record.movers = movers if self._together else []
        return steps

    def is_final(self, action: int, seat: int) -> bool:
        """Tell whether a legal action of a seat cannot be taken back once it is played.

        That is so if it settles itself, or if chance, the end of the game or what others must do
        follows by itself.
        """
        if self.state.settles(seat, action, seat):
            return True
        return self._play_on(self.state.clone(), action, seat)

    def is_moot(self, seat: int) -> bool:
        """Tell whether every option of a seat leads to the same position, whatever it decides."""
        legal = self.state.legal(seat)
        if not 1 < len(legal) <= MOST_MOOT:
            return False
        first: Position | None = None
        for action in legal:
            state = self.state.clone()
            self._play_on(state, action, seat)
            position = state.position()
            if first is None:
                first = position
            elif position != first:
                return False
        return True

    def _play_on(self, state: State, action: int, seat: int) -> bool:
        """Play an action and what follows without a choice; tell whether that has settled it."""
        state.play(action, seat)
        while state.actor not in (CHANCE, OVER):
            forced = self._forced(state)
            if forced is None:
                return False
            mover, only = forced
            if state.settles(seat, only, mover):
                return True
            state.play(only, mover)
        return True

    def _forced(self, state: State) -> tuple[int, int] | None:
        """Give a seat that must act without a choice, and its action; None if there is none."""
        for seat in self._open:
            legal = state.legal(seat)
            if len(legal) == 1 and not state.settles(seat, legal[0], seat):
                return seat, legal[0]
        return None

    @property
    def is_open(self) -> bool:
        """Whether anybody may take back anything."""
        return any(self._open.values())

    # ------------------------------------------------------------------ where it stands

    def waiting(self) -> list[int]:
        """Give the seats that must decide now."""
        return [seat for seat in self._open if self.state.awaits(seat)]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.actor == OVER)

    # ------------------------------------------------------------------ inside

    def _start(self) -> None:
        """Go to the table before the first action."""
        self.movers = []
        self.asked = set()
        self._open = {seat: [] for seat in range(len(self.record.seats))}
        self._together = False
        self.chronicle.take()
        self.state = self.record.start(self.chronicle)

    def _is_real(self, seat: int, legal: list[int]) -> bool:
        """Tell whether a seat with these options has anything to decide."""
        if len(legal) != 1:
            return True
        return self.state.settles(seat, legal[0], seat) and bool(self.undoable(seat))

    def _repeat(self, action: int, seat: int) -> Step:
        """Play an action that somebody has decided on, or that has happened before."""
        return self._play(action, seat, self.state.legal(seat))

    def _play(self, action: int, seat: int, legal: list[int]) -> Step:
        """Play one of the legal actions, and note what it settles."""
        state = self.state
        if action not in legal:
            raise IllegalAction(state.refusal(action, seat))
        number = len(self.movers)
        is_real = seat != CHANCE and self._is_real(seat, legal)
        settled = [other for other in self._open if state.settles(other, action, seat)]
        self._together = self._together or seat != state.actor
        state.play(action, seat)
        self.movers.append(seat)
        if is_real:
            self.asked.add(number)
        if seat in self._open:
            self._open[seat].append(number)
        for other in settled:
            self._open[other] = []
        outcomes = legal if seat == CHANCE else ()
        return Step(number + 1, seat, action, self.chronicle.take(), state, outcomes)

    def _write(self, step: Step) -> Step:
        """Write a step into the record, which names the seats only where it must."""
        record = self.record
        if self._together and not record.movers:
            record.movers = self.movers[:-1]
        record.add(step.action, step.seat if self._together else None)
        return step


def retell(record: Record, upto: int | None = None) -> Iterator[Step]:
    """Play a record once more, to its end or for ``upto`` actions; yield every step, 0 included.

    >>> import grani
    >>> match = Match.new(grani.game(grani.games()[0]), ["Olena", "Taras"], seed=7)
    >>> rolls = list(match.run_on())
    >>> told = [step.state.legal() for step in retell(match.record)]
    >>> len(told) == 1 + len(rolls) and told[-1] == match.state.legal()
    True
    """
    count = len(record.actions) if upto is None else upto
    if not 0 <= count <= len(record.actions):
        raise RecordError(f"there is no step {count}: the record has {len(record.actions)}")
    dice = Given()
    game = registered(record.game)
    match = Match(game, replace(record, actions=[], movers=[], tags={}, course=[]), dice)
    yield match.opening()
    for number, action in enumerate(record.actions[:count]):
        seat = record.movers[number] if record.movers else int(match.state.actor)
        try:
            if seat == CHANCE:
                dice.give(action)
                step = match.roll()
            else:
                step = match.act(action, seat)
        except IllegalAction as wrong:
            raise RecordError(f"actions[{number}]: {wrong}") from None
        yield step
