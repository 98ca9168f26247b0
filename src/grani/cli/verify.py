"""``grani verify``: check that the dice of a record were fair, and that nothing was changed."""

from __future__ import annotations

from grani.cli.options import Lang, Source, choose
from grani.core import fair
from grani.core.fair import Unfair, Verdict, judge
from grani.core.reading import RecordError
from grani.core.record import Record, load_record
from grani.locales import Language
from grani.terminal import files
from grani.terminal.complaint import CommandError, clean
from grani.terminal.screen import Screen


def verify(record: Source, /, *, commitment: str = "", chain: str = "", lang: Lang = None) -> int:
    """Check the dice of a record, and that nothing in it was changed."""
    words = choose(lang)
    for option, value in (("commitment", commitment), ("chain", chain)):
        if value and not fair.is_hash(value.strip().lower()):
            raise CommandError(words.say("verify-bad-option", option=f"--{option}"))
    try:
        # Not through ``saves``: names are sealed as they are, odd signs included.
        game = load_record(files.read(record))
        verdict = judge(game, commitment, chain)
    except RecordError as wrong:
        raise CommandError("record", path=clean(record, 200), detail=str(wrong)) from wrong
    except Unfair as wrong:
        reason = words.say(f"verify-wrong-{wrong.fault}", **wrong.told)
        raise CommandError(words.say("verify-not-fair", reason=reason)) from wrong
    if not verdict.is_finished:
        raise CommandError(words.say("verify-unfinished", count=verdict.steps))
    screen = Screen()
    for line in _told(game, verdict, words):
        screen.say(clean(line))
    return 0


def _told(game: Record, verdict: Verdict, words: Language) -> list[str]:
    """Say what is true of a record, and what nobody can know from it alone."""
    if verdict.scheme != fair.SCHEME:
        key = "verify-old-promised" if verdict.is_confirmed else "verify-old-sound"
        kind = "verify-day" if verdict.scheme == fair.DAY_SCHEME else "verify-old"
        lines = [words.say(key, count=verdict.rolled), words.say(kind)]
    else:
        key = "verify-promised" if verdict.is_confirmed else "verify-sound"
        lines = [words.say(key, count=verdict.rolled)]
    if verdict.scheme == fair.SCHEME:
        lines += _about_seats(game, verdict, words)
    if verdict.loose:
        lines.append(words.say("verify-loose", tags=", ".join(verdict.loose)))
    if not verdict.is_confirmed:
        lines.append(words.say("verify-compare", option="--commitment"))
        lines.append(verdict.commitment)
    return lines


def _about_seats(game: Record, verdict: Verdict, words: Language) -> list[str]:
    """Say whose secret numbers are in the dice, and which head of the chain was known."""
    lines = []
    for about, seats in (
        ("verify-own", verdict.own),
        ("verify-late", verdict.late),
        ("verify-silent", verdict.silent),
    ):
        if seats:
            names = ", ".join(fair.named(game, seat) for seat in seats)
            lines.append(words.say(about, names=names))
    if not verdict.own:
        lines.append(words.say("verify-none"))
    if verdict.known is not None:
        lines.append(words.say("verify-known", step=verdict.known, steps=verdict.steps))
    return lines
