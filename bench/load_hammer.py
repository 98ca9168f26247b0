"""Clients for ``python -m bench.load --hammer``: each asks for one thing, again and again, as fast
as it is answered.

Reads ``go`` on its input when all are there, and writes how many answers of each kind came as JSON.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from grani.core.registry import game as registered, games
from grani.server.wire import PROTOCOL
from grani.server.worker import step_back

HAMMERS = ("replay", "statistics", "record", "text", "qr", "preview", "hint")
STEP_BACK = 10
"""They stand for other machines: what they take of this one is not to count."""
PAUSE = 0.2
Once = Callable[[], Awaitable[str]]


class Hammer:
    """One client with a cookie of its own."""

    def __init__(self, address: str, code: str, kind: str, dice: random.Random) -> None:
        self._address = address
        self._room = f"/api/rooms/{code}"
        self._kind = kind
        self._dice = dice
        self._open = AsyncExitStack()
        self._once: Once = self._get
        self._table = ""

    async def arrive(self) -> None:
        """Get a cookie; for hints, a table too."""
        client = httpx.AsyncClient(base_url=self._address, timeout=60)
        self._http = await self._open.enter_async_context(client)
        me = await self._http.get("/api/me")
        me.raise_for_status()
        if self._kind == "preview":
            self._once = self._preview
        elif self._kind == "hint":
            await self._sit()

    async def run(self, end: float, answers: Counter[str]) -> None:
        """Ask until the time is over."""
        while time.perf_counter() < end:
            try:
                answers[await self._once()] += 1
            except (httpx.HTTPError, ConnectionClosed, OSError) as wrong:
                answers[type(wrong).__name__] += 1
                await asyncio.sleep(PAUSE)
                if self._kind == "hint":
                    self._once = self._come_back

    async def leave(self) -> None:
        await self._open.aclose()

    async def _get(self) -> str:
        first, frames = self._dice.randrange(400), self._dice.randrange(64)
        path = {
            "replay": f"replay/frames?from={first}&to={first + frames}",
            "text": f"text?width={self._dice.randrange(60, 160)}",
            "qr": "qr.svg",
        }.get(self._kind, self._kind)
        return str((await self._http.get(f"{self._room}/{path}")).status_code)

    async def _preview(self) -> str:
        game = registered(self._dice.choice(games()))
        seats = self._dice.randint(game.min_seats, game.max_seats)
        body = {"game": game.id, "seats": seats, "setup": self._dice.choice(game.setups())}
        return str((await self._http.post("/api/preview", json=body)).status_code)

    async def _come_back(self) -> str:
        """Go on at the same table; who was thrown out of it may not open many others."""
        await self._enter()
        return "back"

    async def _sit(self) -> None:
        """Open a table, and sit down."""
        seats = [{"kind": "you"}, {"kind": "here"}]
        body = {"game": "dice-forge", "seats": seats, "start": True}
        opened = await self._http.post("/api/rooms", json=body)
        opened.raise_for_status()
        self._table = opened.json()["code"]
        await self._enter()

    async def _enter(self) -> None:
        """Open a socket at the own table, and ask for hints there."""
        cookie = f"grani_guest={self._http.cookies['grani_guest']}"
        socket = await self._open.enter_async_context(
            connect(
                f"{self._address.replace('http', 'ws')}/ws/rooms/{self._table}",
                additional_headers={"Cookie": cookie, "Origin": self._address},
                compression=None,
                ping_interval=None,
            )
        )
        await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
        snapshot = json.loads(await socket.recv())
        while not snapshot.get("play"):
            snapshot = json.loads(await socket.recv())
        seat = snapshot["play"]["prompts"][0]["seat"]

        async def ask() -> str:
            id = f"h{self._dice.getrandbits(60)}"
            await socket.send(json.dumps({"type": "hint", "id": id, "seat": seat}))
            while True:
                heard = json.loads(await socket.recv())
                if heard.get("id") == id:
                    return str(heard["type"])

        self._once = ask


async def run(address: str, code: str, kind: str, count: int, seconds: float) -> None:
    hammers = [Hammer(address, code, kind, random.Random(number)) for number in range(count)]
    await asyncio.gather(*(hammer.arrive() for hammer in hammers))
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    answers: Counter[str] = Counter()
    end = time.perf_counter() + seconds
    await asyncio.gather(*(hammer.run(end, answers) for hammer in hammers))
    print(json.dumps(answers), flush=True)
    await asyncio.gather(*(hammer.leave() for hammer in hammers))


if __name__ == "__main__":
    step_back(STEP_BACK)
    address, code, kind, count, seconds = sys.argv[1:]
    asyncio.run(run(address, code, kind, int(count), float(seconds)))
