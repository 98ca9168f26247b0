"""Nobody else on the machine reads the database: it holds the cookies' secret and live seeds."""

from __future__ import annotations

import os
import sqlite3
import stat
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from subprocess import run

import pytest

from grani.server.database_files import make_private
from grani.server.errors import UnusableDatabase
from grani.server.store import Store
from tests.server.browser import Browser
from tests.server.serving import Server

MakeServer = Callable[..., Server]
OWN = 0o600


@pytest.fixture(autouse=True)
def open_handed() -> Iterator[None]:
    """Let the system give everybody everything, if nobody objects."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.glob("tables.db*")}


def test_the_database_and_its_log_are_private(make_server: MakeServer) -> None:
    server = make_server()
    host = Browser(server)
    code = host.create("dice-forge", "you", "here")
    with host.tab(code) as tab:
        tab.act()
        found = modes(server.folder)
        assert set(found) >= {"tables.db", "tables.db-wal", "tables.db-shm"}
        assert set(found.values()) == {OWN}


def test_a_database_that_others_could_read_is_tightened(make_server: MakeServer) -> None:
    server = make_server()
    host = Browser(server)
    code = host.create("dice-forge", "you", "here")
    server.kill()
    for file in server.folder.glob("tables.db*"):
        file.chmod(0o666)
    server.start()
    assert set(modes(server.folder).values()) == {OWN}
    assert host.http.get(f"/api/rooms/{code}").json()["host"] is True


def test_a_file_is_private_before_it_holds_anything(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    made: list[int] = []
    real = os.open

    def watched(*given: object, **named: object) -> int:
        file = real(*given, **named)  # type: ignore[arg-type]
        made.append(stat.S_IMODE(os.fstat(file).st_mode))
        return file

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(os, "open", watched)
        make_private(path)
    assert made == [OWN], "from its first moment, not by a later change"
    assert path.stat().st_size == 0
    path.write_bytes(b"kept")
    path.chmod(0o644)
    make_private(path)
    assert path.read_bytes() == b"kept"
    assert stat.S_IMODE(path.stat().st_mode) == OWN


def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("not a database", "utf-8")
    path.chmod(0o644)
    with pytest.raises(UnusableDatabase) as refused:
        Store(path)
    assert refused.value.key == "database-foreign"
    assert stat.S_IMODE(path.stat().st_mode) == 0o644
    assert [file.name for file in tmp_path.iterdir()] == ["notes.txt"], "nothing is put beside it"


def make_foreign(path: Path, *statements: str) -> dict[str, tuple[int, bytes]]:
    """Make a database of another program, and give all files of its folder as they are."""
    with closing(sqlite3.connect(path)) as database, database:
        for statement in statements:
            database.execute(statement)
    path.chmod(0o644)
    return contents(path.parent)


def contents(folder: Path) -> dict[str, tuple[int, bytes]]:
    files = [file for file in folder.iterdir() if file.is_file()]
    return {file.name: (stat.S_IMODE(file.stat().st_mode), file.read_bytes()) for file in files}


def uses(path: Path) -> dict[str, tuple[str, ...]]:
    """All that one may try on a file."""
    file, folder = str(path), path.parent
    return {
        "serve": ("serve", "--port", "0", "--db", file),
        "admin": ("admin", "status", "--db", file),
        "backup": ("backup", f"{folder / 'copy.db'}", "--db", file),
        "migrate": ("migrate", file, f"{folder / 'new.db'}"),
    }


def refused(*words: str) -> str:
    command = [sys.executable, "-m", "grani", *words, "--lang", "en"]
    said = run(command, capture_output=True, text=True, timeout=60)
    assert (said.returncode, said.stderr.count("\n")) == (2, 1), said.stderr
    return said.stderr


FOREIGN = {
    "tables": ("create table customers (a)", "insert into customers values (1)"),
    "settings": ("create table settings (id integer primary key, theme text)",),
    "steps": ("create table alembic_version (version_num text)", "create table users (a)"),
    "a log": ("pragma journal_mode = wal", "create table customers (a)"),
}


@pytest.mark.parametrize("kind", FOREIGN)
def test_the_database_of_another_program_is_left_as_it_is(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "theirs.db"
    before = make_foreign(path, *FOREIGN[kind])
    for words in uses(path).values():
        assert "not a database of Grani" in refused(*words), words
        assert contents(tmp_path) == before, words


def test_games_are_not_moved_among_the_tables_of_another_program(tmp_path: Path) -> None:
    ours = tmp_path / "ours" / "tables.db"
    Store(ours).close()
    path = tmp_path / "theirs.db"
    before = make_foreign(path, "create table customers (a)")
    assert "not a database of Grani" in refused("migrate", str(ours), str(path))
    assert contents(tmp_path) == before


def test_the_log_of_another_program_is_left_as_it_is_while_it_runs(tmp_path: Path) -> None:
    path = tmp_path / "theirs.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as theirs:
        theirs.execute("pragma journal_mode = wal")
        theirs.execute("create table customers (a)")
        before = {name: kept for name, kept in contents(tmp_path).items() if "-shm" not in name}
        for words in uses(path).values():
            assert "not a database of Grani" in refused(*words), words
            after = {name: kept for name, kept in contents(tmp_path).items() if "-shm" not in name}
            assert after == before, words


@pytest.mark.parametrize("use", ["admin", "backup", "migrate"])
def test_nothing_is_asked_of_a_file_without_anything_in_it(tmp_path: Path, use: str) -> None:
    path = tmp_path / "tables.db"
    path.touch(0o644)
    before = contents(tmp_path)
    assert "is empty" in refused(*uses(path)[use])
    assert contents(tmp_path) == before


def test_a_club_may_begin_in_an_empty_file(make_server: MakeServer) -> None:
    server = make_server()
    assert server.stop() == 0
    for file in server.folder.glob("tables.db*"):
        file.unlink()
    (server.folder / "tables.db").touch()
    server.start()
    assert Browser(server).create("dice-forge", "you", "here")


@pytest.mark.parametrize("table", ["seats", "settings", "alembic_version"])
def test_a_table_that_is_missing_is_named_and_nothing_is_changed(
    tmp_path: Path, table: str
) -> None:
    path = tmp_path / "tables.db"
    Store(path).close()
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("pragma journal_mode = delete")
        database.execute(f"drop table {table}")
    before = path.read_bytes()
    for use in ("serve", "admin", "migrate"):
        assert f"the table {table} is missing" in refused(*uses(path)[use])
        assert path.read_bytes() == before, use


def test_a_database_that_does_not_answer_is_not_called_the_wrong_one() -> None:
    said = refused("admin", "status", "--db", "postgresql://grani@127.0.0.1:1/grani")
    assert "efused" in said
    assert "name another one" not in said
