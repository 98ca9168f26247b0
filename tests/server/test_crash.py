"""kill -9 at any moment: the server comes back, and so does every game, as if nothing had been."""

from __future__ import annotations

import random
import sqlite3
import time
from collections.abc import Callable

import pytest

from grani.core.fair import check
from grani.core.record import load_record
from tests.patience import wait_until
from tests.server.browser import Browser, Data, Tab, fresh_id, play_on
from tests.server.serving import Server

MakeServer = Callable[..., Server]


def rows(server: Server, code: str) -> list[tuple[int, int, str | None]]:
    """The log of a room as it lies in the database."""
    with sqlite3.connect(server.folder / "tables.db") as database:
        return database.execute(
            "select seq, seat, command from events where game ="
            " (select id from games where code = ?) order by seq",
            (code,),
        ).fetchall()


def deciding(tabs: list[Tab]) -> Tab:
    """Somebody who has something to decide, once bots have done what they must."""

    def somebody_is_asked() -> bool:
        for tab in tabs:
            tab.hear_all(0.02)
        return any(tab.prompts for tab in tabs)

    wait_until(somebody_is_asked, "nobody has anything to decide")
    return next(tab for tab in tabs if tab.prompts)


def send_act(tab: Tab, option: int, id: str) -> Data:
    """Send a decision without waiting for anything; give what was sent."""
    prompt = tab.prompt()
    message = {
        "type": "act",
        "id": id,
        "seat": prompt["seat"],
        "prompt": prompt["id"],
        "action": prompt["options"][option]["action"],
    }
    tab.send(**message)
    return message


@pytest.mark.parametrize("game", ["dice-forge", "rolling-realms"])
def test_kill_in_mid_effect_loses_and_doubles_nothing(make_server: MakeServer, game: str) -> None:
    server = make_server()
    host, friend = Browser(server), Browser(server)
    dice = random.Random(11)
    code = host.create(game, "you", "open", "greedy", start=False)
    sent: list[str] = []
    with host.tab(code) as first, friend.tab(code) as second:
        second.command("sit", seat=1, name="Taras")
        first.command("start")
        for number in range(6):
            play_on([first, second], dice, decisions=7)
            here = deciding([first, second])
            options = len(here.prompt()["options"])
            id = fresh_id()
            sent.append(id)
            message = send_act(here, dice.randrange(options), id)
            time.sleep(number * 0.002)
            server.kill()
            server.start()
            for tab in (first, second):
                tab.close()
                tab.reconnect()
            answers = [here.command(**message) for _ in range(2)]
            assert answers[0]["type"] == "ack", answers
            assert answers[1] == answers[0]
        play_on([first, second], dice)
        log = rows(server, code)
        assert [seq for seq, _, _ in log] == list(range(1, first.seq + 1))
        commands = [command for _, _, command in log if command]
        assert len(commands) == len(set(commands))
        assert all(commands.count(id) == 1 for id in sent)
    record = load_record(host.http.get(f"/api/rooms/{code}/record").content)
    assert check(record) > 20


def test_bots_go_on_after_a_crash_although_nobody_watches(make_server: MakeServer) -> None:
    server = make_server(pace=0.3)
    person = Browser(server)
    code = person.create("dice-forge", "greedy", "greedy", "random")
    with person.tab(code) as tab:
        tab.until(lambda message: message["type"] == "batch")
    server.kill()
    before = len(rows(server, code))
    server.start()
    wait_until(
        lambda: person.http.get(f"/api/rooms/{code}").json()["status"] == "over",
        "the bots do not go on",
    )
    log = rows(server, code)
    assert len(log) > before
    assert [seq for seq, _, _ in log] == list(range(1, len(log) + 1))
    check(load_record(person.http.get(f"/api/rooms/{code}/record").content))


def test_rooms_nobody_watches_are_forgotten_and_read_again(make_server: MakeServer) -> None:
    server = make_server(keep_loaded=0.005)
    host = Browser(server)
    code = host.create("rolling-realms", "you", "here")
    dice = random.Random(2)
    with host.tab(code) as tab:
        play_on([tab], dice, decisions=75)
        tab.hear_all()
        before = tab.play, tab.seq, tab.log[-50:]
    with sqlite3.connect(server.folder / "tables.db") as database:
        database.execute("update seats set name = 'Olena' where seat = 1")
    wait_until(
        lambda: host.http.get(f"/api/rooms/{code}").json()["seats"][1]["name"] == "Olena",
        "the room is still remembered, and not read",
    )
    with host.tab(code) as tab:
        assert (tab.play, tab.seq, tab.log[-50:]) == before
        play_on([tab], dice)
        assert tab.seed


def test_ctrl_c_says_goodbye_and_games_go_on_later(make_server: MakeServer) -> None:
    server = make_server()
    host = Browser(server)
    code = host.create("dice-forge", "you", "here")
    with host.tab(code) as tab:
        tab.act()
        tab.hear_all()
        seq, prompt = tab.seq, tab.prompt()
        assert server.stop() == 0
        assert tab.closes()[0] == 1001
        server.start()
        tab.reconnect()
        assert (tab.seq, tab.prompt()) == (seq, prompt)


def test_what_cannot_be_written_is_refused_and_not_shown(make_server: MakeServer) -> None:
    server = make_server()
    host, friend = Browser(server), Browser(server)
    code = host.create("dice-forge", "you", "here")
    with host.tab(code) as tab, friend.tab(code) as watching:
        prompt, seq = tab.prompt(), tab.seq
        database = sqlite3.connect(server.folder / "tables.db", isolation_level=None)
        database.execute("BEGIN IMMEDIATE")  # Nobody else can write now.
        answer = tab.act(0, prompt)
        assert (answer["type"], answer["code"]) == ("reject", "unknown")
        database.execute("ROLLBACK")
        database.close()
        assert "batch" not in [message["type"] for message in watching.hear_all()]
        assert (tab.seq, tab.prompt()) == (seq, prompt)
        assert tab.act(0, prompt)["seq"] == seq + 1
