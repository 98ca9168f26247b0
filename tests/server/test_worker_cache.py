"""Other people's work is done beside the server, once, and so often for each guest."""

from __future__ import annotations

import asyncio
import gc
import random
import subprocess
import sys
import warnings
from collections.abc import Callable
from functools import partial
from pathlib import Path

import httpx
import pytest

from bench.hammering import finished_game
from grani.core.record import Record
from grani.server.app import GameServer
from grani.server.live_game import LiveGame
from grani.server.settings import Settings
from grani.server.worker_cache import Busy, WorkerCache
from grani.server.worker_messages import CheckRecord, CountStatistics, DrawLink, PreviewSetup
from grani.server.worker_pool import MOST_WAITING, WorkerPool
from tests.loops import run
from tests.server.browser import Browser, play_on
from tests.server.serving import Server

MakeServer = Callable[..., Server]


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """The code of a room whose game is over."""
    player = Browser(server)
    code = player.create("dice-forge", "you", "random")
    with player.tab(code) as tab:
        play_on([tab], random.Random(2))
    return code


def test_the_server_itself_cannot_do_the_work() -> None:
    """What replays, counts, draws and advises is not even loaded where tables are played."""
    heavy = ("grani.review.frames", "grani.review.statistics", "grani.review.hint", "segno")
    program = f"import sys, grani.server.run; print([one for one in {heavy} if one in sys.modules])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout.strip() == "[]", done.stderr


def test_a_question_is_answered_once_however_many_ask() -> None:
    async def many() -> tuple[int, int]:
        cache = WorkerCache(WorkerPool(1, 60, 10))

        def question() -> DrawLink:
            return DrawLink("http://127.0.0.1/room/ABC")

        try:
            asking = (cache.ask(("link",), question) for _ in range(20))
            found = await asyncio.gather(*asking)
            again = await cache.ask(("link",), question)
            await cache.ask(("other",), question)
            return len({one.body for one in (*found, again)}), cache.asked
        finally:
            await cache.close()

    assert run(many()) == (1, 2)


def test_the_shelf_is_bounded() -> None:
    async def fill() -> list[int]:
        cache = WorkerCache(WorkerPool(1, 60), most_bytes=1_500)
        counts = []
        try:
            for number in (1, 2, 3, 3, 1):
                link = f"http://127.0.0.1/room/{number}"
                await cache.ask((number,), partial(DrawLink, link))
                counts.append(cache.asked)
        finally:
            await cache.close()
        return counts

    counts = run(fill())
    assert counts[2] == counts[3] == 3, "what was made last is there"
    assert counts[4] == 4, "what was made first is gone"


def test_long_questions_and_refusals_take_their_place_on_the_shelf() -> None:
    """Set-ups that nobody knows may be long, and each of them is a question of its own."""
    long = 10_000

    async def fill() -> tuple[int, int]:
        cache = WorkerCache(WorkerPool(1, 60), most_bytes=3 * long)
        try:
            for number in (1, 2, 3, 4, 1):
                name = f"{number}".zfill(long)
                question = partial(PreviewSetup, "dice-forge", 2, name, [])
                assert (await cache.ask(("preview", name), question)).wrong
            first = cache.asked
            await cache.ask(("preview", name), question)
            return first, cache.asked
        finally:
            await cache.close()

    assert run(fill()) == (5, 5)


def test_a_question_that_cannot_be_answered_is_not_kept() -> None:
    async def fail() -> int:
        from grani.server.worker_pool import WorkerFailed

        cache = WorkerCache(WorkerPool(1, 60))
        try:
            for _ in range(2):
                with pytest.raises(WorkerFailed):
                    await cache.ask(("bad",), lambda: CountStatistics("no record"))
            wrong = await cache.ask(
                ("set-up",), lambda: PreviewSetup("dice-forge", 2, "nowhere", [])
            )
            assert "nowhere" in wrong.wrong
        finally:
            await cache.close()
        return cache.asked

    assert run(fail()) == 3


def test_too_many_questions_are_refused_at_once() -> None:
    async def flood() -> int:
        cache = WorkerCache(WorkerPool(1, 60))
        try:
            asking = [
                cache.ask((number,), lambda: DrawLink("http://127.0.0.1"))
                for number in range(MOST_WAITING + 10)
            ]
            answers = await asyncio.gather(*asking, return_exceptions=True)
        finally:
            await cache.close()
        return sum(isinstance(one, Busy) for one in answers)

    assert run(flood()) == 10


def test_what_is_sent_packed_is_what_is_sent_plain(server: Server, finished: str) -> None:
    reader = Browser(server)
    for path in ("statistics", "replay/frames?from=30&to=90", "record", "text?lang=uk"):
        address = f"/api/rooms/{finished}/{path}"
        plain = reader.http.get(address, headers={"Accept-Encoding": "identity"})
        packed = reader.http.get(address, headers={"Accept-Encoding": "gzip"})
        assert "content-encoding" not in plain.headers
        assert packed.headers["content-encoding"] == "gzip", path
        assert plain.content == packed.content
        assert len(plain.content) > 1000


def test_frames_are_the_same_however_they_are_asked_for(server: Server, finished: str) -> None:
    reader = Browser(server)
    address = f"/api/rooms/{finished}/replay/frames"
    steps = reader.http.get(f"/api/rooms/{finished}/replay").json()["steps"]
    single = [
        reader.http.get(address, params={"from": step, "to": step}).json()[0]
        for step in range(60, 70)
    ]
    assert reader.http.get(address, params={"from": 60, "to": 69}).json() == single
    assert [frame["step"] for frame in single] == list(range(60, 70))
    beyond = reader.http.get(address, params={"from": steps, "to": steps + 9}).json()
    assert [frame["step"] for frame in beyond] == [steps]
    assert reader.http.get(address, params={"from": steps + 1, "to": steps + 9}).json() == []


def test_new_names_are_seen_beside_a_record_that_keeps_the_old(make_server: MakeServer) -> None:
    server = make_server()
    player = Browser(server)
    code = player.create("rolling-realms", "you", "random")
    with player.tab(code) as tab:
        play_on([tab], random.Random(2))
        begun_as = player.http.get(f"/api/rooms/{code}/record").json()["seats"][0]
        for name in ("Olena", "Taras"):
            assert tab.command("rename", seat=0, name=name)["type"] == "ack"
            replay = player.http.get(f"/api/rooms/{code}/replay").json()
            assert replay["seats"][0]["name"] == name
            found = player.http.get(f"/api/rooms/{code}/statistics").json()
            assert found["seats"][0]["name"] == begun_as, "names are sealed with the dice"


@pytest.mark.parametrize(
    "path", ["statistics", "replay", "replay/frames", "record", "text", "qr.svg", "preview"]
)
def test_looks_are_counted_by_guest_and_address(make_server: MakeServer, path: str) -> None:
    server = make_server(
        limits={"studies": 3, "studies_every": 1e6, "studies_patience": 0, "crowd": 2}
    )
    host = Browser(server)

    def look(guest: Browser) -> int:
        if path == "preview":
            body = {"game": "dice-forge", "seats": 2}
            return guest.http.post("/api/preview", json=body).status_code
        return guest.http.get(f"/api/rooms/ABCDABCDABCD/{path}").status_code

    assert 429 not in [look(host) for _ in range(3)]
    assert look(host) == 429
    assert 429 not in [look(Browser(server)) for _ in range(3)]
    assert look(Browser(server)) == 429, "other guests of the address are counted together"
    assert host.http.get("/api/me").status_code == 200


def test_hints_are_counted_and_kept(make_server: MakeServer) -> None:
    server = make_server(limits={"hints": 2}, hint_seconds=0.05)
    host = Browser(server)
    code = host.create("dice-forge", "you", "here")
    with host.tab(code) as first, host.tab(code) as second:
        seat = first.prompt()["seat"]
        hints = [tab.command("hint", seat=seat) for tab in (first, second)]
        assert [hint["type"] for hint in hints] == ["hint", "hint"]
        assert hints[0]["options"] == hints[1]["options"], "thought about once"
        answer = first.command("hint", seat=seat)
        assert (answer["type"], answer["code"]) == ("reject", "too-fast")


def test_the_record_of_a_finished_game_is_written_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Writing it takes the server as long as a decision, whatever the question is about."""
    written: list[str] = []
    write = LiveGame.written

    def watched(game: LiveGame) -> Record:
        written.append(game.record.game)
        return write(game)

    monkeypatch.setattr(LiveGame, "written", watched)
    code = run(asyncio.to_thread(finished_game, tmp_path / "tables.db"))

    async def ask() -> None:
        server = GameServer(Settings(db=tmp_path / "tables.db", static=tmp_path))
        transport = httpx.ASGITransport(server.app)
        written.clear()
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as guest:
            for question in ("frames?from=0&to=3", "frames?from=1&to=9", "frames?from=2&to=5", ""):
                answer = await guest.get(f"/api/rooms/{code}/replay/{question}".rstrip("/"))
                assert answer.status_code == 200, answer.text
        await server.lobby.stop()
        server.store.close()

    run(ask())
    assert written == ["dice-forge"]


@pytest.mark.parametrize("turns", [0, 1, 3, 10, 30, 100, 1000, 10_000])
def test_a_question_given_up_leaves_no_process_open(
    monkeypatch: pytest.MonkeyPatch, turns: int
) -> None:
    """At whatever moment: its transport would complain of a loop that is closed by then."""

    async def give_up() -> None:
        pool = WorkerPool(1, 60.0)
        asking = asyncio.create_task(pool.ask(CheckRecord("{}", 10)))
        for _ in range(turns):
            await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        await pool.close()

    unraised: list[str] = []
    monkeypatch.setattr(sys, "unraisablehook", lambda one: unraised.append(str(one.exc_value)))
    with warnings.catch_warnings(record=True) as told:
        gc.collect()  # What others have left behind is none of this.
        unraised.clear()
        told.clear()
        warnings.simplefilter("always")
        run(give_up())
        gc.collect()
    assert (unraised, [str(one.message) for one in told]) == ([], [])
