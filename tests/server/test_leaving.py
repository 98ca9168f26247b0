"""Everything of one's own, taken along as one file or deleted, and nothing of anybody else's."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest
from sqlalchemy import create_engine

from grani.core import fair
from grani.core.record import load_record
from grani.server import leaving, schema
from grani.server.days import today
from grani.server.farewells import AT_ONCE
from tests.patience import wait_until
from tests.server.authenticator import at_localhost, make_passkey, sign_in
from tests.server.browser import Browser, play_on
from tests.server.raw import dial, hear, open_sockets, status
from tests.server.serving import ON_POSTGRES, Server
from tests.server.test_broken_rooms import CLOSED, DELETED

MakeServer = Callable[..., Server]
SECRET = "Kassandra of Troy"


def leave(browser: Browser) -> None:
    assert browser.http.request("DELETE", "/api/account", json={}).status_code == 400, "not so"
    answer = browser.http.request("DELETE", "/api/account", json={"sure": True})
    assert answer.status_code == 204


def shared(host: Browser, friend: Browser, game: str = "rolling-realms") -> str:
    """Open a room for two; the first is called something that must not stay."""
    code = host.create(game, "you", "open", start=False)
    with host.tab(code) as ours, friend.tab(code) as theirs:
        assert ours.command("rename", seat=0, name=SECRET)["type"] == "ack"
        assert theirs.command("sit", seat=1, name="Friend")["type"] == "ack"
    return code


def test_one_file_has_everything_of_mine(server: Server) -> None:
    olena, friend = at_localhost(server), at_localhost(server)
    assert olena.http.put("/api/me", json={"name": "Olena"}).status_code == 200
    make_passkey(olena, "Laptop")
    kept = {"edition": 0, "kept": {"puzzles": "+A"}}
    assert olena.http.put("/api/account/kept", json=kept).status_code == 200
    over, going = olena.create("rolling-realms", "you"), shared(olena, friend)
    day = f"/api/days/rolling-realms/{today().isoformat()}"
    daily = olena.http.post(day, json={}).json()["code"]
    with olena.tab(over) as tab:
        play_on([tab], random.Random(1))
    with olena.tab(going) as tab:
        assert tab.command("chat", text="Good evening")["type"] == "ack"
    all = olena.http.get("/api/account/export").json()
    assert (all["name"], all["passkeys"][0]["name"], all["kept"]) == (
        "Olena",
        "Laptop",
        {"puzzles": "+A"},
    )
    assert [line["text"] for line in all["chat"]] == ["Good evening"]
    assert [one["room"] for one in all["days"]] == [daily]
    games = {one["code"]: one for one in all["games"]}
    assert set(games) == {over, going, daily}
    assert [games[code]["record"] is None for code in (over, going, daily)] == [False, True, True]
    assert games[over]["record"] == olena.http.get(f"/api/rooms/{over}/record").json()
    assert "Good evening" not in friend.http.get("/api/account/export").text


def test_who_leaves_is_nowhere_and_the_games_of_others_hold(server: Server) -> None:
    olena, friend, watcher = at_localhost(server), at_localhost(server), at_localhost(server)
    assert olena.http.put("/api/me", json={"name": SECRET}).status_code == 200
    passkey = make_passkey(olena)
    over, going, waiting = (shared(olena, friend) for _ in range(3))
    alone = olena.create("rolling-realms", "you")
    with olena.tab(over) as ours, friend.tab(over) as theirs:
        assert ours.command("chat", text="It is me")["type"] == "ack"
        assert ours.command("start")["type"] == "ack"
        play_on([ours, theirs], random.Random(2))
    before = friend.http.get(f"/api/rooms/{over}/record").text
    with olena.tab(going) as ours, friend.tab(going) as theirs:
        assert ours.command("start")["type"] == "ack"
        theirs.await_prompt()
        leave(olena)
        assert ours.closes()[1], "who left is let go"
        # A bot plays on at once, and the friend is the host.
        theirs.until(lambda message: message["type"] == "snapshot" and message["room"]["host"])
        seat = theirs.room["seats"][0]
        assert (seat["name"], bool(seat["stand_in"])) == ("Player 1", True)
        play_on([theirs], random.Random(3))
        assert theirs.seed
    assert olena.http.get("/api/mine").json() == []
    assert olena.http.get("/api/account").json()["exists"] is False
    assert sign_in(watcher, passkey).status_code == 403
    assert friend.http.get(f"/api/rooms/{alone}").status_code == 404
    seats = friend.http.get(f"/api/rooms/{waiting}").json()["seats"]
    assert [seat["kind"] for seat in seats] == ["open", "person"]
    # What others see of the finished game has no name; its record proves the dice as before.
    for path in ("", "/replay", "/statistics", "/text?step=3"):
        answer = friend.http.get(f"/api/rooms/{over}{path}")
        assert (answer.status_code, SECRET in answer.text) == (200, False), path
    with friend.tab(over) as tab:
        assert SECRET not in str(tab.heard) + str(tab.hear_all())
        assert "It is me" not in str(tab.heard)
    record = friend.http.get(f"/api/rooms/{over}/record").text
    assert record == before
    assert fair.judge(load_record(record)).is_finished
    room = server.ask(f"select id from games where code = '{over}'")[0][0]
    rows = server.ask(f"select guest, name from seats where game = {room} order by seat")
    assert rows == [("", "Player 1"), (friend.me["guest"], "Friend")]


def test_a_deleted_room_leaves_nothing_to_the_next_one(make_server: MakeServer) -> None:
    server = make_server(share_seconds=0.3)
    olena, taras = Browser(server), Browser(server)
    # Its dice are being agreed on: that must not go on in the room that is opened next.
    gone = olena.create("rolling-realms", "you", shares=True)
    number = server.ask(f"select id from games where code = '{gone}'")[0][0]
    leave(olena)
    code = taras.create("dice-forge", "you", "open", start=False)
    assert server.ask(f"select id from games where code = '{code}'")[0][0] > number
    with taras.tab(code) as tab:
        assert tab.command("seat_bot", seat=1, bot="greedy")["type"] == "ack"
        assert tab.command("start")["type"] == "ack"
        tab.await_prompt()
    assert "failed" not in server.log


def test_two_accounts_and_only_one_leaves(server: Server) -> None:
    olena, taras = at_localhost(server), at_localhost(server)
    make_passkey(olena)
    kept = make_passkey(taras)
    code = taras.create("rolling-realms", "you")
    leave(olena)
    assert sign_in(at_localhost(server), kept).status_code == 200
    assert [room["code"] for room in taras.http.get("/api/mine").json()] == [code]


def test_who_leaves_is_no_host_any_more(make_server: MakeServer) -> None:
    server = make_server(orders_every=0.05)
    olena = Browser(server)
    guest = olena.me["guest"]
    server.ask(f"insert into hosts values ('{guest}', 0) returning guest")
    server.ask("insert into settings values ('orders', 'x') returning key")
    wait_until(lambda: olena.http.get("/api/me").json()["host"], "she is no host")
    cookie = olena.http.cookies["grani_guest"]
    leave(olena)
    assert server.ask("select guest from hosts") == []
    stolen = Browser(server, cookie)
    wait_until(lambda: not stolen.http.get("/api/me").json()["host"], "still a host")


def test_no_cookie_of_a_deleted_account_lets_anybody_in_again(make_server: MakeServer) -> None:
    server = make_server()
    olena = at_localhost(server)
    make_passkey(olena)
    guest = olena.me["guest"]
    given = [olena.http.cookies["grani_guest"]]
    assert olena.http.post("/api/account/sign-out-others", json={}).status_code == 204
    given.append(olena.http.cookies["grani_guest"])
    leave(olena)
    for _ in range(2):
        assert all(Browser(server, cookie).me["guest"] != guest for cookie in given)
        assert server.stop() == 0
        server.start()
    # What stays says nothing of whose it was.
    kept = server.ask("select * from departures")
    assert len(kept) == 1
    assert guest not in str(kept)
    tables = [table for table in schema.metadata.sorted_tables if "guest" in table.columns]
    for table in tables:
        assert server.ask(f"select * from {table.name} where guest = '{guest}'") == [], table.name


@pytest.mark.skipif(ON_POSTGRES, reason="damage is done to a file")
def test_asked_for_once_more_a_deleted_account_stays_deleted(make_server: MakeServer) -> None:
    """As at another server, which has not heard of it yet."""
    server = make_server()
    olena = at_localhost(server)
    make_passkey(olena)
    guest, given = olena.me["guest"], olena.http.cookies["grani_guest"]
    leave(olena)
    wait_until(lambda: not server.ask("select * from leavings"), "she is still leaving")
    assert server.stop() == 0
    with create_engine(f"sqlite:///{server.folder / 'tables.db'}").begin() as rows:
        leaving.begin(rows, guest, "en")
        leaving.end(rows, guest)
    server.start()
    assert Browser(server, given).me["guest"] != guest
    assert len(server.ask("select * from departures")) == 1


def test_what_was_on_its_way_while_somebody_left_stays_nowhere(make_server: MakeServer) -> None:
    server = make_server()
    olena = at_localhost(server)
    make_passkey(olena)
    guest = olena.me["guest"]
    seats = [{"kind": "you"}, {"kind": "open"}]
    late = {
        "PUT /api/me": {"name": SECRET},
        "POST /api/rooms": {"game": "rolling-realms", "seats": seats},
    }
    head = f"Host: 127.0.0.1:{server.port}\r\nCookie: {olena.cookie}\r\nConnection: close\r\n"
    lines = []
    for what, body in late.items():
        written = json.dumps(body).encode()
        line = dial(server)
        line.sendall(
            f"{what} HTTP/1.1\r\n{head}Content-Type: application/json\r\n"
            f"Content-Length: {len(written)}\r\n\r\n".encode()
        )
        lines.append((line, written))
    # Both have come with a good cookie before she leaves.
    wait_until(lambda: open_sockets(server) > len(lines), "they have not come")
    assert olena.http.get("/api/me").status_code == 200
    leave(olena)
    for line, written in lines:
        with line:
            line.sendall(written)
            answer = hear(line)
        assert status(answer) == 403
        assert b"no-cookie" in answer
    for asked in (
        "id from guests where id",
        "id from games where host",
        "game from seats where guest",
    ):
        assert server.ask(f"select {asked} = '{guest}'") == [], asked
    assert "Traceback" not in server.log


PLIGHTS = {
    "closed": CLOSED,
    "deleted": DELETED,
    "damaged": ("update games set status = 'plying' where code = '{0}' returning id",),
}


@pytest.mark.skipif(ON_POSTGRES, reason="there rows that others point at cannot be deleted alone")
@pytest.mark.parametrize("plight", PLIGHTS)
def test_a_room_that_cannot_go_on_keeps_no_other_from_hearing_who_left(
    make_server: MakeServer, plight: str
) -> None:
    server = make_server(orders_every=600.0)
    olena, taras = Browser(server), Browser(server)
    codes = [shared(olena, taras), shared(olena, taras)]
    before = olena.http.cookies["grani_guest"]
    with olena.tab(codes[0]) as first, taras.tab(codes[1]) as second:
        for one in PLIGHTS[plight]:
            assert server.ask(one.format(codes[0]))
        leave(olena)
        assert olena.http.cookies["grani_guest"] != before, "she has the cookie of somebody else"
        first.closes()
        while [seat["kind"] for seat in second.room["seats"]] != ["open", "person"]:
            second.read()
    assert ("Traceback" in server.log) is (plight == "damaged")


STOP = """create trigger stop before delete on games when old.code = '{}'
begin select raise(abort, 'not now'); end"""


@pytest.mark.skipif(ON_POSTGRES, reason="its triggers are made otherwise")
@pytest.mark.parametrize("has_account", [False, True])
def test_what_was_begun_to_be_deleted_is_deleted_whatever_comes_between(
    make_server: MakeServer, has_account: bool
) -> None:
    server = make_server()
    olena, friend = at_localhost(server), Browser(server)
    if has_account:
        make_passkey(olena)
    guest, cookie = olena.me["guest"], olena.http.cookies["grani_guest"]
    own = [olena.create("rolling-realms", "you") for _ in range(3)]
    with_friend = shared(olena, friend)
    server.ask(STOP.format(own[1]))
    leave(olena)
    # One room after the other: one that fails keeps neither those before it nor those after it.
    assert server.ask("select code from games order by id") == [(own[1],), (with_friend,)]
    assert SECRET not in friend.http.get(f"/api/rooms/{with_friend}").text
    for _ in range(2):
        assert Browser(server, cookie).me["guest"] != guest, "let in although deleted"
        assert server.ask(f"select name from guests where id = '{guest}'") == []
        server.kill()
        server.start()
    server.ask("drop trigger stop")
    server.kill()
    server.start()
    wait_until(lambda: server.ask("select * from leavings") == [], "it does not go on")
    assert server.ask("select code from games") == [(with_friend,)]
    assert server.ask("select count(*) from departures") == [(int(has_account),)]


def test_very_many_rooms_are_deleted_beside_everything_else(make_server: MakeServer) -> None:
    server = make_server()
    olena = Browser(server)
    for _ in range(AT_ONCE + 5):
        olena.create("rolling-realms", "you", start=False)
    leave(olena)
    wait_until(lambda: server.ask("select * from leavings") == [], "it does not go on")
    assert server.ask("select code from games") == []
    assert server.ask("select * from departures") == []
    with Browser(server).tab(Browser(server).create("rolling-realms", "you")) as tab:
        assert tab.room["status"] == "playing"


def test_a_ban_that_is_over_goes_with_whom_it_was_for(server: Server) -> None:
    olena = Browser(server)
    values = f"(910, '{olena.me['guest']}', '', 'Rude', 1.0, 0.0)"
    server.ask(f"insert into bans values {values} returning id")
    leave(olena)
    assert server.ask("select why from bans where id = 910") == []


def test_the_file_has_the_games_that_a_host_has_closed(make_server: MakeServer) -> None:
    server = make_server()
    olena = Browser(server)
    first, last = (olena.create("rolling-realms", "you") for _ in range(2))
    for code in (first, last):
        with olena.tab(code) as tab:
            play_on([tab], random.Random(1))
    record = olena.http.get(f"/api/rooms/{first}/record").json()
    server.ask(
        "insert into closures select id, 'Enough', 0 from games"
        f" where code = '{first}' returning game"
    )
    games = olena.http.get("/api/account/export").json()["games"]
    assert [(one["code"], one["closed"]) for one in games] == [(first, "Enough"), (last, None)]
    assert games[0]["record"] == record
    assert games[1]["record"]


@pytest.mark.skipif(ON_POSTGRES, reason="it keeps no name that is so long")
def test_a_file_that_nobody_takes_does_not_hold_up_others(make_server: MakeServer) -> None:
    server = make_server(limits={"answer_seconds": 600.0})
    slow, quick = Browser(server), Browser(server)
    for browser in (slow, slow, quick):
        with browser.tab(browser.create("rolling-realms", "you")) as tab:
            play_on([tab], random.Random(1))
    # More than the system keeps for somebody who does not read.
    longest = "update games set setup_name = hex(randomblob(10000000))"
    server.ask(f"{longest} where host = '{slow.me['guest']}' returning id")
    with slow.http.stream("GET", "/api/account/export") as answer:
        assert answer.status_code == 200
        assert len(quick.http.get("/api/account/export").json()["games"]) == 1
