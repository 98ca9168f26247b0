"""The other servers on a shared database: what they do is heard, who is there is told, and rooms
of those that die are taken over.

Hearing is a thread of its own that listens on a connection to the database; when that is lost,
and slowly all the time, every room in memory looks whether it has missed anything.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from collections import deque
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING

import psycopg

from grani.server.game_loading import ClosedRoom, UnreadableGame
from grani.server.leases import Leases
from grani.server.notices import CHANNEL, Notice, read_notice
from grani.server.postgres_database import CONNECT_SECONDS, KEEPALIVES, PostgresDatabase
from grani.server.presences import Presences
from grani.server.rate_limits import Allowances
from grani.server.shared_limits import SharedLimits
from grani.server.writer import is_database_failure

if TYPE_CHECKING:
    from grani.server.lobby import Lobby
    from grani.server.room import Room

log = logging.getLogger("grani.server")
LISTEN_AGAIN = 0.5
"""Seconds before a lost connection is tried again."""
STEP = 0.5
"""Seconds after which the listening thread looks whether it should end."""
SAID = ("phrase", "chat")
"""Notices of what is told once and kept by nobody who hears it."""
REMEMBERED = 500
LOOK_EVERY = 4
"""Signs of life between two looks whether any room has missed something."""


class Neighbours:
    """Joins the rooms of one server with the same rooms at others."""

    def __init__(self, lobby: Lobby, database: PostgresDatabase) -> None:
        self._lobby = lobby
        store = lobby.store
        self.leases = Leases(store, database.id, lobby.settings.lease_seconds)
        self._presences = Presences(store, database.id)
        self._listener = Listener(database, self._heard, self._look_at_all)
        self._others: frozenset[str] = frozenset()
        self._limits: SharedLimits | None = None
        self._beats = 0
        self._woken = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._telling: dict[tuple[int, str], str | None] = {}
        """Guests who have come, with their names, or gone, and nobody elsewhere is told yet."""

    @property
    def is_first(self) -> bool:
        """Whether this server does what one of all should do; for a moment two may think so."""
        return all(self.leases.id < other for other in self._others)

    def share(self, allowed: Allowances) -> None:
        """Count what is allowed together with others."""
        self._limits = SharedLimits(self._lobby.store, self.leases.id, allowed)

    async def start(self) -> None:
        """Be there for others."""
        await self.leases.beat()
        self._listener.start()

    async def run(self) -> None:
        """Say again and again that this server is alive, and go on where others do not."""
        while True:
            try:
                await self._beat()
            except Exception as wrong:
                level = logging.WARNING if is_database_failure(wrong) else logging.ERROR
                log.log(level, "other servers cannot be told that this one is alive: %s", wrong)
            # Not `wait_for`: woken and told to stop in one moment, it would not hear the latter.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.leases.every):
                    await self._woken.wait()
            self._woken.clear()

    async def stop(self) -> None:
        """Leave everything to the others."""
        self._listener.stop()
        # Leaving says of all guests at once that they are not here any more.
        self._telling.clear()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self.leases.leave()
        except Exception as wrong:
            log.warning("other servers could not be told that this one goes: %s", wrong)

    async def meet(self, room: Room) -> None:
        """See who is in a room elsewhere that has just been read here."""
        await self._see_who_is_there([room])

    def part(self, room: Room) -> None:
        """Let others drive a room that is no longer in memory here."""
        self._spawn(self.leases.release([room.stored.id]))

    def tell_presence(self, game: int, guest: str, name: str | None) -> None:
        """Tell others that a guest has come, or that nobody of that guest is here any more."""
        is_telling = bool(self._telling)
        self._telling[game, guest] = name
        if not is_telling:
            self._spawn(self._tell_presences())

    async def _tell_presences(self) -> None:
        while self._telling:
            (game, guest), name = next(iter(self._telling.items()))
            try:
                await self._presences.tell(game, guest, name)
            except Exception as wrong:
                # The next late sign of life tells everything anew.
                room = self._lobby.room_of(game)
                code = room.stored.code if room else f"number {game}"
                log.warning("room %s: who is there could not be told: %s", code, wrong)
            if self._telling.get((game, guest), name) == name:
                self._telling.pop((game, guest), None)

    # ------------------------------------------------------------------ signs of life

    async def _beat(self) -> None:
        lobby = self._lobby
        is_late, others = await self.leases.beat()
        if is_late:
            await self._presences.tell_all(
                {room.stored.id: room.here for room in lobby.rooms.values() if room.here}
            )
        if others != self._others:
            self._others = others
            await self._see_who_is_there(list(lobby.rooms.values()))
        if self._limits is not None:
            await self._limits.sync(1 + len(others))
        driven = [room.stored.id for room in lobby.rooms.values() if not room.is_broken]
        for code in await self.leases.take_over(driven):
            await self._go_on(code)
        self._beats += 1
        if self._beats % LOOK_EVERY == 0:
            await self.leases.forget_dead()
            await self._look()

    async def _go_on(self, code: str) -> None:
        try:
            room = await self._lobby.find(code)
            if room is not None:
                room.driver.wake()
        except (UnreadableGame, ClosedRoom):
            pass
        except Exception:
            log.exception("room %s cannot go on", code)

    async def _look(self) -> None:
        """Let every room catch up that has missed something."""
        rooms = {room.stored.id: room for room in self._lobby.rooms.values()}
        found = await self._lobby.store.latest(list(rooms))
        for game, room in rooms.items():
            if found.get(game) != room.state:
                room.hear()

    async def _see_who_is_there(self, rooms: list[Room]) -> None:
        found = await self._presences.elsewhere([room.stored.id for room in rooms])
        for room in rooms:
            guests = found[room.stored.id]
            if guests != room.elsewhere:
                room.elsewhere = guests
                room.broadcast.tell_room()

    # ------------------------------------------------------------------ hearing

    def _look_at_all(self) -> None:
        """Notices may have been missed."""
        self._spawn(self._look())
        self._spawn(self._see_who_is_there(list(self._lobby.rooms.values())))

    def _heard(self, notice: Notice) -> None:
        if notice.kind == "server":
            self._woken.set()
            return
        room = self._lobby.room_of(notice.game)
        if room is None:
            return
        match notice.kind:
            case "event":
                if int(notice.text) > room.seq:
                    room.hear()
            case "room":
                room.hear()
            case "presence":
                self._spawn(self._see_who_is_there([room]))
            case "phrase":
                self._spawn(room.hear_phrase(int(notice.text)))
            case "chat":
                self._spawn(room.hear_chat(int(notice.text)))

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(self._try(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _try(self, work: Coroutine[None, None, None]) -> None:
        try:
            await work
        except Exception as wrong:
            log.warning("what other servers did could not be read: %s", wrong)


def neighbours_of(lobby: Lobby) -> Neighbours | None:
    """Give what joins a server with others; None if its database cannot be shared."""
    database = lobby.store.database
    return Neighbours(lobby, database) if isinstance(database, PostgresDatabase) else None


class Listener:
    """Listens to other servers in a thread; what it hears is handed to the event loop."""

    def __init__(
        self, database: PostgresDatabase, heard: Callable[[Notice], None], lost: Callable[[], None]
    ) -> None:
        self._database = database
        self._heard = heard
        self._lost = lost
        self._is_stopped = threading.Event()
        self._latest: deque[Notice] = deque(maxlen=REMEMBERED)
        """What was said lately: nobody is to hear it twice, should a notice come twice."""
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Listen from now on."""
        loop = asyncio.get_running_loop()
        self._thread = threading.Thread(
            target=self._run, args=(loop,), name="grani-listener", daemon=True
        )
        self._thread.start()

    def stop(self) -> None:
        """Listen no more."""
        self._is_stopped.set()

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        url = self._database.url.set(drivername="postgresql")
        address = url.render_as_string(hide_password=False)
        is_told = False
        while not self._is_stopped.is_set():
            try:
                with psycopg.connect(
                    address, autocommit=True, connect_timeout=CONNECT_SECONDS, **KEEPALIVES
                ) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    _hand(loop, self._lost)
                    is_told = False
                    while not self._is_stopped.is_set():
                        for told in connection.notifies(timeout=STEP):
                            notice = read_notice(told.payload, self._database.id)
                            if notice is not None and self._is_new(notice):
                                _hand(loop, self._heard, notice)
            except psycopg.Error as wrong:
                if not is_told:
                    log.warning("other servers are not heard: %s", wrong)
                is_told = True
                self._is_stopped.wait(LISTEN_AGAIN)

    def _is_new(self, notice: Notice) -> bool:
        if notice.kind not in SAID:
            return True
        is_new = notice not in self._latest
        self._latest.append(notice)
        return is_new


def _hand(loop: asyncio.AbstractEventLoop, to: Callable[..., None], *given: object) -> None:
    with contextlib.suppress(RuntimeError):  # The loop may be closed already.
        loop.call_soon_threadsafe(to, *given)
