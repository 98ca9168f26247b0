"""What fails once must not fail for ever: the parts of a server, each with one thing gone wrong."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import stat
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError, OperationalError
from starlette.datastructures import Headers

from grani.core.registry import game as registered
from grani.server import wire
from grani.server.app import GameServer
from grani.server.database_files import make_private
from grani.server.fair_dice_state import FairDiceState
from grani.server.lobby import Lobby
from grani.server.room import Room
from grani.server.settings import Settings
from grani.server.store import Store
from grani.server.stored_room import Seat
from grani.server.worker_messages import DrawLink
from grani.server.worker_pool import WorkerPool
from tests.forks import forks
from tests.loops import run
from tests.patience import PATIENCE

HOST, FRIEND, STRANGER = "host", "friend", "stranger"
QUICK = 0.01
LONG = 600.0


class Window:
    """Somebody who watches a room, and what they were told."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.name = ""
        self.shares = True
        self.heard: list[Any] = []
        self.begun = asyncio.Event()

    def send(self, message: bytes) -> None:
        told = msgspec.json.decode(message)
        self.heard.append(told)
        if told["type"] == "snapshot" and told["play"]:
            self.begun.set()

    def tell(self, message: bytes) -> None:
        self.send(message)

    def close(self, code: int, reason: str) -> None:
        self.heard.append({"type": "close", "reason": reason})

    def answer(self, id: str) -> Any:
        """What was said to a command."""
        return next(message for message in self.heard if message.get("id") == id)


def in_a_lobby(
    folder: Path, story: Callable[[Lobby], Awaitable[None]], seconds: float = LONG
) -> None:
    """Let something happen among the rooms of a new database."""

    async def happen() -> None:
        settings = Settings(db=folder / "tables.db", static=folder, share_seconds=seconds)
        store = Store(settings.db)
        lobby = Lobby(store, settings)
        try:
            await story(lobby)
        finally:
            await lobby.stop()
            store.close()

    run(asyncio.wait_for(happen(), PATIENCE))


async def open_room(lobby: Lobby, friend: str = FRIEND) -> Room:
    """Open a room of two, the second of them with an open seat where there is no friend."""
    game = registered("rolling-realms")
    seats = [Seat("person", HOST, "Olha", ready=True), Seat("open")]
    if friend:
        seats[1] = Seat("person", friend, "Taras", ready=True)
    return await lobby.open(game, game.setup_data(2, None), "", seats, HOST, None)


# ---------------------------------------------------------------------- the disk


def test_a_count_that_cannot_be_written_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The file beside the database may fall behind; what is committed is committed."""

    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    async def story(lobby: Lobby) -> None:
        with monkeypatch.context() as patch:
            patch.setattr("grani.server.commit_counter.os.pwrite", full)
            first = await open_room(lobby)
        second = await open_room(lobby)
        for room in (first, second):
            assert await lobby.store.room(room.stored.code) is not None

    with caplog.at_level(logging.WARNING):
        in_a_lobby(tmp_path, story)
    assert "falls behind: [Errno 28]" in caplog.text
    Store(tmp_path / "tables.db").close()


def test_what_could_not_be_written_is_not_in_the_log(tmp_path: Path) -> None:
    def fail(connection: Connection) -> None:
        connection.execute(text("insert into nowhere values (:seed)"), {"seed": "the-seed"})

    async def story(lobby: Lobby) -> None:
        with pytest.raises(DBAPIError) as wrong:
            await lobby.store.write(fail)
        assert "nowhere" in str(wrong.value)
        assert "the-seed" not in str(wrong.value)

    in_a_lobby(tmp_path, story)


def test_what_lies_beside_a_linked_database_is_private_too(tmp_path: Path) -> None:
    real = tmp_path / "real"
    real.mkdir()
    for name in ("tables.db", "tables.db-wal"):
        (real / name).touch()
        (real / name).chmod(0o644)
    os.symlink(real / "tables.db", tmp_path / "link.db")
    make_private(tmp_path / "link.db")
    for name in ("tables.db", "tables.db-wal"):
        assert stat.S_IMODE((real / name).stat().st_mode) == 0o600


async def asked(server: GameServer, kind: str, method: str = "GET") -> tuple[int, Any, str]:
    """Ask for a room, by a request or a socket; give status, headers and text of the answer."""
    path = "/api/rooms/ABCD2345EFGH" if kind == "http" else "/ws/rooms/ABCD2345EFGH"
    scope = {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http" if kind == "http" else "ws",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": [(b"host", b"127.0.0.1"), (b"origin", b"http://127.0.0.1")],
        "client": ("127.0.0.1", 50_000),
        "subprotocols": [],
        "extensions": {"websocket.http.response": {}},
    }
    said: list[Any] = []

    async def receive() -> Any:
        return {"type": "http.request" if kind == "http" else "websocket.connect"}

    async def send(message: Any) -> None:
        said.append(message)

    with suppress(RuntimeError):
        await server.app(scope, receive, send)
    head, body = said[0], b"".join(message.get("body", b"") for message in said[1:])
    return head["status"], Headers(raw=head["headers"]), body.decode()


def answers(
    folder: Path, monkeypatch: pytest.MonkeyPatch, wrong: Exception, kinds: Sequence[str]
) -> list[tuple[int, Any, str]]:
    """What a server answers that cannot find any room."""

    async def fail(*_: object) -> None:
        raise wrong

    async def ask() -> list[tuple[int, Any, str]]:
        server = GameServer(Settings(db=folder / "tables.db", static=folder))
        monkeypatch.setattr(server.lobby, "find", fail)
        found = [await asked(server, kind) for kind in kinds]
        server.store.close()
        return found

    return run(ask())


def test_a_database_that_fails_is_told_in_our_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = OperationalError("select", {}, Exception("disk I/O error"))
    for status, _, body in answers(tmp_path, monkeypatch, wrong, ("http", "websocket")):
        assert status == 503
        assert "this could not be read; try again" in body


def test_an_answer_to_a_failure_carries_what_every_answer_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = RuntimeError("a fault of ours")
    [(status, headers, body)] = answers(tmp_path, monkeypatch, wrong, ("http",))
    assert status == 500
    assert "default-src 'self'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert "fault of ours" not in body


# ---------------------------------------------------------------------- processes


def test_a_worker_that_died_while_idle_is_replaced_unseen() -> None:
    async def story() -> list[int]:
        pool = WorkerPool(1, PATIENCE)
        question = DrawLink("http://127.0.0.1/room/ABC")
        sizes = []
        try:
            for _ in range(3):
                sizes.append(len((await pool.ask(question)).body))
                for process in pool._all:
                    process.kill()
        finally:
            await pool.close()
        return sizes

    sizes = run(story())
    assert sizes[0] > 0
    assert sizes == sizes[:1] * 3


# ---------------------------------------------------------------------- rooms


def test_sealing_goes_on_after_a_save_that_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(lobby: Lobby) -> None:
        room = await open_room(lobby)
        window = Window(HOST)
        await room.enter(window)
        keep = lobby.store.keep_agreement
        failed: list[object] = []

        async def fail_once(game: int, seating: int, job: Any) -> None:
            if not failed:
                failed.append(job)
                raise OSError(errno.ENOSPC, "No space left on device")
            await keep(game, seating, job)

        async with room.lock:
            await room.begin({HOST, FRIEND})
            monkeypatch.setattr(lobby.store, "keep_agreement", fail_once)
        await window.begun.wait()
        assert failed

    in_a_lobby(tmp_path, story, seconds=QUICK)


def test_a_window_closed_while_the_game_begins_leaves_nothing_half_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(lobby: Lobby) -> None:
        room = await open_room(lobby)
        code = room.stored.code
        async with room.lock:
            # As a power cut between the last share and the first event leaves it.
            await room.fair_dice._keep(FairDiceState("gathering", {}))
            await room.fair_dice._freeze()
            await room.fair_dice._close()
        lobby.rooms.clear()
        again = await lobby.find(code)
        assert again is not None
        append = lobby.store.append
        friend = Window(FRIEND)
        again.clients.add(friend)

        async def interrupted(*entry: Any) -> None:
            entering.cancel()
            await append(*entry)

        monkeypatch.setattr(lobby.store, "append", interrupted)
        entering = asyncio.create_task(again.enter(Window(HOST)))
        await asyncio.gather(entering, return_exceptions=True)
        assert entering.cancelled()
        await again.settle()
        kept = await lobby.store.room(code)
        assert kept is not None
        assert (kept.status, again.stored.status) == ("playing", "playing")
        assert again.shown == again.seq == len(await lobby.store.events(kept.id)) == 1
        # Who is here is told now and then, whatever happens: that may come last on a busy machine.
        told = [message["type"] for message in friend.heard if message["type"] != "room"]
        assert told[-1] == "snapshot"

    in_a_lobby(tmp_path, story)


def test_nothing_is_taken_back_while_a_bot_stands_in(tmp_path: Path) -> None:
    async def story(lobby: Lobby) -> None:
        room = await open_room(lobby)
        window = Window(HOST)
        await room.enter(window)
        async with room.lock:
            await room.begin()
        assert room.game is not None
        while not room.game.undoable(0):
            prompt = room.game.prompt_id(0)
            action = room.game.state.legal(0)[1]
            act = wire.Act(f"act {room.seq}", 0, prompt, action)
            await room.handle(window, act)
        await room.handle(window, wire.SeatBot("bot", 0, "random"))
        assert window.answer("bot")["type"] == "ack"
        await room.driver.stop()
        await room.handle(window, wire.Undo("undo", room.seq, 0, 1))
        assert window.answer("undo")["code"] == "bot-plays"

    in_a_lobby(tmp_path, story)


def test_standing_up_from_an_open_seat_writes_nothing(tmp_path: Path) -> None:
    async def story(lobby: Lobby) -> None:
        room = await open_room(lobby, friend="")
        before = await lobby.store.room(room.stored.code)
        stranger, host = Window(STRANGER), Window(HOST)
        await room.handle(stranger, wire.Stand("out", 1))
        await room.handle(host, wire.Stand("none", 1))
        assert stranger.answer("out")["code"] == "not-your-seat"
        assert host.answer("none")["type"] == "ack"
        assert await lobby.store.room(room.stored.code) == before

    in_a_lobby(tmp_path, story)


# ---------------------------------------------------------------------- threads


def test_what_threads_read_is_known_before_there_are_threads(tmp_path: Path) -> None:
    """Two that learn a class at the same time end the process, on the first two rooms it opens."""
    process = forks.Process(target=_open_without_learning, args=(tmp_path,))
    process.start()
    process.join(PATIENCE)
    assert process.exitcode == 0


def _open_without_learning(folder: Path) -> None:
    """Open a room and read it, in a fresh process in which msgspec may learn nothing any more."""
    from msgspec import _utils

    def learn(kind: type) -> dict[str, object]:
        raise AssertionError(f"{kind.__name__} is learnt by a thread")

    vars(_utils)["get_class_annotations"] = learn

    async def story(lobby: Lobby) -> None:
        room = await open_room(lobby)
        await room.begin()
        assert await lobby.store.room(room.stored.code) is not None

    in_a_lobby(folder, story)
