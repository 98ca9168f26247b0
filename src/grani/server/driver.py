"""What moves a game on when no person does: bots, stand-ins, and the timer.

One task a room, and only while there is something to do. Thinking happens elsewhere
(``worker_pool``); here it is asked for, paced and handed to the room like any other decision.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from contextvars import Context
from functools import partial
from typing import TYPE_CHECKING

from grani.bots import usual_bot
from grani.server import clocks
from grani.server.clocks import Asked, Clocks
from grani.server.errors import Refusal
from grani.server.game_loading import ENDED
from grani.server.settings import Settings
from grani.server.stored_room import Seat
from grani.server.worker_messages import ChooseAction
from grani.server.worker_pool import WorkerFailed, WorkerPool
from grani.server.writer import is_database_failure

if TYPE_CHECKING:
    from grani.server.room import Room

log = logging.getLogger("grani.server")
RETRY = 1.0
LONGEST_RETRY = 30.0
"""Seconds before a decision that failed is tried again: twice as many each time, up to these."""
DOUBLINGS = 10
LONGEST_OUTAGE = 2.0
"""The same where it was the database that failed: when it is back, games go on."""


class Driver:
    """Drives one room; ``wake`` it after every change."""

    def __init__(self, room: Room, settings: Settings, bots: WorkerPool) -> None:
        self.clocks: Clocks = {}
        self._room = room
        self._settings = settings
        self._bots = bots
        self._spent = 0.0
        self._failures = 0
        self._task: asyncio.Task[None] | None = None
        self._woken: asyncio.Event | None = None
        self._is_stopped = False

    @property
    def is_going(self) -> bool:
        """Whether it has anything to do or to wait for."""
        return self._task is not None

    def person_decided(self) -> None:
        """A person has decided: bots may take their time again."""
        self._spent = 0.0

    @property
    def deadlines(self) -> dict[int, float]:
        """For each person who must decide in time, the moment at which a bot does instead."""
        return clocks.running(self.clocks)

    def planned(self, seats: list[Seat]) -> Clocks:
        """Give the clocks as they go on from here, with these people and bots on the seats."""
        game, timer = self._room.game, self._room.stored.timer
        if game is None or timer is None:
            return {}
        asked = {
            seat: Asked(game.prompt_id(seat), game.decided(seat))
            for seat in game.waiting()
            if not seats[seat].player
        }
        return clocks.advanced(self.clocks, asked, timer, clocks.now())

    def read_clocks(self) -> None:
        """Take the clocks from the database, and go on with them."""
        self.clocks = clocks.read(self._room.stored.clocks)
        self.clocks = self.planned(self._room.stored.seats)

    def due(self, seats: list[Seat], times: Clocks) -> float | None:
        """Give when the server must go on by itself after a restart; None if it need not."""
        game = self._room.game
        if game is None or game.is_over:
            return None
        if any(seats[seat].player for seat in game.waiting()):
            return 0.0
        return min(clocks.running(times).values(), default=None)

    async def keep_clocks(self) -> None:
        """Write down clocks that were set because the database had none."""
        room, times = self._room, self.clocks
        text = clocks.written(times)
        if text != room.stored.clocks:
            due = self.due(room.stored.seats, times)
            await room.store.keep_clocks(room.stored.id, due, text, room.seq)
            room.stored.clocks = text

    def wake(self) -> None:
        """Look again whether there is something to do; nothing is any more once it has stopped."""
        if self._is_stopped:
            return
        if self._woken is not None:
            self._woken.set()
        elif self._next_bot() is not None or self.deadlines:
            self._woken = asyncio.Event()
            # Not in the context of whoever woke it: what it logs later is no part of their request.
            self._task = asyncio.create_task(self._run(), context=Context())

    async def stop(self) -> None:
        """Give up for good; the log says where to go on."""
        self._is_stopped = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _next_bot(self) -> tuple[int, str] | None:
        """Give a seat that a bot must decide for now, and the bot."""
        game = self._room.game
        if game is None or game.is_over:
            return None
        for seat in game.waiting():
            bot = self._room.player(seat)
            if bot:
                return seat, bot
        return None

    async def _run(self) -> None:
        woken = self._woken = self._woken or asyncio.Event()
        try:
            while True:
                if self._room.going is not None:
                    await self._room.going.wait()
                woken.clear()
                found = self._next_bot()
                if (found is not None or self.deadlines) and not await self._may_drive():
                    return
                if found is not None:
                    seat, bot = found
                    await self._decide(
                        seat, bot, partial(self._is_played_by, seat, bot), self._pause()
                    )
                elif self.deadlines:
                    await self._wait(woken)
                else:
                    return
        finally:
            self._task = self._woken = None

    async def _may_drive(self) -> bool:
        """Tell whether this server runs the bots and timers of the room; others may do so."""
        neighbours = self._room.neighbours
        if neighbours is None:
            return True
        try:
            return await neighbours.leases.claim(self._room.stored.id)
        except Exception as wrong:
            told = "it is not known who drives it"
            await self._fail(told, wrong, is_database_failure(wrong))
            return False

    async def _wait(self, woken: asyncio.Event) -> None:
        """Wait for the first deadline, and decide for whoever let it pass."""
        deadlines = self.deadlines
        seat = min(deadlines, key=deadlines.__getitem__)
        left = deadlines[seat] - clocks.now()
        if left > 0:
            # Not `wait_for`: woken and told to stop in one moment, it would not hear the latter.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await woken.wait()
            return
        stand_in = usual_bot(self._room.stored.game)
        prompt = self.clocks[seat].prompt

        def is_late() -> bool:
            clock = self.clocks.get(seat)
            return clock is not None and clock.prompt == prompt

        await self._decide(seat, stand_in, is_late, late=True)

    def _pause(self) -> float:
        """Give how long the next decision of a bot should seem to take."""
        room = self._room
        if not room.online:
            return 0.0
        if any(not room.player(seat) for seat in range(len(room.stored.seats))):
            pause = min(self._settings.pace, self._settings.pace_in_all - self._spent)
            return max(0.0, pause)
        return self._settings.pace

    @property
    def _is_paused(self) -> bool:
        return self._room.going is not None and not self._room.going.is_set()

    def _is_played_by(self, seat: int, bot: str) -> bool:
        return self._room.player(seat) == bot

    async def _decide(
        self,
        seat: int,
        bot: str,
        is_wanted: Callable[[], bool],
        pause: float = 0.0,
        late: bool = False,
    ) -> None:
        """Let a bot make one decision, not before the pause is over, if it is wanted then."""
        room = self._room
        begun = time.monotonic()
        try:
            async with room.lock:
                game = room.game
                if game is None or not game.state.awaits(seat):
                    return
                prompt = game.prompt_id(seat)
                legal = game.state.legal(seat)
                luck = game.luck(seat)
                question = ChooseAction(room.stored.game, bot, seat, luck, game.state.position())
            try:
                action = (await self._bots.ask(question)).action
                if action not in legal:
                    raise WorkerFailed(f"chose {action}, which is not legal")
            except WorkerFailed as wrong:
                log.warning("room %s: bot %s: %s", room.stored.code, bot, wrong)
                action = legal[luck % len(legal)]
            await asyncio.sleep(max(0.0, begun + pause - time.monotonic()))
            self._spent += time.monotonic() - begun
            if is_wanted() and not self._is_paused:
                await asyncio.shield(room.bot_acts(seat, prompt, action, late))
            self._failures = 0
        except ENDED as ended:
            log.info("room %s has ended: %s", room.stored.code, ended)
        except Refusal as refusal:
            cause = refusal.__cause__
            if isinstance(cause, Exception) and is_database_failure(cause):
                await self._fail("", cause, is_outage=True)
            else:
                await self._fail(str(refusal))
        except Exception as wrong:
            told = f"the decision of seat {seat} failed"
            await self._fail(told, wrong, is_database_failure(wrong))

    async def _fail(
        self, told: str, wrong: Exception | None = None, is_outage: bool = False
    ) -> None:
        """Say what failed, the first time, and wait before it is tried again."""
        code = self._room.stored.code
        if not self._failures and is_outage:
            log.warning("room %s: a decision waits for the database: %s", code, wrong)
        elif not self._failures:
            log.warning("room %s: %s", code, told, exc_info=wrong)
        await asyncio.sleep(wait_after(self._failures, is_outage))
        self._failures += 1


def wait_after(failures: int, is_outage: bool) -> float:
    """Give for how many seconds a decision waits that has failed before so often.

    >>> [wait_after(failures, False) for failures in (0, 1, 2, 9)]
    [1.0, 2.0, 4.0, 30.0]
    >>> [wait_after(failures, True) for failures in (0, 1, 2, 10_000)]
    [1.0, 2.0, 2.0, 2.0]
    """
    most = LONGEST_OUTAGE if is_outage else LONGEST_RETRY
    return min(most, RETRY * (1 << min(failures, DOUBLINGS)))
