"""``grani migrate`` and ``grani backup``: all games in another database, and they go on there."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from sqlalchemy.engine.url import make_url

from grani.server import moving, postgres_database
from grani.server.admin_database import AdminDatabase
from grani.server.backup import backup
from grani.server.brought_records import Brought, keep
from grani.server.errors import UnusableDatabase
from grani.server.moderation import go_on, pause, paused_since
from grani.server.store import Store
from tests import postgres
from tests.loops import run
from tests.server.browser import Browser
from tests.server.serving import Server
from tests.server.test_upgrade import DATA, about, fill as fill_as_it_was, look

pytestmark = pytest.mark.skipif(postgres.programs() is None, reason=postgres.SKIPPED)
MakeServer = Callable[..., Server]
LATEST = "version-3-0005"
TABLES = "select tablename from pg_tables where schemaname = 'public'"


def grani(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "grani", *words, "--lang", "en"]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


def quiet(done: int, total: int) -> None:
    """Progress that nobody looks at."""


def fill(path: Path) -> None:
    """Make a database of today with the games of an earlier program."""
    fill_as_it_was(path)
    Store(path).close()


def logs(where: Path | str) -> dict[str, list[object]]:
    """All events of all games, by the codes of their rooms."""

    async def read() -> dict[str, list[object]]:
        found = {}
        for stored in [one.stored for one in await store.rooms_of(guest, 100)]:
            found[stored.code] = list[object](await store.events(stored.id))
        return found

    guest = about("version-1")["cookie"].partition(".")[0]
    store = Store(where)
    try:
        return run(read())
    finally:
        store.close()


def test_games_go_to_postgresql_and_back_and_on(tmp_path: Path, make_server: MakeServer) -> None:
    first, last = tmp_path / "first.db", tmp_path / "last.db"
    fill(first)
    url = postgres.shared().empty_database()
    said = grani("migrate", str(first), url)
    # On a slow machine it also says how far it is.
    assert said.returncode == 0, said.stderr
    assert "Moved 4 games" in said.stdout
    assert "3 games were replayed" in said.stdout
    assert logs(url) == logs(first) != {}
    server = make_server(db=url)
    olena = Browser(server, about("version-1")["cookie"])
    assert olena.me["name"] == "Olena", "her cookie is still good"
    with olena.tab(about("version-1")["playing"]) as tab:
        tab.await_prompt()
        assert tab.act()["type"] == "ack"
    new = olena.create("dice-forge", "you", "here")
    assert olena.http.get(f"/api/rooms/{new}").status_code == 200
    assert olena.http.post("/api/account/phrase", json={}).status_code == 201
    ended = olena.http.cookies["grani_guest"]
    assert olena.http.post("/api/account/sign-out-others", json={}).status_code == 204
    assert grani("admin", "ban", "192.0.2.0/24", "--db", url).returncode == 0
    assert server.stop() == 0
    assert grani("migrate", url, str(last)).returncode == 0
    assert logs(last) == logs(url)
    assert look(last, "select guest from accounts") == [(olena.me["guest"],)]
    # Orders and ended sessions hold where they have come to, before anybody orders anything there.
    moved = make_server(db=str(last), trusted_proxies=("127.0.0.1",))
    assert Browser(moved, ended).me["guest"] != olena.me["guest"]
    banned = {"X-Forwarded-For": "192.0.2.7"}
    assert httpx.get(f"{moved.address}/api/games", headers=banned).status_code == 403
    assert moved.stop() == 0
    copy = tmp_path / "copy.db"
    assert grani("backup", str(copy), "--db", url).returncode == 0
    assert logs(copy) == logs(url)
    assert not list(tmp_path.glob(".*")), "nothing is left of the work"


def test_what_was_brought_for_a_day_stays_behind(tmp_path: Path) -> None:
    path, url = tmp_path / "tables.db", postgres.shared().empty_database()
    store = Store(path)
    run(keep(store, Brought("0" * 64, "olena", "home"), b"packed"))
    store.close()
    assert moving.move(path, url, quiet).rows == 0
    assert postgres.shared().run(str(make_url(url).database), "select * from brought") == []


def test_a_move_that_was_interrupted_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tables.db"
    fill(path)
    url = postgres.shared().empty_database()
    monkeypatch.setattr(moving, "PART", 7)

    def give_up(done: int, total: int) -> None:
        if done > total // 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        moving.move(path, url, give_up)
    moved = moving.move(path, url, quiet)
    assert moved.games == 4
    assert logs(url) == logs(path)


def test_a_move_goes_on_only_with_the_games_it_began_with(
    tmp_path: Path, make_server: MakeServer
) -> None:
    path = tmp_path / "tables.db"
    fill(path)
    url = postgres.shared().empty_database()
    moving.move(path, url, quiet)
    assert moving.move(path, url, quiet).games == 4, "nothing has changed: nothing is to do"
    server = make_server(db=str(path))
    olena = Browser(server, about("version-1")["cookie"])
    assert olena.http.put("/api/me", json={"name": "Kassandra"}).status_code == 200
    assert server.stop() == 0
    said = grani("migrate", str(path), url)
    assert (said.returncode, said.stderr.count("\n")) == (2, 1)
    assert "--again" in said.stderr
    database = str(make_url(url).database)
    assert postgres.shared().run(database, "select name from guests") == [("Olena",)]
    assert grani("migrate", str(path), url, "--again").returncode == 0
    assert postgres.shared().run(database, "select name from guests") == [("Kassandra",)]
    assert logs(url) == logs(path)


def test_what_differs_is_noticed_though_there_are_as_many_rows(tmp_path: Path) -> None:
    path, url = tmp_path / "tables.db", postgres.shared().empty_database()
    fill(path)
    moving.move(path, url, quiet)
    postgres.shared().run(str(make_url(url).database), "update guests set name = 'Mallory'")
    with pytest.raises(UnusableDatabase) as refused:
        moving.move(path, url, quiet)
    assert (refused.value.key, refused.value.given) == ("move-differs", {"table": "guests"})
    assert moving.move(path, url, quiet, again=True).games == 4


def test_half_a_move_is_not_served_and_a_served_database_not_moved_over(
    tmp_path: Path, make_server: MakeServer
) -> None:
    path, url = tmp_path / "tables.db", postgres.shared().empty_database()
    fill(path)

    def give_up(done: int, total: int) -> None:
        if done:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        moving.move(path, url, give_up)
    said = grani("serve", "--port", "0", "--db", url)
    assert (said.returncode, said.stderr.count("\n")) == (2, 1)
    assert "grani migrate" in said.stderr
    moving.move(path, url, quiet)
    assert make_server(db=url).stop() == 0
    with pytest.raises(UnusableDatabase) as refused:
        moving.move(path, url, quiet, again=True)
    assert refused.value.key == "move-taken", "it has a life of its own"
    served = make_server(db=postgres.shared().database())
    with pytest.raises(UnusableDatabase) as refused:
        moving.move(path, served.options["db"], quiet)
    assert refused.value.key == "move-served"
    with pytest.raises(UnusableDatabase) as refused:
        moving.move(served.options["db"], tmp_path / "left behind.db", quiet)
    assert refused.value.key == "move-old-served", "what is played meanwhile would stay there"


def test_half_a_move_does_not_become_a_whole_one(tmp_path: Path) -> None:
    path, url = tmp_path / "tables.db", postgres.shared().empty_database()
    half, copy = tmp_path / "half.db", tmp_path / "copy.sqlite"
    fill(path)

    def give_up(done: int, total: int) -> None:
        if done:
            raise KeyboardInterrupt

    for unfinished in (url, half):
        with pytest.raises(KeyboardInterrupt):
            moving.move(path, unfinished, give_up)
    for words in (
        ("migrate", url, str(copy)),
        ("backup", str(copy), "--db", url),
        ("migrate", str(half), str(copy)),
    ):
        said = grani(*words)
        assert (said.returncode, said.stderr.count("\n")) == (2, 1), said.stderr
        assert "only part of the games" in said.stderr
    assert not copy.exists(), "nothing is left of it"
    # The copy of a file is that of its pages, and says of itself what the file says.
    assert grani("backup", str(copy.with_suffix(".pages")), "--db", str(half)).returncode == 0
    said = grani("serve", "--port", "0", "--db", str(copy.with_suffix(".pages")))
    assert (said.returncode, "grani migrate" in said.stderr) == (2, True)


@pytest.mark.parametrize("way", ["migrate", "backup"])
def test_games_that_stand_still_do_so_where_they_have_come_to(tmp_path: Path, way: str) -> None:
    path, url, last = tmp_path / "tables.db", postgres.shared().empty_database(), tmp_path / "b.db"
    fill(path)
    database = AdminDatabase(path)
    database.do(pause)
    since = database.do(paused_since)
    database.close()
    assert since
    moving.move(path, url, quiet)
    words = ("migrate", url, str(last)) if way == "migrate" else ("backup", str(last), "--db", url)
    assert grani(*words).returncode == 0
    for where in (url, last):
        database = AdminDatabase(where)
        assert database.do(paused_since) == since
        database.close()


def test_a_move_that_begins_anew_forgets_a_pause_that_has_ended(tmp_path: Path) -> None:
    path, other = tmp_path / "tables.db", tmp_path / "other.db"
    fill(path)
    for order in (pause, go_on):
        database = AdminDatabase(path)
        database.do(order)
        database.close()
        moving.move(path, other, quiet, again=True)
        database = AdminDatabase(other)
        assert bool(database.do(paused_since)) is (order is pause)
        database.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_move_says_that_another_one_is_under_way(tmp_path: Path, kind: str) -> None:
    path, other = tmp_path / "tables.db", tmp_path / "other.db"
    fill(path)
    fill(other)
    new = postgres.shared().empty_database() if kind == "postgres" else tmp_path / "new.db"
    said: list[str] = []

    def move_too(done: int, total: int) -> None:
        if not done or said:
            return
        for old in (path, other):
            with pytest.raises(UnusableDatabase) as refused:
                moving.move(old, new, quiet)
            said.append(refused.value.key)

    assert moving.move(path, new, move_too).games == 4
    assert said == ["move-under-way"] * 2
    assert moving.move(path, new, quiet).games == 4


def test_a_slow_disk_does_not_cost_a_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, url = tmp_path / "tables.db", postgres.shared().empty_database()
    fill(first)
    moving.move(first, url, quiet)
    # A transaction that stands still for so long is ended, and every part takes longer.
    idle = {"idle_in_transaction_session_timeout": 20}
    monkeypatch.setattr(postgres_database, "PATIENCE_MS", idle)
    moved = moving.move(url, tmp_path / "copy.db", lambda *_: time.sleep(0.05))
    assert moved.games == 4


def test_games_do_not_go_among_other_games(tmp_path: Path, make_server: MakeServer) -> None:
    path = tmp_path / "tables.db"
    fill(path)
    server = make_server(db=postgres.shared().database())
    Browser(server).create("dice-forge", "you", "here")
    with pytest.raises(UnusableDatabase) as refused:
        moving.move(path, server.options["db"], quiet)
    assert refused.value.key == "move-taken"
    said = grani("migrate", str(path), str(path))
    assert said.returncode == 2
    assert said.stderr.count("\n") == 1
    assert grani("migrate", str(tmp_path / "none.db"), server.options["db"]).returncode == 2


def test_neither_a_copy_nor_a_move_brings_a_database_up_to_date(tmp_path: Path) -> None:
    url, new = postgres.shared().empty_database(), postgres.shared().empty_database()
    name = str(make_url(url).database)
    postgres.shared().run(name, (DATA / f"{LATEST}.postgres.sql").read_text("utf-8"))
    old = tmp_path / "old.db"
    fill_as_it_was(old, DATA / f"{LATEST}.sql")
    before = old.read_bytes()
    for words in (
        ("admin", "status", "--db", url),
        ("backup", str(tmp_path / "copy.db"), "--db", url),
        ("migrate", url, str(tmp_path / "new.db")),
        ("migrate", str(old), new),
        ("migrate", str(tmp_path / "today.db"), url),
    ):
        fill(tmp_path / "today.db")
        said = grani(*words)
        assert (said.returncode, said.stderr.count("\n")) == (2, 1), said.stderr
        assert "start `grani serve` on it once" in said.stderr
        (tmp_path / "today.db").unlink()
    step = LATEST.removeprefix("version-3-")
    assert postgres.shared().run(name, "select version_num from alembic_version") == [(step,)]
    assert old.read_bytes() == before
    assert not (tmp_path / "new.db").exists()
    assert postgres.shared().run(str(make_url(new).database), TABLES) == []


@pytest.mark.parametrize("order", ["admin", "backup", "migrate"])
def test_nothing_is_asked_of_an_empty_database(tmp_path: Path, order: str) -> None:
    url = postgres.shared().empty_database()
    name, copy = str(make_url(url).database), str(tmp_path / "copy.db")
    postgres.shared().run(name, "create table customers (name text)")
    words = {
        "admin": ("status", "--db", url),
        "backup": (copy, "--db", url),
        "migrate": (url, copy),
    }[order]
    said = grani(order, *words)
    assert (said.returncode, said.stderr.count("\n")) == (2, 1), said.stderr
    assert "is empty" in said.stderr
    assert postgres.shared().run(name, TABLES) == [("customers",)]


def test_a_copy_is_made_while_people_play(tmp_path: Path, make_server: MakeServer) -> None:
    url, copy = postgres.shared().database(), tmp_path / "copy.sqlite"
    server = make_server(db=url)
    olena = Browser(server)
    code = olena.create("dice-forge", "you", "here")
    with olena.tab(code) as tab:
        tab.await_prompt()
        assert tab.act()["type"] == "ack"
        begun = tab.seq

        def play_on(done: int, total: int) -> None:
            if tab.seq < begun + 5:
                tab.await_prompt()
                assert tab.act()["type"] == "ack"

        assert backup(url, copy, play_on) == ()
        assert tab.seq > begun
        assert grani("backup", str(tmp_path / "later.sqlite"), "--db", url).returncode == 0
    # The copy has the game as it was when the copy was begun, and it goes on there.
    served = make_server(db=str(copy))
    with Browser(served, olena.http.cookies["grani_guest"]).tab(code) as tab:
        assert tab.seq == begun
        tab.await_prompt()
        assert tab.act()["type"] == "ack"


def test_a_club_on_postgresql_goes_back_to_its_copy(
    tmp_path: Path, make_server: MakeServer
) -> None:
    first, copy = tmp_path / "first.db", tmp_path / "copy.sqlite"
    fill(first)
    url, new = postgres.shared().empty_database(), postgres.shared().empty_database()
    moving.move(first, url, quiet)
    server = make_server(db=url)
    assert grani("backup", str(copy), "--db", url).returncode == 0
    olena = Browser(server, about("version-1")["cookie"])
    assert olena.http.put("/api/me", json={"name": "Kassandra"}).status_code == 200
    assert server.stop() == 0
    said = grani("migrate", str(copy), new)
    assert said.returncode == 0, said.stderr
    assert logs(new) == logs(copy) != {}
    olena = Browser(make_server(db=new), about("version-1")["cookie"])
    assert olena.me["name"] == "Olena"
    with olena.tab(about("version-1")["playing"]) as tab:
        tab.await_prompt()
        assert tab.act()["type"] == "ack"


def test_a_game_that_cannot_be_read_goes_along_and_is_named(tmp_path: Path) -> None:
    path, url = tmp_path / "tables.db", postgres.shared().empty_database()
    fill(path)
    ours = about("version-1")
    with closing(sqlite3.connect(path)) as database, database:
        damaged = "update events set body = x'00' where seq = 3 and game ="
        database.execute(f"{damaged} (select id from games where code = ?)", (ours["playing"],))
        database.execute("update games set rules = '0' where code = ?", (ours["with_bot"],))
    said = grani("migrate", str(path), url)
    assert said.returncode == 0, said.stderr
    assert "1 game was replayed" in said.stdout
    assert "2 games cannot be read" in said.stdout
    for code in (ours["playing"], ours["with_bot"]):
        assert code in said.stdout
    assert ours["over"] not in said.stdout
    assert logs(url) == logs(path)
    said = grani("backup", str(tmp_path / "copy.db"), "--db", url)
    assert said.returncode == 0, said.stderr
    assert ours["playing"] in said.stdout
    # What was lost on the way is another matter.
    postgres.shared().run(
        str(make_url(url).database),
        "update events set body = 'x' where seq = 3 and game ="
        f" (select id from games where code = '{ours['over']}')",
    )
    with pytest.raises(UnusableDatabase) as refused:
        moving.move(path, url, quiet)
    assert (refused.value.key, refused.value.given) == ("move-unreadable", {"room": ours["over"]})
