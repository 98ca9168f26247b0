"""Tables that are played without end while the server is killed again and again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from tests.kill.audit import Audit
from tests.kill.player import Player
from tests.kill.screens import look, say
from tests.server.serving import Server

Table = tuple[str, tuple[str, ...], float | None]
TABLES: tuple[Table, ...] = (
    ("dice-forge", ("you", "open"), None),
    ("rolling-realms", ("you", "guest"), None),
    ("dice-forge", ("you", "greedy"), None),
    ("rolling-realms", ("you", "here", "random"), 2.0),
)
"""Games that are played at once: game, seats, seconds a decision."""
KINDS = {"you": "you", "here": "here", "open": "here", "absent": "you", "guest": "open"}
"""How a table is opened for seats of people: ``open`` is for the same guest in a second window,
``guest`` for another guest, and ``absent`` is one who never decides."""
PLENTY = {"phrases": 100_000, "chats": 100_000}
MOST_ANSWERS = 20
"""Commands that a server answers before it is killed, at most."""
MOMENT = 0.1
LOOK = 0.02
STILLBORN = 0.1
"""How often a server is killed before it can answer at all."""
PATIENCE = 60
AT_ONCE = 8
"""Looks that are taken at the same time in the end."""
LENGTHS = "select code, max(seq) from games join events on events.game = games.id group by code"
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
        self.lengths: dict[str, int] = {}
        """How many events each room had when everybody looked for the last time."""
        self._opening = 0
        self._findings: list[str] = []
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
            await self._until(self._is_settled)
            await self._look()
            for player in self.players:
                player.go()
            await asyncio.wait_for(asyncio.gather(*tables), PATIENCE)
        finally:
            for table in tables:
                table.cancel()
            await asyncio.gather(*tables, return_exceptions=True)
            code = await self._stop()
        audit = Audit(self._path, self.players, self.lengths)
        audit.findings += self._findings
        if code:
            audit.findings.append(f"the server ended with code {code}")
        await audit.run()
        return audit

    async def _look(self) -> None:
        """Let everybody see how things stand, where they are and through every server.

        Those who are still there stay meanwhile: so no server reads a room anew for it.
        """
        self.lengths = dict(await asyncio.to_thread(self._ask, LENGTHS))
        await self._until(
            lambda: all(one.seq >= self.lengths.get(one.code, 0) for one in self.players)
        )
        some = asyncio.Semaphore(AT_ONCE)

        async def look_at(player: Player, server: Server) -> None:
            async with some:
                player.notes.looked.append(await look(server, player.code, player.cookie))

        guests = {(player.code, player.cookie): player for player in self.players}
        looks = [look_at(player, one) for player in guests.values() for one in self._servers]
        await asyncio.gather(*looks)

    def _ask(self, query: str) -> list[tuple[Any, ...]]:
        """Ask the database something."""
        return self._servers[0].ask(query)

    def _is_settled(self) -> bool:
        return not self._opening and all(player.is_settled for player in self.players)

    async def _until(self, wanted: Callable[[], bool]) -> None:
        """Wait until something is so; if it never is, the audit says what that has led to."""
        for _ in range(round(PATIENCE / LOOK)):
            if wanted():
                return
            await asyncio.sleep(LOOK)

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
            self._opening += 1
            try:
                players = await self._open(game, seats, timer)
                self.players += players
            finally:
                self._opening -= 1
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
            except (httpx.HTTPError, KeyError, OSError, WebSocketException, EOFError):
                await asyncio.sleep(0.1)

    async def _try_to_open(
        self, game: str, seats: tuple[str, ...], timer: float | None
    ) -> list[Player]:
        wanted = [
            {"kind": KINDS[seat]} if seat in KINDS else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        home = self._dice.choice(self._servers)
        body = {"game": game, "seats": wanted, "timer": timer, "start": "guest" not in seats}
        async with self._browser(home) as http:
            await http.get("/api/me")
            cookie = f"grani_guest={http.cookies['grani_guest']}"
            code = (await http.post("/api/rooms", json=body)).json()["code"]
        count = len(self.players)
        people = [Player(self._servers, code, cookie, f"p{count}", self._fresh(), home)]
        people[0].decides = "absent" not in seats
        people[0].is_alone = not {"you", "here", "open"} & set(seats)
        name = f"p{count + 1}"
        if "open" in seats:
            # The same guest in a second window: both may decide, and each decision counts once.
            people.append(Player(self._servers, code, cookie, name, self._fresh()))
        if "guest" in seats:
            others = [one for one in self._servers if one is not home] or [home]
            other = self._dice.choice(others)
            async with self._browser(other) as http:
                await http.get("/api/me")
                second = f"grani_guest={http.cookies['grani_guest']}"
            sit = {"type": "sit", "seat": seats.index("guest"), "name": "Taras"}
            if (await say(other, code, second, sit))["type"] != "ack":
                raise KeyError("a seat that was open is not")
            start = await say(home, code, cookie, {"type": "start"})
            if start["type"] != "ack":
                self._findings.append(f"room {code}: somebody sat down, but: {start}")
            people.append(Player(self._servers, code, second, name, self._fresh(), other))
        return people

    def _browser(self, server: Server) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=server.address, timeout=PATIENCE, verify=False)

    def _fresh(self) -> random.Random:
        return random.Random(self._dice.random())
