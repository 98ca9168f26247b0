"""Which of several servers runs the bots and timers of a room.

A server says every few seconds that it is alive; a room names the one that drives it, and whoever
finds that one dead takes the room over. What is safe never depends on it: should two drive a room,
the numbers of events decide who was first. Time is that of the database, the same for all.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from functools import partial

from sqlalchemy import (
    ColumnElement,
    Connection,
    Float,
    and_,
    cast,
    delete,
    func,
    or_,
    select,
    update,
)

from grani.server import schema
from grani.server.notices import tell
from grani.server.store import Store

AT_ONCE = 100
"""Rooms that are taken over at once: others may take the rest."""
LAST = 1 << 62
"""After all games of a commit: it locks many, and must not wait for any while it does."""
BEATS = 3
"""How often a server says that it is alive before it would be taken for dead."""


def now() -> ColumnElement[float]:
    """The time of the database."""
    return cast(func.extract("epoch", func.clock_timestamp()), Float)


def alive(server: ColumnElement[str]) -> ColumnElement[bool]:
    """Whether a server is taken to be alive."""
    table = schema.servers
    return select(table.c.id).where(table.c.id == server, table.c.until > now()).exists()


class Leases:
    """What one server drives; ``id`` is what others know it by."""

    def __init__(self, store: Store, id: str, seconds: float) -> None:
        self.id = id
        self.seconds = seconds
        self._store = store
        self._until = 0.0
        self._driven: set[int] = set()

    @property
    def every(self) -> float:
        """Seconds between two signs of life."""
        return self.seconds / BEATS

    @property
    def is_fresh(self) -> bool:
        """Whether others take this server to be alive."""
        return time.monotonic() < self._until

    async def beat(self) -> tuple[bool, frozenset[str]]:
        """Say that this server is alive; tell whether it was late, and which others are.

        One that was late may have lost what it drove, and others may not know who is with it.
        """
        begun = time.monotonic()
        is_late = begun > self._until
        table = schema.servers

        def job(connection: Connection) -> frozenset[str]:
            until = now() + self.seconds
            statement = schema.upsert(connection, table).values(id=self.id, until=until)
            connection.execute(
                statement.on_conflict_do_update(index_elements=["id"], set_={"until": until})
            )
            rows = connection.execute(select(table.c.id).where(table.c.until > now()))
            return frozenset(row.id for row in rows) - {self.id}

        others = await self._store.write(job)
        if is_late:
            self._driven.clear()
        self._until = begun + self.seconds
        return is_late, others

    async def claim(self, game: int) -> bool:
        """Take the bots and timers of a room, if no other server that is alive has them."""
        if game in self._driven and self.is_fresh:
            return True
        games = schema.games

        def job(connection: Connection) -> bool:
            taken = connection.execute(
                update(games)
                .where(games.c.id == game, or_(games.c.driver == self.id, ~alive(games.c.driver)))
                .values(driver=self.id)
            )
            return taken.rowcount == 1

        if not await self._store.write(job, game):
            self._driven.discard(game)
            return False
        self._driven.add(game)
        return True

    async def release(self, dropped: Collection[int]) -> None:
        """Let others drive rooms that are no longer in memory here."""
        ours = self._driven & set(dropped)
        if not ours:
            return
        self._driven -= ours
        for game in ours:
            await self._store.write(partial(self._let_go, game), game)

    def _let_go(self, game: int, connection: Connection) -> None:
        games = schema.games
        ours = games.c.id == game, games.c.driver == self.id
        connection.execute(update(games).where(*ours).values(driver=""))

    async def take_over(self, driven: Collection[int]) -> list[str]:
        """Take rooms in which a server should go on now and none does; give their codes.

        Those that are this server's own are among them, but for those that it has in memory and
        ``driven``: one that could not be read when it was taken is tried again.
        """
        games = schema.games
        forgotten = and_(games.c.driver == self.id, games.c.id.not_in(list(driven)))
        waiting = (
            select(games.c.id)
            .where(
                and_(games.c.status == "playing", games.c.owed, games.c.trouble == ""),
                or_(games.c.due.is_(None), games.c.due < time.time() + self.seconds),
                or_(~alive(games.c.driver), forgotten),
            )
            .order_by(games.c.id)
            .limit(AT_ONCE)
            .with_for_update(key_share=True, skip_locked=True)
        )

        def job(connection: Connection) -> list[tuple[int, str]]:
            taken = connection.execute(
                update(games)
                .where(games.c.id.in_(waiting.scalar_subquery()))
                .values(driver=self.id)
                .returning(games.c.id, games.c.code)
            )
            return [(row.id, row.code) for row in taken]

        found = await self._store.write(job, LAST)
        self._driven |= {game for game, _ in found}
        return [code for _, code in found]

    async def leave(self) -> None:
        """Say that this server is going: others take over what it drives at once."""

        def job(connection: Connection) -> None:
            for table, column in (
                (schema.presences, schema.presences.c.server),
                (schema.servers, schema.servers.c.id),
            ):
                connection.execute(delete(table).where(column == self.id))
            tell(connection, "server", 0, "gone")

        self._driven.clear()
        await self._store.write(job)

    async def forget_dead(self) -> None:
        """Delete what is left of servers that died."""
        servers, presences = schema.servers, schema.presences

        def job(connection: Connection) -> None:
            connection.execute(delete(presences).where(~alive(presences.c.server)))
            connection.execute(delete(servers).where(servers.c.until < now() - 10 * self.seconds))

        await self._store.write(job)
