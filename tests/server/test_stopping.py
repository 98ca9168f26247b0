"""A server that is told to stop does, whatever happens in that very moment."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from pathlib import Path

import pytest
import uvicorn

from grani.core.registry import game as registered
from grani.server.app import GameServer
from grani.server.lobby import Lobby
from grani.server.room import Room
from grani.server.run import StoppableServer
from grani.server.settings import Settings
from grani.server.store import Store
from grani.server.stored_room import Seat
from tests import postgres
from tests.loops import run
from tests.patience import PATIENCE
from tests.server.browser import Browser
from tests.server.serving import Server


@pytest.mark.parametrize("turns", range(6))
def test_bots_and_timers_stop_in_the_moment_in_which_they_are_woken(
    tmp_path: Path, turns: int
) -> None:
    """A command that ends just then wakes the timer: a few turns of the loop later it is told."""
    settings = Settings(db=tmp_path / "tables.db", static=tmp_path)

    async def stop() -> None:
        store = Store(settings.db)
        lobby = Lobby(store, settings)
        game = registered("rolling-realms")
        olena = Seat("person", "olena", "Olena", ready=True)
        setup = game.setup_data(1, None)
        room = await lobby.open(game, setup, "", [olena], "olena", timer=86_400.0)
        async with room.lock:
            await room.begin()
        room.driver.wake()
        await asyncio.sleep(0.01)
        assert room.driver.is_going
        room.driver.wake()
        for _ in range(turns):
            await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE / 10):
            await lobby.stop()
        assert not room.driver.is_going
        room.driver.wake()
        assert not room.driver.is_going, "what is heard later moves nothing on"
        store.close()

    run(stop())


async def open_room(lobby: Lobby) -> Room:
    """Open a room for one, who has a day for every decision."""
    game = registered("rolling-realms")
    olena = Seat("person", "olena", "Olena", ready=True)
    return await lobby.open(game, game.setup_data(1, None), "", [olena], "olena", timer=86_400.0)


def test_all_bots_and_timers_stop_before_any_room_is_waited_for(tmp_path: Path) -> None:
    settings = Settings(db=tmp_path / "tables.db", static=tmp_path)

    async def stop() -> None:
        store = Store(settings.db)
        lobby = Lobby(store, settings)
        rooms = [await open_room(lobby) for _ in range(3)]
        for room in rooms:
            async with room.lock:
                await room.begin()
            room.driver.wake()
        async with rooms[0].lock:
            stopping = asyncio.create_task(lobby.stop())
            async with asyncio.timeout(PATIENCE):
                while any(room.driver.is_going for room in rooms):
                    await asyncio.sleep(0.01)
            assert not stopping.done()
        await stopping
        store.close()

    run(stop())


def test_no_game_begins_while_games_stand_still(tmp_path: Path) -> None:
    settings = Settings(db=tmp_path / "tables.db", static=tmp_path, share_seconds=0.01)

    async def pause() -> None:
        store = Store(settings.db)
        lobby = Lobby(store, settings)
        before, during = [await open_room(lobby) for _ in range(2)]
        going = lobby.moderator.going
        async with before.lock:
            await before.begin({"olena"})
        going.clear()
        async with during.lock:
            await during.begin({"olena"})
        await asyncio.sleep(0.2)
        assert before.game is None
        assert during.game is None
        going.set()
        async with asyncio.timeout(PATIENCE):
            while before.game is None or during.game is None:
                await asyncio.sleep(0.01)
        await lobby.stop()
        store.close()

    run(pause())


def test_being_told_to_stop_starts_no_thread(tmp_path: Path) -> None:
    """Signals come at any moment, also while there can be no more threads."""
    game = GameServer(Settings(db=tmp_path / "tables.db", static=tmp_path), "127.0.0.1:1")
    server = StoppableServer(uvicorn.Config(game.app), game, print)
    before = threading.enumerate()
    server.handle_exit(signal.SIGTERM, None)
    assert server.should_exit
    assert threading.enumerate() == before
    game.store.close()


@pytest.mark.skipif(postgres.programs() is None, reason=postgres.SKIPPED)
def test_a_server_ends_although_its_database_does_not_answer(tmp_path: Path) -> None:
    with postgres.cluster() as cluster:
        server = Server(tmp_path, db=cluster.database(), stop_seconds=1.0, stop_told=0.3)
        Browser(server).create("dice-forge", "random", "random")
        sessions = "select pid from pg_stat_activity where datname like 'tables%'"
        asleep = [*(pid for (pid,) in cluster.run("postgres", sessions)), cluster.pid]
        for pid in asleep:
            os.kill(pid, signal.SIGSTOP)
        try:
            assert server.stop() == 1
        finally:
            for pid in asleep:
                os.kill(pid, signal.SIGCONT)
        assert "the server waits for its rooms" in server.log
        assert "has not stopped within 1 s" in server.log
        server.start()
        assert server.stop() == 0, "with a database it stops cleanly"
