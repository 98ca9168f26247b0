"""How puzzles are found: again the same, stopped and gone on with, chosen fairly."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from grani.arena.journal import Busy, Journal, claim
from grani.arena.runners import Here
from grani.core.build import build
from grani.puzzles import kept
from grani.puzzles.kept import Order, chosen, make, written
from grani.puzzles.making import Wish, puzzles_in
from grani.puzzles.puzzle import Judged, Puzzle, collection, puzzle_of

GAME = "dice-forge"


def quiet(games: int, found: int, wanted: int) -> None:
    """Tell nobody."""


def some(number: int, sort: str = "feats", level: int = 0) -> Puzzle:
    """A puzzle that differs from others by its number."""
    missed = dict.fromkeys(("novice", "easy", "medium", "hard", "master")[:level], 1.0)
    options = (Judged(1, 0, 0, 0), Judged(2, 0.1, 0.01, 240))
    return Puzzle(f"P{number:05}", GAME, 0, {}, 0.5, options, missed, ("base", sort, "end"), {})


@pytest.mark.skipif(build() == "pure", reason="thousands of play-outs")
def test_a_puzzle_is_found_and_proven_again_from_what_is_kept_of_it() -> None:
    quickest = min(collection(GAME), key=lambda one: sum(other.games for other in one.options))
    made: dict[str, Any] = dict(quickest.made)
    wish = Wish(
        **{name: made[name] for name in ("game", "seats", "setup", "theme", "player", "seed")}
    )
    again = {one.id: one.data() for one in puzzles_in(wish, made["number"])}
    assert again[quickest.id] == quickest.data()


def test_a_collection_is_as_various_as_can_be() -> None:
    sorts = ["feats"] * 8 + ["forging"] * 2
    games = {(0, number): [some(number, sort)] for number, sort in enumerate(sorts)}
    taken = chosen(games, 1, 4)
    assert [one.themes[1] for one in taken].count("forging") == 2


def test_a_collection_does_not_depend_on_the_order_of_games() -> None:
    games = {(number % 2, number): [some(number, level=number % 3)] for number in range(20)}
    backwards = dict(reversed(games.items()))
    assert written(chosen(games, 2, 8)) == written(chosen(backwards, 2, 8))
    levels = [one.level for one in chosen(games, 2, 8)]
    assert levels == sorted(levels)


class Counting(Here):
    """Plays nothing; gives a puzzle for every second game, and counts what it was asked for."""

    def __init__(self, stop_after: int = 10**9) -> None:
        self.asked: list[int] = []
        self.stop_after = stop_after

    def run(self, task: str, what: object, numbers: Any, largest: int = 0) -> Any:
        from grani.arena.runners import Part

        for number in numbers:
            if len(self.asked) == self.stop_after:
                raise KeyboardInterrupt
            self.asked.append(number)
            own = [some(number).data()] if number % 2 else []
            yield Part([number], 0.0, [{"number": number, "puzzles": own}])


def test_who_is_stopped_goes_on_where_it_was(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(kept, "role_tables", lambda game: ((2, "random", "base"),))
    order = Order(GAME, 20)
    whole = make(order, tmp_path / "whole", Counting(), quiet)
    first, second = Counting(stop_after=7), Counting()
    with pytest.raises(KeyboardInterrupt):
        make(order, tmp_path / "part", first, quiet)
    with (tmp_path / "part").open("ab") as file:
        file.write(b'{"table":0,"number":7,"puz')  # killed in mid-line
    assert written(make(order, tmp_path / "part", second, quiet)) == written(whole)
    assert not set(first.asked) & set(second.asked)


def test_findings_of_another_question_are_not_mixed_in(tmp_path: Path) -> None:
    order = Order(GAME, 4)
    with Journal(tmp_path / "part") as journal:
        journal.write([replace(order, seed=2).head()])
    with pytest.raises(ValueError, match="asked for otherwise"):
        make(order, tmp_path / "part", Counting(), quiet)


def test_two_do_not_look_into_one_file(tmp_path: Path) -> None:
    path = tmp_path / "part"
    with Journal(path) as journal:
        claim(journal.file, path)
        with pytest.raises(Busy):
            make(Order(GAME, 4), path, Counting(), quiet)


def test_a_puzzle_is_read_as_it_was_written() -> None:
    one = some(7, level=2)
    assert puzzle_of(json.loads(json.dumps(one.data()))) == one
