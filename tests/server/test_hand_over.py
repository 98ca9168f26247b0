"""Seats that move to another device, by a link that works once, for a while, for nobody else."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing

import httpx
import pytest

from grani.server.hand_over import SECONDS
from tests.server.browser import Browser, Tab
from tests.server.serving import ON_POSTGRES, Server
from tests.server.test_broken_rooms import CLOSED, DELETED

MakeServer = Callable[..., Server]


def give(browser: Browser, code: str) -> httpx.Response:
    return browser.http.post(f"/api/rooms/{code}/hand-over", json={})


def secret_of(answer: httpx.Response) -> str:
    assert answer.status_code == 201, answer.text
    link = answer.json()["link"]
    assert isinstance(link, str)
    return link.partition("#")[2]


def take(browser: Browser, code: str, secret: str) -> tuple[int, str]:
    """Use a link; give the status, and why not."""
    answer = browser.http.post(f"/api/rooms/{code}/take", json={"secret": secret})
    return answer.status_code, answer.json().get("error", "")


def seats(tab: Tab) -> list[bool]:
    return [seat["mine"] for seat in tab.room["seats"]]


def test_a_game_goes_on_at_another_device(server: Server) -> None:
    desk, phone = Browser(server), Browser(server)
    code = desk.create("dice-forge", "you", "here")
    with desk.tab(code) as old, phone.tab(code) as new:
        assert (seats(old), seats(new)) == ([True, True], [False, False])
        asked = old.prompt()
        answer = give(desk, code)
        link = answer.json()["link"]
        assert link.startswith(f"{server.address}/take/{code}#")
        assert (answer.json()["seconds"], "<svg" in answer.json()["picture"]) == (SECONDS, True)
        assert take(phone, code, secret_of(answer)) == (200, "")
        old.until(lambda message: message["type"] == "moved")
        for tab in (old, new):
            tab.until(lambda message: message["type"] == "snapshot")
        assert (seats(old), seats(new)) == ([False, False], [True, True])
        assert (old.room["host"], new.room["host"]) == (False, True)
        assert old.play is not None
        assert (old.play["focus"], old.prompts) == (None, []), "it sees what a spectator sees"
        # What the old device may still do: nothing for the seat, nothing as the host.
        assert old.act(0, asked)["code"] == "not-your-seat"
        assert old.command("undo", seq=old.seq, seat=0, count=1)["code"] == "not-your-seat"
        assert old.command("hint", seat=0)["code"] == "not-your-seat"
        assert old.command("rename", seat=0, name="Me")["code"] == "not-your-seat"
        assert old.command("seat_bot", seat=0, bot="greedy")["code"] == "not-host"
        assert old.command("allow_chat", allowed=False)["code"] == "not-host"
        assert old.command("chat", text="I was here")["code"] == "chat-watching"
        assert give(desk, code).json()["error"] == "not-your-seat"
        assert desk.http.get(f"/api/rooms/{code}/text?seat=0").json()["error"] == "not-your-seat"
        assert new.act(0)["type"] == "ack"
        assert [room["code"] for room in phone.http.get("/api/mine").json()] == [code]
        assert desk.http.get("/api/mine").json() == []
        # And back again.
        assert take(desk, code, secret_of(give(phone, code))) == (200, "")
        old.until(lambda message: message["type"] == "snapshot" and message["room"]["host"])
        assert seats(old) == [True, True]


def test_a_link_works_once_and_the_latest_alone(server: Server) -> None:
    desk, phone, thief = Browser(server), Browser(server), Browser(server)
    code = desk.create("dice-forge", "you", "greedy", start=False)
    other = desk.create("dice-forge", "you", "greedy", start=False)
    first = secret_of(give(desk, code))
    second = secret_of(give(desk, code))
    assert first != second
    gone = (410, "hand-over")
    assert take(phone, code, first) == gone, "another one was made since"
    assert take(phone, other, second) == gone, "it is of another room"
    for guess in ("", "x", second[:-1], second.swapcase(), second + "x"):
        assert take(thief, code, guess) == gone
    assert take(desk, code, second) == (409, "seated")
    assert take(phone, code, second) == (200, "")
    assert take(phone, code, second) == (409, "seated"), "whoever missed the answer is told"
    assert take(thief, code, second) == gone
    assert take(desk, code, second) == gone


def test_a_device_that_keeps_no_cookie_gets_no_seat(server: Server) -> None:
    desk = Browser(server)
    code = desk.create("dice-forge", "you", "greedy", start=False)
    secret = secret_of(give(desk, code))
    address = f"{server.address}/api/rooms/{code}/take"
    answer = httpx.post(address, json={"secret": secret}, headers={"Origin": server.address})
    assert (answer.status_code, answer.json()["error"]) == (403, "no-cookie")
    assert give(desk, code).status_code == 201, "the seat is where it was"


def test_only_those_who_sit_have_something_to_give(server: Server) -> None:
    host, friend, stranger = Browser(server), Browser(server), Browser(server)
    code = host.create("dice-forge", "you", "open", start=False)
    with friend.tab(code) as tab:
        assert tab.command("sit", seat=1, name="Taras")["type"] == "ack"
        assert give(stranger, code).json()["error"] == "not-your-seat"
        assert give(stranger, "ABCDEFGHJKMN").status_code == 404
        secret = secret_of(give(host, code))
        assert take(friend, code, secret) == (409, "seated"), "nobody gets two seats by it"
        given = secret_of(give(friend, code))
        assert tab.command("stand", seat=1)["type"] == "ack"
        assert take(stranger, code, given) == (410, "hand-over"), "there is no seat behind it"
        assert tab.command("sit", seat=1, name="Taras")["type"] == "ack"
        assert take(stranger, code, given) == (410, "hand-over"), "nor for who sits down again"
        given = secret_of(give(friend, code))
    with host.tab(code) as tab, friend.tab(code) as freed:
        assert tab.command("stand", seat=1)["type"] == "ack"
        assert freed.command("sit", seat=1, name="Taras")["type"] == "ack"
    assert take(stranger, code, given) == (410, "hand-over"), "nor for whom the host made stand up"
    foreign = {"Origin": "http://evil.example"}
    answer = stranger.http.post(f"/api/rooms/{code}/take", json={"secret": secret}, headers=foreign)
    assert answer.status_code == 403
    assert take(stranger, code, secret) == (200, "")


def test_it_lasts_over_a_crash_ends_in_time_and_is_written_nowhere(
    make_server: MakeServer,
) -> None:
    server = make_server(limits={"hand_overs_per_minute": 3})
    desk, phone = Browser(server), Browser(server)
    code = desk.create("dice-forge", "you", "greedy", start=False)
    secret = secret_of(give(desk, code))
    server.kill()
    database = server.folder / "tables.db"
    with closing(sqlite3.connect(database)) as rows:
        assert secret not in "\n".join(rows.iterdump())
    server.start()
    assert take(phone, code, secret) == (200, "")
    late = secret_of(give(phone, code))
    server.kill()
    with closing(sqlite3.connect(database)) as rows, rows:
        rows.execute("update hand_overs set until = until - ?", (SECONDS,))
    server.start()
    assert take(desk, code, late) == (410, "hand-over")
    for _ in range(3):
        assert give(phone, code).status_code == 201
    assert give(phone, code).status_code == 429
    assert secret not in server.log
    assert late not in server.log


@pytest.mark.skipif(ON_POSTGRES, reason="there rows that others point at cannot be deleted alone")
@pytest.mark.parametrize(
    ("ended", "said"), [(CLOSED, (410, "closed")), (DELETED, (404, "no-room"))]
)
def test_a_seat_in_a_room_that_has_just_ended_is_not_said_to_be_taken(
    make_server: MakeServer, ended: tuple[str, ...], said: tuple[int, str]
) -> None:
    server = make_server(orders_every=600.0)
    olena, phone = Browser(server), Browser(server)
    code = olena.create("dice-forge", "you", "here")
    secret = secret_of(give(olena, code))
    with olena.tab(code):
        for one in ended:
            assert server.ask(one.format(code))
        assert take(phone, code, secret) == said
    assert "Traceback" not in server.log
