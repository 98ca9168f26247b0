"""Requests that are too large, half sent, or too many: whoever asks properly does not notice."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import resource
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from grani.server.connection_limits import OpenConnections
from grani.server.identity import Identity
from grani.server.run import listen
from grani.server.settings import Limits
from grani.server.wire import PROTOCOL
from tests.loops import run
from tests.patience import wait_until
from tests.server.browser import Browser
from tests.server.raw import PATIENCE, ask, dial, hear, open_files, open_sockets, status
from tests.server.serving import Server

MakeServer = Callable[..., Server]
HALF = b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "


@pytest.fixture
def many_files() -> Iterator[None]:
    """Let this process open as many files as the attack needs."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(4096, hard)), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


# ---------------------------------------------------------------------- cookies


@pytest.mark.parametrize(
    "around",
    [
        "{}",
        "theme=dark mode; {}",
        "{}; theme=dark mode",
        "[]; ;;=; {}",
        'a="; {}',
        "grani_guest=; grani_guest=forged.signature; {}",
        "a=" + "\\" * 15_000 + "; {}",
        "x" * 12_000 + "; {}",
    ],
)
def test_foreign_cookies_do_not_matter(server: Server, around: str) -> None:
    guest = Browser(server)
    cookie = around.format(guest.cookie)
    answer = ask(server, "Host: 127.0.0.1", f"Cookie: {cookie}")
    assert status(answer) == 200
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["guest"] == guest.me["guest"]
    code = guest.create("dice-forge", "you", "here")
    with connect(
        f"ws://127.0.0.1:{server.port}/ws/rooms/{code}",
        additional_headers={"Cookie": cookie, "Origin": server.address},
        compression=None,
    ) as socket:
        socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
        assert json.loads(socket.recv(PATIENCE))["room"]["host"] is True


def test_few_cookies_of_our_name_are_checked() -> None:
    identity = Identity("secret")
    guest = identity.new()
    signed = identity.header(guest, False).partition(";")[0]
    forged = "grani_guest=forged.signature; "
    assert identity.read("a=b;" * 4000 + forged * 3 + signed) == guest
    assert identity.read(forged * 4 + signed) == ""


@pytest.mark.parametrize(
    "lines",
    [
        ["Cookie: " + "a=" + "\\" * 60_000],
        ["X: " + "y" * 17_000],
        ["X: y"] * 4000,
        ["X: " + "y" * 300_000],
    ],
)
def test_large_heads_are_refused(server: Server, lines: list[str]) -> None:
    assert status(ask(server, "Host: 127.0.0.1", *lines)) in (0, 431), "0: cut in mid-sentence"
    assert status(ask(server, "Host: 127.0.0.1", "X: " + "y" * 15_000)) == 200
    assert "Traceback" not in server.log


def test_a_long_address_is_refused(server: Server) -> None:
    assert status(ask(server, "Host: 127.0.0.1", path="/" + "a" * 17_000)) == 431


@pytest.mark.parametrize("size", [9_000, 17_000, 60_000])
def test_a_socket_with_a_large_head_is_refused(server: Server, size: int) -> None:
    code = Browser(server).create("dice-forge", "you", "here")
    with pytest.raises((InvalidStatus, ConnectionClosed, OSError, EOFError)) as refused:
        connect(
            f"ws://127.0.0.1:{server.port}/ws/rooms/{code}",
            additional_headers={"X": "y" * size, "Origin": server.address},
        )
    if isinstance(refused.value, InvalidStatus):
        assert refused.value.response.status_code == 431
    assert "Traceback" not in server.log


def test_what_is_no_request_is_refused_quietly(make_server: MakeServer) -> None:
    server = make_server()
    for _ in range(20):
        with dial(server) as line:
            line.sendall(b"\x16\x03\x01 hello?\r\n\r\n")
            assert status(hear(line)) == 400
    assert "Invalid HTTP" not in server.log
    assert "Traceback" not in server.log


# ---------------------------------------------------------------------- half-sent requests


def test_a_head_that_does_not_end_is_given_up(make_server: MakeServer) -> None:
    server = make_server(limits={"request_seconds": 0.3})
    with dial(server) as silent, dial(server) as half:
        half.sendall(HALF)
        assert status(hear(half)) == 408
        assert hear(silent) == b""


def test_dripping_does_not_help(make_server: MakeServer) -> None:
    server = make_server(limits={"request_seconds": 0.3})
    with dial(server) as line:
        line.settimeout(0.05)
        line.sendall(HALF)
        heard = b""
        for _ in range(400):
            with contextlib.suppress(TimeoutError):
                heard += line.recv(1000)
                break
            line.sendall(b"x")
        assert status(heard) == 408


@pytest.mark.parametrize("method", ["GET", "PUT"])
def test_a_body_that_does_not_end_is_given_up(make_server: MakeServer, method: str) -> None:
    server = make_server(limits={"request_seconds": 0.3})
    with dial(server) as line:
        line.sendall(
            f"{method} /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500\r\n"
            'Content-Type: application/json\r\n\r\n{"name":'.encode()
        )
        assert status(hear(line)) in (200, 408)
    assert Browser(server).me["name"] == ""
    assert "Traceback" not in server.log


def test_a_second_request_must_come_whole_too(make_server: MakeServer) -> None:
    server = make_server(limits={"request_seconds": 0.3})
    with dial(server) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" + HALF)
        heard = hear(line)
        assert status(heard) == 200
        assert b"HTTP/1.1 408" in heard


@pytest.mark.usefixtures("many_files")
def test_eleven_hundred_half_sent_requests(make_server: MakeServer) -> None:
    server = make_server(files=[256, 1024])
    host = Browser(server)
    code = host.create("dice-forge", "you", "here")
    with host.tab(code) as tab, ExitStack() as held:
        for _ in range(1100):
            line = held.enter_context(dial(server))
            line.sendall(HALF)
        assert open_files(server) < 1024
        for _ in range(3):
            assert Browser(server).me["guest"], "newcomers get in"
        tab.hear_all()
        assert tab.act()["type"] == "ack", "and tables go on"
    assert server.log.count("let go") == 1, "one line, not one a connection"
    assert "Traceback" not in server.log
    assert "out of system resource" not in server.log


def test_the_file_limit_is_raised(make_server: MakeServer) -> None:
    server = make_server(files=[256, 1024])
    limits = Path(f"/proc/{server.pid}/limits").read_text()
    line = next(line for line in limits.splitlines() if line.startswith("Max open files"))
    assert line.split()[3:5] == ["1024", "1024"]


@pytest.mark.usefixtures("many_files")
def test_one_address_does_not_take_the_places_of_others(make_server: MakeServer) -> None:
    server = make_server(limits={"crowd": 2, "sockets_per_guest": 4})
    host = Browser(server)
    code = host.create("dice-forge", "you", "here")
    with host.tab(code) as tab, ExitStack() as held:
        elsewhere = [held.enter_context(dial(server, "127.0.0.2")) for _ in range(30)]
        for line in elsewhere:
            with contextlib.suppress(ConnectionError):
                line.sendall(HALF)
        assert all(hear(line) == b"" for line in elsewhere[:14]), "the oldest went"
        assert tab.act()["type"] == "ack"
        assert host.http.get("/api/me").status_code == 200
        # The newest still stand: they are heard as soon as they end what they began.
        elsewhere[-1].sendall(b"x\r\nConnection: close\r\n\r\n")
        assert status(hear(elsewhere[-1])) == 200


def test_sockets_of_tables_never_go_for_newcomers(make_server: MakeServer) -> None:
    server = make_server(limits={"connections": 4})
    host = Browser(server)
    code = host.create("dice-forge", "you", "here")
    host.http.close()
    with ExitStack() as held:
        tabs = [held.enter_context(host.tab(code)) for _ in range(4)]
        with dial(server) as line:
            assert status(hear(line)) == 503
        tabs[0].act()
        for tab in tabs[1:]:
            tab.until(lambda message: message["type"] == "batch")


def unread(server: Server) -> socket.socket:
    """Ask for far more than the system holds for somebody who reads nothing."""
    line = dial(server)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.sendall(b"GET /assets/big.js HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 3)
    assert line.recv(12) == b"HTTP/1.1 200", "the answer has begun"
    return line


def with_big_asset(tmp_path: Path) -> str:
    assets = tmp_path / "static" / "assets"
    assets.mkdir(parents=True)
    (assets.parent / "index.html").write_text("<!doctype html>")
    (assets / "big.js").write_bytes(random.Random(1).randbytes(16_000_000))
    return str(assets.parent)


def test_who_reads_no_answer_goes_for_newcomers(make_server: MakeServer, tmp_path: Path) -> None:
    server = make_server(limits={"connections": 4}, static=with_big_asset(tmp_path))
    with ExitStack() as held:
        for _ in range(4):
            held.enter_context(unread(server))
        wait_until(lambda: status(ask(server, "Host: 127.0.0.1")) == 200, "nobody gets in")
        assert all(status(ask(server, "Host: 127.0.0.1")) == 200 for _ in range(8))


def test_who_reads_no_answer_is_let_go_in_the_end(make_server: MakeServer, tmp_path: Path) -> None:
    server = make_server(limits={"answer_seconds": 0.2}, static=with_big_asset(tmp_path))
    before = open_sockets(server)
    with unread(server), unread(server):
        wait_until(lambda: "let go so far" in server.log, "it may stay for ever")
        wait_until(lambda: open_sockets(server) <= before, "it may stay for ever")
        assert status(ask(server, "Host: 127.0.0.1")) == 200


def test_a_house_of_ipv6_is_one_address() -> None:
    class Line(asyncio.Transport):
        """Something to be counted."""

    limits = Limits(crowd=1, sockets_per_guest=1)
    connections = OpenConnections(limits, 100, lambda _: False)
    came = [connections.arrive(Line(), f"2001:db8:1:2::{number}") for number in range(1, 4)]
    assert came == [True, True, False]
    assert connections.arrive(Line(), "2001:db8:1:3::1")


def test_leaving_in_the_middle_of_a_request_is_nothing_special(make_server: MakeServer) -> None:
    server = make_server()
    with dial(server) as line:
        line.sendall(
            b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500\r\n"
            b"Content-Type: application/json\r\n\r\n{"
        )
        line.shutdown(socket.SHUT_RDWR)
    Browser(server)
    while "PUT /api/me" not in server.log:
        Browser(server)
    assert "Traceback" not in server.log


# ---------------------------------------------------------------------- frames


@pytest.mark.parametrize("kind", [Opcode.PING, Opcode.PONG])
def test_frames_that_no_room_sees_are_counted(make_server: MakeServer, kind: Opcode) -> None:
    server = make_server(limits={"pings": 50})
    host = Browser(server)
    code = host.create("dice-forge", "you", "here")
    with host.tab(code) as tab, host.tab(code) as liar:
        frame = Frame(kind, b"x").serialize(mask=True)
        with contextlib.suppress(OSError):
            for _ in range(60):
                liar.socket.socket.sendall(frame)
        assert liar.closes()[0] in (1008, 1006)
        assert tab.act()["type"] == "ack"


def test_text_that_is_none(make_server: MakeServer) -> None:
    server = make_server()
    host = Browser(server)
    code = host.create("dice-forge", "you", "here")
    with host.tab(code) as liar:
        liar.socket.socket.sendall(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True))
        assert liar.closes()[0] == 1007
    assert "Traceback" not in server.log


def test_answers_do_not_wait_for_acknowledgements() -> None:
    """Nagle's delay is off on what a port takes in: it made each decision take 46 ms, not 4."""

    async def option_of_one() -> int:
        loop = asyncio.get_running_loop()
        seen: asyncio.Future[int] = loop.create_future()

        class Taken(asyncio.Protocol):
            def connection_made(self, transport: asyncio.BaseTransport) -> None:
                connection = transport.get_extra_info("socket")
                seen.set_result(connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))

        with listen("127.0.0.1", 0) as port:
            async with await loop.create_server(Taken, sock=port):
                _, writer = await asyncio.open_connection(*port.getsockname())
                option = await seen
                writer.close()
                return option

    assert run(option_of_one()) != 0
