"""A server that starts reads the games in which something is to be done now, and no others."""

from __future__ import annotations

import asyncio
from pathlib import Path

from grani.core.registry import game as registered
from grani.server.lobby import Lobby
from grani.server.room import Room
from grani.server.settings import Settings
from grani.server.store import Seat, Store

WAITING = 25


async def opened(lobby: Lobby, seats: list[Seat], timer: float | None) -> Room:
    realms = registered("rolling-realms")
    setup = realms.setup_data(len(seats), None)
    room = await lobby.open(realms, setup, "", seats, "olha", timer)
    async with room.lock:
        await room.begin()
    return room


def test_only_what_is_due_is_read(tmp_path: Path) -> None:
    person, bot = Seat("person", "olha", "Olha"), Seat("bot", name="Bot", bot="random")
    settings = Settings(db=tmp_path / "tables.db", static=tmp_path)

    async def leave() -> str:
        store = Store(settings.db)
        lobby = Lobby(store, settings)
        for _ in range(WAITING):
            await opened(lobby, [person], timer=86_400.0)
            await opened(lobby, [person], timer=None)
        room = await opened(lobby, [bot, bot], timer=None)
        await lobby.stop()
        store.close()
        return room.deed.code

    async def come_back(code: str) -> None:
        store = Store(settings.db)
        lobby = Lobby(store, settings)
        assert len(await store.unfinished()) == WAITING + 1
        await lobby.start()
        while (deed := await store.room(code)) is None or deed.status != "over":
            await asyncio.sleep(0.02)
        assert set(lobby.rooms) == {code}
        await lobby.stop()
        store.close()

    asyncio.run(come_back(asyncio.run(leave())))
