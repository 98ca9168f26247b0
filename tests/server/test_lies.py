"""A client that lies is refused with a reason, and nobody else notices."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from grani.server.wire import PROTOCOL
from tests.patience import wait_until
from tests.server.browser import CUT, Browser, Tab, fresh_id
from tests.server.serving import Server

MakeServer = Callable[..., Server]


@pytest.fixture
def host(server: Server) -> Browser:
    return Browser(server)


@pytest.fixture
def stranger(server: Server) -> Browser:
    return Browser(server)


def still_works(tab: Tab) -> None:
    """Those who play honestly go on."""
    tab.hear_all()
    assert tab.act()["type"] == "ack"


def test_somebody_elses_seat(host: Browser, stranger: Browser) -> None:
    code = host.create("dice-forge", "you", "here")
    stranger.create("dice-forge", "you", "here")  # A seat of one's own elsewhere is no help.
    with host.tab(code) as tab, stranger.tab(code) as liar:
        for seat in (0, 1, 7):
            answer = liar.act(0, tab.prompt(), seat=seat)
            assert (answer["type"], answer["code"]) == ("reject", "not-your-seat")
        answer = liar.command("undo", seq=liar.seq, seat=0, count=1)
        assert answer["code"] == "not-your-seat"
        answer = liar.command("hint", seat=0)
        assert answer["code"] == "not-your-seat"
        answer = liar.command("seat_bot", seat=0, bot="random")
        assert answer["code"] == "not-host"
        still_works(tab)


def test_a_decision_that_has_passed(host: Browser) -> None:
    code = host.create("dice-forge", "you", "here")
    with host.tab(code) as tab:
        old = tab.prompt()
        tab.act(0, old)
        tab.hear_all()
        seq = tab.seq
        answer = tab.act(0, old)
        assert (answer["type"], answer["code"]) == ("reject", "stale")
        assert answer["play"]["prompts"] == tab.prompts, "a refusal says what holds instead"
        assert tab.act(0, None, action=999_999)["code"] == "illegal"
        assert tab.act(0, None, prompt="0.12345")["code"] == "stale"
        assert tab.seq == seq
        still_works(tab)


def test_a_repeated_id_counts_once(host: Browser, stranger: Browser) -> None:
    code = host.create("dice-forge", "you", "here")
    with host.tab(code) as tab, stranger.tab(code) as watching:
        first = tab.prompt()
        id = fresh_id()
        seq = tab.act(0, first, id=id)["seq"]
        assert tab.act(0, first, id=id) == {"type": "ack", "id": id, "seq": seq}
        tab.hear_all()
        while tab.prompt()["seat"] != first["seat"]:
            tab.act()
            tab.hear_all()
        before = tab.seq
        assert tab.act(0, None, id=id)["seq"] == seq, "an old id for a new decision"
        assert tab.seq == before
        still_works(tab)
        tab.hear_all()
        watching.hear_all()
        assert watching.seq == tab.seq
        assert len(watching.seqs) == len(set(watching.seqs))


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "[]",
        "null",
        '"act"',
        '{"type": "dance"}',
        '{"type": "act"}',
        '{"type": "act", "id": 7, "seat": 0, "prompt": "0.1", "action": 0}',
        '{"type": "act", "id": "x", "seat": -1, "prompt": "0.1", "action": 0}',
        '{"type": "act", "id": "x", "seat": 0, "prompt": "0.1", "action": 1e300}',
        '{"type": "sit", "id": "' + "x" * 5000 + '", "seat": 0, "name": "A"}',
        "[" * 4000,
        "\x00\x01",
    ],
)
def test_malformed_frames(host: Browser, stranger: Browser, frame: str) -> None:
    code = host.create("dice-forge", "you", "here")
    with host.tab(code) as tab, stranger.tab(code) as liar:
        liar.socket.send(frame)
        answer = liar.until(lambda message: message["type"] == "reject")
        assert answer["code"] == "bad-message"
        assert answer["reason"]
        liar.send(type="ping")
        liar.until(lambda message: message["type"] == "pong")
        still_works(tab)


def test_bytes_instead_of_text(host: Browser, stranger: Browser) -> None:
    code = host.create("dice-forge", "you", "here")
    with host.tab(code) as tab, stranger.tab(code) as liar:
        liar.socket.send(b'{"type": "ping"}')
        assert liar.until(lambda message: message["type"] == "reject")["code"] == "bad-message"
        still_works(tab)


def test_ten_megabytes(host: Browser, stranger: Browser) -> None:
    code = host.create("dice-forge", "you", "here")
    with host.tab(code) as tab, stranger.tab(code) as liar:
        with suppress(ConnectionClosed):
            liar.socket.send(json.dumps({"type": "sit", "name": "x" * 10_000_000}))
        assert liar.closes()[0] in (1009, CUT), "what is cut off in mid-sentence may hear nothing"
        still_works(tab)
    with stranger.tab(code) as liar:
        liar.send(type="sit", name="x" * 9000)
        status, reason = liar.closes()
        assert status == 1009
        assert reason
    body = json.dumps({"game": "x" * 10_000_000})
    kind = {"Content-Type": "application/json"}
    answer = stranger.http.post("/api/rooms", content=body, headers=kind)
    assert (answer.status_code, answer.json()["error"]) == (413, "too-large")
    pieces = (b"x" * 1000 for _ in range(1000))
    answer = stranger.http.post("/api/rooms", content=pieces, headers=kind)
    assert answer.status_code == 413


def handshake(server: Server, code: str, **headers: str) -> int:
    """The status with which a socket is answered."""
    try:
        with connect(f"ws://127.0.0.1:{server.port}/ws/rooms/{code}", additional_headers=headers):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


def test_other_origins_and_hosts(server: Server, host: Browser) -> None:
    code = host.create("dice-forge", "you", "here")
    cookie = host.cookie
    assert handshake(server, code, Origin=server.address, Cookie=cookie) == 101
    for origin in ("https://evil.example", "null", f"https://127.0.0.1:{server.port}", ""):
        assert handshake(server, code, Origin=origin, Cookie=cookie) == 403
    assert handshake(server, code, Cookie=cookie) == 403
    body = {"name": "Mallory"}
    for headers in (
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ):
        answer = host.http.put("/api/me", json=body, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (403, "origin")
    for name in ("evil.example", f"evil.example:{server.port}", "127.0.0.1.evil.example", "[::"):
        answer = host.http.get("/api/me", headers={"Host": name})
        assert (answer.status_code, answer.json()["error"]) == (421, "host"), name
    assert host.http.get("/api/me").json()["name"] == ""


def test_only_json_is_read(host: Browser) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        answer = host.http.put("/api/me", content='{"name":"M"}', headers={"Content-Type": kind})
        assert (answer.status_code, answer.json()["error"]) == (415, "content-type")


def test_forged_and_foreign_cookies_are_nobody(
    server: Server, host: Browser, make_server: MakeServer
) -> None:
    code = host.create("dice-forge", "you", "here")
    signed = host.http.cookies["grani_guest"]
    guest, _, signature = signed.rpartition(".")
    elsewhere = Browser(make_server()).http.cookies["grani_guest"]
    for forged in (
        guest,
        f"{guest}.",
        f"{'0' * 32}.{signature}",
        elsewhere,
        "ключ",
        '"',
        "a" * 4000,
    ):
        headers = {b"Cookie": f"grani_guest={forged}".encode()}
        answer = httpx.get(f"{server.address}/api/rooms/{code}", headers=headers)
        assert answer.json()["host"] is False
        assert not any(seat["mine"] for seat in answer.json()["seats"])
        assert "grani_guest" in answer.cookies, "and gets a cookie that is worth something"


def test_too_fast(make_server: MakeServer) -> None:
    server = make_server(limits={"commands": 40, "phrases": 5})
    host, stranger = Browser(server), Browser(server)
    code = host.create("dice-forge", "you", "here")
    with host.tab(code) as tab, stranger.tab(code) as liar:
        for _ in range(5):
            assert liar.command("phrase", phrase="hello")["type"] == "ack"
        assert liar.command("phrase", phrase="hello")["code"] == "too-fast"
        for _ in range(100):
            liar.send(type="ping")
        for _ in range(50):
            liar.send(type="resync")
        assert liar.closes()[0] == 1008
        assert any(message.get("code") == "too-fast" for message in liar.heard)
        still_works(tab)


def test_too_many_rooms_lookups_and_windows(make_server: MakeServer) -> None:
    limits = {"rooms_per_hour": 3, "lookups_per_minute": 5, "sockets_per_guest": 2}
    server = make_server(limits=limits)
    host, stranger = Browser(server), Browser(server)
    codes = [host.create("dice-forge", "you", "here") for _ in range(3)]
    body = {"game": "dice-forge", "seats": [{"kind": "you"}, {"kind": "here"}]}
    answer = host.http.post("/api/rooms", json=body)
    assert (answer.status_code, answer.json()["error"]) == (429, "too-fast")
    for _ in range(5):
        assert stranger.http.get("/api/rooms/ZZZZZZ").status_code == 404
    assert stranger.http.get("/api/rooms/ZZZZZZ").status_code == 429
    assert stranger.http.get(f"/api/rooms/{codes[0]}").status_code == 429
    assert host.http.get(f"/api/rooms/{codes[0]}").status_code == 200, "players are not strangers"
    with host.tab(codes[0]), host.tab(codes[1]):
        assert handshake(server, codes[2], Origin=server.address, Cookie=host.cookie) == 429
    wait_until(
        lambda: handshake(server, codes[2], Origin=server.address, Cookie=host.cookie) == 101,
        "windows that were closed still count",
    )


def small_ears(browser: Browser, code: str) -> ClientConnection:
    """A socket that the system keeps little for, so that what is not read is soon noticed."""
    ears = socket.socket()
    ears.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    ears.connect(("127.0.0.1", browser.server.port))
    headers = {"Origin": browser.server.address, "Cookie": browser.cookie}
    address = f"ws://127.0.0.1:{browser.server.port}/ws/rooms/{code}"
    return connect(address, sock=ears, additional_headers=headers, close_timeout=0.1)


def test_a_client_that_does_not_read_is_let_go(make_server: MakeServer) -> None:
    server = make_server(limits={"outgoing": 8})
    host = Browser(server)
    code = host.create("dice-forge", "you", "here")
    with host.tab(code) as tab, small_ears(host, code) as deaf:
        with suppress(ConnectionClosed):
            deaf.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
            for _ in range(1000):
                deaf.send('{"type": "resync"}')
        let_go = f"WS /ws/rooms/{code} 1013"
        wait_until(lambda: let_go in server.log, "the deaf client is still there")
        assert server.log.count(let_go) == 1, "and nobody else"
        still_works(tab)


def test_before_hello_nothing_is_done(server: Server, host: Browser) -> None:
    code = host.create("dice-forge", "you", "here")
    headers = {"Origin": server.address, "Cookie": host.cookie}
    with connect(
        f"ws://127.0.0.1:{server.port}/ws/rooms/{code}", additional_headers=headers
    ) as opened:
        act = {"type": "act", "id": "a", "seat": 0, "prompt": "0.1", "action": 0}
        opened.send(json.dumps(act))
        assert json.loads(opened.recv(5))["code"] == "bad-message"
        opened.send(json.dumps({"type": "hello", "protocol": 99}))
        assert json.loads(opened.recv(5))["code"] == "protocol"


def test_the_seed_stays_secret_until_the_end(host: Browser, server: Server) -> None:
    code = host.create("dice-forge", "you", "here")
    with host.tab(code) as tab:
        for _ in range(10):
            tab.act()
            tab.hear_all()
        assert not any(message.get("seed") for message in tab.heard)
    for path in ("record", "replay", "replay/frames?from=0&to=3", "statistics"):
        answer = host.http.get(f"/api/rooms/{code}/{path}")
        assert (answer.status_code, answer.json()["error"]) == (409, "playing")


def test_every_answer_carries_the_headers_of_caution(host: Browser) -> None:
    for path in ("/api/me", "/api/nothing", "/", "/api/rooms/ZZZZZZ"):
        headers = host.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "script" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({"game": "chess", "seats": [{"kind": "you"}]}, "game"),
        ({"game": "dice-forge", "seats": [{"kind": "you"}]}, "seats"),
        ({"game": "dice-forge", "seats": []}, "bad-request"),
        ({"game": "dice-forge", "seats": [{"kind": "you"}] * 5}, "seats"),
        ({"game": "dice-forge", "seats": [{"kind": "king"}] * 2}, "bad-request"),
        ({"game": "dice-forge", "seats": [{"kind": "bot", "bot": "hal"}] * 2}, "bot"),
        ({"game": "dice-forge", "seats": [{"kind": "you"}] * 2, "setup": "nowhere"}, "setup"),
        ({"game": "dice-forge", "seats": [{"kind": "you"}] * 2, "setup": {"x": 1}}, "setup"),
        ({"game": "dice-forge", "seats": [{"kind": "you"}] * 2, "timer": 0}, "bad-request"),
        ([], "bad-request"),
    ],
)
def test_rooms_that_cannot_be(host: Browser, body: Any, error: str) -> None:
    answer = host.http.post("/api/rooms", json=body)
    assert (answer.status_code, answer.json()["error"]) == (400, error)
    assert answer.json()["reason"]


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("DELETE", "/api/account/passkeys/%00%1b[31m"),
        ("GET", "/api/rooms/%1b%0aABC"),
        ("GET", "/api/admin?find=%00"),
        ("GET", "/api/puzzles?x=%00"),
        ("GET", "/assets/%00.js"),
    ],
)
def test_signs_that_nobody_writes_are_refused_at_the_gate(
    server: Server, host: Browser, method: str, path: str
) -> None:
    kind = {"Content-Type": "application/json"}
    answer = host.http.request(method, path, headers=kind)
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-request")
    assert "\x1b" not in server.log


def test_the_sign_nul_is_refused_in_every_text(server: Server, host: Browser) -> None:
    kind = {"Content-Type": "application/json"}
    name = b'{"name": "Ole\\u0000na"}'
    assert host.http.put("/api/me", content=name, headers=kind).status_code == 400
    code = host.create("dice-forge", "you", "here")
    with host.tab(code) as tab:
        for command in ("act", "sit", "chat", "phrase", "rematch"):
            tab.send(type=command, id="a\0b", seat=0, text="x", name="x", prompt="", action=0)
            told = tab.until(lambda message: message["type"] == "reject")
            assert told["code"] == "bad-message"
        still_works(tab)
    assert "Traceback" not in server.log
