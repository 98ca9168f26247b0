"""A room is one room: whoever has a socket keeps it in memory, and its seats are those on disk."""

from __future__ import annotations

import asyncio
import json
import signal
import socket as sockets
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack, closing
from os import kill
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from grani.core.registry import game as registered
from grani.server.lobby import Lobby
from grani.server.settings import Settings
from grani.server.store import Store
from grani.server.stored_room import Seat
from grani.server.wire import PROTOCOL
from tests.loops import run
from tests.server.browser import PATIENCE, Browser, Data, fresh_id
from tests.server.serving import ROOT, Server

MakeServer = Callable[..., Server]
CROWD = 150


def socket_of(server: Server, code: str, cookie: str = "") -> ClientConnection:
    """Open a socket in a room and say nothing; without a cookie it is a new guest's."""
    headers = {"Origin": server.address} | ({"Cookie": cookie} if cookie else {})
    return connect(
        f"ws://127.0.0.1:{server.port}/ws/rooms/{code}",
        additional_headers=headers,
        open_timeout=PATIENCE,
        compression=None,
        ping_interval=None,
        max_queue=None,
        close_timeout=1,
    )


def say(socket: ClientConnection, **message: object) -> None:
    socket.send(json.dumps(message))


def hear(socket: ClientConnection, kind: str) -> Data:
    """Hear on until a message of a kind comes."""
    while True:
        message: Data = json.loads(socket.recv(PATIENCE))
        if message["type"] == kind:
            return message


def test_a_silent_socket_keeps_its_room_and_gets_no_seat_of_a_running_game(
    make_server: MakeServer,
) -> None:
    server = make_server(keep_loaded=0.1)
    host, friend, stranger = Browser(server), Browser(server), Browser(server)
    code = host.create("dice-forge", "you", "open", start=False)
    with socket_of(server, code, stranger.cookie) as silent:
        # Time in which an unwatched room would be swept from memory; nothing here depends on it.
        time.sleep(0.6)
        with host.tab(code) as first, friend.tab(code) as second:
            assert second.command("sit", seat=1, name="Olha")["type"] == "ack"
            assert first.command("start")["type"] == "ack"
            say(silent, type="hello", protocol=PROTOCOL)
            assert hear(silent, "snapshot")["room"]["status"] == "playing"
            say(silent, type="sit", id=fresh_id(), seat=1, name="Thief")
            assert hear(silent, "reject")["code"] == "begun"
            assert first.room["seats"][1]["name"] == "Olha"
            seats = host.http.get(f"/api/rooms/{code}").json()["seats"]
            assert [seat["name"] for seat in seats][1] == "Olha"


def test_seats_are_changed_only_from_what_the_database_says(make_server: MakeServer) -> None:
    server = make_server()
    host, friend = Browser(server), Browser(server)
    code = host.create("dice-forge", "you", "open", "open", start=False)
    with host.tab(code) as first, friend.tab(code) as second:
        with closing(sqlite3.connect(server.folder / "tables.db")) as database, database:
            # As if another server had seated somebody there.
            database.execute(
                "update seats set kind = 'person', guest = 'x', name = 'Zoya' where seat = 1"
            )
            database.execute("update games set seating = seating + 1")
        assert second.command("sit", seat=1, name="Thief")["code"] == "stale"
        while second.room["seats"][1]["kind"] == "open":
            second.read()
        assert second.room["seats"][1]["name"] == "Zoya"
        assert second.command("sit", seat=1, name="Thief")["code"] == "taken"
        assert second.command("sit", seat=2, name="Olha")["type"] == "ack"
        with closing(sqlite3.connect(server.folder / "tables.db")) as database, database:
            database.execute("update seats set name = 'Zoryana' where seat = 1")
            database.execute("update games set seating = seating + 1")
        assert first.command("start")["code"] == "stale", "not with seats that are no more"
        assert first.command("start")["type"] == "ack"
        assert first.room["seats"][1]["name"] == "Zoryana"


def test_a_socket_that_never_says_hello_is_closed(make_server: MakeServer) -> None:
    server = make_server(hello_seconds=0.2)
    host = Browser(server)
    code = host.create("dice-forge", "you", "here")
    with host.tab(code) as tab, socket_of(server, code) as silent:
        say(silent, type="ping")
        hear(silent, "pong")
        with pytest.raises(ConnectionClosed, match="say hello first"):
            silent.recv(PATIENCE)
        assert tab.act()["type"] == "ack", "whoever said hello stays"


def test_a_second_server_on_one_file_names_the_first_and_leaves(make_server: MakeServer) -> None:
    server = make_server()
    host = Browser(server)
    code = host.create("dice-forge", "you", "here")
    path = server.folder / "tables.db"
    command = [sys.executable, "-m", "grani", "serve", "--port", "0", "--db", str(path)]
    said = subprocess.run(command, capture_output=True, text=True, timeout=60, cwd=ROOT)
    assert said.returncode == 2
    assert said.stderr.count("\n") == 1, said.stderr
    for part in (str(path), str(server.pid), f"127.0.0.1:{server.port}", sockets.gethostname()):
        assert part in said.stderr
    with host.tab(code) as tab:
        assert tab.act()["type"] == "ack", "the first one has not noticed"
    server.kill()
    server.start()  # What a dead server held is free.
    with host.tab(code) as tab:
        assert tab.act()["type"] == "ack"


def test_a_second_server_leaves_although_the_lock_was_tidied_away(
    make_server: MakeServer,
) -> None:
    server = make_server()
    path = server.folder / "tables.db"
    (server.folder / "tables.db-lock").unlink()
    command = [sys.executable, "-m", "grani", "serve", "--port", "0", "--db", str(path)]
    for _ in range(2):  # The second has left a file with its own name behind.
        said = subprocess.run(command, capture_output=True, text=True, timeout=60, cwd=ROOT)
        assert (said.returncode, said.stderr.count("\n")) == (2, 1), said.stderr
        for part in (str(path), str(server.pid), f"127.0.0.1:{server.port}"):
            assert part in said.stderr
    host = Browser(server)
    with host.tab(host.create("dice-forge", "you", "here")) as tab:
        assert tab.act()["type"] == "ack", "the first one has not noticed"
    server.kill()
    server.start()  # What a dead server held is free.


def test_a_crowd_that_joins_at_once_throws_nobody_out(make_server: MakeServer) -> None:
    server = make_server()
    host = Browser(server)
    code = host.create("dice-forge", "you", "here")
    with host.tab(code) as tab, ExitStack() as stack:
        crowd = [stack.enter_context(socket_of(server, code)) for _ in range(CROWD)]
        tab.hear_all()
        heard = len(tab.heard)
        kill(server.pid, signal.SIGSTOP)  # All of them at one moment, as the server sees it.
        for one in crowd:
            say(one, type="hello", protocol=PROTOCOL)
        kill(server.pid, signal.SIGCONT)
        while tab.room["spectators"] < CROWD:
            tab.read()
        rooms = [message for message in tab.heard[heard:] if message["type"] == "room"]
        assert len(rooms) < CROWD / 3, "changes that come together are told together"
        assert tab.act()["type"] == "ack"
        for one in crowd:
            hear(one, "batch")
        for one in crowd:
            one.close()
        while tab.room["spectators"]:
            tab.read()
        assert tab.act()["type"] == "ack"


class Ear:
    """A client that notes in which order those who share the notes are told."""

    def __init__(self, guest: str, sent: list[str], told: list[str]) -> None:
        self.guest = guest
        self._sent = sent
        self._told = told
        self.name = ""
        self.shares = False

    def send(self, message: bytes) -> None:
        self._sent.append(self.guest)

    def tell(self, message: bytes) -> None:
        self._told.append(self.guest)

    def close(self, code: int, reason: str) -> None:
        raise AssertionError(reason)


def test_players_are_told_before_spectators(tmp_path: Path) -> None:
    async def play() -> None:
        store = Store(tmp_path / "tables.db")
        lobby = Lobby(store, Settings(db=tmp_path / "tables.db", static=tmp_path))
        forge = registered("dice-forge")
        seats = [Seat("person", "olha", "Olha"), Seat("person", "taras", "Taras")]
        room = await lobby.open(forge, forge.setup_data(2, None), "", seats, "olha", None)
        sent: list[str] = []
        told: list[str] = []
        guests = [*(f"watcher {number}" for number in range(30)), "taras", "olha"]
        for guest in guests:
            await room.enter(Ear(guest, sent, told))
        sent.clear()
        told.clear()
        room.broadcast.tell_room()
        await room.begin()
        while len(told) < len(guests):
            await asyncio.sleep(0.01)
        for order in (sent, told):
            assert set(order[:2]) == {"olha", "taras"}
            assert sorted(order) == sorted(guests), "and everybody once"
        await lobby.stop()
        store.close()

    run(play())


def test_a_room_that_is_found_is_the_one_in_memory(tmp_path: Path) -> None:
    """Also if it was swept between being read and being handed to whoever asked."""

    async def play() -> None:
        store = Store(tmp_path / "tables.db")
        lobby = Lobby(store, Settings(db=tmp_path / "tables.db", static=tmp_path))
        forge = registered("dice-forge")
        seats = [Seat("person", "olha", "Olha"), Seat("open")]
        room = await lobby.open(forge, forge.setup_data(2, None), "", seats, "olha", None)
        code = room.stored.code
        lobby.sweep(time.monotonic() + 1)
        assert not lobby.rooms
        finding = [asyncio.create_task(lobby.find(code)) for _ in range(2)]
        while code not in lobby.rooms:
            await asyncio.sleep(0)
        assert not any(one.done() for one in finding)
        lobby.sweep(time.monotonic() + 1)
        found = await asyncio.gather(*finding)
        assert found == [lobby.rooms[code]] * 2
        await lobby.stop()
        store.close()

    run(play())
