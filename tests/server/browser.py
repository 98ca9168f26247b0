"""A browser without a screen: one guest with a cookie, and tabs that each hold a socket."""

from __future__ import annotations

import itertools
import json
import random
import time
from collections.abc import Callable
from contextlib import ExitStack
from types import TracebackType
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from grani.server.wire import PROTOCOL
from tests.server.serving import Server

PATIENCE = 15.0
CUT = 1006
"""The code of a socket that ended without a word."""
Data = dict[str, Any]
_ids = itertools.count(1)


def fresh_id() -> str:
    """An id that no command of this run has had."""
    return f"c{next(_ids)}"


class Browser:
    """One guest: a new one, or the one whose cookie is given."""

    def __init__(self, server: Server, cookie: str = "") -> None:
        self.server = server
        cookies = {"grani_guest": cookie} if cookie else None
        self.http = httpx.Client(
            base_url=server.address, timeout=PATIENCE, cookies=cookies, verify=False
        )
        self.me: Data = self.http.get("/api/me").json()

    @property
    def cookie(self) -> str:
        return f"grani_guest={self.http.cookies['grani_guest']}"

    def create(self, game: str, *seats: str, **more: Any) -> str:
        """Open a room for seats such as ``you``, ``here``, ``open`` or the name of a bot."""
        kinds = [
            {"kind": seat} if seat in ("you", "here", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        body = {"game": game, "setup": None, "seats": kinds, "timer": None, "start": True, **more}
        answer = self.http.post("/api/rooms", json=body)
        assert answer.status_code == 201, answer.text
        code = answer.json()["code"]
        assert isinstance(code, str)
        return code

    def tab(self, code: str) -> Tab:
        """Open the room in a tab."""
        return Tab(self, code)


class Tab:
    """A socket in a room, and what it has been told."""

    def __init__(self, browser: Browser, code: str) -> None:
        self.browser = browser
        self.code = code
        self.room: Data = {}
        self.play: Data | None = None
        self.seq = -1
        self.seed = ""
        self.log: list[Data] = []
        self.heard: list[Data] = []
        self.seqs: list[int] = []
        """The numbers of all batches, in the order in which they came."""
        self._open = ExitStack()
        self.socket = self._connect()
        self.hello()

    def __enter__(self) -> Tab:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        value: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _connect(self) -> ClientConnection:
        server = self.browser.server
        return self._open.enter_context(
            connect(
                f"ws://127.0.0.1:{server.port}/ws/rooms/{self.code}",
                additional_headers={"Cookie": self.browser.cookie, "Origin": server.address},
                open_timeout=PATIENCE,
                compression=None,
                ping_interval=None,
            )
        )

    def hello(self) -> None:
        self.send(type="hello", protocol=PROTOCOL)
        self.until(lambda message: message["type"] == "snapshot")

    def reconnect(self) -> None:
        """Come back after a break."""
        self.socket = self._connect()
        self.hello()

    def close(self) -> None:
        """Close the tab; it may be opened again."""
        self._open.close()

    # ------------------------------------------------------------------ saying and hearing

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def read(self, patience: float = PATIENCE) -> Data:
        """Hear one message, and take note of it."""
        message: Data = json.loads(self.socket.recv(patience))
        kind = message["type"]
        self.heard.append(message)
        if kind in ("snapshot", "batch"):
            if kind == "batch":
                self.seqs.append(message["seq"])
                self.log += [line for line in message["lines"] if line["key"]]
            else:
                self.room = message["room"]
                self.log = message["log"]
            self.seq = message["seq"]
            self.play = message["play"]
            self.seed = message["seed"]
        elif kind == "room":
            self.room = message["room"]
        return message

    def until(self, wanted: Callable[[Data], bool], patience: float = PATIENCE) -> Data:
        """Hear on until a message is the wanted one."""
        end = time.monotonic() + patience
        while True:
            message = self.read(max(0.01, end - time.monotonic()))
            if wanted(message):
                return message

    def hear_all(self, quiet: float = 0.05) -> list[Data]:
        """Hear everything until nothing comes for a moment."""
        heard: list[Data] = []
        while True:
            try:
                heard.append(self.read(quiet))
            except TimeoutError:
                return heard

    def closes(self) -> tuple[int, str]:
        """Wait until the server closes the socket; give code and reason."""
        end = time.monotonic() + PATIENCE
        try:
            while time.monotonic() < end:
                self.read()
        except ConnectionClosed as closed:
            return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (CUT, "")
        raise AssertionError("the socket stayed open")

    def command(self, type: str, **more: Any) -> Data:
        """Send a command and wait for its ack or reject."""
        id = more.pop("id", None) or fresh_id()
        self.send(type=type, id=id, **more)
        answers = ("ack", "reject", "hint")
        return self.until(lambda message: message["type"] in answers and message["id"] == id)

    # ------------------------------------------------------------------ playing

    @property
    def prompts(self) -> list[Data]:
        return self.play["prompts"] if self.play else []

    def prompt(self, seat: int | None = None) -> Data:
        """The open decision, of a certain seat if several are one's own."""
        found = [one for one in self.prompts if seat is None or one["seat"] == seat]
        assert found, f"nothing to decide: {self.play and self.play['waiting']}"
        return found[0]

    def await_prompt(self, seat: int | None = None) -> Data:
        """Hear on until there is something to decide."""
        while not [one for one in self.prompts if seat is None or one["seat"] == seat]:
            assert not self.seed, "the game is over"
            self.read()
        return self.prompt(seat)

    def act(self, option: int = 0, asked: Data | None = None, **more: Any) -> Data:
        """Take an option of a prompt by its number; give the reject, or the ack after its batch."""
        asked = asked or self.prompt()
        action = {
            "seat": asked["seat"],
            "prompt": asked["id"],
            "action": asked["options"][option]["action"],
        }
        answer = self.command("act", **{**action, **more})
        while answer["type"] == "ack" and self.seq < answer["seq"]:
            self.read()
        return answer


def play_on(tabs: list[Tab], dice: random.Random, decisions: int = 100_000) -> int:
    """Let everybody decide at random until the game is over or so many decisions are made."""
    made = 0
    answered: set[str] = set()
    idle_since = time.monotonic()
    # The seed of a game of the day is not told at its end: the room says that it is over.
    while made < decisions and not all(tab.seed or tab.room["status"] == "over" for tab in tabs):
        for tab in tabs:
            tab.hear_all(0.001)
            for prompt in list(tab.prompts):
                if prompt["id"] in answered or made >= decisions:
                    continue
                answered.add(prompt["id"])
                answer = tab.act(dice.randrange(len(prompt["options"])), prompt)
                assert answer["type"] == "ack", answer
                made += 1
                idle_since = time.monotonic()
        assert time.monotonic() - idle_since < PATIENCE, "the game stands still"
    return made
