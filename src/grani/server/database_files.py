"""The files of a database: what lies beside it, and that only its owner may read any of them.

The database holds the secret of the cookies and the seeds of games that are being played.
"""

from __future__ import annotations

import os
import stat
from pathlib import Path

PRIVATE = 0o600
WAL, LOCK = "-wal", "-lock"
COMMITS = "-tide"
"""Where the commits are counted. The name is older than the word; people have such files."""
BESIDE = (WAL, "-shm", "-journal", LOCK, COMMITS)
"""What SQLite and we keep beside a database; SQLite gives its own the mode of the database."""


def beside(path: Path, suffix: str) -> Path:
    """Give the file beside a database, the same whatever name the database is called by."""
    real = Path(os.path.realpath(path))
    return real.with_name(real.name + suffix)


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
