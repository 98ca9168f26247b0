"""Reviews that are kept with their games, and what those under way have found so far.

Each belongs to an edition (``grani.review.keeping``): of another judge or speed it is as good as
none, and gives way when the game is reviewed anew.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import Connection, delete, select

from grani.server import schema
from grani.server.store import Store


async def kept_reviews(store: Store, speed: str, editions: Mapping[int, str]) -> dict[int, bytes]:
    """Read the reviews of several games, by number; ``editions`` says which of each will do."""
    table = schema.reviews

    def question(connection: Connection) -> dict[int, bytes]:
        found = connection.execute(
            select(table.c.game, table.c.edition, table.c.body).where(
                table.c.game.in_(list(editions)), table.c.speed == speed
            )
        )
        return {row.game: row.body for row in found if row.edition == editions[row.game]}

    return await store.read(question)


@dataclass(frozen=True)
class Place:
    """Where the review of a game at one speed is kept."""

    store: Store
    game: int
    speed: str
    edition: str

    async def review(self) -> bytes | None:
        """Read the review, as JSON that is packed by gzip."""
        table = schema.reviews

        def question(connection: Connection) -> bytes | None:
            return connection.execute(
                select(table.c.body).where(
                    table.c.game == self.game,
                    table.c.speed == self.speed,
                    table.c.edition == self.edition,
                )
            ).scalar()

        return await self.store.read(question)

    async def findings(self) -> list[bytes]:
        """Read what was found so far: lists in JSON, in their order."""
        table = schema.findings

        def question(connection: Connection) -> list[bytes]:
            found = connection.execute(
                select(table.c.body)
                .where(
                    table.c.game == self.game,
                    table.c.speed == self.speed,
                    table.c.edition == self.edition,
                )
                .order_by(table.c.part)
            )
            return [row.body for row in found]

        return await self.store.read(question)

    async def keep_findings(self, part: int, body: bytes) -> None:
        """Keep one more part of what was found; the first lets those of other editions go."""

        def job(connection: Connection) -> None:
            if not self._is_there(connection):
                return
            if part == 0:
                self._forget_findings(connection)
            # Another server may review the same game: what it found is the same.
            connection.execute(
                schema.upsert(connection, schema.findings)
                .values(
                    game=self.game, speed=self.speed, part=part, edition=self.edition, body=body
                )
                .on_conflict_do_nothing()
            )

        await self.store.write(job, self.game)

    async def keep_review(self, body: bytes) -> None:
        """Keep the whole review; its findings are in it."""

        def job(connection: Connection) -> None:
            if not self._is_there(connection):
                return
            self._forget_findings(connection)
            values = {"edition": self.edition, "body": body}
            connection.execute(
                schema.upsert(connection, schema.reviews)
                .values(game=self.game, speed=self.speed, **values)
                .on_conflict_do_update(index_elements=["game", "speed"], set_=values)
            )

        await self.store.write(job, self.game)

    def _is_there(self, connection: Connection) -> bool:
        """Tell whether the game is still kept: it may be deleted while it is reviewed."""
        games = schema.games
        return bool(connection.execute(select(games.c.id).where(games.c.id == self.game)).first())

    def _forget_findings(self, connection: Connection) -> None:
        table = schema.findings
        connection.execute(
            delete(table).where(table.c.game == self.game, table.c.speed == self.speed)
        )
