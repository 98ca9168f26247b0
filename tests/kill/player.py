"""Somebody who plays at random through a real socket, comes back after every break, repeats what
was not answered, and notes every promise that the server made.

Where several servers share a database they come through any of them, and say some things through
two at once."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from grani.server.wire import PROTOCOL
from tests.kill.screens import Screen, guest_of
from tests.server.serving import Server

Data = dict[str, Any]
PATIENCE = 60
IMPATIENCE = 3.0
"""Seconds after which one tries another server, if there are several."""
TWICE = 0.2
"""How often a command is sent through two servers."""
CHATS = 0.15
"""How often something is written beside a decision."""
BUSY = 503
AGAIN = 0.05
"""Seconds until one tries again to come back."""
ANSWERS = ("ack", "reject")
PHRASES = ("hello", "nice-roll", "thinking", "hurry", "sorry")


_moments = itertools.count(1)
"""Everything that all players send and hear has its place in one order."""


@dataclass
class Moments:
    """When a command was first sent, and when it was first answered."""

    sent: int
    answered: int = 0


@dataclass
class Notes:
    """What a player sent and was told; ``sent`` and ``answers`` by the ids of commands."""

    sent: dict[str, Data] = field(default_factory=dict)
    answers: dict[str, Data] = field(default_factory=dict)
    moments: dict[str, Moments] = field(default_factory=dict)
    batches: dict[int, tuple[int, str]] = field(default_factory=dict)
    """Seat and lines of every event that was shown, by number."""
    heard: Counter[tuple[int, str]] = field(default_factory=Counter)
    """How often a phrase of a seat was heard."""
    read: Counter[str] = field(default_factory=Counter)
    """How often a text was read that somebody wrote just then."""
    stream: list[tuple[str, int]] = field(default_factory=list)
    """Everything that showed the game, in order: snapshot or batch, and the number of its event."""
    last: Screen | None = None
    """What was seen last."""
    earlier: Screen | None = None
    """What was seen before that."""
    looked: list[Screen] = field(default_factory=list)
    """What all servers showed in the end."""
    oddities: list[str] = field(default_factory=list)


class Player:
    """One guest in one room; plays for all seats that are theirs."""

    decides = True
    """Whether one plays at all, or lets bots and timers do it."""
    is_alone = False
    """Whether only bots and timers move the game on."""

    def __init__(
        self,
        servers: Sequence[Server],
        code: str,
        cookie: str,
        name: str,
        dice: random.Random,
        home: Server | None = None,
    ) -> None:
        self.code = code
        self.name = name
        self.notes = Notes()
        self.is_over = False
        self._servers = servers
        self._server = home or dice.choice(servers)
        self._doubles: set[asyncio.Task[None]] = set()
        self.cookie = cookie
        self._dice = dice
        self._open: dict[str, Data] = {}
        self._decided: set[str] = set()
        self._numbers = 0
        self.seq = -1
        self._is_leaving = False
        self._may_go = False
        self._is_gone = False

    async def play(self) -> None:
        """Play until the game is over or one may go, and all is answered."""
        try:
            await self._play()
        finally:
            self._is_gone = True

    async def _play(self) -> None:
        is_first = True
        while not self._is_done():
            if not is_first:
                self._server = self._dice.choice(self._servers)
            is_first = False
            try:
                async with self._door(self._server) as socket:
                    await self._visit(socket)
            except InvalidStatus as wrong:
                if not self._are_several or wrong.response.status_code != BUSY:
                    oddity = f"room {self.code}: {self.name} is kept out: {wrong}"
                    self.notes.oddities.append(oddity)
                    return
                await asyncio.sleep(AGAIN)
            except (OSError, WebSocketException, TimeoutError, EOFError):
                await asyncio.sleep(AGAIN)
        await asyncio.gather(*self._doubles)

    @property
    def _are_several(self) -> bool:
        return len(self._servers) > 1

    def _door(self, server: Server) -> connect:
        return connect(
            f"ws://127.0.0.1:{server.port}/ws/rooms/{self.code}",
            additional_headers={"Cookie": self.cookie, "Origin": server.address},
            compression=None,
            ping_interval=None,
            open_timeout=IMPATIENCE if self._are_several else PATIENCE,
            close_timeout=1,
        )

    def leave(self) -> None:
        """Decide nothing more; only wait for answers, and look on."""
        self._is_leaving = True

    def go(self) -> None:
        """Look on no longer."""
        self._may_go = True

    @property
    def is_settled(self) -> bool:
        """Whether one has seen the table, and all is answered."""
        return self._is_gone or (self.seq >= 0 and not self._open)

    def _is_done(self) -> bool:
        return (self.is_over or self._may_go) and not self._open

    async def _visit(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
        greeted = False
        silence = 0
        while not (greeted and self._is_done()):
            try:
                message = json.loads(await asyncio.wait_for(socket.recv(), 1.0))
            except TimeoutError:
                silence += 1
                # Who only looks on stays: coming back would show what was not told.
                is_idle = self._is_leaving and not self._open
                if self._are_several and silence > IMPATIENCE and not (greeted and is_idle):
                    raise
                continue
            silence = 0
            self._hear(message)
            if message["type"] == "snapshot" and not greeted:
                greeted = True
                for command in list(self._open.values()):
                    await socket.send(json.dumps(command))
            if greeted and message["type"] in ("snapshot", "batch"):
                for command in self._wishes(message["play"]):
                    await socket.send(json.dumps(command))
                    if self._are_several and self._dice.random() < TWICE:
                        double = asyncio.create_task(self._say_elsewhere(command))
                        self._doubles.add(double)
                        double.add_done_callback(self._doubles.discard)

    async def _say_elsewhere(self, command: Data) -> None:
        """Send a command through another server, too; what it answers must be the same."""
        try:
            others = [one for one in self._servers if one is not self._server]
            async with self._door(self._dice.choice(others)) as socket:
                await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
                await socket.send(json.dumps(command))
                while True:
                    message = json.loads(await asyncio.wait_for(socket.recv(), IMPATIENCE))
                    if message["type"] in ANSWERS and message["id"] == command["id"]:
                        self._hear(message)
                        return
        except (OSError, WebSocketException, TimeoutError, EOFError):
            return  # The first one is repeated until it is answered.

    # ------------------------------------------------------------------ hearing

    def _hear(self, message: Data) -> None:
        notes, kind = self.notes, message["type"]
        if kind in ("snapshot", "batch"):
            self.seq = message["seq"]
            self.is_over = bool(message["seed"])
            shown = message["log"] if kind == "snapshot" else None
            notes.earlier = notes.last
            notes.last = Screen(guest_of(self.cookie), self.seq, message["play"], shown)
            notes.stream.append((kind, self.seq))
            if kind == "batch":
                shown = (message["seat"], json.dumps(message["lines"]))
                if notes.batches.setdefault(message["seq"], shown) != shown:
                    notes.oddities.append(f"room {self.code}: event {self.seq} was shown twice")
        elif kind in ANSWERS:
            id = message["id"]
            before = notes.answers.setdefault(id, message)
            moments = notes.moments[id]
            moments.answered = moments.answered or next(_moments)
            if before["type"] != kind or (kind == "ack" and self._is_other(before, message)):
                notes.oddities.append(f"room {self.code}: {id}: first {before}, then {message}")
            self._open.pop(id, None)
        elif kind == "phrase":
            notes.heard[message["seat"], message["phrase"]] += 1
        elif kind == "chat" and not message["is_past"]:
            notes.read.update(line["text"] for line in message["lines"])

    def _is_other(self, before: Data, message: Data) -> bool:
        is_event = self.notes.sent[message["id"]]["type"] in ("act", "undo")
        return is_event and before["seq"] != message["seq"]

    # ------------------------------------------------------------------ saying

    def _wishes(self, play: Data | None) -> list[Data]:
        """Give what one wants to say: decisions, now and then a phrase, a text, a name, an undo."""
        if play is None or self._is_leaving or self.is_over or not self.decides:
            return []
        dice, wishes = self._dice, []
        for prompt in play["prompts"]:
            if prompt["id"] in self._decided:
                continue
            seat = prompt["seat"]
            if play["undo"].get(str(seat), 0) and dice.random() < 0.1:
                self._decided.add(prompt["id"])
                wishes.append(self._command("undo", seq=self.seq, seat=seat, count=1))
                continue
            self._decided.add(prompt["id"])
            action = dice.choice(prompt["options"])["action"]
            wishes.append(self._command("act", seat=seat, prompt=prompt["id"], action=action))
        if wishes and dice.random() < 0.3:
            wishes.insert(dice.randrange(2), self._command("phrase", phrase=dice.choice(PHRASES)))
        if wishes and dice.random() < CHATS:
            wishes.append(self._command("chat", text=f"{self.name} says {self._numbers}"))
        if wishes and dice.random() < 0.1:
            name = f"{self.name} {self._numbers}"
            wishes.append(self._command("rename", seat=play["prompts"][0]["seat"], name=name))
        return wishes

    def _command(self, kind: str, **more: Any) -> Data:
        self._numbers += 1
        id = f"{self.name}-{self._numbers}"
        command = {"type": kind, "id": id, **more}
        self.notes.sent[id] = command
        self.notes.moments[id] = Moments(next(_moments))
        self._open[id] = command
        return command
