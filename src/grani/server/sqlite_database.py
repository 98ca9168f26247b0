"""A database in a file: opened for one server alone, checked for losses and damage, and brought to
today's tables.

SQLite in WAL mode with full synchronisation: what ``write`` has returned from survives a crash of
the program and of the machine.
"""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from grani.server.commit_counter import CommitCounter, check_leftovers, check_wal
from grani.server.database import Database
from grani.server.database_files import WAL, beside, make_private
from grani.server.database_lock import DatabaseLock
from grani.server.errors import UnusableDatabase
from grani.server.recognition import NOTHING, Use, must_suit, recognise
from grani.server.upgrade import bring_up_to_date
from grani.server.writer import WRITING

READERS = 2
BUSY_MS = 5000
MAGIC = b"SQLite format 3\0"
"""How every file of SQLite begins that has anything in it."""
ALONE, WITH_WAL = "immutable=1", "mode=ro"
"""How SQLite looks at a file without changing anything."""
FOREIGN, UNREADABLE = "database-foreign", "unreadable"


class SqliteDatabase(Database):
    """Holds a database file until ``close``; no other server has it till then."""

    def __init__(self, path: Path, address: str, use: Use = Use.SERVE) -> None:
        try:
            check_leftovers(path)
            refuse_foreign(path, use)
            self._lock = DatabaseLock(path, address)
        except OSError as wrong:
            raise _unusable(path, wrong) from wrong
        try:
            engine, secret, self._counter = self._open(path, bool(address), use)
        except BaseException:
            self._lock.release()
            raise
        super().__init__(engine, secret, self._counter, READERS)

    def close(self) -> None:
        """Finish what is waiting and close the file."""
        super().close()
        self._counter.close()
        self.engine.dispose()
        self._lock.release()

    def _open(self, path: Path, is_served: bool, use: Use) -> tuple[Engine, str, CommitCounter]:
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
            if not is_new:
                _must_suit(path, has_wal, use)
            engine = create_engine(f"sqlite:///{path}", isolation_level=None, hide_parameters=True)
            event.listen(engine, "connect", _prepare)
            event.listen(engine, "begin", _begin)
            if not is_new:
                _check(path, engine)
            with engine.begin() as connection:
                secret = bring_up_to_date(connection, str(path), is_served, use)
            return engine, secret, CommitCounter(path, engine, has_wal, self._lock.holder_text)
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


def refuse_foreign(path: Path, use: Use) -> None:
    """Leave a file alone that is none of ours: neither it nor its rights are ours to change."""
    if not path.exists():
        return
    with path.open("rb") as file:
        begin = file.read(len(MAGIC))
    if begin and begin != MAGIC:
        raise UnusableDatabase(FOREIGN, path=str(path))
    # SQLite deletes the WAL of an empty file when it looks there.
    ways = [ALONE, WITH_WAL] if begin and beside(path, WAL).exists() else [ALONE]
    found = {_version(path, way) for way in ways}
    if found == {NOTHING}:
        must_suit(NOTHING, use, str(path))
    # What its WAL makes of a database of ours is looked at later, once it is known to be its own.
    if FOREIGN in found and found <= {FOREIGN, NOTHING, UNREADABLE}:
        raise UnusableDatabase(FOREIGN, path=str(path))


def _version(path: Path, how: str) -> str:
    """Say what a file is, as ``recognise`` does, or why it is of no version of ours."""
    try:
        return _recognise(path, how)
    except UnusableDatabase as wrong:
        return wrong.key
    except DBAPIError:
        return UNREADABLE


def _must_suit(path: Path, has_wal: bool, use: Use) -> None:
    """Look at a file before anything is written to it; UnusableDatabase if it is not for this."""
    try:
        found = _recognise(path, WITH_WAL if has_wal else ALONE)
    except DBAPIError:
        return  # It is looked through for damage next.
    must_suit(found, use, str(path))


def _recognise(path: Path, how: str) -> str:
    address = f"{path.resolve().as_uri()}?{how}"
    engine = create_engine(
        "sqlite://", creator=lambda: sqlite3.connect(address, uri=True), poolclass=NullPool
    )
    with engine.connect() as connection:
        return recognise(connection, str(path))


def _check(path: Path, engine: Engine) -> None:
    """Look through the whole file for damage; UnusableDatabase if there is any."""
    with engine.connect() as connection:
        try:
            found = connection.connection.cursor().execute("PRAGMA quick_check(1)").fetchone()[0]
        except sqlite3.DatabaseError as wrong:
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
    # The driver leaves transactions to us, so that reads and writes begin when we say. One that
    # reads first and then writes would fail if `grani admin` wrote in between.
    is_writing = connection.get_execution_options().get(WRITING, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if is_writing else "BEGIN")
