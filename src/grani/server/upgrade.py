"""Databases of yesterday: brought to today's tables in one transaction, or refused in a sentence.

The first versions were numbers, and ``OLD_STEPS`` lead from one to the next. Since version 3 the
steps are those of Alembic (``migrations``). Servers that start together wait for each other.
"""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, select, text

from grani.server import migrations, schema
from grani.server.errors import UnusableDatabase
from grani.server.move_mark import begin_life

if TYPE_CHECKING:
    from alembic.script import ScriptDirectory

HEAD = "0007"
"""The newest step. A database that has it is not looked at any further."""
LOCK = 7_391_015
"""The key under which servers that start on one PostgreSQL wait for each other."""
PATIENCES = ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout")
"""What ends a session that takes too long, and must not end this one."""
OLD_STEPS: dict[str, tuple[str, ...]] = {
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
    "2": (),
}
"""For each version before Alembic, what makes it the next one."""


def bring_up_to_date(connection: Connection, name: str, is_served: bool = False) -> str:
    """Make the tables of a database what they are today, and give the secret of its cookies.

    ``name`` is what people call it; ``is_served`` says that it is opened to be played on.
    UnusableDatabase if it is newer than this program, or only a part of another.
    """
    if connection.dialect.name == "postgresql":
        # However long it takes: a large database, another server that is at it, a slow machine.
        for patience in PATIENCES:
            connection.exec_driver_sql(f"SET LOCAL {patience} = 0")
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    if inspect(connection).has_table("settings"):
        _take_old_steps(connection, name, _setting(connection, "version", schema.VERSION))
    found = revision(connection)
    if found != HEAD:
        _take_steps(connection, name, found)
    if is_served:
        begin_life(connection, name)
    _set(connection, "version", schema.VERSION)
    return _setting(connection, "secret", secrets.token_hex(32))


def _take_old_steps(connection: Connection, name: str, found: str) -> None:
    version = found
    while version != schema.VERSION:
        if version not in OLD_STEPS:
            raise _no_way(name, found)
        for step in OLD_STEPS[version]:
            connection.exec_driver_sql(step)
        version = str(int(version) + 1)


def _no_way(name: str, found: str) -> UnusableDatabase:
    wanted = schema.VERSION
    if found.isdecimal() and int(found) > int(wanted):
        return UnusableDatabase("database-newer", path=name, found=found, wanted=wanted)
    return UnusableDatabase("database-unknown", path=name, found=found, wanted=wanted)


def revision(connection: Connection) -> str:
    """Give the latest step that a database has taken; empty if none of these."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


def _take_steps(connection: Connection, name: str, found: str) -> None:
    # Only here: it takes a quarter of a second, and hardly any start needs it.
    from alembic.operations import Operations
    from alembic.runtime.migration import MigrationContext

    steps = all_steps()
    if found and found not in {step.revision for step in steps.walk_revisions()}:
        raise UnusableDatabase("database-newer", path=name, found=found, wanted=HEAD)
    context = MigrationContext.configure(
        connection, opts={"fn": lambda revision, _: steps._upgrade_revs(HEAD, revision)}
    )
    with Operations.context(context):
        context.run_migrations()


def all_steps() -> ScriptDirectory:
    """Give the steps that there are."""
    from alembic.script import ScriptDirectory

    return ScriptDirectory(str(Path(migrations.__file__).parent))


def _setting(connection: Connection, key: str, fresh: str) -> str:
    """Give a setting of the database; a new database gets the fresh one."""
    table = schema.settings
    found = connection.execute(select(table.c.value).where(table.c.key == key)).scalar()
    if found is None:
        _set(connection, key, fresh)
        return fresh
    return str(found)


def _set(connection: Connection, key: str, value: str) -> None:
    statement = schema.upsert(connection, schema.settings).values(key=key, value=value)
    connection.execute(
        statement.on_conflict_do_update(index_elements=["key"], set_={"value": value})
    )
