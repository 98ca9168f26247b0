"""What cannot be read or saved is refused in our words, not by a bare 500."""

from __future__ import annotations

import resource
from collections.abc import Callable

import pytest

from tests.server.browser import Browser
from tests.server.serving import Server


@pytest.mark.parametrize("body", [b'{"game": "\xff"}', b"\xff\xfe", b'{"\xc3\x28": 1}'])
def test_a_body_that_is_no_text(server: Server, body: bytes) -> None:
    guest = Browser(server)
    headers = {"Content-Type": "application/json"}
    for method, address in (("POST", "/api/preview"), ("POST", "/api/rooms"), ("PUT", "/api/me")):
        answer = guest.http.request(method, address, content=body, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (400, "bad-request")
    assert "UnicodeDecodeError" not in server.log


def test_a_full_disk(make_server: Callable[..., Server]) -> None:
    server = make_server()
    guest = Browser(server)
    wal = server.folder / "tables.db-wal"
    assert guest.http.put("/api/me", json={"name": "Olha"}).status_code == 200
    before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (wal.stat().st_size, before[1]))
    seats = [{"kind": "you"}, {"kind": "here"}]
    for answer in (
        guest.http.put("/api/me", json={"name": "Taras"}),
        guest.http.post("/api/rooms", json={"game": "dice-forge", "seats": seats}),
    ):
        assert answer.status_code == 503
        assert answer.json() == {"error": "unknown", "reason": "this could not be saved; try again"}
    assert guest.http.get("/api/me").json()["name"] == "Olha"
    for _ in range(2):
        health = guest.http.get("/health")
        assert (health.status_code, health.json()["database"]) == (503, False)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)
    assert guest.http.get("/health").status_code == 200, "it looks whether there is room again"
    assert guest.http.put("/api/me", json={"name": "Taras"}).status_code == 200
    assert server.log.count("nothing can be saved") == 1
    assert server.log.count("saving works again") == 1
    assert "Traceback" not in server.log


def test_a_full_disk_in_mid_game_is_one_line_in_the_log(
    make_server: Callable[..., Server],
) -> None:
    server = make_server()
    host = Browser(server)
    code = host.create("rolling-realms", "you", "random", start=False)
    with host.tab(code) as tab:
        assert tab.command("start")["type"] == "ack"
        tab.await_prompt()
        before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        wal = server.folder / "tables.db-wal"
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (wal.stat().st_size, before[1]))
        assert tab.act()["type"] == "reject"
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)
        tab.hear_all()
        assert tab.act()["type"] == "ack"
    assert server.log.count("nothing can be saved") == 1
    assert "Traceback" not in server.log
    assert server.stop() == 0
