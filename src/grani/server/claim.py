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


class Taken(RuntimeError):
    """Another server has the database."""


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
            holder = _holder(self._file)
            os.close(self._file)
            raise Taken(
                f"the database {path} is served already, by {holder}: stop that server, "
                "or choose another file with --db"
            ) from wrong
        told = msgspec.json.encode(Holder(os.getpid(), socket.gethostname(), address))
        os.ftruncate(self._file, 0)
        os.pwrite(self._file, told + b"\n", 0)

    def release(self) -> None:
        """Let others have the database."""
        os.close(self._file)


def _holder(file: int) -> str:
    """Say who holds a claim, as far as they have written it down."""
    try:
        found = msgspec.json.decode(os.pread(file, 4096, 0), type=Holder)
    except (msgspec.ValidationError, msgspec.DecodeError):
        return "another process"
    return f"process {found.pid} on {found.host} at {found.address}"
