"""What somebody saw last, beside what the log says they should have seen."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from typing import Any

import msgspec
from websockets.asyncio.client import connect

from grani.server.live_game import LiveGame
from grani.server.stored_room import StoredRoom
from grani.server.views import GameViews, own_seats
from grani.server.wire import PROTOCOL
from tests.server.serving import Server

Data = dict[str, Any]
PATIENCE = 20.0


@dataclass(frozen=True)
class Screen:
    """Where the game stood for a guest after an event; ``log`` is None where it was not shown."""

    guest: str
    seq: int
    play: Data | None
    log: list[Data] | None = None

    def differs(self, stored: StoredRoom, game: LiveGame) -> str:
        """Say what is not as the game, which stands at the same event, would show it."""
        views = GameViews(stored, game, {})
        told = msgspec.json.encode(views.play(own_seats(stored, self.guest), 0.0))
        wanted = msgspec.json.decode(told, type=Data)
        if self.play is None:
            return "no game"
        for name in wanted.keys() - {"deadline"}:
            if self.play[name] != wanted[name]:
                return name
        if self.log is not None and self.log != [json.loads(line) for line in game.lines]:
            return "log"
        return ""


def guest_of(cookie: str) -> str:
    """Give whose cookie this is."""
    return cookie.partition("=")[2].partition(".")[0]


async def look(server: Server, code: str, cookie: str) -> Screen:
    """Come to a room through a server, and see everything as it stands."""
    async with asyncio.timeout(PATIENCE), _door(server, code, cookie) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
        while True:
            message = json.loads(await socket.recv())
            if message["type"] == "snapshot":
                return Screen(guest_of(cookie), message["seq"], message["play"], message["log"])


async def say(server: Server, code: str, cookie: str, command: Data) -> Data:
    """Come to a room through a server, say one thing, and give what is answered."""
    async with asyncio.timeout(PATIENCE), _door(server, code, cookie) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
        await socket.send(json.dumps({"id": command["type"], **command}))
        while True:
            message: Data = json.loads(await socket.recv())
            if message["type"] in ("ack", "reject"):
                return message


def _door(server: Server, code: str, cookie: str) -> connect:
    return connect(
        f"ws://127.0.0.1:{server.port}/ws/rooms/{code}",
        additional_headers={"Cookie": cookie, "Origin": server.address},
        compression=None,
    )
