"""A server that starts reads the games in which something is to be done now, and no others."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from grani.core.registry import game as registered
from grani.server.lobby import Lobby
from grani.server.room import Room
from grani.server.settings import Settings
from grani.server.store import Store
from grani.server.stored_room import Seat
from tests.loops import run
from tests.server.browser import Browser
from tests.server.serving import Server

WAITING = 25
FIRST = "(select id from games order by id limit 1)"


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
        return room.stored.code

    async def come_back(code: str) -> None:
        store = Store(settings.db)
        lobby = Lobby(store, settings)
        assert len(await store.unfinished()) == WAITING + 1
        await lobby.start()
        while (stored := await store.room(code)) is None or stored.status != "over":
            await asyncio.sleep(0.02)
        assert set(lobby.rooms) == {code}
        await lobby.stop()
        store.close()

    run(come_back(run(leave())))


@pytest.mark.parametrize(
    ("wound", "trouble", "told"),
    [
        ("update seals set stage = 'x' where game = ", "damaged", "is damaged"),
        ("update seals set body = x'00' where game = ", "damaged", "is damaged"),
        ("update games set clocks = x'ff' where id = ", "damaged", "is damaged"),
        ("update games set due = 'x' where id = ", "", "when it is due cannot be read"),
        ("update games set due = x'ff' where id = ", "", "when it is due cannot be read"),
    ],
)
def test_no_room_stops_another(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, wound: str, trouble: str, told: str
) -> None:
    bot = Seat("bot", name="Bot", bot="random")
    settings = Settings(db=tmp_path / "tables.db", static=tmp_path, pace=0.0)

    async def leave() -> list[str]:
        store = Store(settings.db)
        lobby = Lobby(store, settings)
        rooms = [await opened(lobby, [bot, bot], timer=None) for _ in range(3)]
        await lobby.stop()
        store.close()
        return [room.stored.code for room in rooms]

    async def come_back(codes: list[str]) -> None:
        store = Store(settings.db)
        lobby = Lobby(store, settings)
        await lobby.start()
        for code in codes[1:] if trouble else codes:
            while (stored := await store.room(code)) is None or stored.status != "over":
                await asyncio.sleep(0.02)
        first = await store.room(codes[0])
        assert first is not None
        assert first.trouble == trouble
        await lobby.stop()
        store.close()

    codes = run(leave())
    with closing(sqlite3.connect(settings.db)) as database, database:
        database.execute(wound + FIRST)
    with caplog.at_level(logging.WARNING):
        run(come_back(codes))
    assert f"room {codes[0]}" in caplog.text
    assert told in caplog.text


def test_a_beginning_that_fails_is_told_to_who_began_it(make_server: Callable[..., Server]) -> None:
    """The start is noted before the dice are sealed: that is no reason to acknowledge it."""
    server = make_server()
    host = Browser(server)
    code = host.create("dice-forge", "you", "greedy", start=False)
    assert server.stop() == 0
    # As if the rules had changed since.
    server.ask("""update games set setup = '{"feats": ["nothing"]}' returning id""")
    server.start()
    with host.tab(code) as tab:
        answer = tab.command("start")
        assert (answer["type"], answer["code"]) == ("reject", "setup")
        assert "open a new room" in answer["reason"]
