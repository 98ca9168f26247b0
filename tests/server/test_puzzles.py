"""Puzzles over the wire: the list, a table to look at, what an answer costs; never the answer."""

from __future__ import annotations

from typing import Any

from grani.puzzles.explaining import tempting, why
from grani.puzzles.puzzle import collection, find, of_day, with_puzzles
from grani.server.days import today
from tests.server.browser import Browser
from tests.server.serving import Server

GAME = "dice-forge"


def test_the_list_names_all_and_todays_without_answers(server: Server) -> None:
    told = Browser(server).http.get("/api/puzzles").json()
    assert len(told["puzzles"]) == sum(len(collection(game)) for game in with_puzzles())
    assert set(told["puzzles"][0]) == {"id", "game", "level", "themes"}
    known = [one for game in with_puzzles() for one in collection(game)]
    assert [one["themes"] for one in told["puzzles"]] == [list(one.open_themes) for one in known]
    days = [of_day(game, today()) for game in with_puzzles()]
    assert [one["id"] for one in told["today"]] == [one.id for one in days if one]


def test_a_puzzle_is_shown_as_its_seat_sees_it_and_tells_no_answer(server: Server) -> None:
    puzzle = collection(GAME)[-1]
    shown = Browser(server).http.get(f"/api/puzzles/{puzzle.id.lower()}").json()
    assert set(shown) == {"id", "game", "level", "themes", "seats", "play"}
    assert shown["play"]["focus"] == puzzle.seat
    options = shown["play"]["prompts"][0]["options"]
    assert sorted(one["action"] for one in options) == sorted(one.action for one in puzzle.options)


def without_nothing(told: dict[str, Any]) -> dict[str, Any]:
    """Leave out what is empty, as the wire does."""
    parts = {
        name: without_nothing(part) if isinstance(part, dict) else part
        for name, part in told.items()
    }
    return {name: part for name, part in parts.items() if part}


def test_an_answer_is_judged(server: Server) -> None:
    puzzle = collection(GAME)[0]
    http = Browser(server).http
    wrong = puzzle.options[-1]
    for action, right in ((puzzle.answer, True), (wrong.action, False)):
        judged = http.post(f"/api/puzzles/{puzzle.id}", json={"action": action}).json()
        assert judged["right"] is right
        assert judged["answer"] == puzzle.answer
        assert [one["action"] for one in judged["costs"]] == [one.action for one in puzzle.options]
        assert judged["games"] == 2 * sum(one.games for one in puzzle.options)
        assert judged["why"]["left"], "reasons are told"
        assert judged["why"] == without_nothing(why(puzzle, action))


def test_a_hint_names_something_wrong_and_no_more(server: Server) -> None:
    puzzle = collection(GAME)[3]
    told = Browser(server).http.get(f"/api/puzzles/{puzzle.id}/hint").json()
    assert told == {"tempting": tempting(puzzle)}
    assert puzzle.judged(told["tempting"]) in puzzle.options[1:]


def test_what_is_no_puzzle_or_no_option_is_refused(server: Server) -> None:
    http = Browser(server).http
    puzzle = collection(GAME)[0]
    assert find("NOSUCH") is None
    assert http.get("/api/puzzles/NOSUCH").status_code == 404
    assert http.post("/api/puzzles/NOSUCH", json={"action": 1}).status_code == 404
    for body in ({"action": 10**9}, {"action": "1"}, {}, [1]):
        answer = http.post(f"/api/puzzles/{puzzle.id}", json=body)
        assert answer.status_code == 400, body
