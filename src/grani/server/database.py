"""A database as the store sees it: questions are read by some threads, jobs written by one.

Which one it is says the way it is named: a file is SQLite (``sqlite_database``), a URL is a server
of PostgreSQL (``postgres_database``), which several servers of ours may share.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, Engine

from grani.server import metrics
from grani.server.event_rows import Row
from grani.server.recognition import Use
from grani.server.writer import Committing, Writer

Given = TypeVar("Given")
Where = Path | str
"""A file, or the URL of a database server."""


class Database:
    """Holds a database until ``close``. ``secret`` signs the cookies of its guests.

    What ``write`` has returned from survives a crash of the program and of the machine.
    """

    is_shared = False
    """Whether other servers may change it at the same time."""

    def __init__(self, engine: Engine, secret: str, commits: Committing, readers: int) -> None:
        self.engine = engine
        self.secret = secret
        self._writer = Writer(engine, commits)
        self._readers = ThreadPoolExecutor(readers, "grani-reader")

    @property
    def is_failing(self) -> bool:
        """Whether the last that was to be kept could not be."""
        return self._writer.is_failing

    def close(self) -> None:
        """Finish what is waiting and let go."""
        self._writer.close()
        self._readers.shutdown()

    async def read(self, question: Callable[[Connection], Given]) -> Given:
        """Ask the database as it is now; writing goes on meanwhile."""

        def ask() -> Given:
            with self.engine.connect() as connection, connection.begin():
                try:
                    return question(connection)
                except StopIteration as wrong:
                    # A future cannot tell of this one: whoever waits for it would wait for ever.
                    raise RuntimeError("a question to the database ended early") from wrong

        with metrics.database.labels("read").time():
            return await asyncio.get_running_loop().run_in_executor(self._readers, ask)

    async def write(self, job: Callable[[Connection], Given], game: int = 0) -> Given:
        """Carry out a job, of a game if it is one's, and give what it gave; then it is kept."""
        with metrics.database.labels("write").time():
            return await self._writer.write(job, game)

    async def append(self, row: Row, job: Callable[[Connection], None], game: int) -> None:
        """Write an event, as its row or by a job that does the same; then it is kept."""
        with metrics.database.labels("write").time():
            await self._writer.append(row, job, game)


def open_database(where: Where, address: str, use: Use = Use.SERVE) -> Database:
    """Open the database that a file or a URL names; UnusableDatabase says why not.

    ``address`` is where it will be served; empty if it is only worked on. ``use`` says what it may
    be: only for ``Use.SERVE`` is one of an earlier version brought up to date.
    """
    if isinstance(where, Path):
        from grani.server.sqlite_database import SqliteDatabase

        return SqliteDatabase(where, address, use)
    from grani.server.postgres_database import PostgresDatabase

    return PostgresDatabase(where, address, use)
