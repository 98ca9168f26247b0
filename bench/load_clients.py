"""Scripted players for ``python -m bench.load``: many tables of two in one process.

Reads ``go`` on its input when all tables are open, plays for a while, and writes what it measured
as JSON. Both players of a table sit in this process, so one clock times them.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from grani.server.wire import PROTOCOL

THINKING = (0.5, 1.5)
"""Seconds between two decisions at a table, evenly spread: one a second."""
SETTLING = 2.0
"""Seconds at the beginning that are not measured."""
OPENING_AT_ONCE = 8


class Choice(msgspec.Struct):
    action: int


class Asked(msgspec.Struct):
    id: str
    seat: int
    options: list[Choice]


class Stand(msgspec.Struct):
    prompts: list[Asked]


class Heard(msgspec.Struct):
    """As much of a message as a scripted player looks at."""

    type: str
    seq: int = -1
    id: str = ""
    play: Stand | None = None
    seed: str = ""


@dataclass
class Measured:
    """What happened at all tables."""

    latencies: list[float] = field(default_factory=list)
    decisions: int = 0
    refused: int = 0
    finished: int = 0


class Player:
    """One socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seq = -1
        self.prompts: list[Asked] = []
        self.arrivals: dict[int, float] = {}
        self.accepted: dict[str, int] = {}
        self.refused = 0
        self.is_over = False
        self.news = asyncio.Event()

    async def listen(self) -> None:
        decoder = msgspec.json.Decoder(Heard)
        async for frame in self.socket:
            now = time.perf_counter()
            heard = decoder.decode(frame)
            if heard.type == "ack":
                self.accepted[heard.id] = heard.seq
            elif heard.type == "reject":
                self.refused += 1
            elif heard.play is not None:
                self.arrivals[heard.seq] = now
                self.seq = heard.seq
                self.prompts = heard.play.prompts
                self.is_over = bool(heard.seed)
            self.news.set()

    async def say(self, **message: object) -> None:
        await self.socket.send(json.dumps(message))


class Table:
    """A table of two, each with a guest and a socket of their own."""

    def __init__(self, address: str, game: str, dice: random.Random) -> None:
        self.address = address
        self.game = game
        self.dice = dice
        self.players: list[Player] = []
        self._listening: list[asyncio.Task[None]] = []
        self._commands = 0

    async def open(self) -> None:
        """Open a room, sit down, begin."""
        seats = [{"kind": "you"}, {"kind": "open"}]
        async with httpx.AsyncClient(base_url=self.address, timeout=60) as host:
            answer = await host.post("/api/rooms", json={"game": self.game, "seats": seats})
            answer.raise_for_status()
            code = answer.json()["code"]
            cookies = [host.cookies["grani_guest"]]
        async with httpx.AsyncClient(base_url=self.address, timeout=60) as friend:
            await friend.get("/api/me")
            cookies.append(friend.cookies["grani_guest"])
        for cookie in cookies:
            socket = await connect(
                f"{self.address.replace('http', 'ws')}/ws/rooms/{code}",
                additional_headers={"Cookie": f"grani_guest={cookie}", "Origin": self.address},
                compression=None,
                ping_interval=None,
                open_timeout=60,
            )
            player = Player(socket)
            self._listening.append(asyncio.create_task(player.listen()))
            self.players.append(player)
            await player.say(type="hello", protocol=PROTOCOL)
        await self.players[1].say(type="sit", id="sit", seat=1, name="B")
        await self._until(lambda: "sit" in self.players[1].accepted)
        await self.players[0].say(type="start", id="start")
        await self._until(lambda: all(player.seq == 1 for player in self.players))

    async def _until(self, done: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not done():
                await asyncio.sleep(0.005)

    async def play(self, end: float, measured: Measured, begin: float) -> None:
        """Decide one after another until the time is over."""
        await asyncio.sleep(self.dice.uniform(0, THINKING[1]))
        while time.perf_counter() < end and not self.players[0].is_over:
            deciding = [player for player in self.players if player.prompts]
            if not deciding:
                await asyncio.sleep(0.01)
                continue
            player = self.dice.choice(deciding)
            took = await self._decide(player)
            measured.decisions += 1
            if time.perf_counter() > begin:
                measured.latencies.append(took)
            await asyncio.sleep(self.dice.uniform(*THINKING))
        measured.refused += sum(player.refused for player in self.players)
        measured.finished += self.players[0].is_over

    async def _decide(self, player: Player) -> float:
        """Take any option; give the seconds until both sockets have heard of it."""
        asked = player.prompts[0]
        self._commands += 1
        id = f"c{self._commands}"
        for one in self.players:
            one.arrivals.clear()
            one.news.clear()
        seq = max(one.seq for one in self.players) + 1
        begun = time.perf_counter()
        await player.say(
            type="act",
            id=id,
            seat=asked.seat,
            prompt=asked.id,
            action=self.dice.choice(asked.options).action,
        )
        async with asyncio.timeout(30):
            for one in self.players:
                while seq not in one.arrivals:
                    one.news.clear()
                    await one.news.wait()
        return max(one.arrivals[seq] for one in self.players) - begun

    async def close(self) -> None:
        for player in self.players:
            await player.socket.close()
        await asyncio.gather(*self._listening, return_exceptions=True)


async def run(address: str, count: int, seconds: float, seed: int) -> None:
    dice = random.Random(seed)
    games = ("dice-forge", "rolling-realms")
    tables = [
        Table(address, games[number % 2], random.Random(dice.random())) for number in range(count)
    ]
    places = asyncio.Semaphore(OPENING_AT_ONCE)

    async def open_in_turn(table: Table) -> None:
        async with places:
            await table.open()

    await asyncio.gather(*(open_in_turn(table) for table in tables))
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    measured = Measured()
    begin = time.perf_counter() + min(SETTLING, seconds)
    await asyncio.gather(*(table.play(begin + seconds, measured, begin) for table in tables))
    print(msgspec.json.encode(measured).decode(), flush=True)
    await asyncio.gather(*(table.close() for table in tables))


if __name__ == "__main__":
    asyncio.run(run(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), int(sys.argv[4])))
