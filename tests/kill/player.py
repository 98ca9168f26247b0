"""Somebody who plays at random through a real socket, comes back after every break, repeats what
was not answered, and notes every promise that the server made."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from grani.server.wire import PROTOCOL
from tests.server.serving import Server

Data = dict[str, Any]
PATIENCE = 60
AGAIN = 0.05
"""Seconds until one tries again to come back."""
ANSWERS = ("ack", "reject")
PHRASES = ("hello", "nice-roll", "thinking", "hurry", "sorry")


@dataclass
class Notes:
    """What a player sent and was told; ``sent`` and ``answers`` by the ids of commands."""

    sent: dict[str, Data] = field(default_factory=dict)
    answers: dict[str, Data] = field(default_factory=dict)
    batches: dict[int, tuple[int, str]] = field(default_factory=dict)
    """Seat and lines of every event that was shown, by number."""
    heard: Counter[tuple[int, str]] = field(default_factory=Counter)
    """How often a phrase of a seat was heard."""
    oddities: list[str] = field(default_factory=list)


class Player:
    """One guest in one room; plays for all seats that are theirs."""

    def __init__(
        self, server: Server, code: str, cookie: str, name: str, dice: random.Random
    ) -> None:
        self.code = code
        self.name = name
        self.notes = Notes()
        self.is_over = False
        self._server = server
        self._cookie = cookie
        self._dice = dice
        self._open: dict[str, Data] = {}
        self._decided: set[str] = set()
        self._numbers = 0
        self._seq = -1
        self._is_leaving = False

    async def play(self) -> None:
        """Play until the game is over or one is told to leave, and all is answered."""
        while not self._is_done():
            try:
                async with connect(
                    f"ws://127.0.0.1:{self._server.port}/ws/rooms/{self.code}",
                    additional_headers={"Cookie": self._cookie, "Origin": self._server.address},
                    compression=None,
                    ping_interval=None,
                    open_timeout=PATIENCE,
                    close_timeout=1,
                ) as socket:
                    await self._visit(socket)
            except InvalidStatus as wrong:
                self.notes.oddities.append(f"room {self.code}: {self.name} is kept out: {wrong}")
                return
            except (OSError, WebSocketException, TimeoutError, EOFError):
                await asyncio.sleep(AGAIN)

    def leave(self) -> None:
        """Decide nothing more; only wait for answers."""
        self._is_leaving = True

    def _is_done(self) -> bool:
        return (self.is_over or self._is_leaving) and not self._open

    async def _visit(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
        greeted = False
        while not (greeted and self._is_done()):
            try:
                message = json.loads(await asyncio.wait_for(socket.recv(), 1.0))
            except TimeoutError:
                continue
            self._hear(message)
            if message["type"] == "snapshot" and not greeted:
                greeted = True
                for command in list(self._open.values()):
                    await socket.send(json.dumps(command))
            if greeted and message["type"] in ("snapshot", "batch"):
                for command in self._wishes(message["play"]):
                    await socket.send(json.dumps(command))

    # ------------------------------------------------------------------ hearing

    def _hear(self, message: Data) -> None:
        notes, kind = self.notes, message["type"]
        if kind in ("snapshot", "batch"):
            self._seq = message["seq"]
            self.is_over = bool(message["seed"])
            if kind == "batch":
                shown = (message["seat"], json.dumps(message["lines"]))
                if notes.batches.setdefault(message["seq"], shown) != shown:
                    notes.oddities.append(f"room {self.code}: event {self._seq} was shown twice")
        elif kind in ANSWERS:
            id = message["id"]
            before = notes.answers.setdefault(id, message)
            if before["type"] != kind or (kind == "ack" and self._is_other(before, message)):
                notes.oddities.append(f"room {self.code}: {id}: first {before}, then {message}")
            self._open.pop(id, None)
        elif kind == "phrase":
            notes.heard[message["seat"], message["phrase"]] += 1

    def _is_other(self, before: Data, message: Data) -> bool:
        is_event = self.notes.sent[message["id"]]["type"] in ("act", "undo")
        return is_event and before["seq"] != message["seq"]

    # ------------------------------------------------------------------ saying

    def _wishes(self, play: Data | None) -> list[Data]:
        """Give what one wants to say now: decisions, now and then a phrase, a name, an undo."""
        if play is None or self._is_leaving or self.is_over:
            return []
        dice, wishes = self._dice, []
        for prompt in play["prompts"]:
            if prompt["id"] in self._decided:
                continue
            seat = prompt["seat"]
            if play["undo"].get(str(seat), 0) and dice.random() < 0.1:
                self._decided.add(prompt["id"])
                wishes.append(self._command("undo", seq=self._seq, seat=seat, count=1))
                continue
            self._decided.add(prompt["id"])
            action = dice.choice(prompt["options"])["action"]
            wishes.append(self._command("act", seat=seat, prompt=prompt["id"], action=action))
        if wishes and dice.random() < 0.3:
            wishes.insert(dice.randrange(2), self._command("phrase", phrase=dice.choice(PHRASES)))
        if wishes and dice.random() < 0.1:
            name = f"{self.name} {self._numbers}"
            wishes.append(self._command("rename", seat=play["prompts"][0]["seat"], name=name))
        return wishes

    def _command(self, kind: str, **more: Any) -> Data:
        self._numbers += 1
        id = f"{self.name}-{self._numbers}"
        command = {"type": kind, "id": id, **more}
        self.notes.sent[id] = command
        self._open[id] = command
        return command
