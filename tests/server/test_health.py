"""What a host can ask: whether all is well, and numbers for a dashboard."""

from __future__ import annotations

import re
from collections.abc import Callable

import httpx

from tests.server.browser import Browser
from tests.server.serving import Server


def number(told: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", told, re.MULTILINE)
    assert found, f"{name} is not in\n{told}"
    return float(found[1])


def test_a_server_that_is_well_says_so(server: Server) -> None:
    answer = httpx.get(f"{server.address}/health")
    assert answer.status_code == 200
    assert answer.json() == {"database": True, "lease": True}


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
    hidden = {"X-Forwarded-For": "203.0.113.7"}
    assert httpx.get(f"{server.address}/metrics", headers=hidden).status_code == 404
