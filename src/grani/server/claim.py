"""One server a database: a lock beside the file, which the system lifts when its holder dies.

Two servers on one file would each keep rooms in memory and hand out the same seats. The lock is
the system's own, on a file that stays; what is written in it only says who holds it.
"""

from __future__ import annotations

import os
import socket
from pathlib import Path

import msgspec
from msgspec import Struct

from grani.server.unusable import Unusable

try:
    import fcntl
except ImportError:  # Windows: there a second server is not noticed.
    fcntl = None  # type: ignore[assignment]

SUFFIX = "-lock"
PRIVATE = 0o600


class Holder(Struct):
    """Who serves a database."""

    pid: int
    host: str
    address: str


def beside(path: Path, suffix: str) -> Path:
    """Give the file beside a database, the same whatever name the database is called by."""
    real = Path(os.path.realpath(path))
    return real.with_name(real.name + suffix)


class Claim:
    """Holds a database until ``release``, or until the process ends in whatever way."""

    def __init__(self, path: Path, address: str) -> None:
        side = beside(path, SUFFIX)
        side.parent.mkdir(parents=True, exist_ok=True)
        self._file = os.open(side, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE)
        try:
            if fcntl is not None:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as wrong:
            holder = _holder(os.pread(self._file, 4096, 0))
            os.close(self._file)
            raise _taken(path, holder) from wrong
        told = msgspec.json.encode(Holder(os.getpid(), socket.gethostname(), address))
        os.ftruncate(self._file, 0)
        os.pwrite(self._file, told + b"\n", 0)

    def release(self) -> None:
        """Let others have the database."""
        os.close(self._file)


def _holder(told: bytes) -> Holder | None:
    """Read who holds a claim, if they have written it down."""
    try:
        return msgspec.json.decode(told, type=Holder)
    except msgspec.DecodeError:
        return None


def _taken(path: Path, holder: Holder | None) -> Unusable:
    """Say that another server has the database, and which."""
    if holder is None:
        return Unusable("database-taken-by-another", path=str(path))
    return Unusable(
        "database-taken",
        path=str(path),
        pid=str(holder.pid),
        host=holder.host,
        address=holder.address,
    )
