"""``grani backup``: a copy of all games of a server, also while it is running."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from pathlib import Path

from grani.cli.options import Lang, choose
from grani.cli.serve import place_of
from grani.cli.stopping import Stopping
from grani.locales import Language
from grani.server.database_names import shown
from grani.terminal.complaint import CommandError

QUIET = 2.0
"""Seconds after which one is told how far it is."""
NAMED = 50
"""Rooms that are named at most."""


def backup(file: Path, /, *, db: str | None = None, lang: Lang = None) -> int:
    """Copy the games of a server."""
    words = choose(lang)
    try:
        from grani.server import backup as copying
        from grani.server.errors import UnusableDatabase
    except ImportError as missing:
        command = "pip install 'grani[server]'"
        raise CommandError("package", name=str(missing.name), command=command) from missing
    source = place_of(db)
    target = file.expanduser()
    with Stopping() as stopping:
        progress = Progress(words, "backup-progress", stopping)
        try:
            unreadable = copying.backup(source, target, progress.tell)
        except UnusableDatabase as wrong:
            raise CommandError(wrong.key, **wrong.given) from wrong
        finally:
            progress.end()
    told = {"source": shown(source), "path": str(target), "size": _size(target, words)}
    print(words.say("backup-done", **told), flush=True)
    tell_unreadable(unreadable, words)
    return 0


def tell_unreadable(rooms: Sequence[str], words: Language) -> None:
    """Name the rooms whose games were copied as they are, though nobody can read them."""
    if rooms:
        named = ", ".join(rooms[:NAMED]) + (", …" if len(rooms) > NAMED else "")
        print(words.say("copied-unreadable", count=len(rooms), rooms=named), flush=True)


class Progress:
    """Says how far it is, once that takes long enough to wonder; ends it where that is wanted."""

    def __init__(self, words: Language, message: str, stopping: Stopping) -> None:
        self._words = words
        self._message = message
        self._stopping = stopping
        self._begun = time.monotonic()
        self._shown = ""

    def tell(self, done: int, total: int) -> None:
        self._stopping.check()
        if time.monotonic() - self._begun < QUIET or not total:
            return
        said = self._words.say(self._message, percent=100 * done // total)
        if said != self._shown:
            self._shown = said
            print(f"\r{said}", end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        if self._shown:
            print(file=sys.stderr, flush=True)
            self._shown = ""


def _size(path: Path, words: Language) -> str:
    return words.say("backup-size", kilobytes=-(-path.stat().st_size // 1000))
