"""A database as ``grani admin`` reaches it: also a file that a server has, while that runs.

A file that nobody serves is opened as a server would, with all checks, but never brought up to
date. One that is served is written beside its server, as SQLite allows: what is ordered is in the
file, and the server looks there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry

from grani.server.database import Database, Where, open_database
from grani.server.errors import UnusableDatabase
from grani.server.recognition import HEAD, Use, recognise
from grani.server.sqlite_database import BUSY_MS

TAKEN = ("database-taken", "database-taken-by-another")
Given = TypeVar("Given")


class AdminDatabase:
    """Carries out orders and answers questions until ``close``; UnusableDatabase says why not."""

    def __init__(self, where: Where) -> None:
        self._database: Database | None = None
        self._engine: Engine | None = None
        if isinstance(where, Path) and not where.is_file():
            raise UnusableDatabase("no-database", path=str(where))
        try:
            self._database = open_database(where, "", Use.ASK)
        except UnusableDatabase as wrong:
            if wrong.key not in TAKEN or not isinstance(where, Path):
                raise
            self._engine = _beside_its_server(where)

    @property
    def is_served(self) -> bool:
        """Whether a server has the file now; of a database of several it is not known here."""
        return self._engine is not None

    def do(self, job: Callable[[Connection], Given]) -> Given:
        """Carry out an order or answer a question, in one transaction."""
        if self._database is not None:
            return asyncio.run(self._database.write(job))
        if self._engine is None:
            raise RuntimeError("the database is closed")
        with self._engine.begin() as connection:
            return job(connection)

    def close(self) -> None:
        """Let the database go."""
        if self._database is not None:
            self._database.close()
        if self._engine is not None:
            self._engine.dispose()


def _beside_its_server(path: Path) -> Engine:
    engine = create_engine(f"sqlite:///{path}", isolation_level=None, hide_parameters=True)
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    try:
        with engine.begin() as connection:
            found = recognise(connection, str(path))
    except DBAPIError as wrong:
        reason = wrong.orig or wrong
        given: Exception = reason if isinstance(reason, Exception) else wrong
        raise UnusableDatabase("database-useless", path=str(path), reason=given) from wrong
    if found != HEAD:
        raise UnusableDatabase("admin-version", path=str(path))
    return engine


def _prepare(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in (f"busy_timeout={BUSY_MS}", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    # At once for writing: a transaction that reads first fails if the server writes in between.
    connection.exec_driver_sql("BEGIN IMMEDIATE")
