"""The database as the server uses it: rooms, seats, guests and the log of events.

SQLite in WAL mode with full synchronisation: what ``append`` has returned from survives a crash of
the program and of the machine. Writes go through one thread (``writer``), reads run beside it.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TypeVar

import msgspec
from sqlalchemy import ColumnElement, Connection, create_engine, event, insert, select, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.pool import ConnectionPoolEntry

from grani.core.reading import quoted
from grani.server import schema, seals
from grani.server.writer import Writer

READERS = 2
BUSY_MS = 5000
Given = TypeVar("Given")


class StoreError(RuntimeError):
    """A database that cannot be used."""


class Conflict(RuntimeError):
    """Somebody else has written this event already: the game must be read again."""


@dataclass
class Seat:
    """A seat as it is kept: ``kind`` is person, bot or open."""

    kind: str
    guest: str = ""
    name: str = ""
    bot: str = ""
    ready: bool = False
    stand_in: str = ""

    @property
    def player(self) -> str:
        """The bot that decides for the seat; empty if a person does."""
        return self.bot if self.kind == "bot" else self.stand_in


@dataclass
class Deed:
    """A game and its room as they are kept, without the events."""

    id: int
    code: str
    game: str
    rules: str
    setup: dict[str, object]
    setup_name: str
    host: str
    timer: float | None
    seed: bytes
    commitment: str
    status: str = "open"
    rematch: str = ""
    seats: list[Seat] = field(default_factory=list)
    seal: seals.Seal = field(default_factory=seals.Seal)


@dataclass(frozen=True)
class Entry:
    """One event of the log; ``command`` is the id that the client gave it, if any."""

    seq: int
    seat: int
    command: str | None
    body: bytes


@dataclass(frozen=True)
class Standing:
    """What the row of a game says of where it stands."""

    status: str
    waiting: tuple[int, ...]
    owed: bool


@dataclass(frozen=True)
class Mine:
    """A room of a guest, for the list of their games."""

    deed: Deed
    waiting: tuple[int, ...]
    updated: float


class Store:
    """Opens a database and answers for it until ``close``."""

    def __init__(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._engine = create_engine(f"sqlite:///{path}", isolation_level=None)
            event.listen(self._engine, "connect", _prepare)
            event.listen(self._engine, "begin", _begin)
            with self._engine.begin() as connection:
                schema.metadata.create_all(connection)
                found = _setting(connection, "version", schema.VERSION)
                self.secret = _setting(connection, "secret", secrets.token_hex(32))
        except Exception as wrong:
            reason = str(getattr(wrong, "orig", wrong))
            raise StoreError(f"cannot use the database {path}: {reason}") from wrong
        if found != schema.VERSION:
            raise StoreError(
                f"the database {path} is of version {quoted(found)}, "
                f"this program writes version {schema.VERSION!r}: choose another file with --db"
            )
        self._writer = Writer(self._engine)
        self._readers = ThreadPoolExecutor(READERS, "grani-reader")

    def close(self) -> None:
        """Finish what is waiting and close the file."""
        self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()

    async def _read(self, question: Callable[[Connection], Given]) -> Given:
        def ask() -> Given:
            with self._engine.connect() as connection, connection.begin():
                return question(connection)

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

    async def open_room(self, deed: Deed, follows: int | None = None) -> Deed | None:
        """Keep a new room; None if its code is taken. ``follows`` is the game it is the rematch of.

        If that game has a rematch already, nothing is kept and the room of it is given.
        """

        def job(connection: Connection) -> Deed | None:
            games = schema.games
            if follows is not None:
                before = _room(connection, games.c.id == follows)
                if before is not None and before.rematch:
                    return _room(connection, games.c.code == before.rematch)
            if connection.execute(select(games.c.id).where(games.c.code == deed.code)).first():
                return None
            now = time.time()
            made = connection.execute(
                insert(games).values(
                    code=deed.code,
                    game=deed.game,
                    rules=deed.rules,
                    setup=msgspec.json.encode(deed.setup),
                    setup_name=deed.setup_name,
                    status=deed.status,
                    host=deed.host,
                    timer=deed.timer,
                    seed=deed.seed.hex(),
                    commitment=deed.commitment,
                    rematch="",
                    waiting="",
                    owed=False,
                    created=now,
                    updated=now,
                )
            )
            key = made.inserted_primary_key
            if key is None:
                raise StoreError("the database gave no number to a new room")
            kept = replace(deed, id=int(key[0]))
            for number in range(len(kept.seats)):
                _keep_seat(connection, kept.id, number, kept.seats[number])
            if follows is not None:
                connection.execute(
                    update(games).where(games.c.id == follows).values(rematch=deed.code)
                )
            return kept

        return await self._writer.write(job)

    async def room(self, code: str) -> Deed | None:
        """Read a room by its code."""

        def question(connection: Connection) -> Deed | None:
            deed = _room(connection, schema.games.c.code == code)
            if deed is not None:
                deed.seal = seals.read(connection, deed.id)
            return deed

        return await self._read(question)

    async def keep_seats(self, game: int, seats: dict[int, Seat], owed: bool) -> None:
        """Keep who sits on some seats."""
        kept = {number: replace(seat) for number, seat in seats.items()}

        def job(connection: Connection) -> None:
            for number, seat in kept.items():
                _keep_seat(connection, game, number, seat)
            games = schema.games
            connection.execute(
                update(games).where(games.c.id == game).values(owed=owed, updated=time.time())
            )

        await self._writer.write(job)

    async def rooms_of(self, guest: str, most: int) -> list[Mine]:
        """Read the rooms in which a guest has a seat, newest first."""

        def question(connection: Connection) -> list[Mine]:
            games, seats = schema.games, schema.seats
            own = select(seats.c.game).where(seats.c.guest == guest)
            rows = connection.execute(
                select(games.c.code, games.c.waiting, games.c.updated)
                .where(games.c.id.in_(own) | (games.c.host == guest))
                .order_by(games.c.updated.desc())
                .limit(most)
            ).all()
            found = []
            for row in rows:
                deed = _room(connection, games.c.code == row.code)
                if deed is not None:
                    found.append(Mine(deed, _numbers(row.waiting), row.updated))
            return found

        return await self._read(question)

    async def unfinished(self) -> list[str]:
        """Give the codes of the rooms that the server must go on with by itself."""

        def question(connection: Connection) -> list[str]:
            games = schema.games
            wanted = select(games.c.code).where(games.c.status == "playing", games.c.owed)
            return [row.code for row in connection.execute(wanted.order_by(games.c.id))]

        return await self._read(question)

    # ------------------------------------------------------------------ the log

    async def append(
        self, game: int, entry: Entry, standing: Standing, snapshot: bytes | None, rules: str
    ) -> None:
        """Write one event; when this returns it is on the disk. Conflict if it was there."""

        def job(connection: Connection) -> None:
            now = time.time()
            connection.execute(
                insert(schema.events).values(
                    game=game,
                    seq=entry.seq,
                    seat=entry.seat,
                    command=entry.command,
                    body=entry.body,
                    at=now,
                )
            )
            if snapshot is not None:
                connection.execute(
                    insert(schema.snapshots).values(
                        game=game, seq=entry.seq, rules=rules, body=snapshot
                    )
                )
            games = schema.games
            connection.execute(
                update(games)
                .where(games.c.id == game)
                .values(
                    status=standing.status,
                    waiting=",".join(map(str, standing.waiting)),
                    owed=standing.owed,
                    updated=now,
                )
            )

        try:
            await self._writer.write(job)
        except IntegrityError as wrong:
            raise Conflict(f"event {entry.seq} of game {game} is written already") from wrong

    async def log(self, game: int, rules: str) -> tuple[bytes | None, list[Entry]]:
        """Read the latest snapshot of a game under these rules, and the events after it."""

        def question(connection: Connection) -> tuple[bytes | None, list[Entry]]:
            snapshots, events = schema.snapshots, schema.events
            newest = connection.execute(
                select(snapshots.c.seq, snapshots.c.body)
                .where(snapshots.c.game == game, snapshots.c.rules == rules)
                .order_by(snapshots.c.seq.desc())
                .limit(1)
            ).first()
            rows = connection.execute(
                select(events.c.seq, events.c.seat, events.c.command, events.c.body)
                .where(events.c.game == game, events.c.seq > (newest.seq if newest else 0))
                .order_by(events.c.seq)
            )
            entries = [Entry(row.seq, row.seat, row.command, row.body) for row in rows]
            return (newest.body if newest else None), entries

        return await self._read(question)

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

    async def keep_phrase(self, game: int, seat: int, guest: str, phrase: str) -> None:
        """Keep what somebody said."""

        def job(connection: Connection) -> None:
            connection.execute(
                insert(schema.phrases).values(
                    game=game, seat=seat, guest=guest, phrase=phrase, at=time.time()
                )
            )

        await self._writer.write(job)


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
        connection.execute(insert(table).values(key=key, value=fresh))
        return fresh
    return str(found)


def _keep_seat(connection: Connection, game: int, number: int, seat: Seat) -> None:
    values = {
        "kind": seat.kind,
        "guest": seat.guest,
        "name": seat.name,
        "bot": seat.bot,
        "ready": seat.ready,
        "stand_in": seat.stand_in,
    }
    statement = upsert(schema.seats).values(game=game, seat=number, **values)
    connection.execute(statement.on_conflict_do_update(["game", "seat"], set_=values))


def _room(connection: Connection, condition: ColumnElement[bool]) -> Deed | None:
    row = connection.execute(select(schema.games).where(condition)).first()
    if row is None:
        return None
    table = schema.seats
    seats = connection.execute(
        select(table).where(table.c.game == row.id).order_by(table.c.seat)
    ).all()
    return Deed(
        id=row.id,
        code=row.code,
        game=row.game,
        rules=row.rules,
        setup=msgspec.json.decode(row.setup, type=dict[str, object]),
        setup_name=row.setup_name,
        host=row.host,
        timer=row.timer,
        seed=bytes.fromhex(row.seed),
        commitment=row.commitment,
        status=row.status,
        rematch=row.rematch,
        seats=[
            Seat(seat.kind, seat.guest, seat.name, seat.bot, seat.ready, seat.stand_in)
            for seat in seats
        ],
    )


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(word) for word in text.split(",") if word)
