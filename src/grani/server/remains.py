"""Games whose log cannot be read: why not, and what of them can still be had.

A log may be damaged, or begun under other rules than this program plays. Its room is marked and
shown with a sentence; nobody can play on, but those who played may take with them what is there.
"""

from __future__ import annotations

from typing import Literal, get_args

import msgspec
from msgspec import Struct

from grani.core import fair
from grani.core.reading import RecordError
from grani.core.record import Record
from grani.core.registry import game as registered
from grani.server.course import Course, Turned
from grani.server.kept import Deed, Entry
from grani.server.wire import Status

Trouble = Literal["outdated", "damaged"]
STATUSES = get_args(Status)


class Unreadable(RuntimeError):
    """A game that cannot be read; the sentence says where that begins."""

    def __init__(self, deed: Deed, trouble: Trouble, reason: str) -> None:
        super().__init__(reason)
        self.deed = deed
        self.trouble: Trouble = trouble


class Kept(Struct):
    """One event as it lies in the database; ``body`` as text, however broken."""

    seq: int
    seat: int
    command: str | None
    body: str
    at: float


def trouble_of(deed: Deed) -> Trouble:
    """Tell why a game cannot be read: because of its rules, or else of its log."""
    try:
        rules = registered(deed.game).rules
    except KeyError:
        return "outdated"
    return "damaged" if deed.rules == rules else "outdated"


def check(deed: Deed) -> None:
    """Look whether what is kept of a room beside its log fits together; Unreadable if not."""
    wound = deed.wound
    if not wound and not deed.keeps_promise:
        wound = "its seed is not the one that was committed to"
    if not wound and deed.status != "open" and deed.lacks_seal:
        wound = "the seal of its dice is missing"
    if not wound and deed.status not in STATUSES:
        wound = f"its status {deed.status!r} is none"
    if not wound:
        try:
            registered(deed.game)
        except KeyError as unknown:
            wound = str(unknown.args[0])
    if wound:
        raise Unreadable(deed, trouble_of(deed), wound)


def follow(course: Course, entries: list[Entry]) -> None:
    """Let the events of a log happen; RecordError names the first that cannot."""
    for entry in entries:
        if entry.seq != course.seq + 1:
            raise RecordError(f"event {course.seq + 1} is missing")
        try:
            course.fold(entry.seat, msgspec.json.decode(entry.body, type=Turned))
        except Exception as wrong:
            # Whatever the rules or the reader trip over, it is this event that is at fault.
            raise RecordError(f"event {entry.seq}: {wrong}") from wrong


def readable(deed: Deed, entries: list[Entry], course: Course | None) -> Record:
    """Give the beginning of a log as a record, as far as it can be read.

    ``course`` is the game before its first event; None if it is of other rules, and then nothing
    but the form of the events can be checked.
    """
    steps: list[tuple[int, int]] = []
    for number, entry in enumerate(entries, 1):
        try:
            turned = msgspec.json.decode(entry.body, type=Turned)
            if entry.seq != number or any(step >= len(steps) for step in turned.undone):
                break
            if course is not None:
                course.fold(entry.seat, turned)
        except Exception:
            break
        undone = set(turned.undone)
        kept = [step for place, step in enumerate(steps) if place not in undone]
        steps = kept + list(turned.steps)
    record = Record(
        deed.game,
        deed.rules,
        deed.setup,
        [seat.name for seat in deed.seats],
        [action for _, action in steps],
        [mover for mover, _ in steps],
    )
    if deed.keeps_promise and not deed.lacks_seal:
        fair.stamp(record, deed.seed, deed.seal.sealed, False)
    return record


def raw(entries: list[Entry]) -> list[Kept]:
    """Give the log as it lies in the database."""
    return [
        Kept(entry.seq, entry.seat, entry.command, _text(entry.body), entry.at) for entry in entries
    ]


def _text(body: object) -> str:
    return body.decode("utf-8", "backslashreplace") if isinstance(body, bytes) else str(body)
