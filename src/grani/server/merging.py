"""One guest becomes another: what a browser had before somebody signed in comes along.

All seats and rooms of the guest become those of the account, also where both sit at one table: the
same person has sat at both screens. A day has one game a person: where both have played it, that of
the account counts, and the other stays behind, its result without a name as before. Accounts are
not merged: each has its own ways in.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, Table, and_, delete, exists, select, update

from grani.server import schema
from grani.server.accounts import NoChange, has_account
from grani.server.notices import tell

SAID = (schema.chats, schema.phrases)
"""Tables of which a guest has one row a command."""


@dataclass(frozen=True)
class Merged:
    """How many games have come along, and how many games of the day have not."""

    games: int
    days_left: int


def games_of(connection: Connection, guest: str) -> list[int]:
    """Read the numbers of the games in which a guest has a seat, or which they have opened."""
    games, seats = schema.games, schema.seats
    own = select(seats.c.game).where(seats.c.guest == guest)
    wanted = select(games.c.id).where(games.c.id.in_(own) | (games.c.host == guest))
    return [row.id for row in connection.execute(wanted.order_by(games.c.id))]


def merge(connection: Connection, old: str, new: str) -> Merged:
    """Let a guest become an account, with all that is theirs; NoChange if that cannot be."""
    if old == new or not has_account(connection, new) or has_account(connection, old):
        raise NoChange("account")
    left = _days_of_both(connection, old, new)
    moved = [game for game in games_of(connection, old) if game not in left]
    change_rooms(connection, moved)
    games, seats = schema.games, schema.seats
    hosted = games.c.id.in_(moved), games.c.host == old
    connection.execute(update(games).where(*hosted).values(host=new))
    for table in (seats, schema.shares, schema.days):
        theirs = table.c.game.in_(moved), table.c.guest == old
        connection.execute(update(table).where(*theirs).values(guest=new))
    for table in SAID:
        _move_said(connection, table, old, new)
    _move_brought(connection, old, new)
    connection.execute(delete(schema.hand_overs).where(schema.hand_overs.c.guest == old))
    _take_name(connection, old, new)
    return Merged(len(moved), len(left))


def change_rooms(connection: Connection, games: list[int]) -> None:
    """Count a change of some rooms and tell all servers; nobody else changes them until then."""
    table = schema.games
    # One by one and in order, so that no two servers wait for each other.
    for game in sorted(games):
        counted = update(table).where(table.c.id == game).values(seating=table.c.seating + 1)
        connection.execute(counted)
        tell(connection, "room", game)


def _days_of_both(connection: Connection, old: str, new: str) -> set[int]:
    """Read the games of the day of a guest that the other one has played too."""
    days, others = schema.days, schema.days.alias()
    wanted = (
        select(days.c.game)
        .join(others, and_(others.c.day == days.c.day, others.c.kind == days.c.kind))
        .where(days.c.guest == old, others.c.guest == new)
    )
    return {row.game for row in connection.execute(wanted)}


def _move_said(connection: Connection, table: Table, old: str, new: str) -> None:
    others = table.alias()
    known = exists().where(
        others.c.game == table.c.game,
        others.c.guest == new,
        others.c.command == table.c.command,
    )
    connection.execute(update(table).where(table.c.guest == old, ~known).values(guest=new))


def _move_brought(connection: Connection, old: str, new: str) -> None:
    table, others = schema.brought, schema.brought.alias()
    known = exists().where(others.c.id == table.c.id, others.c.guest == new)
    connection.execute(update(table).where(table.c.guest == old, ~known).values(guest=new))
    connection.execute(delete(table).where(table.c.guest == old))


def _take_name(connection: Connection, old: str, new: str) -> None:
    """Let an account without a name have that of the guest."""
    table = schema.guests
    names = {
        row.id: row.name
        for row in connection.execute(select(table).where(table.c.id.in_((old, new))))
    }
    if names.get(old) and not names.get(new):
        connection.execute(delete(table).where(table.c.id == new))
        connection.execute(update(table).where(table.c.id == old).values(id=new))
    else:
        connection.execute(delete(table).where(table.c.id == old))
