"""``grani migrate`` and ``grani backup``: all games in another database, and they go on there."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from grani.server import moving, postgres_database
from grani.server.errors import UnusableDatabase
from grani.server.store import Store
from tests import postgres
from tests.server.browser import Browser
from tests.server.serving import Server
from tests.server.test_upgrade import about, fill, look

pytestmark = pytest.mark.skipif(postgres.programs() is None, reason=postgres.SKIPPED)
MakeServer = Callable[..., Server]


def grani(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "grani", *words, "--lang", "en"]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


def quiet(done: int, total: int) -> None:
    """Progress that nobody looks at."""


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
        return asyncio.run(read())
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
    assert server.stop() == 0
    assert grani("migrate", url, str(last)).returncode == 0
    assert logs(last) == logs(url)
    assert look(last, "select guest from accounts") == [(olena.me["guest"],)]
    copy = tmp_path / "copy.db"
    assert grani("backup", str(copy), "--db", url).returncode == 0
    assert logs(copy) == logs(url)
    assert not list(tmp_path.glob(".*")), "nothing is left of the work"


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
