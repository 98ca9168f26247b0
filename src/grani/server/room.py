"""A room: who sits where, the game that is played in it, and everybody who watches.

All changes go through one lock: checked, carried out, committed to the store, and only then
acknowledged and shown. Should a commit fail, the game is read again from the log.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Coroutine
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection

from grani.core.contract import IllegalAction
from grani.core.reading import RecordError
from grani.server import clocks, metrics, seating, wire
from grani.server.broadcast import Broadcast, Client
from grani.server.chat import Chat
from grani.server.clocks import Clocks
from grani.server.driver import Driver
from grani.server.errors import Refusal
from grani.server.fair_dice_exchange import FairDiceExchange
from grani.server.game_loading import ENDED, MOST, ClosedRoom, load_game, new_game
from grani.server.live_game import SERVER, GameEvent, LiveGame, read_event
from grani.server.moderator import end
from grani.server.settings import Settings
from grani.server.store import Conflict, RoomDeleted, Store
from grani.server.stored_room import (
    Entry,
    Seat,
    Standing,
    StoredRoom,
    keep_command,
    withdraw_links,
)
from grani.server.views import own_seats, room_info
from grani.server.worker_pool import WorkerPool
from grani.server.writer import is_database_failure

if TYPE_CHECKING:
    from grani.server.neighbours import Neighbours

SNAPSHOT_EVERY = 50
REMEMBERED = 32
ATTEMPTS = 8
"""How often a command is carried out anew because another server has changed the room."""
FAILED_LATER = ("setup", "unknown")
"""Refusals of what was begun and then failed."""
BROKEN = 1011
LOST = "the database was lost: come back"
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
        neighbours: Neighbours | None = None,
        going: asyncio.Event | None = None,
    ) -> None:
        self.stored = stored
        self.game = game
        self.store = store
        self.neighbours = neighbours
        """What joins it with the same room at other servers; None where there are none."""
        self.going = going
        """Set while games go on; None where nobody can make them pause."""
        self._elsewhere: dict[str, str] = {}
        self._read_at = time.monotonic()
        self._gone: dict[str, float] = {}
        """When those who sit here have left; nobody has before the room was read."""
        self._away_seconds = settings.away_seconds
        self._is_behind = False
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
        self._follow_log()
        self.driver.read_clocks()

    # ------------------------------------------------------------------ who is there

    @property
    def online(self) -> dict[str, str]:
        """The guests who are there, with what spectators among them are called."""
        return self.elsewhere | self.here

    @property
    def elsewhere(self) -> dict[str, str]:
        """The guests who are there at other servers, with what they are called."""
        return self._elsewhere

    @elsewhere.setter
    def elsewhere(self, guests: dict[str, str]) -> None:
        before, self._elsewhere = self._elsewhere, guests
        for guest in before:
            self._note_gone(guest)

    def _note_gone(self, guest: str) -> None:
        """Remember since when somebody who sits here is away."""
        if guest not in self.online and own_seats(self.stored, guest):
            self._gone[guest] = time.monotonic()

    def _held_up(self) -> set[int]:
        """Give the seats that the game waits for and whose people have been away for too long."""
        patience = max(self._away_seconds, self.stored.timer or 0.0)
        since, seats = time.monotonic() - patience, self.stored.seats
        return {
            number
            for number in (self.game.waiting() if self.game else ())
            if seats[number].guest not in self.online
            and self._gone.get(seats[number].guest, self._read_at) <= since
        }

    @property
    def here(self) -> dict[str, str]:
        """Those who are there through this server."""
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
            if self.neighbours is not None and client.guest not in self.here:
                self.neighbours.tell_presence(self.stored.id, client.guest, client.name)
            self.clients.add(client)
            self.broadcast.greet([client])
            self.broadcast.tell_late_seats(client)
            if past:
                client.send(past)
            if not was_there:
                self.broadcast.tell_room(others)
        await self._see_to_its_end(self._agree())
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
        if self.neighbours is not None and client.guest not in self.here:
            self.neighbours.tell_presence(self.stored.id, client.guest, None)
        self._note_gone(client.guest)
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
        await self._see_to_its_end(self._handle(client, command))

    async def _see_to_its_end(self, work: Coroutine[None, None, None]) -> None:
        """See a piece of work through; should the room end meanwhile, everybody is told."""
        try:
            await self.see_through(work)
        except ENDED as ended:
            log.info("room %s has ended: %s", self.stored.code, ended)

    async def see_through(self, work: Coroutine[None, None, None]) -> None:
        """See a piece of work through, also if the request for which it is done is lost."""
        # Held here, because the event loop alone would let go of a task that nobody awaits.
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(self._log_unheard)
            raise

    def _log_unheard(self, task: asyncio.Task[None]) -> None:
        """Say what failed after whoever waited for it had gone."""
        wrong = None if task.cancelled() else task.exception()
        if wrong is not None and not isinstance(wrong, ENDED):
            log.error("room %s: what nobody waited for failed", self.stored.code, exc_info=wrong)

    async def _handle(self, client: Client, command: wire.Command) -> None:
        async with self.lock:
            self.touched = time.monotonic()
            known = self._remembered.get((client.guest, command.id))
            if self.is_broken:
                # No answer: whether it was carried out before is known only when it can be read.
                client.close(BROKEN, "the game must be read again: come back")
                return
            try:
                if known is not None:
                    self.broadcast.ack(client, command.id, known)
                else:
                    await self._carry_out_surely(client, command)
            except Refusal as refusal:
                if self._is_unsure(refusal.__cause__):
                    client.close(BROKEN, LOST)
                else:
                    self.broadcast.reject(client, command.id, refusal)
            except ENDED:
                raise
            except Exception as wrong:
                # Whatever it was, what is in memory cannot be trusted: the log can.
                try:
                    await self.read_again()
                except ENDED:
                    raise  # Whatever it was came of that.
                except Exception:
                    self._log_failure(command, wrong)
                    raise
                self._log_failure(command, wrong)
                if self._is_unsure(wrong):
                    client.close(BROKEN, LOST)
                else:
                    await self._settle_failed(client, command)
        self.driver.wake()

    def _log_failure(self, command: wire.Command, wrong: Exception) -> None:
        kind = type(command).__name__
        log.error("room %s: %s failed", self.stored.code, kind, exc_info=wrong)

    def _is_unsure(self, wrong: BaseException | None) -> bool:
        """Tell whether a command may have been carried out, or yet be, by a server or another.

        Then it has no answer: whoever comes back and repeats it gets the right one.
        """
        is_lost = isinstance(wrong, Exception) and is_database_failure(wrong)
        return self.neighbours is not None and is_lost

    async def _settle_failed(self, client: Client, command: wire.Command) -> None:
        """Answer a command at which the server failed: the log knows whether it counts."""
        known = await self._answered(client.guest, command)
        if known is not None:
            self.broadcast.ack(client, command.id, known)
        else:
            refusal = Refusal("unknown", "the server failed at this")
            self.broadcast.reject(client, command.id, refusal)

    async def answered(self, guest: str, command: wire.Command) -> int | None:
        """Give the event with which a command was acknowledged, or may be: it was carried out.

        None if it was not, here or at another server.
        """
        async with self.lock:
            return await self._answered(guest, command)

    async def _answered(self, guest: str, command: wire.Command) -> int | None:
        known = self._remembered.get((guest, command.id))
        if known is not None:
            return known
        if isinstance(command, wire.Act | wire.Undo):
            return await self.store.answered(self.stored.id, command.seat, command.id)
        if isinstance(command, wire.Rematch):
            return self.seq if self.stored.rematch else None
        is_done = await self.store.was_carried_out(self.stored.id, guest, command.id)
        return self.seq if is_done else None

    async def _carry_out_surely(self, client: Client, command: wire.Command) -> None:
        """Carry out a command; before it is refused, ask whether it was carried out already."""
        try:
            is_done = await self.surely(lambda: self._carry_out(client, command))
        except Refusal as refusal:
            if self._is_unsure(refusal.__cause__):
                raise
            # What has become of the room since may speak against a repeat, but it was accepted.
            # A beginning is noted at its first step: that tells nothing of a later one that failed.
            known = await self._answered(client.guest, command)
            if known is None or refusal.code in FAILED_LATER:
                raise
            self.broadcast.ack(client, command.id, known)
            return
        if not is_done:
            # No answer: through another server it may be carried out at this very moment.
            client.close(BROKEN, "others were faster, again and again: come back")

    async def surely(self, work: Callable[[], Awaitable[None]]) -> bool:
        """Do something in the room; if it is refused and others have changed the room, do it anew.

        False if they have, again and again. The caller holds the lock.
        """
        for _ in range(ATTEMPTS):
            known = self._known()
            try:
                await work()
                return True
            except Refusal:
                await self._catch_up()
                if self.neighbours is None or self._known() == known:
                    raise
        return False

    def _known(self) -> tuple[int, int]:
        return self.seq, self.stored.seating

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
        if self.stored.rated:
            raise Refusal("rated", "in a rated game nothing is taken back")
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
            if not self.fair_dice.holds_seats:
                self._check_all_there(client.guest)
            awaited = {one.guest for one in self.clients if one.shares}
            await self.begin(awaited, self._noting(client.guest, command))
        self._remember(client, command.id)
        self.broadcast.ack(client, command.id, self.seq)

    def _check_all_there(self, host: str) -> None:
        """Refuse to begin a rated game with somebody who may know nothing of it: it could cost them
        their rating. A rematch seats everybody again, and says nothing: there coming is enough.
        """
        is_rematch = bool(self.stored.wins)
        for seat in self.stored.seats if self.stored.rated else ():
            if seat.kind != "person" or seat.guest == host:
                continue
            if seat.guest not in self.online or not (seat.ready or is_rematch):
                raise Refusal("not-ready", f"{seat.name} is away, or not ready")

    async def begin(
        self,
        awaited: Collection[str] = (),
        also: Callable[[Connection], None] = lambda _: None,
    ) -> None:
        """Begin the game once its dice are sealed; the caller holds the lock.

        ``awaited`` are the guests whose shares are waited for, if they have not promised any yet.
        What is to be done ``also`` happens in the transaction with which it begins.
        """
        if self.game is not None:
            return
        for number, seat in enumerate(self.stored.seats):
            if seat.kind == "open":
                raise Refusal(
                    "open-seat", f"seat {number} is still open: wait, or seat a bot there"
                )
        await self.fair_dice.begin(awaited, also)

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
            if self.game is None:  # Else another server was faster, and it has begun.
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
            if not await self.store.was_carried_out(self.stored.id, client.guest, command.id):
                note = self._noting(client.guest, command)
                await self.chat.allow(client.guest, command.allowed, note)
                self.broadcast.tell_room()
        self._remember(client, command.id)
        self.broadcast.ack(client, command.id, self.seq)

    async def _seat(self, client: Client, command: seating.Seating) -> None:
        if await self.store.was_carried_out(self.stored.id, client.guest, command.id):
            self.broadcast.ack(client, command.id, self.seq)
            return
        if self.fair_dice.holds_seats:
            raise Refusal("taken", "the game is beginning: wait a moment")
        is_rated = self.stored.rated
        is_sitting = isinstance(command, wire.Sit)
        if is_rated and is_sitting and not await self.store.has_account(client.guest):
            raise Refusal("account", "rated games are for accounts")
        bots = () if is_rated else self._host_bots
        held_up = self._held_up() if is_rated else ()
        changed = seating.change(self.stored, client.guest, self.online, command, bots, held_up)
        if not changed:
            self.broadcast.ack(client, command.id, self.seq)
            return
        seats = self.stored.seats
        stands_in = any(seats[number].stand_in != new.stand_in for number, new in changed.items())
        # A link made before somebody stood up must not work again when they sit down again.
        left = [seats[number].guest for number, new in changed.items() if not new.guest]
        game = self.stored.id
        note = self._noting(client.guest, command)

        def also(connection: Connection) -> None:
            withdraw_links(connection, game, left)
            note(connection)

        await self.change_seats(changed, also)
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
                self.stored.id, changed, standing, self.stored.seating, self.seq, also
            )
        except Conflict:
            await self.read_again()
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

    def _noting(self, guest: str, command: wire.Command) -> Callable[[Connection], None]:
        """Give what writes that a command was carried out, for the transaction that does so."""
        game = self.stored.id
        return lambda connection: keep_command(connection, game, guest, command.id)

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
                await self.read_again()
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
            await self.read_again()
            known = await self.store.answered(self.stored.id, seat, id) if id else None
            if known is None or client is None or id is None:
                raise Refusal("stale", "somebody else was faster") from None
            self.broadcast.ack(client, id, known)
            return False
        except Exception as wrong:
            if not is_database_failure(wrong):
                log.exception("room %s: event %d was not saved", self.stored.code, seq)
            await self.read_again()
            # A database that was lost during the commit may have it all the same.
            known = await self.store.answered(self.stored.id, seat, id) if id else None
            if known is None or client is None or id is None:
                raise Refusal("unknown", "this could not be saved; try again") from wrong
            self.broadcast.ack(client, id, known)
            return False
        metrics.decisions.labels("bot" if client is None else "person").inc()
        self.stored.status = status
        self.stored.result = game.result
        self.shown = seq
        self.driver.clocks = times
        if client is not None and id is not None:
            self.broadcast.ack(client, id, seq)
        return True

    # ------------------------------------------------------------------ beside other servers

    def hear(self) -> None:
        """Another server has changed this room: catch up soon, once for all that comes by then."""
        if not self._is_behind:
            self._is_behind = True
            task = asyncio.create_task(self.catch_up())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def catch_up(self) -> None:
        """Take in what other servers have done, and show it."""
        async with self.lock:
            self._is_behind = False
            if self.is_broken:
                return
            try:
                await self._catch_up()
            except ENDED as ended:
                log.info("room %s has ended: %s", self.stored.code, ended)
            except Exception as wrong:
                # Whoever acts here catches up again, and so does the next look at all rooms.
                level = logging.WARNING if is_database_failure(wrong) else logging.ERROR
                log.log(level, "room %s could not catch up: %s", self.stored.code, wrong)
        self.driver.wake()

    @property
    def state(self) -> tuple[int, str, int]:
        """What the database must say if this room has missed nothing."""
        return self.stored.seating, self.stored.rematch, self.seq

    async def _catch_up(self) -> None:
        if self.neighbours is None:
            return
        news = await self.store.news(self.stored.id, self.seq)
        if news is None or (self.game is None and news.entries):
            await self.read_again()
            return
        if (news.seating, news.rematch) != (self.stored.seating, self.stored.rematch):
            await self._reread_room()
        if not news.entries or self.game is None:
            return
        try:
            for entry in news.entries:
                self._follow(self.game, entry, news.clocks)
        except Exception:
            # Memory is not what it should be: the log is.
            log.exception("room %s: event after %d does not follow", self.stored.code, self.shown)
            self.shown = 0
            await self.read_again()

    async def hear_phrase(self, number: int) -> None:
        """Tell what somebody has said at another server."""
        said = await self.store.phrase(number)
        if said is not None:
            seat, phrase = said
            name = self.stored.seats[seat].name if seat >= 0 else ""
            self.broadcast.send_all(encode(wire.Said(seat, name, phrase)))

    async def hear_chat(self, number: int) -> None:
        """Tell what somebody has written at another server."""
        told = await self.chat.line(number)
        if told:
            self.broadcast.send_all(told)

    async def _reread_room(self) -> None:
        """Take in who sits where by now, and what the room has agreed on."""
        stored = await self.store.room(self.stored.code)
        is_begun = self.game is None and stored is not None and stored.status != "open"
        if stored is None or stored.closed is not None or is_begun:
            await self.read_again()
            return
        stood_in = [seat.stand_in for seat in self.stored.seats]
        was_moved = [seat.guest for seat in self.stored.seats]
        self.stored = stored
        self._follow_log()
        if self.game is not None:
            self.game.record.seats = [seat.name for seat in stored.seats]
        self.driver.read_clocks()
        is_other = stood_in != [seat.stand_in for seat in stored.seats]
        if is_other or was_moved != [seat.guest for seat in stored.seats]:
            self.broadcast.greet(self.clients)
        else:
            self.broadcast.tell_room()
        await self._go_on_sealing()

    def _follow(self, game: LiveGame, entry: Entry, times: str) -> None:
        """Let an event of another server happen here, and tell it."""
        if entry.seq != game.seq + 1:
            raise RecordError(f"event {game.seq + 1} is missing")
        event = read_event(entry.body)
        lines = game.replay(entry.seat, event)
        self.shown = game.seq
        self._follow_log()
        self.stored.clocks = times
        self.driver.read_clocks()
        if event.undone:
            self.broadcast.greet(self.clients)
        else:
            self.broadcast.tell_batch(entry.seat, lines)
        if event.late:
            self.broadcast.tell_late(entry.seat)

    def _follow_log(self) -> None:
        """Say of the game what its log says, whose last event may be younger than the row read."""
        if self.game is not None:
            self.stored.status = "over" if self.game.is_over else "playing"
            self.stored.result = self.game.result

    async def take_in(self, guest: str) -> None:
        """Take in what was changed beside this room; the caller holds the lock.

        Those who were there as a guest are somebody else by now: they must come back. What was
        changed is committed: a room that cannot take it in is read anew by whoever comes next.
        """
        gone = [client for client in self.clients if client.guest == guest]
        try:
            await self._reread_room()
        except ENDED as ended:
            # Everybody has been told: nothing of it may go on.
            log.info("room %s has ended: %s", self.stored.code, ended)
            await self.driver.stop()
            await self.fair_dice.stop()
        except Exception:
            log.exception("room %s could not take in what was changed", self.stored.code)
            self._break("the game must be read again: come back")
        for client in gone:
            client.close(BROKEN, "you are somebody else now: come back")

    async def read_again(self) -> None:
        """Go back to what the log says, and show it if it is not what everybody sees."""
        shown = self.shown
        try:
            stored = await self.store.room(self.stored.code)
            if stored is None:
                raise RoomDeleted(f"room {self.stored.code} is gone")
            # What other servers did since is told event by event, as if it had been heard of.
            last = shown if shown and self.neighbours is not None else MOST
            self.game = await load_game(stored, self.store, last)
            self.stored = stored
            self._follow_log()
        except Exception as wrong:
            if isinstance(wrong, ClosedRoom):
                for client in list(self.clients):
                    end(client, "closed", str(wrong))
            self._break("the game could not be read: come back in a moment")
            raise
        self.shown = self.seq
        self.driver.read_clocks()
        if self.seq != shown:
            self.broadcast.greet(self.clients)
        else:
            self.broadcast.tell_room()
        await self._catch_up()

    def _break(self, why: str) -> None:
        """Go on with nothing here: whoever comes back reads the room anew."""
        self.is_broken = True
        self.game = None
        self.driver.clocks = {}
        for client in list(self.clients):
            client.close(BROKEN, why)

    async def reread_clocks(self) -> None:
        """Take the clocks anew from the database, after a pause of all games."""
        async with self.lock:
            if self.is_broken or self.game is None or not self.driver.clocks:
                return
            stored = await self.store.room(self.stored.code)
            if stored is not None:
                self.stored.clocks = stored.clocks
                self.driver.read_clocks()
                self.broadcast.greet(self.clients)
        self.driver.wake()

    def _standing(self, status: str, seats: list[Seat], times: Clocks) -> Standing:
        """Say where the game stands, with these people and bots on the seats."""
        waiting = tuple(self.game.waiting()) if self.game else ()
        return Standing(status, waiting, self.driver.due(seats, times), clocks.written(times))
