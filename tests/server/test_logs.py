"""What a server writes: an id for every request and every socket, and nothing that is secret."""

from __future__ import annotations

import io
import json
import logging
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from sqlalchemy.exc import IntegrityError, OperationalError

from grani.core.registry import game as registered
from grani.server import driver as driver_module, room as room_module
from grani.server.app import GameServer
from grani.server.errors import Refusal
from grani.server.logs import MOST_CAUSES, Calm
from grani.server.settings import Settings
from grani.server.stored_room import Seat
from grani.server.wire import Ready
from tests import loops
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


def test_probes_that_are_answered_well_are_not_logged(make_server: MakeServer) -> None:
    server = make_server(log_format="json")
    for path in ("/health", "/metrics", "/api/me"):
        assert httpx.get(f"{server.address}{path}").status_code == 200
    refused = httpx.get(f"{server.address}/metrics", headers={"X-Forwarded-For": "192.0.2.1"})
    assert refused.status_code == 404
    wait_until(lambda: "/metrics" in server.log, "what is wrong is logged")
    assert {one.get("path") for one in entries(server)} == {"/api/me", "/metrics"}


def _failure() -> OperationalError:
    told = "connection failed: Connection refused\n\tIs the server running?"
    return OperationalError("SELECT secrets", {}, Exception(told))


def test_a_database_that_is_away_is_told_of_once_a_while_for_each_cause() -> None:
    now, written = [100.0], io.StringIO()
    handler = logging.StreamHandler(written)
    handler.addFilter(Calm(lambda: now[0]))
    told = logging.Logger("told")
    told.addHandler(handler)

    def fail(code: str) -> None:
        told.warning("room %s could not catch up: %s", code, _failure())
        try:
            raise _failure()
        except OperationalError as wrong:
            told.exception("room %s: seats were not saved", code)
            refused = RuntimeError("not saved")
            refused.__cause__ = wrong
            about = f"Task exception was never retrieved\nfuture: {code}"
            told.error(about, exc_info=refused)

    for code in ("ABCD", "EFGH", "JKLM"):
        fail(code)
        now[0] += 3
    now[0] += 10
    fail("NPQR")
    told.warning("room %s: another thing: %s", "ABCD", ValueError("odd"))
    reason = "connection failed: Connection refused"
    assert written.getvalue().splitlines() == [
        f"room ABCD could not catch up: {reason}",
        f"room ABCD: seats were not saved: {reason}",
        f"Task exception was never retrieved: {reason}",
        f"room NPQR could not catch up: {reason} (and 2 times more before)",
        f"room NPQR: seats were not saved: {reason} (and 2 times more before)",
        f"Task exception was never retrieved: {reason} (and 2 times more before)",
        "room ABCD: another thing: odd",
    ]


def _calmed() -> tuple[logging.Logger, Calm, io.StringIO]:
    written, calm = io.StringIO(), Calm()
    handler, told = logging.StreamHandler(written), logging.Logger("told")
    handler.addFilter(calm)
    told.addHandler(handler)
    return told, calm, written


def test_what_fails_in_many_rooms_at_once_is_said_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told, _, written = _calmed()
    monkeypatch.setattr(room_module, "log", told)
    monkeypatch.setattr(driver_module, "log", told)
    monkeypatch.setattr(driver_module, "RETRY", 0.0)

    async def fail() -> None:
        server = GameServer(Settings(db=tmp_path / "tables.db", static=tmp_path))
        game, seat = registered("rolling-realms"), Seat("person", "a", "Olena", ready=True)
        setup = game.setup_data(1, None)
        for _ in range(5):
            room = await server.lobby.open(game, setup, "", [seat], "a", timer=None)
            room._log_failure(Ready("1", True), _failure())
            await room.driver._fail("the decision of seat 0 failed", _failure())
        await server.lobby.stop()
        server.store.close()

    loops.run(fail())
    assert [line.split(" ", 2)[2] for line in written.getvalue().splitlines()] == [
        "Ready failed: connection failed: Connection refused",
        "the decision of seat 0 failed: connection failed: Connection refused",
    ]


def test_causes_are_not_remembered_without_end() -> None:
    told, calm, _ = _calmed()
    for number in range(10 * MOST_CAUSES):
        told.error(f"sentence {number} of somebody else", exc_info=_failure())
    assert len(calm._causes) == MOST_CAUSES


def test_faults_of_ours_keep_their_trace() -> None:
    told, _, written = _calmed()
    for _ in range(2):
        try:
            raise IntegrityError("insert", {}, Exception("duplicate key"))
        except IntegrityError:
            told.exception("a row was there already")
        try:
            try:
                raise _failure()
            except OperationalError:
                os.environ["GRANI_BUG"]
        except KeyError:
            told.exception("games could not be counted")
        try:
            try:
                raise _failure()
            except OperationalError:
                raise Refusal("unknown", "not saved")  # noqa: B904
        except Refusal:
            told.exception("it was refused")
    said = written.getvalue()
    assert said.count("a row was there already\nTraceback") == 2
    assert said.count("games could not be counted\nTraceback") == 2
    assert said.count("KeyError: 'GRANI_BUG'") == 2
    assert said.count("it was refused: connection failed") == said.count("it was refused") == 1


def test_what_libraries_warn_of_is_json_too() -> None:
    program = (
        "import logging, warnings; from grani.server.logs import write_logs; write_logs('json');"
        "logging.getLogger('psycopg').warning('error ignored'); warnings.warn('old', stacklevel=1)"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True).stderr
    told = [json.loads(line) for line in said.splitlines()]
    assert [one["logger"] for one in told] == ["psycopg", "py.warnings"]
