"""Caddy before a server, by the file that hosts copy."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from grani.server.wire import PROTOCOL
from tests.patience import wait_until
from tests.server.proxy import free_port
from tests.server.raw import PATIENCE
from tests.server.serving import ROOT, Server

CADDY = shutil.which("caddy")
FILE = ROOT / "contrib" / "Caddyfile"
pytestmark = pytest.mark.skipif(
    CADDY is None, reason="CADDYFILE NOT TRIED: no caddy here; as root, `make test` installs it"
)


def read(word: str, home: Path, **variables: str) -> str:
    """Let Caddy read the file, to say what is wrong with it or what it makes of it."""
    assert CADDY is not None
    done = subprocess.run(
        [CADDY, word, "--config", str(FILE), "--adapter", "caddyfile"],
        env={**os.environ, "HOME": str(home), **variables},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def run(home: Path, **variables: str) -> subprocess.Popen[str]:
    """Start it, without the port at which it can be told things: others may have theirs."""
    assert CADDY is not None
    given = {**json.loads(read("adapt", home, **variables)), "admin": {"disabled": True}}
    (home / "caddy.json").write_text(json.dumps(given))
    return subprocess.Popen(
        [CADDY, "run", "--config", str(home / "caddy.json")],
        env={**os.environ, "HOME": str(home)},
        stderr=subprocess.STDOUT,
        stdout=subprocess.PIPE,
        text=True,
    )


def test_caddy_takes_the_file_as_it_is(tmp_path: Path) -> None:
    assert "Valid configuration" in read("validate", tmp_path)


def test_a_table_behind_caddy(make_server: Callable[..., Server], tmp_path: Path) -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    server = make_server(public_url=f"{address}/", trusted_proxies=["127.0.0.1"])
    caddy = run(tmp_path, GRANI_SITE=address, GRANI_SERVERS=f"127.0.0.1:{server.port}")
    try:
        with httpx.Client(base_url=address, timeout=PATIENCE) as guest:

            def answers() -> bool:
                assert caddy.poll() is None, caddy.stdout and caddy.stdout.read()
                try:
                    return guest.get("/health").status_code == 200
                except httpx.TransportError:
                    return False

            wait_until(answers, "caddy does not serve")
            assert guest.get("/metrics").status_code == 404
            body = {"game": "dice-forge", "seats": [{"kind": "you"}, {"kind": "here"}]}
            opened = guest.post("/api/rooms", json={**body, "start": True})
            assert opened.status_code == 201, opened.text
            id = opened.headers["x-request-id"]
            assert len(id) == 36, "the id is the one that Caddy drew"
            cookie = f"grani_guest={guest.cookies['grani_guest']}"
        with connect(
            f"{address.replace('http', 'ws')}/ws/rooms/{opened.json()['code']}",
            additional_headers={"Cookie": cookie, "Origin": address},
        ) as socket:
            socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
            assert json.loads(socket.recv(PATIENCE))["room"]["host"] is True
    finally:
        caddy.terminate()
        caddy.communicate(timeout=60)
