"""``grani verify``: check that the dice of a recorded game were fair."""

from __future__ import annotations

from grani.cli import saves
from grani.cli.complaint import CommandError
from grani.cli.options import Lang, Source, choose
from grani.cli.screen import Screen
from grani.core.fair import Unfair, check


def verify(record: Source, /, *, lang: Lang = None) -> int:
    """Check the dice of a record."""
    words = choose(lang)
    taken = saves.load(record)
    try:
        count = check(taken)
    except Unfair as wrong:
        raise CommandError("not-fair", detail=str(wrong)) from wrong
    Screen().say(words.say("verify-fair", count=count))
    return 0
