"""Everything of a guest deleted, and nothing of anybody else's.

Rooms in which no other person sits are theirs alone and go. In those with others the seat stays,
under a name that says nothing: a finished game is replayed and checked as before, in one that is
played a bot stands in, and in a room that has not begun the seat is free again. The room gets
another host. What was sealed into the dice of a game when it began, the names of the table among
it, is part of the proof that others hold, and stays in its record alone. Of an account there stays
a hash, so that none of its cookies lets anybody in again.
"""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, delete, select, update

from grani.server import schema
from grani.server.merging import change_rooms, games_of
from grani.server.moderation import depart, leave_mark
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
)
"""Tables whose rows belong to a guest alone."""
REVIEWED = (schema.reviews, schema.findings)
"""What names those who played, and is made anew when somebody asks."""
Nameless = Callable[[int], str]
StandIn = Callable[[str], str]


def leave(connection: Connection, guest: str, nameless: Nameless, stand_in: StandIn) -> None:
    """Delete a guest. ``nameless`` names a seat, ``stand_in`` the bot that goes on in a game."""
    # What the account opens at the same time waits for this, or this for that (``is_gone``).
    account = select(schema.accounts.c.guest).where(schema.accounts.c.guest == guest)
    has_account = connection.execute(account.with_for_update()).first() is not None
    for number in games_of(connection, guest):
        stored = read_room(connection, schema.games.c.id == number, and_keep=True)
        if stored is None:
            continue
        others = [
            seat.guest
            for seat in stored.seats
            if seat.kind == "person" and seat.guest not in ("", guest)
        ]
        if others:
            _leave_room(connection, stored, guest, others[0], nameless, stand_in)
        else:
            delete_room(connection, stored.id, stored.code)
            tell(connection, "room", stored.id)
    if has_account:
        depart(connection, guest)
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
