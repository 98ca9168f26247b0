"""A room whose log cannot be read is marked and shown, its beginning can be had, others go on."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from grani.core import fair
from grani.core.record import load_record
from grani.core.signature import Signer
from grani.server.game_loading import UnreadableGame, check
from grani.server.stored_room import StoredRoom
from tests.server.browser import PATIENCE, Browser, Data, play_on
from tests.server.serving import ON_POSTGRES, Server

pytestmark = pytest.mark.by_turns(2)

MakeServer = Callable[..., Server]
AT = "game = (select id from games where code = ?)"
SEAL = "update seals set body = cast(replace(body, "
WOUNDS = {
    "garbage": f"update events set body = x'ff7b22' where seq = 7 and {AT}",
    "gap": f"delete from events where seq = 7 and {AT}",
    "illegal": f"update events set body = '[[[0,999999]],[]]' where seq = 7 and {AT}",
    "other seat": f"update events set body = '[[[7,1]],[]]' where seq = 7 and {AT}",
    "undone": f"update events set body = '[[],[999]]' where seq = 7 and {AT}",
    "no log": f"delete from events where {AT}",
    "set-up": "update games set setup = '{\"feats\": 7}' where code = ?",
    "torn set-up": "update games set setup = '{' where code = ?",
    "seed": "update games set seed = 'xyz' where code = ?",
    "short seed": "update games set seed = 'abcd' where code = ?",
    "wrong seed": "update games set seed = substr(seed, 2) || substr(seed, 1, 1) where code = ?",
    "commitment": "update games set commitment = substr(commitment, 2) || '0' where code = ?",
    "status": "update games set status = 'plying' where code = ?",
    "timer": "update games set timer = 'soon', clocks = '[' where code = ?",
    "clocks": "update games set clocks = x'ff', due = 1 where code = ?",
    "name": f"update seats set name = x'ff' where seat = 0 and {AT}",
    "stage": f"update seals set stage = 'x' where {AT}",
    "early stage": f"update seals set stage = 'gathering' where {AT}",
    "no seal": f"delete from seals where {AT}",
    "seal": f"{SEAL}'hashes', 'hashez') as blob) where {AT}",
    "name in seal": f"{SEAL}'Player', 'Plaxer') as blob) where {AT}",
    "seats in seal": f"{SEAL}'[', '[\"-\",') as blob) where {AT}",
    "torn seal": f"update seals set body = substr(body, 1, 40) where {AT}",
    "empty seal": f"update seals set body = x'' where {AT}",
    "share": "insert into shares select id, 0, x'ff', 7, 'x' from games where code = ?",
    "rules": "update games set rules = '0' where code = ?",
    "game": "update games set game = 'ludo' where code = ?",
}
OUTDATED = ("rules", "game")
GOOD = {
    "garbage": 6,
    "gap": 6,
    "illegal": 6,
    "other seat": 6,
    "undone": 6,
    "rules": 10,
}
"""How many events of each can still be read, where that can be told."""


class House:
    """A server with one broken room for each wound, and one that is whole behind them."""

    def __init__(self, folder: Path) -> None:
        self.server = Server(folder)
        self.host, self.stranger = Browser(self.server), Browser(self.server)
        self.codes = {}
        self.steps: dict[str, list[int]] = {}
        for wound in WOUNDS:
            code = self.codes[wound] = self.host.create("dice-forge", "you", "here", timer=600)
            with self.host.tab(code) as tab:
                play_on([tab], random.Random(5), decisions=9)
        self.snapshot = self.host.create("dice-forge", "you", "here")
        with self.host.tab(self.snapshot) as tab:
            play_on([tab], random.Random(5), decisions=54)
            tab.hear_all()
            self.prompt = tab.prompt()
        self.bots = self.host.create("rolling-realms", "greedy", "random")
        self.server.kill()
        with closing(sqlite3.connect(folder / "tables.db")) as database, database:
            for wound, code in self.codes.items():
                rows = database.execute(f"select body from events where {AT}", (code,))
                self.steps[wound] = [len(json.loads(body)[0]) for (body,) in rows]
                assert database.execute(WOUNDS[wound], (code,)).rowcount
            torn = f"update snapshots set body = '{{' where {AT}"
            assert database.execute(torn, (self.snapshot,)).rowcount
        self.server.start()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    made = House(tmp_path_factory.mktemp("broken"))
    yield made
    assert made.server.stop() == 0


@pytest.mark.parametrize("wound", WOUNDS)
def test_it_is_shown_to_its_players_and_to_nobody_else(house: House, wound: str) -> None:
    code = house.codes[wound]
    trouble = "outdated" if wound in OUTDATED else "damaged"
    info = house.host.http.get(f"/api/rooms/{code}").json()
    status = "open" if wound == "status" else "playing"
    assert (info["trouble"], info["status"]) == (trouble, status)
    assert [seat["mine"] for seat in info["seats"]] == [True, True]
    for what in ("record", "log"):
        address = f"/api/rooms/{code}/remains/{what}"
        assert house.host.http.get(address).status_code == 200
        assert house.stranger.http.get(address).status_code == 403
    with closing(sqlite3.connect(house.server.folder / "tables.db")) as database:
        marked = database.execute("select trouble from games where code = ?", (code,)).fetchone()
    assert marked == (trouble,)


@pytest.mark.parametrize("wound", WOUNDS)
def test_a_socket_is_told_why_and_let_go(house: House, wound: str) -> None:
    address = f"ws://127.0.0.1:{house.server.port}/ws/rooms/{house.codes[wound]}"
    headers = {"Cookie": house.host.cookie, "Origin": house.server.address}
    with connect(address, additional_headers=headers, open_timeout=PATIENCE) as socket:
        told = json.loads(socket.recv(PATIENCE))
        assert told["type"] == "error"
        assert told["code"] == ("outdated" if wound in OUTDATED else "damaged")
        assert told["reason"]
        with pytest.raises(ConnectionClosed):
            socket.recv(PATIENCE)


@pytest.mark.parametrize("wound", ["no seal", "torn seal"])
def test_what_is_left_without_its_seal_does_not_pass_for_an_old_game(
    house: House, wound: str
) -> None:
    text = house.host.http.get(f"/api/rooms/{house.codes[wound]}/remains/record").content
    assert not {"fair", "commitment"} & set(json.loads(text).get("tags", {}))


@pytest.mark.parametrize("wound", GOOD)
def test_the_readable_beginning_is_a_record(house: House, wound: str) -> None:
    text = house.host.http.get(f"/api/rooms/{house.codes[wound]}/remains/record").content
    record = json.loads(text)
    assert len(record["actions"]) == sum(house.steps[wound][: GOOD[wound]])
    assert "seed" not in record.get("tags", {})
    if wound != "rules":
        assert len(load_record(text).actions) == len(record["actions"])


def test_the_log_is_given_as_it_is(house: House) -> None:
    log = house.host.http.get(f"/api/rooms/{house.codes['garbage']}/remains/log").json()
    assert [event["seq"] for event in log] == list(range(1, 11))
    assert log[6]["body"] == '\\xff{"'


def test_a_broken_snapshot_costs_time_and_nothing_else(house: House) -> None:
    with house.host.tab(house.snapshot) as tab:
        assert tab.prompt() == house.prompt
        assert tab.act()["type"] == "ack"
    address = f"/api/rooms/{house.snapshot}/remains/log"
    assert house.host.http.get(address).status_code == 409


@pytest.mark.parametrize("status", ["open", "playing", "over"])
def test_a_game_that_has_begun_lacks_no_seal(status: str) -> None:
    """Without its seal it would go on with other dice, if no roll of its log tells them apart."""
    seed, secret = bytes(32), b"s" * 32
    promise = fair.commitment(seed, Signer(secret).public)
    stored = StoredRoom(1, "ABCDEF", "dice-forge", "1", {}, "", "x", None, seed, promise, status)
    stored.secret = secret
    if status == "open":
        return check(stored)
    with pytest.raises(UnreadableGame, match="seal of its dice is missing"):
        check(stored)
    stored.commitment = fair.old_commitment(seed)
    check(stored)


def test_the_list_of_games_and_other_rooms_are_as_ever(house: House) -> None:
    for code in house.codes.values():
        house.host.http.get(f"/api/rooms/{code}")  # What is wrong is found by looking.
    mine = {room["code"]: room["trouble"] for room in house.host.http.get("/api/mine").json()}
    assert {mine[code] for code in house.codes.values()} == {"outdated", "damaged"}
    assert mine[house.bots] == mine[house.snapshot] == ""
    with house.stranger.tab(house.bots) as tab:
        while not tab.seed:
            tab.read()
    assert "Traceback" not in house.server.log


def test_a_game_that_breaks_while_it_is_played_is_let_go_and_then_shown(tmp_path: Path) -> None:
    server = Server(tmp_path)
    host = Browser(server)
    code = host.create("dice-forge", "you", "here")
    with host.tab(code) as tab:
        play_on([tab], random.Random(5), decisions=9)
        tab.hear_all()
        with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
            database.execute(WOUNDS["garbage"], (code,))
            # Somebody else has written the next event: the room reads its log again.
            copy = "insert into events select game, seq + 1, seat, null, body, at from events"
            database.execute(f"{copy} where seq = 10 and {AT}", (code,))
        tab.send(**{**_act(tab), "id": "x"})
        assert tab.closes()[0] == 1011
    assert host.http.get(f"/api/rooms/{code}").json()["trouble"] == "damaged"
    assert server.stop() == 0


def _act(tab: object) -> dict[str, object]:
    from tests.server.browser import Tab

    assert isinstance(tab, Tab)
    prompt = tab.prompt()
    return {
        "type": "act",
        "seat": prompt["seat"],
        "prompt": prompt["id"],
        "action": prompt["options"][0]["action"],
    }


CLOSED = (
    "insert into closures select id, 'Enough', 0 from games where code = '{0}' returning game",
    "update games set seating = seating + 1 where code = '{0}' returning id",
)
DELETED = ("delete from games where code = '{0}' returning id",)


@pytest.mark.skipif(ON_POSTGRES, reason="there rows that others point at cannot be deleted alone")
@pytest.mark.parametrize("ended", [CLOSED, DELETED])
@pytest.mark.parametrize(
    "command",
    [
        {"type": "sit", "seat": 1, "name": "Olena"},
        {"type": "ready", "ready": True},
        {"type": "chat", "text": "Hello"},
        {"type": "seat_bot", "seat": 1, "bot": "random"},
        {"type": "start"},
    ],
    ids=lambda command: str(command["type"]),
)
def test_a_room_that_ends_in_the_middle_of_a_command_is_no_failure(
    make_server: MakeServer, ended: tuple[str, ...], command: Data
) -> None:
    server = make_server(orders_every=600.0)
    olena = Browser(server)
    seat = "random" if command["type"] == "start" else "open"
    code = olena.create("dice-forge", "you", seat, start=False)
    with olena.tab(code) as tab:
        for one in ended:
            assert server.ask(one.format(code))
        tab.send(id="once", **command)
        with suppress(ConnectionClosed):
            tab.send(id="again", type="ready", ready=True)
        tab.closes()
    server.stop()
    assert "Traceback" not in server.log
    assert "never retrieved" not in server.log
