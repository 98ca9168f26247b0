"""What a host can ask: whether all is well, and numbers for a dashboard."""

from __future__ import annotations

import re
from collections.abc import Callable

import httpx
import pytest
from sqlalchemy.engine.url import make_url
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from grani.core.build import version
from tests import postgres
from tests.patience import wait_until
from tests.server.browser import Browser
from tests.server.serving import Server


def number(told: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", told, re.MULTILINE)
    assert found, f"{name} is not in\n{told}"
    return float(found[1])


def test_a_server_that_is_well_says_so(server: Server) -> None:
    answer = httpx.get(f"{server.address}/health")
    assert answer.status_code == 200
    assert answer.json() == {"database": True, "lease": True, "version": version()}


@pytest.mark.skipif(postgres.programs() is None, reason=postgres.SKIPPED)
def test_a_server_that_lost_its_database_says_so_until_it_is_back(
    make_server: Callable[..., Server],
) -> None:
    url = postgres.shared().database()
    name = make_url(url).database
    server = make_server(db=url, lease_seconds=0.5)

    def let_in(answer: str) -> None:
        query = f"ALTER DATABASE {name} ALLOW_CONNECTIONS {answer}"
        postgres.shared().run("postgres", query)

    def health() -> tuple[int, dict[str, bool]]:
        answer = httpx.get(f"{server.address}/health", timeout=30)
        told = answer.json()
        assert told.pop("version") == version()
        return answer.status_code, told

    assert health() == (200, {"database": True, "lease": True})
    let_in("false")
    cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
    postgres.shared().run("postgres", cut)
    wait_until(lambda: health() == (503, {"database": False, "lease": False}), "all seems well")
    let_in("true")
    wait_until(lambda: health() == (200, {"database": True, "lease": True}), "nothing is well")


def test_what_never_reaches_a_room_is_counted_by_its_reason(server: Server) -> None:
    def refused(reason: str) -> float:
        told = httpx.get(f"{server.address}/metrics").text
        name = f'grani_refused_total{{reason="{reason}"}}'
        return number(told, name) if name in told else 0.0

    before = {reason: refused(reason) for reason in ("host", "no-room")}
    httpx.get(f"{server.address}/", headers={"Host": "evil.example"})
    with pytest.raises(InvalidStatus):
        connect(
            f"{server.address.replace('http', 'ws')}/ws/rooms/AAAAAA",
            additional_headers={"Origin": server.address},
            legacy=True,
        )
    assert {reason: refused(reason) - count for reason, count in before.items()} == {
        "host": 1,
        "no-room": 1,
    }


def test_numbers_are_counted_and_kept_from_strangers(make_server: Callable[..., Server]) -> None:
    server = make_server()
    guest = Browser(server)
    code = guest.create("dice-forge", "you", "here")
    with guest.tab(code) as tab:
        tab.await_prompt()
        assert tab.act()["type"] == "ack"
        assert tab.command("phrase", phrase="no such phrase")["type"] == "reject"
        told = httpx.get(f"{server.address}/metrics").text
    assert number(told, "grani_tables") == 1
    assert number(told, "grani_sockets") == 1
    assert number(told, 'grani_decisions_total{by="person"}') == 1
    assert number(told, 'grani_refused_total{reason="bad-message"}') == 1
    assert number(told, "grani_command_seconds_count") == 2
    assert number(told, 'grani_database_seconds_count{kind="write"}') > 2
    assert number(told, "grani_commit_seconds_count") > 1
    assert number(told, "grani_writer_queue") == 0
    assert number(told, "grani_worker_queue") == 0
    hidden = {"X-Forwarded-For": "203.0.113.7"}
    assert httpx.get(f"{server.address}/metrics", headers=hidden).status_code == 404
