"""The database as the server uses it: rooms, seats, guests and the log of events.

SQLite in WAL mode with full synchronisation: what ``append`` has returned from survives a crash of
the program and of the machine. Writes go through one thread (``writer``), reads run beside it.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from operator import itemgetter
from pathlib import Path
from sqlite3 import DatabaseError
from typing import TypeVar

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    create_engine,
    delete,
    event,
    insert,
    inspect,
    select,
    update,
)
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.pool import ConnectionPoolEntry

from grani.server import fair_dice_state, schema
from grani.server.claim import Claim, beside
from grani.server.private import make_private
from grani.server.stored_room import (
    Entry as Entry,
    GuestRoom as GuestRoom,
    Seat as Seat,
    Standing as Standing,
    StoredRoom as StoredRoom,
    keep_seat,
    read_entries,
    read_numbers,
    read_room,
    read_rooms,
    read_seal,
)
from grani.server.tide import WAL, Tide, look, miss
from grani.server.unusable import Unusable
from grani.server.upgrade import upgrade
from grani.server.writer import Writer

log = logging.getLogger("grani.server")
READERS = 2
BUSY_MS = 5000
MAGIC = b"SQLite format 3\0"
"""How every file of SQLite begins that has anything in it."""
Given = TypeVar("Given")


class Conflict(RuntimeError):
    """The database says otherwise by now: the game must be read again."""


class Store:
    """Opens a database and answers for it until ``close``; no other server has it till then."""

    def __init__(self, path: Path, address: str = "") -> None:
        try:
            _refuse_foreign(path)
            miss(path)
            self._claim = Claim(path, address)
        except OSError as wrong:
            raise _useless(path, wrong) from wrong
        try:
            self._open(path)
        except BaseException:
            self._claim.release()
            raise
        self._writer = Writer(self._engine, self._tide)
        self._readers = ThreadPoolExecutor(READERS, "grani-reader")

    def _open(self, path: Path) -> None:
        """Look whether all is there, and bring the tables to what they are today."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            is_new = not path.exists()
            has_wal = is_new or beside(path, WAL).exists()
            make_private(path)
            self._claim.hold(path)
            look(path, has_wal)
            self._engine = create_engine(
                f"sqlite:///{path}", isolation_level=None, hide_parameters=True
            )
            event.listen(self._engine, "connect", _prepare)
            event.listen(self._engine, "begin", _begin)
            if not is_new:
                _check(path, self._engine)
            with self._engine.begin() as connection:
                if inspect(connection).has_table("settings"):
                    found = _setting(connection, "version", schema.VERSION)
                    upgrade(path, connection, found, schema.VERSION)
                schema.metadata.create_all(connection)
                _set(connection, "version", schema.VERSION)
                self.secret = _setting(connection, "secret", secrets.token_hex(32))
            self._tide = Tide(path, self._engine, has_wal, self._claim.told)
        except Unusable:
            raise
        except Exception as wrong:
            raise _useless(path, wrong) from wrong

    def close(self) -> None:
        """Finish what is waiting and close the file."""
        self._writer.close()
        self._readers.shutdown()
        self._tide.close()
        self._engine.dispose()
        self._claim.release()

    async def _read(self, question: Callable[[Connection], Given]) -> Given:
        def ask() -> Given:
            with self._engine.connect() as connection, connection.begin():
                try:
                    return question(connection)
                except StopIteration as wrong:
                    # A future cannot tell of this one: whoever waits for it would wait for ever.
                    raise RuntimeError("a question to the database ended early") from wrong

        return await asyncio.get_running_loop().run_in_executor(self._readers, ask)

    async def write(self, job: Callable[[Connection], None]) -> None:
        """Carry out a job of another module of the database; then it is on the disk."""
        await self._writer.write(job)

    # ------------------------------------------------------------------ guests

    async def name_of(self, guest: str) -> str:
        """Give how a guest wants to be called, empty if they did not say."""

        def question(connection: Connection) -> str:
            table = schema.guests
            found = connection.execute(select(table.c.name).where(table.c.id == guest)).scalar()
            return found or ""

        return await self._read(question)

    async def name_guest(self, guest: str, name: str) -> None:
        """Keep how a guest wants to be called."""

        def job(connection: Connection) -> None:
            values = {"name": name, "updated": time.time()}
            statement = upsert(schema.guests).values(id=guest, **values)
            connection.execute(statement.on_conflict_do_update(["id"], set_=values))

        await self._writer.write(job)

    # ------------------------------------------------------------------ rooms

    async def open_room(self, stored: StoredRoom, follows: int | None = None) -> StoredRoom | None:
        """Keep a new room; None if its code is taken. ``follows`` is the game it is the rematch of.

        If that game has a rematch already, nothing is kept and the room of it is given; one that
        was deleted since does not count.
        """

        def job(connection: Connection) -> StoredRoom | None:
            games = schema.games
            if follows is not None:
                before = read_room(connection, games.c.id == follows)
                if before is not None and before.rematch:
                    there = read_room(connection, games.c.code == before.rematch)
                    if there is not None:
                        return there
            if connection.execute(select(games.c.id).where(games.c.code == stored.code)).first():
                return None
            now = time.time()
            made = connection.execute(
                insert(games).values(
                    code=stored.code,
                    game=stored.game,
                    rules=stored.rules,
                    setup=msgspec.json.encode(stored.setup),
                    setup_name=stored.setup_name,
                    status=stored.status,
                    host=stored.host,
                    timer=stored.timer,
                    seed=stored.seed.hex(),
                    commitment=stored.commitment,
                    rematch="",
                    waiting="",
                    owed=False,
                    created=now,
                    updated=now,
                )
            )
            key = made.inserted_primary_key
            if key is None:
                raise RuntimeError("the database gave no number to a new room")
            kept = replace(stored, id=int(key[0]))
            connection.execute(insert(schema.signers).values(game=kept.id, secret=kept.secret))
            for number in range(len(kept.seats)):
                keep_seat(connection, kept.id, number, kept.seats[number])
            if follows is not None:
                connection.execute(
                    update(games).where(games.c.id == follows).values(rematch=stored.code)
                )
            return kept

        return await self._writer.write(job)

    async def room(self, code: str) -> StoredRoom | None:
        """Read a room by its code."""

        def question(connection: Connection) -> StoredRoom | None:
            stored = read_room(connection, schema.games.c.code == code)
            if stored is not None:
                read_seal(connection, stored)
                stored.secret = fair_dice_state.secret_of(connection, stored.id)
            return stored

        return await self._read(question)

    async def keep_seats(
        self, game: int, seats: dict[int, Seat], standing: Standing, seating: int
    ) -> None:
        """Keep who sits on some seats; Conflict if the room is not as ``seating`` and status say.

        The caller knows the room as it was at that count of changes; this is one more.
        """
        kept = {number: replace(seat) for number, seat in seats.items()}

        def job(connection: Connection) -> None:
            games = schema.games
            changed = connection.execute(
                update(games)
                .where(
                    games.c.id == game,
                    games.c.seating == seating,
                    games.c.status == standing.status,
                )
                .values(**standing.values(), seating=seating + 1)
            )
            if changed.rowcount != 1:
                raise Conflict(f"the seats of game {game} have changed")
            for number, seat in kept.items():
                keep_seat(connection, game, number, seat)

        await self._writer.write(job)

    async def keep_clocks(self, game: int, due: float | None, clocks: str) -> None:
        """Keep how long everybody may still think."""

        def job(connection: Connection) -> None:
            games = schema.games
            values = {"owed": due is not None, "due": due, "clocks": clocks}
            connection.execute(update(games).where(games.c.id == game).values(**values))

        await self._writer.write(job)

    async def mark(self, game: int, trouble: str) -> None:
        """Keep why a game cannot be read; empty if it can."""

        def job(connection: Connection) -> None:
            games = schema.games
            connection.execute(update(games).where(games.c.id == game).values(trouble=trouble))

        await self._writer.write(job)

    async def rooms_of(self, guest: str, most: int) -> list[GuestRoom]:
        """Read the rooms in which a guest has a seat, newest first."""

        def question(connection: Connection) -> list[GuestRoom]:
            games, seats = schema.games, schema.seats
            own = select(seats.c.game).where(seats.c.guest == guest)
            rows = connection.execute(
                select(games)
                .where(games.c.id.in_(own) | (games.c.host == guest))
                .order_by(games.c.updated.desc())
                .limit(most)
            ).all()
            return [
                GuestRoom(stored, read_numbers(row.waiting, len(stored.seats)), row.updated)
                for row, stored in zip(rows, read_rooms(connection, rows), strict=True)
            ]

        return await self._read(question)

    async def unfinished(self) -> list[tuple[str, float]]:
        """Give the rooms that the server must go on with by itself, each with when, in order."""

        def question(connection: Connection) -> list[tuple[str, float]]:
            games = schema.games
            wanted = select(games.c.code, games.c.due).where(
                games.c.status == "playing", games.c.owed
            )
            rows = connection.execute(wanted.order_by(games.c.due, games.c.id)).all()
            return sorted(((row.code, _due(row.code, row.due)) for row in rows), key=itemgetter(1))

        return await self._read(question)

    async def quiet(self, statuses: tuple[str, ...], before: float, most: int) -> list[str]:
        """Give the codes of rooms in which nothing has happened since ``before``, oldest first."""

        def question(connection: Connection) -> list[str]:
            games = schema.games
            wanted = select(games.c.code).where(
                games.c.status.in_(statuses), games.c.updated < before
            )
            rows = connection.execute(wanted.order_by(games.c.updated).limit(most))
            return [row.code for row in rows]

        return await self._read(question)

    async def forget(self, code: str, statuses: tuple[str, ...], before: float) -> bool:
        """Delete a room with all that hangs on it, if nothing has happened in it since."""

        def job(connection: Connection) -> bool:
            games = schema.games
            found = connection.execute(
                select(games.c.id).where(
                    games.c.code == code, games.c.status.in_(statuses), games.c.updated < before
                )
            ).scalar()
            if found is None:
                return False
            for table in reversed(schema.metadata.sorted_tables):
                for column in table.columns:
                    if any(key.references(games) for key in column.foreign_keys):
                        connection.execute(delete(table).where(column == found))
            connection.execute(delete(games).where(games.c.id == found))
            connection.execute(update(games).where(games.c.rematch == code).values(rematch=""))
            return True

        return await self._writer.write(job)

    # ------------------------------------------------------------------ the log

    async def append(
        self, stored: StoredRoom, entry: Entry, standing: Standing, snapshot: bytes | None
    ) -> None:
        """Write one event; when this returns it is on the disk.

        Conflict if there is such an event already, or if the seats are not those of ``stored``.
        """
        game, rules, seating = stored.id, stored.rules, stored.seating

        def job(connection: Connection) -> None:
            games = schema.games
            changed = connection.execute(
                update(games)
                .where(games.c.id == game, games.c.seating == seating)
                .values(**standing.values())
            )
            if changed.rowcount != 1:
                raise Conflict(f"the seats of game {game} have changed")
            connection.execute(
                insert(schema.events).values(
                    game=game,
                    seq=entry.seq,
                    seat=entry.seat,
                    command=entry.command,
                    body=entry.body,
                    at=time.time(),
                )
            )
            if snapshot is not None:
                connection.execute(
                    insert(schema.snapshots).values(
                        game=game, seq=entry.seq, rules=rules, body=snapshot
                    )
                )

        try:
            await self._writer.write(job)
        except IntegrityError as wrong:
            raise Conflict(f"event {entry.seq} of game {game} is written already") from wrong

    async def log(self, game: int, rules: str) -> tuple[bytes | None, list[Entry]]:
        """Read the latest snapshot of a game under these rules, and the events after it."""

        def question(connection: Connection) -> tuple[bytes | None, list[Entry]]:
            snapshots = schema.snapshots
            newest = connection.execute(
                select(snapshots.c.seq, snapshots.c.body)
                .where(snapshots.c.game == game, snapshots.c.rules == rules)
                .order_by(snapshots.c.seq.desc())
                .limit(1)
            ).first()
            entries = read_entries(connection, game, newest.seq if newest else 0)
            return (newest.body if newest else None), entries

        return await self._read(question)

    async def events(self, game: int) -> list[Entry]:
        """Read the whole log of a game."""
        return await self._read(lambda connection: read_entries(connection, game, 0))

    async def answered(self, game: int, seat: int, command: str) -> int | None:
        """Give the seq with which a command was accepted before, if it was."""

        def question(connection: Connection) -> int | None:
            events = schema.events
            return connection.execute(
                select(events.c.seq).where(
                    events.c.game == game, events.c.seat == seat, events.c.command == command
                )
            ).scalar()

        return await self._read(question)

    async def keep_phrase(
        self, game: int, seat: int, guest: str, phrase: str, command: str
    ) -> bool:
        """Keep what somebody said; false if this command has said it before."""

        def job(connection: Connection) -> bool:
            values = {"game": game, "seat": seat, "guest": guest, "phrase": phrase}
            statement = upsert(schema.phrases).values(**values, command=command, at=time.time())
            said = connection.execute(statement.on_conflict_do_nothing())
            return said.rowcount == 1

        return await self._writer.write(job)


def _due(code: str, due: object) -> float:
    """Give when a room must go on; now, if that cannot be read."""
    if isinstance(due, float):
        return due
    if due is not None:
        log.warning("room %s goes on now: when it is due cannot be read (%r)", code, due)
    return 0.0


def _useless(path: Path, wrong: Exception) -> Unusable:
    """Say why the system, or SQLite, refuses a database."""
    reason = getattr(wrong, "orig", None) or wrong
    file = getattr(wrong, "filename", None)
    if file is not None and os.path.realpath(file) != os.path.realpath(path):
        return Unusable("database-hindered", path=str(path), file=str(file), reason=reason)
    return Unusable("database-useless", path=str(path), reason=reason)


def _refuse_foreign(path: Path) -> None:
    """Leave a file alone that is no database: its rights are not ours to change."""
    if path.exists():
        with path.open("rb") as file:
            begin = file.read(len(MAGIC))
        if begin and begin != MAGIC:
            raise Unusable("database-foreign", path=str(path))


def _check(path: Path, engine: Engine) -> None:
    """Look through the whole file for damage; Unusable if there is any."""
    with engine.connect() as connection:
        try:
            found = connection.connection.cursor().execute("PRAGMA quick_check(1)").fetchone()[0]
        except DatabaseError as wrong:
            raise Unusable("database-damaged", path=str(path)) from wrong
    if found != "ok":
        raise Unusable("database-damaged", path=str(path)) from ValueError(found)


def _prepare(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        f"busy_timeout={BUSY_MS}",
        "foreign_keys=ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    # The driver leaves transactions to us, so that reads and writes begin when we say.
    connection.exec_driver_sql("BEGIN")


def _setting(connection: Connection, key: str, fresh: str) -> str:
    """Give a setting of the database; a new database gets the fresh one."""
    table = schema.settings
    found = connection.execute(select(table.c.value).where(table.c.key == key)).scalar()
    if found is None:
        _set(connection, key, fresh)
        return fresh
    return str(found)


def _set(connection: Connection, key: str, value: str) -> None:
    statement = upsert(schema.settings).values(key=key, value=value)
    connection.execute(statement.on_conflict_do_update(["key"], set_={"value": value}))
