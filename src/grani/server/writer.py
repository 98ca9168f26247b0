"""The one thread that writes: jobs of many tables share a transaction, and each is told when it
is on the disk.

A job is a function of a connection. Those that wait while the disk is busy go into one commit;
should one of them fail, all are done again, each in a transaction of its own.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

from grani.server.commit_counter import CommitCounter

MOST_AT_ONCE = 256
log = logging.getLogger("grani.server")
Given = TypeVar("Given")
Job = Callable[[Connection], object]


class Closed(RuntimeError):
    """The database is closed already: nothing was written."""


class Writer:
    """Carries out jobs in order; ``write`` returns when the job's commit has returned."""

    def __init__(self, engine: Engine, counter: CommitCounter) -> None:
        self._engine = engine
        self._counter = counter
        self._jobs: queue.SimpleQueue[tuple[Job, Future[object]] | None] = queue.SimpleQueue()
        self._is_closed = False
        self._is_failing = False
        self._thread = threading.Thread(target=self._run, name="grani-writer", daemon=True)
        self._thread.start()

    async def write(self, job: Callable[[Connection], Given]) -> Given:
        """Carry out a job and wait until it is committed; give what it gave."""
        if self._is_closed:
            raise Closed("the database is closed")
        done: Future[object] = Future()
        given: list[Given] = []

        # Kept outside of the job's future, and anew each time: a job that shares a commit with one
        # that fails is carried out twice, and only the second time counts.
        def keep(connection: Connection) -> None:
            given[:] = [job(connection)]

        self._jobs.put((keep, done))
        await asyncio.wrap_future(done)
        return given[0]

    def close(self) -> None:
        """Finish what is waiting, then stop."""
        self._is_closed = True
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        with self._engine.connect() as connection:
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
                self._carry_out(connection, waiting)
                if stop:
                    return

    def _carry_out(self, connection: Connection, waiting: list[tuple[Job, Future[object]]]) -> None:
        try:
            with connection.begin():
                for job, _ in waiting:
                    job(connection)
                self._counter.count_commit(connection)
        except Exception as wrong:
            # Nothing of the shared transaction is left, so each may be tried alone: one room's
            # conflict must not fail the decisions of others.
            if len(waiting) == 1:
                self._note(wrong)
                _settle(waiting[0][1], wrong)
                return
            for one in waiting:
                self._carry_out(connection, [one])
            return
        # Before anybody is told: a WAL that is lost after an answer is missed by the next start.
        self._counter.committed()
        self._note(None)
        for _, done in waiting:
            _settle(done, None)

    def _note(self, wrong: Exception | None) -> None:
        """Say once that nothing can be saved, and once that it can be again."""
        if wrong is not None and not is_database_failure(wrong):
            return
        if wrong is not None and not self._is_failing:
            log.error("nothing can be saved: %s", getattr(wrong, "orig", wrong))
        elif wrong is None and self._is_failing:
            log.warning("saving works again")
        self._is_failing = wrong is not None


def is_database_failure(wrong: Exception) -> bool:
    """Whether this is a failure of the database or its disk, which the log tells of once."""
    return isinstance(wrong, OperationalError)


def _settle(done: Future[object], wrong: Exception | None) -> None:
    """Tell a waiting caller, unless it has given up."""
    if not done.set_running_or_notify_cancel():
        return
    if wrong is None:
        done.set_result(None)
    else:
        done.set_exception(wrong)
