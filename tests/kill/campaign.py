"""Tables that are played without end while the server is killed again and again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import httpx

from tests.kill.audit import Audit
from tests.kill.player import Player
from tests.kill.screens import look
from tests.server.serving import Server

Table = tuple[str, tuple[str, ...], float | None]
TABLES: tuple[Table, ...] = (
    ("dice-forge", ("you", "open"), None),
    ("rolling-realms", ("you", "open"), None),
    ("dice-forge", ("you", "greedy"), None),
    ("rolling-realms", ("you", "here", "random"), 2.0),
)
"""Games that are played at once: game, seats, seconds a decision."""
KINDS = {"you": "you", "here": "here", "open": "here", "absent": "you"}
"""How a table is opened for seats of people; ``absent`` is one who never decides."""
PLENTY = {"phrases": 100_000, "chats": 100_000}
MOST_ANSWERS = 20
"""Commands that a server answers before it is killed, at most."""
MOMENT = 0.1
LOOK = 0.02
STILLBORN = 0.1
"""How often a server is killed before it can answer at all."""
PATIENCE = 60
LAST = 12
"""Players whose screens are looked at in the end."""
Progress = Callable[[int, int, int], None]


class Campaign:
    """One server at a time on one database, and those who play there."""

    _tables: tuple[Table, ...] = TABLES

    def __init__(self, folder: Path, dice: random.Random, progress: Progress) -> None:
        self.rooms = 0
        self._path = folder / "tables.db"
        self._dice = dice
        self._progress = progress
        self.players: list[Player] = []
        self._servers = self._start(folder)
        self._is_enough = False

    def _start(self, folder: Path) -> list[Server]:
        return [Server(folder, limits=PLENTY, keep_loaded=0.5)]

    async def _harm(self) -> None:
        """Kill the server, now and then another one before it can answer, and start it again."""
        (server,) = self._servers
        await asyncio.to_thread(server.kill)
        if self._dice.random() < STILLBORN:
            server.launch()
            await asyncio.sleep(self._dice.uniform(0, 1.5))
            await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)

    async def _stop(self) -> int:
        """Stop everything; give the exit code of a server that did not end well, or 0."""
        codes = [await asyncio.to_thread(server.stop) for server in self._servers]
        return max(codes, key=abs)

    async def run(self, kills: int) -> Audit:
        """Kill so many times, let everybody hear the last answers, and check."""
        tables = [asyncio.create_task(self._table(*table)) for table in self._tables]
        try:
            for number in range(1, kills + 1):
                await self._live()
                await self._harm()
                self._progress(number, kills, self.rooms)
                for table in tables:
                    if table.done():
                        table.result()
            self._is_enough = True
            for player in self.players:
                player.leave()
            await asyncio.wait_for(asyncio.gather(*tables), PATIENCE)
            await self._look()
        finally:
            for table in tables:
                table.cancel()
            await asyncio.gather(*tables, return_exceptions=True)
            code = await self._stop()
        audit = Audit(self._path, self.players)
        if code:
            audit.findings.append(f"the server ended with code {code}")
        await audit.run()
        return audit

    async def _look(self) -> None:
        """Let everybody who played last see through every server how things stand."""
        for player in self.players[-LAST:]:
            for server in self._servers:
                player.notes.screens.append(await look(server, player.code, player.cookie))

    async def _live(self) -> None:
        """Let the server live for some answers and a random moment more."""
        wanted = self._answers() + self._dice.randint(1, MOST_ANSWERS)
        for _ in range(round(PATIENCE / LOOK)):
            if self._answers() >= wanted:
                break
            await asyncio.sleep(LOOK)
        await asyncio.sleep(self._dice.uniform(0, MOMENT))

    def _answers(self) -> int:
        return sum(len(player.notes.answers) for player in self.players)

    async def _table(self, game: str, seats: tuple[str, ...], timer: float | None) -> None:
        """Play one game after the other."""
        while not self._is_enough:
            players = await self._open(game, seats, timer)
            self.players += players
            self.rooms += 1
            if self._is_enough:
                for player in players:
                    player.leave()
            await asyncio.gather(*(player.play() for player in players))

    async def _open(self, game: str, seats: tuple[str, ...], timer: float | None) -> list[Player]:
        """Open a room and sit down, however often the server dies over it."""
        while True:
            try:
                return await self._try_to_open(game, seats, timer)
            except (httpx.HTTPError, KeyError):
                await asyncio.sleep(0.1)

    async def _try_to_open(
        self, game: str, seats: tuple[str, ...], timer: float | None
    ) -> list[Player]:
        wanted = [
            {"kind": KINDS[seat]} if seat in KINDS else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        async with httpx.AsyncClient(
            base_url=self._dice.choice(self._servers).address, timeout=PATIENCE, verify=False
        ) as http:
            await http.get("/api/me")
            cookie = f"grani_guest={http.cookies['grani_guest']}"
            body = {"game": game, "seats": wanted, "timer": timer, "start": True}
            code = (await http.post("/api/rooms", json=body)).json()["code"]
        count = len(self.players)
        people = [Player(self._servers, code, cookie, f"p{count}", self._fresh())]
        people[0].decides = "absent" not in seats
        people[0].is_alone = not {"you", "here", "open"} & set(seats)
        if "open" in seats:
            # The same guest in a second window: both may decide, and each decision counts once.
            people.append(Player(self._servers, code, cookie, f"p{count + 1}", self._fresh()))
        return people

    def _fresh(self) -> random.Random:
        return random.Random(self._dice.random())
