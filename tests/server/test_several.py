"""Several servers on one database: one table for everybody, whichever server they came through."""

from __future__ import annotations

import os
import random
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy.engine.url import make_url
from websockets.exceptions import InvalidStatus

from grani.server.live_game import LOG_LINES
from tests import postgres
from tests.contract.games import Configuration
from tests.patience import wait_until
from tests.review.played import played
from tests.review.test_review import beginning
from tests.server.authenticator import ask, at_localhost, become_host, make_passkey
from tests.server.browser import Browser, Data, Tab, fresh_id, play_on
from tests.server.serving import Server
from tests.server.test_chat import texts
from tests.server.test_fair_dice_exchange import Player

pytestmark = pytest.mark.skipif(postgres.programs() is None, reason=postgres.SKIPPED)
LEASE = 2.0
PAIR = Configuration("dice-forge", 2, "introductory")
AS_JSON = {"Content-Type": "application/json"}
Club = Callable[..., list[Server]]


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    """Start servers that share a database."""
    running: list[Server] = []

    def start(count: int = 2, **options: Any) -> list[Server]:
        url = postgres.shared().database()
        for number in range(count):
            folder = tmp_path / f"server-{number}"
            folder.mkdir()
            given = {"db": url, "lease_seconds": LEASE, **options}
            running.append(Server(folder, **given))
        return running

    yield start
    for one in running:
        if one.is_running:
            os.kill(one.pid, signal.SIGCONT)
            one.kill()


def also_at(browser: Browser, server: Server) -> Browser:
    """The same guest, through another server."""
    return Browser(server, browser.http.cookies["grani_guest"])


def friends(one: Server, other: Server, game: str = "dice-forge") -> tuple[Browser, Browser, str]:
    """A host at one server, a friend with a seat at the other, and their room, not begun."""
    host, friend = Browser(one), Browser(other)
    code = host.create(game, "you", "open", start=False)
    with friend.tab(code) as tab:
        assert tab.command("sit", seat=1, name="Taras")["type"] == "ack"
    return host, friend, code


def begin(tab: Tab) -> None:
    assert tab.command("start")["type"] == "ack"


def hears(tab: Tab, wanted: Callable[[Data], bool]) -> None:
    """Hear on until something is told, or was told already."""
    if not any(wanted(message) for message in tab.heard):
        tab.until(wanted)


def is_unbroken(tab: Tab) -> bool:
    """Whether every event was told once: by itself, or in a picture of everything."""
    seq = 0
    for message in tab.heard:
        if message["type"] == "batch" and message["seq"] != seq + 1:
            return False
        if message["type"] in ("batch", "snapshot"):
            seq = message["seq"]
    return seq == tab.seq


def reaches(tab: Tab, seq: int) -> None:
    """Hear on until a tab has been told of an event."""
    while tab.seq < seq:
        tab.read()


# ---------------------------------------------------------------------- one table


@pytest.mark.parametrize("game", ["dice-forge", "rolling-realms"])
def test_a_game_is_played_through_two_servers(club: Club, game: str) -> None:
    one, other = club()
    host, friend, code = friends(one, other, game)
    with host.tab(code) as left, friend.tab(code) as right, Browser(other).tab(code) as watching:
        begin(left)
        play_on([left, right], random.Random(1))
        assert left.seed
        assert left.seed == right.seed
        watching.until(lambda message: bool(message.get("seed")))
        for tab in (left, right, watching):
            assert is_unbroken(tab), "missed, or heard twice"
        # Who was told all at once, because much had happened, heard no more than the last lines.
        logs = [tab.log[-LOG_LINES:] for tab in (left, right, watching)]
        assert logs[0] == logs[1] == logs[2]
        records = [
            browser.http.get(f"/api/rooms/{code}/record").content for browser in (host, friend)
        ]
        assert records[0] == records[1]


def test_a_seat_taken_at_one_server_counts_at_once_at_the_other(club: Club) -> None:
    one, other = club()
    for _ in range(10):
        host, friend = Browser(one), Browser(other)
        code = host.create("dice-forge", "you", "open", start=False)
        with host.tab(code) as left, friend.tab(code) as right:
            assert right.command("sit", seat=1, name="Taras")["type"] == "ack"
            # What the other server has acknowledged holds, whether or not it was heard of here.
            assert left.command("start")["type"] == "ack"


def test_of_two_who_want_one_seat_one_gets_it(club: Club) -> None:
    one, other = club()
    for number in range(5):
        host = Browser(one)
        code = host.create("dice-forge", "you", "open", start=False)
        with Browser(one).tab(code) as first, Browser(other).tab(code) as second:
            ids = fresh_id(), fresh_id()
            for tab, id in zip((first, second), ids, strict=True):
                tab.send(type="sit", id=id, seat=1, name=f"Guest {number}")
            told = [
                tab.until(lambda message, id=id: message.get("id") == id)["type"]  # type: ignore[misc]
                for tab, id in zip((first, second), ids, strict=True)
            ]
            assert sorted(told) == ["ack", "reject"]


def test_a_command_sent_through_both_servers_counts_once(club: Club) -> None:
    one, other = club()
    host, friend, code = friends(one, other)
    with ExitStack() as stack:
        tabs = [stack.enter_context(host.tab(code)), stack.enter_context(friend.tab(code))]
        doubles = {
            tabs[0]: stack.enter_context(also_at(host, other).tab(code)),
            tabs[1]: stack.enter_context(also_at(friend, one).tab(code)),
        }
        begin(tabs[0])
        dice = random.Random(4)
        acts = 0
        while acts < 40:
            for tab in tabs:
                tab.hear_all(0.001)
                for prompt in list(tab.prompts):
                    id = fresh_id()
                    option = prompt["options"][dice.randrange(len(prompt["options"]))]
                    act = {"seat": prompt["seat"], "prompt": prompt["id"]}
                    both = (tab, doubles[tab])
                    for window in both:
                        window.send(type="act", id=id, action=option["action"], **act)
                    answers = [
                        window.until(lambda message: message.get("id") == id)  # noqa: B023
                        for window in both
                    ]
                    assert [answer["type"] for answer in answers] == ["ack", "ack"]
                    assert answers[0]["seq"] == answers[1]["seq"]
                    acts += 1
                    tab.until(lambda message: message["type"] == "batch") if tab.seq < answers[0][
                        "seq"
                    ] else None
        game = one.ask(f"select id from games where code = '{code}'")[0][0]
        rows = one.ask(f"select seq, command from events where game = {game} order by seq")
        assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
        commands = [command for _, command in rows if command]
        assert len(commands) == len(set(commands)) >= 40


def test_what_is_taken_back_is_taken_back_everywhere(club: Club) -> None:
    one, other = club()
    host, friend, code = friends(one, other)
    with host.tab(code) as left, friend.tab(code) as right:
        begin(left)
        tabs, dice = (left, right), random.Random(7)
        while not any(tab.play and any(tab.play["undo"].values()) for tab in tabs):
            play_on(list(tabs), dice, 1)
            for tab in tabs:
                reaches(tab, max(left.seq, right.seq))
        for seat, tab in enumerate(tabs):
            if tab.play and tab.play["undo"].get(str(seat)):
                answer = tab.command("undo", seat=seat, count=1, seq=tab.seq)
                assert answer["type"] == "ack", answer
                break
        for tab in tabs:
            reaches(tab, answer["seq"])
        assert left.log == right.log
        play_on([left, right], dice, 10)


def test_people_at_other_servers_are_seen_heard_and_read(club: Club) -> None:
    one, other = club()
    host, friend, code = friends(one, other)
    with host.tab(code) as left:
        with friend.tab(code) as right:
            left.until(lambda message: message["type"] == "room" and online(message, 1))
            assert right.command("phrase", phrase="thanks")["type"] == "ack"
            left.until(
                lambda message: message["type"] == "phrase" and message["phrase"] == "thanks"
            )
            assert right.command("chat", text="well met")["type"] == "ack"
            left.until(lambda message: message["type"] == "chat")
            assert texts(left) == texts(right) == ["well met"]
            assert left.command("allow_chat", allowed=False)["type"] == "ack"
            right.until(lambda message: message["type"] == "room" and not message["room"]["chat"])
            assert right.command("chat", text="hello?")["type"] == "reject"
        left.until(lambda message: message["type"] == "room" and not online(message, 1))


def online(message: Data, seat: int) -> bool:
    return bool(message["room"]["seats"][seat]["online"])


def test_shares_in_the_dice_come_through_any_server(club: Club) -> None:
    one, other = club()
    host, friend, code = friends(one, other)
    with ExitStack() as stack:
        left, right = Player(host, code, "left"), Player(friend, code, "right")
        stack.callback(left.close)
        stack.callback(right.close)
        assert left.pledge()["type"] == "ack"
        assert right.pledge()["type"] == "ack"
        begin(left)
        for player in (left, right):
            player.until_stage("opening")
        for player in (left, right):
            assert player.reveal()["type"] == "ack"
        for player in (left, right):
            player.until_begun()
        play_on([left, right], random.Random(2), 10)
        assert left.sealing["opened"] == right.sealing["opened"] == [True, True]


def test_a_rematch_asked_for_at_two_servers_is_one_room(club: Club) -> None:
    one, other = club()
    host, friend, code = friends(one, other, "rolling-realms")
    with host.tab(code) as left, friend.tab(code) as right:
        begin(left)
        play_on([left, right], random.Random(3))
        for tab in (left, right):
            tab.send(type="rematch", id=fresh_id())
        codes = set()
        for tab in (left, right):
            hears(tab, lambda m: m["type"] == "room" and bool(m["room"]["rematch"]))
            codes.add(tab.room["rematch"])
        assert len(codes) == 1
        assert one.ask("select count(*) from games") == [(2,)]


def test_a_game_of_the_day_is_played_once_whichever_server_one_asks(club: Club) -> None:
    one, other = club()
    guest = Browser(one)
    again = also_at(guest, other)
    day = guest.http.get("/api/days").json()[0]["day"]
    codes = {
        browser.http.post(f"/api/days/rolling-realms/{day}", json={}).json()["code"]
        for browser in (guest, again)
    }
    assert len(codes) == 1


# ---------------------------------------------------------------------- accepted is accepted


def on_database(server: Server) -> psycopg.Connection[Any]:
    """Be another server, as far as the database knows."""
    name = str(make_url(server.options["db"]).database)
    return psycopg.connect(postgres.shared().url(name))


def waits(server: Server, query: str) -> None:
    """Wait until a server waits for a lock, and ``query`` says of which kind."""
    wait_until(lambda: server.ask(f"select 1 from pg_locks where not granted and {query}"), query)


def test_a_room_read_while_its_last_event_is_written_is_as_good_as_any(club: Club) -> None:
    one, other = club()
    host = Browser(one)
    code = host.create("rolling-realms", "you")
    with host.tab(code) as tab:
        play_on([tab], random.Random(3))
    assert one.stop() == 0
    with on_database(other) as database:
        database.execute("create table held as select * from events order by seq desc limit 1")
        for table in ("events", "snapshots"):
            database.execute(f"delete from {table} where seq = (select seq from held)")
        database.execute("delete from results")
        database.execute("update games set status = 'playing', waiting = '0'")
    with on_database(other) as writing, ThreadPoolExecutor(1) as pool:
        # The row of the game is read before that event, and the log after it.
        writing.execute("lock table events in access exclusive mode")
        coming = pool.submit(also_at(host, other).tab, code)
        waits(other, "relation = 'events'::regclass")
        writing.execute("insert into events select * from held")
        writing.execute("update games set status = 'over', waiting = ''")
        writing.commit()
        with coming.result() as tab:
            assert tab.seed
            assert tab.room["status"] == "over"
            # Nobody has changed anything since: there is nothing to refuse.
            assert tab.command("rename", seat=0, name="Olena")["type"] == "ack"
    assert other.ask("select status, waiting from games") == [("over", "")]


def test_what_one_server_has_accepted_no_other_refuses(club: Club) -> None:
    one, other = club()
    host, friend, code = friends(one, other)
    with host.tab(code) as left, friend.tab(code) as right, also_at(friend, one).tab(code) as again:
        said: dict[str, Any] = {"id": fresh_id(), "text": "well met"}
        assert right.command("chat", **said)["type"] == "ack"
        off: dict[str, Any] = {"id": fresh_id(), "allowed": False}
        assert left.command("allow_chat", **off)["type"] == "ack"
        assert again.command("chat", **said)["type"] == "ack", "it was off only later"
        assert left.command("allow_chat", allowed=True)["type"] == "ack"
        with also_at(host, other).tab(code) as elsewhere:
            assert elsewhere.command("allow_chat", **off)["type"] == "ack"
            assert elsewhere.room["chat"], "what came later holds"
        sat: dict[str, Any] = {"id": fresh_id(), "seat": 1, "name": "Taras the Great"}
        assert right.command("sit", **sat)["type"] == "ack"
        assert right.command("stand", seat=1)["type"] == "ack"
        with Browser(one).tab(code) as stranger:
            assert stranger.command("sit", seat=1, name="Zoya")["type"] == "ack"
        assert again.command("sit", **sat)["type"] == "ack", "it was taken only later"
        assert again.command("chat", **said)["type"] == "ack", "and so was the seat"
    assert one.ask("select count(*) from chats") == [(1,)]


def test_a_decision_that_counts_is_not_refused_when_the_seat_has_moved(club: Club) -> None:
    one, other = club()
    desk, phone = Browser(one), Browser(other)
    code = desk.create("rolling-realms", "you", "here")
    with desk.tab(code) as left, also_at(desk, other).tab(code) as again:
        asked = left.await_prompt()
        act: dict[str, Any] = {"id": fresh_id(), "seat": asked["seat"], "prompt": asked["id"]}
        act["action"] = asked["options"][0]["action"]
        first = left.command("act", **act)
        link = desk.http.post(f"/api/rooms/{code}/hand-over", json={}).json()["link"]
        taking = {"secret": link.partition("#")[2]}
        assert phone.http.post(f"/api/rooms/{code}/take", json=taking).status_code == 200
        repeated = again.command("act", **act)
        assert (repeated["type"], repeated["seq"]) == ("ack", first["seq"])


def test_shares_that_count_are_not_refused_later(club: Club) -> None:
    one, other = club()
    host, friend, code = friends(one, other)
    with ExitStack() as stack:
        left, right = Player(host, code, "left"), Player(friend, code, "right")
        again = Player(also_at(host, other), code, "left")
        for player in (left, right, again):
            stack.callback(player.close)
        for player in (left, right):
            assert player.pledge()["type"] == "ack"
        begin(left)
        for player in (left, right, again):
            player.until_stage("opening")
        assert again.pledge()["type"] == "ack", "the hashes are those that were given"
        assert again.pledge("0" * 64)["code"] == "stale"
        for player in (left, right):
            assert player.reveal()["type"] == "ack"
        for player in (left, right, again):
            player.until_begun()
        assert again.reveal()["type"] == "ack"
        assert again.pledge()["type"] == "ack"


def test_a_rated_game_is_begun_once_although_somebody_has_left_since(club: Club) -> None:
    one, other = club(share_seconds=600.0)
    host, friend = at_localhost(one), at_localhost(other)
    for browser in (host, friend):
        make_passkey(browser)
    code = host.create("rolling-realms", "you", "open", start=False, rated=True)
    start: dict[str, Any] = {"id": fresh_id()}
    left = Player(host, code, "left")
    with left, also_at(host, other).tab(code) as again:
        with friend.tab(code) as right:
            assert right.command("sit", seat=1, name="Taras")["type"] == "ack"
            assert right.command("ready", ready=True)["type"] == "ack"
            hears(left, lambda message: "room" in message and online(message, 1))
            # It waits for the share of the host.
            assert left.command("start", **start)["type"] == "ack"
            hears(again, lambda message: message["type"] == "room" and online(message, 1))
        again.until(lambda message: message["type"] == "room" and not online(message, 1))
        assert again.command("start", **start)["type"] == "ack"


def test_a_link_to_a_seat_works_while_the_table_changes(club: Club) -> None:
    (one,) = club(1)
    desk, phone = Browser(one), Browser(one)
    code = desk.create("dice-forge", "you", "open", start=False)
    link = desk.http.post(f"/api/rooms/{code}/hand-over", json={}).json()["link"]
    with on_database(one) as writing, ThreadPoolExecutor(1) as pool:
        # Another server changes the room in between.
        writing.execute("update games set seating = seating + 1")
        taking = {"secret": link.partition("#")[2]}
        taken = pool.submit(phone.http.post, f"/api/rooms/{code}/take", json=taking)
        waits(one, "locktype = 'transactionid'")
        writing.commit()
        assert taken.result().status_code == 200


def test_a_rematch_is_not_refused_where_the_end_was_not_heard_of(club: Club) -> None:
    one, other = club(limits={"outgoing": 10_000})
    host, friend, code = friends(one, other, "rolling-realms")
    with host.tab(code) as left, friend.tab(code) as right, also_at(friend, one).tab(code) as here:
        begin(left)
        os.kill(other.pid, signal.SIGSTOP)
        play_on([left, here], random.Random(3))
        right.send(type="rematch", id="again")
        os.kill(other.pid, signal.SIGCONT)
        answer = right.until(lambda message: message.get("id") == "again")
        assert answer["type"] == "ack"


# ---------------------------------------------------------------------- servers that go


def watch_bots(server: Server) -> tuple[str, Tab]:
    """A table of bots alone, whose turns take a while, with somebody who looks on."""
    browser = Browser(server)
    code = browser.create("dice-forge", "random", "random")
    return code, browser.tab(code)


def driver_of(server: Server, code: str) -> str:
    return str(server.ask(f"select driver from games where code = '{code}'")[0][0])


def test_bots_of_a_server_that_dies_are_taken_over(club: Club) -> None:
    one, other = club(pace=0.05)
    code, here = watch_bots(one)
    with Browser(other).tab(code) as there:
        wait_until(lambda: driver_of(one, code) != "", "nobody drives the room")
        here.until(lambda message: message["type"] == "batch")
        before = driver_of(one, code)
        one.kill()
        there.hear_all()
        seen = there.seq
        there.until(lambda message: message["type"] == "batch" and message["seq"] > seen + 3)
        assert driver_of(one, code) != before


def test_a_server_that_slept_longer_than_its_lease_does_no_harm(club: Club) -> None:
    one, other = club(pace=0.05)
    code, _ = watch_bots(one)
    with Browser(other).tab(code) as there:
        wait_until(lambda: driver_of(one, code) != "", "nobody drives the room")
        before = driver_of(one, code)
        os.kill(one.pid, signal.SIGSTOP)
        # Who leaves too much unread answers no pings, and is taken to be gone.
        there.hear_all()
        wait_until(lambda: driver_of(one, code) != before, "nobody takes over")
        os.kill(one.pid, signal.SIGCONT)
        there.until(lambda message: bool(message.get("seed")), patience=120)
        numbers = one.ask("select seq from events order by seq")
        assert [seq for (seq,) in numbers] == list(range(1, len(numbers) + 1))


def test_a_server_that_is_told_to_stop_leaves_its_rooms_at_once(club: Club) -> None:
    one, other = club(pace=0.05, lease_seconds=3600.0)
    code, _ = watch_bots(one)
    with Browser(other).tab(code) as there:
        wait_until(lambda: driver_of(one, code) != "", "nobody drives the room")
        assert one.stop() == 0
        there.hear_all()
        seen = there.seq
        # With a lease of an hour nobody would take it over for dead: it must have been handed on.
        there.until(lambda message: message["type"] == "batch" and message["seq"] > seen + 3)


def test_who_comes_to_a_server_that_is_going_is_told_to_come_back(club: Club) -> None:
    (one,) = club(1)
    guest = Browser(one)
    code = guest.create("dice-forge", "you", "here")
    name = str(make_url(one.options["db"]).database)
    is_waiting = "select 1 from pg_locks where relation = 'games'::regclass and not granted"
    with (
        psycopg.connect(postgres.shared().url(name)) as holding,
        ThreadPoolExecutor(1) as pool,
    ):
        holding.execute("lock table games in access exclusive mode")
        coming = pool.submit(guest.tab, code)
        wait_until(lambda: one.ask(is_waiting), "it does not look for the room")
        os.kill(one.pid, signal.SIGINT)
        with pytest.raises(InvalidStatus) as refused:
            coming.result()
        assert refused.value.response.status_code == 503


def test_who_was_at_a_server_that_died_is_gone(club: Club) -> None:
    one, other = club()
    host, friend, code = friends(one, other)
    friend.tab(code)
    with host.tab(code) as left:
        hears(left, lambda message: message["type"] in ("snapshot", "room") and online(message, 1))
        other.kill()
        left.until(lambda message: message["type"] == "room" and not online(message, 1))
        assert left.room["seats"][0]["online"], "whoever is still here stays"


def test_a_timer_goes_on_at_another_server_and_does_not_restart(club: Club) -> None:
    one, other = club()
    host = Browser(one)
    code = host.create("dice-forge", "you", "here", timer=600)
    with host.tab(code) as tab:
        tab.await_prompt()
    query = f"select clocks, due from games where code = '{code}'"
    before = one.ask(query)
    one.kill()
    alive = "select id from servers where until > extract(epoch from clock_timestamp())"
    wait_until(lambda: len(other.ask(alive)) == 1, "it is still taken to be alive")
    with also_at(host, other).tab(code) as tab:
        tab.await_prompt()
        assert other.ask(query) == before


def test_a_room_that_could_not_be_read_when_it_was_taken_over_goes_on_later(club: Club) -> None:
    one, other = club()
    host = Browser(one)
    code = host.create("dice-forge", "you", "here", timer=1)
    wait_until(lambda: driver_of(one, code) != "", "nobody drives the room")
    other.ask("alter table events rename to hidden")
    one.kill()
    wait_until(lambda: f"room {code} cannot go on" in other.log, "nobody takes the room over")
    other.ask("alter table hidden rename to events")
    # Nobody looks at it: that it is stuck must be found out by the server itself.
    before = one.ask("select count(*) from events")[0][0]
    wait_until(lambda: one.ask("select count(*) from events")[0][0] > before + 1, "it is stuck")


# ---------------------------------------------------------------------- a database that goes


def test_connections_that_are_cut_cost_nothing_that_was_acknowledged(club: Club) -> None:
    one, other = club()
    host, friend, code = friends(one, other)
    with host.tab(code) as left, friend.tab(code) as right:
        begin(left)
        dice = random.Random(5)
        for _ in range(4):
            play_on([left, right], dice, 6)
            one.ask(
                "select pg_terminate_backend(pid) from pg_stat_activity "
                "where datname = current_database() and pid <> pg_backend_pid()",
            )
            for tab in (left, right):
                wait_until(lambda tab=tab: comes_back(tab), "it does not come back")  # type: ignore[misc]
        assert left.seq == right.seq >= 24
        numbers = one.ask("select seq from events order by seq")
        assert len(numbers) == left.seq


def comes_back(tab: Tab) -> bool:
    """Whether a tab is served again, as a page would try it."""
    try:
        tab.close()
        tab.reconnect()
    except Exception:
        return False
    return True


def test_signing_in_goes_through_any_server_and_so_do_the_games(club: Club) -> None:
    one, other = club()
    desk, phone, friend = at_localhost(one), at_localhost(one), Browser(one)
    passkey = make_passkey(desk)
    code = phone.create("dice-forge", "you", "open", start=False)
    there = also_at(phone, other)
    there.http.headers.update({name: phone.http.headers[name] for name in ("Host", "Origin")})
    options = ask(phone, "/api/sign-in/ask")
    signed = {"credential": passkey.sign(options)}
    answer = there.http.post("/api/sign-in/passkey", json=signed)
    ticket, there = answer.json()["ticket"], Browser(other, answer.cookies["grani_guest"])
    again = phone.http.post("/api/sign-in/passkey", json=signed)
    assert (again.status_code, again.json()["error"]) == (403, "passkey"), "used up elsewhere"
    with friend.tab(code) as watching, desk.tab(code) as own:
        assert [seat["mine"] for seat in own.room["seats"]] == [False, False]
        assert there.http.post("/api/account/bring", json={"ticket": ticket}).json()["games"] == 1
        hears(own, lambda message: message.get("room", {}).get("host") is True)
        assert [seat["mine"] for seat in own.room["seats"]] == [True, False]
        assert watching.command("sit", seat=1, name="Taras")["type"] == "ack"
        begin(own)


def test_a_session_that_was_ended_is_ended_at_all_servers(club: Club) -> None:
    one, other = club(orders_every=0.1)
    desk = at_localhost(one)
    make_passkey(desk)
    code = desk.create("dice-forge", "you", "here")
    thief = also_at(desk, other)
    with thief.tab(code) as stolen:
        assert [seat["mine"] for seat in stolen.room["seats"]] == [True, True]
        assert desk.http.post("/api/account/sign-out-others", json={}).status_code == 204
        # Before the other server has heard of it, the new cookie counts there already.
        assert also_at(desk, other).me["guest"] == desk.me["guest"]
        assert "signed out" in stolen.closes()[1]
    assert Browser(other, thief.http.cookies["grani_guest"]).me["guest"] != desk.me["guest"]


def test_a_void_cookie_ends_no_sessions_at_a_server_that_has_not_heard(club: Club) -> None:
    one, other = club(orders_every=3600.0)
    desk = at_localhost(one)
    make_passkey(desk)
    guest = desk.me["guest"]
    thief = also_at(desk, other)
    assert desk.http.post("/api/account/sign-out-others", json={}).status_code == 204
    answer = thief.http.post("/api/account/sign-out-others", json={})
    assert (answer.status_code, answer.json()["error"]) == (403, "no-cookie")
    assert "set-cookie" not in answer.headers
    for server in (one, other):
        assert also_at(desk, server).me["guest"] == guest, "the owner is still in"
    # And she may do so again, through any server.
    answer = also_at(desk, other).http.post("/api/account/sign-out-others", json={})
    assert answer.status_code == 204
    fresh = answer.headers["set-cookie"].partition(";")[0].partition("=")[2]
    assert Browser(one, fresh).me["guest"] == guest


def test_a_deleted_account_is_gone_at_all_servers(club: Club) -> None:
    one, other = club(orders_every=0.1)
    desk = at_localhost(one)
    make_passkey(desk)
    guest = desk.me["guest"]
    friend = Browser(other)
    code = friend.create("rolling-realms", "you")
    copied = also_at(desk, other)
    with copied.tab(code) as stolen:
        gone = desk.http.request("DELETE", "/api/account", json={"sure": True})
        assert gone.status_code == 204
        assert "signed out" in stolen.closes()[1]
    wait_until(lambda: copied.http.get("/api/me").json()["guest"] != guest, "still let in")


# ---------------------------------------------------------------------- hosts


def test_orders_and_the_lobby_hold_at_all_servers(club: Club) -> None:
    one, other = club(lobby=True, orders_every=0.1)
    host, friend = at_localhost(one), Browser(other)
    become_host(host)
    # What was proved at one server holds at the other.
    there = at_localhost(other)
    there.http.cookies = host.http.cookies
    wait_until(lambda: there.http.get("/api/admin").status_code == 200, "not there")
    code = host.create("dice-forge", "you", "open", start=False, public=True)

    def offered() -> list[str]:
        found = friend.http.post("/api/lobby", json={"show": False}).json()["rooms"]
        return [room["code"] for room in found]

    def order(**told: object) -> None:
        assert host.http.post("/api/admin/orders", json=told).status_code == 200

    with host.tab(code) as tab, friend.tab(code) as watching:
        wait_until(lambda: offered() == [code], "the table is not offered elsewhere")
        order(order="notice", text="Hello")
        hears(watching, lambda message: message.get("texts") == ["Hello"])
        order(order="ban", whom=friend.me["guest"])
        hears(watching, lambda message: message["type"] == "error")
        assert tab.command("phrase", phrase="bye")["type"] == "ack"
    wait_until(lambda: friend.http.get("/api/me").status_code == 403, "not banned elsewhere")


def test_a_record_that_was_brought_to_one_server_is_there_at_all(club: Club) -> None:
    one, other = club()
    guest = Browser(one)
    text = beginning(played(PAIR, 5), 9).dump()
    id = guest.http.post("/api/reviews", content=text, headers=AS_JSON).json()["id"]
    there = also_at(guest, other)
    picture = there.http.get(f"/api/reviews/{id}/picture.svg", params={"step": 1})
    board = there.http.post("/api/analysis", json={"record": id, "step": 1})
    assert (picture.status_code, board.status_code) == (200, 200)
    assert there.http.get(f"/api/reviews/{id}").status_code in (200, 202)


def test_a_game_is_archived_once_and_read_at_all_servers(club: Club) -> None:
    one, other = club(archive_after=0.001, tidy_every=0.2, keep_loaded=0.1)
    host = Browser(one)
    code = host.create("rolling-realms", "you")
    with host.tab(code) as tab:
        play_on([tab], random.Random(3))
        before = host.http.get(f"/api/rooms/{code}/record").content
    wait_until(lambda: one.ask("select count(*) from archive")[0][0] == 1, "not archived")
    assert one.ask("select count(*) from events") == [(0,)]
    for server in (one, other):
        there = also_at(host, server)
        assert there.http.get(f"/api/rooms/{code}/record").content == before
        with there.tab(code) as tab:
            assert tab.seed
            assert tab.command("rename", seat=0, name=f"Olena {server.port}")["type"] == "ack"
    assert "could not" not in one.log + other.log
