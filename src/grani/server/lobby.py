"""All rooms: opened, found by code, kept in memory while somebody cares, read again later."""

from __future__ import annotations

import asyncio
import logging
import math
import os
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import Connection

from grani.core import fair
from grani.core.game import Game
from grani.core.signature import Signer, new_secret
from grani.locales import DEFAULT, language
from grani.server import brought_records, clocks, metrics, ratings
from grani.server.archiving import Archiver
from grani.server.errors import GuestGone
from grani.server.farewells import Farewells
from grani.server.game_loading import ClosedRoom, UnreadableGame, load_game
from grani.server.moderator import Moderator
from grani.server.names import new_code, person_name
from grani.server.overview import ARCHIVING, leave_terms, overdue
from grani.server.retention import Retention, retentions
from grani.server.reviews import Reviews
from grani.server.room import Room
from grani.server.settings import Settings
from grani.server.store import Store
from grani.server.stored_room import Seat, StoredRoom
from grani.server.views import own_seats
from grani.server.worker_cache import WorkerCache
from grani.server.worker_pool import WorkerPool

if TYPE_CHECKING:
    from grani.server.neighbours import Neighbours

log = logging.getLogger("grani.server")
Answer = TypeVar("Answer")
SWEEP_EVERY = 10.0
WORKER_SECONDS = 30.0
AT_ONCE = 50
"""Old rooms that are looked for at once."""
PAUSE = 0.02
"""Seconds between two that are deleted, or counted."""


class Lobby:
    """Finds and opens rooms."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        count = max(1, ((os.cpu_count() or 1) - 1) // settings.processes)
        self.bot_workers = WorkerPool(count, WORKER_SECONDS, host_bots=settings.bots)
        self.hint_workers = WorkerCache(WorkerPool(1, WORKER_SECONDS, settings.step_back))
        self.sharpening = asyncio.Lock()
        """Held by the one hint that is being sharpened: whoever asks first of all comes first."""
        self.judge_workers = WorkerCache(WorkerPool(1, WORKER_SECONDS, settings.step_back))
        """Those of the analysis board: no table waits for somebody's studies."""
        self.study_workers = WorkerCache(WorkerPool(1, WORKER_SECONDS, settings.step_back))
        self.reviews = Reviews(settings.review_seconds, settings.step_back)
        self.rooms: dict[str, Room] = {}
        self.neighbours = self._neighbours()
        """The other servers on a database that can be shared; None on one that cannot."""
        self.archiver = Archiver(self)
        self.moderator = Moderator(self)
        self.farewells = Farewells(self)
        self._opening: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def _neighbours(self) -> Neighbours | None:
        if not self.store.is_shared:
            return None
        # Only here: a server that has its database for itself need not have the driver of another.
        from grani.server.neighbours import neighbours_of

        return neighbours_of(self)

    async def start(self) -> None:
        """Go on with every game in which it is the server's turn."""
        # Before any bot moves: perhaps none may.
        await self.moderator.look()
        await self.store.write(lambda connection: leave_terms(connection, self.settings))
        going_on = self._go_on() if self.neighbours is None else self.neighbours.run()
        if self.neighbours is not None:
            await self.neighbours.start()
        self._tasks = [
            asyncio.create_task(one)
            for one in (
                going_on,
                self._sweep(),
                self._learn(),
                self._tidy(),
                self.moderator.run(),
                self.farewells.run(),
            )
        ]

    async def stop(self) -> None:
        """Stop bots and timers; the log says where to go on."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._settle_all()
        if self.neighbours is not None:
            await self.neighbours.stop()
        await self.bot_workers.close()
        await self.hint_workers.close()
        await self.judge_workers.close()
        await self.study_workers.close()
        await self.reviews.close()

    async def _settle_all(self) -> None:
        """Stop the bots of all rooms, and only then finish what is being carried out in each.

        Those of the last room would else play on until all others are settled. However long it
        takes, there is time left to tell other servers that they may go on.
        """
        rooms = list(self.rooms.values())
        await asyncio.gather(*(room.driver.stop() for room in rooms))
        settling = [asyncio.create_task(room.settle()) for room in rooms]
        if not settling:
            return
        done, late = await asyncio.wait(settling, timeout=self.settings.stop_seconds / 2)
        for task in done:
            if wrong := task.exception():
                log.error("a room could not be settled", exc_info=wrong)
        if late:
            log.error("%d rooms are not settled, and are left as they are", len(late))
        for task in late:
            task.cancel()

    async def find(self, code: str) -> Room | None:
        """Give a room by its code, read from the database if need be; UnreadableGame if it cannot,
        ClosedRoom if nobody may.

        What is given is in memory at that moment: hold it before you wait for anything else.
        """
        while True:
            room = self.rooms.get(code)
            if room is not None and not room.is_broken:
                room.touched = time.monotonic()
                if self.neighbours is not None:
                    await room.catch_up()
                    if room.is_broken or self.rooms.get(code) is not room:
                        continue
                return room
            task = self._opening.get(code)
            if task is None:
                task = self._opening[code] = asyncio.create_task(self._read(code))
                task.add_done_callback(lambda _: self._opening.pop(code, None))
            # On a busy machine a room may be swept again before those who asked have their turn.
            if await asyncio.shield(task) is None:
                return None

    def room_of(self, game: int) -> Room | None:
        """Give the room of a game by its number, if it is in memory."""
        return next((room for room in self.rooms.values() if room.stored.id == game), None)

    async def open(
        self,
        game: Game,
        setup: dict[str, object],
        setup_name: str,
        seats: list[Seat],
        host: str,
        timer: float | None,
        rated: bool = False,
        public: bool = False,
        hints: bool = False,
    ) -> Room:
        """Open a room with a fresh seed; one that is ``public`` stands in the lobby."""
        seed, secret = fair.new_seed(), new_secret()
        stored = StoredRoom(
            id=0,
            code="",
            game=game.id,
            rules=game.rules,
            setup=setup,
            setup_name=setup_name,
            host=host,
            timer=timer,
            seed=seed,
            secret=secret,
            commitment=fair.commitment(seed, Signer(secret).public),
            seats=seats,
            rated=rated,
            public=public,
            hints=hints,
        )
        return await self._keep(stored, None)

    async def open_day(
        self,
        game: Game,
        setup: dict[str, object],
        seats: list[Seat],
        guest: str,
        seed: bytes,
        day: str,
    ) -> Room:
        """Open the room of a game of the day, whose dice are known beforehand to the server."""
        stored = StoredRoom(
            id=0,
            code="",
            game=game.id,
            rules=game.rules,
            setup=setup,
            setup_name=game.daily_setup,
            host=guest,
            timer=None,
            seed=seed,
            commitment=fair.old_commitment(seed),
            seats=seats,
            day=day,
        )
        return await self._keep(stored, None)

    async def rematch(self, before: Room, guest: str, shares: bool = False) -> Room:
        """Open a room with the same seats once a game is over; the same for all who ask.

        With ``shares`` a game that begins at once waits a moment for those of the guest.
        """
        seed, secret = fair.new_seed(), new_secret()
        # The seat of somebody whose account was deleted is free.
        seats = [
            replace(seat, ready=seat.kind == "bot" or seat.guest == guest, stand_in="")
            if seat.kind != "person" or seat.guest
            else Seat("open")
            for seat in before.stored.seats
        ]
        stored = replace(
            before.stored,
            id=0,
            host=guest,
            seed=seed,
            secret=secret,
            commitment=fair.commitment(seed, Signer(secret).public),
            status="open",
            rematch="",
            seats=seats,
            result=None,
            wins=before.stored.series,
            day="",
        )
        room = await self._keep(stored, before.stored.id)
        before.stored.rematch = room.stored.code
        async with room.lock:
            if room.game is None and all(seat.ready for seat in room.stored.seats):
                await room.surely(lambda: room.begin({guest} if shares else ()))
        room.driver.wake()
        before.broadcast.tell_room()
        return room

    async def rewrite(self, guest: str, job: Callable[[Connection], Answer]) -> Answer:
        """Change the rooms of a guest in the database, and then here; the guest must come back.

        Nobody else changes them meanwhile. The job counts a change of every room that it changes,
        and tells other servers of it (``merging.change_rooms``).
        """
        await asyncio.gather(*self._opening.values(), return_exceptions=True)
        async with AsyncExitStack() as holding:
            rooms = sorted(self._rooms_of(guest), key=lambda room: room.stored.id)
            for room in rooms:
                await holding.enter_async_context(room.lock)
            answer = await self.store.write(job)
            for room in rooms:
                # None of them keeps the others from it.
                await room.take_in(guest)
                room.driver.wake()
        return answer

    async def rewrite_room(self, game: int, guest: str, job: Callable[[Connection], None]) -> None:
        """Change one room of a guest in the database, and then here, as ``rewrite`` does."""
        room = self.room_of(game)
        if room is not None:
            async with room.lock:
                await self.store.write(job, game)
                await room.take_in(guest)
            room.driver.wake()
            return
        await self.store.write(job, game)
        # It may have been read in between, as it was before.
        await asyncio.gather(*self._opening.values(), return_exceptions=True)
        room = self.room_of(game)
        if room is not None:
            async with room.lock:
                await room.take_in(guest)
            room.driver.wake()

    def _rooms_of(self, guest: str) -> list[Room]:
        """Give the rooms in memory that a guest has to do with, or looks at."""
        return [
            room
            for room in self.rooms.values()
            if guest == room.stored.host or own_seats(room.stored, guest) or guest in room.here
        ]

    async def _keep(self, stored: StoredRoom, follows: int | None) -> Room:
        while True:
            kept = await self.store.open_room(replace(stored, code=new_code()), follows)
            if kept is not None:
                break
        found = await self.find(kept.code)
        if found is None:
            raise GuestGone  # With its host, as soon as it was made.
        return found

    async def _read(self, code: str) -> Room | None:
        stored = await self.store.room(code)
        if stored is None:
            return None
        try:
            game = await load_game(stored, self.store)
        except UnreadableGame as wrong:
            log.warning("room %s is %s: %s", code, wrong.trouble, wrong)
            await self._mark(stored, wrong.trouble)
            raise
        await self._mark(stored, "")
        if game is not None and game.result is not None and stored.result is None:
            stored.result = game.result
            await self.store.keep_result(stored.id, game.result)
        going = self.moderator.going
        room = Room(
            stored, game, self.store, self.settings, self.bot_workers, self.neighbours, going
        )
        await room.driver.keep_clocks()
        self.rooms[code] = room
        metrics.tables.set(len(self.rooms))
        if self.neighbours is not None:
            await self.neighbours.meet(room)
        return room

    async def _mark(self, stored: StoredRoom, trouble: str) -> None:
        if stored.trouble != trouble:
            stored.trouble = trouble
            await self.store.mark(stored.id, trouble)

    async def _go_on(self) -> None:
        """Go on with games one by one, each when it is due; no room stops another."""
        for code, due in await self.store.unfinished():
            await asyncio.sleep(max(0.0, due - clocks.now()))
            try:
                room = await self.find(code)
                if room is not None:
                    room.driver.wake()
            except (UnreadableGame, ClosedRoom):
                continue
            except Exception:
                log.exception("room %s cannot go on", code)

    async def _learn(self) -> None:
        """Read the words for names now, so that nobody has to wait for them later."""
        await asyncio.to_thread(lambda: person_name(language(DEFAULT), 1))

    async def _tidy(self) -> None:
        """Delete from time to time what need not be kept any longer, one room at a time."""
        try:
            await self._tell_overdue()
        except Exception:
            log.exception("what is to be deleted could not be counted")
        while True:
            await asyncio.sleep(self.settings.tidy_every)
            await self.moderator.going.wait()
            try:
                await self._count_abandoned()
            except Exception:
                log.exception("abandoned games could not be counted")
            for kept in retentions(self.settings):
                try:
                    forgotten = await self._forget_old(kept)
                    if forgotten:
                        log.info("deleted %d rooms older than %s", forgotten, kept)
                except Exception:
                    log.exception("old rooms could not be deleted")
            try:
                await self.store.write(brought_records.forget_old)
            except Exception:
                log.exception("records that were brought could not be deleted")
            try:
                await self.archiver.put_away_old()
            except Exception:
                log.exception("finished games could not be archived")

    async def _tell_overdue(self) -> None:
        """Say what the first time will take: perhaps somebody only looks at an old backup."""
        every = self.settings.tidy_every
        for count, kept in await self.store.read(lambda asked: overdue(asked, self.settings)):
            what = "archived" if kept.option == ARCHIVING else "deleted"
            log.warning("to be %s in %.0f s (%s): %d", what, every, kept, count)

    async def _count_abandoned(self) -> None:
        """Let rated games count that nobody goes on with, before they may be deleted.

        One of several servers does so, and each game by itself: whoever plays comes first.
        """
        if self.neighbours is not None and not self.neighbours.is_first:
            return
        settings = self.settings
        # Any of them may delete: not before this one has had its turn.
        kept = settings.keep_finished or math.inf
        kept = max(kept / 2, kept - 2 * settings.tidy_every)
        before = time.time() - min(settings.abandoned_after, kept)
        counted = 0
        for game in await self.store.read(lambda rows: ratings.abandoned(rows, before)):
            counting = partial(ratings.count_abandoned, game=game, before=before)
            counted += await self.store.write(counting, game)
            await asyncio.sleep(PAUSE)
        if counted:
            log.info("%d rated games were abandoned, and count", counted)

    async def _forget_old(self, kept: Retention) -> int:
        """Delete what is kept no longer; give how many rooms."""
        before = time.time() - kept.seconds
        in_all = 0
        while codes := await self.store.quiet(kept.statuses, before, AT_ONCE):
            forgotten = 0
            for code in codes:
                if not self.let_go(code):
                    continue
                if await self.store.forget(code, kept.statuses, before):
                    forgotten += 1
                    self._forget_rematch(code)
                # Whoever plays comes first.
                await asyncio.sleep(PAUSE)
            in_all += forgotten
            if forgotten < len(codes):
                break
        return in_all

    def let_go(self, code: str) -> bool:
        """Forget a room in memory, if anybody has it there; false if somebody needs it now."""
        room = self.rooms.get(code)
        if code in self._opening or (room is not None and not room.is_idle):
            return False
        if room is not None:
            self._drop(room)
        return True

    async def shut(self, room: Room) -> None:
        """Forget a room in memory, whoever has it there: nothing more happens in it."""
        room.is_broken = True
        self.rooms.pop(room.stored.code, None)
        if self.neighbours is not None:
            self.neighbours.part(room)
        await room.settle()

    def _drop(self, room: Room) -> None:
        del self.rooms[room.stored.code]
        if self.neighbours is not None:
            self.neighbours.part(room)

    def _forget_rematch(self, code: str) -> None:
        for room in self.rooms.values():
            if room.stored.rematch == code:
                room.stored.rematch = ""
                room.broadcast.tell_room()

    def sweep(self, oldest: float) -> None:
        """Forget rooms that nobody has watched since then; their log stays."""
        for room in list(self.rooms.values()):
            if room.is_idle and room.touched < oldest:
                self._drop(room)
        metrics.tables.set(len(self.rooms))

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP_EVERY, self.settings.keep_loaded))
            self.sweep(time.monotonic() - self.settings.keep_loaded)
