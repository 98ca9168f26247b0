"""The game of a room, as it begins and as its log tells it."""

from __future__ import annotations

import logging

from grani.core.reading import RecordError
from grani.core.record import Record
from grani.core.registry import game as registered
from grani.core.signature import Signer
from grani.server.course import Course
from grani.server.remains import Unreadable, check, follow, trouble_of
from grani.server.store import Deed, Store

log = logging.getLogger("grani.server")


def new_course(deed: Deed) -> Course:
    """Give the game of a room before its first event; RecordError if the rules have changed."""
    game = registered(deed.game)
    record = Record(deed.game, deed.rules, deed.setup, [seat.name for seat in deed.seats])
    # A game that goes on although its dice were not sealed began before there were shares.
    sealed = deed.seal.sealed if deed.seal.stage == "closed" else None
    signer = Signer(deed.secret) if deed.secret else None
    return Course(game, record, deed.seed, sealed, signer)


async def read_course(deed: Deed, store: Store) -> Course | None:
    """Give the game of a room as the log tells it; None if it has not begun.

    Unreadable if the log does not tell a game that this program knows how to go on with.
    """
    check(deed)
    if deed.status == "open":
        return None
    body, entries = await store.log(deed.id, deed.rules)
    if body is not None:
        try:
            course = new_course(deed)
            course.unfold(body)
            follow(course, entries)
            return course
        except Exception as wrong:
            log.warning("room %s: reading the whole log, for its end: %s", deed.code, wrong)
            entries = await store.events(deed.id)
    try:
        course = new_course(deed)
        follow(course, entries)
        if not course.seq:
            raise RecordError("event 1 is missing")
        return course
    except Exception as wrong:
        raise Unreadable(deed, trouble_of(deed), str(wrong)) from wrong
