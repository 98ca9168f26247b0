"""Behind a proxy: https, a path of the host, sockets, and whose address counts."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from grani.server.proxies import Proxies
from grani.server.wire import PROTOCOL
from tests.server.proxy import PREFIX, Proxy, free_port, missing, trusting
from tests.server.raw import PATIENCE, ask, status
from tests.server.serving import Server

MakeServer = Callable[..., Server]
needs_nginx = pytest.mark.skipif(bool(missing()), reason=f"PROXY TESTS SKIPPED: {missing()}")
PAGE = '<link href="/assets/a.css"><script type="module" src="/assets/a.js"></script>'


@pytest.fixture(params=["strips", "keeps"])
def proxy(
    request: pytest.FixtureRequest, make_server: MakeServer, tmp_path: Path
) -> Iterator[Proxy]:
    """An nginx that strips the prefix, and one that keeps it."""
    pages = tmp_path / "pages"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text(PAGE)
    (pages / "assets" / "a.js").write_text("import('./b.js')")
    port = free_port()
    server = make_server(
        public_url=f"https://127.0.0.1:{port}{PREFIX}/",
        trusted_proxies=["127.0.0.1"],
        static=str(pages),
        limits={"names_per_minute": 2, "crowd": 1},
    )
    folder = tmp_path / "nginx"
    folder.mkdir()
    running = Proxy(folder, [server], port, request.param == "strips")
    yield running
    running.stop()


def client(proxy: Proxy, source: str = "127.0.0.1", **headers: str) -> httpx.Client:
    """Somebody who comes through the proxy, from one of the addresses of this machine."""
    transport = httpx.HTTPTransport(verify=trusting(), local_address=source)
    return httpx.Client(
        transport=transport, base_url=proxy.address, headers=headers, timeout=PATIENCE
    )


@needs_nginx
def test_everything_works_below_a_path(proxy: Proxy) -> None:
    with client(proxy) as guest:
        for path in ("/", "/room/ABC", "/rules/feat/hydra"):
            page = guest.get(path)
            assert page.status_code == 200
            links = re.findall(r'(?:href|src)="([^"]+)"', page.text)
            assert links == [f"{PREFIX}/assets/a.css", f"{PREFIX}/assets/a.js"]
        assert guest.get("/assets/a.js").text == "import('./b.js')"
        assert guest.get("/").headers["strict-transport-security"].startswith("max-age=")
        me = guest.get("/api/me")
        assert guest.get("/api/me").json() == me.json(), "the cookie comes back"
        body = {"game": "dice-forge", "seats": [{"kind": "you"}, {"kind": "here"}], "start": True}
        opened = guest.post("/api/rooms", json=body, headers={"Origin": proxy.origin})
        assert opened.status_code == 201, opened.text
        code = opened.json()["code"]
        assert guest.get(f"/api/rooms/{code}").json()["host"] is True
        assert b"<svg" in guest.get(f"/api/rooms/{code}/qr.svg").content
        cookie = f"grani_guest={guest.cookies['grani_guest']}"
    with connect(
        f"{proxy.address.replace('https', 'wss')}/ws/rooms/{code}",
        additional_headers={"Cookie": cookie, "Origin": proxy.origin},
        ssl=trusting(),
        compression=None,
    ) as socket:
        socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
        snapshot = json.loads(socket.recv(PATIENCE))
        assert snapshot["room"]["host"] is True
        asked = snapshot["play"]["prompts"][0]
        act = {"seat": asked["seat"], "prompt": asked["id"]}
        act["action"] = asked["options"][0]["action"]
        socket.send(json.dumps({"type": "act", "id": "a", "seq": snapshot["seq"], **act}))
        told = [json.loads(socket.recv(PATIENCE))["type"] for _ in range(2)]
        assert told == ["announced", "ack"]


@needs_nginx
def test_cookies_are_secure_and_stay_below_the_path(proxy: Proxy) -> None:
    with client(proxy) as guest:
        made = guest.get("/api/me").headers["set-cookie"]
    assert "; Secure" in made
    assert f"; Path={PREFIX};" in made
    assert "; HttpOnly" in made


@needs_nginx
def test_addresses_are_those_of_the_senders(proxy: Proxy) -> None:
    lies = {"X-Forwarded-For": "203.0.113.9"}
    with client(proxy, "127.0.0.5", **lies) as first, client(proxy, "127.0.0.6") as second:
        for number in range(2):
            assert first.put("/api/me", json={"name": f"A{number}"}).status_code == 200
        assert first.put("/api/me", json={"name": "B"}).status_code == 429
        first.cookies.clear()
        assert first.put("/api/me", json={"name": "B"}).status_code == 429, "nor as somebody else"
        assert second.put("/api/me", json={"name": "C"}).status_code == 200
    assert "127.0.0.5 PUT /api/me" in proxy.server.log
    assert "203.0.113.9" not in proxy.server.log


def test_strangers_are_not_believed(make_server: MakeServer) -> None:
    server = make_server(trusted_proxies=["127.0.0.7"])
    forwarded = ("X-Forwarded-For: 203.0.113.9", "X-Forwarded-Proto: https")
    answer = ask(server, "Host: 127.0.0.1", *forwarded)
    assert status(answer) == 200
    assert b"; Secure" not in answer
    assert b"strict-transport-security" not in answer.lower()
    assert "203.0.113.9" not in server.log
    answer = ask(server, "Host: 127.0.0.1", *forwarded, source="127.0.0.7")
    assert b"; Secure" in answer
    assert "203.0.113.9 GET /api/me" in server.log


@pytest.mark.parametrize(
    ("trusted", "peer", "forwarded", "sender"),
    [
        ([], "10.0.0.1", "192.0.2.7", "10.0.0.1"),
        (["10.0.0.1"], "10.0.0.1", "192.0.2.7", "192.0.2.7"),
        (["10.0.0.1"], "10.0.0.1", "", "10.0.0.1"),
        (["10.0.0.1"], "10.0.0.1", "1.1.1.1, 192.0.2.7", "192.0.2.7"),
        (["10.0.0.0/8"], "10.0.0.1", "1.1.1.1, 192.0.2.7, 10.9.9.9", "192.0.2.7"),
        (["10.0.0.1"], "10.0.0.1", "1.1.1.1, nonsense", "10.0.0.1"),
        (["10.0.0.1"], "10.0.0.2", "192.0.2.7", "10.0.0.2"),
        (["10.0.0.1"], "::ffff:10.0.0.1", "2001:db8::1", "2001:db8::1"),
        (["::1"], "::1", "192.0.2.7", "192.0.2.7"),
        (["::1"], "::1", "fe80::1%\x1b[31m", "fe80::1"),
    ],
)
def test_who_sent_it(trusted: list[str], peer: str, forwarded: str, sender: str) -> None:
    assert Proxies(trusted).sender(peer, [forwarded] if forwarded else []) == sender


def test_a_proxy_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="nginx"):
        Proxies(["nginx"])


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--trusted-proxy", "nginx"),
        ("--trusted-proxy", "127.0.0.1,10.0.0.0/99"),
        ("--public-url", "example.org"),
        ("--public-url", "https://example.org/a?b"),
    ],
)
def test_options_that_cannot_be_are_refused_in_a_line(option: str, value: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "grani", "serve", "--port", "0", option, value],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode != 0
    assert option in done.stderr
    assert "Traceback" not in done.stderr


def test_https_is_remembered_by_browsers_only_where_it_is_used(make_server: MakeServer) -> None:
    plain = make_server()
    secure = make_server(public_url="https://127.0.0.1/")
    for path in ("/", "/api/me", "/api/nothing"):
        assert "strict-transport-security" not in httpx.get(f"{plain.address}{path}").headers
        header = httpx.get(f"{secure.address}{path}").headers["strict-transport-security"]
        assert int(header.removeprefix("max-age=")) >= 180 * 24 * 3600
