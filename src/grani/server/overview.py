"""What hosts of a server see of it: how it is, its rooms, and what is deleted or archived when."""

from __future__ import annotations

import time
from dataclasses import dataclass

import msgspec
from sqlalchemy import ColumnElement, Connection, func, or_, select

from grani.core.build import version
from grani.server import moderation, schema
from grani.server.days import still_open
from grani.server.leases import now
from grani.server.names import read_code
from grani.server.retention import Retention, retentions
from grani.server.settings import DAY, Settings

TERMS = "retention"
"""The setting in which a server leaves how long it keeps what, for ``grani admin``."""
ARCHIVING = "--archive-after"
MOST = 200
"""Rooms that are listed at once."""


class Terms(msgspec.Struct, frozen=True):
    """How long a server keeps what, in seconds; 0 is for ever, or never."""

    keep_finished: float
    keep_open: float
    archive_after: float
    first: float = 0.0
    """Before which moment nothing is deleted or archived: an hour after its start."""
    version: str = ""
    """What wrote it."""


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
    terms = Terms(
        settings.keep_finished,
        settings.keep_open,
        settings.archive_after,
        time.time() + settings.tidy_every,
        version(),
    )
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
        Retention(("over",), terms.archive_after, ARCHIVING),
    ]
    return [_term(connection, rule, terms.first) for rule in rules]


def overdue(connection: Connection, settings: Settings) -> list[tuple[int, Retention]]:
    """Say how many rooms are to be deleted or archived as soon as that begins, by which rules."""
    archiving = Retention(("over",), settings.archive_after, ARCHIVING)
    found = [
        (_before(connection, rule, time.time()), rule)
        for rule in (*retentions(settings), archiving)
        if rule.seconds
    ]
    return [(count, rule) for count, rule in found if count]


def _conditions(rule: Retention) -> list[ColumnElement[bool]]:
    games, packed = schema.games, schema.archive
    conditions: list[ColumnElement[bool]] = [games.c.status.in_(rule.statuses)]
    if rule.option == ARCHIVING:
        conditions += [games.c.trouble == "", games.c.id.not_in(select(packed.c.game))]
    return conditions


def _before(connection: Connection, rule: Retention, moment: float) -> int:
    """Count the rooms whose turn has come by a moment."""
    games = schema.games
    is_due = games.c.updated < moment - rule.seconds, games.c.id.not_in(still_open())
    count = select(func.count()).select_from(games).where(*_conditions(rule), *is_due)
    return int(connection.execute(count).scalar_one())


def _term(connection: Connection, rule: Retention, begins: float) -> Term:
    games, conditions = schema.games, _conditions(rule)
    in_all = connection.execute(
        select(func.count()).select_from(games).where(*conditions)
    ).scalar_one()
    if not rule.seconds:
        return Term(rule.option, 0.0, in_all, 0, 0, None)
    oldest = connection.execute(select(func.min(games.c.updated)).where(*conditions)).scalar()
    first = None if oldest is None else max(oldest + rule.seconds, begins)
    day, month = (_before(connection, rule, time.time() + days * DAY) for days in (1, 30))
    return Term(rule.option, rule.seconds, in_all, day, month, first)


# ---------------------------------------------------------------------- how it is


@dataclass(frozen=True)
class Status:
    """How a club is: which version it has, how many servers, and what is going on."""

    version: str
    """Of the server that was last started; empty if none has said."""
    servers: int | None
    """Those that are alive; None where the database cannot say (a file)."""
    paused_since: float
    rooms: dict[str, int]
    """How many rooms there are of each status; closed ones count as such alone."""
    present: int | None
    """People at tables; None where the database cannot say."""
    bans: int
    notices: int


def status(connection: Connection) -> Status:
    """Read how a club is."""
    games, closed = schema.games, schema.closures
    by_status = select(games.c.status, func.count()).group_by(games.c.status)
    open_ones = by_status.where(games.c.id.not_in(select(closed.c.game)))
    rooms = {name: int(count) for name, count in connection.execute(open_ones)}
    count = select(func.count()).select_from(closed)
    rooms["closed"] = int(connection.execute(count).scalar_one())
    terms = read_terms(connection)
    servers = present = None
    if connection.dialect.name == "postgresql":
        servers, present = _alive(connection)
    return Status(
        version=terms.version if terms else "",
        servers=servers,
        paused_since=moderation.paused_since(connection),
        rooms=rooms,
        present=present,
        bans=len(moderation.bans(connection)),
        notices=len(moderation.announcements(connection)),
    )


def _alive(connection: Connection) -> tuple[int, int]:
    """Count the servers that share a database, and the people at their tables."""
    servers, here = schema.servers, schema.presences
    is_alive = servers.c.until > now()
    living = select(servers.c.id).where(is_alive)
    people = select(func.count(here.c.guest.distinct())).where(here.c.server.in_(living))
    count = select(func.count()).select_from(servers).where(is_alive)
    return (
        int(connection.execute(count).scalar_one()),
        int(connection.execute(people).scalar_one()),
    )
