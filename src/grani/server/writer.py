"""The one thread that writes: jobs of many tables share a transaction, and each is told when it
is on the disk.

A job is a function of a connection. Those that wait while the disk is busy go into one commit;
should one of them fail, all are done again, each in a transaction of its own. Jobs of a commit go
by the games they belong to: two servers that write about the same games in other orders would
each hold what the other waits for.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from operator import attrgetter
from typing import Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import InterfaceError, OperationalError

from grani.server import metrics
from grani.server.event_rows import EventRows, Row

MOST_AT_ONCE = 256
WRITING = "grani_writing"
"""What a connection says whose transactions write from their beginning."""
log = logging.getLogger("grani.server")
Given = TypeVar("Given")
Job = Callable[[Connection], object]


class Closed(RuntimeError):
    """The database is closed already: nothing was written."""


class Committing(Protocol):
    """What belongs to every commit of a database."""

    def count_commit(self, connection: Connection) -> None:
        """Do what is part of the commit, after all jobs of it."""

    def committed(self) -> None:
        """The commit is on the disk, and nobody is told yet."""


@dataclass(frozen=True)
class Waiting:
    """A job that waits for its commit; ``game`` is 0 if it is about none.

    One that does nothing but write an event has its ``row``, too: that is quicker.
    """

    job: Job
    game: int
    done: Future[object]
    row: Row | None = None


def in_order(waiting: list[Waiting]) -> list[Waiting]:
    """Give jobs by their games, so that no two servers can wait for each other in a circle."""
    return sorted(waiting, key=attrgetter("game"))


class Writer:
    """Carries out jobs; ``write`` returns when the job's commit has returned.

    Jobs of one game are carried out in the order in which they came.
    """

    is_quick = True
    """Whether events are written by the driver itself; to measure what that saves."""

    def __init__(self, engine: Engine, commits: Committing) -> None:
        self._engine = engine
        self._rows = EventRows(engine.dialect)
        self._commits = commits
        self._jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._is_closed = False
        self.is_failing = False
        """Whether the last that was to be saved could not be, for a reason of the database."""
        self._thread = threading.Thread(target=self._run, name="grani-writer", daemon=True)
        self._thread.start()

    async def append(self, row: Row, job: Job, game: int) -> None:
        """Write an event and wait until it is committed; ``job`` does the same, more slowly."""
        await self._wait(Waiting(job, game, Future(), row))

    async def write(self, job: Callable[[Connection], Given], game: int = 0) -> Given:
        """Carry out a job and wait until it is committed; give what it gave."""
        given: list[Given] = []

        # Kept outside of the job's future, and anew each time: a job that shares a commit with one
        # that fails is carried out twice, and only the second time counts.
        def keep(connection: Connection) -> None:
            given[:] = [job(connection)]

        await self._wait(Waiting(keep, game, Future()))
        return given[0]

    async def _wait(self, waiting: Waiting) -> None:
        if self._is_closed:
            raise Closed("the database is closed")
        self._jobs.put(waiting)
        await asyncio.wrap_future(waiting.done)

    def close(self) -> None:
        """Finish what is waiting, then stop."""
        self._is_closed = True
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        with self._engine.connect().execution_options(**{WRITING: True}) as connection:
            while True:
                first = self._jobs.get()
                if first is None:
                    return
                waiting = [first]
                stop = False
                while len(waiting) < MOST_AT_ONCE and not self._jobs.empty():
                    following = self._jobs.get()
                    if following is None:
                        stop = True
                        break
                    waiting.append(following)
                metrics.queue.set(self._jobs.qsize())
                with metrics.commits.time():
                    self._carry_out(connection, in_order(waiting))
                if stop:
                    return

    def _carry_out(
        self, connection: Connection, waiting: list[Waiting], is_first: bool = True
    ) -> None:
        try:
            with connection.begin():
                self._do(connection, waiting, is_first and self.is_quick)
                self._commits.count_commit(connection)
        except Exception as wrong:
            # Nothing of the shared transaction is left, so each may be tried alone: one room's
            # conflict must not fail the decisions of others.
            if len(waiting) == 1 and not (is_first and waiting[0].row is not None):
                self._note(wrong)
                _settle(waiting[0].done, wrong)
                return
            for one in waiting:
                self._carry_out(connection, [one], is_first=False)
            return
        # Before anybody is told: a WAL that is lost after an answer is missed by the next start.
        self._commits.committed()
        self._note(None)
        for one in waiting:
            _settle(one.done, None)

    def _do(self, connection: Connection, waiting: list[Waiting], quickly: bool) -> None:
        """Carry out jobs in their order; rows that follow each other go together."""
        rows: list[Row] = []
        for one in waiting:
            if quickly and one.row is not None:
                rows.append(one.row)
                continue
            if rows:
                self._rows.write(connection, rows)
                rows = []
            one.job(connection)
        if rows:
            self._rows.write(connection, rows)

    def _note(self, wrong: Exception | None) -> None:
        """Say once that nothing can be saved, and once that it can be again."""
        if wrong is not None and not is_database_failure(wrong):
            return
        if wrong is not None and not self.is_failing:
            log.error("nothing can be saved: %s", getattr(wrong, "orig", wrong))
        elif wrong is None and self.is_failing:
            log.warning("saving works again")
        self.is_failing = wrong is not None


def is_database_failure(wrong: Exception) -> bool:
    """Whether this is a failure of the database or its disk, which the log tells of once."""
    return isinstance(wrong, OperationalError | InterfaceError)


def _settle(done: Future[object], wrong: Exception | None) -> None:
    """Tell a waiting caller, unless it has given up."""
    if not done.set_running_or_notify_cancel():
        return
    if wrong is None:
        done.set_result(None)
    else:
        done.set_exception(wrong)
