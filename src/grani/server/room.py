"""A room: who sits where, the game that is played in it, and everybody who watches.

All changes go through one lock: checked, carried out, committed to the store, and only then
acknowledged and shown. Should a commit fail, the game is read again from the log.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Coroutine

import msgspec
from sqlalchemy import Connection

from grani.core.contract import IllegalAction
from grani.core.reading import RecordError
from grani.server import clocks, seating, wire
from grani.server.broadcast import Broadcast, Client
from grani.server.chat import Chat
from grani.server.clocks import Clocks
from grani.server.driver import Driver
from grani.server.errors import Refusal
from grani.server.fair_dice_exchange import FairDiceExchange
from grani.server.game_loading import load_game, new_game
from grani.server.live_game import SERVER, GameEvent, LiveGame
from grani.server.settings import Settings
from grani.server.store import Conflict, Store
from grani.server.stored_room import Entry, Seat, Standing, StoredRoom
from grani.server.views import own_seats, room_info
from grani.server.worker_pool import WorkerPool
from grani.server.writer import is_database_failure

SNAPSHOT_EVERY = 50
REMEMBERED = 32
BROKEN = 1011
log = logging.getLogger("grani.server")
encode = msgspec.json.encode


class Room:
    """One room in memory. ``game`` is None before the game begins."""

    def __init__(
        self,
        stored: StoredRoom,
        game: LiveGame | None,
        store: Store,
        settings: Settings,
        bots: WorkerPool,
    ) -> None:
        self.stored = stored
        self.game = game
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
        """The latest commands that left no event, by guest and id: a repeat is acknowledged and not
        carried out again. Commands that left one are found in the log."""
        self._tasks: set[asyncio.Task[None]] = set()
        self.broadcast = Broadcast(self)
        self.chat = Chat(self)
        self.fair_dice = FairDiceExchange(self, settings.share_seconds)
        self.driver = Driver(self, settings, bots)
        self._host_bots = settings.bots
        self.driver.read_clocks()

    # ------------------------------------------------------------------ who is there

    @property
    def online(self) -> dict[str, str]:
        """The guests who are there, with what spectators among them are called."""
        return {client.guest: client.name for client in self.clients}

    @property
    def seq(self) -> int:
        """The number of the last event; 0 before the game."""
        return self.game.seq if self.game else 0

    @property
    def is_idle(self) -> bool:
        """Whether the room could be forgotten and read again later."""
        here = self.sockets or self.clients
        is_busy = self.driver.is_going or self.fair_dice.is_going
        return not (here or self._tasks or self.lock.locked() or is_busy)

    def info(self, guest: str) -> wire.RoomInfo:
        """Give the room as a guest sees it."""
        self.touched = time.monotonic()
        return room_info(self.stored, guest, self.online, self.fair_dice.info())

    def player(self, number: int) -> str:
        """Name the bot that decides for a seat; empty if a person does."""
        return self.stored.seats[number].player

    async def enter(self, client: Client) -> None:
        """Let somebody watch, beginning with everything as it stands."""
        async with self.lock:
            if self.is_broken:
                client.close(BROKEN, "the game must be read again: come back")
                return
            # Whoever says hello again on one socket has them already.
            past = b"" if client in self.clients else await self.chat.past()
            others = set(self.clients)
            was_there = client.guest in self.online
            self.clients.add(client)
            self.broadcast.greet([client])
            self.broadcast.tell_late_seats(client)
            if past:
                client.send(past)
            if not was_there:
                self.broadcast.tell_room(others)
        await self.see_through(self._agree())
        self.driver.wake()

    async def resync(self, client: Client) -> None:
        """Send everything as it stands once more."""
        async with self.lock:
            self.broadcast.greet([client])

    def leave(self, client: Client) -> None:
        """Somebody does not watch any more."""
        if client not in self.clients:
            return
        self.clients.discard(client)
        self.touched = time.monotonic()
        if client.guest not in self.online:
            self.broadcast.tell_room()

    async def settle(self) -> None:
        """Finish what is being carried out, and stop bots and timer, which that may have woken."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.driver.stop()
        await self.fair_dice.stop()
        async with self.lock:
            pass

    # ------------------------------------------------------------------ commands

    async def handle(self, client: Client, command: wire.Command) -> None:
        """Carry out a command of a client and answer it."""
        await self.see_through(self._handle(client, command))

    async def see_through(self, work: Coroutine[None, None, None]) -> None:
        """See a piece of work through, also if the socket for which it is done is lost."""
        # Held here, because the event loop alone would let go of a task that nobody awaits.
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
                    self.broadcast.ack(client, command.id, known)
                else:
                    await self._carry_out(client, command)
            except Refusal as refusal:
                self.broadcast.reject(client, command.id, refusal)
            except Exception:
                # Whatever it was, what is in memory cannot be trusted: the log can.
                log.exception("room %s: %s failed", self.stored.code, type(command).__name__)
                await self._read_again()
                self.broadcast.reject(
                    client, command.id, Refusal("unknown", "the server failed at this")
                )
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
            case wire.Chat() | wire.AllowChat():
                await self._chat(client, command)
            case wire.Sit() | wire.Stand() | wire.Ready() | wire.Rename() | wire.SeatBot():
                await self._seat(client, command)
            case wire.Rematch() | wire.AskHint() | wire.DropHint():
                raise Refusal("unknown", "the room alone cannot do this")

    async def _act(self, client: Client, command: wire.Act) -> None:
        game = self._own_game(client, command.seat)
        # A repeat names a decision that is behind: only then is the database asked, so that nobody
        # who simply plays waits for it.
        if game.is_over or command.prompt != game.prompt_id(command.seat):
            await self._repeat(client, command)
            return
        self._must_decide(command.seat)
        try:
            event, lines = game.act(command.action, command.seat)
        except IllegalAction as wrong:
            raise Refusal("illegal", str(wrong)) from None
        if await self._commit(command.seat, event, client, command.id):
            self.driver.person_decided()
            self.broadcast.tell_batch(command.seat, lines)

    async def _undo(self, client: Client, command: wire.Undo) -> None:
        game = self._own_game(client, command.seat)
        # Here the log is asked first: taking back once more would be legal, and a repeat must not.
        known = await self.store.answered(self.stored.id, command.seat, command.id)
        if known is not None:
            self.broadcast.ack(client, command.id, known)
            return
        if game.is_over:
            raise Refusal("over", "the game is over, and its seed is known")
        self._must_decide(command.seat)
        if game.since[command.seat] > command.seq:
            raise Refusal("stale", "something has happened in between")
        try:
            event = game.undo(command.seat, command.count)
        except ValueError as wrong:
            raise Refusal("nothing-to-undo", str(wrong)) from None
        if await self._commit(command.seat, event, client, command.id):
            self.driver.person_decided()
            self.broadcast.greet(self.clients)

    async def _start(self, client: Client, command: wire.Start) -> None:
        if client.guest != self.stored.host:
            raise Refusal("not-host", "only the host begins the game")
        if self.game is None:
            await self.begin({one.guest for one in self.clients if one.shares})
        self._remember(client, command.id)
        self.broadcast.ack(client, command.id, self.seq)

    async def begin(self, awaited: Collection[str] = ()) -> None:
        """Begin the game once its dice are sealed; the caller holds the lock.

        ``awaited`` are the guests whose shares are waited for, if they have not promised any yet.
        """
        for number, seat in enumerate(self.stored.seats):
            if seat.kind == "open":
                raise Refusal(
                    "open-seat", f"seat {number} is still open: wait, or seat a bot there"
                )
        await self.fair_dice.begin(awaited)

    async def _seal(self, client: Client, command: wire.Pledge | wire.Reveal) -> None:
        if isinstance(command, wire.Pledge):
            await self.fair_dice.pledge(client.guest, command)
        else:
            await self.fair_dice.reveal(client.guest, command)
        self._remember(client, command.id)
        self.broadcast.ack(client, command.id, self.seq)
        await self._go_on_sealing()

    async def _agree(self) -> None:
        """Go on with the beginning, where a restart or a failure has left it."""
        async with self.lock:
            await self._go_on_sealing()

    async def _go_on_sealing(self) -> None:
        """Go on with what the dice are sealed by; nobody waits for an answer to this."""
        try:
            await self.fair_dice.go_on()
        except Refusal as refusal:
            log.warning("room %s: %s", self.stored.code, refusal)

    async def begin_sealed(self) -> None:
        """Begin the game, now that its dice are sealed."""
        try:
            self.game = new_game(self.stored)
        except RecordError as wrong:
            raise Refusal("setup", f"open a new room: {wrong}") from wrong
        event, _ = self.game.begin()
        if await self._commit(SERVER, event):
            self.broadcast.greet(self.clients)

    async def _say(self, client: Client, command: wire.Phrase) -> None:
        if command.phrase not in wire.PHRASES:
            raise Refusal("bad-message", f"phrases are {', '.join(wire.PHRASES)}")
        own = own_seats(self.stored, client.guest)
        number = own[0] if own else -1
        is_new = await self.store.keep_phrase(
            self.stored.id, number, client.guest, command.phrase, command.id
        )
        self._remember(client, command.id)
        self.broadcast.ack(client, command.id, self.seq)
        if not is_new:
            return
        name = self.stored.seats[number].name if own else ""
        self.broadcast.send_all(encode(wire.Said(number, name, command.phrase)))

    async def _chat(self, client: Client, command: wire.Chat | wire.AllowChat) -> None:
        if isinstance(command, wire.Chat):
            told = await self.chat.write(client.guest, command)
            if told:
                self.broadcast.send_all(told)
        else:
            await self.chat.allow(client.guest, command.allowed)
            self.broadcast.tell_room()
        self._remember(client, command.id)
        self.broadcast.ack(client, command.id, self.seq)

    async def _seat(self, client: Client, command: seating.Seating) -> None:
        if self.fair_dice.holds_seats:
            raise Refusal("taken", "the game is beginning: wait a moment")
        changed = seating.change(self.stored, client.guest, self.online, command, self._host_bots)
        if not changed:
            self.broadcast.ack(client, command.id, self.seq)
            return
        seats = self.stored.seats
        stands_in = any(seats[number].stand_in != new.stand_in for number, new in changed.items())
        await self.change_seats(changed)
        self._remember(client, command.id)
        self.broadcast.ack(client, command.id, self.seq)
        if stands_in:
            self.broadcast.greet(self.clients)
        else:
            self.broadcast.tell_room()

    async def change_seats(
        self, changed: seating.Changes, also: Callable[[Connection], None] | None = None
    ) -> None:
        """Commit who sits where, and what is to be done with it; the caller holds the lock."""
        seats = list(self.stored.seats)
        for number, seat in changed.items():
            seats[number] = seat
        times = self.driver.planned(seats)
        standing = self._standing(self.stored.status, seats, times)
        try:
            await self.store.keep_seats(
                self.stored.id, changed, standing, self.stored.seating, also
            )
        except Conflict:
            await self._read_again()
            raise Refusal("stale", "somebody else was faster: look again") from None
        except Exception as wrong:
            if not is_database_failure(wrong):
                log.exception("room %s: seats were not saved", self.stored.code)
            raise Refusal("unknown", "this could not be saved; try again") from wrong
        self.stored.seats = seats
        self.stored.seating += 1
        self.driver.clocks = times
        if self.game is not None:
            self.game.record.seats = [seat.name for seat in seats]

    def _remember(self, client: Client, id: str) -> None:
        self._remembered[client.guest, id] = self.seq
        if len(self._remembered) > REMEMBERED:
            self._remembered.popitem(last=False)

    def _own_game(self, client: Client, number: int) -> LiveGame:
        """Give the game if the client may decide for a seat of it."""
        seat = seating.seat_of(self.stored, number)
        if not client.guest or seat.guest != client.guest:
            raise Refusal("not-your-seat", f"seat {number} is somebody else's")
        if self.game is None:
            raise Refusal("not-started", "the game has not begun")
        return self.game

    def _must_decide(self, number: int) -> None:
        """Refuse what a person would decide while a bot stands in."""
        if self.stored.seats[number].stand_in:
            raise Refusal("bot-plays", "a bot plays for this seat: take it back first")

    async def _repeat(self, client: Client, command: wire.Act) -> None:
        """Answer a command for a decision that is not open: once more, or with a refusal."""
        known = await self.store.answered(self.stored.id, command.seat, command.id)
        if known is not None:
            self.broadcast.ack(client, command.id, known)
        elif self.game is not None and self.game.is_over:
            raise Refusal("over", "the game is over")
        else:
            raise Refusal("stale", "this decision has passed")

    # ------------------------------------------------------------------ committing

    async def bot_acts(self, number: int, prompt: str, action: int, late: bool = False) -> None:
        """Let a bot decide, if the decision is still the one it was asked about.

        ``late``: it does so because a person has let their time pass, who is told.
        """
        async with self.lock:
            game = self.game
            if game is None or game.is_over or game.prompt_id(number) != prompt:
                return
            if not game.state.awaits(number):
                return
            try:
                event, lines = game.act(action, number, late)
            except Exception:
                await self._read_again()
                raise
            if await self._commit(number, event):
                self.broadcast.tell_batch(number, lines)
                if late:
                    self.broadcast.tell_late(number)

    async def _commit(
        self, seat: int, event: GameEvent, client: Client | None = None, id: str | None = None
    ) -> bool:
        """Write what has just happened in the game; on failure the game is read again.

        False if the command turned out to be a repeat, which is answered.
        """
        game = self.game
        if game is None:
            raise RuntimeError("nothing to commit")
        seq = game.seq
        body = game.snapshot() if seq % SNAPSHOT_EVERY == 0 or game.is_over else None
        status = "over" if game.is_over else "playing"
        # Clocks and status hold only when they are on the disk, as the event does.
        times = self.driver.planned(self.stored.seats)
        standing = self._standing(status, self.stored.seats, times)
        entry = Entry(seq, seat, id, encode(event))
        try:
            await self.store.append(self.stored, entry, standing, body, game.result)
        except Conflict:
            await self._read_again()
            known = await self.store.answered(self.stored.id, seat, id) if id else None
            if known is None or client is None or id is None:
                raise Refusal("stale", "somebody else was faster") from None
            self.broadcast.ack(client, id, known)
            return False
        except Exception as wrong:
            if not is_database_failure(wrong):
                log.exception("room %s: event %d was not saved", self.stored.code, seq)
            await self._read_again()
            raise Refusal("unknown", "this could not be saved; try again") from wrong
        self.stored.status = status
        self.stored.result = game.result
        self.shown = seq
        self.driver.clocks = times
        if client is not None and id is not None:
            self.broadcast.ack(client, id, seq)
        return True

    async def _read_again(self) -> None:
        """Go back to what the log says, and show it if it is not what everybody sees."""
        shown = self.shown
        try:
            stored = await self.store.room(self.stored.code)
            if stored is None:
                raise Conflict(f"room {self.stored.code} is gone")
            self.game = await load_game(stored, self.store)
            self.stored = stored
        except Exception:
            self.is_broken = True
            self.game = None
            self.driver.clocks = {}
            for client in list(self.clients):
                client.close(BROKEN, "the game could not be read: come back in a moment")
            raise
        self.shown = self.seq
        self.driver.read_clocks()
        if self.seq != shown:
            self.broadcast.greet(self.clients)
        else:
            self.broadcast.tell_room()

    def _standing(self, status: str, seats: list[Seat], times: Clocks) -> Standing:
        """Say where the game stands, with these people and bots on the seats."""
        waiting = tuple(self.game.waiting()) if self.game else ()
        return Standing(status, waiting, self.driver.due(seats, times), clocks.written(times))
