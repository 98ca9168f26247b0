"""A database on a server of PostgreSQL, which several servers of ours share.

Every commit ends with notices to the others of what it changed (``notices``). Nobody can hold up
the rest for long: a session that stands still in the middle of a transaction is ended by the
database, and one that waits for a lock gives up and tries again.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.engine.url import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry

from grani.server.database import Database, Given
from grani.server.database_names import shown
from grani.server.errors import UnusableDatabase
from grani.server.notices import SENDER, Notices, forget
from grani.server.recognition import Use
from grani.server.upgrade import bring_up_to_date

READERS = 4
CONNECT_SECONDS = 5
PATIENCE_MS = {
    "statement_timeout": 20_000,
    "lock_timeout": 5_000,
    "idle_in_transaction_session_timeout": 3_000,
}
"""How long a session may be busy, wait for a lock, or stand still with locks held."""
KEEPALIVES: dict[str, Any] = {
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "tcp_user_timeout": 10_000,
}
"""A database that has vanished from the network is missed after ten seconds, not after a quarter of
an hour: the first three find that out while nothing is under way, the last one while something is.
"""
SCHEMES = ("postgresql", "postgres", "postgresql+psycopg")


class PostgresDatabase(Database):
    """Has a database of PostgreSQL open until ``close``, beside others.

    ``id`` is this server, as others know it.
    """

    is_shared = True

    def __init__(self, where: str, address: str = "", use: Use = Use.SERVE) -> None:
        self.url = read_url(where)
        self.id = secrets.token_hex(6)
        self.name = shown(where)
        try:
            engine = _engine(self.url, self.id)
            with engine.begin() as connection:
                secret = bring_up_to_date(connection, self.name, bool(address), use)
        except UnusableDatabase:
            raise
        except Exception as wrong:
            reason = getattr(wrong, "orig", None) or wrong
            raise UnusableDatabase("database-useless", path=self.name, reason=reason) from wrong
        super().__init__(engine, secret, Notices(), READERS)

    def close(self) -> None:
        """Finish what is waiting and let go."""
        super().close()
        self.engine.dispose()

    async def read(self, question: Callable[[Connection], Given]) -> Given:
        """Ask the database as it is now; once more, if the connection was lost over it."""
        try:
            return await super().read(question)
        except DBAPIError as wrong:
            if not wrong.connection_invalidated:
                raise
        return await super().read(question)


def read_url(text: str) -> URL:
    """Read the URL of a database of PostgreSQL; UnusableDatabase if it is none."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError) as wrong:
        raise UnusableDatabase("database-url", word=shown(text)) from wrong
    if url.drivername not in SCHEMES or not url.database:
        raise UnusableDatabase("database-url", word=shown(text))
    return url.set(drivername="postgresql+psycopg")


def _engine(url: URL, sender: str) -> Engine:
    engine = create_engine(
        url,
        pool_size=READERS + 1,
        max_overflow=2,
        hide_parameters=True,
        connect_args={"connect_timeout": CONNECT_SECONDS, **KEEPALIVES},
    )

    def prepare(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
        entry.info[SENDER] = sender
        cursor = connection.cursor()
        for setting, milliseconds in PATIENCE_MS.items():
            cursor.execute(f"SET {setting} = {milliseconds}")
        cursor.close()
        connection.commit()

    event.listen(engine, "connect", prepare)
    event.listen(engine, "rollback", forget)
    return engine


def database_now(connection: Connection) -> float:
    """Give the time of the database, which is the same for all servers."""
    found = connection.exec_driver_sql("SELECT extract(epoch FROM clock_timestamp())").scalar_one()
    return float(found)
