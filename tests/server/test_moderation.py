"""What hosts order by ``grani admin`` or on their page holds at a running server within seconds."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from grani.cli import main
from grani.core.build import version
from grani.server import moderation
from grani.server.admin_database import AdminDatabase
from grani.server.app import GameServer
from grani.server.clocks import read, written
from grani.server.host_proof import LONGEST, UNUSED, Proof, Proofs
from grani.server.moderation import BadOrder
from grani.server.overview import coming, read_terms
from grani.server.settings import Settings
from tests import loops
from tests.patience import wait_until
from tests.server.authenticator import (
    ask,
    at_localhost,
    become_host,
    make_passkey,
    passkey_for,
    prove,
    sign_in,
)
from tests.server.browser import Browser, Data, Tab, fresh_id
from tests.server.serving import Server

MakeServer = Callable[..., Server]
Admin = Callable[..., str]


@pytest.fixture
def club(make_server: MakeServer) -> Server:
    return make_server(orders_every=0.05, trusted_proxies=("127.0.0.1",))


@pytest.fixture
def admin(club: Server, capsys: pytest.CaptureFixture[str]) -> Admin:
    """Run ``grani admin`` on the database of the server that runs."""

    def run(*words: str, code: int = 0) -> str:
        db = str(club.options.get("db", club.folder / "tables.db"))
        capsys.readouterr()
        assert main(["admin", *words, "--db", db, "--lang", "en"]) == code
        said = capsys.readouterr()
        return said.err if code else said.out

    return run


def ends(tab: Tab) -> Data:
    """Hear on until the server says that it is over."""
    return tab.until(lambda message: message["type"] == "error")


def order(host: Browser, **told: object) -> Data:
    answer = host.http.post("/api/admin/orders", json=told)
    assert answer.status_code == 200, answer.text
    found: Data = answer.json()
    return found


def made_host(club: Server) -> Browser:
    host = at_localhost(club)
    become_host(host)
    return host


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


# ---------------------------------------------------------------------- rooms


def test_a_closed_room_ends_with_a_sentence_and_can_be_opened_again(
    club: Server, admin: Admin
) -> None:
    olena = Browser(club)
    code = olena.create("dice-forge", "you", "here", timer=600.0)
    with olena.tab(code) as tab:
        asked = tab.await_prompt()
        assert code in admin("rooms", "--status", "playing")
        admin("close", code, "--why", "Enough for today")
        told = ends(tab)
        assert (told["code"], told["reason"]) == ("closed", "Enough for today")
        assert tab.closes()[0] == 1008
    refused = olena.http.get(f"/api/rooms/{code}")
    assert (refused.status_code, refused.json()["error"]) == (410, "closed")
    assert club.ask("select count(*) from games where owed")[0][0] == 0
    listed = admin("rooms", code)
    assert olena.me["guest"] in listed
    assert "Enough for today" in listed
    admin("open", code)
    with olena.tab(code) as tab:
        assert tab.act(asked=tab.await_prompt(asked["seat"]))["type"] == "ack"
        assert tab.play is not None
        assert tab.play["deadline"] > 500_000, "the full time to think"
    assert "not closed" in admin("open", code, code=2)
    assert "no room ABCD" in admin("close", "ABCD", code=2)


def test_rooms_are_found_by_the_name_of_a_player(club: Server, admin: Admin) -> None:
    codes = {}
    for name in ("Тарас Бульба", "Olena"):
        code = Browser(club).create("dice-forge", "you", "here")
        club.ask(
            f"update seats set name = '{name}' where seat = 0 and game = "
            f"(select id from games where code = '{code}') returning seat"
        )
        codes[name] = code
    for word in ("Бульба", "тарас", "Тарас"):
        found = admin("rooms", word)
        assert codes["Тарас Бульба"] in found
        assert codes["Olena"] not in found
    assert codes["Olena"] in admin("rooms", "oLEN")
    assert "0 rooms" in admin("rooms", "%")


def test_a_server_writes_nothing_to_a_room_that_was_just_closed(make_server: MakeServer) -> None:
    server = make_server(orders_every=3600.0)  # It will not look before the test is over.
    olena = Browser(server)
    code = olena.create("dice-forge", "you", "here")
    with olena.tab(code) as tab:
        tab.await_prompt()
        before = server.ask("select count(*) from events")
        db = str(server.options.get("db", server.folder / "tables.db"))
        assert main(["admin", "close", code, "--db", db]) == 0
        tab.send(type="act", id="late", seat=0, prompt=tab.prompt()["id"], action=0)
        tab.send(type="ping")
        tab.closes()
        assert server.ask("select count(*) from events") == before


# ---------------------------------------------------------------------- bans


def test_a_banned_guest_is_let_go_and_comes_in_no_more(club: Server, admin: Admin) -> None:
    olena, taras = Browser(club), Browser(club)
    code = olena.create("dice-forge", "you", "open", start=False)
    with taras.tab(code) as tab, olena.tab(code) as other:
        admin("ban", taras.me["guest"], "--why", "Rude words", "--for", "30d")
        assert ends(tab)["code"] == "banned"
        assert other.command("phrase", phrase="bye")["type"] == "ack", "nobody else is"
    refused = taras.http.get("/api/me")
    assert (refused.status_code, refused.json()["reason"]) == (403, "Rude words")
    with pytest.raises(ConnectionClosed):
        taras.tab(code)
    assert taras.me["guest"] in admin("bans")
    admin("unban", taras.me["guest"])
    wait_until(lambda: taras.http.get("/api/me").status_code == 200, "still banned")
    assert "Nobody" in admin("bans")
    assert "not banned" in admin("unban", taras.me["guest"], code=2)


@pytest.mark.parametrize(
    ("banned", "inside", "outside"),
    [
        ("198.51.100.7/24", "198.51.100.99", "198.51.101.1"),
        ("2001:db8::/32", "2001:db8:1::5", "2001:db9::1"),
        ("198.51.100.7", "::ffff:198.51.100.7", "198.51.100.8"),
    ],
)
def test_a_range_of_addresses_is_banned_as_trusted_proxies_tell_them(
    club: Server, admin: Admin, banned: str, inside: str, outside: str
) -> None:
    admin("ban", banned)

    def status(address: str) -> int:
        headers = {"X-Forwarded-For": address}
        return visitor.http.get("/api/games", headers=headers).status_code

    visitor = Browser(club)
    wait_until(lambda: status(inside) == 403, "the range is not banned")
    assert status(outside) == 200


@pytest.mark.parametrize("whom", ["Taras", "10.0.0.0/99", "0.0.0.0/0", "::/0", "", "abc"])
def test_what_is_no_guest_and_no_range(whom: str) -> None:
    with pytest.raises(BadOrder, match="whom"):
        moderation.read_whom(whom)


def test_hosts_are_not_shut_out_by_a_range(club: Server, admin: Admin) -> None:
    host, other = made_host(club), Browser(club)
    admin("ban", "127.0.0.0/8")
    wait_until(lambda: other.http.get("/api/games").status_code == 403, "it is not banned")
    assert host.http.get("/api/admin").status_code == 200


# ---------------------------------------------------------------------- notices and a pause


def test_a_notice_is_told_at_tables_and_elsewhere_until_its_time_is_up(
    club: Server, admin: Admin
) -> None:
    olena = Browser(club)
    code = olena.create("dice-forge", "you", "here")
    with olena.tab(code) as tab:
        admin("notice", "  Update at\n eight <b>sharp</b> ")
        told = tab.until(lambda message: bool(message.get("texts")))
        assert told["texts"] == ["Update at eight <b>sharp</b>"]
    with olena.tab(code) as tab:
        again = tab.until(lambda message: message["type"] == "announced")
        assert again == told, "at once"
    assert olena.http.get("/api/notices").json()["texts"] == told["texts"]
    club.ask(f"update announcements set until = {time.time() + 0.3} returning id")
    admin("notice", "Another one", "--for", "2h")
    wait_until(
        lambda: olena.http.get("/api/notices").json()["texts"] == ["Another one"], "it stays"
    )
    assert "1 notice withdrawn" in admin("withdraw", "2")
    assert "no such notice" in admin("withdraw", "99", code=2)
    assert "needs words" in admin("notice", " \u200b ", code=2)
    assert "too long" in admin("notice", "a" * 401, code=2)


def test_what_was_decided_before_a_pause_is_not_refused_in_it(make_server: MakeServer) -> None:
    server = make_server(orders_every=0.05)
    db = str(server.options.get("db", server.folder / "tables.db"))
    olena = Browser(server)
    code = olena.create("rolling-realms", "you")
    with olena.tab(code) as tab:
        asked = tab.await_prompt()
        act: Data = {"id": fresh_id(), "seat": asked["seat"], "prompt": asked["id"]}
        act["action"] = asked["options"][0]["action"]
        first = tab.command("act", **act)
        assert main(["admin", "read-only", "on", "--db", db]) == 0
        tab.until(lambda message: message["type"] == "announced" and message["paused"])
        again = tab.command("act", **act)
        assert (again["type"], again["seq"]) == ("ack", first["seq"])
        assert tab.act()["code"] == "read-only"


def test_while_games_stand_still_nobody_plays_and_no_time_runs_out(
    make_server: MakeServer, capsys: pytest.CaptureFixture[str]
) -> None:
    server = make_server(orders_every=0.05)
    db = str(server.options.get("db", server.folder / "tables.db"))
    olena = Browser(server)
    code = olena.create("dice-forge", "you", "greedy", timer=5.0)
    with olena.tab(code) as tab:
        asked = tab.await_prompt()
        assert main(["admin", "read-only", "on", "--db", db]) == 0
        tab.until(lambda message: message["type"] == "announced" and message["paused"])
        seq = tab.seq
        assert tab.act(asked=asked)["code"] == "read-only"
        refused = olena.http.put("/api/me", json={"name": "Olena"})
        assert (refused.status_code, refused.json()["error"]) == (503, "read-only")
        assert olena.http.get(f"/api/rooms/{code}").status_code == 200
        assert olena.http.get("/api/mine").json()[0]["code"] == code
        # Time that passes while games stand still, without waiting for it.
        long_ago = time.time() - 3600
        server.stop()
        server.ask(
            f"update settings set value = '{long_ago!r}' where key = 'read-only' returning key"
        )
        clocks = read(server.ask("select clocks from games")[0][0])
        passed = written(
            {seat: replace(one, until=one.until - 3600) for seat, one in clocks.items()}
        )
        server.ask(f"update games set clocks = '{passed}', due = due - 3600 returning id")
        server.start()
    olena = Browser(server, olena.http.cookies["grani_guest"])
    with olena.tab(code) as tab:
        assert tab.seq == seq
        assert main(["admin", "read-only", "off", "--db", db]) == 0
        tab.until(lambda message: message["type"] == "announced" and not message["paused"])
        assert tab.act(asked=tab.await_prompt())["type"] == "ack", "nobody decided instead"
    assert not server.ask("select seq from events where cast(body as text) like '%true%'")
    capsys.readouterr()


def test_who_was_away_when_a_pause_ended_hears_of_it(club: Server, admin: Admin) -> None:
    olena = Browser(club)
    code = olena.create("dice-forge", "you", "here")

    def announced(message: Data) -> bool:
        return bool(message["type"] == "announced")

    with olena.tab(code) as tab:
        admin("read-only", "on")
        tab.until(lambda message: announced(message) and message["paused"])
        tab.close()
        admin("read-only", "off")
        wait_until(lambda: not olena.http.get("/api/notices").json()["paused"], "still paused")
        tab.reconnect()
        told = tab.until(announced)
        assert (told["paused"], told["texts"]) == (False, [])
        assert tab.act(asked=tab.await_prompt())["type"] == "ack"


def test_orders_are_taken_in_by_one_look_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look() -> int:
        server = GameServer(Settings(db=tmp_path / "tables.db", static=tmp_path))
        moderator = server.lobby.moderator
        once, looking, most = moderator._look, 0, 0

        async def counted() -> None:
            nonlocal looking, most
            looking += 1
            most = max(most, looking)
            await once()
            looking -= 1

        monkeypatch.setattr(moderator, "_look", counted)
        await asyncio.gather(*(moderator.look() for _ in range(5)))
        server.store.close()
        return most

    assert loops.run(look()) == 1


# ---------------------------------------------------------------------- what is said of it


def _is_logged(club: Server, told: str) -> bool:
    return told in club.log


def test_every_order_stands_in_the_log(club: Server, admin: Admin) -> None:
    host, taras = made_host(club), Browser(club)
    assert taras.http.put("/api/me", json={"name": "Kassandra"}).status_code == 200
    code = taras.create("dice-forge", "you", "here")
    guest = taras.me["guest"]
    admin("close", code, "--why", "Enough for today")
    wait_until(lambda: f"room {code} is closed: Enough for today" in club.log, "not in the log")
    order(host, order="ban", whom=guest, duration="30d", why="Rude words")
    order(host, order="unban", whom=guest)
    who = f"host {host.me['guest'][:8]} orders:"
    assert f"{who} ban whom={guest[:8]} duration=30d why=Rude words" in club.log
    assert f"guest {guest[:8]}" in club.log
    assert "is banned no more" in club.log
    assert guest not in club.log, "a whole id is nobody's business"
    assert "Kassandra" not in club.log, "nor is a name"
    for words, told in (
        (("open", code), f"room {code} is open again"),
        (("notice", "At eight", "--for", "2h"), ": At eight"),
        (("withdraw",), "is withdrawn"),
        (("read-only", "on"), "games are paused"),
        (("read-only", "off"), "games go on"),
        (("ban", "198.51.100.7/24", "--why", "Floods"), "198.51.100.0/24 is banned for ever: Flo"),
        (("hosts", "remove", host.me["guest"]), f"{host.me['guest'][:8]} is no host any more"),
    ):
        admin(*words)
        wait_until(partial(_is_logged, club, told), f"not in the log: {told}")


def test_a_host_is_not_banned_and_whoever_becomes_one_is_banned_no_more(
    club: Server, admin: Admin
) -> None:
    host, taras = made_host(club), Browser(club)
    assert "hosts remove" in admin("ban", host.me["guest"], code=2)
    refused = host.http.post("/api/admin/orders", json={"order": "ban", "whom": host.me["guest"]})
    assert (refused.status_code, refused.json()["error"]) == (400, "is-host")
    admin("ban", taras.me["guest"])
    admin("hosts", "add", taras.me["guest"])
    assert "Nobody" in admin("bans")


def test_bans_and_hosts_have_names_as_long_as_their_guests_do(club: Server, admin: Admin) -> None:
    host, taras = made_host(club), Browser(club)
    code = taras.create("dice-forge", "you", "here")
    club.ask(
        "update seats set name = 'Taras' where seat = 0 and game = "
        f"(select id from games where code = '{code}') returning seat"
    )
    club.ask(
        "update seats set name = '' where seat = 1 and game = "
        f"(select id from games where code = '{code}') returning seat"
    )
    admin("ban", taras.me["guest"])
    assert "Taras" in admin("bans")
    assert host.http.get("/api/admin").json()["bans"][0]["name"] == "Taras"


def test_how_a_club_is(club: Server, admin: Admin) -> None:
    Browser(club).create("dice-forge", "you", "here")
    Browser(club).create("dice-forge", "you", "open", start=False)
    said = admin("status")
    for told in (version(), "1 server is running", "not paused", "1 playing, 1 waiting to begin"):
        assert told in said
    assert "not paused" in admin("read-only", "status")
    admin("read-only", "on")
    assert "paused since" in admin("status")
    assert "paused since" in admin("read-only", "status")
    club.stop()
    assert "No server is running" in admin("status")


# ---------------------------------------------------------------------- the page of hosts


def test_the_page_of_hosts_does_what_the_command_does(club: Server, admin: Admin) -> None:
    stranger, taras = Browser(club), Browser(club)
    assert stranger.http.get("/api/admin").json()["error"] == "not-host"
    answer = stranger.http.post("/api/admin/orders", json={"order": "read-only", "on": True})
    assert answer.status_code == 403
    host = made_host(club)
    code = taras.create("dice-forge", "you", "here")
    found = host.http.get("/api/admin", params={"find": code}).json()
    assert [room["code"] for room in found["rooms"]] == [code]
    assert found["rooms"][0]["guests"] == [taras.me["guest"]] * 2
    assert [term["option"] for term in found["terms"]] == [
        "--keep-finished",
        "--keep-open",
        "--archive-after",
    ]
    assert order(host, order="close", code=code, why="x")["rooms"][0]["closed"]
    assert not order(host, order="reopen", code=code)["rooms"][0]["closed"]
    order(host, order="ban", whom=taras.me["guest"], duration="30d", why="")
    assert taras.http.get("/api/me").status_code == 403, "at once, at this server"
    assert not order(host, order="unban", whom=taras.me["guest"])["bans"]
    assert order(host, order="notice", text="Hello", duration="2h")["notices"][0]["until"]
    assert order(host, order="read-only", on=True)["paused"] > 0
    assert not order(host, order="read-only", on=False)["paused"]
    for wrong, error in (
        ({"order": "ban", "whom": "Taras"}, "whom"),
        ({"order": "ban", "whom": "10.0.0.1", "duration": "soon"}, "duration"),
        ({"order": "close", "code": "ABC"}, "no-room"),
        ({"order": "host", "guest": "x", "on": True}, "guest"),
        ({"order": "dance"}, "bad-request"),
    ):
        answer = host.http.post("/api/admin/orders", json=wrong)
        assert (answer.status_code, answer.json()["error"]) == (400, error)
    left = order(host, order="host", guest=taras.me["guest"], on=True)["hosts"]
    assert len(left) == 2
    assert taras.me["guest"] in admin("hosts", "list")
    admin("hosts", "remove", host.me["guest"])
    wait_until(lambda: host.http.get("/api/admin").status_code == 403, "still a host")


def test_a_notice_whose_number_cannot_be_is_refused(club: Server, admin: Admin) -> None:
    host, number = made_host(club), 1 << 40
    answer = host.http.post("/api/admin/orders", json={"order": "withdraw", "id": number})
    assert answer.status_code == 400
    assert "no such notice" in admin("withdraw", str(number), code=2)


# ---------------------------------------------------------------------- the passkey of a host


def test_a_host_gives_orders_only_after_showing_a_passkey(club: Server, admin: Admin) -> None:
    host = at_localhost(club)
    told = admin("hosts", "add", host.me["guest"])
    assert "no passkey yet" in told

    def look() -> httpx.Response:
        return host.http.get("/api/admin")

    wait_until(lambda: look().json()["error"] == "make-passkey", "she is no host")
    # By its bare address there are no passkeys: what to do is said there.
    bare = Browser(club, host.http.cookies["grani_guest"])
    assert refusal(bare.http.get("/api/admin")) == (409, "no-passkeys")
    passkey = make_passkey(host)
    assert refusal(look()) == (403, "prove")
    pause = {"order": "read-only", "on": True}
    assert refusal(host.http.post("/api/admin/orders", json=pause)) == (403, "prove")
    # A question for signing in is none for orders, and each is answered once.
    signed = passkey.sign(ask(host, "/api/sign-in/ask"))
    crossed = host.http.post("/api/admin/proof", json={"credential": signed})
    assert refusal(crossed) == (403, "passkey")
    asked = ask(host, "/api/admin/proof/ask")
    assert len(asked["allowCredentials"]) == 1
    answer = {"credential": passkey.sign(asked)}
    proved = host.http.post("/api/admin/proof", json=answer)
    assert proved.status_code == 204
    kept = proved.headers["set-cookie"]
    assert all(part in kept for part in ("HttpOnly", "SameSite=Strict", "Path=/api"))
    assert refusal(host.http.post("/api/admin/proof", json=answer)) == (403, "passkey")
    assert look().status_code == 200
    assert order(host, order="notice", text="Hello")["notices"]
    assert "no passkey yet" not in admin("hosts", "add", host.me["guest"])


def test_the_cookie_of_a_host_alone_opens_nothing(club: Server) -> None:
    host = at_localhost(club)
    passkey = become_host(host)
    thief = Browser(club, host.http.cookies["grani_guest"])
    thief.http.headers.update({name: host.http.headers[name] for name in ("Host", "Origin")})
    assert thief.http.get("/api/me").json()["guest"] == host.me["guest"]
    assert refusal(thief.http.get("/api/admin")) == (403, "prove")
    # Nor can whoever has it add a passkey of theirs, or remove the one that there is.
    path = "/api/account/passkeys"
    assert refusal(thief.http.post(f"{path}/ask", json={})) == (403, "prove")
    made = passkey_for(thief).make(ask(host, f"{path}/ask"))
    assert refusal(thief.http.post(path, json={"credential": made})) == (403, "prove")
    own = thief.http.get("/api/account").json()["passkeys"][0]["id"]
    phrase = "/api/account/phrase"
    assert refusal(thief.http.post(phrase, json={})) == (403, "prove"), "it would let them in again"
    assert host.http.post(phrase, json={}).status_code == 201
    assert refusal(thief.http.request("DELETE", phrase, json={})) == (403, "prove")
    assert refusal(thief.http.request("DELETE", f"{path}/{own}", json={})) == (403, "prove")
    everything = thief.http.request("DELETE", "/api/account", json={"sure": True})
    assert refusal(everything) == (403, "prove"), "nor does all of it go"
    # The passkey of somebody else proves nothing, though its owner is known here.
    other = at_localhost(club)
    theirs = make_passkey(other)
    assert refusal(prove(thief, theirs)) == (403, "passkey")
    # And the proof is of no use to another guest.
    proof = host.http.cookies["grani_host"]
    other.http.cookies.set("grani_host", proof, domain="127.0.0.1", path="/api")
    assert refusal(other.http.get("/api/admin")) == (403, "not-host")
    assert host.http.get("/api/admin").status_code == 200
    second = make_passkey(host, "Second")
    assert prove(host, second).status_code == 204
    first = host.http.get("/api/account").json()["passkeys"][0]["id"]
    assert host.http.request("DELETE", f"{path}/{first}", json={}).status_code == 200
    assert refusal(prove(host, passkey)) == (403, "passkey")


def test_a_proof_ends_with_its_passkey_and_with_its_time(club: Server) -> None:
    host = at_localhost(club)
    become_host(host)
    guest = host.me["guest"]
    known = str(host.http.get("/api/account").json()["passkeys"][0]["id"])
    secret = club.ask("select value from settings where key = 'secret'")[0][0]
    now = time.time()

    def status(passkey: str, proved: float, used: float) -> int:
        header = Proofs(secret, "").header(Proof(guest, passkey, proved, used), False)
        host.http.cookies.delete("grani_host", domain="127.0.0.1", path="/api")
        value = header.partition(";")[0].partition("=")[2]
        host.http.cookies.set("grani_host", value, domain="127.0.0.1", path="/api")
        return host.http.get("/api/admin").status_code

    assert status(known, now - LONGEST + 60, now - UNUSED + 60) == 200
    assert status(known, now - LONGEST - 60, now) == 403, "an hour after the passkey was asked"
    assert status(known, now - UNUSED - 60, now - UNUSED - 60) == 403, "long unused"
    assert status(known, now + 3600, now + 3600) == 403, "of a time to come"
    assert status("0" * 64, now, now) == 403, "of a passkey that is gone"


@pytest.mark.parametrize(
    ("proved", "used", "holds"),
    [
        (0.0, 0.0, True),
        (0.0, -UNUSED, True),
        (-UNUSED, -UNUSED - 1, False),
        (-LONGEST, 0.0, True),
        (-LONGEST - 1, 0.0, False),
        (30.0, 30.0, True),
        (90.0, 90.0, False),
    ],
)
def test_how_long_a_proof_holds(proved: float, used: float, holds: bool) -> None:
    now = 1_700_000_000.0
    assert Proof("guest", "passkey", now + proved, now + used).holds(now) is holds


def test_a_proof_is_renewed_by_use_and_not_beyond_its_hour() -> None:
    proofs = Proofs("secret", "/games")
    proof = Proof("a" * 32, "b" * 64, 1000.0, 1000.0)
    now = 1000.0
    for _ in range(20):
        header = proofs.header(proof._replace(used=now), True)
        assert "; Secure" in header
        assert "Path=/games/api;" in header
        now += UNUSED - 60
        found = proofs.read(header.partition(";")[0], proof.guest, now)
        if found is None:
            break
        assert found.proved == 1000.0
    assert 1000.0 + LONGEST < now <= 1000.0 + LONGEST + UNUSED
    assert proofs.read("grani_host=forged.signature", proof.guest, 1000.0) is None


def test_looking_does_not_renew_a_proof_and_an_order_does(club: Server) -> None:
    host = made_host(club)
    looked = host.http.get("/api/admin")
    assert looked.status_code == 200
    assert "set-cookie" not in looked.headers, "the page looks by itself, whoever is there"
    ordered = host.http.post("/api/admin/orders", json={"order": "notice", "text": "At eight"})
    assert "grani_host=" in ordered.headers["set-cookie"]


def test_whoever_deletes_everything_is_a_host_no_more(club: Server) -> None:
    host = at_localhost(club)
    passkey = become_host(host)
    cookie = host.http.cookies["grani_guest"]
    gone = host.http.request("DELETE", "/api/account", json={"sure": True})
    assert gone.status_code == 204
    old = Browser(club, cookie)
    wait_until(lambda: refusal(old.http.get("/api/admin")) == (403, "not-host"), "still a host")
    assert sign_in(at_localhost(club), passkey).status_code == 403


def test_what_will_be_deleted_when_is_told(club: Server, admin: Admin) -> None:
    olena = Browser(club)
    olena.create("dice-forge", "you", "open", start=False)
    said = admin("retention").splitlines()
    assert len(said) == 3
    assert "365d" in said[0]
    assert "1 in all" in said[1]
    assert "1 within 30 days" in said[1]


def test_nothing_is_said_to_be_deleted_in_the_first_hour(make_server: MakeServer) -> None:
    server = make_server(keep_open=3600.0, tidy_every=7200.0)
    Browser(server).create("dice-forge", "you", "open", start=False)
    server.ask("update games set updated = 1000.0 returning id")
    db = server.options.get("db", server.folder / "tables.db")
    database = AdminDatabase(db)
    terms = database.do(read_terms)
    assert terms is not None
    _, rooms, _ = database.do(partial(coming, terms=terms))
    database.close()
    assert rooms.first == terms.first > 1000.0 + 3600.0
    assert server.stop() == 0
    server.start()
    said = "to be deleted in 7200 s (--keep-open 1h): 1"
    wait_until(lambda: said in server.log, "how many is not said")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("dance",), "`grani admin` lists them"),
        (("close",), "grani admin close CODE"),
        (("hosts", "add"), "grani admin hosts"),
        (("read-only", "maybe"), "read-only on|off|status"),
        (("ban", "x", "--for", "soon"), "duration"),
        (("ban", "x", "--for", "-1h"), "--for: “-1h” is not a duration: write 12h"),
        (("rooms", "--status", "gone"), "closed"),
    ],
)
def test_a_bad_order_is_answered_by_a_sentence(
    admin: Admin, words: tuple[str, ...], told: str
) -> None:
    said = admin(*words, code=2)
    assert told in said
    assert said.count("\n") == 1


def test_the_command_alone_lists_what_can_be_ordered(admin: Admin) -> None:
    assert "grani admin read-only on|off|status" in admin()
