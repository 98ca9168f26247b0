"""Events that are written by the driver itself are those that SQLAlchemy would write."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.engine.url import make_url

from grani.core import fair
from grani.server.database import Where
from grani.server.store import Conflict, Store
from grani.server.stored_room import Entry, Seat, Standing, StoredRoom
from grani.server.writer import Writer
from tests import postgres
from tests.loops import run

PLAYING = Standing("playing", (0, 2), 12.5, "clocks")
WRITTEN = (
    "SELECT code, status, waiting, owed, due, clocks, seq, seat, command, body FROM events"
    " JOIN games ON games.id = events.game ORDER BY code, seq"
)


@pytest.fixture(params=["sqlite", "postgres"])
def places(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[Where]]:
    """Two empty databases of a kind."""
    if request.param == "sqlite":
        yield [tmp_path / "one.db", tmp_path / "other.db"]
    elif postgres.programs() is None:
        pytest.skip(postgres.SKIPPED)
    else:
        yield [postgres.shared().database() for _ in range(2)]


async def opened(store: Store, code: str) -> StoredRoom:
    fresh = StoredRoom(
        *(0, code, "dice-forge", "1", {}, "", "host", None, b"seed", fair.old_commitment(b"seed")),
        seats=[Seat("open")],
    )
    stored = await store.open_room(fresh)
    assert stored is not None
    return stored


async def append(store: Store, stored: StoredRoom, seq: int, command: str | None = None) -> None:
    entry = Entry(seq, seq % 2, command, b"\x00body")
    await store.append(stored, entry, PLAYING, None)


def rows(store: Store) -> list[tuple[object, ...]]:
    with store.database.engine.connect() as connection:
        found = [tuple(row) for row in connection.execute(text(WRITTEN))]
    return [
        tuple(bytes(one) if isinstance(one, memoryview) else one for one in row) for row in found
    ]


async def play(store: Store) -> list[bool]:
    """Write to several games at once, some of which cannot be; tell what was a conflict."""
    rooms = [await opened(store, f"CODE{number:08}") for number in range(4)]
    await append(store, rooms[1], 1)
    rooms[2].seating += 1
    done = await asyncio.gather(
        append(store, rooms[0], 1, "a"),
        append(store, rooms[1], 1, "b"),
        append(store, rooms[2], 1, "c"),
        append(store, rooms[3], 1, None),
        return_exceptions=True,
    )
    assert all(one is None or isinstance(one, Conflict) for one in done), done
    return [isinstance(one, Conflict) for one in done]


def test_both_ways_write_the_same_and_refuse_the_same(
    places: list[Where], monkeypatch: pytest.MonkeyPatch
) -> None:
    written = []
    for is_quick, where in zip((True, False), places, strict=True):
        monkeypatch.setattr(Writer, "is_quick", is_quick)
        store = Store(where)
        assert run(play(store)) == [False, True, True, False]
        written.append(rows(store))
        store.close()
    assert written[0] == written[1]
    assert len(written[0]) == 3


@pytest.mark.skipif(postgres.programs() is None, reason=postgres.SKIPPED)
def test_a_connection_that_was_cut_costs_nothing() -> None:
    url = postgres.shared().database()
    store = Store(url)

    async def go() -> None:
        stored = await opened(store, "CODE00000000")
        await append(store, stored, 1)
        name = make_url(url).database
        cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
        postgres.shared().run("postgres", cut)
        await append(store, stored, 2)
        await append(store, stored, 3)

    run(go())
    assert [row[6] for row in rows(store)] == [1, 2, 3]
    store.close()
