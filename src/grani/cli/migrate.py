"""``grani migrate``: all games of a server from one database to another."""

from __future__ import annotations

from grani.cli.backup import Progress
from grani.cli.options import Lang, choose
from grani.cli.serve import place_of, shown
from grani.terminal.complaint import CommandError


def migrate(old: str, new: str, /, *, lang: Lang = None) -> int:
    """Move the games of a server to another database."""
    words = choose(lang)
    source, target = place_of(old), place_of(new)
    if source == target:
        raise CommandError("move-same", path=shown(source))
    try:
        from grani.server import moving
        from grani.server.errors import UnusableDatabase
    except ImportError as missing:
        command = "pip install 'grani[postgres]'"
        raise CommandError("package", name=str(missing.name), command=command) from missing
    progress = Progress(words, "migrate-progress")
    try:
        moved = moving.move(source, target, progress.tell)
    except UnusableDatabase as wrong:
        raise CommandError(wrong.key, **wrong.given) from wrong
    finally:
        progress.end()
    told = {"games": moved.games, "rows": moved.rows, "replayed": moved.replayed}
    print(words.say("migrate-done", path=shown(target), **told), flush=True)
    return 0
