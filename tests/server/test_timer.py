"""The timer: no take-back winds it, no restart resets it, and whoever is late is told so."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from contextlib import closing

import msgspec
import pytest

from grani.core.registry import game as registered
from grani.server.clocks import Asked, Clock, advanced, read, running, written
from grani.server.game_loading import new_game
from grani.server.stored_room import Seat, StoredRoom
from tests.server.browser import Browser, Tab, play_on
from tests.server.serving import Server

MakeServer = Callable[..., Server]
MINUTE = 60.0
SEED = bytes(range(32))


def clocks_of(server: Server, code: str) -> dict[int, Clock]:
    """The clocks of a room as they lie in the database."""
    return read(server.ask(f"select clocks from games where code = '{code}'")[0][0])


def asked(prompt: str, made: int) -> dict[int, Asked]:
    return {0: Asked(prompt, made)}


def test_going_back_and_forth_uses_up_one_time() -> None:
    clocks = advanced({}, asked("0.1", 0), MINUTE, 0.0)
    clocks = advanced(clocks, asked("0.2", 1), MINUTE, 50.0)
    assert running(clocks) == {0: 110.0}, "a decision further than ever has its full time"
    for number in range(3, 40):
        clocks = advanced(clocks, asked(f"0.{number}", number % 2), MINUTE, 50.0 + number)
        assert running(clocks) == {0: 110.0}
    clocks = advanced(clocks, asked("0.50", 2), MINUTE, 100.0)
    assert running(clocks) == {0: 160.0}


def test_a_clock_stands_while_others_decide() -> None:
    clocks = advanced({}, asked("0.1", 0), MINUTE, 0.0)
    clocks = advanced(clocks, {}, MINUTE, 45.0)
    assert running(clocks) == {}
    taken_back = advanced(clocks, asked("0.3", 0), MINUTE, 1000.0)
    assert running(taken_back) == {0: 1015.0}, "what was left is left"
    next_turn = advanced(clocks, asked("0.3", 1), MINUTE, 1000.0)
    assert running(next_turn) == {0: 1060.0}


def test_clocks_are_read_as_they_were_written_and_never_give_more() -> None:
    clocks = advanced({}, asked("0.1", 0), MINUTE, 5000.0)
    assert read(written(clocks)) == clocks
    assert read("") == read("{") == {}
    set_back = advanced(clocks, asked("0.1", 0), MINUTE, 100.0)
    assert running(set_back) == {0: 160.0}


def undo_one(tab: Tab) -> None:
    tab.hear_all()
    assert tab.play is not None
    seat = next(int(seat) for seat, depth in tab.play["undo"].items() if depth)
    answer = tab.command("undo", seq=tab.seq, seat=seat, count=1)
    assert answer["type"] == "ack", answer
    tab.until(lambda message: message["type"] == "snapshot")


def test_taking_back_gives_no_time_back(make_server: MakeServer) -> None:
    server = make_server()
    host = Browser(server)
    code = host.create("rolling-realms", "you", "here", timer=3600)
    with host.tab(code) as tab:
        tab.act(1, tab.prompt(0))
        tab.hear_all()
        before = clocks_of(server, code)[0]
        for _ in range(3):
            undo_one(tab)
            after = clocks_of(server, code)[0]
            assert (after.until or after.left) <= (before.until or before.left)
            tab.act(1, tab.prompt(0))
            tab.hear_all()
            again = clocks_of(server, code)[0]
            assert (again.until, again.given) == (before.until, before.given)


def test_a_restart_keeps_the_deadline(make_server: MakeServer) -> None:
    server = make_server()
    host = Browser(server)
    code = host.create("dice-forge", "you", "here", timer=3600)
    with host.tab(code) as tab:
        play_on([tab], random.Random(3), decisions=5)
    before = running(clocks_of(server, code))
    assert before
    server.kill()
    server.start()
    with host.tab(code) as tab:
        assert tab.play is not None
        assert tab.play["deadline"] < 3600_000
        assert running(clocks_of(server, code)) == before
        server.kill()
        with closing(sqlite3.connect(server.folder / "tables.db")) as database, database:
            # As if the server had been away for two hours.
            clocks = clocks_of(server, code)
            past = {
                seat: Clock(clock.prompt, clock.until - 7200, clock.left, clock.given)
                for seat, clock in clocks.items()
            }
            database.execute("update games set clocks = ?, due = due - 7200", (written(past),))
        seq = tab.seq
        server.start()
        tab.close()
        tab.reconnect()
        if tab.seq == seq:
            tab.until(lambda message: message["type"] == "batch")
        assert tab.seq == seq + 1, "time was up while the server was away"


@pytest.mark.parametrize("game", ["dice-forge", "rolling-realms"])
def test_whoever_is_late_is_told_and_the_chronicle_says_so(
    make_server: MakeServer, game: str
) -> None:
    server = make_server()
    host, friend = Browser(server), Browser(server)
    code = host.create(game, "you", "here", timer=1)
    with host.tab(code) as tab, friend.tab(code) as watching:
        told = tab.until(lambda message: message["type"] == "late")
        late = next(message for message in tab.heard if message["type"] == "batch")
        assert late["seat"] == told["seat"]
        event = {"kind": "late", "sort": "plain", "seat": told["seat"]}
        line = {"event": event, "key": "web-log-late", "args": {"seat": told["seat"]}}
        assert late["lines"][0] == line
        watching.until(lambda message: message["type"] == "batch")
        assert "late" not in [message["type"] for message in watching.heard]
        # After a crash the chronicle still says so.
        server.kill()
        with closing(sqlite3.connect(server.folder / "tables.db")) as database, database:
            database.execute("update games set timer = null")
        server.start()
        tab.close()
        tab.reconnect()
        assert line in tab.log


def test_whoever_was_away_is_told_on_return(make_server: MakeServer) -> None:
    server = make_server()
    host, friend = Browser(server), Browser(server)
    code = host.create("dice-forge", "you", "here", timer=1)
    with friend.tab(code) as watching:
        watching.until(lambda message: message["type"] == "batch")
    with host.tab(code) as tab:
        assert tab.until(lambda message: message["type"] == "late")["seat"] in (0, 1)


def test_a_snapshot_knows_who_was_late() -> None:
    stored = StoredRoom(
        0, "", "rolling-realms", registered("rolling-realms").rules, {}, "", "", None, SEED, ""
    )
    stored.setup = registered("rolling-realms").setup_data(2, None)
    stored.seats = [Seat("person", name="A"), Seat("person", name="B")]
    game = new_game(stored)
    game.begin()
    game.act(game.state.legal(0)[1], 0)
    game.act(game.state.legal(1)[1], 1, late=True)
    game.act(game.state.legal(0)[0], 0)
    late = [msgspec.json.decode(line) for line in game.lines if b"web-log-late" in line]
    event = {"kind": "late", "sort": "plain", "seat": 1}
    assert late == [{"event": event, "key": "web-log-late", "args": {"seat": 1}}]
    again = new_game(stored)
    again.restore(game.snapshot())
    assert again.lines == game.lines
    game.undo(1, len(game.undoable(1)))
    assert not any(b"web-log-late" in line for line in game.lines)
    assert game.decided(1) == 0
    assert game.decided(0) == again.decided(0)
