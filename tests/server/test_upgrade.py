"""Databases of earlier programs are read, those of later ones refused in a sentence."""

from __future__ import annotations

import json
import sqlite3
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from subprocess import run

import msgspec
import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine
from sqlalchemy.engine.url import make_url

from grani.core.registry import game as registered
from grani.server import schema
from grani.server.admin_database import AdminDatabase
from grani.server.backup import backup
from grani.server.errors import UnusableDatabase
from grani.server.game_loading import new_game
from grani.server.moving import move
from grani.server.recognition import HEAD, OURS, TABLES
from grani.server.store import Store
from grani.server.upgrade import LOCK, OLD_STEPS, all_steps, bring_up_to_date
from tests import loops, postgres
from tests.patience import wait_until
from tests.server.browser import Browser
from tests.server.serving import Server

DATA = Path(__file__).parent / "data"
YESTERDAY = DATA / "version-1.sql"
PLAYING, OVER, OPEN, WITH_BOT = KINDS = ("playing", "over", "open", "with_bot")
EARLIER = sorted(path.name.removesuffix(".json") for path in DATA.glob("*.json"))
"""Databases of earlier programs, those of PostgreSQL among them (``tests/server/yesterday.py``)."""
NOT_KEPT = {"0001": "the tables of version 2, at which no program stopped"}
"""Steps of which there is no database, and why."""
SECRET = "select value from settings where key = 'secret'"
EVENTS = "select game, seq, seat, command, body, at from events order by 1, 2"


def about(name: str) -> dict[str, str]:
    """Whose games those of an earlier program are: a cookie, and codes."""
    found: dict[str, str] = json.loads((DATA / f"{name}.json").read_text("utf-8"))
    return found


def fill(path: Path, dump: Path = YESTERDAY) -> None:
    with sqlite3.connect(path) as database:
        database.executescript(dump.read_text("utf-8"))
    database.close()


def look(path: Path, query: str) -> list[tuple[object, ...]]:
    with sqlite3.connect(path) as database:
        found = database.execute(query).fetchall()
    database.close()
    return found


def test_every_earlier_version_is_here() -> None:
    files = {name for name in EARLIER if not name.endswith(".postgres")}
    numbers = {name.split("-")[1] for name in files}
    assert numbers == set(map(str, range(1, int(schema.VERSION) + 1)))
    steps = {name.split("-")[2] for name in files if name.count("-") == 2}
    taken = {str(step.revision) for step in all_steps().walk_revisions()} - {HEAD}
    assert steps - {HEAD} == taken - NOT_KEPT.keys()
    assert {f"{name}.postgres" for name in files if name.count("-") == 2} <= set(EARLIER)


@pytest.mark.parametrize("name", EARLIER)
def test_games_of_yesterday_go_on(tmp_path: Path, name: str) -> None:
    ours = about(name)
    dump = DATA / f"{name}.sql"
    options = {}
    if name.endswith(".postgres"):
        if postgres.programs() is None:
            pytest.skip(postgres.SKIPPED)
        options["db"] = postgres.shared().empty_database()
        database = str(make_url(options["db"]).database)
        postgres.shared().run(database, dump.read_text("utf-8"))
        before = postgres.shared().run(database, EVENTS)
        secret = postgres.shared().run(database, SECRET)
    else:
        fill(tmp_path / "tables.db", dump)
        before, secret = look(tmp_path / "tables.db", EVENTS), look(tmp_path / "tables.db", SECRET)
    server = Server(tmp_path, **options)
    try:
        olena = Browser(server, ours["cookie"])
        assert olena.me["name"] == "Olena"
        mine = {room["code"]: room for room in olena.http.get("/api/mine").json()}
        assert set(mine) == {ours[kind] for kind in KINDS}
        for kind in (PLAYING, WITH_BOT, OVER):
            code = ours[kind]
            info = olena.http.get(f"/api/rooms/{code}").json()
            rules = server.ask(f"select rules from games where code = '{code}'")[0][0]
            if rules != registered(info["game"]).rules:
                # Later rules may refuse the game, but not in silence, and not its log.
                assert info["trouble"] == "outdated"
                assert olena.http.get(f"/api/rooms/{code}/remains/log").json()
                continue
            assert info["trouble"] == ""
            with olena.tab(code) as tab:
                if kind == OVER:
                    assert tab.seed
                else:
                    tab.await_prompt()
                    assert tab.act()["type"] == "ack"
                    assert tab.command("phrase", phrase="thanks")["type"] == "ack"
        ended = {room["code"]: room for room in olena.http.get("/api/mine").json()}[ours[OVER]]
        assert bool(ended["scores"]) is bool(ended["winners"]) is (ended["trouble"] == "")
        with olena.tab(ours[OPEN]) as tab:
            assert tab.command("seat_bot", seat=1, bot="random")["type"] == "ack"
    finally:
        assert server.stop() == 0
    assert server.ask(SECRET) == secret
    version = "select value from settings where key = 'version'"
    assert server.ask(version) == [(schema.VERSION,)]
    assert server.ask("select version_num from alembic_version") == [(HEAD,)]
    kept = server.ask(EVENTS)
    assert [row for row in kept if row in before] == before


def test_an_upgraded_database_has_the_tables_of_a_new_one(tmp_path: Path) -> None:
    fill(tmp_path / "old.db")
    for name in ("old.db", "new.db"):
        Store(tmp_path / name).close()
    tables = [str(table) for table in schema.metadata.tables]
    for table in tables:
        columns = [
            sorted((row[1], row[3]) for row in look(tmp_path / name, f"pragma table_info({table})"))
            for name in ("old.db", "new.db")
        ]
        assert columns[0] == columns[1], table
    indexes = [
        look(tmp_path / name, "select name, tbl_name from sqlite_master where type = 'index'")
        for name in ("old.db", "new.db")
    ]
    assert sorted(indexes[0]) == sorted(indexes[1])


def test_snapshots_of_yesterday_are_read_to_the_same(tmp_path: Path) -> None:
    fill(tmp_path / "tables.db")
    query = "select code, body from snapshots join games on games.id = snapshots.game"
    bodies = look(tmp_path / "tables.db", query)
    assert len(bodies) == 3
    Store(tmp_path / "tables.db").close()
    for code, body in bodies:
        store = Store(tmp_path / "tables.db")
        stored = loops.run(store.room(str(code)))
        store.close()
        assert stored is not None
        assert isinstance(body, bytes)
        if stored.rules == registered(stored.game).rules:
            game = new_game(stored)
            game.restore(body)
            assert msgspec.json.decode(game.snapshot()) == {"late": [], **msgspec.json.decode(body)}


@pytest.mark.parametrize("name", [one for one in EARLIER if not one.endswith(".postgres")])
def test_what_is_only_asked_is_not_brought_up_to_date(tmp_path: Path, name: str) -> None:
    path, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    fill(path, DATA / f"{name}.sql")
    before = path.read_bytes()
    for ask in (AdminDatabase, lambda where: move(where, copy, lambda *_: None)):
        with pytest.raises(UnusableDatabase) as refused:
            ask(path)
        assert refused.value.key == "database-older"
        assert path.read_bytes() == before
        assert not copy.exists()
    backup(path, copy, lambda *_: None)
    assert path.read_bytes() == before
    events = look(path, EVENTS)
    assert look(copy, EVENTS) == events, "a file is copied as it is"
    Store(copy).close()
    assert look(copy, EVENTS) == events


@pytest.mark.parametrize("name", [one for one in EARLIER if not one.endswith(".postgres")])
def test_every_version_has_the_tables_by_which_it_is_recognised(tmp_path: Path, name: str) -> None:
    path = tmp_path / "tables.db"
    fill(path, DATA / f"{name}.sql")
    version = name.split("-")[-1]
    versions = list(TABLES)
    versions = versions[: versions.index(version) + 1]
    wanted = {table for one in versions for table in TABLES[one]}
    query = "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'"
    found = {table for (table,) in look(path, query)}
    assert found >= wanted if version == "2" else found == wanted


def test_the_newest_version_is_recognised_by_all_its_tables() -> None:
    assert schema.metadata.tables.keys() | {"alembic_version"} == OURS


def test_every_version_has_a_way_to_the_next() -> None:
    assert sorted(map(int, OLD_STEPS)) == list(range(1, int(schema.VERSION)))
    assert all_steps().get_current_head() == HEAD


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_the_steps_lead_to_the_tables_of_the_schema(tmp_path: Path, kind: str) -> None:
    if kind == "postgres" and postgres.programs() is None:
        pytest.skip(postgres.SKIPPED)
    where = tmp_path / "tables.db" if kind == "sqlite" else postgres.shared().empty_database()
    store = Store(where)
    with store.database.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, schema.metadata) == []
    store.close()


def test_a_database_with_steps_of_a_later_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    Store(path).close()
    with sqlite3.connect(path) as database:
        database.execute("update alembic_version set version_num = '9999'")
    database.close()
    with pytest.raises(UnusableDatabase) as refused:
        Store(path)
    assert refused.value.key == "database-newer"
    assert look(path, "select version_num from alembic_version") == [("9999",)]


@pytest.mark.skipif(postgres.programs() is None, reason=postgres.SKIPPED)
def test_servers_that_start_together_on_an_empty_database_all_serve() -> None:
    url = postgres.shared().empty_database()
    with ThreadPoolExecutor(4) as pool:
        stores = list(pool.map(lambda _: Store(url), range(4)))
    assert len({store.secret for store in stores}) == 1
    for store in stores:
        store.close()


@pytest.mark.skipif(postgres.programs() is None, reason=postgres.SKIPPED)
def test_a_server_waits_as_long_as_another_is_at_the_tables() -> None:
    url = make_url(postgres.shared().empty_database())
    is_waiting = "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
    engine = create_engine(url.set(drivername="postgresql+psycopg"))
    with (
        psycopg.connect(url.render_as_string()) as other,
        engine.connect() as connection,
        ThreadPoolExecutor(1) as pool,
    ):
        connection.exec_driver_sql("SET lock_timeout = 1")
        connection.commit()
        other.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
        coming = pool.submit(bring_up_to_date, connection, "it")
        wait_until(
            lambda: coming.done() or postgres.shared().run(str(url.database), is_waiting),
            "it does not wait",
        )
        other.rollback()
        assert coming.result()
        connection.commit()
    engine.dispose()


@pytest.mark.parametrize("version", ["99", "banana"])
def test_unknown_versions_are_refused_and_left_alone(tmp_path: Path, version: str) -> None:
    path = tmp_path / "tables.db"
    fill(path)
    with sqlite3.connect(path) as database:
        database.execute("update settings set value = ? where key = 'version'", (version,))
    database.close()
    tables = look(path, "select name, sql from sqlite_master order by 1")
    command = [sys.executable, "-m", "grani", "serve", "--port", "0", "--db", str(path)]
    said = run(command, capture_output=True, text=True, timeout=60)
    assert said.returncode == 2
    assert said.stderr.count("\n") == 1, said.stderr
    assert version in said.stderr
    assert ("update Grani" if version == "99" else "name another one") in said.stderr
    assert look(path, "select name, sql from sqlite_master order by 1") == tables
