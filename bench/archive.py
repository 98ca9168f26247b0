"""``python -m bench.archive``: what a finished game takes in each database, before and after it is
archived, and how long it takes to read.

Bots play whole games in a room, as on a server; then all of them are archived. Databases are packed
before they are measured, so that what counts is what games take and not what was freed.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from dataclasses import replace
from pathlib import Path

from sqlalchemy import func, select, text

from grani.core.registry import game as registered
from grani.server import schema
from grani.server.game_loading import load_game
from grani.server.lobby import Lobby
from grani.server.settings import Settings
from grani.server.store import Store
from grani.server.stored_room import Seat
from tests import postgres

GAMES = 40
GAME = "dice-forge"


def size(store: Store) -> int:
    """Pack a database, and give its bytes."""
    with store.database.engine.connect() as connection:
        if connection.dialect.name == "postgresql":
            connection = connection.execution_options(isolation_level="AUTOCOMMIT")
            connection.execute(text("VACUUM FULL"))
            names = [table.name for table in schema.metadata.sorted_tables]
            sizes = [
                connection.execute(
                    select(func.pg_total_relation_size(text(f"'{name}'")))
                ).scalar_one()
                for name in names
            ]
            return sum(map(int, sizes))
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder, "copy.db")
            cursor = connection.connection.cursor()
            cursor.execute("VACUUM INTO ?", (str(copy),))
            return copy.stat().st_size


async def play(lobby: Lobby, games: int) -> list[str]:
    """Let bots play games to their end; give the codes of their rooms."""
    game = registered(GAME)
    codes = []
    for _ in range(games):
        seats = [Seat("bot", name=name, bot="greedy", ready=True) for name in ("One", "Two")]
        setup = dict(game.setup_data(2))
        room = await lobby.open(game, setup, game.default_setup, seats, "0" * 32, None)
        async with room.lock:
            await room.begin()
        room.driver.wake()
        while room.game is None or not room.game.is_over:
            await asyncio.sleep(0.02)
        codes.append(room.stored.code)
    return codes


async def read(store: Store, codes: list[str]) -> float:
    """Read games as a server does; give the milliseconds for one."""
    begun = time.perf_counter()
    for code in codes:
        stored = await store.room(code)
        assert stored is not None
        await load_game(stored, store)
    return 1000 * (time.perf_counter() - begun) / len(codes)


async def measure(where: Path | str, games: int) -> str:
    settings = Settings(db=where, static=Path(os.devnull), pace=0.0, archive_after=0.0)
    store = Store(where)
    lobby = Lobby(store, settings)
    await lobby.start()
    empty = size(store)
    codes = await play(lobby, games)
    lobby.sweep(time.monotonic() + 1)
    full, slow = size(store), await read(store, codes)
    with store.database.engine.connect() as connection:
        events = connection.execute(select(func.count()).select_from(schema.events)).scalar_one()
    lobby.settings = replace(settings, archive_after=1e-9)
    begun = time.perf_counter()
    done = await lobby.archiver.put_away_old()
    took = 1000 * (time.perf_counter() - begun) / games
    assert done == games, f"{games - done} games were left alone"
    with store.database.engine.connect() as connection:
        length = func.sum(func.length(schema.archive.c.body))
        packed = connection.execute(select(length)).scalar_one()
    small, again = size(store), await read(store, codes)
    await lobby.stop()
    store.close()
    kind = "SQLite" if isinstance(where, Path) else "PostgreSQL"
    return (
        f"| {kind} | {games} | {events / games:.0f} | {(full - empty) / games / 1000:.1f} kB | "
        f"{(small - empty) / games / 1000:.1f} kB | {packed / games / 1000:.2f} kB | "
        f"{slow:.1f} ms | {again:.1f} ms | {took:.0f} ms |"
    )


def main() -> None:
    reader = argparse.ArgumentParser(prog="python -m bench.archive", description=__doc__)
    reader.add_argument("--games", type=int, default=GAMES)
    games = reader.parse_args().games
    print(
        "| database | games | events | a game | archived | its log | read | read then | archiving |"
    )
    print("|---|---|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        print(asyncio.run(measure(Path(folder, "tables.db"), games)), flush=True)
    if postgres.programs() is None:
        print(postgres.SKIPPED)
    else:
        print(asyncio.run(measure(postgres.shared().database(), games)), flush=True)


if __name__ == "__main__":
    main()
