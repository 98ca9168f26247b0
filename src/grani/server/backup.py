"""A consistent copy of a database, also while it is being served.

All pages are read under one view of the database, so that nobody who plays has to wait and
nothing is half in the copy. It is written under another name and gets its own when it is whole.
That of a database of PostgreSQL is a file of SQLite, too: it can be looked at and served anywhere.
A file is copied as it is, also one of an earlier version: only a server brings it up to date.
"""

from __future__ import annotations

import contextlib
import os
import re
import secrets
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from grani.server.commit_counter import COPY, IDENTITY
from grani.server.database import Where
from grani.server.database_files import BESIDE, PRIVATE, beside
from grani.server.database_lock import SERVED
from grani.server.errors import UnusableDatabase
from grani.server.moving import move
from grani.server.recognition import Use
from grani.server.sqlite_database import refuse_foreign

PAGES = 500
BUSY_SECONDS = 10.0
PARTS = re.compile(rf"(\..+\.[0-9a-f]{{8}}\.part)(?:{'|'.join(BESIDE)})?", re.DOTALL)
"""How the files are called into which a copy is written, until it is whole."""
LONG_AGO = 12 * 3600.0
"""Seconds after which nobody works on such files any more that have not changed."""
Progress = Callable[[int, int], None]
"""Told how many pages are copied, and how many there are."""


def backup(source: Where, target: Path, progress: Progress) -> tuple[str, ...]:
    """Copy the database ``source`` to a file ``target``, which must not be there yet.

    Give the rooms whose games were copied as they are, though they cannot be read; the copy of a
    file is that of its pages, and no game is read. UnusableDatabase if there can be no copy; then
    there is nothing in its place.
    """
    if isinstance(source, Path) and not source.is_file():
        raise UnusableDatabase("no-database", path=str(source))
    if os.path.lexists(target):
        raise UnusableDatabase("exists", path=str(target))
    if isinstance(source, Path):
        refuse_foreign(source, Use.ASK)
    part = target.with_name(f".{target.name[:80]}.{secrets.token_hex(4)}.part")
    try:
        _remove_leftovers(target.parent)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
        try:
            if isinstance(source, Path):
                _copy(source, part, progress)
                unreadable: tuple[str, ...] = ()
            else:
                unreadable = move(source, part, progress, may_be_played=True).unreadable
            _publish(part, target)
            return unreadable
        finally:
            for file in (part, *(beside(part, end) for end in BESIDE)):
                file.unlink(missing_ok=True)
    except FileExistsError as wrong:
        raise UnusableDatabase("exists", path=str(target)) from wrong
    except OSError as wrong:
        raise UnusableDatabase("cannot-write", path=str(target), reason=wrong) from wrong
    except sqlite3.Error as wrong:
        raise UnusableDatabase("cannot-copy", path=str(source), reason=wrong) from wrong


def _remove_leftovers(folder: Path) -> None:
    """Remove what copies that were killed have left in a folder, where that can be."""
    long_ago = time.time() - LONG_AGO
    left: dict[str, list[Path]] = {}
    with contextlib.suppress(OSError):
        for file in folder.iterdir():
            if (found := PARTS.fullmatch(file.name)) is not None and file.is_file():
                left.setdefault(found[1], []).append(file)
        for files in left.values():
            if all(file.stat().st_mtime < long_ago for file in files):
                for file in files:
                    file.unlink(missing_ok=True)


def _copy(source: Path, part: Path, progress: Progress) -> None:
    address = f"{source.resolve().as_uri()}?mode=rw"
    with (
        closing(
            sqlite3.connect(address, uri=True, timeout=BUSY_SECONDS, isolation_level=None)
        ) as old,
        closing(sqlite3.connect(part, isolation_level=None)) as new,
    ):
        # One view for all steps: else every decision that is played would begin the copy anew.
        old.execute("BEGIN")
        old.execute("SELECT count(*) FROM sqlite_master").fetchone()
        old.backup(new, pages=PAGES, progress=lambda _, left, total: progress(total - left, total))
        old.execute("ROLLBACK")
        new.execute("PRAGMA journal_mode=DELETE")
        found = new.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise UnusableDatabase("copy-damaged", path=str(source)) from ValueError(found)
        # A database of its own, which was never served: what lies beside the first is not its.
        new.execute("DELETE FROM settings WHERE key IN (?, ?)", (IDENTITY, SERVED))
        new.execute("INSERT OR REPLACE INTO settings VALUES (?, ?)", (COPY, "1"))


def _publish(part: Path, target: Path) -> None:
    """Give the copy its name, unless something has taken it; then it outlives a power cut."""
    with part.open("rb") as file:
        os.fsync(file.fileno())
    try:
        os.link(part, target)
    except (AttributeError, PermissionError):  # File systems without hard links.
        if os.path.lexists(target):
            raise FileExistsError(target) from None
        os.rename(part, target)
    if os.name == "posix":
        folder = os.open(target.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
