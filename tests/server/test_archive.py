"""Finished games are packed into one row each, and nobody who reads them can tell."""

from __future__ import annotations

import random
import zlib
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from grani.cli import main
from grani.server import archive, moving
from grani.server.store import Store
from grani.server.stored_room import Entry
from tests.loops import run
from tests.patience import wait_until
from tests.server.browser import Browser, play_on
from tests.server.serving import ON_POSTGRES, Server

MakeServer = Callable[..., Server]
QUICK: dict[str, Any] = {"tidy_every": 0.1, "keep_loaded": 0.1}
READ = ("record", "replay", "replay/frames?from=0&to=9", "statistics", "text", "text?step=3")
LOG = [
    Entry(1, -1, None, b"[[[-1,7]],[],false]", 1_700_000_000.25),
    Entry(2, 0, None, b"[[[0,12],[-1,3]],[],false]", 1_700_000_002.5),
    Entry(3, 1, None, b"[[],[2],true]", 1_700_000_002.5),
]


def played(host: Browser, *seats: str) -> str:
    """A finished game."""
    code = host.create("rolling-realms", *seats)
    with host.tab(code) as tab:
        play_on([tab], random.Random(4))
        tab.command("phrase", phrase="bye")
    return code


def rows(server: Server, table: str) -> int:
    return int(server.ask(f"select count(*) from {table}")[0][0])


def seen(host: Browser, code: str) -> dict[str, object]:
    """Everything that can be read of a finished game, as it comes."""
    found: dict[str, object] = {}
    for name in READ:
        answer = host.http.get(f"/api/rooms/{code}/{name}")
        assert answer.status_code == 200, answer.text
        found[name] = answer.content
    found["mine"] = host.http.get("/api/mine").json()
    with host.tab(code) as tab:
        found["table"] = tab.play, tab.seed, tab.log, tab.seq, tab.room
    return found


def archived(server: Server, count: int = 1) -> None:
    wait_until(lambda: rows(server, "archive") == count, "the game is not archived")


def test_a_log_is_packed_and_unpacked() -> None:
    body = archive.pack(LOG)
    assert archive.unpack(body) == archive.as_archived(LOG) == LOG


WRONG_SUM = bytes(255 - one for one in archive.pack(LOG)[-4:])


@pytest.mark.parametrize(
    "damage",
    [b"", b"nonsense", archive.pack(LOG)[:-9], archive.pack(LOG)[:-4] + WRONG_SUM],
)
def test_of_a_damaged_row_the_beginning_is_read(damage: bytes) -> None:
    found = archive.unpack(damage)
    assert found == LOG[: len(found)]
    assert len(found) < len(LOG)


def test_whoever_reads_an_archived_game_cannot_tell(
    make_server: MakeServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = make_server(archive_after=0, **QUICK)
    host = Browser(server)
    code = played(host, "you", "here")
    playing = host.create("rolling-realms", "you")
    before = seen(host, code)
    events = rows(server, "events")
    server.stop()
    server.options["archive_after"] = 0.001
    server.start()
    host = Browser(server, host.http.cookies["grani_guest"])
    archived(server)
    assert rows(server, "snapshots") == 0
    assert 0 < rows(server, "events") < events, "the game that is played stays as it is"
    assert seen(host, code) == before
    with host.tab(code) as tab, Browser(server).tab(playing) as other:
        assert tab.command("rename", seat=0, name="Olena")["type"] == "ack", "a room can change"
        assert tab.command("act", seat=0, prompt="0.1", action=0)["code"] == "over"
        assert tab.command("rematch")["type"] == "ack"
        assert other.seq == 1
    file = tmp_path / "record.json"
    file.write_bytes(bytes(before["record"]))  # type: ignore[call-overload]
    assert main(["verify", str(file), "--lang", "en"]) == 0
    capsys.readouterr()
    answer = host.http.get(f"/api/rooms/{code}/review", params={"speed": "quick"})
    assert answer.status_code in (200, 202), answer.text


def test_a_game_that_does_not_read_back_is_left_alone_and_named(make_server: MakeServer) -> None:
    server = make_server(archive_after=0, **QUICK)
    host = Browser(server)
    odd, fine = played(host, "you"), played(host, "you")
    game = f"(select id from games where code = '{odd}')"
    # Somebody has let the last decision fall out of the log; the snapshot still tells the game.
    server.stop()
    server.ask(
        f"delete from events where game = {game} and seq = "
        f"(select max(seq) from events where game = {game}) - 1 returning seq"
    )
    before = rows(server, "events")
    server.options["archive_after"] = 0.001
    server.start()
    archived(server)
    wait_until(lambda: f"room {odd} is not archived" in server.log, "nothing is said")
    left = server.ask(f"select count(*) from events where game = {game}")[0][0]
    assert 0 < left == rows(server, "events") < before
    host = Browser(server, host.http.cookies["grani_guest"])
    for code in (odd, fine):
        assert host.http.get(f"/api/rooms/{code}/record").status_code == 200
    assert server.log.count(f"room {odd} is not archived") == 1


def test_what_is_left_of_a_damaged_row_can_be_had(make_server: MakeServer) -> None:
    if ON_POSTGRES:
        pytest.skip("damage is done to a file")
    server = make_server(archive_after=0.001, **QUICK)
    host = Browser(server)
    code = played(host, "you")
    archived(server)
    server.stop()
    body = server.ask("select body from archive")[0][0]
    whole = zlib.decompress(body).count(b"\n") + 1
    server.ask(f"update archive set body = substr(body, 1, {len(body) // 2}) returning game")
    server.start()
    host = Browser(server, host.http.cookies["grani_guest"])
    assert host.http.get(f"/api/rooms/{code}").json()["trouble"] == "damaged"
    log = host.http.get(f"/api/rooms/{code}/remains/log").json()
    assert 1 < len(log) < whole
    beginning = host.http.get(f"/api/rooms/{code}/remains/record")
    assert beginning.status_code == 200
    assert beginning.json()["actions"]


def test_an_archived_game_goes_along_to_another_database(
    make_server: MakeServer, tmp_path: Path
) -> None:
    server = make_server(archive_after=0.001, **QUICK)
    code = played(Browser(server), "you")
    archived(server)
    server.stop()
    where = server.options.get("db", server.folder / "tables.db")
    copy = tmp_path / "copy.db"
    moved = moving.move(where, copy, lambda *_: None)
    assert (moved.games, moved.replayed) == (1, 1)
    assert run(log_of(where, code)) == run(log_of(copy, code)) != []


async def log_of(where: Path | str, code: str) -> list[Entry]:
    store = Store(where)
    try:
        stored = await store.room(code)
        assert stored is not None
        return await store.events(stored.id)
    finally:
        store.close()


def test_a_game_that_has_changed_meanwhile_is_not_archived(make_server: MakeServer) -> None:
    server = make_server(archive_after=0)
    code = played(Browser(server), "you")
    server.stop()

    async def attempts() -> list[bool]:
        store = Store(server.options.get("db", server.folder / "tables.db"))
        try:
            stored = await store.room(code)
            assert stored is not None
            entries = await store.events(stored.id)
            tries = (
                (replace(stored, seating=stored.seating + 1), entries),
                (stored, entries[:-1]),
                (stored, entries),
                (stored, entries),  # By another server, which has read it before.
            )
            return [
                await store.write(partial(archive.put_away, stored=room, entries=log))
                for room, log in tries
            ]
        finally:
            store.close()

    assert run(attempts()) == [False, False, True, False]
    assert (rows(server, "archive"), rows(server, "events")) == (1, 0)
