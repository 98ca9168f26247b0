"""``grani migrate``: all games of a server from one database to another."""

from __future__ import annotations

import sys

from grani.cli.backup import Progress, tell_unreadable
from grani.cli.options import Flag, Lang, choose
from grani.cli.serve import check_folder, place_of
from grani.cli.stopping import Stopping
from grani.server.database_names import shown
from grani.terminal.complaint import CommandError

INTERRUPTED = 130


def migrate(old: str, new: str, /, *, again: Flag = False, lang: Lang = None) -> int:
    """Move the games of a server to another database."""
    words = choose(lang)
    source, target = place_of(old), place_of(new)
    check_folder(target)
    if source == target:
        raise CommandError("move-same", path=shown(source))
    try:
        from grani.server import moving
        from grani.server.errors import UnusableDatabase
    except ImportError as missing:
        command = "pip install 'grani[postgres]'"
        raise CommandError("package", name=str(missing.name), command=command) from missing
    with Stopping() as stopping:
        progress = Progress(words, "migrate-progress", stopping)
        try:
            moved = moving.move(source, target, progress.tell, again)
        except UnusableDatabase as wrong:
            if wrong.key == "no-database":
                raise CommandError("move-no-database", **wrong.given) from wrong
            raise CommandError(wrong.key, **wrong.given) from wrong
        except KeyboardInterrupt:
            progress.end()
            print(words.say("migrate-stopped"), file=sys.stderr, flush=True)
            return INTERRUPTED
        finally:
            progress.end()
    told = {"games": moved.games, "rows": moved.rows, "replayed": moved.replayed}
    print(words.say("migrate-done", path=shown(target), **told), flush=True)
    tell_unreadable(moved.unreadable, words)
    return 0
