"""What a database is, told by its tables before anything is written to it: one of ours, and of
which version, a new one, somebody else's, or one that lacks a table.
"""

from __future__ import annotations

from enum import Enum

from sqlalchemy import Connection, inspect, text

from grani.server import schema
from grani.server.errors import UnusableDatabase

NOTHING = ""
"""The version of a database without tables."""
TABLES: dict[str, tuple[str, ...]] = {
    "1": ("events", "games", "guests", "phrases", "seats", "settings", "snapshots"),
    "2": (),
    "0001": (
        "alembic_version",
        "chats",
        "days",
        "findings",
        "hand_overs",
        "results",
        "reviews",
        "seals",
        "series",
        "shares",
        "signers",
        "silences",
    ),
    "0002": ("presences", "seatings", "servers"),
    "0003": ("accounts", "challenges", "passkeys", "rated", "rating_changes", "ratings"),
    "0004": (
        "announcements",
        "archive",
        "bans",
        "closures",
        "hosts",
        "public_rooms",
        "tallies",
        "visitors",
    ),
    "0005": ("departures", "hinted_rooms", "sign_outs"),
    "0006": ("leavings",),
    "0007": ("brought",),
}
"""For each version, from the first to the newest, the tables that it must have beside those before:
numbers, and then the steps of Alembic. Version 2 made its own only when they were first needed."""
HEAD = list(TABLES)[-1]
"""The newest step."""
FIRST = frozenset(TABLES["1"])
OURS = frozenset(table for tables in TABLES.values() for table in tables)


class Use(Enum):
    """What a database is opened for, and so what it may be."""

    SERVE = "a new one, or one of any earlier version, which is brought up to date"
    FILL = "a new one, or one of this version"
    ASK = "one of this version"


def recognise(connection: Connection, name: str) -> str:
    """Give the version of a database, a key of ``TABLES``, or ``NOTHING`` if it has no tables.

    ``name`` is what people call it. UnusableDatabase if it is another program's, a later version's,
    or lacks a table.
    """
    tables = set(inspect(connection).get_table_names())
    if connection.dialect.name == "postgresql":
        tables &= OURS  # What else lies in the database of a server is no concern of ours.
    if not tables:
        return NOTHING
    if "settings" not in tables and len(FIRST & tables) > len(FIRST) / 2:
        raise UnusableDatabase("database-incomplete", path=name, table="settings")
    number = _number(connection) if "settings" in tables else ""
    if not number:
        raise UnusableDatabase("database-foreign", path=name)
    if number not in TABLES and number != schema.VERSION:
        raise _no_way(name, number)
    found = _step(connection, name) if number == schema.VERSION else number
    for table in sorted(_wanted(found) - tables):
        raise UnusableDatabase("database-incomplete", path=name, table=table)
    return found


def must_suit(found: str, use: Use, name: str) -> None:
    """UnusableDatabase if a database of a version is not one for what it is opened for."""
    if use is Use.SERVE or found == HEAD:
        return
    if found != NOTHING:
        raise UnusableDatabase("database-older", path=name)
    if use is Use.ASK:
        raise UnusableDatabase("database-empty", path=name)


def _number(connection: Connection) -> str:
    """Give the version that the settings name; empty if they are not like ours."""
    columns = {column["name"] for column in inspect(connection).get_columns("settings")}
    if not columns >= {"key", "value"}:
        return ""
    query = text("SELECT value FROM settings WHERE key = 'version'")
    return str(connection.execute(query).scalar() or "")


def _step(connection: Connection, name: str) -> str:
    if not inspect(connection).has_table("alembic_version"):
        raise UnusableDatabase("database-incomplete", path=name, table="alembic_version")
    query = text("SELECT version_num FROM alembic_version")
    found = str(connection.execute(query).scalar() or "")
    if found not in TABLES:
        raise UnusableDatabase("database-newer", path=name, found=found, wanted=HEAD)
    return found


def _wanted(found: str) -> set[str]:
    """Give the tables that a database of a version has."""
    versions = list(TABLES)
    return {table for one in versions[: versions.index(found) + 1] for table in TABLES[one]}


def _no_way(name: str, found: str) -> UnusableDatabase:
    wanted = schema.VERSION
    if found.isdecimal() and int(found) > int(wanted):
        return UnusableDatabase("database-newer", path=name, found=found, wanted=wanted)
    return UnusableDatabase("database-unknown", path=name, found=found, wanted=wanted)
