"""Limits that hold: whoever opens more sockets or takes another cookie gets no more for it, and
whatever is odd is refused with a reason."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Callable
from contextlib import ExitStack, suppress

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from grani.server.names import CODE_LENGTH, CODE_SIGNS, new_code
from grani.server.rate_limits import Allowances, Places
from grani.server.settings import Limits
from tests.server.browser import CUT, Browser, Tab, play_on
from tests.server.raw import ask, status
from tests.server.serving import Server

MakeServer = Callable[..., Server]
YEAR = 365.25 * 24 * 3600


@pytest.fixture
def host(server: Server) -> Browser:
    return Browser(server)


# ---------------------------------------------------------------------- counted


def test_no_person_is_too_fast_and_a_flood_is() -> None:
    """Ten clicks a second for twenty seconds, and thirty friends at one address who open a link."""
    limits = Limits()
    allowed = Allowances(limits)
    assert all(allowed.commands.take("olena", "192.0.2.1") for _ in range(200))
    flood = [allowed.commands.take("olena", "192.0.2.1") for _ in range(200)]
    assert not all(flood)
    visits = [allowed.lookups.take(f"friend {n // 2}", "192.0.2.1") for n in range(60)]
    assert all(visits)
    guesses = [allowed.lookups.take(f"guest {n}", "192.0.2.1") for n in range(200)]
    assert not all(guesses), "new guests do not help"


def test_places_are_taken_and_given_back() -> None:
    places = Places(of_guest=2, of_address=3)
    here, there = "2001:db8:1:2::5", "2001:db8:1:2:ffff::6"
    assert [places.take("olena", here) for _ in range(3)] == [True, True, False]
    assert [places.take(f"guest {n}", there) for n in range(2)] == [True, False], "one line"
    assert places.take("taras", "192.0.2.1")
    places.leave("olena", here)
    assert places.take("olena", there)
    assert not places.take("olena", "192.0.2.1"), "a guest is one wherever the request comes from"


def test_a_rematch_is_a_room(make_server: MakeServer) -> None:
    server = make_server(limits={"rooms_per_hour": 1})
    player = Browser(server)
    code = player.create("rolling-realms", "you", "random")
    with player.tab(code) as tab:
        play_on([tab], random.Random(6))
        answer = tab.command("rematch")
        assert (answer["type"], answer["code"]) == ("reject", "too-fast")
        assert tab.room["rematch"] == ""


def test_names_are_counted(make_server: MakeServer) -> None:
    server = make_server(limits={"names_per_minute": 3, "crowd": 2})
    first, second, third = Browser(server), Browser(server), Browser(server)
    for number in range(3):
        assert first.http.put("/api/me", json={"name": f"A{number}"}).status_code == 200
    answer = first.http.put("/api/me", json={"name": "B"})
    assert (answer.status_code, answer.json()["error"]) == (429, "too-fast")
    assert first.http.get("/api/me").json()["name"] == "A2"
    for number in range(3):
        assert second.http.put("/api/me", json={"name": f"A{number}"}).status_code == 200
    assert third.http.put("/api/me", json={"name": "C"}).status_code == 429, "nor by new guests"


def test_new_accounts_of_an_address_are_counted(make_server: MakeServer) -> None:
    server = make_server(limits={"accounts_per_hour": 2, "crowd": 1})
    first, second, third = Browser(server), Browser(server), Browser(server)
    phrase = "/api/account/phrase"
    for _ in range(3):
        assert first.http.post(phrase, json={}).status_code == 201, "another phrase is no account"
    assert second.http.post(phrase, json={}).status_code == 201
    answer = third.http.post(phrase, json={})
    assert (answer.status_code, answer.json()["error"]) == (429, "too-fast")
    assert not third.http.get("/api/account").json()["exists"]


def test_an_address_may_make_as_many_accounts_as_people_share_it() -> None:
    allowed = Allowances(Limits(crowd=200))
    assert all(allowed.new_accounts.take("192.0.2.1") for _ in range(200))
    assert not allowed.new_accounts.take("192.0.2.1")


def said(tabs: list[Tab], most: int) -> int:
    """How many phrases are let through, one tab after another."""
    through = 0
    for number in range(most):
        answer = tabs[number % len(tabs)].command("phrase", phrase="hello")
        through += answer["type"] == "ack"
    return through


def test_more_windows_do_not_make_a_louder_voice(make_server: MakeServer) -> None:
    server = make_server(limits={"phrases": 4, "crowd": 1_000})
    host = Browser(server)
    code = host.create("dice-forge", "you", "here")
    with ExitStack() as held:
        assert said([held.enter_context(host.tab(code)) for _ in range(4)], 12) == 4
    with host.tab(code) as tab:
        assert said([tab], 2) == 0, "nor does coming back"


def test_more_guests_of_an_address_do_not_either(make_server: MakeServer) -> None:
    server = make_server(limits={"phrases": 4, "crowd": 2})
    host = Browser(server)
    code = host.create("dice-forge", "you", "here")
    with ExitStack() as held:
        tabs = [held.enter_context(Browser(server).tab(code)) for _ in range(5)]
        assert said(tabs, 20) == 8


@pytest.mark.parametrize("frame", [b'{"type": "ping"}', '{"type": "resync"}', "{"])
def test_every_frame_counts(make_server: MakeServer, frame: bytes | str) -> None:
    server = make_server(limits={"commands": 20})
    host = Browser(server)
    code = host.create("dice-forge", "you", "here")
    with Browser(server).tab(code) as liar:
        with suppress(ConnectionClosed):
            for _ in range(30):
                liar.socket.send(frame)
        assert liar.closes()[0] in (1008, CUT)


def test_windows_of_an_address_are_counted(make_server: MakeServer) -> None:
    server = make_server(limits={"sockets_per_guest": 2, "crowd": 4})
    host = Browser(server)
    code = host.create("dice-forge", "you", "here")
    with ExitStack() as held:
        for _ in range(8):
            held.enter_context(Browser(server).tab(code))
        with pytest.raises(InvalidStatus) as refused:
            Browser(server).tab(code)
        assert refused.value.response.status_code == 429


# ---------------------------------------------------------------------- odd


@pytest.mark.parametrize("depth", [50, 400, 900, 2000, 30_000])
def test_deep_json_is_refused_with_a_reason(server: Server, host: Browser, depth: int) -> None:
    deep = "[" * depth + "]" * depth
    kind = {"Content-Type": "application/json"}
    seats = '[{"kind":"you"},{"kind":"here"}]'
    for path, body in (
        ("/api/preview", f'{{"game":"dice-forge","seats":2,"setup":{{"feats":{deep}}}}}'),
        ("/api/preview", f'{{"game":"rolling-realms","seats":2,"setup":{{"realms":{deep}}}}}'),
        ("/api/preview", f'{{"game":"dice-forge","seats":2,"setup":null,"more":{deep}}}'),
        ("/api/rooms", f'{{"game":"dice-forge","seats":{seats},"setup":{{"feats":{deep}}}}}'),
        ("/api/me", f'{{"name":{deep}}}'),
    ):
        method = "PUT" if path == "/api/me" else "POST"
        answer = host.http.request(method, path, content=body, headers=kind)
        assert answer.status_code in (200, 400), (path, answer.text)
        assert answer.status_code == 200 or answer.json()["reason"]
    code = host.create("dice-forge", "you", "here")
    with host.tab(code) as tab:
        deep = deep[:3500] if depth > 3500 else deep
        tab.socket.send(f'{{"type": "ping", "more": {deep}}}')
        assert tab.until(lambda message: message["type"] in ("pong", "reject"))
        tab.socket.send(f'{{"type": "sit", "id": {deep}}}')
        assert tab.until(lambda message: message["type"] == "reject")["code"] == "bad-message"
        assert tab.act()["type"] == "ack"
    assert "Traceback" not in server.log


@pytest.mark.parametrize(
    "path",
    [
        "/assets/" + "a" * 256 + ".js",
        "/assets/" + "a" * 5000 + ".js",
        "/" + "a" * 300 + ".png",
        "/" + "%E2%98%83" * 100 + ".txt",
        "/assets/" + "a/" * 3000 + "b.js",
        "/%ff%fe.js",
    ],
)
def test_files_that_cannot_be(server: Server, path: str) -> None:
    assert status(ask(server, "Host: 127.0.0.1", path=path)) == 404
    assert "Traceback" not in server.log


@pytest.mark.parametrize(
    "name",
    [
        "me@127.0.0.1",
        "127.0.0.1/x",
        "127.0.0.1; script-src *",
        "127.0.0.1:port",
        "127.0.0.1:",
        "127.0.0.1:123456",
        "127.0.0.1 evil.example",
        "[::1",
        "[::1]x",
        "[v1.x]",
        "evil.example",
        "",
        "\xff",
        "127.0.0.1?",
        "127.0.0.1#",
    ],
)
def test_odd_hosts_are_refused(server: Server, name: str) -> None:
    for path in ("/", "/api/me", "/api/rooms/ZZZZZZ/qr.svg"):
        answer = ask(server, f"Host: {name}", path=path)
        assert status(answer) in (400, 421), answer
        assert b"script-src *" not in answer
    assert "Traceback" not in server.log


def test_usual_hosts_are_known(server: Server) -> None:
    for name in (f"127.0.0.1:{server.port}", "localhost", "LOCALHOST:80", "[::1]:8765"):
        assert status(ask(server, f"Host: {name}")) == 200


UNSEEN = ["\u200b\u200b", "\u3164", "\u2800\u2800", "\u115f", "\u202e", "\u0301\u0301", "\ufe0f"]


@pytest.mark.parametrize("name", UNSEEN)
def test_names_that_nobody_could_see_are_refused(host: Browser, name: str) -> None:
    answer = host.http.put("/api/me", json={"name": name})
    assert (answer.status_code, answer.json()["error"]) == (400, "name")
    body = {"game": "dice-forge", "seats": [{"kind": "you", "name": name}, {"kind": "open"}]}
    answer = host.http.post("/api/rooms", json=body)
    assert (answer.status_code, answer.json()["error"]) == (400, "name")
    code = host.create("dice-forge", "you", "open", start=False)
    with host.tab(code) as tab:
        assert tab.command("sit", seat=1, name=name)["code"] == "name"
        assert tab.command("rename", seat=0, name=name)["code"] == "name"
        assert tab.command("sit", seat=1, name="  ")["type"] == "ack", "no name at all is fine"
        assert tab.command("rename", seat=0, name="Жанна́ 🎲")["type"] == "ack"


def test_names_climb_over_nothing_and_do_not_only_look_alike(host: Browser) -> None:
    def called(name: str) -> str:
        told: str = host.http.put("/api/me", json={"name": name}).json()["name"]
        return told

    assert called("Z" + "\u0316" * 20) == "Z" + "\u0316" * 3
    assert called("Ole\u034fna\ufe0f\U000e0101") == "Olena"
    assert called("Жанна\u0301") == "Жанна\u0301"


# ---------------------------------------------------------------------- codes


def test_guessing_a_room_is_hopeless() -> None:
    """The arithmetic: a server that does nothing but answer guesses, full of rooms, for years."""
    rooms = 1_000_000
    guesses_a_second = 1_000
    codes = len(set(CODE_SIGNS)) ** CODE_LENGTH
    years = codes / rooms / guesses_a_second / YEAR
    assert years > 20
    # What the limits leave: 30 lookups a minute from each of ten thousand machines.
    assert codes / rooms / (10_000 * 30 / 60) / YEAR > 4
    drawn = {new_code() for _ in range(1000)}
    assert len(drawn) == 1000
    assert {len(code) for code in drawn} == {CODE_LENGTH}
    assert {sign for code in drawn for sign in code} == set(CODE_SIGNS)


def test_rooms_with_short_codes_still_open(make_server: MakeServer) -> None:
    server = make_server()
    host = Browser(server)
    code = host.create("dice-forge", "you", "here", start=False)
    server.stop()
    with sqlite3.connect(server.folder / "tables.db") as database:
        database.execute("UPDATE games SET code = 'ABC234' WHERE code = ?", (code,))
    database.close()
    server.start()
    assert host.http.get("/api/rooms/abc-234").json()["host"] is True
    with host.tab("ABC234") as tab:
        assert tab.command("start")["type"] == "ack"
        assert tab.act()["type"] == "ack"
    assert json.loads(host.http.get("/api/mine").content)[0]["code"] == "ABC234"
