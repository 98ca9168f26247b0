"""A game as the server plays it: the fold of its events, with fair dice.

An event is one decision with everything that followed by itself: dice, and decisions with a single
option. Folding the same events gives the same course, prompt ids included, so that a client may
go on after a crash as if nothing had been. Nothing here waits, sends or stores.
"""

from __future__ import annotations

import sys
from collections import deque

import msgspec
from msgspec import Struct

from grani.core import fair
from grani.core.contract import CHANCE, OVER, IllegalAction, State
from grani.core.game import Game
from grani.core.observer import Chronicle, Event as Happening
from grani.core.reading import RecordError
from grani.core.record import Record
from grani.core.signature import Signer
from grani.server.learnt import learn
from grani.server.wire import Head, Line

LOG_LINES = 200
SERVER = -1
"""The seat of events that nobody decided, such as the beginning."""
LATE = -1
"""The kind of happening, of no game, that a bot decides because time is up."""


class Turned(Struct, array_like=True):
    """What an event did: the mover and action of every step, in order.

    ``undone`` names steps of the record, by number, that it took back instead. ``late``: time
    was up, and a bot decided instead of the person.
    """

    steps: list[tuple[int, int]]
    undone: list[int] = []
    late: bool = False


class Folded(Struct):
    """A course as it is kept in a snapshot."""

    seq: int
    actions: list[int]
    movers: list[int]
    asked: list[int]
    """Numbers of the steps that were real decisions, with more than one option or regretted."""
    since: list[int]
    late: list[int] = []
    """Numbers of the steps that a bot decided because time was up."""


learn(Turned, Folded)


class Chain:
    """The hash chain over what happened, told only as far as nobody can take it back."""

    def __init__(self, sealed: fair.Sealed | None) -> None:
        self.head = Head(0, "" if sealed is None else sealed.start().hex())
        self.acts: list[str] = []
        """Who acted in each step and what a die could have shown, for the record."""

    def add(self, mover: int, outcomes: list[int]) -> None:
        """Let one more action happen, which may still be taken back."""
        if self.head.head:
            self.acts.append(sys.intern(fair.step(mover, outcomes)))

    def close(self, actions: list[int]) -> None:
        """All that has happened stands for good."""
        done = self.head.steps
        if not self.head.head or done == len(self.acts):
            return
        head = bytes.fromhex(self.head.head)
        for acts, action in zip(self.acts[done:], actions[done:], strict=True):
            head = fair.link(head, acts, action)
        self.head = Head(len(self.acts), head.hex())


class Course:
    """Plays one game on, takes back, and tells what happened.

    ``seq`` numbers the accepted events; 0 means that the game has not begun.
    """

    def __init__(
        self,
        game: Game,
        record: Record,
        seed: bytes,
        regrets: bool,
        sealed: fair.Sealed | None = None,
        signer: Signer | None = None,
    ) -> None:
        """Begin anew; without ``sealed`` it is a game from before there were shares in the dice.

        ``signer`` signs the end of the game, which nobody can take back.
        """
        self.game = game
        self.record = record
        self.regrets = regrets
        """Whether the end of a turn is asked for although it is the only option."""
        self.sealed = sealed
        self._signer = signer
        self._seed = seed
        self._key = seed if sealed is None else sealed.key(seed)
        self._chain = Chain(sealed)
        self.seq = 0
        self.since = [0] * len(record.seats)
        """For each seat the event since which its decision stands."""
        self.latest = 0
        """The seat that decided last."""
        self.lines: deque[bytes] = deque(maxlen=LOG_LINES)
        """The log lines, each as JSON."""
        self._chronicle = Chronicle()
        self.state: State = record.start(self._chronicle)
        self._movers: list[int] = []
        self._asked: set[int] = set()
        self._late: set[int] = set()
        self._unsettled: list[list[int]] = [[] for _ in record.seats]
        self._rolled = 0
        self._together = False

    # ------------------------------------------------------------------ going on

    def begin(self) -> tuple[Turned, list[Line]]:
        """Let everything happen that comes before the first decision."""
        return self._run_on(SERVER, self._awaiting(), [])

    def act(self, action: int, seat: int, late: bool = False) -> tuple[Turned, list[Line]]:
        """Carry out a decision and what follows by itself; IllegalAction changes nothing.

        ``late``: time was up, and it is a bot's decision in place of the person's.
        """
        if seat < 0:
            raise IllegalAction("chance is rolled, not chosen")
        before = self._awaiting()
        self._step(action, seat, asked=True, late=late)
        turned, lines = self._run_on(seat, before, [(seat, action)])
        turned.late = late
        return turned, lines

    def undo(self, seat: int, count: int) -> Turned:
        """Take back the seat's last ``count`` real decisions; ValueError if that is not fair."""
        if self.is_over:
            # Its end is signed by a key that must never sign another one.
            raise ValueError("the game is over")
        numbers = self.undoable(seat)
        if not 1 <= count <= len(numbers):
            raise ValueError("what came after your last decision settled it")
        undone = [number for number in self._unsettled[seat] if number >= numbers[-count]]
        turned = Turned([], undone)
        self._take_back(undone, seat)
        return turned

    def undoable(self, seat: int) -> list[int]:
        """Give the numbers of the seat's real decisions that nothing has settled."""
        return [number for number in self._unsettled[seat] if number in self._asked]

    def fold(self, seat: int, turned: Turned) -> None:
        """Let an event of the log happen again."""
        if turned.undone:
            if seat < 0 or not set(turned.undone) <= set(self._unsettled[seat]):
                raise RecordError("it takes back what could not be taken back")
            self._take_back(turned.undone, seat)
            return
        before = self._awaiting()
        for number, (mover, action) in enumerate(turned.steps):
            asked = number == 0 and seat != SERVER
            self._step(action, mover, asked, late=number == 0 and turned.late)
        self._close(before, turned.steps)
        self._tell()

    # ------------------------------------------------------------------ what others read

    @property
    def is_over(self) -> bool:
        return bool(self.state.actor == OVER)

    @property
    def steps(self) -> int:
        """How many actions the record has."""
        return len(self.record.actions)

    def waiting(self) -> list[int]:
        """Give the seats that must decide now."""
        return [seat for seat in range(len(self.record.seats)) if self.state.awaits(seat)]

    def prompt_id(self, seat: int) -> str:
        """Name the decision of a seat; another decision has another name."""
        return f"{seat}.{self.since[seat]}"

    def decided(self, seat: int) -> int:
        """Count the real decisions of a seat that stand."""
        return sum(self._movers[number] == seat for number in self._asked)

    def luck(self, seat: int) -> int:
        """Give a number that the bot of a seat may draw its luck from, the same after a crash."""
        return fair.aside(self._key, f"{self.steps} {seat}".encode())

    def written(self) -> Record:
        """Give the record as players get it, with what is needed to check its dice."""
        record = self.record
        movers = list(self._movers) if self._together else []
        taken = Record(
            record.game,
            record.rules,
            record.setup,
            list(record.seats),
            list(record.actions),
            movers,
            dict(record.tags),
            list(self._chain.acts) if self.is_over else [],
        )
        fair.stamp(taken, self._seed, self.sealed, self.is_over, self._signer)
        return taken

    @property
    def head(self) -> Head:
        """The head of the chain over all that nobody can take back any more."""
        return self._chain.head

    @property
    def seed(self) -> str:
        """The seed, once the game is over; before that, nothing."""
        return self._seed.hex() if self.is_over else ""

    def folded(self) -> bytes:
        """Write the course down as it stands."""
        record = self.record
        kept = Folded(
            self.seq,
            record.actions,
            self._movers,
            sorted(self._asked),
            self.since,
            sorted(self._late),
        )
        return msgspec.json.encode(kept)

    def unfold(self, body: bytes) -> None:
        """Go to where ``folded`` was taken."""
        kept = msgspec.json.decode(body, type=Folded)
        self._replay(kept.actions, kept.movers, set(kept.asked), set(kept.late))
        self.seq = kept.seq
        self.since = kept.since

    # ------------------------------------------------------------------ inside

    def _awaiting(self) -> list[bool]:
        return [self.state.awaits(seat) for seat in range(len(self.record.seats))]

    def _step(self, action: int, mover: int, asked: bool, late: bool = False) -> None:
        """Play one action and note whom it settles."""
        state = self.state
        told = len(self._chronicle.events)
        together = mover != int(state.actor)
        settled = [state.settles(seat, action, mover) for seat in range(len(self.record.seats))]
        outcomes = state.legal(mover) if mover == CHANCE else []
        if outcomes and action != fair.pick(self._key, self._rolled, outcomes):
            # Of a log whose seed, seal or dice are not those with which it was played.
            raise RecordError(f"action {self.steps + 1} is not what its dice promised")
        state.apply(action, mover)
        number = len(self.record.actions)
        if late:
            self._late.add(number)
            self._chronicle.events.insert(told, Happening(LATE, mover, 0, 0, 0))
        self.record.add(action)
        self._movers.append(mover)
        self._together = self._together or together
        if mover == CHANCE:
            self._rolled += 1
        else:
            self.latest = mover
            if asked:
                self._asked.add(number)
        for seat, is_settled in enumerate(settled):
            if is_settled:
                self._unsettled[seat] = []
            elif mover == seat:
                self._unsettled[seat].append(number)
        self._chain.add(mover, outcomes)
        # Only a roll that leaves nothing open is past all taking back: what another seat's
        # decision has settled is open again when that one is taken back.
        if self.is_over or (mover == CHANCE and not any(self._unsettled)):
            self._chain.close(self.record.actions)

    def _run_on(
        self, seat: int, before: list[bool], steps: list[tuple[int, int]]
    ) -> tuple[Turned, list[Line]]:
        """Run on to the next real decision, and close the event."""
        while (follows := self._by_itself()) is not None:
            self._step(follows[1], follows[0], asked=False)
            steps.append(follows)
        self._close(before, steps)
        return Turned(steps), self._tell()

    def _by_itself(self) -> tuple[int, int] | None:
        """Give what happens now without anybody being asked, as mover and action."""
        state = self.state
        if state.actor == CHANCE:
            outcomes = state.legal(int(CHANCE))
            return int(CHANCE), fair.pick(self._key, self._rolled, outcomes)
        for seat in self.waiting():
            legal = state.legal(seat)
            if len(legal) == 1 and not (self.regrets and self._unsettled[seat]):
                return seat, legal[0]
        return None

    def _close(self, before: list[bool], steps: list[tuple[int, int]]) -> None:
        """Count the event, and name anew every decision that it changed."""
        self.seq += 1
        movers = {mover for mover, _ in steps}
        for number, awaited in enumerate(before):
            if not awaited or number in movers or int(CHANCE) in movers:
                self.since[number] = self.seq

    def _tell(self) -> list[Line]:
        """Give what happened since the last time, and keep it in the log."""
        told = _lines(self.game, self._chronicle.take())
        self.lines.extend(msgspec.json.encode(line) for line in told)
        return told

    def _take_back(self, undone: list[int], seat: int) -> None:
        dropped = set(undone)
        kept = [number for number in range(self.steps) if number not in dropped]
        moved = {old: new for new, old in enumerate(kept)}
        self._replay(
            [self.record.actions[number] for number in kept],
            [self._movers[number] for number in kept],
            {moved[number] for number in self._asked if number not in dropped},
            {moved[number] for number in self._late if number not in dropped},
        )
        self.seq += 1
        self.since[seat] = self.seq
        for number in range(len(self.since)):
            if not self.state.awaits(number):
                self.since[number] = self.seq

    def _replay(
        self, actions: list[int], movers: list[int], asked: set[int], late: set[int]
    ) -> None:
        """Start over and play these actions."""
        self.record.cut(0)
        self._movers = []
        self._asked = asked
        self._late = set()
        self._unsettled = [[] for _ in self.record.seats]
        self._rolled = 0
        self._chain = Chain(self.sealed)
        self._chronicle.take()
        self.state = self.record.start(self._chronicle)
        for number, (action, mover) in enumerate(zip(actions, movers, strict=True)):
            self._step(action, mover, asked=False, late=number in late)
        happened = self._chronicle.take()
        self.lines.clear()
        recent: deque[Line] = deque(maxlen=LOG_LINES)
        for start in range(len(happened) - 1, -1, -1):
            recent.extendleft(_lines(self.game, [happened[start]]))
            if len(recent) == LOG_LINES:
                break
        self.lines.extend(msgspec.json.encode(line) for line in recent)


def _lines(game: Game, happened: list[Happening]) -> list[Line]:
    lines = []
    for event in happened:
        if event.kind == LATE:
            lines.append(Line("web-log-late", {"seat": event.seat}))
        elif (message := game.message(event)) is not None:
            lines.append(Line(message.key, message.args))
    return lines
