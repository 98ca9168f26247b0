"""Two servers that write about the same games at once never wait for each other in a circle."""

from __future__ import annotations

import asyncio
import threading
import time

import pytest
from sqlalchemy import Connection, text

from grani.core import fair
from grani.server import writer
from grani.server.store import Store
from grani.server.stored_room import Seat, StoredRoom
from tests import postgres
from tests.loops import run

GAMES = 12


def room(code: str) -> StoredRoom:
    return StoredRoom(
        *(0, code, "dice-forge", "1", {}, "", "host", None, b"seed", fair.old_commitment(b"seed")),
        seats=[Seat("open")],
    )


@pytest.mark.skipif(postgres.programs() is None, reason=postgres.SKIPPED)
@pytest.mark.parametrize("is_sorted", [True, False])
def test_jobs_of_a_commit_go_by_their_games(
    is_sorted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not is_sorted:  # That they would be in each other's way is what makes this a test.
        monkeypatch.setattr(writer, "in_order", list)
    url = postgres.shared().database()
    stores = [Store(url), Store(url)]
    name = url.partition("/")[2].partition("?")[0].rpartition("/")[2]
    ready, both = threading.Event(), threading.Barrier(2)

    def touch(game: int, connection: Connection) -> None:
        changed = "UPDATE games SET updated = updated + 1 WHERE id = :game"
        connection.execute(text(changed), {"game": game})
        time.sleep(0.01)  # So that the other is in the middle of its commit, too.

    def hold(connection: Connection) -> None:
        ready.wait()
        both.wait()

    async def write_all(store: Store, games: list[int]) -> None:
        held = asyncio.ensure_future(store.write(hold))
        await asyncio.sleep(0.2)  # The writer is held up: what follows shares one commit.
        jobs = [
            asyncio.ensure_future(store.write(lambda c, game=game: touch(game, c), game))  # type: ignore[misc]
            for game in games
        ]
        await asyncio.sleep(0.2)
        ready.set()
        await asyncio.gather(held, *jobs)

    async def meet() -> list[int]:
        made = [await stores[0].open_room(room(f"CODE{number:08}")) for number in range(GAMES)]
        games = [one.id for one in made if one is not None]
        await asyncio.gather(
            write_all(stores[0], games), write_all(stores[1], list(reversed(games)))
        )
        return games

    games = run(meet())
    assert len(games) == GAMES
    for store in stores:
        store.close()
    query = f"SELECT deadlocks FROM pg_stat_database WHERE datname = '{name}'"
    (found,) = postgres.shared().run("postgres", query)[0]
    assert (found == 0) is is_sorted
