"""Databases of yesterday: brought to today's tables in one transaction, or refused in a sentence.

Tables that are missing are made by ``schema.metadata``; a step here adds what a table that is
there lacks. Steps only ever add, so that an upgrade cannot lose anything.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection

from grani.server.errors import UnusableDatabase

STEPS: dict[str, tuple[str, ...]] = {
    "1": (
        "ALTER TABLE games ADD COLUMN seating INTEGER DEFAULT '0' NOT NULL",
        "ALTER TABLE games ADD COLUMN due FLOAT",
        "ALTER TABLE games ADD COLUMN clocks VARCHAR(1000) DEFAULT '' NOT NULL",
        "ALTER TABLE games ADD COLUMN trouble VARCHAR(10) DEFAULT '' NOT NULL",
        "CREATE INDEX games_by_due ON games (status, owed, due)",
        "CREATE INDEX games_by_age ON games (status, updated)",
        "ALTER TABLE phrases ADD COLUMN command VARCHAR(64)",
        "CREATE UNIQUE INDEX a_phrase_is_said_once ON phrases (game, guest, command)",
    ),
}
"""For each older version, what makes it the next one; versions are whole numbers from 1."""


def upgrade(path: Path, connection: Connection, found: str, wanted: str) -> None:
    """Bring a database of version ``found`` to the one wanted, or raise UnusableDatabase."""
    version = found
    while version != wanted:
        if version not in STEPS:
            raise _no_way(path, found, wanted)
        for step in STEPS[version]:
            connection.exec_driver_sql(step)
        version = str(int(version) + 1)


def _no_way(path: Path, found: str, wanted: str) -> UnusableDatabase:
    if found.isdecimal() and int(found) > int(wanted):
        return UnusableDatabase("database-newer", path=str(path), found=found, wanted=wanted)
    return UnusableDatabase("database-unknown", path=str(path), found=found, wanted=wanted)
