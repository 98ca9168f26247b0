"""A game as a room plays it: a match with fair dice, and the numbered events that made it.

An event is one decision with everything that followed by itself. What the server adds to a match is
here: numbers of events and of prompts, the chain over what happened, lines of the log, snapshots.
Replaying the same events gives the same game, prompt ids included, so that a client may go on
after a crash as if nothing had been. Nothing here waits, sends or stores.
"""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from grani.core import fair
from grani.core.contract import CHANCE, State
from grani.core.game import Game
from grani.core.match import Match, Source, Step
from grani.core.prompt import Message
from grani.core.reading import RecordError
from grani.core.record import Record
from grani.core.signature import Signer
from grani.server.days import is_open
from grani.server.stored_room import Result
from grani.server.wire import Head, Line

LOG_LINES = 200
SERVER = -1
"""The seat of events that nobody decided, such as the beginning."""
SILENCE = Message("")
"""What is said of events that people need not read."""


class GameEvent(Struct, array_like=True):
    """What an event did: the mover and action of every step, in order.

    ``undone`` names steps of the record, by number, that it took back instead. ``late``: time
    was up, and a bot decided instead of the person.
    """

    steps: list[tuple[int, int]]
    undone: list[int] = []
    late: bool = False


class GameSnapshot(Struct):
    """A game as it is kept in a snapshot."""

    seq: int
    actions: list[int]
    movers: list[int]
    asked: list[int]
    """Numbers of the steps that were real decisions; a match that is read finds them itself."""
    since: list[int]
    late: list[int] = []
    """Numbers of the steps that a bot decided because time was up."""


# Made here, and not where they are first needed: msgspec gathers what it must know of a class when
# it first reads one, and a second thread that reads one meanwhile ends the process by a
# segmentation fault.
_events = msgspec.json.Decoder(GameEvent)
_snapshots = msgspec.json.Decoder(GameSnapshot)


def read_event(body: bytes) -> GameEvent:
    """Read an event as the log keeps it; MsgspecError or UnicodeDecodeError if it is damaged."""
    return _events.decode(body)


class Chain:
    """The hash chain over what happened, told only as far as nobody can take it back."""

    def __init__(self, sealed: fair.Sealed | None) -> None:
        self.head = Head(0, "" if sealed is None else sealed.start().hex())
        self.acts: list[str] = []
        """Who acted in each step and what a die could have shown, for the record."""

    def add(self, step: Step) -> None:
        """Let one more step happen, which may still be taken back."""
        if self.head.head:
            self.acts.append(sys.intern(fair.step(step.seat, step.outcomes)))

    def drop(self, numbers: Sequence[int]) -> None:
        """Take steps back, none of which stands for good."""
        if self.head.head:
            for number in sorted(numbers, reverse=True):
                del self.acts[number]

    def close(self, actions: list[int]) -> None:
        """All that has happened stands for good."""
        done = self.head.steps
        if not self.head.head or done == len(self.acts):
            return
        head = bytes.fromhex(self.head.head)
        for acts, action in zip(self.acts[done:], actions[done:], strict=True):
            head = fair.link(head, acts, action)
        self.head = Head(len(self.acts), head.hex())


class LiveGame:
    """Plays one game on, takes back, and tells what happened.

    ``seq`` numbers the accepted events; 0 means that the game has not begun.
    """

    def __init__(
        self,
        game: Game,
        record: Record,
        seed: bytes,
        sealed: fair.Sealed | None = None,
        signer: Signer | None = None,
        day: str = "",
    ) -> None:
        """Begin anew; without ``sealed`` it is a game from before there were shares in the dice.

        ``signer`` signs the end of the game, which nobody can take back. A game of the day has a
        ``day`` instead of both.
        """
        self._day = day
        self.sealed = sealed
        self._signer = signer
        self._seed = seed
        self._key = seed if sealed is None else sealed.key(seed)
        dice: Source = fair.Promised(self._key)
        if day:
            dice = fair.DayDice(seed, lambda: game.lot(self._match.state))
        self._match = Match(game, record, dice)
        self._chain = Chain(sealed)
        self._late: set[int] = set()
        """Numbers of the steps that a bot decided because time was up."""
        self.seq = 0
        self.since = [0] * len(record.seats)
        """For each seat the event since which its decision stands."""
        self.latest = 0
        """The seat that decided last."""
        self.lines: deque[bytes] = deque(maxlen=LOG_LINES)
        """The log lines that people read, each as JSON."""

    # ------------------------------------------------------------------ going on

    def begin(self) -> tuple[GameEvent, list[Line]]:
        """Let everything happen that comes before the first decision."""
        before = self._awaiting()
        return self._run_on(before, [self._match.opening()])

    def act(self, action: int, seat: int, late: bool = False) -> tuple[GameEvent, list[Line]]:
        """Carry out a decision and what follows by itself; IllegalAction changes nothing.

        ``late``: time was up, and it is a bot's decision in place of the person's.
        """
        before = self._awaiting()
        event, lines = self._run_on(before, [self._note(self._match.act(action, seat), late)])
        event.late = late
        return event, lines

    def undo(self, seat: int, count: int) -> GameEvent:
        """Take back the seat's last ``count`` real decisions; ValueError if that is not fair."""
        if self.is_over:
            # Its end is signed by a key that must never sign another one.
            raise ValueError("the game is over")
        event = GameEvent([], self._match.last(seat, count))
        self._take_back(seat, event.undone)
        return event

    def replay(self, seat: int, event: GameEvent) -> list[Line]:
        """Let an event of the log happen again; give what there is to tell of it."""
        if event.undone:
            try:
                self._take_back(seat, event.undone)
            except ValueError:
                raise RecordError("it takes back what could not be taken back") from None
            return []
        before = self._awaiting()
        steps = [] if self.seq else [self._match.opening()]
        for number, (mover, action) in enumerate(event.steps):
            steps.append(self._again(action, mover, late=number == 0 and event.late))
        self._close(before, steps)
        return self._tell(steps)

    # ------------------------------------------------------------------ what others read

    @property
    def state(self) -> State:
        return self._match.state

    @property
    def record(self) -> Record:
        """The record as it grows; players get what is ``written``."""
        return self._match.record

    @property
    def is_over(self) -> bool:
        return self._match.is_over

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it is played."""
        if not self.is_over:
            return None
        return Result(tuple(self.state.scores()), tuple(self.state.winners()))

    @property
    def steps(self) -> int:
        """How many actions the record has."""
        return len(self.record.actions)

    @property
    def chances(self) -> int:
        """How many of them were dice that landed."""
        return self._match.movers.count(CHANCE)

    def waiting(self) -> list[int]:
        """Give the seats that must decide now."""
        return self._match.waiting()

    def undoable(self, seat: int) -> list[int]:
        """Give the numbers of the seat's real decisions that nothing has settled."""
        return self._match.undoable(seat)

    def is_final(self, action: int, seat: int) -> bool:
        """Tell whether a legal action of a seat cannot be taken back once it is played."""
        return self._match.is_final(action, seat)

    def is_moot(self, seat: int) -> bool:
        """Tell whether it is all one what a seat decides now."""
        return self._match.is_moot(seat)

    def prompt_id(self, seat: int) -> str:
        """Name the decision of a seat; another decision has another name."""
        return f"{seat}.{self.since[seat]}"

    def decided(self, seat: int) -> int:
        """Count the real decisions of a seat that stand."""
        return sum(self._match.movers[number] == seat for number in self._match.asked)

    def luck(self, seat: int) -> int:
        """Give a number that the bot of a seat may draw its luck from, the same after a crash."""
        return fair.aside(self._key, f"{self.steps} {seat}".encode())

    def written(self) -> Record:
        """Give the record as players get it, with what is needed to check its dice."""
        record = self.record
        taken = Record(
            record.game,
            record.rules,
            record.setup,
            list(record.seats),
            list(record.actions),
            list(record.movers),
            dict(record.tags),
            list(self._chain.acts) if self.is_over else [],
        )
        if self._day:
            fair.stamp_day(taken, self._seed, self._day, self.seed != "")
        else:
            fair.stamp(taken, self._seed, self.sealed, self.is_over, self._signer)
        return taken

    @property
    def head(self) -> Head:
        """The head of the chain over all that nobody can take back any more."""
        return self._chain.head

    @property
    def seed(self) -> str:
        """The seed, once the game is over; before that, nothing.

        That of a day is told when nobody can play it any more: others have the same dice.
        """
        is_secret = not self.is_over or (self._day != "" and is_open(self._day))
        return "" if is_secret else self._seed.hex()

    def snapshot(self) -> bytes:
        """Write the game down as it stands."""
        match = self._match
        kept = GameSnapshot(
            self.seq,
            match.record.actions,
            match.movers,
            sorted(match.asked),
            self.since,
            sorted(self._late),
        )
        return msgspec.json.encode(kept)

    def restore(self, body: bytes) -> None:
        """Go from the beginning to where ``snapshot`` was taken."""
        kept = _snapshots.decode(body)
        late = set(kept.late)
        steps = [self._match.opening()]
        for number, done in enumerate(zip(kept.actions, kept.movers, strict=True)):
            steps.append(self._again(*done, late=number in late))
        self._retell(steps)
        self.seq = kept.seq
        self.since = kept.since

    # ------------------------------------------------------------------ inside

    def _awaiting(self) -> list[bool]:
        return [self.state.awaits(seat) for seat in range(len(self.since))]

    def _again(self, action: int, mover: int, late: bool) -> Step:
        """Let one step of the log or of a snapshot happen again; chance is rolled anew."""
        match = self._match
        step = match.roll() if mover == CHANCE else match.act(action, mover)
        if step.action != action:
            # Of a log whose seed, seal or dice are not those with which it was played.
            raise RecordError(f"action {step.number} is not what its dice promised")
        return self._note(step, late)

    def _note(self, step: Step, late: bool = False) -> Step:
        """Take a step that has just happened into the chain."""
        if late:
            self._late.add(step.number - 1)
        if step.seat != CHANCE:
            self.latest = step.seat
        self._chain.add(step)
        # Only a roll that leaves nothing open is past all taking back: what another seat's
        # decision has settled is open again when that one is taken back.
        if self.is_over or (step.seat == CHANCE and not self._match.is_open):
            self._chain.close(self.record.actions)
        return step

    def _run_on(self, before: list[bool], steps: list[Step]) -> tuple[GameEvent, list[Line]]:
        """Run on to the next real decision, and close the event."""
        steps += map(self._note, self._match.run_on())
        self._close(before, steps)
        event = GameEvent([(step.seat, step.action) for step in steps if step.number])
        return event, self._tell(steps)

    def _close(self, before: list[bool], steps: list[Step]) -> None:
        """Count the event, and name anew every decision that it changed."""
        self.seq += 1
        movers = {step.seat for step in steps if step.number}
        for number, awaited in enumerate(before):
            if not awaited or number in movers or int(CHANCE) in movers:
                self.since[number] = self.seq

    def _take_back(self, seat: int, undone: list[int]) -> None:
        steps = self._match.drop(seat, undone)
        self._chain.drop(undone)
        self._late = {
            number - sum(gone < number for gone in undone) for number in self._late - set(undone)
        }
        decided = [step.seat for step in steps if step.seat != CHANCE]
        self.latest = decided[-1] if decided else self.latest
        self._retell(steps)
        self.seq += 1
        self.since[seat] = self.seq
        for number in range(len(self.since)):
            if not self.state.awaits(number):
                self.since[number] = self.seq

    # ------------------------------------------------------------------ the log

    def _tell(self, steps: list[Step]) -> list[Line]:
        """Give what happened in these steps, and keep it in the log."""
        told = [line for step in steps for line in self._lines(step)]
        self.lines.extend(msgspec.json.encode(line) for line in told if line.key)
        return told

    def _retell(self, steps: list[Step]) -> None:
        """Write the log anew, of all steps of the game."""
        self.lines.clear()
        for step in reversed(steps):
            for line in reversed([line for line in self._lines(step) if line.key]):
                if len(self.lines) == LOG_LINES:
                    return
                self.lines.appendleft(msgspec.json.encode(line))

    def _lines(self, step: Step) -> list[Line]:
        lines = []
        if step.number and step.number - 1 in self._late:
            late = {"kind": "late", "sort": "plain", "seat": step.seat}
            lines.append(Line(late, "web-log-late", {"seat": step.seat}))
        for event in step:
            told = dict(self._match.game.told(event))
            message = self._match.game.message(event) or SILENCE
            lines.append(Line(told, message.key, message.args))
        return lines
