"""The files in which several processes of one machine keep their numbers together (``metrics``).

They are mapped into memory, and whoever touches a page of such a file for which the disk has no
room is killed by the system. So the room is taken before: a process that gets none counts for
itself alone, and nobody at a table notices.
"""

from __future__ import annotations

import contextlib
import logging
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

log = logging.getLogger("grani.server")
FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The variable that names where they are; without it, a process counts for itself."""
NOW = "gauge_livesum"
"""The kind of numbers that tell how it is just now, and go with their process."""
KINDS = ("counter", "histogram", NOW)
SIZE = 1 << 18
"""Bytes of a file: several times what all numbers that we have need."""
ALONE = "the numbers of /metrics are of one process each, because there is no room for them: %s"


@contextlib.contextmanager
def shared_folder() -> Iterator[None]:
    """Give the processes that are started meanwhile a folder for their numbers, if there can be."""
    with contextlib.ExitStack() as stack:
        try:
            folder = stack.enter_context(
                tempfile.TemporaryDirectory(prefix="grani-metrics-", ignore_cleanup_errors=True)
            )
        except OSError as wrong:
            log.warning(ALONE, wrong)
            os.environ.pop(FOLDER, None)
        else:
            os.environ[FOLDER] = folder
        yield


def reserve() -> None:
    """Take the room that the numbers of this process need, before any number is made."""
    folder = os.environ.get(FOLDER)
    if not folder:
        return
    taken = [Path(folder, f"{kind}_{os.getpid()}.db") for kind in KINDS]
    try:
        for path in taken:
            _fill(path)
    except OSError as wrong:
        log.warning(ALONE, wrong)
        del os.environ[FOLDER]
        for path in taken:
            path.unlink(missing_ok=True)


def forget(pid: int, has_served: bool = True) -> None:
    """Leave what a process had just now out of the numbers: it is gone.

    One that never served has counted nothing, and keeps no room either.
    """
    if folder := os.environ.get(FOLDER):
        for kind in (NOW,) if has_served else KINDS:
            Path(folder, f"{kind}_{pid}.db").unlink(missing_ok=True)


def _fill(path: Path) -> None:
    with path.open("wb") as file:
        if hasattr(os, "posix_fallocate"):
            os.posix_fallocate(file.fileno(), 0, SIZE)
        else:
            file.write(bytes(SIZE))
