"""What the server asks the database and keeps in it: rooms, seats, guests and the log of events.

Every method is one transaction. What ``append`` has returned from survives a crash (``database``).
What changes a room is told to other servers on the same database (``notices``), if there are any.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import replace
from operator import itemgetter
from typing import NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, func, insert, literal, select, update
from sqlalchemy.exc import IntegrityError

from grani.server import accounts, days, fair_dice_state, ratings, schema
from grani.server.archive import last_event, read_log
from grani.server.database import Where, open_database
from grani.server.errors import GuestGone
from grani.server.event_rows import row_of
from grani.server.notices import tell
from grani.server.stored_room import (
    Entry,
    GuestRoom,
    Result,
    Seat,
    Standing,
    StoredRoom,
    day_of,
    delete_room,
    fresh_number,
    has_hints,
    is_silent,
    keep_result,
    keep_seat,
    keep_wins,
    read_fair_dice,
    read_numbers,
    read_room,
    read_rooms,
    why_closed,
)

log = logging.getLogger("grani.server")
Answer = TypeVar("Answer")


class Conflict(RuntimeError):
    """The database says otherwise by now: the game must be read again."""


class RoomDeleted(Conflict):
    """There is no such room any more."""


class News(NamedTuple):
    """What has become of a room: its events after one, and all that says whether it changed."""

    seating: int
    rematch: str
    clocks: str
    entries: list[Entry]


class Store:
    """Answers for a database until ``close``."""

    def __init__(self, where: Where, address: str = "") -> None:
        self.database = self._database = open_database(where, address)
        self.secret = self._database.secret
        self.is_shared = self._database.is_shared
        """Whether other servers may change rooms at the same time."""

    def close(self) -> None:
        """Finish what is waiting and let the database go."""
        self._database.close()

    async def write(self, job: Callable[[Connection], Answer], game: int = 0) -> Answer:
        """Carry out a job of another module of the database; then it is on the disk."""
        return await self._database.write(job, game)

    async def read(self, question: Callable[[Connection], Answer]) -> Answer:
        """Ask a question of another module of the database."""
        return await self._database.read(question)

    # ------------------------------------------------------------------ guests

    async def name_of(self, guest: str) -> str:
        """Give how a guest wants to be called, empty if they did not say."""

        def question(connection: Connection) -> str:
            table = schema.guests
            found = connection.execute(select(table.c.name).where(table.c.id == guest)).scalar()
            return found or ""

        return await self._database.read(question)

    async def name_guest(self, guest: str, name: str) -> None:
        """Keep how a guest wants to be called; GuestGone if theirs was an account, now deleted."""

        def job(connection: Connection) -> None:
            if accounts.is_gone(connection, guest):
                raise GuestGone
            values = {"name": name, "updated": time.time()}
            statement = schema.upsert(connection, schema.guests).values(id=guest, **values)
            connection.execute(statement.on_conflict_do_update(index_elements=["id"], set_=values))

        await self._database.write(job)

    async def has_account(self, guest: str) -> bool:
        """Tell whether a guest can come back from other devices."""
        return await self._database.read(lambda connection: accounts.has_account(connection, guest))

    # ------------------------------------------------------------------ rooms

    async def open_room(self, stored: StoredRoom, follows: int | None = None) -> StoredRoom | None:
        """Keep a new room; None if its code is taken. ``follows`` is the game it is the rematch of.

        If that game has a rematch already, nothing is kept and the room of it is given; one that
        was deleted since does not count. GuestGone if the account of its host was deleted.
        """

        def job(connection: Connection) -> StoredRoom | None:
            games = schema.games
            if accounts.is_gone(connection, stored.host):
                raise GuestGone
            if follows is not None:
                before = read_room(connection, games.c.id == follows, and_keep=True)
                if before is not None and before.rematch:
                    there = read_room(connection, games.c.code == before.rematch)
                    if there is not None:
                        return there
            now = time.time()
            key = connection.execute(
                schema.upsert(connection, games)
                .values(
                    **fresh_number(connection),
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
                .on_conflict_do_nothing(index_elements=["code"])
                .returning(games.c.id)
            ).scalar()
            if key is None:
                return None
            kept = replace(stored, id=int(key))
            connection.execute(insert(schema.signers).values(game=kept.id, secret=kept.secret))
            if kept.wins:
                keep_wins(connection, kept.id, kept.wins)
            if kept.day:
                values = {"kind": kept.game, "day": kept.day, "guest": kept.host}
                connection.execute(insert(schema.days).values(game=kept.id, **values))
            if kept.rated:
                ratings.mark_rated(connection, kept.id)
            if kept.public:
                connection.execute(insert(schema.public_rooms).values(game=kept.id))
            if kept.hints:
                connection.execute(insert(schema.hinted_rooms).values(game=kept.id))
            if not kept.chat:
                connection.execute(insert(schema.silences).values(game=kept.id))
            for number in range(len(kept.seats)):
                keep_seat(connection, kept.id, number, kept.seats[number])
            if follows is not None:
                connection.execute(
                    update(games).where(games.c.id == follows).values(rematch=stored.code)
                )
                tell(connection, "room", follows)
            return kept

        return await self._database.write(job, follows or 0)

    async def room(self, code: str) -> StoredRoom | None:
        """Read a room by its code."""

        def question(connection: Connection) -> StoredRoom | None:
            stored = read_room(connection, schema.games.c.code == code)
            if stored is not None:
                read_fair_dice(connection, stored)
                stored.secret = fair_dice_state.secret_of(connection, stored.id)
                stored.chat = not is_silent(connection, stored.id)
                stored.day = day_of(connection, stored.id)
                stored.rated = ratings.is_rated(connection, stored.id)
                stored.hints = has_hints(connection, stored.id)
                stored.closed = why_closed(connection, stored.id)
            return stored

        return await self._database.read(question)

    async def keep_seats(
        self,
        game: int,
        seats: dict[int, Seat],
        standing: Standing,
        seating: int,
        last: int,
        also: Callable[[Connection], None] | None = None,
    ) -> None:
        """Keep who sits on some seats; Conflict if the room is not as ``seating`` and ``last`` say.

        The caller knows the room as it was at that count of changes, and the game to its ``last``
        event, on which its status depends; this is one change more. What is to be done ``also``
        happens in the same transaction.
        """
        kept = {number: replace(seat) for number, seat in seats.items()}

        def job(connection: Connection) -> None:
            games = schema.games
            changed = connection.execute(
                update(games)
                .where(games.c.id == game, games.c.seating == seating)
                .values(**standing.values(), seating=seating + 1)
            )
            if changed.rowcount != 1:
                raise Conflict(f"the seats of game {game} have changed")
            # The row is ours until the commit: nobody can write another event in between.
            if last_event(connection, game) != last:
                raise Conflict(f"game {game} has gone on")
            for number, seat in kept.items():
                keep_seat(connection, game, number, seat)
            if also is not None:
                also(connection)
            tell(connection, "room", game)

        try:
            await self._database.write(job, game)
        except IntegrityError as wrong:
            raise Conflict(f"the seats of game {game} have changed by this already") from wrong

    async def keep_agreement(
        self, game: int, seating: int, job: Callable[[Connection], None]
    ) -> None:
        """Keep what a room has agreed on; Conflict if it is not as ``seating`` says.

        This is one more change, as one of the seats would be.
        """

        def agree(connection: Connection) -> None:
            games = schema.games
            changed = connection.execute(
                update(games)
                .where(games.c.id == game, games.c.seating == seating)
                .values(seating=seating + 1)
            )
            if changed.rowcount != 1:
                raise Conflict(f"the room of game {game} has changed")
            job(connection)
            tell(connection, "room", game)

        await self._database.write(agree, game)

    async def keep_clocks(self, game: int, due: float | None, clocks: str, last: int) -> None:
        """Keep how long everybody may still think after a ``last`` event, if there is no other."""

        def job(connection: Connection) -> None:
            games = schema.games
            values = {"owed": due is not None, "due": due, "clocks": clocks}
            held = select(games.c.id).where(games.c.id == game).with_for_update(key_share=True)
            connection.execute(held)
            if last_event(connection, game) == last:
                connection.execute(update(games).where(games.c.id == game).values(**values))

        await self._database.write(job, game)

    async def keep_result(self, game: int, result: Result) -> None:
        """Keep how a game ended, if nobody has yet."""
        await self._database.write(lambda connection: keep_result(connection, game, result), game)

    async def mark(self, game: int, trouble: str) -> None:
        """Keep why a game cannot be read; empty if it can."""

        def job(connection: Connection) -> None:
            games = schema.games
            connection.execute(update(games).where(games.c.id == game).values(trouble=trouble))

        await self._database.write(job, game)

    async def rooms_of(self, guest: str, most: int, only_over: bool = False) -> list[GuestRoom]:
        """Read the rooms in which a guest has a seat: unfinished games first, each newest first.

        With ``only_over``, those whose games are finished.
        """

        def question(connection: Connection) -> list[GuestRoom]:
            games, seats = schema.games, schema.seats
            own = select(seats.c.game).where(seats.c.guest == guest)
            rows = connection.execute(
                select(games)
                .where(games.c.id.in_(own) | (games.c.host == guest))
                .where((games.c.status == "over") | literal(not only_over))
                .order_by(games.c.status == "over", games.c.updated.desc())
                .limit(most)
            ).all()
            return [
                GuestRoom(stored, read_numbers(row.waiting, len(stored.seats)), row.updated)
                for row, stored in zip(rows, read_rooms(connection, rows), strict=True)
            ]

        return await self._database.read(question)

    async def unfinished(self) -> list[tuple[str, float]]:
        """Give the rooms that the server must go on with by itself, each with when, in order."""

        def question(connection: Connection) -> list[tuple[str, float]]:
            games = schema.games
            wanted = select(games.c.code, games.c.due).where(
                games.c.status == "playing", games.c.owed
            )
            rows = connection.execute(wanted.order_by(games.c.due, games.c.id)).all()
            return sorted(((row.code, _due(row.code, row.due)) for row in rows), key=itemgetter(1))

        return await self._database.read(question)

    async def quiet(self, statuses: tuple[str, ...], before: float, most: int) -> list[str]:
        """Give the codes of rooms in which nothing has happened since ``before``, oldest first."""

        def question(connection: Connection) -> list[str]:
            games = schema.games
            wanted = select(games.c.code).where(
                games.c.status.in_(statuses),
                games.c.updated < before,
                games.c.id.not_in(days.still_open()),
            )
            rows = connection.execute(wanted.order_by(games.c.updated).limit(most))
            return [row.code for row in rows]

        return await self._database.read(question)

    async def forget(self, code: str, statuses: tuple[str, ...], before: float) -> bool:
        """Delete a room with all that hangs on it, if nothing has happened in it since."""

        def job(connection: Connection) -> bool:
            games = schema.games
            found = connection.execute(
                select(games.c.id).where(
                    games.c.code == code,
                    games.c.status.in_(statuses),
                    games.c.updated < before,
                    games.c.id.not_in(days.still_open()),
                )
            ).scalar()
            if found is None:
                return False
            delete_room(connection, found, code)
            return True

        return await self._database.write(job)

    # ------------------------------------------------------------------ the log

    async def append(
        self,
        stored: StoredRoom,
        entry: Entry,
        standing: Standing,
        snapshot: bytes | None,
        result: Result | None = None,
    ) -> None:
        """Write one event, and the result if it ends the game; when this returns it is on the disk.

        Conflict if there is such an event already, or if the seats are not those of ``stored``.
        """
        # Read here: the job runs in another thread, while the room may be looked at and changed.
        game, rules, seating = stored.id, stored.rules, stored.seating
        is_rated = result is not None and stored.rated
        kind, seats = stored.game, [replace(one) for one in stored.seats] if is_rated else []

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
            if result is not None:
                keep_result(connection, game, result)
                table = schema.days
                ended = update(table).where(table.c.game == game).values(finished=time.time())
                connection.execute(ended)
                if is_rated:
                    ratings.count(connection, game, kind, seats, result)
            tell(connection, "event", game, entry.seq)

        try:
            if snapshot is None and result is None:
                row = row_of(game, seating, entry, standing)
                await self._database.append(row, job, game)
            else:
                await self._database.write(job, game)
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
            entries = read_log(connection, game, newest.seq if newest else 0)
            return (newest.body if newest else None), entries

        return await self._database.read(question)

    async def events(self, game: int) -> list[Entry]:
        """Read the whole log of a game."""
        return await self._database.read(lambda connection: read_log(connection, game, 0))

    async def answered(self, game: int, seat: int, command: str) -> int | None:
        """Give the seq with which a command was accepted before, if it was."""

        def question(connection: Connection) -> int | None:
            events = schema.events
            return connection.execute(
                select(events.c.seq).where(
                    events.c.game == game, events.c.seat == seat, events.c.command == command
                )
            ).scalar()

        return await self._database.read(question)

    async def was_carried_out(self, game: int, guest: str, command: str) -> bool:
        """Tell whether a command that leaves no event was carried out, at whichever server."""

        def question(connection: Connection) -> bool:
            return any(
                connection.execute(
                    select(table.c.game).where(
                        table.c.game == game, table.c.guest == guest, table.c.command == command
                    )
                ).first()
                for table in (schema.seatings, schema.chats, schema.phrases)
            )

        return await self._database.read(question)

    async def keep_phrase(
        self, game: int, seat: int, guest: str, phrase: str, command: str
    ) -> bool:
        """Keep what somebody said; false if this command has said it before."""

        def job(connection: Connection) -> bool:
            values = {"game": game, "seat": seat, "guest": guest, "phrase": phrase}
            table = schema.phrases
            said = connection.execute(
                schema.upsert(connection, table)
                .values(**values, command=command, at=time.time())
                .on_conflict_do_nothing()
                .returning(table.c.id)
            ).scalar()
            if said is not None:
                tell(connection, "phrase", game, said)
            return said is not None

        return await self._database.write(job, game)

    async def phrase(self, number: int) -> tuple[int, str] | None:
        """Read the seat and the phrase of what somebody said."""

        def question(connection: Connection) -> tuple[int, str] | None:
            table = schema.phrases
            row = connection.execute(select(table).where(table.c.id == number)).first()
            return None if row is None else (row.seat, row.phrase)

        return await self._database.read(question)

    # ------------------------------------------------------------------ beside other servers

    async def news(self, game: int, after: int) -> News | None:
        """Read what has become of a room, with its events after one; None if it is gone."""

        def question(connection: Connection) -> News | None:
            games = schema.games
            wanted = select(games.c.seating, games.c.rematch, games.c.clocks)
            row = connection.execute(wanted.where(games.c.id == game)).first()
            if row is None:
                return None
            entries = read_log(connection, game, after)
            return News(row.seating, row.rematch, row.clocks, entries)

        return await self._database.read(question)

    async def latest(self, games: list[int]) -> dict[int, tuple[int, str, int]]:
        """Read how often each of some rooms was changed, its rematch, and its last event."""

        def question(connection: Connection) -> dict[int, tuple[int, str, int]]:
            table, events, archive = schema.games, schema.events, schema.archive
            last = (
                select(func.max(events.c.seq)).where(events.c.game == table.c.id).scalar_subquery()
            )
            packed = select(archive.c.events).where(archive.c.game == table.c.id).scalar_subquery()
            seq = func.coalesce(last, packed).label("seq")
            wanted = select(table.c.id, table.c.seating, table.c.rematch, seq)
            rows = connection.execute(wanted.where(table.c.id.in_(games)))
            return {row.id: (row.seating, row.rematch, row.seq or 0) for row in rows}

        return await self._database.read(question)


def _due(code: str, due: object) -> float:
    """Give when a room must go on; now, if that cannot be read."""
    if isinstance(due, float):
        return due
    if due is not None:
        log.warning("room %s goes on now: when it is due cannot be read (%r)", code, due)
    return 0.0
