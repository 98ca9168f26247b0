"""Connections to PostgreSQL: a database that vanishes from the network is missed soon."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from contextlib import closing, suppress

import pytest
from sqlalchemy.engine.url import make_url

from grani.server.neighbours import Listener
from grani.server.postgres_database import PostgresDatabase
from tests import loops, postgres

CARRIED = {
    (socket.SOL_SOCKET, "SO_KEEPALIVE"): 1,
    (socket.IPPROTO_TCP, "TCP_KEEPIDLE"): 5,
    (socket.IPPROTO_TCP, "TCP_KEEPINTVL"): 2,
    (socket.IPPROTO_TCP, "TCP_KEEPCNT"): 2,
    (socket.IPPROTO_TCP, "TCP_USER_TIMEOUT"): 10_000,
}
"""What a socket must have, so that it fails ten seconds after its other end has vanished."""


async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with closing(writer), suppress(ConnectionError):
        while some := await reader.read(65_536):
            writer.write(some)


async def to_cluster(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Lead a TCP connection to the cluster, which has no port of its own."""
    path = postgres.shared().folder / ".s.PGSQL.5432"
    there, back = await asyncio.open_unix_connection(path)
    with suppress(asyncio.CancelledError):  # The test is over.
        await asyncio.gather(pass_on(reader, back), pass_on(there, writer))


def carried(port: int) -> list[dict[tuple[int, str], int]]:
    """Give what the sockets carry that this process has open to a port."""
    found = []
    for number in os.listdir("/proc/self/fd"):
        try:
            one = socket.socket(fileno=os.dup(int(number)))
        except OSError:
            continue  # No socket, or closed meanwhile.
        with one:
            if one.family != socket.AF_INET:
                continue
            with suppress(OSError):  # It listens.
                if one.getpeername()[1] == port:
                    ask = one.getsockopt
                    found.append({key: ask(key[0], getattr(socket, key[1])) for key in CARRIED})
    return found


@pytest.mark.skipif(sys.platform != "linux", reason="other systems name their sockets otherwise")
@pytest.mark.skipif(postgres.programs() is None, reason=postgres.SKIPPED)
def test_every_connection_misses_a_database_that_vanishes() -> None:
    name = make_url(postgres.shared().database()).database

    async def connect() -> list[dict[tuple[int, str], int]]:
        relay = await asyncio.start_server(to_cluster, "127.0.0.1")
        port = relay.sockets[0].getsockname()[1]
        url = f"postgresql://grani@127.0.0.1:{port}/{name}"
        database = await asyncio.to_thread(PostgresDatabase, url)
        hears = asyncio.Event()
        listener = Listener(database, lambda _: None, hears.set)
        listener.start()
        await hears.wait()
        await database.read(lambda connection: connection.exec_driver_sql("SELECT 1"))
        found = carried(port)
        listener.stop()
        await asyncio.to_thread(database.close)
        relay.close()
        return found

    found = loops.run(connect())
    assert len(found) >= 2, "that which listens, and that which asks"
    assert found == [CARRIED] * len(found)
