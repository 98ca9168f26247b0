"""All games of a server moved from one database to another: SQLite to PostgreSQL, or back.

Rows are copied table by table, in parts, each in a transaction of its own; whoever is interrupted
goes on where it stopped, as long as nothing has changed in the old database (``move_mark``), in
which nothing is changed here either. In the end some games are read from the new one and replayed,
and all rows are compared by their content. What could not be read before is copied as it is.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    Integer,
    Table,
    and_,
    delete,
    func,
    insert,
    or_,
    select,
    text,
)
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql.elements import ColumnElement

from grani.server import fair_dice_state, move_mark, schema
from grani.server.archive import read_log
from grani.server.database import Database, Where, open_database
from grani.server.database_names import shown
from grani.server.errors import UnusableDatabase
from grani.server.game_loading import is_outdated, whole_game
from grani.server.leases import now
from grani.server.moderation import PAUSED
from grani.server.recognition import Use
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
OWN = ("settings", "servers", "presences", "challenges", "visitors", "tallies", "brought")
"""Tables that belong to a database, or to the servers on it, and not to its games; what was brought
is kept for a day at most."""
LOCK = 7_391_016
"""The key under which a move holds a database of PostgreSQL; it ends with the connection."""
PATIENCE = ("idle_in_transaction_session_timeout", "statement_timeout")
"""What ends the transactions of servers that do not go on."""
KEPT = ("secret", PAUSED)
"""Settings that go along: cookies of guests stay good, and games that stand still do so there."""
Progress = Callable[[int, int], None]
"""Told how many rows are copied, and how many there are; again and again also while rows are only
compared and games replayed, so that it may end the work by an exception at any time."""


@dataclass(frozen=True)
class Moved:
    """What was moved: rows, games, and how many of those were replayed.

    ``unreadable`` are the codes of rooms whose games the old database could not tell either.
    """

    rows: int
    games: int
    replayed: int
    unreadable: tuple[str, ...]


def move(
    old: Where, new: Where, progress: Progress, again: bool = False, may_be_played: bool = False
) -> Moved:
    """Copy all games; UnusableDatabase if the new database has others, or is not alike then.

    ``again`` begins anew where an earlier move has been, and nobody has played since. With
    ``may_be_played`` the old database may be served meanwhile, as for a copy: what is played after
    the copy has begun is not in it.
    """
    if isinstance(old, Path) and not old.is_file():
        raise UnusableDatabase("no-database", path=str(old))
    source = _open(old, Use.ASK)
    try:
        with source.engine.connect() as reading:
            if reading.dialect.name == "postgresql":
                # One view of everything, however much is played meanwhile.
                reading = reading.execution_options(isolation_level="REPEATABLE READ")
            _take_time(reading)
            move_mark.must_be_whole(reading, shown(old))
            if not may_be_played and _is_served(reading):
                raise UnusableDatabase("move-old-served")
            target = _open(new, Use.FILL)
            try:
                with _alone(target.engine):
                    return _move(reading, target.engine, progress, again)
            finally:
                target.close()
    finally:
        source.close()


def _open(where: Where, use: Use) -> Database:
    try:
        return open_database(where, "", use)
    except UnusableDatabase as wrong:
        # A server says where it serves, and an order is done in no time.
        if wrong.key == "database-taken" and not wrong.given["address"]:
            raise UnusableDatabase("move-under-way") from wrong
        raise


@contextmanager
def _alone(target: Engine) -> Iterator[None]:
    """See that no other move goes to a database; one that is a file is locked by whoever has it."""
    if target.dialect.name != "postgresql":
        yield
        return
    # Not in a transaction, which would be one that stands still.
    with target.connect().execution_options(isolation_level="AUTOCOMMIT") as holding:
        locked = text("SELECT pg_try_advisory_lock(:key)")
        if not holding.execute(locked, {"key": LOCK}).scalar_one():
            raise UnusableDatabase("move-under-way")
        yield


def _move(reading: Connection, target: Engine, progress: Progress, again: bool) -> Moved:
    tables = [table for table in schema.metadata.sorted_tables if table.name not in OWN]
    total = sum(_count(reading, table) for table in tables)
    wanted = {table.name: _digest(reading, table, partial(progress, 0, total)) for table in tables}
    with target.begin() as writing:
        _take_time(writing)
        _prepare(writing, tables, _fingerprint(wanted), again)
        _take_settings(reading, writing)
    done = 0
    for table in tables:
        for copied in _copy(reading, target, table):
            done += copied
            progress(done, total)
    with target.begin() as writing:
        _take_time(writing)
        going_on = partial(progress, total, total)
        replayed, unreadable = _replay_some(reading, writing, going_on)
        for table in tables:
            if _digest(writing, table, going_on) != wanted[table.name]:
                raise UnusableDatabase("move-differs", table=table.name)
        _go_on_numbering(writing, tables)
        games = _count(writing, schema.games)
        move_mark.set_whole(writing)
    return Moved(total, games, replayed, unreadable)


def _prepare(writing: Connection, tables: list[Table], source: str, again: bool) -> None:
    """See that the new database is empty, or holds a part of the same; mark it as unfinished."""
    before = move_mark.source_of(writing)
    if before is None and any(_has_rows(writing, table) for table in tables):
        raise UnusableDatabase("move-taken")
    if _is_served(writing):
        raise UnusableDatabase("move-served")
    if before is not None and again:
        for table in reversed(tables):
            writing.execute(delete(table))
    elif before is not None and before != source:
        raise UnusableDatabase("move-changed")
    move_mark.set_unfinished(writing, source)


def _has_rows(connection: Connection, table: Table) -> bool:
    return connection.execute(select(*table.primary_key.columns).limit(1)).first() is not None


def _is_served(connection: Connection) -> bool:
    """Tell whether servers share a database now; one that is a file is locked by its server."""
    if connection.dialect.name != "postgresql":
        return False
    table = schema.servers
    return connection.execute(select(table.c.id).where(table.c.until > now())).first() is not None


def _digest(connection: Connection, table: Table, going_on: Callable[[], None]) -> str:
    """Give what says whether two tables have the same rows, in whatever order they lie."""
    rows = connection.execute(select(table).execution_options(yield_per=PART))
    together = 0
    for part in rows.partitions():
        going_on()
        for row in part:
            found = hashlib.sha256(msgspec.json.encode(list(row))).digest()
            together += int.from_bytes(found, "big")
    return f"{together:x}"


def _fingerprint(digests: dict[str, str]) -> str:
    return hashlib.sha256(msgspec.json.encode(digests)).hexdigest()


def _take_time(connection: Connection) -> None:
    """Let a transaction stand still, as one must that waits for the other database."""
    if connection.dialect.name == "postgresql":
        for setting in PATIENCE:
            connection.execute(text(f"SET LOCAL {setting} = 0"))


def _count(connection: Connection, table: Table) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


def _take_settings(reading: Connection, writing: Connection) -> None:
    """Give the new database the settings that go along, and none that the old one has not."""
    table = schema.settings
    for key in KEPT:
        wanted = select(table.c.value).where(table.c.key == key)
        value = reading.execute(wanted).scalar() or ""
        kept = schema.upsert(writing, table).values(key=key, value=value)
        writing.execute(kept.on_conflict_do_update(index_elements=["key"], set_={"value": value}))


def _copy(reading: Connection, target: Engine, table: Table) -> Iterator[int]:
    """Copy a table by its primary key, from where an earlier attempt stopped."""
    keys = list(table.primary_key.columns)
    last: list[Any] | None = None
    with target.begin() as writing:
        there = _count(writing, table)
        if there and all(isinstance(key.type, Integer) for key in keys):
            order = (key.desc() for key in keys)
            last = list(writing.execute(select(*keys).order_by(*order).limit(1)).one())
        elif there and there != _count(reading, table):
            # Databases order words each in their own way: which of them was the last is not known.
            writing.execute(delete(table))
            there = 0
    yield there
    if there and last is None:
        return
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


def _replay_some(
    old: Connection, new: Connection, going_on: Callable[[], None]
) -> tuple[int, tuple[str, ...]]:
    """Read some games as a server would, to their last event.

    Give how many, and the rooms of those that cannot be read from the old database either, with all
    that are known to be so; UnusableDatabase names one that can.
    """
    games = schema.games
    columns = games.c.id, games.c.code, games.c.game, games.c.rules, games.c.trouble
    begun = new.execute(select(*columns).where(games.c.status != "open").order_by(games.c.id)).all()
    known = {row.code for row in begun if row.trouble or is_outdated(row.game, row.rules)}
    sound = [row for row in begun if row.code not in known]
    chosen = random.Random(len(sound)).sample(sound, min(SAMPLE, len(sound)))
    unreadable = set()
    for row in chosen:
        going_on()
        if not _can_replay(new, row.id):
            unreadable.add(row.code)
            if _can_replay(old, row.id):
                raise UnusableDatabase("move-unreadable", room=row.code)
    return len(chosen) - len(unreadable), tuple(sorted(known | unreadable))


def _can_replay(connection: Connection, id: int) -> bool:
    stored = read_room(connection, schema.games.c.id == id)
    try:
        if stored is not None:
            _complete(connection, stored)
            whole_game(stored, read_log(connection, id, 0))
    except (SQLAlchemyError, MemoryError):
        raise
    except Exception:
        return False  # Whatever it trips over, it is this game that cannot be read.
    return stored is not None


def _complete(connection: Connection, stored: StoredRoom) -> None:
    read_fair_dice(connection, stored)
    stored.secret = fair_dice_state.secret_of(connection, stored.id)
    stored.day = day_of(connection, stored.id)
