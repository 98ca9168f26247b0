"""The database file: opened for one server alone, checked for losses and damage, brought to today's
tables, and then read by two threads and written by one.

SQLite in WAL mode with full synchronisation: what ``write`` has returned from survives a crash of
the program and of the machine.
"""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from sqlite3 import DatabaseError
from typing import TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, inspect, select
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

from grani.server import schema
from grani.server.commit_counter import CommitCounter, check_leftovers, check_wal
from grani.server.database_files import WAL, beside, make_private
from grani.server.database_lock import DatabaseLock
from grani.server.errors import UnusableDatabase
from grani.server.upgrade import upgrade
from grani.server.writer import Writer

READERS = 2
BUSY_MS = 5000
MAGIC = b"SQLite format 3\0"
"""How every file of SQLite begins that has anything in it."""
Given = TypeVar("Given")


class Database:
    """Holds a database file until ``close``; no other server has it till then.

    ``secret`` signs the cookies of its guests.
    """

    def __init__(self, path: Path, address: str) -> None:
        try:
            _refuse_foreign(path)
            check_leftovers(path)
            self._lock = DatabaseLock(path, address)
        except OSError as wrong:
            raise _unusable(path, wrong) from wrong
        try:
            self._open(path)
        except BaseException:
            self._lock.release()
            raise
        self._writer = Writer(self._engine, self._counter)
        self._readers = ThreadPoolExecutor(READERS, "grani-reader")

    def close(self) -> None:
        """Finish what is waiting and close the file."""
        self._writer.close()
        self._readers.shutdown()
        self._counter.close()
        self._engine.dispose()
        self._lock.release()

    async def read(self, question: Callable[[Connection], Given]) -> Given:
        """Ask the database as it is now; writing goes on meanwhile."""

        def ask() -> Given:
            with self._engine.connect() as connection, connection.begin():
                try:
                    return question(connection)
                except StopIteration as wrong:
                    # A future cannot tell of this one: whoever waits for it would wait for ever.
                    raise RuntimeError("a question to the database ended early") from wrong

        return await asyncio.get_running_loop().run_in_executor(self._readers, ask)

    async def write(self, job: Callable[[Connection], Given]) -> Given:
        """Carry out a job and give what it gave; then it is on the disk."""
        return await self._writer.write(job)

    def _open(self, path: Path) -> None:
        """Look whether all is there, and bring the tables to what they are today."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            is_new = not path.exists()
            has_wal = is_new or beside(path, WAL).exists()
            make_private(path)
            # The order counts: closing any descriptor of the file would lift SQLite's own locks,
            # and SQLite writes over a WAL that it cannot read as soon as it opens the database.
            self._lock.lock_file(path)
            check_wal(path, has_wal)
            self._engine = create_engine(
                f"sqlite:///{path}", isolation_level=None, hide_parameters=True
            )
            event.listen(self._engine, "connect", _prepare)
            event.listen(self._engine, "begin", _begin)
            if not is_new:
                _check(path, self._engine)
            with self._engine.begin() as connection:
                if inspect(connection).has_table("settings"):
                    found = _setting(connection, "version", schema.VERSION)
                    upgrade(path, connection, found, schema.VERSION)
                schema.metadata.create_all(connection)
                _set(connection, "version", schema.VERSION)
                self.secret = _setting(connection, "secret", secrets.token_hex(32))
            self._counter = CommitCounter(path, self._engine, has_wal, self._lock.holder_text)
        except UnusableDatabase:
            raise
        except Exception as wrong:
            raise _unusable(path, wrong) from wrong


def _unusable(path: Path, wrong: Exception) -> UnusableDatabase:
    """Say why the system, or SQLite, refuses a database."""
    reason = getattr(wrong, "orig", None) or wrong
    file = getattr(wrong, "filename", None)
    if file is not None and os.path.realpath(file) != os.path.realpath(path):
        return UnusableDatabase("database-hindered", path=str(path), file=str(file), reason=reason)
    return UnusableDatabase("database-useless", path=str(path), reason=reason)


def _refuse_foreign(path: Path) -> None:
    """Leave a file alone that is no database: its rights are not ours to change."""
    if path.exists():
        with path.open("rb") as file:
            begin = file.read(len(MAGIC))
        if begin and begin != MAGIC:
            raise UnusableDatabase("database-foreign", path=str(path))


def _check(path: Path, engine: Engine) -> None:
    """Look through the whole file for damage; UnusableDatabase if there is any."""
    with engine.connect() as connection:
        try:
            found = connection.connection.cursor().execute("PRAGMA quick_check(1)").fetchone()[0]
        except DatabaseError as wrong:
            raise UnusableDatabase("database-damaged", path=str(path)) from wrong
    if found != "ok":
        raise UnusableDatabase("database-damaged", path=str(path)) from ValueError(found)


def _prepare(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        f"busy_timeout={BUSY_MS}",
        "foreign_keys=ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    # The driver leaves transactions to us, so that reads and writes begin when we say.
    connection.exec_driver_sql("BEGIN")


def _setting(connection: Connection, key: str, fresh: str) -> str:
    """Give a setting of the database; a new database gets the fresh one."""
    table = schema.settings
    found = connection.execute(select(table.c.value).where(table.c.key == key)).scalar()
    if found is None:
        _set(connection, key, fresh)
        return fresh
    return str(found)


def _set(connection: Connection, key: str, value: str) -> None:
    statement = upsert(schema.settings).values(key=key, value=value)
    connection.execute(statement.on_conflict_do_update(["key"], set_={"value": value}))
