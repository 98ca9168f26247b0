"""A club as hosts run it: nginx with https, below a path, before two servers on one database.

Which server somebody reaches is chance: requests and sockets of one guest go to both by turns.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from grani.server.wire import PROTOCOL
from tests import postgres
from tests.patience import wait_until
from tests.server.proxy import PREFIX, Proxy, free_port, missing, trusting
from tests.server.raw import PATIENCE
from tests.server.serving import Server

pytestmark = [
    pytest.mark.skipif(bool(missing()), reason=f"CLUB TESTS SKIPPED: {missing()}"),
    pytest.mark.skipif(postgres.programs() is None, reason=postgres.SKIPPED),
]
QUICK, NEVER = 0.2, 3600.0
PROXY_SECONDS = 1
"""After so much silence the proxy closes a socket, in the short form."""
IDLE = 70.0
LONG = os.environ.get("GRANI_LONG") == "1"


class Club:
    """The proxy, and the two servers behind it; ``given`` is what each of them is told."""

    def __init__(
        self, folder: Path, *given: dict[str, Any], changes: dict[str, str] | None = None
    ) -> None:
        self._open = ExitStack()
        port = free_port()
        url = postgres.shared().database()
        self.servers = []
        for number, one in enumerate(given):
            place = folder / f"server-{number}"
            place.mkdir()
            public = f"https://127.0.0.1:{port}{PREFIX}/"
            fixed = {"db": url, "public_url": public, "trusted_proxies": ["127.0.0.1"]}
            self.servers.append(Server(place, **fixed, **one))
        (folder / "nginx").mkdir()
        self.proxy = Proxy(folder / "nginx", self.servers, port, changes=changes)

    def close(self) -> None:
        self._open.close()
        self.proxy.stop()
        for server in self.servers:
            server.kill()

    def guest(self, source: str) -> httpx.Client:
        """Somebody at an address of their own."""
        transport = httpx.HTTPTransport(verify=trusting(), local_address=source)
        headers = {"Origin": self.proxy.origin}
        return httpx.Client(
            transport=transport, base_url=self.proxy.address, headers=headers, timeout=PATIENCE
        )

    def socket(self, code: str, guest: httpx.Client) -> ClientConnection:
        """A window at a table, which says nothing by itself."""
        return self._open.enter_context(
            connect(
                f"{self.proxy.address.replace('https', 'wss')}/ws/rooms/{code}",
                additional_headers={
                    "Cookie": f"grani_guest={guest.cookies['grani_guest']}",
                    "Origin": self.proxy.origin,
                },
                ssl=trusting(),
                compression=None,
                ping_interval=None,
                source_address=("127.0.0.5", 0),
            )
        )


def opened(guest: httpx.Client) -> str:
    body = {"game": "dice-forge", "seats": [{"kind": "you"}, {"kind": "here"}], "start": True}
    answer = guest.post("/api/rooms", json=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


def greeted(socket: ClientConnection) -> dict[str, Any]:
    socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
    return hear(socket, "snapshot")


def hear(socket: ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(socket.recv(PATIENCE))
        if message["type"] == kind:
            return message


def is_alive(socket: ClientConnection) -> bool:
    socket.send(json.dumps({"type": "ping"}))
    return hear(socket, "pong") == {"type": "pong"}


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    """Servers of which only the first pings, behind a proxy that does not wait long."""
    limits = {"names_per_minute": 2, "crowd": 1}
    running = Club(
        tmp_path,
        {"ping_seconds": QUICK, "limits": limits},
        {"ping_seconds": NEVER, "limits": limits},
        changes={
            "proxy_read_timeout 60s;": f"proxy_read_timeout {PROXY_SECONDS}s;",
            "rate=50r/s": "rate=1r/s",
            "burst=200": "burst=60",
        },
    )
    yield running
    running.close()


def test_a_club_behind_nginx(club: Club) -> None:
    with club.guest("127.0.0.5") as olena, club.guest("127.0.0.6") as taras:
        # TLS, a path, and one guest at both servers.
        me = olena.get("/api/me")
        assert "; Secure" in me.headers["set-cookie"]
        assert f"; Path={PREFIX};" in me.headers["set-cookie"]
        code = opened(olena)
        assert [olena.get(f"/api/rooms/{code}").json()["host"] for _ in range(2)] == [True, True]
        for server in club.servers:
            wait_until(lambda: f"127.0.0.5 GET /api/rooms/{code}" in server.log, "not asked")  # noqa: B023

        # One table through two servers.
        sockets = [club.socket(code, olena) for _ in range(2)]
        shown = [greeted(socket) for socket in sockets]
        asked = shown[0]["play"]["prompts"][0]
        act = {"seat": asked["seat"], "prompt": asked["id"]}
        sockets[0].send(
            json.dumps({"type": "act", "id": "a", "action": asked["options"][0]["action"], **act})
        )
        assert [hear(socket, "batch")["seq"] for socket in sockets] == [2, 2]

        # Silence: the proxy closes a socket without pings, and those with pings outlast two such.
        lasting = survivor(sockets)
        second = [club.socket(code, olena) for _ in range(2)]
        for socket in second:
            greeted(socket)
        assert is_alive(survivor(second))
        assert is_alive(lasting)

        # Limits count people, not the proxy: by the servers what costs work …
        taras.get("/api/me")
        codes = [olena.put("/api/me", json={"name": f"A{n}"}).status_code for n in range(5)]
        assert codes.count(429) >= 1
        assert taras.put("/api/me", json={"name": "Taras"}).status_code == 200
        # … and by the proxy everything else.
        flood = [olena.get("/").status_code for _ in range(80)]
        assert 429 in flood
        assert taras.get("/").status_code != 429

    # What the log says is what the proxy said; numbers are not for those outside.
    assert all("127.0.0.1 " not in server.log for server in club.servers)
    with club.guest("127.0.0.7") as stranger:
        assert stranger.get("/metrics").status_code == 404


def survivor(sockets: list[ClientConnection]) -> ClientConnection:
    """Say nothing until the proxy has closed one of two sockets; give the other."""
    closed: list[ClientConnection] = []

    def is_one_closed() -> bool:
        for socket in sockets:
            try:
                socket.recv(0.05)
            except TimeoutError:
                pass
            except ConnectionClosed:
                closed.append(socket)
        return bool(closed)

    wait_until(is_one_closed, "the proxy keeps silent sockets open")
    (left,) = (socket for socket in sockets if socket not in closed)
    return left


@pytest.mark.skipif(not LONG, reason="70 s of silence belong to `make chaos`")
def test_sockets_stay_open_through_a_long_silence(tmp_path: Path) -> None:
    club = Club(tmp_path, {}, {})
    try:
        with club.guest("127.0.0.5") as guest:
            guest.get("/api/me")
            code = opened(guest)
            sockets = [club.socket(code, guest) for _ in range(2)]
            for socket in sockets:
                greeted(socket)
            begun = time.monotonic()
            wait_until(lambda: time.monotonic() > begun + IDLE, "time stands still")
            assert all(is_alive(socket) for socket in sockets)
    finally:
        club.close()
