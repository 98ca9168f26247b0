"""Pig on a server: found, opened, played with bots and others, studied, missed when it is gone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from grani.locales import LANGUAGES
from tests.patience import wait_until
from tests.server.browser import Browser, play_on
from tests.server.serving import CALM, Server

BEGUN = {
    "format": "grani-record-1",
    "game": "pig",
    "rules": "1",
    "setup": {"target": 50},
    "seats": ["Olena", "Taras"],
    "actions": [0, 7, 0, 5, 1, 0],
}
"""A game that has just begun, on paper."""


@pytest.fixture(scope="module")
def server(pig: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("served"), packages=[str(pig)], **CALM)
    yield started
    started.stop()


def test_it_is_one_of_the_games(server: Server) -> None:
    games = Browser(server).http.get("/api/games").json()
    assert [game["id"] for game in games] == ["dice-forge", "rolling-realms", "pig"]
    pig = games[-1]
    assert (pig["title"], pig["min_seats"], pig["max_seats"]) == ("Pig", 2, 8)
    assert (pig["bots"], pig["setups"]) == (["random"], ["standard", "short"])


def test_its_words_are_handed_to_the_browser(server: Server) -> None:
    http = Browser(server).http
    for code in LANGUAGES:
        found = http.get(f"/api/words/pig/{code}")
        assert "option-hold = " in found.text
        again = http.get(f"/api/words/pig/{code}", headers={"If-None-Match": found.headers["ETag"]})
        assert again.status_code == 304
    assert "Остановиться" in http.get("/api/words/pig/ru").text
    assert http.get("/api/words/dice-forge/ru").text == ""
    assert http.get("/api/words/pig/xx").status_code == 404
    assert http.get("/api/words/hog/en").json()["reason"] == "no game 'hog'"


def test_it_is_played_to_the_end_and_studied(server: Server) -> None:
    person = Browser(server)
    code = person.create("pig", "you", "random", "here", setup="short")
    with person.tab(code) as tab:
        shown = person.http.get(f"/api/rooms/{code}/text", params={"lang": "uk"}).text
        assert shown.startswith("Свиня")
        assert "мета: 50" in shown
        play_on([tab], random.Random(4))
        assert tab.play is not None
        scores = tab.play["view"]["scores"]
    assert max(scores) >= 50
    record = person.http.get(f"/api/rooms/{code}/record").json()
    assert record["game"] == "pig"
    figures = person.http.get(f"/api/rooms/{code}/statistics").json()
    assert [seat["score"] for seat in figures["seats"]] == scores
    assert [seat["sources"]["points"] for seat in figures["seats"]] == scores
    assert all(seat["counts"]["turns"] > 0 for seat in figures["seats"])
    replay = person.http.get(f"/api/rooms/{code}/replay").json()
    assert replay["steps"] == len(record["actions"])
    assert {turn["seat"] for turn in replay["turns"]} == {0, 1, 2}
    assert replay["turns"][0]["step"] == 0
    frames = person.http.get(f"/api/rooms/{code}/replay/frames?from=0&to=3").json()
    assert frames[2]["log"][0]["key"] in ("log-rolled", "log-lost")
    drawn = [
        person.http.get(f"/api/rooms/{code}/text?lang=en&step={step}").text for step in (0, 10**6)
    ]
    assert "pot: 0" in drawn[0]
    assert "the game is over" in drawn[1]
    for score in scores:
        assert f" {score}" in drawn[1]


def test_a_hint_is_given(server: Server) -> None:
    person = Browser(server)
    code = person.create("pig", "you", "here")
    with person.tab(code) as tab:
        tab.await_prompt()
        while len(tab.prompt()["options"]) < 2:
            tab.act()
        hint = tab.command("hint", seat=tab.prompt()["seat"])
        assert hint["type"] == "hint"
        assert {option["action"] for option in hint["options"]} == {0, 1}
        assert all(0 < option["win"] < 1 for option in hint["options"])


def test_its_record_is_reviewed_and_analysed(server: Server) -> None:
    http = Browser(server).http
    id = http.post("/api/reviews", json=BEGUN).json()["id"]
    wait_until(lambda: http.get(f"/api/reviews/{id}").status_code == 200, "the review")
    told = http.get(f"/api/reviews/{id}").json()
    assert (told["game"], len(told["worth"])) == ("pig", 7)
    board = http.post("/api/analysis/record", json=BEGUN).json()
    assert [step["lines"] for step in board["steps"]] != [[]] * 6
    assert board["chance"]["outcomes"]
    worth = http.post("/api/analysis/worth", json={"position": board["id"]}).json()
    assert sum(worth["win"]) == pytest.approx(1)


def test_rooms_of_a_game_that_is_gone_say_so(pig: Path, tmp_path: Path) -> None:
    server = Server(tmp_path, packages=[str(pig)], **CALM)
    host = Browser(server)
    begun = host.create("pig", "you", "random")
    waiting = host.create("pig", "you", "open", start=False)
    mine = host.create("dice-forge", "you", "here")
    assert server.stop() == 0
    server.options.pop("packages")
    server.start()
    host = Browser(server, host.http.cookies["grani_guest"])
    for code in (begun, waiting):
        assert host.http.get(f"/api/rooms/{code}").json()["trouble"] == "outdated"
    with host.tab(mine) as tab:
        assert tab.act()["type"] == "ack"
    assert server.stop() == 0
