"""Shares in the dice: promised by hashes, opened when all are in, and nobody can choose last."""

from __future__ import annotations

import hashlib
import json
import random
import sqlite3
from collections.abc import Callable
from typing import Any

import pytest

from grani.core import fair
from grani.core.record import Record, load_record
from grani.server.wire import PROTOCOL
from tests.server.browser import Browser, Data, Tab, play_on
from tests.server.serving import Server

pytestmark = pytest.mark.by_turns(2)

MakeServer = Callable[..., Server]
LONG = 600.0
"""Seconds that are never over in a test: whatever goes on does so because everybody is there."""
SHORT = 0.05


class Player(Tab):
    """A tab that knows how to share in the dice, and does so when it is told to."""

    def __init__(self, browser: Browser, code: str, word: str, takes_part: bool = True) -> None:
        self.word = word
        self.takes_part = takes_part
        super().__init__(browser, code)

    def hello(self) -> None:
        self.send(type="hello", protocol=PROTOCOL, shares=self.takes_part)
        self.until(lambda message: message["type"] == "snapshot")

    @property
    def sealing(self) -> Data:
        found = self.room["sealing"]
        assert isinstance(found, dict)
        return found

    @property
    def mine(self) -> list[int]:
        return [seat["seat"] for seat in self.room["seats"] if seat["mine"]]

    def share(self, seat: int) -> str:
        return hashlib.sha256(f"{self.word} {seat}".encode()).hexdigest()

    def pledge(self, word: str = "") -> Data:
        """Promise the shares of all own seats, or some other hash."""
        promise = self.room["commitment"]
        hashes = [
            {"seat": seat, "word": word or fair.share_hash(self.code, promise, seat, share)}
            for seat in self.mine
            for share in [self.share(seat)]
        ]
        return self.command("pledge", hashes=hashes)

    def reveal(self, word: str | None = None) -> Data:
        """Open the shares of all own seats, or say something else."""
        shares = [
            {"seat": seat, "word": self.share(seat) if word is None else word} for seat in self.mine
        ]
        return self.command("reveal", shares=shares)

    def until_stage(self, stage: str) -> Data:
        """Hear on until the dice are so far."""
        while self.sealing["stage"] != stage:
            self.read()
        return self.sealing

    def until_begun(self) -> None:
        while self.play is None:
            self.read()


@pytest.fixture
def patient(make_server: MakeServer) -> Server:
    return make_server(share_seconds=LONG)


def sit(host: Browser, friend: Browser, game: str = "dice-forge") -> tuple[Player, Player]:
    """Two people at a table of their own, with a bot, before the game."""
    code = host.create(game, "you", "open", "random", start=False)
    first, second = Player(host, code, "first"), Player(friend, code, "second")
    assert second.command("sit", seat=1, name="Taras")["type"] == "ack"
    while second.mine != [1]:
        second.read()
    return first, second


def end(first: Player, second: Player) -> Record:
    """Play to the end; give the record."""
    play_on([first, second], random.Random(3))
    answer = first.browser.http.get(f"/api/rooms/{first.code}/record")
    return load_record(answer.content)


def told(tab: Tab) -> str:
    """Everything that a tab ever heard."""
    return json.dumps(tab.heard)


@pytest.mark.parametrize("game", ["dice-forge", "rolling-realms"])
def test_everybody_shares_in_the_dice(patient: Server, game: str) -> None:
    first, second = sit(Browser(patient), Browser(patient), game)
    spectator = Player(Browser(patient), first.code, "nobody")
    commitment = first.room["commitment"]
    for player in (first, second):
        assert player.pledge()["type"] == "ack"
    assert first.command("start")["type"] == "ack"
    for tab in (first, second, spectator):
        sealing = tab.until_stage("opening")
        terms = json.loads(sealing["terms"])
        assert terms["commitment"] == commitment
        assert terms["hashes"] == [*sealing["hashes"][:2], "-"]
        assert terms["players"] == ["person", "person", "random"]
        assert tab.play is None
    assert first.reveal()["type"] == "ack"
    assert second.reveal()["type"] == "ack"
    for tab in (first, second, spectator):
        tab.until_begun()
        assert (tab.sealing["stage"], tab.sealing["opened"]) == ("closed", [True, True, False])
    start = first.sealing["start"]
    assert second.sealing["start"] == spectator.sealing["start"] == start
    record = end(first, second)
    assert record.tags["start"] == start
    assert record.tags["shares"].split() == [first.share(0), second.share(1), "-"]
    verdict = fair.judge(record, commitment, first.heard[-1].get("chain", {}).get("head", ""))
    assert (len(verdict.own), verdict.late, verdict.silent) == (2, (), ())
    chain = [head.hex() for head in fair.heads(record, fair.sealed_of(record).start())]
    for tab in (first, second, spectator):
        tab.hear_all()
        seen = [one["chain"] for one in tab.heard if one["type"] in ("batch", "snapshot")]
        heads = [one for one in seen if one["head"]]
        assert len({one["steps"] for one in heads}) > 10
        assert all(chain[one["steps"]] == one["head"] for one in heads)
        assert heads[-1]["steps"] == len(record.actions)


def test_nobody_sees_a_share_before_the_end(patient: Server) -> None:
    first, second = sit(Browser(patient), Browser(patient))
    second.pledge()
    answer = second.reveal()
    assert (answer["type"], answer["code"]) == ("reject", "illegal"), "keep it to yourself"
    first.command("start")
    first.until_stage("gathering")
    assert second.reveal()["code"] == "illegal", "the hash of the host is not in"
    first.pledge()
    second.until_stage("opening")
    second.reveal()
    first.hear_all()
    assert second.share(1) not in told(first), "the host has not opened his own"
    first.reveal()
    first.until_begun()
    play_on([first, second], random.Random(1), decisions=5)
    assert second.share(1) not in told(first)
    assert first.share(0) not in told(second)


def test_a_hash_cannot_be_changed_when_all_are_in(patient: Server) -> None:
    first, second = sit(Browser(patient), Browser(patient))
    first.pledge("11" * 32)
    first.pledge()
    second.pledge()
    first.command("start")
    hashes = first.until_stage("opening")["hashes"]
    answer = second.pledge("22" * 32)
    assert (answer["type"], answer["code"]) == ("reject", "stale")
    assert second.sealing["hashes"] == hashes
    assert second.command("rename", seat=1, name="Other")["code"] == "taken", "names are sealed too"
    assert second.command("stand", seat=1)["code"] == "taken"
    for player in (first, second):
        assert player.reveal()["type"] == "ack"
        assert player.reveal()["type"] == "ack", "once more is no harm"
    first.until_begun()
    assert second.pledge("22" * 32)["code"] == "stale"


def test_a_wrong_share_is_refused_and_the_right_one_still_counts(patient: Server) -> None:
    first, second = sit(Browser(patient), Browser(patient))
    for player in (first, second):
        player.pledge()
    first.command("start")
    second.until_stage("opening")
    for wrong in ("33" * 32, "x", first.share(0)):
        assert second.reveal(wrong)["code"] == "illegal"
    assert second.command("reveal", shares=[{"seat": 0, "word": first.share(0)}])["code"] == (
        "not-your-seat"
    )
    assert second.command("reveal", shares=[{"seat": 2, "word": "00" * 32}])["code"] == (
        "not-your-seat"
    )
    second.reveal()
    first.reveal()
    second.until_begun()
    assert second.sealing["opened"] == [True, True, False]


@pytest.mark.parametrize("share", ["-", "x", "AB" * 32, "0" * 63])
def test_a_share_in_another_form_is_refused_though_its_hash_fits(
    make_server: MakeServer, share: str
) -> None:
    """Or else one player could make a game of honest dice look false."""
    server = make_server(share_seconds=LONG)
    first, second = sit(Browser(server), Browser(server))
    first.pledge()
    second.pledge(fair.share_hash(second.code, second.room["commitment"], 1, share))
    first.command("start")
    second.until_stage("opening")
    answer = second.reveal(share)
    assert (answer["type"], answer["code"]) == ("reject", "illegal")
    assert not second.sealing["opened"][1]
    second.reveal("")
    first.reveal()
    first.until_begun()
    assert first.sealing["opened"] == [True, False, False]
    if share == "-":  # The others began in the same way.
        assert fair.judge(end(first, second), first.room["commitment"]).late == (1,)


def test_who_says_that_a_share_stays_closed_is_not_waited_for(patient: Server) -> None:
    first, second = sit(Browser(patient), Browser(patient))
    for player in (first, second):
        player.pledge()
    first.command("start")
    second.until_stage("opening")
    second.reveal("")
    first.reveal()
    first.until_begun()
    assert first.sealing["opened"] == [True, False, False], "and everybody is told"
    assert second.reveal()["code"] == "stale", "too late"
    record = end(first, second)
    verdict = fair.judge(record, first.room["commitment"])
    assert (verdict.own, verdict.late) == ((0,), (1,))


def test_who_never_opens_is_not_waited_for_long(make_server: MakeServer) -> None:
    server = make_server(share_seconds=SHORT)
    first, second = sit(Browser(server), Browser(server))
    second.pledge()
    first.command("start")
    for tab in (first, second):
        tab.until_begun()
        assert tab.sealing["opened"] == [False, False, False]
        assert tab.sealing["hashes"][1]
    verdict = fair.judge(end(first, second))
    assert (verdict.late, verdict.silent) == ((1,), (0,))


def test_withholding_brings_dice_that_were_fixed_before(patient: Server) -> None:
    """The share that stands for a closed one follows from the seed and the hash."""
    first, second = sit(Browser(patient), Browser(patient))
    for player in (first, second):
        player.pledge()
    first.command("start")
    terms = json.loads(first.until_stage("opening")["terms"])
    second.reveal("")
    first.reveal()
    first.until_begun()
    record = end(first, second)
    sealed = fair.sealed_of(record)
    assert json.loads(sealed.terms.text()) == terms
    assert sealed.shares == (first.share(0), "-", "-")
    seed = bytes.fromhex(record.tags["seed"])
    assert fair.judge(record).rolled > 20
    open_key = fair.Sealed(sealed.terms, (first.share(0), second.share(1), "-")).key(seed)
    assert open_key != sealed.key(seed)


def test_a_client_without_shares_plays_at_once(patient: Server) -> None:
    host, friend = Browser(patient), Browser(patient)
    code = host.create("dice-forge", "you", "open", start=False)
    with host.tab(code) as first, friend.tab(code) as second:
        second.command("sit", seat=1, name="Taras")
        first.command("start")
        second.until(lambda message: message["type"] == "snapshot")
        assert second.room["status"] == "playing"
        assert second.room["sealing"]["stage"] == "closed"
        assert second.room["sealing"]["hashes"] == ["", ""]


def test_a_game_that_starts_at_once_waits_for_its_guest(patient: Server) -> None:
    host = Browser(patient)
    code = host.create("dice-forge", "you", "here", "random", shares=True)
    tab = Player(host, code, "me")
    assert (tab.sealing["stage"], tab.play) == ("gathering", None)
    tab.pledge()
    tab.until_stage("opening")
    tab.reveal()
    tab.until_begun()
    assert tab.sealing["opened"] == [True, True, False], "a share for each seat of the browser"
    play_on([tab], random.Random(2))
    tab.command("rematch", shares=True)
    while not tab.room["rematch"]:
        tab.read()
    again = Player(host, tab.room["rematch"], "again")
    assert again.room["commitment"] != tab.room["commitment"]
    assert again.sealing["stage"] == "gathering"
    again.pledge()
    again.until_stage("opening")
    again.reveal()
    again.until_begun()


def test_the_promise_of_somebody_who_left_is_none(patient: Server) -> None:
    first, second = sit(Browser(patient), Browser(patient))
    second.pledge()
    second.command("stand", seat=1)
    other = Player(Browser(patient), first.code, "other")
    other.command("sit", seat=1, name="Olha")
    while other.mine != [1]:
        other.read()
    assert other.sealing["hashes"] == ["", "", ""]
    assert second.command("pledge", hashes=[{"seat": 1, "word": "44" * 32}])["code"] == (
        "not-your-seat"
    )
    for bad in ("", "zz" * 32, "AA" * 32, "11" * 31):
        assert other.pledge(bad or "nothing")["code"] == "illegal"
    first.command("start")
    first.pledge()
    other.pledge()
    first.until_stage("opening")
    first.reveal()
    other.reveal()
    first.until_begun()
    assert first.sealing["opened"] == [True, True, False]


@pytest.mark.parametrize("stage", ["gathering", "opening"])
def test_a_kill_in_mid_exchange_changes_nothing(patient: Server, stage: str) -> None:
    first, second = sit(Browser(patient), Browser(patient))
    first.pledge()
    if stage == "opening":
        second.pledge()
    first.command("start")
    before = first.until_stage(stage)
    if stage == "opening":
        assert first.reveal()["type"] == "ack"
    patient.kill()
    patient.start()
    for tab in (first, second):
        tab.close()
        tab.reconnect()
        assert tab.sealing["stage"] == stage
        assert tab.sealing["hashes"] == before["hashes"]
        assert tab.sealing["terms"] == before["terms"]
        assert tab.sealing["opened"] == [stage == "opening", False, False]
    if stage == "gathering":
        second.pledge()
        first.until_stage("opening")
        first.reveal()
    assert second.pledge("55" * 32)["code"] == "stale"
    second.until_stage("opening")
    second.reveal()
    first.until_begun()
    assert first.sealing["opened"] == [True, True, False]
    assert len(fair.judge(end(first, second)).own) == 2


def test_a_kill_after_the_last_share_begins_the_same_game(patient: Server) -> None:
    first, second = sit(Browser(patient), Browser(patient))
    for player in (first, second):
        player.pledge()
    first.command("start")
    first.until_stage("opening")
    second.reveal()
    first.reveal()
    first.until_begun()
    first.hear_all()
    before = first.sealing, first.play, first.seq, first.log
    patient.kill()
    with sqlite3.connect(patient.folder / "tables.db") as database:
        # As if the power had gone off between the last share and the first event.
        database.execute("delete from events")
        database.execute("delete from snapshots")
        database.execute("update games set status = 'open', waiting = '', owed = 0")
    patient.start()
    for tab in (first, second):
        tab.close()
        tab.play = None
        tab.reconnect()
        tab.until_begun()
    assert (first.sealing, first.play, first.seq, first.log) == before


# The tables that there were before shares. A list of those that came later would need each new one.
OLD_TABLES = [
    *("games", "guests", "settings", "chats", "days", "events", "findings", "hand_overs"),
    *("phrases", "results", "reviews", "seats", "series", "silences", "snapshots"),
]


def forget_shares(server: Server) -> None:
    """Make of a database one from before there were shares: the tables for them are gone."""
    with sqlite3.connect(server.folder / "tables.db") as database:
        names = database.execute("select name from sqlite_master where type = 'table'").fetchall()
        for (table,) in names:
            if table not in OLD_TABLES and not table.startswith("sqlite_"):
                database.execute(f"drop table {table}")
        database.execute("drop index games_by_host")
        database.execute("alter table games drop column driver")
        database.execute("update settings set value = '2' where key = 'version'")
        for game, seed in database.execute("select id, seed from games").fetchall():
            promise = hashlib.sha256(bytes.fromhex(seed)).hexdigest()
            database.execute("update games set commitment = ? where id = ?", (promise, game))


def test_games_from_before_there_were_shares_go_on_as_they_began(make_server: MakeServer) -> None:
    server = make_server()
    host = Browser(server)
    seated = host.create("dice-forge", "you", "here", start=False)
    code = host.create("dice-forge", "you", "here", start=False)
    server.kill()
    forget_shares(server)
    with sqlite3.connect(server.folder / "tables.db") as database:
        (seed,) = database.execute("select seed from games where code = ?", (code,)).fetchone()
        body = json.dumps([_old_beginning(bytes.fromhex(seed), code, database)])[1:-1]
        database.execute(
            "insert into events (game, seq, seat, body, at)"
            " select id, 1, -1, ?, 0 from games where code = ?",
            (body.encode(), code),
        )
        database.execute("update games set status = 'playing' where code = ?", (code,))
    server.start()
    with host.tab(code) as tab:
        assert tab.room["sealing"]["stage"] == "open"
        play_on([tab], random.Random(5))
    record = load_record(host.http.get(f"/api/rooms/{code}/record").content)
    assert record.tags["fair"] == fair.OLD_SCHEME
    assert fair.check(record) > 20
    tab = Player(host, seated, "me")
    promised = tab.room["commitment"]
    assert tab.pledge()["type"] == "ack", "a page need not know"
    tab.command("start")
    tab.until_begun()
    assert tab.sealing["stage"] == "open", "what was promised in the old way is played so"
    play_on([tab], random.Random(5))
    record = load_record(host.http.get(f"/api/rooms/{seated}/record").content)
    assert record.tags["fair"] == fair.OLD_SCHEME
    assert fair.judge(record, promised).is_confirmed


def _old_beginning(seed: bytes, code: str, database: sqlite3.Connection) -> Any:
    """The first event of a game as it was written before there were shares."""
    from grani.core.registry import game as registered
    from grani.server.live_game import LiveGame

    (setup,) = database.execute("select setup from games where code = ?", (code,)).fetchone()
    game = registered("dice-forge")
    live = LiveGame(game, Record.of(game, json.loads(setup), ["A", "B"]), seed)
    event, _ = live.begin()
    return [event.steps, event.undone]
