"""Reviews over the wire: of finished games, kept with them; of records that somebody brings."""

from __future__ import annotations

import json
import random
import sqlite3
from collections import Counter
from collections.abc import Callable

import httpx
import msgspec
import pytest

from grani.core.position import from_id, state_of
from grani.core.record import Record
from grani.core.registry import game as registered
from grani.server.brought_records import MOST_OF_GUEST as MOST_BROUGHT
from grani.server.career_api import MOST_MISTAKES
from grani.server.review_wire import Career, Review, Speed
from grani.server.reviews import MOST, MOST_OF_GUEST, MOST_OF_HOME, Job, Reviews, Turns
from grani.server.settings import Limits
from grani.server.worker_cache import BUSY, Busy
from tests.contract.games import Configuration
from tests.loops import run
from tests.patience import wait_until
from tests.review.played import played
from tests.review.test_review import beginning
from tests.server.browser import Browser, play_on
from tests.server.serving import Server

MakeServer = Callable[..., Server]
PATIENCE = 90
SOLO = Configuration("rolling-realms", 1, "random")
PAIR = Configuration("dice-forge", 2, "introductory")


def reviewed(browser: Browser, path: str, speed: str = "quick") -> httpx.Response:
    """Ask for a review until it is there."""
    answers: list[httpx.Response] = []

    def is_there() -> bool:
        answers.append(browser.http.get(path, params={"speed": speed}))
        if answers[-1].status_code == 202:
            told = answers[-1].json()
            assert told["speed"] == speed
            assert 0 <= told["done"] <= told["steps"]
        return answers[-1].status_code != 202

    wait_until(is_there, f"no review of {path}")
    return answers[-1]


def read(answer: httpx.Response) -> Review:
    """Read a review: whatever its types do not name is an error."""
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Review)


def bring(browser: Browser, text: str) -> httpx.Response:
    return browser.http.post(
        "/api/reviews", content=text, headers={"Content-Type": "application/json"}
    )


def test_a_finished_game_is_reviewed_once_and_for_everybody(make_server: MakeServer) -> None:
    server = make_server()
    player, reader = Browser(server), Browser(server)
    code = player.create(SOLO.name, "you", setup=SOLO.setup)
    path = f"/api/rooms/{code}/review"
    with player.tab(code) as tab:
        early = player.http.get(path)
        assert (early.status_code, early.json()["error"]) == (409, "playing")
        play_on([tab], random.Random(2))
        assert tab.play is not None
        final = tab.play["view"]["scores"]
    before = career(player)
    assert (before.groups, before.missing) == ([], [code])
    told = read(reviewed(player, path))
    (seat,) = told.seats
    assert seat.score == final[0]
    assert seat.start + seat.luck + seat.lost + seat.gifts + seat.noise == seat.end
    assert told.finished
    assert told.moments
    assert state_of(told.moments[0].position) == from_id(told.moments[0].id)
    _add_up(career(player), told, code)
    assert career(reader) == Career(told.parts, [], []), "those of others are no part of it"
    with sqlite3.connect(server.folder / "tables.db") as database:
        assert database.execute("select speed from reviews").fetchall() == [("quick",)]
        assert database.execute("select * from findings").fetchall() == []
    server.stop()
    server.start()
    assert read(reader.http.get(path)) == told, "it is kept"
    refused = reader.http.get(path, params={"speed": "deep"})
    assert (refused.status_code, refused.json()["error"]) == (403, "not-your-seat")
    assert reader.http.get(path, params={"speed": "fast"}).status_code == 400
    # What a deep one has found by now is kept, and it goes on from there.
    assert player.http.get(path, params={"speed": "deep"}).status_code == 202
    first = _parts(server)
    server.kill()
    server.start()
    assert player.http.get(path, params={"speed": "deep"}).json()["speed"] == "deep"
    assert _parts(server, more_than=len(first))[: len(first)] == first


def career(browser: Browser) -> Career:
    answer = browser.http.get("/api/mine/reviews")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Career)


def _add_up(added: Career, told: Review, code: str) -> None:
    """One's own games are added up: here it is one."""
    (group,) = added.groups
    (seat,) = told.seats
    assert added.missing == []
    assert (group.unit, group.games, group.decisions) == (told.score_unit, 1, seat.decisions)
    assert group.luck == pytest.approx(seat.luck / told.parts)
    assert group.loss == pytest.approx(-seat.lost / told.parts)
    wrong = [
        step.choice
        for step in told.steps
        if step.choice and step.choice.grade in ("mistake", "blunder")
    ]
    assert {mistake.code for mistake in group.mistakes} <= {code}
    assert len(group.mistakes) == min(MOST_MISTAKES, len(wrong))


def _parts(server: Server, more_than: int = 0) -> list[tuple[int, bytes]]:
    """Wait until more has been found than before; give all of it."""
    found: list[tuple[int, bytes]] = []

    def is_more() -> bool:
        with sqlite3.connect(server.folder / "tables.db", timeout=PATIENCE) as database:
            found[:] = database.execute("select part, body from findings order by part").fetchall()
        return len(found) > more_than

    wait_until(is_more, "nothing is found")
    numbers = [number for _, body in found for number, _ in json.loads(body)]
    assert len(set(numbers)) == len(numbers), "nothing is found twice"
    return found


def test_a_record_that_somebody_brings_is_reviewed(server: Server) -> None:
    guest = Browser(server)
    record = beginning(played(PAIR, 5), 24)
    record.seats = ["<b>Olena</b>", "Taras"]
    brought = bring(guest, record.dump())
    assert brought.status_code == 201, brought.text
    uploaded = brought.json()
    assert uploaded["names"] == record.seats
    assert (uploaded["steps"], uploaded["finished"]) == (24, False)
    path = f"/api/reviews/{uploaded['id']}"
    told = read(reviewed(guest, path))
    assert told.names == record.seats
    assert not told.finished
    picture = guest.http.get(f"{path}/picture.svg", params={"step": 20, "lang": "en"})
    assert picture.headers["content-type"] == "image/svg+xml"
    assert "&lt;b&gt;Olena" in picture.text
    assert guest.http.get("/api/reviews/unheard-of/picture.svg").status_code == 404
    analysis = {"record": uploaded["id"], "step": 20, "whole": True}
    board = guest.http.post("/api/analysis", json=analysis).json()
    assert (board["names"], board["at"], len(board["steps"])) == (record.seats, 20, 24)
    unheard = guest.http.post("/api/analysis", json={"record": "unheard-of", "step": 1})
    assert unheard.status_code == 404
    assert guest.http.get(path, params={"speed": "deep"}).status_code == 400
    assert guest.http.get("/api/reviews/unheard-of").status_code == 404


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "[" * 30_000,
        '{"format": "grani-record-1"}',
        json.dumps({**beginning(played(PAIR, 5), 9).to_json(), "actions": [1] * 9}),
        json.dumps({**beginning(played(PAIR, 5), 9).to_json(), "game": "chess"}),
        json.dumps({**beginning(played(PAIR, 5), 9).to_json(), "setup": {"sets": [[[]]]}}),
        json.dumps({**beginning(played(PAIR, 5), 9).to_json(), "actions": [1] * 6000}),
        json.dumps({**beginning(played(PAIR, 5), 9).to_json(), "seats": ["\ud800x", ""]}),
        json.dumps({**beginning(played(PAIR, 5), 9).to_json(), "tags": {"half": "\ud800x"}}),
    ],
    ids=["empty", "list", "deep", "bare", "illegal", "game", "setup", "long", "half", "tag"],
)
def test_what_is_no_record_is_refused_in_a_sentence(server: Server, text: str) -> None:
    answer = bring(Browser(server), text)
    assert answer.status_code == 400, answer.text
    assert answer.json()["error"] == "record"
    assert 0 < len(answer.json()["reason"]) <= 400


def test_a_record_is_the_same_however_it_is_written(server: Server) -> None:
    guest = Browser(server)
    record = beginning(played(PAIR, 5), 9)
    written = [record.dump(), record.dump(names=True), json.dumps(record.to_json()) + " \n"]
    assert len({bring(guest, text).json()["id"] for text in written}) == 1
    record.seats = ["Olena", "Taras"]
    assert bring(guest, record.dump()).json()["id"] != bring(guest, written[0]).json()["id"]


def test_a_game_of_too_many_is_refused_when_it_is_brought(server: Server) -> None:
    game = registered("rolling-realms")
    record = Record.of(game, game.setup_data(13, None), [f"P{seat}" for seat in range(13)])
    answer = bring(Browser(server), record.dump())
    assert (answer.status_code, answer.json()["error"]) == (400, "crowd")


def test_there_is_an_end_to_what_one_may_bring_and_begin(make_server: MakeServer) -> None:
    server = make_server(limits={"reviews_per_hour": 1})
    guest = Browser(server)
    assert bring(guest, " " * (Limits().body + 1)).status_code == 413
    paths = []
    for steps in (3, 4):
        record = beginning(played(PAIR, 5), steps)
        paths.append(f"/api/reviews/{bring(guest, record.dump()).json()['id']}")
    assert reviewed(guest, paths[0]).status_code == 200
    assert guest.http.get(paths[0]).status_code == 200, "what is there may be read again"
    assert guest.http.get(paths[1]).status_code == 429


def test_a_review_that_was_refused_is_not_counted(make_server: MakeServer) -> None:
    server = make_server(limits={"reviews_per_hour": MOST_OF_GUEST + 1}, review_wait=0.01)
    guest = Browser(server)
    brought = (played(PAIR, number).dump() for number in range(MOST_OF_GUEST + 1))
    *paths, last = [f"/api/reviews/{bring(guest, text).json()['id']}" for text in brought]
    for path in paths:
        assert guest.http.get(path, params={"speed": "standard"}).status_code == 202
    for _ in range(3):
        refused = guest.http.get(last)
        assert (refused.status_code, refused.json()["reason"]) == (429, BUSY)


def begun(reviews: Reviews, home: str, speed: Speed, guests: int = 1) -> list[Job]:
    """Let guests of an address begin as many reviews as they may."""
    record = beginning(played(PAIR, 5), 3).dump()
    jobs: list[Job] = []
    for guest in range(guests):
        for number in range(MOST):
            name = f"{guest} of {home}"
            try:
                job = Job((name, speed, number), name, home, record, speed, None)
                jobs.append(reviews.begin(job))
            except Busy:
                break
    return jobs


def test_whoever_fills_the_places_keeps_nobody_from_a_review() -> None:
    async def fill() -> None:
        reviews = Reviews(2.0, 0)
        few = MOST // MOST_OF_HOME
        crowds = [begun(reviews, f"crowd {number}", "quick", 10) for number in range(few)]
        assert [len(one) for one in crowds] == [MOST_OF_HOME] * few, "that is all there is"
        standard = begun(reviews, "olena", "standard")
        own = begun(reviews, "olena", "quick")
        assert (len(standard), len(own)) == (MOST_OF_GUEST, 0), "one has so many at all speeds"
        own = begun(reviews, "taras", "quick")
        assert len(own) == MOST_OF_GUEST, "others give up theirs"
        left = [job for crowd in crowds for job in crowd if not job.result.done()]
        assert len(left) == MOST - MOST_OF_GUEST
        single = sum(len(begun(reviews, f"{number}", "quick")) > 0 for number in range(3 * MOST))
        assert single >= MOST - 2 * few - 1, "until nobody has more than another"
        await reviews.close()

    run(fill())


def test_who_asks_for_much_waits_behind_those_who_ask_for_little() -> None:
    async def story() -> None:
        def job(home: str, guest: str, number: int, speed: Speed = "quick") -> Job:
            return Job((home, guest, number), guest, home, "", speed, None)

        turns = Turns()
        many = [job("school", "a pupil", number) for number in range(3)]
        waiting = [*many, job("school", "another", 0), job("home", "olena", 0)]
        waiting.append(job("elsewhere", "zoya", 0, "standard"))
        for one in waiting:
            turns.come(one)

        def strokes(count: int) -> list[str]:
            had = []
            for _ in range(count):
                chosen = min(waiting, key=turns.rank)
                turns.count(chosen)
                chosen.strokes += 1
                had.append(chosen.guest)
            return had

        first = strokes(12)
        assert Counter(first) == {"olena": 6, "a pupil": 3, "another": 3}
        # Who comes later has not saved up for it, and waits for nobody's past.
        waiting.append(job("late", "taras", 0))
        turns.come(waiting[-1])
        assert Counter(strokes(12)) == {"olena": 4, "taras": 4, "a pupil": 2, "another": 2}
        # Who asks again as soon as one is done comes no sooner for it.
        had: Counter[str] = Counter()
        for number in range(1, 13):
            waiting.pop()
            turns.keep(waiting)
            waiting.append(job("late", "taras", number))
            turns.come(waiting[-1])
            had.update(strokes(1))
        assert had == {"olena": 4, "taras": 4, "a pupil": 2, "another": 2}
        # Whoever has waited as long meanwhile is nobody to be remembered.
        waiting.pop()
        strokes(8)
        turns.keep(waiting)
        waiting.append(job("late", "taras", 20))
        turns.come(waiting[-1])
        assert Counter(strokes(12)) == {"olena": 4, "taras": 4, "a pupil": 2, "another": 2}

    run(story())


def test_a_record_is_not_forgotten_while_it_is_reviewed(make_server: MakeServer) -> None:
    server = make_server(limits={"studies": 1000})
    guest = Browser(server)
    path = f"/api/reviews/{bring(guest, played(PAIR, 5).dump()).json()['id']}"
    first = guest.http.get(path, params={"speed": "standard"})
    for number in range(MOST_BROUGHT):
        short = beginning(played(PAIR, 5), 3)
        short.tags = {"number": str(number)}
        assert bring(guest, short.dump()).status_code == 201
    again = guest.http.get(path, params={"speed": "standard"})
    assert {first.status_code, again.status_code} <= {200, 202}
