"""Events as rows that the driver of the database writes by itself, many in one go.

Nearly everything that is written is the next event of a game: its statements are compiled once, and
those of a commit go to the database together. Should any of them fail, or match no row, nothing of
the commit counts, and every job of it is done again alone through SQLAlchemy, which knows what each
failure means.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Table, bindparam, insert, select, update
from sqlalchemy.engine.interfaces import Dialect
from sqlalchemy.sql.dml import Update, UpdateBase

from grani.server import schema
from grani.server.notices import tell
from grani.server.stored_room import Entry, Standing

Row = Mapping[str, Any]
"""The columns of an event, and those of its game that change with it, by ``name``."""
STANDING = ("status", "waiting", "owed", "due", "clocks", "updated")
EVENT = ("game", "seq", "seat", "command", "body", "at")


class NotAsKnown(RuntimeError):
    """A game is not as the caller knew it; SQLAlchemy will find out which."""


def name(column: str) -> str:
    """Give what a value is called in a row: names of columns are SQLAlchemy's own.

    >>> name("seq")
    'new_seq'
    """
    return f"new_{column}"


def row_of(game: int, seating: int, entry: Entry, standing: Standing) -> Row:
    """Give the row of an event; the caller knows the game as it was at that ``seating``."""
    values: dict[str, object] = {
        "game": game,
        "seating": seating,
        "seq": entry.seq,
        "seat": entry.seat,
        "command": entry.command,
        "body": entry.body,
        "at": time.time(),
        **standing.values(),
    }
    return {name(column): value for column, value in values.items()}


class EventRows:
    """Writes events with a kind of database."""

    def __init__(self, dialect: Dialect) -> None:
        games, events = schema.games, schema.events
        moved = (
            update(games)
            .where(
                games.c.id == bindparam(name("game")), games.c.seating == bindparam(name("seating"))
            )
            .values({column: bindparam(name(column)) for column in STANDING})
        )
        self._statements = [_Statement(one, dialect) for one in _statements(dialect, moved, events)]

    def write(self, connection: Connection, rows: Sequence[Row]) -> None:
        """Write events into a transaction; anything but success undoes it as a whole."""
        cursor = connection.connection.cursor()
        try:
            for statement in self._statements:
                statement.execute(cursor, rows)
        finally:
            cursor.close()
        for row in rows:
            tell(connection, "event", row[name("game")], row[name("seq")])


class _Statement:
    """One statement, in the words of the driver."""

    def __init__(self, statement: UpdateBase, dialect: Dialect) -> None:
        compiled: Any = statement.compile(dialect=dialect)
        self._text = str(compiled)
        self._order: list[str] | None = compiled.positiontup if compiled.positional else None

    def execute(self, cursor: Any, rows: Sequence[Row]) -> None:
        """Execute it once a row; each must change just one."""
        given = rows if self._order is None else [self._ordered(row) for row in rows]
        if len(given) == 1:
            cursor.execute(self._text, given[0])
        else:
            cursor.executemany(self._text, given)
        if cursor.rowcount != len(given):
            raise NotAsKnown(f"{cursor.rowcount} of {len(given)} events fit")

    def _ordered(self, row: Row) -> tuple[Any, ...]:
        return tuple(row[key] for key in self._order or ())


def _statements(dialect: Dialect, moved: Update, events: Table) -> list[UpdateBase]:
    """Give what writes an event: on PostgreSQL, where the way is long, one statement."""
    values = {column: bindparam(name(column), type_=events.c[column].type) for column in EVENT}

    if dialect.name != "postgresql":
        return [moved, insert(events).values(values)]
    changed = moved.returning(schema.games.c.id).cte("changed")
    others = [values[column] for column in EVENT[1:]]
    return [insert(events).from_select(EVENT, select(changed.c.id, *others))]
