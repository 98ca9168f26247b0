"""What a database says of a move into it: from what it came, and whether all of it is there.

The mark is there from the first row that is moved until the database is served for the first time:
from then on it has a life of its own, and nothing may be moved over it.
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, select

from grani.server import schema
from grani.server.errors import UnusableDatabase

KEY = "moved"
UNFINISHED, WHOLE = "unfinished", "whole"


def source_of(connection: Connection) -> str | None:
    """Give the fingerprint of what is, or was, moved into a database; None if nothing was."""
    return _read(connection)[1]


def set_unfinished(connection: Connection, source: str) -> None:
    """Say that a move from there is under way."""
    _write(connection, UNFINISHED, source)


def set_whole(connection: Connection) -> None:
    """Say that all of it is there."""
    _write(connection, WHOLE, _read(connection)[1] or "")


def must_be_whole(connection: Connection, name: str) -> None:
    """UnusableDatabase if only a part of a move has come to a database."""
    if _read(connection)[0] == UNFINISHED:
        raise UnusableDatabase("move-unfinished", path=name)


def begin_life(connection: Connection, name: str) -> None:
    """Let a database be served; UnusableDatabase if only a part of a move has come to it."""
    must_be_whole(connection, name)
    if source_of(connection) is not None:
        connection.execute(delete(schema.settings).where(schema.settings.c.key == KEY))


def _read(connection: Connection) -> tuple[str, str | None]:
    table = schema.settings
    found = connection.execute(select(table.c.value).where(table.c.key == KEY)).scalar()
    state, _, source = (found or "").partition(" ")
    return state, source if found else None


def _write(connection: Connection, state: str, source: str) -> None:
    value = f"{state} {source}"
    statement = schema.upsert(connection, schema.settings).values(key=KEY, value=value)
    connection.execute(
        statement.on_conflict_do_update(index_elements=["key"], set_={"value": value})
    )
