"""Nobody else on the machine reads the database: it holds the cookies' secret and live seeds."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterator
from pathlib import Path

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
