"""Bots that the host of a server brings: only who starts it can name code."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from grani.bots import bot_names
from grani.bots.naming import BotError
from grani.server.host_bots import HostBot, read_host_bot, read_host_bots, spec_of
from tests.server.browser import Browser
from tests.server.serving import Server

ROOT = Path(__file__).parents[2]
LINES = f"command:{sys.executable} {ROOT / 'examples/bots/lines.py'}"
HOPELESS = "tests.bots.test_naming:Hopeless"


def test_a_host_bot_has_a_plain_name() -> None:
    patient = read_host_bot("examples.bots.patient:Patient")
    assert (patient.name, patient.spec) == ("patient", "examples.bots.patient:Patient")
    assert "dice-forge" in patient.games
    named = read_host_bot(f"quick={LINES}")
    assert (named.name, named.spec) == ("quick", LINES)
    assert read_host_bot(LINES).name == "lines"
    deep = read_host_bot("examples.bots.lookahead:Lookahead:playouts=2")
    assert deep.spec.endswith(":playouts=2")


def test_two_host_bots_of_one_name_are_refused() -> None:
    patient = "examples.bots.patient:Patient"
    assert [bot.name for bot in read_host_bots([patient, f"other={patient}"])] == [
        "patient",
        "other",
    ]
    with pytest.raises(BotError, match="two bots are called 'patient'"):
        read_host_bots([f"patient={LINES}", patient])


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("greedy=examples.bots.patient:Patient", "has a bot 'greedy' already"),
        ("no.such:Bot", "cannot be imported"),
        ("command:./nothing-here", "there is no program"),
        ("command:true --no!", "has no fitting name"),
    ],
)
def test_a_host_bot_that_cannot_be_is_refused(text: str, told: str) -> None:
    with pytest.raises(BotError, match=told):
        read_host_bot(text)


def test_only_what_is_allowed_is_made() -> None:
    allowed = [HostBot("patient", "examples.bots.patient:Patient", ("dice-forge",))]
    assert spec_of("patient", "dice-forge", allowed) == "examples.bots.patient:Patient"
    assert spec_of("greedy", "dice-forge", allowed) == "greedy"
    for name in ("examples.bots.patient:Patient", "command:true", "greedy:depth=3", "gone"):
        with pytest.raises(KeyError, match="on this server"):
            spec_of(name, "dice-forge", allowed)
    with pytest.raises(KeyError, match="on this server"):
        spec_of("patient", "rolling-realms", allowed)


def test_bots_of_the_host_play_and_nobody_else_names_code(
    make_server: Callable[..., Server],
) -> None:
    specs = ("examples.bots.patient:Patient", f"lines={LINES}", HOPELESS)
    allowed = tuple(read_host_bot(spec) for spec in specs)
    server = make_server(bots=allowed)
    host = Browser(server)
    games = {one["id"]: one for one in host.http.get("/api/games").json()}
    assert games["dice-forge"]["bots"][:3] == ["patient", "lines", "hopeless"]
    assert games["dice-forge"]["bots"][-1] == bot_names("dice-forge")[-1]
    code = host.create("dice-forge", "you", "open", "open", "open", start=False)
    with host.tab(code) as tab:
        for name in ("examples.bots.patient:Patient", LINES[:60], "command:true", "greedy:x=1"):
            assert tab.command("seat_bot", seat=1, bot=name)["code"] == "illegal"
        assert tab.command("seat_bot", seat=1, bot="patient")["type"] == "ack"
        assert tab.command("seat_bot", seat=2, bot="lines")["type"] == "ack"
        assert tab.command("seat_bot", seat=3, bot="hopeless")["type"] == "ack"
        assert tab.command("start")["type"] == "ack"
        tab.await_prompt(0)
        for _ in range(4):
            tab.act()
            tab.await_prompt(0)
    assert "chance decides" not in server.log
    assert "not legal" not in server.log
    told = r"bot hopeless: .*Hopeless raised LookupError: no idea at \S+\.py:\d+ \(seat 4[^)]*\)"
    assert re.search(told, server.log), "it plays by chance, and its line is in the log"
