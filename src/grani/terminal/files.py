"""Reading what users name, with limits, and writing so that nothing is ever half written."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from grani.core.reading import MAX_TEXT
from grani.terminal.complaint import CommandError, clean

STDIN = "-"


def read(source: str) -> bytes:
    """Read a file, or standard input for ``-``; never more than a record or position may hold."""
    try:
        if source == STDIN:
            return sys.stdin.buffer.read(MAX_TEXT + 1)
        with open(source, "rb") as file:
            return file.read(MAX_TEXT + 1)
    except OSError as wrong:
        raise CommandError("cannot-read", path=clean(source, 200), reason=wrong) from wrong
    except ValueError as wrong:
        raise CommandError("cannot-read", path=clean(source, 200), reason=wrong) from wrong


def write(path: Path, text: str) -> None:
    """Replace a file in one step: whoever reads it sees the old or the new, never a part."""
    target = Path(os.path.realpath(path))
    if target.is_dir():
        raise CommandError("folder", path=clean(str(path), 200))
    try:
        handle, name = tempfile.mkstemp(prefix=f".{target.name[:80]}.", dir=target.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", errors="replace") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, target)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
        _settle(target.parent)
    except OSError as wrong:
        raise CommandError("cannot-write", path=clean(str(path), 200), reason=wrong) from wrong
    except ValueError as wrong:
        raise CommandError("cannot-write", path=clean(str(path), 200), reason=wrong) from wrong


def _settle(folder: Path) -> None:
    """Make sure that the new name of a file outlives a power cut, where the system can."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
