"""What hosts of a server see of it: its rooms, and what will be deleted or archived when."""

from __future__ import annotations

import time
from dataclasses import dataclass

import msgspec
from sqlalchemy import ColumnElement, Connection, func, or_, select

from grani.server import schema
from grani.server.days import still_open
from grani.server.names import read_code
from grani.server.retention import Retention
from grani.server.settings import DAY, Settings

TERMS = "retention"
"""The setting in which a server leaves how long it keeps what, for ``grani admin``."""
MOST = 200
"""Rooms that are listed at once."""


class Terms(msgspec.Struct, frozen=True):
    """How long a server keeps what, in seconds; 0 is for ever, or never."""

    keep_finished: float
    keep_open: float
    archive_after: float


@dataclass(frozen=True)
class RoomLine:
    """A room in the list of hosts. ``guests`` are those of the seats, empty where a bot sits."""

    code: str
    game: str
    status: str
    names: list[str]
    guests: list[str]
    host: str
    created: float
    updated: float
    is_closed: bool
    why: str
    trouble: str


@dataclass(frozen=True)
class Term:
    """What becomes of rooms of some kind: how many there are, and how many of them how soon."""

    option: str
    seconds: float
    rooms: int
    within_day: int
    within_month: int
    first: float | None
    """When it is the turn of the oldest; None if there is none, or if it is never."""


def rooms(
    connection: Connection, status: str = "", wanted: str = "", most: int = MOST
) -> list[RoomLine]:
    """Read the rooms, the latest first: those of a status, and those that a word names.

    The word is a code, a guest, or part of somebody's name.
    """
    games, closures = schema.games, schema.closures
    query = select(games, closures.c.why.label("closed")).outerjoin(
        closures, closures.c.game == games.c.id
    )
    if status == "closed":
        query = query.where(closures.c.game.is_not(None))
    elif status:
        query = query.where(games.c.status == status)
    if wanted:
        query = query.where(_named(wanted))
    rows = connection.execute(query.order_by(games.c.updated.desc()).limit(most)).all()
    seats = schema.seats
    found = connection.execute(
        select(seats).where(seats.c.game.in_([row.id for row in rows])).order_by(seats.c.seat)
    )
    sitting: dict[int, list[tuple[str, str]]] = {}
    for seat in found:
        sitting.setdefault(seat.game, []).append((seat.name, seat.guest))
    return [
        RoomLine(
            code=row.code,
            game=row.game,
            status=row.status,
            names=[name for name, _ in sitting.get(row.id, [])],
            guests=[guest for _, guest in sitting.get(row.id, [])],
            host=row.host,
            created=row.created,
            updated=row.updated,
            is_closed=row.closed is not None,
            why=row.closed or "",
            trouble=row.trouble,
        )
        for row in rows
    ]


def _named(word: str) -> ColumnElement[bool]:
    games, seats = schema.games, schema.seats
    # SQLite knows the small letters of English alone: other words are tried as they are written.
    named = [
        func.lower(seats.c.name).contains(word.lower(), autoescape=True),
        *(seats.c.name.contains(one, autoescape=True) for one in (word, word.capitalize())),
    ]
    sits = select(seats.c.game).where(or_(seats.c.guest == word, *named))
    code = read_code(word)
    by_code = games.c.code == code if code else games.c.host == word
    return or_(by_code, games.c.host == word, games.c.id.in_(sits))


# ---------------------------------------------------------------------- how long


def leave_terms(connection: Connection, settings: Settings) -> None:
    """Write down how long this server keeps what."""
    terms = Terms(settings.keep_finished, settings.keep_open, settings.archive_after)
    value = msgspec.json.encode(terms).decode()
    statement = schema.upsert(connection, schema.settings).values(key=TERMS, value=value)
    connection.execute(
        statement.on_conflict_do_update(index_elements=["key"], set_={"value": value})
    )


def read_terms(connection: Connection) -> Terms | None:
    """Read how long the server that was last started keeps what; None if none has said."""
    table = schema.settings
    found = connection.execute(select(table.c.value).where(table.c.key == TERMS)).scalar()
    try:
        return None if found is None else msgspec.json.decode(found, type=Terms)
    except msgspec.MsgspecError:
        return None


def coming(connection: Connection, terms: Terms) -> list[Term]:
    """Say what will be deleted and archived when, if nothing happens in those rooms."""
    rules = [
        Retention(("over", "playing"), terms.keep_finished, "--keep-finished"),
        Retention(("open",), terms.keep_open, "--keep-open"),
        Retention(("over",), terms.archive_after, "--archive-after"),
    ]
    return [_term(connection, rule) for rule in rules]


def _term(connection: Connection, rule: Retention) -> Term:
    games, packed = schema.games, schema.archive
    conditions: list[ColumnElement[bool]] = [games.c.status.in_(rule.statuses)]
    if rule.option == "--archive-after":
        conditions += [games.c.trouble == "", games.c.id.not_in(select(packed.c.game))]
    count = select(func.count()).select_from(games).where(*conditions)
    in_all = connection.execute(count).scalar_one()
    if not rule.seconds:
        return Term(rule.option, 0.0, in_all, 0, 0, None)
    now = time.time()
    closed = games.c.id.not_in(still_open())

    def before(moment: float) -> int:
        due = games.c.updated < moment - rule.seconds
        return int(connection.execute(count.where(due, closed)).scalar_one())

    oldest = connection.execute(select(func.min(games.c.updated)).where(*conditions)).scalar()
    first = None if oldest is None else oldest + rule.seconds
    day, month = before(now + DAY), before(now + 30 * DAY)
    return Term(rule.option, rule.seconds, in_all, day, month, first)
