"""What a server writes: an id for every request and every socket, and nothing that is secret."""

from __future__ import annotations

import json
from collections.abc import Callable

import httpx
import pytest

from tests.patience import wait_until
from tests.server.browser import Browser
from tests.server.serving import Server

MakeServer = Callable[..., Server]
GIVEN = {"X-Request-ID": "from-the-proxy-7"}


def entries(server: Server) -> list[dict[str, object]]:
    return [json.loads(line) for line in server.log.splitlines()]


def test_every_request_has_an_id_in_the_log_and_in_the_answer(make_server: MakeServer) -> None:
    server = make_server(log_format="json")
    ids = [
        httpx.get(f"{server.address}{path}", headers=headers).headers["x-request-id"]
        for path, headers in (("/api/me", {}), ("/api/me", GIVEN), ("/", {"Host": "evil.example"}))
    ]
    assert len(set(ids)) == 3
    assert "from-the-proxy-7" not in ids, "nobody is trusted here"
    wait_until(lambda: len(entries(server)) >= 3, "requests are not in the log")
    told = {one["request"]: one for one in entries(server)}
    first = told[ids[0]]
    assert [first[key] for key in ("level", "client", "method", "path", "status")] == [
        *("info", "127.0.0.1", "GET", "/api/me"),
        200,
    ]
    assert told[ids[2]]["status"] == 421


def test_an_id_of_a_trusted_proxy_is_kept_if_it_can_be_one(make_server: MakeServer) -> None:
    server = make_server(trusted_proxies=["127.0.0.1"], log_format="lines")
    answer = httpx.get(f"{server.address}/api/me", headers=GIVEN)
    assert answer.headers["x-request-id"] == GIVEN["X-Request-ID"]
    wait_until(lambda: "[from-the-proxy-7]" in server.log, "the id is not in the log")
    forged = "x [other] 127.0.0.1 GET /admin 200"
    answer = httpx.get(f"{server.address}/api/me", headers={"X-Request-ID": forged})
    assert answer.headers["x-request-id"] != forged


@pytest.mark.parametrize("form", ["lines", "json"])
def test_a_socket_has_one_id_and_no_secret_is_written(make_server: MakeServer, form: str) -> None:
    server = make_server(log_format=form)
    guest = Browser(server)
    code = guest.create("dice-forge", "you", "here")
    with guest.tab(code) as tab:
        assert tab.socket.response is not None
        id = tab.socket.response.headers["x-request-id"]
        tab.await_prompt()
        assert tab.act()["type"] == "ack"
        assert tab.command("chat", text="the word is swordfish")["type"] == "ack"
    wait_until(lambda: f"/ws/rooms/{code}" in server.log, "the socket is not in the log")
    written = [line for line in server.log.splitlines() if id in line]
    assert len(written) == 1
    seed = server.ask(f"select seed from games where code = '{code}'")[0][0]
    secret = server.ask("select value from settings where key = 'secret'")[0][0]
    cookie = guest.http.cookies["grani_guest"]
    for hidden in (seed, secret, cookie, cookie.partition(".")[0], "swordfish"):
        assert hidden not in server.log
