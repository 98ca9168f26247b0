"""One server a database: locks beside the file and on it, which the system lifts when their holder
dies.

Two servers on one file would each keep rooms in memory and hand out the same seats. The locks are
the system's own. The one beside the file is taken first and says who holds it; somebody may tidy
it away, and so the database is locked too, and says in itself who serves it.
"""

from __future__ import annotations

import os
import socket
import sqlite3
import struct
from contextlib import closing
from pathlib import Path

import msgspec
from msgspec import Struct

from grani.server.database_files import LOCK, PRIVATE, beside
from grani.server.errors import UnusableDatabase

try:
    import fcntl
except ImportError:  # Windows: there a second server is not noticed.
    fcntl = None  # type: ignore[assignment]

SERVED = "served"
"""The setting in which a database says who serves it."""
LOCKED_BYTE = 1 << 62
"""Far from the bytes that SQLite locks, and from any that a database has."""


class Holder(Struct):
    """Who serves a database."""

    pid: int
    host: str
    address: str


class DatabaseLock:
    """Holds a database until ``release``, or until the process ends in whatever way.

    ``holder_text`` says who holds it.
    """

    def __init__(self, path: Path, address: str) -> None:
        self._database = -1
        side = beside(path, LOCK)
        side.parent.mkdir(parents=True, exist_ok=True)
        self._file = os.open(side, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE)
        try:
            if fcntl is not None:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as wrong:
            holder = _holder(os.pread(self._file, 4096, 0))
            os.close(self._file)
            raise _taken(path, holder) from wrong
        self.holder_text = msgspec.json.encode(
            Holder(os.getpid(), socket.gethostname(), address)
        ).decode()
        os.ftruncate(self._file, 0)
        os.pwrite(self._file, f"{self.holder_text}\n".encode(), 0)

    def lock_file(self, path: Path) -> None:
        """Lock the database itself, which must be there and not be open here yet.

        The system forgets the locks of SQLite when any descriptor of the file is closed: ours is
        opened before, and closed after.
        """
        if not hasattr(fcntl, "F_OFD_SETLK"):  # Only Linux: elsewhere there is the lock beside it.
            return
        self._database = os.open(path, os.O_RDWR | os.O_CLOEXEC)
        wanted = struct.pack("hhqqi0q", fcntl.F_WRLCK, os.SEEK_SET, LOCKED_BYTE, 1, 0)
        try:
            fcntl.fcntl(self._database, fcntl.F_OFD_SETLK, wanted)
        except BlockingIOError as wrong:
            raise _taken(path, _holder(_served_by(path))) from wrong

    def release(self) -> None:
        """Let others have the database."""
        if self._database >= 0:
            os.close(self._database)
        os.close(self._file)


def _served_by(path: Path) -> bytes:
    """Read what a database says of who serves it; nothing if it does not say."""
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as database:
            query = "SELECT value FROM settings WHERE key = ?"
            row = database.execute(query, (SERVED,)).fetchone()
    except sqlite3.Error:
        return b""
    return str(row[0]).encode() if row else b""


def _holder(holder_text: bytes) -> Holder | None:
    """Read who holds a lock, if they have written it down."""
    try:
        return msgspec.json.decode(holder_text, type=Holder)
    except msgspec.DecodeError:
        return None


def _taken(path: Path, holder: Holder | None) -> UnusableDatabase:
    """Say that another server has the database, and which."""
    if holder is None:
        return UnusableDatabase("database-taken-by-another", path=str(path))
    return UnusableDatabase(
        "database-taken",
        path=str(path),
        pid=str(holder.pid),
        host=holder.host,
        address=holder.address,
    )
