"""A count of commits, kept outside of the database and its WAL, so that a WAL that is lost or
changed is noticed.

SQLite reads a database whose WAL is gone or damaged as if nothing were missing. So every commit
counts, in the database and then in a small file beside it: a database that has counted less than
its file has lost what it had promised to keep. A copy that was taken of the database alone, while
it was served, has no such file; there a mark says who was serving it, and so it must have a WAL.
"""

from __future__ import annotations

import logging
import os
import secrets
import shlex
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from grani.server.database_files import COMMITS, PRIVATE, WAL, beside
from grani.server.database_lock import SERVED
from grani.server.errors import UnusableDatabase

IDENTITY, COUNT, COPY = "identity", "tide", "copy"
"""Keys of the settings in a database; the count keeps its old one, which databases have."""
SETTINGS = "SELECT key, value FROM settings"
log = logging.getLogger("grani.server")


class CommitCounter:
    """Counts the commits of a database and writes the count beside it.

    ``server`` says who serves the database from now on.
    """

    def __init__(self, path: Path, engine: Engine, has_wal: bool, server: str) -> None:
        self._engine = engine
        self._path = beside(path, COMMITS)
        with engine.begin() as connection:
            identity = _get(connection, IDENTITY) or secrets.token_hex(8)
            count = _counted(path, _get(connection, COUNT))
            _check(path, _read(self._path, identity), count, has_wal, _get(connection, SERVED))
            values = {IDENTITY: identity, COUNT: str(count), SERVED: server, COPY: ""}
            for key, value in values.items():
                _put(connection, key, value)
        self._checkpoint()
        self._identity = identity
        self._count = count
        self._file = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE)
        self._write()

    def count_commit(self, connection: Connection) -> None:
        """Count one more commit, as part of it."""
        connection.exec_driver_sql(
            "UPDATE settings SET value = ? WHERE key = ?", (str(self._count + 1), COUNT)
        )

    def committed(self) -> None:
        """The commit is on the disk, whatever becomes of the file beside it."""
        self._count += 1
        try:
            self._write()
        except OSError as wrong:
            log.warning("%s could not be written, and falls behind: %s", self._path.name, wrong)

    def close(self) -> None:
        """Say that nothing is open any more, in the database itself."""
        try:
            with self._engine.begin() as connection:
                _put(connection, SERVED, "")
            self._checkpoint()
        except DBAPIError as wrong:
            name = f"{self._path.name.removesuffix(COMMITS)}{WAL}"
            log.error("the database could not be closed, and needs its %s: %s", name, wrong.orig)
        os.close(self._file)

    def _checkpoint(self) -> None:
        """Move everything from the WAL into the database."""
        with self._engine.connect() as connection:
            connection.connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def _write(self) -> None:
        # No sync: the file may fall behind the database in a power cut, never run ahead of it.
        os.pwrite(self._file, f"{self._identity} {self._count:020}\n".encode(), 0)


def check_wal(path: Path, has_wal: bool) -> None:
    """Refuse a database that lacks what it had before, and leave it and its WAL as they lie.

    SQLite takes the WAL of another database for its own, and one that is damaged for as much as
    is whole, and writes over the rest: this is seen before anything is written.
    """
    alone = _settings(path, "immutable=1")
    if alone.get(COPY) and _has(beside(path, WAL)):
        raise UnusableDatabase("database-restored", **_about(path))
    if not alone.get(IDENTITY):
        return
    whole = _settings(path, "mode=ro") if has_wal else alone
    if whole.get(IDENTITY) != alone[IDENTITY]:
        raise UnusableDatabase("database-other-wal", **_about(path))
    noted = _read(beside(path, COMMITS), whole[IDENTITY])
    _check(path, noted, _counted(path, whole.get(COUNT, "")), has_wal, whole.get(SERVED, ""))


def check_leftovers(path: Path) -> None:
    """Refuse to begin anew beside what is left of a database that is gone."""
    left = [beside(path, end) for end in (WAL, COMMITS) if _has(beside(path, end))]
    if left and not _has(path):
        names = " ".join(file.name for file in left)
        raise UnusableDatabase("database-gone", path=str(path), files=names)


def _has(path: Path) -> bool:
    """Whether there is a file with anything in it."""
    return path.is_file() and path.stat().st_size > 0


def _settings(path: Path, how: str) -> dict[str, str]:
    """Read what a database says of itself, and change nothing; empty if that cannot be read."""
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?{how}", uri=True)) as database:
            return {str(key): str(value) for key, value in database.execute(SETTINGS)}
    except sqlite3.Error:
        return {}


def _about(path: Path) -> dict[str, str | int]:
    command = f"grani backup COPY --db {shlex.quote(str(path))}"
    return {"path": str(path), "wal": f"{path.name}{WAL}", "command": command}


def _check(path: Path, noted: int, count: int, has_wal: bool, served: str) -> None:
    """Refuse a database that has counted less than was noted, or lacks the WAL it must have."""
    if noted > count and has_wal:
        raise UnusableDatabase("database-other-wal", **_about(path))
    if noted > count:
        raise UnusableDatabase("database-lost", **_about(path), count=noted - count)
    if noted < 0 and served and not has_wal:
        raise UnusableDatabase("database-alone", **_about(path))


def _read(path: Path, identity: str) -> int:
    """Give the count in the file beside a database; -1 if there is none that speaks of it."""
    try:
        whose, count = path.read_text("ascii").split()
        return int(count) if whose == identity else -1
    except (OSError, ValueError):
        return -1


def _counted(path: Path, text: str) -> int:
    if text and not (text.isascii() and text.isdecimal()):
        raise UnusableDatabase("database-damaged", path=str(path)) from ValueError(
            f"count {text!r}"
        )
    return int(text or 0)


def _get(connection: Connection, key: str) -> str:
    row = connection.exec_driver_sql("SELECT value FROM settings WHERE key = ?", (key,)).first()
    return str(row[0]) if row else ""


def _put(connection: Connection, key: str, value: str) -> None:
    connection.exec_driver_sql("INSERT OR REPLACE INTO settings VALUES (?, ?)", (key, value))
