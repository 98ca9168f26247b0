"""Coming back from another device: by a passkey or a phrase, for its owner alone."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection

from grani.core.registry import game as registered
from grani.server import accounts, moderation, moderator as moderator_module
from grani.server.accounts import CHALLENGE_SECONDS
from grani.server.accounts_api import MOST_WAITING, AccountsApi
from grani.server.app import GameServer
from grani.server.days import today
from grani.server.errors import HttpError
from grani.server.identity import Identity
from grani.server.passkeys import site_of
from grani.server.recovery_phrase import read_phrase
from grani.server.settings import Settings
from grani.server.stored_room import Seat
from tests import loops
from tests.patience import PATIENCE, wait_until
from tests.server.authenticator import (
    Authenticator,
    ask,
    at_localhost,
    encoded,
    make_passkey,
    sign_in,
)
from tests.server.browser import Browser
from tests.server.serving import ON_POSTGRES, Server

MakeServer = Callable[..., Server]


def codes(browser: Browser) -> set[str]:
    return {room["code"] for room in browser.http.get("/api/mine").json()}


def account(browser: Browser) -> dict[str, Any]:
    found = browser.http.get("/api/account").json()
    assert isinstance(found, dict)
    return found


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json().get("error", "")


def test_games_and_name_are_found_again_at_another_device(server: Server) -> None:
    desk, phone = at_localhost(server), at_localhost(server)
    assert desk.http.put("/api/me", json={"name": "Olena"}).status_code == 200
    code = desk.create("dice-forge", "you", "greedy")
    assert account(desk)["exists"] is False
    passkey = make_passkey(desk, "Laptop")
    kept = account(desk)
    assert (kept["exists"], [one["name"] for one in kept["passkeys"]]) == (True, ["Laptop"])
    answer = sign_in(phone, passkey)
    assert answer.json() == {"name": "Olena", "left": 0, "ticket": ""}
    assert phone.http.get("/api/me").json() == desk.http.get("/api/me").json()
    assert codes(phone) == {code}
    with phone.tab(code) as tab:
        tab.await_prompt()
        assert tab.act()["type"] == "ack"
    assert phone.http.post("/api/account/sign-out", json={}).status_code == 204
    assert (codes(phone), account(phone)["exists"]) == (set(), False)


def test_several_passkeys_are_named_and_removed_but_not_the_last(server: Server) -> None:
    desk, other = at_localhost(server), at_localhost(server)
    first, second = make_passkey(desk), make_passkey(desk, "Key ring")
    make_passkey(other)
    one, two = account(desk)["passkeys"]
    theirs = account(other)["passkeys"][0]["id"]
    path = "/api/account/passkeys"
    assert desk.http.put(f"{path}/{one['id']}", json={"name": "Phone"}).status_code == 200
    assert [key["name"] for key in account(desk)["passkeys"]] == ["Phone", "Key ring"]
    for method in ("PUT", "DELETE"):
        answer = desk.http.request(method, f"{path}/{theirs}", json={"name": "Mine"})
        assert refused(answer) == (403, "passkey"), "it is somebody else's"
    assert desk.http.request("DELETE", f"{path}/{one['id']}", json={}).status_code == 200
    assert refused(sign_in(at_localhost(server), first)) == (403, "passkey")
    last = desk.http.request("DELETE", f"{path}/{two['id']}", json={})
    assert refused(last) == (409, "last-way")
    assert sign_in(at_localhost(server), second).status_code == 200
    asked = ask(desk, "/api/account/passkeys/ask")
    assert len(asked["excludeCredentials"]) == 1
    again = desk.http.post(path, json={"credential": second.make(asked)})
    assert refused(again) == (403, "passkey"), "it is kept already"


def test_an_answer_counts_once_and_from_the_browser_that_was_asked(server: Server) -> None:
    desk, thief = at_localhost(server), at_localhost(server)
    passkey = make_passkey(desk)
    path = "/api/sign-in/passkey"
    options = ask(desk, "/api/sign-in/ask")
    signed = {"credential": passkey.sign(options)}
    assert refused(thief.http.post(path, json=signed)) == (403, "passkey"), "asked of another"
    assert desk.http.post(path, json=signed).status_code == 200
    assert refused(desk.http.post(path, json=signed)) == (403, "passkey"), "replayed"
    # What was asked for making a passkey signs nobody in.
    made = ask(thief, "/api/account/passkeys/ask")
    crossed = {"credential": passkey.sign({**made, "rpId": made["rp"]["id"]})}
    assert refused(thief.http.post(path, json=crossed)) == (403, "passkey")
    # A key of one's own under the name of another's, and a copy that counts from the start.
    forged = Authenticator(passkey.origin, id=passkey.id, user=passkey.user, count=50)
    assert refused(sign_in(thief, forged)) == (403, "passkey")
    stale = Authenticator(passkey.origin, passkey.key, passkey.id, passkey.user, 0)
    assert refused(sign_in(thief, stale)) == (403, "passkey")
    for nonsense in ({}, {"id": "x"}, {**passkey.sign(options), "response": {}}):
        assert refused(thief.http.post(path, json={"credential": nonsense})) == (403, "passkey")
    assert account(thief)["exists"] is False
    without = httpx.post(
        f"{server.address}{path}", json=signed, headers=dict(desk.http.headers), cookies={}
    )
    assert refused(without) == (403, "no-cookie")


def test_other_pages_get_nothing(server: Server) -> None:
    desk = at_localhost(server)
    passkey = make_passkey(desk)
    evil = {"Origin": "https://evil.example"}
    for path in ("/api/account/passkeys/ask", "/api/sign-in/ask", "/api/account/phrase"):
        assert refused(desk.http.post(path, json={}, headers=evil)) == (403, "origin")
    # What a passkey was made to sign on another page is worth nothing here.
    lured = Authenticator("https://evil.example", passkey.key, passkey.id, passkey.user, 9)
    assert refused(sign_in(at_localhost(server), lured)) == (403, "passkey")
    # By its bare address the server can have none, and says so.
    bare = Browser(server)
    answer = bare.http.post("/api/sign-in/ask", json={}, headers={"Origin": server.address})
    assert refused(answer) == (409, "no-passkeys")


@pytest.mark.parametrize(
    ("scheme", "host", "origin", "name", "can"),
    [
        ("http", "localhost:8765", None, "localhost", True),
        ("http", "127.0.0.1:8765", None, "127.0.0.1", False),
        ("http", "club.example:8765", None, "club.example", False),
        ("http", "tables.example", None, "tables.example", True),
        ("http", "127.0.0.1:8765", "https://tables.example", "tables.example", True),
        ("https", "[2001:db8::1]", None, "2001:db8::1", False),
    ],
)
def test_passkeys_belong_to_the_name_of_the_page(
    scheme: str, host: str, origin: str | None, name: str, can: bool
) -> None:
    settings = Settings(Path(), Path(), public_url="https://tables.example/games/")
    site = site_of(settings, scheme, host, origin)
    assert (site.name, site.can_have_passkeys) == (name, can)


@pytest.mark.skipif(ON_POSTGRES, reason="looks into the file")
def test_an_answer_that_comes_too_late_is_refused(make_server: MakeServer) -> None:
    server = make_server()
    desk = at_localhost(server)
    passkey = make_passkey(desk)
    options = ask(desk, "/api/sign-in/ask")
    with closing(sqlite3.connect(server.folder / "tables.db")) as rows, rows:
        rows.execute("update challenges set until = until - ?", (CHALLENGE_SECONDS,))
    late = desk.http.post("/api/sign-in/passkey", json={"credential": passkey.sign(options)})
    assert refused(late) == (403, "passkey")
    assert sign_in(desk, passkey).status_code == 200


def test_what_a_browser_had_comes_along_if_it_is_wished(server: Server) -> None:
    desk, phone, friend = at_localhost(server), at_localhost(server), at_localhost(server)
    day = f"/api/days/rolling-realms/{today().isoformat()}"
    passkey = make_passkey(desk)
    ours = desk.create("dice-forge", "you", "greedy")
    counted = desk.http.post(day, json={}).json()["code"]
    # The phone has a game under way with a friend, one with the account itself, and the same day.
    assert phone.http.put("/api/me", json={"name": "Taras"}).status_code == 200
    theirs = phone.create("dice-forge", "you", "open", start=False)
    both = desk.create("dice-forge", "you", "open", start=False)
    left = phone.http.post(day, json={}).json()["code"]
    with phone.tab(both) as tab:
        assert tab.command("sit", seat=1, name="Taras")["type"] == "ack"
    with friend.tab(theirs) as tab, phone.tab(theirs) as own:
        assert tab.command("sit", seat=1, name="Friend")["type"] == "ack"
        assert own.command("start")["type"] == "ack"
        tab.until(lambda message: message["type"] == "snapshot" and message["play"])
        before = phone.http.cookies["grani_guest"]
        told = sign_in(phone, passkey).json()
        assert (told["left"], bool(told["ticket"])) == (3, True)
        assert codes(phone) == {ours, counted, both}, "not asked, not brought"
        bring = {"ticket": told["ticket"]}
        assert refused(friend.http.post("/api/account/bring", json=bring)) == (409, "account")
        brought = phone.http.post("/api/account/bring", json=bring)
        assert brought.json() == {"games": 2, "days_left": 1}
        assert own.closes()[1] == "you are somebody else now: come back"
        assert codes(phone) == codes(desk) == {ours, counted, both, theirs}
        assert phone.http.get("/api/me").json()["name"] == "Taras", "the account had none"
        own.reconnect()
        assert [seat["mine"] for seat in own.room["seats"]] == [True, False]
        assert own.room["host"] is True
        asked = next(one for one in (own, tab) if one.prompts)
        assert asked.act()["type"] == "ack", "the game goes on"
    seats = phone.http.get(f"/api/rooms/{both}").json()["seats"]
    assert [seat["mine"] for seat in seats] == [True, True]
    again = phone.http.post("/api/account/bring", json=bring).json()
    assert again == {"games": 0, "days_left": 1}, "once more brings nothing"
    old = Browser(server, before)
    assert codes(old) == {left}, "the game of the day that stayed behind"


def test_an_account_is_not_merged_into_another(server: Server) -> None:
    desk, phone = at_localhost(server), at_localhost(server)
    first = make_passkey(desk)
    second = make_passkey(phone)
    code = phone.create("dice-forge", "you", "greedy")
    assert sign_in(phone, first).json()["ticket"] == ""
    assert codes(phone) == set()
    assert sign_in(phone, second).status_code == 200
    assert codes(phone) == {code}


def test_a_recovery_phrase_lets_in_until_it_is_replaced(server: Server) -> None:
    desk, phone = Browser(server), Browser(server)
    code = desk.create("dice-forge", "you", "greedy")
    told = desk.http.post("/api/account/phrase", json={})
    first = told.json()["phrase"]
    assert (told.status_code, len(first.split()), read_phrase(first) is None) == (201, 9, False)
    path = "/api/sign-in/phrase"
    assert refused(phone.http.post(path, json={"phrase": "0000"})) == (400, "phrase")
    wrong = first[:-1] + str((int(first[-1]) + 1) % 10)
    assert refused(phone.http.post(path, json={"phrase": wrong})) == (403, "phrase")
    unknown = first[:5].swapcase() + "0" * 31
    assert refused(phone.http.post(path, json={"phrase": unknown}))[1] == "phrase"
    typed = first.replace(" ", "-")
    assert phone.http.post(path, json={"phrase": typed}).status_code == 200
    assert codes(phone) == {code}
    second = desk.http.post("/api/account/phrase", json={}).json()["phrase"]
    assert refused(phone.http.post(path, json={"phrase": first})) == (403, "phrase")
    assert phone.http.post(path, json={"phrase": second}).status_code == 200
    last = desk.http.request("DELETE", "/api/account/phrase", json={})
    assert refused(last) == (409, "last-way")


def test_what_browsers_keep_follows_the_account_and_is_not_overwritten(server: Server) -> None:
    desk, phone = at_localhost(server), at_localhost(server)
    path = "/api/account/kept"
    assert refused(desk.http.get(path)) == (409, "account"), "a guest's browser keeps it itself"
    assert refused(desk.http.put(path, json={"edition": 0, "kept": {}})) == (409, "account")
    assert sign_in(phone, make_passkey(desk)).status_code == 200
    first = {"edition": 0, "kept": {"theme": "light", "puzzles": "+A -B"}}
    assert desk.http.put(path, json=first).json() == {**first, "edition": 1}
    late = {"edition": 0, "kept": {"theme": "dark"}}
    assert refused(phone.http.put(path, json=late)) == (409, "stale")
    assert phone.http.get(path).json() == {**first, "edition": 1}
    for odd in ({"Theme": "x"}, {"theme": "x" * 40_000}, {str(n): "" for n in range(101)}):
        answer = phone.http.put(path, json={"edition": 1, "kept": odd})
        assert answer.status_code == 400


@pytest.mark.skipif(ON_POSTGRES, reason="looks into the file")
def test_phrases_are_tried_a_few_times_and_kept_nowhere(make_server: MakeServer) -> None:
    server = make_server(limits={"recoveries": 2})
    desk = Browser(server)
    phrase = desk.http.post("/api/account/phrase", json={}).json()["phrase"]
    tries = [desk.http.post("/api/sign-in/phrase", json={"phrase": "1" * 36}) for _ in range(3)]
    assert [one.status_code for one in tries] == [403, 403, 429]
    _, secret = read_phrase(phrase) or ("", "")
    server.kill()
    with closing(sqlite3.connect(server.folder / "tables.db")) as rows:
        dump = "\n".join(rows.iterdump())
    assert secret not in dump + server.log
    server.options["limits"] = {"recoveries_in_all": 1}
    server.start()
    tries = [desk.http.post("/api/sign-in/phrase", json={"phrase": phrase}) for _ in range(3)]
    assert [one.status_code for one in tries] == [200, 200, 429], "two are never too many"


def test_of_phrases_only_so_many_wait_for_their_turn(tmp_path: Path) -> None:
    """However many addresses they come from."""

    async def wait() -> None:
        server = GameServer(Settings(db=tmp_path / "tables.db", static=tmp_path))
        api = AccountsApi(server.context)
        async with api._hashing:
            waiting = [asyncio.create_task(api._reckon(int)) for _ in range(MOST_WAITING)]
            await asyncio.sleep(0)
            with pytest.raises(HttpError) as refused:
                await api._reckon(int)
        assert (refused.value.status, refused.value.error) == (429, "too-fast")
        assert await asyncio.gather(*waiting) == [0] * MOST_WAITING
        assert await api._reckon(int) == 0, "there is room again"
        server.store.close()

    loops.run(wait())


# ---------------------------------------------------------------------- ending sessions


def test_all_other_browsers_are_signed_out_and_this_one_is_not(server: Server) -> None:
    desk, phone = at_localhost(server), at_localhost(server)
    passkey = make_passkey(desk)
    code = desk.create("dice-forge", "you", "here")
    yesterday = desk.http.cookies["grani_guest"]
    assert sign_in(phone, passkey).status_code == 200
    link = phone.http.post(f"/api/rooms/{code}/hand-over", json={}).json()["link"]
    guest = desk.me["guest"]
    with phone.tab(code) as stolen, desk.tab(code) as own:
        assert [seat["mine"] for seat in stolen.room["seats"]] == [True, True]
        assert desk.http.post("/api/account/sign-out-others", json={}).status_code == 204
        assert stolen.closes()[1] == "this browser was signed out: come back as a guest"
        stolen.reconnect()
        assert [seat["mine"] for seat in stolen.room["seats"]] == [False, False]
        own.closes()
        own.reconnect()
        assert own.act(asked=own.await_prompt())["type"] == "ack", "she has the new cookie"
    assert phone.http.get("/api/me").json()["guest"] != guest
    assert (codes(phone), account(phone)["exists"]) == (set(), False)
    assert Browser(server, yesterday).me["guest"] != guest
    phone.http.cookies.clear()
    assert phone.http.get("/api/me").status_code == 200
    assert (desk.http.get("/api/me").json()["guest"], codes(desk)) == (guest, {code})
    taken = {"secret": link.partition("#")[2]}
    answer = phone.http.post(f"/api/rooms/{code}/take", json=taken)
    assert refused(answer) == (410, "hand-over"), "links that somebody made are void, too"
    # Whoever can sign in comes back; the next time ends that one as well.
    assert sign_in(phone, passkey).status_code == 200
    assert codes(phone) == {code}
    assert phone.http.post("/api/account/sign-out-others", json={}).status_code == 204
    wait_until(lambda: desk.http.get("/api/me").json()["guest"] != guest, "still let in")
    assert phone.http.get("/api/me").json()["guest"] == guest


def test_sessions_stay_ended_when_the_server_starts_again(make_server: MakeServer) -> None:
    server = make_server()
    desk = at_localhost(server)
    make_passkey(desk)
    before = desk.http.cookies["grani_guest"]
    assert desk.http.post("/api/account/sign-out-others", json={}).status_code == 204
    now = desk.http.cookies["grani_guest"]
    assert server.stop() == 0
    server.start()
    assert Browser(server, now).me["guest"] == desk.me["guest"]
    assert Browser(server, before).me["guest"] != desk.me["guest"]


def test_guests_without_an_account_have_nothing_to_end(server: Server) -> None:
    guest = Browser(server)
    answer = guest.http.post("/api/account/sign-out-others", json={})
    assert refused(answer) == (409, "account")
    assert Browser(server, guest.http.cookies["grani_guest"]).me == guest.me


def test_a_cookie_of_an_epoch_is_void_when_there_is_a_later_one() -> None:
    epochs: dict[str, int] = {}
    identity = Identity("secret", epoch_of=lambda guest: epochs.get(guest, 0))
    guest = identity.new()
    cookies = []
    for epoch in (0, 1, 2):
        epochs[guest] = epoch
        cookies.append(identity.header(guest, False).partition(";")[0])
    assert [identity.read(cookie) for cookie in cookies] == ["", "", guest]
    epochs[guest] = 1
    assert identity.session(cookies[2]) == (guest, 2), "this server has not heard of it yet"
    named = cookies[0].partition("=")[2].partition(".")[0]
    assert named == guest, "cookies of those who never ended any are as ever"
    forged = cookies[0].replace(f"{guest}.", f"{guest}-9.")
    assert identity.read(forged) == ""


def test_an_answer_to_another_window_does_not_take_the_new_cookie_away(
    make_server: MakeServer,
) -> None:
    server = make_server()
    desk = at_localhost(server)
    make_passkey(desk)
    code = desk.create("dice-forge", "you", "here")
    other_window = Browser(server, desk.http.cookies["grani_guest"])
    with desk.tab(code) as tab:
        assert desk.http.post("/api/account/sign-out-others", json={}).status_code == 204
        tab.closes()
    # As if it had been sent before the answer with the new cookie came.
    late = other_window.http.get("/api/me")
    assert late.json()["guest"] != desk.me["guest"]
    assert "set-cookie" not in late.headers, "it is shared, and the last one counts"
    # Who asks for more than a look must be somebody.
    assert "set-cookie" in other_window.http.post("/api/account/sign-out", json={}).headers


def test_who_has_just_ended_sessions_is_remembered_for_a_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look() -> None:
        server = GameServer(Settings(db=tmp_path / "tables.db", static=tmp_path))
        moderator, guest = server.lobby.moderator, server.context.identity.new()
        await moderator.look()
        await server.store.write(lambda rows: accounts.make_account(rows, guest))
        await server.store.write(lambda rows: accounts.end_sessions(rows, guest, 0))
        await moderator.look()
        assert moderator.has_just_ended(guest)
        monkeypatch.setattr(moderator_module, "ON_THE_WAY", 0.0)
        assert not moderator.has_just_ended(guest)
        await server.store.write(moderation.leave_mark)
        await moderator.look()
        assert not moderator._ended, "not for ever"
        await server.lobby.stop()
        server.store.close()

    loops.run(look())


def end_sessions(rows: Connection, guest: str) -> None:
    accounts.end_sessions(rows, guest, 0)


@pytest.mark.parametrize("ending", [end_sessions, moderation.depart])
def test_a_socket_that_opens_while_its_session_is_ended_is_let_go(
    tmp_path: Path, ending: Callable[[Connection, str], None]
) -> None:
    """Between the look at its cookie and the moment in which it is known to be there."""
    settings = Settings(db=tmp_path / "tables.db", static=tmp_path)
    said: list[dict[str, Any]] = []

    async def knock() -> None:
        server = GameServer(settings)
        store, guest = server.store, server.context.identity.new()
        await store.write(lambda rows: accounts.make_account(rows, guest))
        game, olena = registered("rolling-realms"), Seat("person", guest, "Olena", ready=True)
        setup = game.setup_data(1, None)
        room = await server.lobby.open(game, setup, "", [olena], guest, timer=None)
        cookie = server.context.identity.header(guest, False).partition(";")[0]
        path = f"/ws/rooms/{room.stored.code}"
        head = {"host": "127.0.0.1", "origin": "http://127.0.0.1", "cookie": cookie}
        scope = {
            **{"type": "websocket", "path": path, "raw_path": path.encode(), "scheme": "ws"},
            **{"query_string": b"", "client": ("127.0.0.1", 1), "subprotocols": []},
            "headers": [(key.encode(), value.encode()) for key, value in head.items()],
        }
        coming = iter([{"type": "websocket.connect"}])

        async def receive() -> dict[str, Any]:
            for message in coming:
                return message
            await asyncio.Event().wait()  # Not a word: whoever holds it only listens.
            raise AssertionError

        async def send(message: Any) -> None:
            said.append(dict(message))
            if message["type"] == "websocket.accept":
                await store.write(lambda rows: ending(rows, guest))
                await server.lobby.moderator.look()

        async with asyncio.timeout(PATIENCE):
            await server.app(scope, receive, send)
        await server.lobby.stop()
        store.close()

    loops.run(knock())
    assert [one["type"] for one in said] == ["websocket.accept", "websocket.close"]
    assert "signed out" in said[1]["reason"]


def test_a_passkey_that_says_things_within_things_is_refused(server: Server) -> None:
    olena = at_localhost(server)
    passkey = make_passkey(olena)
    signed = passkey.sign(ask(olena, "/api/sign-in/ask"))
    signed["response"]["clientDataJSON"] = encoded(b"[" * 20_000)
    answer = olena.http.post("/api/sign-in/passkey", json={"credential": signed})
    assert answer.status_code in (400, 403), answer.text


@pytest.mark.parametrize("edition", [-1, (1 << 31) - 1, 1 << 31, 1 << 63])
def test_what_an_account_keeps_has_an_edition_that_can_be(server: Server, edition: int) -> None:
    olena = at_localhost(server)
    make_passkey(olena)
    told = {"edition": edition, "kept": {}}
    assert olena.http.put("/api/account/kept", json=told).status_code == 400
