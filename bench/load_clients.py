"""Scripted players for ``python -m bench.load``: many tables in one process.

Reads on its input what to do, and writes what it measured as JSON. All sockets of a table are in
this process, so one clock times them.
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

from bench.load_readers import Reader
from grani.server.wire import PROTOCOL

THINKING = (0.5, 1.5)
"""Seconds between two decisions at a table, evenly spread: one a second."""
SETTLING = 2.0
"""Seconds at the beginning that are not measured."""
OPENING_AT_ONCE = 8
GAMES = ("dice-forge", "dice-forge", "rolling-realms", "rolling-realms")
BOT = "easy"
BOTS_EVERY = 3
"""Of so many tables one is of a person and a bot, in a mixed crowd."""
WATCHED_EVERY = 2
"""Of so many tables one has somebody who looks on."""
TABLES_A_READER = 20
"""For so many tables there is one who studies a finished game."""


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
    pages: int = 0
    pages_refused: int = 0


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

    async def hear(self) -> None:
        """Wait for the next message."""
        self.news.clear()
        await self.news.wait()

    async def say(self, **message: object) -> None:
        await self.socket.send(json.dumps(message))


class Table:
    """A table of two people, or of one and a bot; sometimes somebody looks on.

    Everybody has a socket, and all but the one who looks on a guest of their own.
    """

    def __init__(self, address: str, number: int, dice: random.Random, is_mixed: bool) -> None:
        self.address = address
        self.game = GAMES[number % len(GAMES)]
        self.has_bot = is_mixed and number % BOTS_EVERY == BOTS_EVERY - 1
        self.is_watched = is_mixed and number % WATCHED_EVERY == 0
        self.dice = dice
        self.players: list[Player] = []
        self.sockets: list[Player] = []
        self._listening: list[asyncio.Task[None]] = []
        self._commands = 0

    @property
    def is_over(self) -> bool:
        return not self.players or self.players[0].is_over

    async def open(self) -> None:
        """Open a room, sit down, begin."""
        other = {"kind": "bot", "bot": BOT} if self.has_bot else {"kind": "open"}
        body = {"game": self.game, "seats": [{"kind": "you"}, other]}
        async with httpx.AsyncClient(base_url=self.address, timeout=60) as host:
            answer = await host.post("/api/rooms", json=body)
            answer.raise_for_status()
            self._code = answer.json()["code"]
            self.players = [await self._come(host.cookies["grani_guest"])]
        if not self.has_bot:
            self.players.append(await self._come(await self._new_guest()))
            await self.players[1].say(type="sit", id="sit", seat=1, name="B")
            await self._until(lambda: "sit" in self.players[1].accepted)
        self.sockets = list(self.players)
        if self.is_watched:
            self.sockets.append(await self._come(await self._new_guest()))
        await self.players[0].say(type="start", id="start")
        await self._until(lambda: all(one.seq >= 1 for one in self.sockets))

    async def _new_guest(self) -> str:
        async with httpx.AsyncClient(base_url=self.address, timeout=60) as guest:
            await guest.get("/api/me")
            return str(guest.cookies["grani_guest"])

    async def _come(self, cookie: str) -> Player:
        socket = await connect(
            f"{self.address.replace('http', 'ws')}/ws/rooms/{self._code}",
            additional_headers={"Cookie": f"grani_guest={cookie}", "Origin": self.address},
            compression=None,
            ping_interval=None,
            open_timeout=60,
        )
        player = Player(socket)
        self._listening.append(asyncio.create_task(player.listen()))
        await player.say(type="hello", protocol=PROTOCOL)
        return player

    async def _until(self, done: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not done():
                await asyncio.sleep(0.005)

    async def play(self, end: float, measured: Measured, begin: float) -> None:
        """Decide one after another until the time is over."""
        await asyncio.sleep(self.dice.uniform(0, THINKING[1]))
        refused = sum(player.refused for player in self.players)
        while time.perf_counter() < end and not self.is_over:
            deciding = [player for player in self.players if player.prompts]
            if not deciding:
                await asyncio.sleep(0.01)
                continue
            player = self.dice.choice(deciding)
            took = await self._decide(player)
            measured.decisions += 1
            if took is not None and time.perf_counter() > begin:
                measured.latencies.append(took)
            await asyncio.sleep(self.dice.uniform(*THINKING))
        measured.refused += sum(player.refused for player in self.players) - refused
        measured.finished += self.is_over

    async def _decide(self, player: Player) -> float | None:
        """Take any option; give the seconds until all sockets have heard of it, None if refused."""
        asked = player.prompts[0]
        self._commands += 1
        id = f"c{self._commands}"
        for one in self.sockets:
            one.arrivals.clear()
        refused = player.refused
        begun = time.perf_counter()
        await player.say(
            type="act",
            id=id,
            seat=asked.seat,
            prompt=asked.id,
            action=self.dice.choice(asked.options).action,
        )
        async with asyncio.timeout(60):
            while id not in player.accepted:
                if player.refused > refused:
                    return None
                await player.hear()
            seq = player.accepted.pop(id)
            for one in self.sockets:
                while seq not in one.arrivals:
                    await one.hear()
        return max(one.arrivals[seq] for one in self.sockets) - begun

    async def close(self) -> None:
        for one in self.sockets:
            await one.socket.close()
        await asyncio.gather(*self._listening, return_exceptions=True)
        self._listening.clear()


class Crowd:
    """All tables of this process, and those who study; it does what it reads on its input.

    ``add N`` opens N tables more, and others for games that are over; ``go S`` lets all of them
    play for S seconds, and tells what was measured.
    """

    def __init__(self, address: str, seed: int, finished: str) -> None:
        self._address = address
        self._dice = random.Random(seed)
        self._finished = finished
        self._tables: list[Table] = []

    async def add(self, count: int) -> None:
        fresh = [table for table in self._tables if table.is_over]
        for table in fresh:
            await table.close()
        for number in range(len(self._tables), len(self._tables) + count):
            dice = random.Random(self._dice.random())
            self._tables.append(Table(self._address, number, dice, bool(self._finished)))
            fresh.append(self._tables[-1])
        places = asyncio.Semaphore(OPENING_AT_ONCE)

        async def open_in_turn(table: Table) -> None:
            async with places:
                await table.open()

        await asyncio.gather(*(open_in_turn(table) for table in fresh))

    async def go(self, seconds: float) -> Measured:
        readers = [
            Reader(self._address, self._finished, random.Random(self._dice.random()))
            for _ in range(len(self._tables) // TABLES_A_READER if self._finished else 0)
        ]
        reading = [asyncio.create_task(reader.read()) for reader in readers]
        measured = Measured()
        begin = time.perf_counter() + min(SETTLING, seconds)
        end = begin + seconds
        await asyncio.gather(*(table.play(end, measured, begin) for table in self._tables))
        for task in reading:
            task.cancel()
        await asyncio.gather(*reading, return_exceptions=True)
        for reader in readers:
            measured.pages += sum(reader.answers.values())
            measured.pages_refused += sum(
                count for answer, count in reader.answers.items() if answer not in ("200", "202")
            )
            await reader.close()
        return measured

    async def close(self) -> None:
        await asyncio.gather(*(table.close() for table in self._tables))


async def run(address: str, seed: int, finished: str) -> None:
    crowd = Crowd(address, seed, finished)
    print("ready", flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        word, _, number = line.strip().partition(" ")
        if word == "add":
            await crowd.add(int(number))
            print("ready", flush=True)
        elif word == "go":
            print(msgspec.json.encode(await crowd.go(float(number))).decode(), flush=True)
    await crowd.close()


if __name__ == "__main__":
    asyncio.run(run(sys.argv[1], int(sys.argv[2]), sys.argv[3] if len(sys.argv) > 3 else ""))
