"""Limits that several servers keep together: what one has allowed counts at the others, too.

With every sign of life a server writes how much it has allowed to whom, and reads what the others
have; no command waits for that. In between each gives away no more than its part of what is left,
and a half on top: a flood through all of them gets little more than one through one.
"""

from __future__ import annotations

import time

from sqlalchemy import Connection, delete, func, select

from grani.server import schema
from grani.server.rate_limits import HOUR, Allowances
from grani.server.store import Store

LONGEST_KEY = 64


class SharedLimits:
    """Keeps the limits of one server in step with those of others; ``id`` is what they know it by.

    Only what is rare is shared: commands are counted by every server for itself.
    """

    def __init__(self, store: Store, id: str, allowed: Allowances) -> None:
        self._store = store
        self._id = id
        self._limits = allowed.shared
        self._written: dict[tuple[str, str], int] = {}

    async def sync(self, servers: int) -> None:
        """Tell what was allowed here, and take in what was elsewhere; so many are alive."""
        counted = {
            (kind, key[:LONGEST_KEY]): count
            for kind, limits in self._limits.items()
            for key, count in limits.counts().items()
        }
        changed = {one: count for one, count in counted.items() if self._written.get(one) != count}
        gone = [one for one in self._written if one not in counted]
        if servers == 1 and not self._written:
            changed = {}  # Nobody would read it.

        def job(connection: Connection) -> dict[tuple[str, str], int]:
            self._write(connection, changed, gone)
            return self._read(connection)

        is_alone = servers == 1 and not changed and not gone
        found = {} if is_alone else await self._store.write(job)
        for one in gone:
            self._written.pop(one, None)
        self._written |= changed
        for kind, limits in self._limits.items():
            elsewhere = {key: count for (of, key), count in found.items() if of == kind}
            limits.take_in(elsewhere, servers)

    def _write(
        self,
        connection: Connection,
        changed: dict[tuple[str, str], int],
        gone: list[tuple[str, str]],
    ) -> None:
        table, now = schema.tallies, time.time()
        for kind, key in gone:
            ours = table.c.server == self._id, table.c.kind == kind, table.c.key == key
            connection.execute(delete(table).where(*ours))
        for (kind, key), count in changed.items():
            values = {"count": count, "at": now}
            statement = schema.upsert(connection, table).values(
                server=self._id, kind=kind, key=key, **values
            )
            keys = ["server", "kind", "key"]
            connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=values))
        connection.execute(delete(table).where(table.c.at < now - HOUR))

    def _read(self, connection: Connection) -> dict[tuple[str, str], int]:
        table, now = schema.tallies, time.time()
        rows = connection.execute(
            select(table.c.kind, table.c.key, func.sum(table.c.count), func.max(table.c.at))
            .where(table.c.server != self._id)
            .group_by(table.c.kind, table.c.key)
        )
        return {
            (kind, key): int(count)
            for kind, key, count, at in rows
            if kind in self._limits and at > now - self._limits[kind].seconds
        }
