"""Games last: backups while playing, damage found at the start, and what is deleted and when."""

from __future__ import annotations

import asyncio
import os
import random
import re
import shutil
import socket
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from grani.core.registry import game as registered
from grani.server import backup as copying, lobby as lobby_module
from grani.server.app import GameServer
from grani.server.retention import read_duration
from grani.server.settings import Settings
from grani.server.store import Store
from grani.server.stored_room import Seat
from tests import loops
from tests.cli.running import grani as run
from tests.patience import PATIENCE, wait_until
from tests.server.browser import Browser, play_on
from tests.server.serving import Server
from tests.server.test_upgrade import fill

MakeServer = Callable[..., Server]
DAY = 86_400


def grani(*words: str | Path) -> subprocess.CompletedProcess[str]:
    """Run a command to its end."""
    return run(Path(os.devnull), *map(str, words))


def refusal(path: Path) -> str:
    """The one sentence with which a server refuses a database."""
    said = grani("serve", "--port", "0", "--db", path)
    assert said.returncode == 2, said.stdout
    assert said.stderr.count("\n") == 1, said.stderr
    assert str(path) in said.stderr
    return said.stderr


RU, UK = (("--port", "0", "--lang", lang) for lang in ("ru", "uk"))
ENGLISH = re.compile(r"(?<![\w./-])[A-Za-z]{2,}(?![\w./-])")


def english_in(*words: str | Path) -> set[str]:
    """The English words with which a command is refused that was asked to speak otherwise."""
    said = grani(*words)
    assert (said.returncode, said.stderr.count("\n")) == (2, 1), said.stderr
    told = re.sub(r"\(grani backup .*\)", "", said.stderr.removeprefix("grani: "))
    assert re.search("[а-яіїє]{4}", told), said.stderr
    return set(ENGLISH.findall(told)) - {"Grani", socket.gethostname()}


def ask(path: Path, query: str, *values: object) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as database, database:
        return database.execute(query, values).fetchall()


# ---------------------------------------------------------------------- backup


def test_a_backup_is_whole_although_people_play(make_server: MakeServer, tmp_path: Path) -> None:
    server = make_server(pace=0.0)
    host = Browser(server)
    codes = [host.create("rolling-realms", "greedy", "random", "greedy") for _ in range(3)]
    code = host.create("dice-forge", "you", "here")
    path, copy = server.folder / "tables.db", tmp_path / "copy.db"
    with host.tab(code) as tab, host.tab(codes[0]) as watching:
        play_on([tab], random.Random(2), decisions=20)
        tab.hear_all()
        acked = tab.seq
        said = grani("backup", copy, "--db", path)
        assert (said.returncode, said.stderr) == (0, "")
        assert str(copy) in said.stdout
        assert tab.act()["type"] == "ack", "nobody has to wait"
        while not watching.seed:
            watching.read()
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert sorted(one.name for one in tmp_path.glob("*copy*")) == ["copy.db"]
    assert ask(copy, "pragma integrity_check") == [("ok",)]
    games = "select max(seq), count(*) from events group by game order by game"
    for last, count in ask(copy, games):
        assert last == count
    game = "select count(*) from events where game = (select id from games where code = ?)"
    assert ask(copy, game, code) == [(acked,)]
    again = tmp_path / "again"
    again.mkdir()
    shutil.copy(copy, again / "tables.db")
    other = Server(again)
    with Browser(other, host.http.cookies["grani_guest"]).tab(code) as tab:
        assert tab.seq == acked
        assert tab.act()["type"] == "ack"
    assert other.stop() == 0


def test_a_backup_overwrites_nothing_and_leaves_nothing_behind(
    make_server: MakeServer, tmp_path: Path
) -> None:
    server = make_server()
    path = server.folder / "tables.db"
    there = tmp_path / "there.db"
    there.write_text("mine")
    for target, reason in (
        (there, "there already"),
        (tmp_path / "no" / "copy.db", "no such file"),
    ):
        said = grani("backup", target, "--db", path)
        assert (said.returncode, said.stdout) == (2, "")
        assert reason in said.stderr
    assert there.read_text() == "mine"
    said = grani("backup", tmp_path / "copy.db", "--db", tmp_path / "none.db")
    assert (said.returncode, said.stderr.count("\n")) == (2, 1)
    assert "none.db" in said.stderr
    foreign = tmp_path / "foreign.db"
    ask(foreign, "create table t (x)")
    said = grani("backup", tmp_path / "copy.db", "--db", foreign)
    assert "not a database of Grani" in said.stderr
    names = {one.name for one in tmp_path.iterdir() if one.is_file()}
    assert names == {"there.db", "foreign.db"}


def test_an_interrupted_backup_leaves_nothing_and_can_be_made_again(
    make_server: MakeServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = make_server()
    Browser(server).create("dice-forge", "you", "here")
    path, copy = server.folder / "tables.db", tmp_path / "copy.db"
    monkeypatch.setattr(copying, "PAGES", 1)

    def interrupt(done: int, total: int) -> None:
        assert done < total
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        copying.backup(path, copy, interrupt)
    assert [one.name for one in tmp_path.iterdir() if one.is_file()] == []
    told: list[tuple[int, int]] = []
    copying.backup(path, copy, lambda done, total: told.append((done, total)))
    assert len(told) > 2
    assert told[-1][0] == told[-1][1]
    assert ask(copy, "select count(*) from games") == [(1,)]


STRUCK = """
import os, signal, sys
from grani.cli import main
from grani.cli.backup import Progress

class Lost:
    def __del__(self):
        os.kill(os.getpid(), signal.{name})

def tell(self, done, total):
    if done == total:
        Lost()  # Python forgets whatever is raised meanwhile.
    real(self, done, total)

real, Progress.tell = Progress.tell, tell
sys.exit(main(sys.argv[1:]))
"""
"""A command that a signal comes to at a bad moment, when all rows or pages are there."""


def struck(name: str, *words: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", STRUCK.format(name=name), *words, "--lang", "en"]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM"])
def test_a_backup_that_is_told_to_stop_leaves_nothing(tmp_path: Path, name: str) -> None:
    path, folder = tmp_path / "tables.db", tmp_path / "copies"
    Store(path).close()
    folder.mkdir()
    said = struck(name, "backup", folder / "copy.db", "--db", path)
    assert (said.returncode, said.stderr) == (130, "")
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM"])
def test_a_move_that_is_told_to_stop_does_and_goes_on_later(tmp_path: Path, name: str) -> None:
    path, new = tmp_path / "tables.db", tmp_path / "new.db"
    fill(path)
    Store(path).close()
    said = struck(name, "migrate", path, new)
    assert (said.returncode, said.stderr) == (130, "Stopped; run it again to go on.\n")
    assert "only part of the games" in refusal(new)
    assert grani("migrate", path, new).returncode == 0
    assert ask(new, "select count(*) from games") == ask(path, "select count(*) from games")


def test_a_backup_removes_what_others_have_left_long_ago(tmp_path: Path) -> None:
    path, folder = tmp_path / "tables.db", tmp_path / "copies"
    Store(path).close()
    folder.mkdir()
    long_ago = time.time() - 86_400
    left = [".club-1.sqlite.0123abcd.part", ".club-1.sqlite.0123abcd.part-wal"]
    other = [".club-2.sqlite.0123abcd.part", "club-1.sqlite", ".mine.part", ".a.0123abcd.part.txt"]
    under_way = [".club-2.sqlite.0123abcd.part-wal", ".club-3.sqlite.4567abcd.part"]
    for name in (*left, *other, *under_way):
        (folder / name).touch()
        if name not in under_way:
            os.utime(folder / name, (long_ago, long_ago))
    assert grani("backup", folder / "copy.db", "--db", path).returncode == 0
    names = {file.name for file in folder.iterdir()}
    assert names == {"copy.db", *other, *under_way}


# ---------------------------------------------------------------------- in other languages


def test_what_is_wrong_with_a_database_is_said_in_the_chosen_language(
    make_server: MakeServer, tmp_path: Path
) -> None:
    server = make_server()
    path = server.folder / "tables.db"
    copy = tmp_path / "copy.db"
    assert not english_in("serve", *RU, "--db", path), "it is served already"
    assert not english_in("backup", "--lang", "uk", tmp_path / "no" / "copy.db", "--db", path)
    assert server.stop() == 0
    text, newer, torn = (tmp_path / name for name in ("text.db", "newer.db", "torn.db"))
    text.write_bytes(b"no database " * 500)
    torn.write_bytes(path.read_bytes()[:8192])
    for version in ("99", "0"):
        shutil.copy(path, newer)
        ask(newer, "update settings set value = ? where key = 'version'", version)
        assert not english_in("serve", *UK, "--db", newer)
        newer.unlink()
    for source in (text, torn, tmp_path):
        assert not english_in("serve", *RU, "--db", source)
        assert not english_in("backup", "--lang", "uk", copy, "--db", source)
    ask(tmp_path / "foreign.db", "create table t (x)")
    assert not english_in("backup", "--lang", "ru", copy, "--db", tmp_path / "foreign.db")
    assert not english_in("backup", "--lang", "uk", text, "--db", path)
    assert not english_in("serve", *RU, "--trusted-proxy", "10.0.0.300")


# ---------------------------------------------------------------------- damage


def played(server: Server) -> Path:
    """Leave a database behind as a crash does: with a WAL that holds the newest decisions."""
    host = Browser(server)
    code = host.create("dice-forge", "you", "here")
    with host.tab(code) as tab:
        play_on([tab], random.Random(2), decisions=12)
    server.kill()
    assert (server.folder / "tables.db-wal").stat().st_size
    return server.folder / "tables.db"


def test_a_backup_put_over_a_database_does_not_take_its_wal(
    make_server: MakeServer, tmp_path: Path
) -> None:
    server = make_server()
    host = Browser(server)
    code = host.create("dice-forge", "you", "here")
    path, copy = server.folder / "tables.db", tmp_path / "copy.db"
    with host.tab(code) as tab:
        play_on([tab], random.Random(2), decisions=5)
        tab.hear_all()
        seq = tab.seq
        assert grani("backup", copy, "--db", path).returncode == 0
        play_on([tab], random.Random(3), decisions=5)
    server.kill()
    wal = path.with_name("tables.db-wal")
    rest = wal.read_bytes()
    shutil.copy(copy, path)
    said = refusal(path)
    assert "tables.db-wal belongs to the database that was there before" in said
    assert (path.read_bytes(), wal.read_bytes()) == (copy.read_bytes(), rest), "as they lay"
    wal.unlink()
    server.start()
    with host.tab(code) as tab:
        assert tab.seq == seq
        assert tab.act()["type"] == "ack"
    server.kill()
    server.start()
    with host.tab(code) as tab:
        assert tab.seq > seq, "a copy that has been served is like any other database"


@pytest.mark.parametrize("is_empty", [True, False])
def test_nothing_begins_anew_beside_the_rest_of_a_database(
    make_server: MakeServer, is_empty: bool
) -> None:
    path = played(make_server())
    wal, tide = (path.with_name(f"tables.db-{end}") for end in ("wal", "tide"))
    database, rest = path.read_bytes(), wal.read_bytes()
    path.unlink()
    if is_empty:
        path.touch()
    said = refusal(path)
    assert "tables.db-wal tables.db-tide" in said
    assert wal.read_bytes() == rest
    wal.rename(path.with_name("elsewhere"))
    assert "tables.db-tide" in refusal(path)
    path.with_name("elsewhere").rename(wal)
    path.write_bytes(database)
    assert Server(path.parent).stop() == 0
    path.unlink()
    tide.unlink()
    assert Server(path.parent).stop() == 0


def test_a_file_beside_the_database_that_is_in_the_way_is_named(tmp_path: Path) -> None:
    (tmp_path / "tables.db-lock").mkdir()
    assert "because of " + str(tmp_path / "tables.db-lock") in refusal(tmp_path / "tables.db")


def test_a_lost_wal_is_found_and_there_is_a_way_on(make_server: MakeServer, tmp_path: Path) -> None:
    server = make_server()
    path = played(server)
    wal = path.with_name("tables.db-wal")
    wal.rename(tmp_path / "wal")
    path.with_name("tables.db-shm").unlink(missing_ok=True)
    said = refusal(path)
    assert "tables.db-wal" in said
    assert "changes are missing" in said
    assert "grani backup" in said
    assert not english_in("serve", *RU, "--db", path)
    # Without it there is still what was in the database itself.
    assert grani("backup", tmp_path / "rest.db", "--db", path).returncode == 0
    rest = tmp_path / "rest"
    rest.mkdir()
    shutil.copy(tmp_path / "rest.db", rest / "tables.db")
    assert Server(rest).stop() == 0
    # And with it nothing is missing.
    for side in (path.with_name("tables.db-wal"), path.with_name("tables.db-shm")):
        side.unlink(missing_ok=True)
    (tmp_path / "wal").rename(wal)
    server.start()
    assert server.stop() == 0


def test_a_wal_that_is_damaged_or_of_another_database_is_told_from_a_lost_one(
    make_server: MakeServer, tmp_path: Path
) -> None:
    server = make_server()
    path = played(server)
    wal, shm = path.with_name("tables.db-wal"), path.with_name("tables.db-shm")
    own = wal.read_bytes()
    torn = bytearray(own)
    torn[len(own) // 2] ^= 255
    other = played(make_server()).with_name("tables.db-wal").read_bytes()
    for wrong in (bytes(torn), own[: len(own) // 2], other):
        shm.unlink(missing_ok=True)
        wal.write_bytes(wrong)
        said = refusal(path)
        assert "tables.db-wal is damaged, or not the one that belongs to it" in said
        assert "gone" not in said
        assert wal.read_bytes() == wrong, "it is left as it lay"
    assert not english_in("serve", *RU, "--db", path)
    assert not english_in("serve", *UK, "--db", path)
    shm.unlink(missing_ok=True)
    wal.write_bytes(own)
    server.start()
    assert server.stop() == 0


def test_a_copy_without_its_wal_is_found(make_server: MakeServer, tmp_path: Path) -> None:
    server = make_server()
    path = played(server)
    alone = tmp_path / "alone.db"
    shutil.copy(path, alone)
    said = refusal(alone)
    assert "copied while it was served" in said
    assert f"grani backup COPY --db {alone}" in said, "the folder is named, too"
    assert not english_in("serve", *UK, "--db", alone)


def test_what_other_programs_do_with_the_wal_is_no_loss(make_server: MakeServer) -> None:
    server = make_server()
    path = played(server)
    ask(path, "select count(*) from games")  # Moves the WAL into the database and removes it.
    assert not path.with_name("tables.db-wal").exists()
    server.start()
    assert server.stop() == 0
    assert not path.with_name("tables.db-wal").exists()
    path.with_name("tables.db-tide").unlink()
    server.start()
    assert server.stop() == 0


def test_a_database_damaged_in_the_middle_is_found(make_server: MakeServer, tmp_path: Path) -> None:
    server = make_server()
    path = played(server)
    server.start()
    assert server.stop() == 0
    whole = path.read_bytes()
    page = 4096
    root = ask(path, "select rootpage from sqlite_master where name = 'events'")[0][0]
    assert isinstance(root, int)
    torn = bytearray(whole)
    torn[(root - 1) * page : root * page] = random.Random(1).randbytes(page)
    path.write_bytes(torn)
    said = refusal(path)
    assert "it is damaged; put a backup in its place\n" in said
    copied = grani("backup", tmp_path / "copy.db", "--db", path)
    assert (copied.returncode, copied.stderr.count("\n")) == (2, 1)
    assert "damaged" in copied.stderr
    path.write_bytes(whole[: len(whole) // 2])
    assert refusal(path)
    path.write_bytes(b"not a database" * 500)
    assert refusal(path)


# ---------------------------------------------------------------------- what is deleted


@pytest.mark.parametrize(
    "text", ["", "d", "30", "1m", "1M", "60s", "-1d", "1.5d", "30 days", "1y", "٣d", "9999999w"]
)
def test_what_is_no_duration(text: str) -> None:
    with pytest.raises(ValueError, match=r"write"):
        read_duration(text)


@pytest.mark.parametrize("word", ["soon", "-1d"])
@pytest.mark.parametrize(
    ("option", "told"),
    [("--keep-finished", "ever"), ("--keep-open", "ever"), ("--archive-after", "never")],
)
def test_a_bad_duration_is_refused_in_a_sentence(
    option: str, told: str, word: str, tmp_path: Path
) -> None:
    said = grani("serve", "--port", "0", "--db", tmp_path / "t.db", option, word)
    assert (said.returncode, said.stderr.count("\n")) == (2, 1)
    assert f"{option}: “{word}” is not a duration: write 12h, 30d" in said.stderr
    assert said.stderr.endswith(f"or 0 for {told}\n")


def test_a_first_count_that_fails_does_not_keep_what_is_old(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OperationalError("select", {}, Exception("connection lost"))

    monkeypatch.setattr(lobby_module, "overdue", fail)
    settings = Settings(db=tmp_path / "tables.db", static=tmp_path, keep_open=0.01, tidy_every=0.01)

    async def keep() -> None:
        server = GameServer(settings)
        game, seat = registered("rolling-realms"), Seat("open")
        room = await server.lobby.open(game, game.setup_data(1, None), "", [seat], "a", timer=None)
        await server.lobby.start()
        async with asyncio.timeout(PATIENCE):
            while await server.store.room(room.stored.code) is not None:
                await asyncio.sleep(0.01)
        await server.lobby.stop()
        server.store.close()

    loops.run(keep())


def test_what_is_old_is_deleted_while_others_play(make_server: MakeServer) -> None:
    server = make_server(tidy_every=0.05, keep_loaded=0.1)
    host = Browser(server)
    path = server.folder / "tables.db"
    rooms = {}
    for name in ("old over", "new over", "old playing", "watched"):
        rooms[name] = host.create("rolling-realms", "you")
    for name in ("old open", "new open"):
        rooms[name] = host.create("dice-forge", "you", "open", start=False)
    for name in ("old over", "new over"):
        with host.tab(rooms[name]) as tab:
            play_on([tab], random.Random(4))
            tab.command("phrase", phrase="bye")
    with host.tab(rooms["watched"]) as tab:
        ages = {"old over": 366, "new over": 364, "old playing": 366, "watched": 366}
        ages |= {"old open": 31, "new open": 29}
        for name, days in ages.items():
            age = "update games set updated = ? where code = ?"
            ask(path, age, time.time() - days * DAY, rooms[name])
        wait_until(lambda: len(ask(path, "select id from games")) <= 3, "nothing is deleted")
        left = {code for (code,) in ask(path, "select code from games")}
        assert left == {rooms["new over"], rooms["watched"], rooms["new open"]}
        assert tab.act()["type"] == "ack", "who is there is left alone"
    for table in ("seats", "events", "snapshots", "phrases"):
        orphans = f"select count(*) from {table} where game not in (select id from games)"
        assert ask(path, orphans) == [(0,)]
    assert host.http.get(f"/api/rooms/{rooms['old over']}").status_code == 404
    assert host.http.get(f"/api/rooms/{rooms['new over']}/record").status_code == 200


@pytest.mark.parametrize("is_told", [True, False])
def test_a_rematch_whose_room_was_deleted_is_a_new_room(
    make_server: MakeServer, is_told: bool
) -> None:
    server = make_server(tidy_every=0.05, keep_loaded=0.1)
    host, friend = Browser(server), Browser(server)
    path = server.folder / "tables.db"
    code = host.create("rolling-realms", "you", "open", start=False)
    with host.tab(code) as tab, friend.tab(code) as other:
        assert other.command("sit", seat=1, name="Olha")["type"] == "ack"
        assert tab.command("start")["type"] == "ack"
        play_on([tab, other], random.Random(4))
        assert tab.command("rematch")["type"] == "ack"
        while not (first := tab.room["rematch"]):
            tab.read()
        ask(path, "update games set updated = 0 where code = ?", first)
        there = "select id from games where code = ?"
        wait_until(lambda: not ask(path, there, first), "the room is not deleted")
        assert ask(path, "select rematch from games where code = ?", code) == [("",)]
        if is_told:
            while tab.room["rematch"]:
                tab.read()
        else:
            # A database in which an older server has deleted the room.
            ask(path, "update games set rematch = ? where code = ?", first, code)
        assert tab.command("rematch")["type"] == "ack"
        while tab.room["rematch"] in ("", first):
            tab.read()
        second = tab.room["rematch"]
    assert host.http.get(f"/api/rooms/{second}").json()["status"] == "open"


@pytest.mark.parametrize(("kept", "other"), [("open", "over"), ("over", "open")])
def test_nothing_is_deleted_that_is_kept_for_ever(
    make_server: MakeServer, kept: str, other: str
) -> None:
    times = {"open": "keep_open", "over": "keep_finished"}
    server = make_server(tidy_every=0.01, **{times[kept]: 0.0, times[other]: DAY})
    host = Browser(server)
    path = server.folder / "tables.db"
    codes = {
        status: host.create("dice-forge", "you", "open", start=False) for status in (kept, other)
    }
    for status, code in codes.items():
        ask(path, "update games set status = ? where code = ?", status, code)
    server.kill()
    ask(path, "update games set updated = 0")
    server.start()
    rest = "select code from games"
    wait_until(lambda: (codes[other],) not in ask(path, rest), "nothing is deleted at all")
    assert ask(path, rest) == [(codes[kept],)]


def test_a_count_that_is_no_number_is_damage(make_server: MakeServer) -> None:
    server = make_server()
    path = server.folder / "tables.db"
    assert server.stop() == 0
    ask(path, "update settings set value = 'zz' where key = 'tide'")
    said = refusal(path)
    assert "it is damaged; put a backup in its place\n" in said
