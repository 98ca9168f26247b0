"""All games of a server moved from one database to another: SQLite to PostgreSQL, or back.

Rows are copied table by table, in parts, each in a transaction of its own; whoever is interrupted
goes on where it stopped. Nothing in the old database is changed. In the end rows are counted on
both sides, and some games are read from the new one and replayed.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, Table, and_, func, insert, or_, select, text
from sqlalchemy.sql.elements import ColumnElement

from grani.server import fair_dice_state, schema
from grani.server.archive import read_log
from grani.server.database import Where, open_database
from grani.server.errors import UnusableDatabase
from grani.server.game_loading import UnreadableGame, check, follow, new_game
from grani.server.stored_room import (
    StoredRoom,
    day_of,
    read_fair_dice,
    read_room,
)

PART = 500
"""Rows that are copied at once."""
SAMPLE = 50
"""Games that are replayed in the end."""
OWN = ("settings", "servers", "presences", "challenges", "visitors", "tallies")
"""Tables that belong to a database, or to the servers on it, and not to its games."""
PATIENCE = ("idle_in_transaction_session_timeout", "statement_timeout")
"""What ends the transactions of servers that do not go on."""
KEPT = ("secret",)
"""Settings that go along: cookies of guests stay good."""
Progress = Callable[[int, int], None]
"""Told how many rows are copied, and how many there are."""


@dataclass(frozen=True)
class Moved:
    """What was moved: rows, games, and how many of those were replayed."""

    rows: int
    games: int
    replayed: int


def move(old: Where, new: Where, progress: Progress) -> Moved:
    """Copy all games; UnusableDatabase if the new database has others, or is not alike then."""
    if isinstance(old, Path) and not old.is_file():
        raise UnusableDatabase("no-database", path=str(old))
    source = open_database(old, "")
    try:
        target = open_database(new, "")
        try:
            return _move(source.engine, target.engine, progress)
        finally:
            target.close()
    finally:
        source.close()


def _move(source: Engine, target: Engine, progress: Progress) -> Moved:
    tables = [table for table in schema.metadata.sorted_tables if table.name not in OWN]
    with source.connect() as reading:
        if reading.dialect.name == "postgresql":
            # One view of everything, however much is played meanwhile.
            reading = reading.execution_options(isolation_level="REPEATABLE READ")
        _take_time(reading)
        total = sum(_count(reading, table) for table in tables)
        with target.begin() as writing:
            _take_secret(reading, writing)
        done = 0
        for table in tables:
            for copied in _copy(reading, target, table):
                done += copied
                progress(done, total)
        with target.begin() as writing:
            _take_time(writing)
            for table in tables:
                found, wanted = _count(writing, table), _count(reading, table)
                if found != wanted:
                    raise UnusableDatabase(
                        "move-differs", table=table.name, found=found, wanted=wanted
                    )
            _go_on_numbering(writing, tables)
            games = _count(writing, schema.games)
            replayed = _replay_some(writing)
    return Moved(total, games, replayed)


def _take_time(connection: Connection) -> None:
    """Let a transaction stand still, as one must that waits for the other database."""
    if connection.dialect.name == "postgresql":
        for setting in PATIENCE:
            connection.execute(text(f"SET LOCAL {setting} = 0"))


def _count(connection: Connection, table: Table) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


def _take_secret(reading: Connection, writing: Connection) -> None:
    """Give the new database the settings that go along, unless it has games of its own."""
    table = schema.settings
    for key in KEPT:
        wanted = select(table.c.value).where(table.c.key == key)
        old, new = reading.execute(wanted).scalar(), writing.execute(wanted).scalar()
        if old == new:
            continue
        if _count(writing, schema.games) or _count(writing, schema.guests):
            raise UnusableDatabase("move-taken")
        changed = table.update().where(table.c.key == key).values(value=old)
        writing.execute(changed)


def _copy(reading: Connection, target: Engine, table: Table) -> Iterator[int]:
    """Copy a table by its primary key, from where an earlier attempt stopped."""
    keys = list(table.primary_key.columns)
    with target.connect() as writing:
        there = select(*keys).order_by(*(key.desc() for key in keys)).limit(1)
        row = writing.execute(there).first()
        last: list[Any] | None = None if row is None else list(row)
        if last is not None:
            yield _count(writing, table)
    while True:
        wanted = select(table).order_by(*keys).limit(PART)
        if last is not None:
            wanted = wanted.where(_after(keys, last))
        rows = reading.execute(wanted).all()
        if not rows:
            return
        with target.begin() as writing:
            writing.execute(insert(table), [dict(row._mapping) for row in rows])
        last = [rows[-1]._mapping[key.name] for key in keys]
        yield len(rows)


def _after(keys: list[Any], last: list[Any]) -> ColumnElement[bool]:
    """Give the condition that a row comes after another in the order of its keys."""
    parts = [
        and_(*(keys[one] == last[one] for one in range(number)), keys[number] > last[number])
        for number in range(len(keys))
    ]
    return or_(*parts)


def _go_on_numbering(connection: Connection, tables: list[Table]) -> None:
    """Let PostgreSQL number new rows after those that came with their numbers."""
    if connection.dialect.name != "postgresql":
        return
    for table in tables:
        column = table.autoincrement_column
        if column is None or column.foreign_keys:
            continue
        highest = connection.execute(select(func.max(column))).scalar()
        if highest is not None:
            connection.execute(
                text("SELECT setval(pg_get_serial_sequence(:table, :column), :highest)"),
                {"table": table.name, "column": column.name, "highest": highest},
            )


def _replay_some(connection: Connection) -> int:
    """Read some games as a server would, to their last event; give how many."""
    games = schema.games
    ids = [row.id for row in connection.execute(select(games.c.id).order_by(games.c.id))]
    chosen = random.Random(len(ids)).sample(ids, min(SAMPLE, len(ids)))
    replayed = 0
    for id in chosen:
        stored = read_room(connection, games.c.id == id)
        if stored is None or stored.status == "open" or stored.trouble:
            continue
        _complete(connection, stored)
        try:
            check(stored)
            follow(new_game(stored), read_log(connection, id, 0))
        except UnreadableGame:
            continue  # As it was before.
        replayed += 1
    return replayed


def _complete(connection: Connection, stored: StoredRoom) -> None:
    read_fair_dice(connection, stored)
    stored.secret = fair_dice_state.secret_of(connection, stored.id)
    stored.day = day_of(connection, stored.id)
