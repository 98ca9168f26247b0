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

MOST_AT_ONCE = 256
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
    """A job that waits for its commit; ``game`` is 0 if it is about none."""

    job: Job
    game: int
    done: Future[object]


class Writer:
    """Carries out jobs; ``write`` returns when the job's commit has returned.

    Jobs of one game are carried out in the order in which they came.
    """

    def __init__(self, engine: Engine, commits: Committing) -> None:
        self._engine = engine
        self._commits = commits
        self._jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._is_closed = False
        self._is_failing = False
        self._thread = threading.Thread(target=self._run, name="grani-writer", daemon=True)
        self._thread.start()

    async def write(self, job: Callable[[Connection], Given], game: int = 0) -> Given:
        """Carry out a job and wait until it is committed; give what it gave."""
        if self._is_closed:
            raise Closed("the database is closed")
        done: Future[object] = Future()
        given: list[Given] = []

        # Kept outside of the job's future, and anew each time: a job that shares a commit with one
        # that fails is carried out twice, and only the second time counts.
        def keep(connection: Connection) -> None:
            given[:] = [job(connection)]

        self._jobs.put(Waiting(keep, game, done))
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
                metrics.queue.set(self._jobs.qsize())
                with metrics.commits.time():
                    self._carry_out(connection, sorted(waiting, key=attrgetter("game")))
                if stop:
                    return

    def _carry_out(self, connection: Connection, waiting: list[Waiting]) -> None:
        try:
            with connection.begin():
                for one in waiting:
                    one.job(connection)
                self._commits.count_commit(connection)
        except Exception as wrong:
            # Nothing of the shared transaction is left, so each may be tried alone: one room's
            # conflict must not fail the decisions of others.
            if len(waiting) == 1:
                self._note(wrong)
                _settle(waiting[0].done, wrong)
                return
            for one in waiting:
                self._carry_out(connection, [one])
            return
        # Before anybody is told: a WAL that is lost after an answer is missed by the next start.
        self._commits.committed()
        self._note(None)
        for one in waiting:
            _settle(one.done, None)

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
    return isinstance(wrong, OperationalError | InterfaceError)


def _settle(done: Future[object], wrong: Exception | None) -> None:
    """Tell a waiting caller, unless it has given up."""
    if not done.set_running_or_notify_cancel():
        return
    if wrong is None:
        done.set_result(None)
    else:
        done.set_exception(wrong)
