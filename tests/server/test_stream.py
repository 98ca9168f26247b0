"""What is sent of a game: events with everything they knew, and words where people read them."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from websockets.sync.client import ClientConnection, connect

import grani
from grani.core.registry import game as registered
from grani.dice_forge.happenings import ForgeEvent
from grani.rolling_realms.happenings import RealmsEvent
from grani.server.game_loading import new_game
from grani.server.live_game import LOG_LINES
from grani.server.stored_room import Seat, StoredRoom
from grani.server.wire import PROTOCOL
from tests.server.browser import PATIENCE, Browser, play_on
from tests.server.serving import Server
from tests.shapes import misfit

EVENTS: dict[str, Any] = {"dice-forge": ForgeEvent, "rolling-realms": RealmsEvent}


def told(tab: Any) -> list[Any]:
    """Give all lines that came to a tab in batches."""
    batches = [message for message in tab.heard if message["type"] == "batch"]
    return [line for batch in batches for line in batch["lines"]]


def test_a_rolled_die_says_its_side(server: Server) -> None:
    browser = Browser(server)
    code = browser.create("dice-forge", "you", "here")
    with browser.tab(code) as tab:
        play_on([tab], random.Random(5))
        assert tab.play is not None
        dice = {
            (hero["seat"], die): hero["dice"][die]
            for hero in tab.play["view"]["heroes"]
            for die in ("light", "dark")
        }
        lines = told(tab)
    rolls = [line["event"] for line in lines if line["event"]["kind"] == "rolled"]
    assert {roll["side"] for roll in rolls} == set(range(6))
    last: dict[tuple[int, str], Any] = {}
    for event in (line["event"] for line in lines):
        if event["kind"] in ("rolled", "forged", "turned"):
            last[event["seat"], event["die"]] = event
    for place, event in last.items():
        assert dice[place]["faces"][event["side"]] == event["face"]
        assert dice[place]["up"] == event["side"]


@pytest.mark.parametrize("game", EVENTS)
def test_lines_are_events_of_the_game_and_the_log_keeps_those_with_words(
    server: Server, game: str
) -> None:
    browser = Browser(server)
    code = browser.create(game, "you", "here")
    with browser.tab(code) as tab:
        play_on([tab], random.Random(6))
        lines = told(tab)
        tab.send(type="resync")
        log = tab.until(lambda message: message["type"] == "snapshot")["log"]
    check_schema(tab.heard)
    for line in lines:
        assert misfit(line["event"], EVENTS[game]) == ""
    assert any(not line["key"] for line in lines)
    assert log == [line for line in lines if line["key"]][-LOG_LINES:]


def check_schema(heard: list[Any]) -> None:
    """Hold messages against the published schema: the last of each sort."""
    schema = grani.schema("wire")
    server = Draft202012Validator({"$ref": "#/$defs/ServerMessage", "$defs": schema["$defs"]})
    sorts = {message["type"]: message for message in heard}
    assert {"snapshot", "batch", "ack"} <= set(sorts)
    for message in sorts.values():
        server.validate(message)
        assert not server.is_valid({**message, "type": "nonsense"})


def test_a_page_that_speaks_otherwise_is_told_to_reload(server: Server) -> None:
    browser = Browser(server)
    code = browser.create("dice-forge", "you", "here")
    with raw_tab(browser, code) as socket:
        socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL - 1}))
        refused = json.loads(socket.recv(PATIENCE))
    assert (refused["type"], refused["code"]) == ("error", "protocol")


def raw_tab(browser: Browser, code: str) -> ClientConnection:
    """Open a socket that has said nothing yet."""
    return connect(
        f"ws://127.0.0.1:{browser.server.port}/ws/rooms/{code}",
        additional_headers={"Cookie": browser.cookie, "Origin": browser.server.address},
        open_timeout=PATIENCE,
    )


def test_nothing_of_a_line_is_stored() -> None:
    """So a database of before tells its games in the words and events of now."""
    stored = StoredRoom(
        0, "", "dice-forge", registered("dice-forge").rules, {}, "", "", None, bytes(32), ""
    )
    stored.setup = registered("dice-forge").setup_data(2, None)
    stored.seats = [Seat("person", name="A"), Seat("person", name="B")]
    game = new_game(stored)
    game.begin()
    assert game.lines
    assert b"log-" not in game.snapshot()
    assert b"rolled" not in game.snapshot()
