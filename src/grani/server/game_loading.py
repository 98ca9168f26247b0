"""The game of a room read from its log, and why it may not be readable.

A log may be damaged, or begun under other rules than this program plays. Its room is marked and
shown with a sentence, and nobody can play on; ``unreadable_api`` gives out what is left.
"""

from __future__ import annotations

import logging
from typing import Literal, get_args

from grani.core.reading import RecordError
from grani.core.record import Record
from grani.core.registry import game as registered
from grani.core.signature import Signer
from grani.server.live_game import LiveGame, read_event
from grani.server.store import RoomDeleted, Store
from grani.server.stored_room import Entry, StoredRoom
from grani.server.wire import Status

log = logging.getLogger("grani.server")
Trouble = Literal["outdated", "damaged"]
STATUSES = get_args(Status)
MOST = 1 << 62
"""More events than any game has."""


class UnreadableGame(RuntimeError):
    """A game that cannot be read; the sentence says where that begins."""

    def __init__(self, stored: StoredRoom, trouble: Trouble, reason: str) -> None:
        super().__init__(reason)
        self.stored = stored
        self.trouble: Trouble = trouble


class ClosedRoom(RuntimeError):
    """A room that a host of the server has closed; the sentence is theirs, and may be empty."""


ENDED = (ClosedRoom, RoomDeleted)
"""How a room ends in the middle of something: nothing has failed, and everybody there is told."""


def new_game(stored: StoredRoom) -> LiveGame:
    """Give the game of a room before its first event; RecordError if the rules have changed."""
    game = registered(stored.game)
    record = Record(stored.game, stored.rules, stored.setup, [seat.name for seat in stored.seats])
    # A game that goes on although its dice were not sealed began before there were shares.
    sealed = stored.fair_dice.sealed if stored.fair_dice.stage == "closed" else None
    signer = Signer(stored.secret) if stored.secret else None
    return LiveGame(game, record, stored.seed, sealed, signer, stored.day)


async def load_game(stored: StoredRoom, store: Store, last: int = MOST) -> LiveGame | None:
    """Give the game of a room as the log tells it, up to an event; None if it has not begun.

    It may be further than that event: snapshots are.

    UnreadableGame if the log does not tell a game that this program knows how to go on with,
    ClosedRoom if nobody may.
    """
    if stored.closed is not None:
        raise ClosedRoom(stored.closed)
    check(stored)
    if stored.status == "open":
        return None
    body, entries = await store.log(stored.id, stored.rules)
    if body is not None:
        try:
            game = new_game(stored)
            game.restore(body)
            follow(game, entries, last)
            return game
        except Exception as wrong:
            log.warning("room %s: reading the whole log, for its end: %s", stored.code, wrong)
            entries = await store.events(stored.id)
    return whole_game(stored, entries, last)


def whole_game(stored: StoredRoom, entries: list[Entry], last: int = MOST) -> LiveGame:
    """Give a game that has begun as its whole log tells it; UnreadableGame if it does not."""
    check(stored)
    try:
        game = new_game(stored)
        follow(game, entries, last)
        if not game.seq:
            raise RecordError("event 1 is missing")
        if stored.status == "over" and last == MOST and not game.is_over:
            raise RecordError(f"event {game.seq + 1} is missing")
        return game
    except Exception as wrong:
        raise UnreadableGame(stored, trouble_of(stored), str(wrong)) from wrong


def check(stored: StoredRoom) -> None:
    """Look whether what is kept of a room beside its log fits together; UnreadableGame if not."""
    damage = stored.damage
    if not damage and not stored.keeps_promise:
        damage = "its seed is not the one that was committed to"
    if not damage and stored.status != "open" and stored.lacks_fair_dice:
        damage = "the seal of its dice is missing"
    if not damage and stored.status not in STATUSES:
        damage = f"its status {stored.status!r} is none"
    if not damage:
        try:
            registered(stored.game)
        except KeyError as unknown:
            damage = str(unknown.args[0])
    if damage:
        raise UnreadableGame(stored, trouble_of(stored), damage)


def follow(game: LiveGame, entries: list[Entry], last: int = MOST) -> None:
    """Let the events of a log happen, up to one; RecordError names the first that cannot."""
    for entry in entries:
        if entry.seq > last and game.seq:
            return
        if entry.seq != game.seq + 1:
            raise RecordError(f"event {game.seq + 1} is missing")
        try:
            game.replay(entry.seat, read_event(entry.body))
        except Exception as wrong:
            # Whatever the rules or the reader trip over, it is this event that is at fault.
            raise RecordError(f"event {entry.seq}: {wrong}") from wrong


def trouble_of(stored: StoredRoom) -> Trouble:
    """Tell why a game cannot be read: because of its rules, or else of its log."""
    return "outdated" if is_outdated(stored.game, stored.rules) else "damaged"


def is_outdated(game: str, rules: str) -> bool:
    """Tell whether this program plays a game by other rules, or not at all."""
    try:
        return registered(game).rules != rules
    except KeyError:
        return True
