"""Everything of a guest deleted, and nothing of anybody else's.

Rooms in which no other person sits are theirs alone and go. In those with others the seat stays,
under a name that says nothing: a finished game is replayed and checked as before, in one that is
played a bot stands in, and in a room that has not begun the seat is free again. The room gets
another host. What was sealed into the dice of a game when it began, the names of the table among
it, is part of the proof that others hold, and stays in its record alone. Of an account there stays
a hash, so that none of its cookies lets anybody in again.

It is done in parts, each a transaction: what lets anybody in goes first, then room after room
(``farewells``). Until that is over a guest without an account has such a hash, too.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection, delete, select, update

from grani.server import schema
from grani.server.accounts import is_gone
from grani.server.merging import change_rooms, games_of
from grani.server.moderation import come_back, depart, leave_mark
from grani.server.notices import tell
from grani.server.stored_room import Seat, StoredRoom, delete_room, keep_seat, read_room

OWN = (
    schema.accounts,
    schema.passkeys,
    schema.challenges,
    schema.sign_outs,
    schema.chats,
    schema.phrases,
    schema.hand_overs,
    schema.seatings,
    schema.presences,
    schema.hosts,
    schema.bans,
    schema.visitors,
    schema.brought,
)
"""Tables whose rows belong to a guest alone."""
REVIEWED = (schema.reviews, schema.findings)
"""What names those who played, and is made anew when somebody asks."""
Nameless = Callable[[int], str]
StandIn = Callable[[str], str]


class Leaving(NamedTuple):
    """A guest who is being deleted, and the language in which their seats get a name."""

    guest: str
    language: str


def begin(connection: Connection, guest: str, language: str) -> None:
    """Begin to delete a guest: from now on no cookie is theirs, and only rooms are left."""
    # What the account opens at the same time waits for this, or this for that (``is_gone``).
    account = select(schema.accounts.c.guest).where(schema.accounts.c.guest == guest)
    is_there = connection.execute(account.with_for_update()).first() is not None
    # Asked for once more, or at a server that has not heard of it, the hash of an account stays.
    had_account = is_there or is_gone(connection, guest)
    values = {"language": language, "had_account": had_account, "at": time.time()}
    begun = schema.upsert(connection, schema.leavings).values(guest=guest, **values)
    connection.execute(begun.on_conflict_do_nothing())
    depart(connection, guest)
    _forget(connection, guest)


def unfinished(connection: Connection) -> list[Leaving]:
    """Read who has begun to leave, the earliest first."""
    table = schema.leavings
    rows = connection.execute(select(table).order_by(table.c.at, table.c.guest))
    return [Leaving(row.guest, row.language) for row in rows]


def leave_room(
    connection: Connection, game: int, guest: str, nameless: Nameless, stand_in: StandIn
) -> None:
    """Take a guest out of a room; one in which no other person sits is deleted.

    ``nameless`` names a seat, ``stand_in`` the bot that goes on in a game. It may be done again.
    """
    stored = read_room(connection, schema.games.c.id == game, and_keep=True)
    people = [seat.guest for seat in stored.seats if seat.kind == "person"] if stored else []
    if stored is None or guest not in (stored.host, *people):
        return
    others = [one for one in people if one not in ("", guest)]
    if others:
        _leave_room(connection, stored, guest, others[0], nameless, stand_in)
    else:
        delete_room(connection, stored.id, stored.code)
        tell(connection, "room", stored.id)


def end(connection: Connection, guest: str) -> None:
    """Leave nothing of a guest who has no rooms any more, but the hash of an account."""
    if games_of(connection, guest):
        return  # There are more, or somebody has sat down as them before hearing of it.
    _forget(connection, guest)
    table = schema.leavings
    gone = delete(table).where(table.c.guest == guest).returning(table.c.had_account)
    if connection.execute(gone).scalar() is False:
        come_back(connection, guest)


def _forget(connection: Connection, guest: str) -> None:
    """Delete all that is a guest's beside their rooms."""
    for table in OWN:
        connection.execute(delete(table).where(table.c.guest == guest))
    leave_mark(connection)  # Servers know by heart who is a host.
    connection.execute(delete(schema.guests).where(schema.guests.c.id == guest))
    ratings, changes = schema.ratings, schema.rating_changes
    connection.execute(delete(ratings).where(ratings.c.holder == guest))
    connection.execute(update(changes).where(changes.c.holder == guest).values(holder=""))


def _leave_room(
    connection: Connection,
    stored: StoredRoom,
    guest: str,
    heir: str,
    nameless: Nameless,
    stand_in: StandIn,
) -> None:
    change_rooms(connection, [stored.id])
    shares, games = schema.shares, schema.games
    theirs = shares.c.game == stored.id, shares.c.guest == guest
    if stored.status == "open":
        connection.execute(delete(shares).where(*theirs))
    else:
        connection.execute(update(shares).where(*theirs).values(guest=""))
    for number, seat in enumerate(stored.seats):
        if seat.kind != "person" or seat.guest != guest:
            continue
        left = Seat("open")
        if stored.status != "open":
            left = Seat("person", "", nameless(number), ready=True, stand_in=seat.stand_in)
        if stored.status == "playing":
            left.stand_in = seat.stand_in or stand_in(stored.game)
        keep_seat(connection, stored.id, number, left)
    values: dict[str, object] = {"host": heir} if stored.host == guest else {}
    if stored.status == "playing":
        # Perhaps it is the bot's turn now: whoever reads the room next looks.
        values |= {"owed": True, "due": 0.0}
    if values:
        connection.execute(update(games).where(games.c.id == stored.id).values(**values))
    for table in REVIEWED:
        connection.execute(delete(table).where(table.c.game == stored.id))
