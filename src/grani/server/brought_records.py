"""Records that somebody brings for a review or the analysis board: kept for a day, for all servers.

Each guest and each address has so many places, and there are so many in all. Whoever brings more
drives out their own oldest; where all places are taken, the address that has most gives one up. A
record that two guests bring is kept for each of them.
"""

from __future__ import annotations

import gzip
import hmac
import time
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, select
from sqlalchemy.sql.elements import ColumnElement

from grani.server import schema
from grani.server.accounts import is_gone
from grani.server.errors import GuestGone
from grani.server.store import Store

KEPT = 86_400.0
"""Seconds for which a record is kept after it was brought."""
MOST = 256
"""Records that are kept at once."""
MOST_OF_HOME = 32
"""The same of one address."""
MOST_OF_GUEST = 8
"""The same of one guest."""


class Brought(NamedTuple):
    """A record by its fingerprint, and who has brought it: ``home`` is where they were."""

    id: str
    guest: str
    home: str


def home_of(secret: str, subnet: str) -> str:
    """Give what an address is counted by: nobody keeps the address itself."""
    return hmac.digest(secret.encode(), f"grani.home\n{subnet}".encode(), "sha256").hex()


async def keep(store: Store, brought: Brought, packed: bytes) -> None:
    """Keep a record, packed by gzip; GuestGone if its guest was deleted meanwhile."""
    table = schema.brought

    def job(connection: Connection) -> None:
        if is_gone(connection, brought.guest):
            raise GuestGone
        values = {"home": brought.home, "at": time.time(), "body": packed}
        kept = schema.upsert(connection, table).values(id=brought.id, guest=brought.guest, **values)
        keys = ["id", "guest"]
        connection.execute(kept.on_conflict_do_update(index_elements=keys, set_=values))
        forget_old(connection)
        columns = table.c.id, table.c.guest, table.c.home
        rows = connection.execute(select(*columns).order_by(table.c.at, table.c.id))
        for one in given_up([Brought(*row) for row in rows]):
            _let_go(connection, table.c.id == one.id, table.c.guest == one.guest)

    await store.write(job)


async def text_of(store: Store, id: str) -> str | None:
    """Read a record by its fingerprint; None if it is not kept, or not any more."""
    table = schema.brought

    def question(connection: Connection) -> str | None:
        wanted = table.c.id == id, table.c.at > time.time() - KEPT
        packed = connection.execute(select(table.c.body).where(*wanted).limit(1)).scalar()
        return None if packed is None else gzip.decompress(packed).decode()

    return await store.read(question)


def forget_old(connection: Connection) -> None:
    """Delete the records that have been kept for long enough."""
    _let_go(connection, schema.brought.c.at <= time.time() - KEPT)


def _let_go(connection: Connection, *wanted: ColumnElement[bool]) -> None:
    """Delete some records, but for those at which another server is: no two wait for each other."""
    table = schema.brought
    free = select(table.c.id, table.c.guest).where(*wanted).with_for_update(skip_locked=True)
    for id, guest in connection.execute(free).all():
        connection.execute(delete(table).where(table.c.id == id, table.c.guest == guest))


def given_up(records: Sequence[Brought]) -> list[Brought]:
    """Give those of some records, the oldest first, that are too many.

    >>> much = [Brought(f"{number}", "a guest", "home") for number in range(MOST_OF_GUEST + 1)]
    >>> given_up([Brought("first", "olena", "elsewhere"), *much])
    [Brought(id='0', guest='a guest', home='home')]
    """
    left: list[Brought] = list(records)
    gone: list[Brought] = []
    while (one := _next(left)) is not None:
        left.remove(one)
        gone.append(one)
    return gone


def _next(records: Sequence[Brought]) -> Brought | None:
    """Give what goes next: of those who have equally many, what was brought first."""
    if not records:
        return None
    guest, most = Counter(one.guest for one in records).most_common(1)[0]
    if most > MOST_OF_GUEST:
        return next(one for one in records if one.guest == guest)
    home, most = Counter(one.home for one in records).most_common(1)[0]
    if most <= MOST_OF_HOME and len(records) <= MOST:
        return None
    there = [one for one in records if one.home == home]
    guest = Counter(one.guest for one in there).most_common(1)[0][0]
    return next(one for one in there if one.guest == guest)
