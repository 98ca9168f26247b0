"""A file of games that is only ever appended to, a line each.

A game is handed to the system as soon as it is known, so that a killed process loses none, and to
the disk every so often, for power cuts. One process at a time.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterable
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import BinaryIO, Literal, Self

SYNC_SECONDS = 2.0
"""How much of the games a power cut may cost."""


class Busy(ValueError):
    """A file or folder that another process plays into."""


class Journal:
    """A file that is open for writing as long as this is."""

    def __init__(self, path: Path, *, anew: bool = False) -> None:
        """Open a file to go on with, or begin one; ``anew`` refuses one that is there."""
        self.path = path
        mode: Literal["xb", "a+b"] = "xb" if anew else "a+b"
        self.file: BinaryIO = open(path, mode)  # noqa: SIM115 (open for as long as this is)
        self._synced = monotonic()

    def write(self, lines: Iterable[object]) -> None:
        """Append lines; whoever is killed afterwards has not lost them."""
        self.file.write(b"".join(_written(line) for line in lines))
        self.file.flush()
        if monotonic() - self._synced > SYNC_SECONDS:
            self.sync()

    def sync(self) -> None:
        """Make sure of everything, against power cuts too."""
        self.file.flush()
        os.fsync(self.file.fileno())
        self._synced = monotonic()

    def close(self) -> None:
        """Make sure of everything, and let others go on."""
        if not self.file.closed:
            self.sync()
            self.file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        wrong: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def claim(file: BinaryIO, path: Path) -> None:
    """Keep others out for as long as a file is open, where the system can; Busy if they are in."""
    with contextlib.suppress(ImportError):
        import fcntl

        try:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Busy(f"another process plays into {path}") from None


def _written(data: object) -> bytes:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"
