"""A room: who sits where, the game that is played in it, and everybody who watches.

All changes go through one lock: checked, carried out, committed to the store, and only then
acknowledged and shown. Should a commit fail, the game is read again from the log.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Collection, Coroutine
from typing import Protocol

import msgspec
from msgspec import Raw

from grani.core.contract import IllegalAction
from grani.core.reading import RecordError
from grani.server import clocks, seating, wire
from grani.server.clocks import Clocks
from grani.server.course import SERVER, Course, Turned
from grani.server.driver import Driver
from grani.server.refusal import Refusal
from grani.server.resuming import new_course, read_course
from grani.server.sealing import Sealing
from grani.server.seeing import RawSnapshot, Seeing, own_seats, room_info
from grani.server.settings import Settings
from grani.server.store import Conflict, Deed, Entry, Seat, Standing, Store
from grani.server.thinkers import Thinkers
from grani.server.writer import is_told

SNAPSHOT_EVERY = 50
REMEMBERED = 32
BROKEN = 1011
ROOM_EVERY = 0.05
"""Seconds in which changes of a room are gathered before they are told."""
log = logging.getLogger("grani.server")
encode = msgspec.json.encode


class Client(Protocol):
    """Somebody who watches a room through a socket."""

    guest: str
    shares: bool
    """Whether it gives shares for its seats, and is waited for."""

    def send(self, message: bytes) -> None:
        """Queue a message; never waits."""

    def tell(self, message: bytes) -> None:
        """Queue what the room is like; of several that wait only the last is sent."""

    def close(self, code: int, reason: str) -> None:
        """Let the client go; it will come back."""


class Room:
    """One room in memory. ``course`` is None before the game begins."""

    def __init__(
        self, deed: Deed, course: Course | None, store: Store, settings: Settings, bots: Thinkers
    ) -> None:
        self.deed = deed
        self.course = course
        self.store = store
        self.clients: set[Client] = set()
        self.sockets = 0
        """Open sockets, also of those who have not said hello."""
        self.touched = time.monotonic()
        self.lock = asyncio.Lock()
        self.shown = self.seq
        """The number of the last event that is committed."""
        self.is_broken = False
        """Whether memory and log may differ: such a room must be read anew."""
        self._remembered: OrderedDict[tuple[str, str], int] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._untold: set[Client] = set()
        self._telling: asyncio.TimerHandle | None = None
        self._late: dict[str, set[int]] = {}
        """Seats for which a bot decided while their guest was away, to be told on return."""
        self.sealing = Sealing(self, settings.share_seconds)
        self.driver = Driver(self, settings, bots)
        self._host_bots = settings.bots
        self.driver.read_clocks()

    # ------------------------------------------------------------------ who is there

    @property
    def online(self) -> set[str]:
        """The guests who are there."""
        return {client.guest for client in self.clients}

    @property
    def seq(self) -> int:
        """The number of the last event; 0 before the game."""
        return self.course.seq if self.course else 0

    @property
    def is_idle(self) -> bool:
        """Whether the room could be forgotten and read again later."""
        here = self.sockets or self.clients
        is_busy = self.driver.is_going or self.sealing.is_going
        return not (here or self._tasks or self.lock.locked() or is_busy)

    def info(self, guest: str) -> wire.RoomInfo:
        """Give the room as a guest sees it."""
        self.touched = time.monotonic()
        return room_info(self.deed, guest, self.online, self.sealing.info())

    def player(self, number: int) -> str:
        """Name the bot that decides for a seat; empty if a person does."""
        return self.deed.seats[number].player

    async def enter(self, client: Client) -> None:
        """Let somebody watch, beginning with everything as it stands."""
        async with self.lock:
            if self.is_broken:
                client.close(BROKEN, "the game must be read again: come back")
                return
            others = set(self.clients)
            was_there = client.guest in self.online
            self.clients.add(client)
            self._greet([client])
            for number in sorted(self._late.pop(client.guest, ())):
                client.send(encode(wire.Late(number)))
            if not was_there:
                self.tell_room(others)
        await self._through(self._agree())
        self.driver.wake()

    async def resync(self, client: Client) -> None:
        """Send everything as it stands once more."""
        async with self.lock:
            self._greet([client])

    def leave(self, client: Client) -> None:
        """Somebody does not watch any more."""
        if client not in self.clients:
            return
        self.clients.discard(client)
        self.touched = time.monotonic()
        if client.guest not in self.online:
            self.tell_room()

    async def settle(self) -> None:
        """Finish what is being carried out, and stop bots and timer, which that may have woken."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.driver.stop()
        await self.sealing.stop()
        async with self.lock:
            pass

    # ------------------------------------------------------------------ commands

    async def handle(self, client: Client, command: wire.Command) -> None:
        """Carry out a command of a client and answer it."""
        await self._through(self._handle(client, command))

    async def _through(self, work: Coroutine[None, None, None]) -> None:
        """See a piece of work through, also if the socket for which it is done is lost."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        await asyncio.shield(task)

    async def _handle(self, client: Client, command: wire.Command) -> None:
        async with self.lock:
            self.touched = time.monotonic()
            known = self._remembered.get((client.guest, command.id))
            try:
                if self.is_broken:
                    raise Refusal("stale", "the game must be read again: come back")
                if known is not None:
                    self._ack(client, command.id, known)
                else:
                    await self._carry_out(client, command)
            except Refusal as refusal:
                self._reject(client, command.id, refusal)
            except Exception:
                # Whatever it was, what is in memory cannot be trusted: the log can.
                log.exception("room %s: %s failed", self.deed.code, type(command).__name__)
                await self._read_again()
                self._reject(client, command.id, Refusal("unknown", "the server failed at this"))
        self.driver.wake()

    async def _carry_out(self, client: Client, command: wire.Command) -> None:
        match command:
            case wire.Act():
                await self._act(client, command)
            case wire.Undo():
                await self._undo(client, command)
            case wire.Start():
                await self._start(client, command)
            case wire.Pledge() | wire.Reveal():
                await self._seal(client, command)
            case wire.Phrase():
                await self._say(client, command)
            case wire.Sit() | wire.Stand() | wire.Ready() | wire.Rename() | wire.SeatBot():
                await self._seat(client, command)
            case wire.Rematch() | wire.AskHint():
                raise Refusal("unknown", "the room alone cannot do this")

    async def _act(self, client: Client, command: wire.Act) -> None:
        course = self._own_course(client, command.seat)
        if course.is_over or command.prompt != course.prompt_id(command.seat):
            await self._repeat(client, command)
            return
        self._must_decide(command.seat)
        try:
            turned, lines = course.act(command.action, command.seat)
        except IllegalAction as wrong:
            raise Refusal("illegal", str(wrong)) from None
        if await self._commit(command.seat, turned, client, command.id):
            self.driver.person_decided()
            self.tell_batch(command.seat, lines)

    async def _undo(self, client: Client, command: wire.Undo) -> None:
        course = self._own_course(client, command.seat)
        known = await self.store.answered(self.deed.id, command.seat, command.id)
        if known is not None:
            self._ack(client, command.id, known)
            return
        if course.is_over:
            raise Refusal("over", "the game is over, and its seed is known")
        self._must_decide(command.seat)
        if course.since[command.seat] > command.seq:
            raise Refusal("stale", "something has happened in between")
        try:
            turned = course.undo(command.seat, command.count)
        except ValueError as wrong:
            raise Refusal("nothing-to-undo", str(wrong)) from None
        if await self._commit(command.seat, turned, client, command.id):
            self.driver.person_decided()
            self._greet(self.clients)

    async def _start(self, client: Client, command: wire.Start) -> None:
        if client.guest != self.deed.host:
            raise Refusal("not-host", "only the host begins the game")
        if self.course is None:
            await self.begin({one.guest for one in self.clients if one.shares})
        self._remember(client, command.id)
        self._ack(client, command.id, self.seq)

    async def begin(self, awaited: Collection[str] = ()) -> None:
        """Begin the game once its dice are sealed; the caller holds the lock.

        ``awaited`` are the guests whose shares are waited for, if they have not promised any yet.
        """
        for number, seat in enumerate(self.deed.seats):
            if seat.kind == "open":
                raise Refusal(
                    "open-seat", f"seat {number} is still open: wait, or seat a bot there"
                )
        await self.sealing.begin(awaited)

    async def _seal(self, client: Client, command: wire.Pledge | wire.Reveal) -> None:
        if isinstance(command, wire.Pledge):
            await self.sealing.pledge(client.guest, command)
        else:
            await self.sealing.reveal(client.guest, command)
        self._remember(client, command.id)
        self._ack(client, command.id, self.seq)
        await self._go_on_sealing()

    async def _agree(self) -> None:
        """Go on with the beginning, where a restart or a failure has left it."""
        async with self.lock:
            await self._go_on_sealing()

    async def _go_on_sealing(self) -> None:
        """Go on with what the dice are sealed by; nobody waits for an answer to this."""
        try:
            await self.sealing.go_on()
        except Refusal as refusal:
            log.warning("room %s: %s", self.deed.code, refusal)

    async def begin_sealed(self) -> None:
        """Begin the game, now that its dice are sealed."""
        try:
            self.course = new_course(self.deed)
        except RecordError as wrong:
            raise Refusal("setup", f"open a new room: {wrong}") from wrong
        turned, _ = self.course.begin()
        if await self._commit(SERVER, turned):
            self._greet(self.clients)

    async def _say(self, client: Client, command: wire.Phrase) -> None:
        if command.phrase not in wire.PHRASES:
            raise Refusal("bad-message", f"phrases are {', '.join(wire.PHRASES)}")
        own = own_seats(self.deed, client.guest)
        number = own[0] if own else -1
        is_new = await self.store.keep_phrase(
            self.deed.id, number, client.guest, command.phrase, command.id
        )
        self._remember(client, command.id)
        self._ack(client, command.id, self.seq)
        if not is_new:
            return
        name = self.deed.seats[number].name if own else ""
        self._send_all(encode(wire.Said(number, name, command.phrase)))

    async def _seat(self, client: Client, command: seating.Seating) -> None:
        if self.sealing.holds_seats:
            raise Refusal("taken", "the game is beginning: wait a moment")
        changed = seating.change(self.deed, client.guest, self.online, command, self._host_bots)
        if not changed:
            self._ack(client, command.id, self.seq)
            return
        seats = list(self.deed.seats)
        stands_in = any(seats[number].stand_in != new.stand_in for number, new in changed.items())
        for number, seat in changed.items():
            seats[number] = seat
        times = self.driver.planned(seats)
        standing = self._standing(self.deed.status, seats, times)
        try:
            await self.store.keep_seats(self.deed.id, changed, standing, self.deed.seating)
        except Conflict:
            await self._read_again()
            raise Refusal("stale", "somebody else was faster: look again") from None
        except Exception as wrong:
            if not is_told(wrong):
                log.exception("room %s: seats were not saved", self.deed.code)
            raise Refusal("unknown", "this could not be saved; try again") from wrong
        self.deed.seats = seats
        self.deed.seating += 1
        self.driver.clocks = times
        if self.course is not None:
            self.course.record.seats = [seat.name for seat in seats]
        self._remember(client, command.id)
        self._ack(client, command.id, self.seq)
        if stands_in:
            self._greet(self.clients)
        else:
            self.tell_room()

    def _own_course(self, client: Client, number: int) -> Course:
        """Give the game if the client may decide for a seat of it."""
        seat = seating.seat_of(self.deed, number)
        if not client.guest or seat.guest != client.guest:
            raise Refusal("not-your-seat", f"seat {number} is somebody else's")
        if self.course is None:
            raise Refusal("not-started", "the game has not begun")
        return self.course

    def _must_decide(self, number: int) -> None:
        """Refuse what a person would decide while a bot stands in."""
        if self.deed.seats[number].stand_in:
            raise Refusal("bot-plays", "a bot plays for this seat: take it back first")

    async def _repeat(self, client: Client, command: wire.Act) -> None:
        """Answer a command for a decision that is not open: once more, or with a refusal."""
        known = await self.store.answered(self.deed.id, command.seat, command.id)
        if known is not None:
            self._ack(client, command.id, known)
        elif self.course is not None and self.course.is_over:
            raise Refusal("over", "the game is over")
        else:
            raise Refusal("stale", "this decision has passed")

    # ------------------------------------------------------------------ committing

    async def bot_acts(self, number: int, prompt: str, action: int, late: bool = False) -> None:
        """Let a bot decide, if the decision is still the one it was asked about.

        ``late``: it does so because a person has let their time pass, who is told.
        """
        async with self.lock:
            course = self.course
            if course is None or course.is_over or course.prompt_id(number) != prompt:
                return
            if not course.state.awaits(number):
                return
            try:
                turned, lines = course.act(action, number, late)
            except Exception:
                await self._read_again()
                raise
            if await self._commit(number, turned):
                self.tell_batch(number, lines)
                if late:
                    self._tell_late(number)

    async def _commit(
        self, seat: int, turned: Turned, client: Client | None = None, id: str | None = None
    ) -> bool:
        """Write what has just happened in the course; on failure the course is read again.

        False if the command turned out to be a repeat, which is answered.
        """
        course = self.course
        if course is None:
            raise RuntimeError("nothing to commit")
        seq = course.seq
        body = course.folded() if seq % SNAPSHOT_EVERY == 0 or course.is_over else None
        status = "over" if course.is_over else "playing"
        times = self.driver.planned(self.deed.seats)
        standing = self._standing(status, self.deed.seats, times)
        entry = Entry(seq, seat, id, encode(turned))
        try:
            await self.store.append(self.deed, entry, standing, body)
        except Conflict:
            await self._read_again()
            known = await self.store.answered(self.deed.id, seat, id) if id else None
            if known is None or client is None or id is None:
                raise Refusal("stale", "somebody else was faster") from None
            self._ack(client, id, known)
            return False
        except Exception as wrong:
            if not is_told(wrong):
                log.exception("room %s: event %d was not saved", self.deed.code, seq)
            await self._read_again()
            raise Refusal("unknown", "this could not be saved; try again") from wrong
        self.deed.status = status
        self.shown = seq
        self.driver.clocks = times
        if client is not None and id is not None:
            self._ack(client, id, seq)
        return True

    async def _read_again(self) -> None:
        """Go back to what the log says, and show it if it is not what everybody sees."""
        shown = self.shown
        try:
            deed = await self.store.room(self.deed.code)
            if deed is None:
                raise Conflict(f"room {self.deed.code} is gone")
            self.course = await read_course(deed, self.store)
            self.deed = deed
        except Exception:
            self.is_broken = True
            self.course = None
            self.driver.clocks = {}
            for client in list(self.clients):
                client.close(BROKEN, "the game could not be read: come back in a moment")
            raise
        self.shown = self.seq
        self.driver.read_clocks()
        if self.seq != shown:
            self._greet(self.clients)
        else:
            self.tell_room()

    def _standing(self, status: str, seats: list[Seat], times: Clocks) -> Standing:
        """Say where the game stands, with these people and bots on the seats."""
        waiting = tuple(self.course.waiting()) if self.course else ()
        return Standing(status, waiting, self._due(seats, times), clocks.written(times))

    def _due(self, seats: list[Seat], times: Clocks) -> float | None:
        """Give when the server must go on by itself after a restart; None if it need not."""
        course = self.course
        if course is None or course.is_over:
            return None
        if any(seats[seat].player for seat in course.waiting()):
            return 0.0
        return min(clocks.running(times).values(), default=None)

    async def keep_clocks(self) -> None:
        """Write down clocks that were wound because the database had none."""
        times = self.driver.clocks
        text = clocks.written(times)
        if text != self.deed.clocks:
            await self.store.keep_clocks(self.deed.id, self._due(self.deed.seats, times), text)
            self.deed.clocks = text

    # ------------------------------------------------------------------ telling

    def _ack(self, client: Client, id: str, seq: int) -> None:
        client.send(encode(wire.Ack(id, seq)))

    def _remember(self, client: Client, id: str) -> None:
        self._remembered[client.guest, id] = self.seq
        if len(self._remembered) > REMEMBERED:
            self._remembered.popitem(last=False)

    def _reject(self, client: Client, id: str, refusal: Refusal) -> None:
        """Say that a command is refused, why, and what holds instead."""
        play = None
        if self.course is not None and refusal.code in ("stale", "illegal", "over"):
            own = own_seats(self.deed, client.guest)
            play = self._seeing(self.course).play(own, clocks.now())
        client.send(encode(wire.Reject(id, refusal.code, refusal.reason, self.seq, play)))

    def _seeing(self, course: Course) -> Seeing:
        return Seeing(self.deed, course, self.driver.deadlines)

    def _send_all(self, message: bytes) -> None:
        for client in list(self.clients):
            client.send(message)

    def tell_room(self, clients: Collection[Client] | None = None) -> None:
        """Tell everybody, or some, who sits where and who is there: soon, and many changes once."""
        self._untold |= set(self.clients if clients is None else clients)
        if self._telling is None:
            loop = asyncio.get_running_loop()
            self._telling = loop.call_later(ROOM_EVERY, self._tell_room_now)

    def _tell_room_now(self) -> None:
        self._telling = None
        online = self.online
        sealing = self.sealing.info()
        seated = {self.deed.host, *(seat.guest for seat in self.deed.seats)}
        made: dict[str, bytes] = {}
        for client in self._players_first(self._untold & self.clients):
            # Everybody who only watches is told the same.
            guest = client.guest if client.guest in seated else ""
            if guest not in made:
                made[guest] = encode(wire.Room(room_info(self.deed, guest, online, sealing)))
            client.tell(made[guest])
        self._untold.clear()

    def _players_first(self, clients: Collection[Client]) -> list[Client]:
        """Give clients in the order in which they are told anything: spectators come last."""
        players = {seat.guest for seat in self.deed.seats}
        return sorted(clients, key=lambda client: client.guest not in players)

    def _tell_late(self, number: int) -> None:
        """Tell the guest of a seat that time was up and a bot decided, now or on return."""
        guest = self.deed.seats[number].guest
        here = [client for client in self.clients if client.guest == guest]
        for client in here:
            client.send(encode(wire.Late(number)))
        if not here:
            self._late.setdefault(guest, set()).add(number)

    def tell_batch(self, seat: int, lines: list[wire.Line]) -> None:
        """Tell everybody what has happened."""
        course = self.course
        if course is None:
            return
        seeing = self._seeing(course)
        now = clocks.now()
        made: dict[tuple[int, ...], bytes] = {}
        for client in self._players_first(self.clients):
            own = own_seats(self.deed, client.guest)
            if own not in made:
                play = seeing.play(own, now)
                batch = wire.Batch(course.seq, seat, lines, play, course.seed, course.head)
                made[own] = encode(batch)
            client.send(made[own])
        if course.is_over:
            self.tell_room()

    def _greet(self, clients: Collection[Client]) -> None:
        """Send everything as it stands."""
        course = self.course
        online = self.online
        now = clocks.now()
        seeing = None if course is None else self._seeing(course)
        lines = [Raw(line) for line in course.lines] if course else []
        sealing = self.sealing.info()
        for client in self._players_first(clients):
            own = own_seats(self.deed, client.guest)
            snapshot = RawSnapshot(
                seq=self.seq,
                room=room_info(self.deed, client.guest, online, sealing),
                play=None if seeing is None else seeing.play(own, now),
                log=lines,
                seed=course.seed if course else "",
                chain=course.head if course else wire.Head(0, ""),
            )
            client.send(encode(snapshot))
