"""Files that only their owner may read: the database holds the secret of the cookies and the seeds
of games that are being played."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from grani.server.claim import PRIVATE, beside

BESIDE = ("-wal", "-shm", "-journal", "-lock", "-tide")
"""What SQLite and we keep beside a database; SQLite gives its own the mode of the database."""


def make_private(path: Path) -> None:
    """Make a file that only its owner may read before anything is in it, or tighten one.

    OSError if it is somebody else's.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE))
    for file in (path, *(beside(path, end) for end in BESIDE)):
        try:
            mode = stat.S_IMODE(file.stat().st_mode)
        except FileNotFoundError:
            continue
        if mode & ~PRIVATE:
            file.chmod(PRIVATE)
