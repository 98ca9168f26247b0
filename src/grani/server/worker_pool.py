"""Workers beside the event loop: processes for what takes long, so that no table waits for another.

A process is started when it is first needed and replaced when it fails or takes too long.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Sequence

import msgspec

from grani.server import metrics
from grani.server.host_bots import HostBot, written
from grani.server.worker_messages import Answer, Question

LINE_LIMIT = 1 << 20
MOST_WAITING = 32


class WorkerFailed(RuntimeError):
    """A question that got no answer; the remedy is to do without."""


class WorkerPool:
    """Up to ``count`` processes; each answers one question at a time."""

    def __init__(
        self, count: int, patience: float, nice: int = 0, host_bots: Sequence[HostBot] = ()
    ) -> None:
        """``nice`` is how far they step back for processes at which somebody waits; ``host_bots``
        are those that may play beside the bots of games."""
        self._patience = patience
        self._nice = nice
        self._host_bots = written(host_bots)
        self._places = asyncio.Semaphore(count)
        self._idle: deque[Process] = deque()
        self._all: set[Process] = set()
        self._starting: set[asyncio.Task[Process]] = set()
        self._ending: set[asyncio.Task[None]] = set()
        self._waiting = 0

    @property
    def is_busy(self) -> bool:
        """Whether so many wait already that asking is not worth it."""
        return self._waiting >= MOST_WAITING

    async def ask(self, question: Question) -> Answer:
        """Give the answer to a question; WorkerFailed if there is none in time."""
        self._waiting += 1
        try:
            with metrics.workers.track_inprogress():
                async with self._places:
                    answer = await self._ask_any(question)
        except (OSError, EOFError, ValueError) as wrong:
            raise WorkerFailed(f"a worker failed: {type(wrong).__name__} {wrong}") from wrong
        finally:
            self._waiting -= 1
        if answer.trouble:
            raise WorkerFailed(answer.trouble)
        return answer

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*self._starting, return_exceptions=True)
        for process in list(self._all):
            self._drop(process)
        await asyncio.gather(*self._ending)

    async def _ask_any(self, question: Question) -> Answer:
        if self._idle:
            # One that has died while it had nothing to do is noticed only now: a new one is asked.
            with contextlib.suppress(ConnectionError, EOFError):
                return await self._ask_one(self._idle.popleft(), question)
        return await self._ask_one(await self._start(), question)

    async def _ask_one(self, process: Process, question: Question) -> Answer:
        """Put a question to a process, which is idle after that, or gone."""
        try:
            async with asyncio.timeout(self._patience):
                answer = await _answer(process, question)
        except BaseException:
            self._drop(process)
            raise
        self._idle.append(process)
        return answer

    async def _start(self) -> Process:
        # In a task of its own: a process whose start is given up must be ended all the same.
        starting = asyncio.create_task(self._launch())
        self._starting.add(starting)
        starting.add_done_callback(self._starting.discard)
        try:
            return await asyncio.shield(starting)
        except asyncio.CancelledError:
            starting.add_done_callback(self._drop_started)
            raise

    def _drop_started(self, starting: asyncio.Task[Process]) -> None:
        if not starting.cancelled() and starting.exception() is None:
            self._drop(starting.result())

    async def _launch(self) -> Process:
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "grani.server.worker",
                str(self._nice),
                self._host_bots,
                stdin=PIPE,
                stdout=PIPE,
                limit=LINE_LIMIT,
                start_new_session=True,
            )
        except OSError as wrong:
            raise WorkerFailed(f"no worker could be started: {wrong}") from wrong
        self._all.add(process)
        return process

    def _drop(self, process: Process) -> None:
        if process not in self._all:
            return
        self._all.remove(process)
        if process.returncode is None:
            process.kill()
        ending = asyncio.create_task(_bury(process))
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)


async def _bury(process: Process) -> None:
    """Wait until nothing of a process is left: neither itself nor its pipes."""
    if process.stdin is not None:
        process.stdin.close()
        with contextlib.suppress(OSError):
            await process.stdin.wait_closed()
    with contextlib.suppress(RuntimeError):  # Somebody else is reading, and hears the end of it.
        await process.communicate()
    await process.wait()


async def _answer(process: Process, question: Question) -> Answer:
    if process.stdin is None or process.stdout is None:
        raise EOFError("a worker without pipes")
    process.stdin.write(msgspec.json.encode(question) + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise EOFError("the worker ended")
    answer = msgspec.json.decode(line, type=Answer)
    if answer.size:
        answer.body = await process.stdout.readexactly(answer.size)
    return answer
