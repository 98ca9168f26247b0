"""Who is in which room at other servers, so that everybody at a table sees everybody."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Connection, delete, select

from grani.server import schema
from grani.server.leases import alive
from grani.server.notices import tell
from grani.server.store import Store


class Presences:
    """Tells who is here, and reads who is elsewhere. ``id`` is what others know this server by."""

    def __init__(self, store: Store, id: str) -> None:
        self._store = store
        self._id = id

    async def tell(self, game: int, guest: str, name: str | None) -> None:
        """Tell that a guest is in a room here, under a name; None: not any more."""
        table = schema.presences

        def job(connection: Connection) -> None:
            if name is None:
                connection.execute(
                    delete(table).where(
                        table.c.server == self._id, table.c.game == game, table.c.guest == guest
                    )
                )
            else:
                statement = schema.upsert(connection, table).values(
                    server=self._id, game=game, guest=guest, name=name
                )
                keys = ["server", "game", "guest"]
                connection.execute(
                    statement.on_conflict_do_update(index_elements=keys, set_={"name": name})
                )
            tell(connection, "presence", game)

        await self._store.write(job, game)

    async def tell_all(self, rooms: Mapping[int, Mapping[str, str]]) -> None:
        """Tell who is in all rooms here: others may have taken this server for dead."""
        for game, guests in sorted(rooms.items()):
            for guest, name in guests.items():
                await self.tell(game, guest, name)

    async def elsewhere(self, games: list[int]) -> dict[int, dict[str, str]]:
        """Read who is in some rooms at servers that are alive: their guests with their names."""
        table = schema.presences

        def question(connection: Connection) -> dict[int, dict[str, str]]:
            rows = connection.execute(
                select(table.c.game, table.c.guest, table.c.name).where(
                    table.c.game.in_(games), table.c.server != self._id, alive(table.c.server)
                )
            )
            found: dict[int, dict[str, str]] = {game: {} for game in games}
            for row in rows:
                found[row.game][row.guest] = row.name
            return found

        return await self._store.read(question)
