"""Arenas that are played: the same whoever plays, and fair to every seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from grani.arena.deals import play as play_game
from grani.arena.figures import COLUMNS, figures, rows, to_json
from grani.arena.question import Question
from grani.arena.results import Results
from grani.arena.runners import Here, Part, Processes, Runner
from grani.arena.tournament import Standing, play
from grani.arena.verdicts import Limits
from grani.core.registry import game
from tests.arena.asking import ask, line, untimed

PATIENT = "examples.bots.patient:Patient"


class Interrupted:
    """A runner that is interrupted again and again, after some parts."""

    def __init__(self, parts: int) -> None:
        self.parts = parts

    def run(
        self, task: str, what: object, numbers: Sequence[int], largest: int = 0
    ) -> Iterator[Part]:
        for count, part in enumerate(Here().run(task, what, numbers, 1)):
            if count == self.parts:
                raise KeyboardInterrupt
            yield part

    def close(self) -> None:
        """Nothing to let go of."""


def test_an_arena_is_the_same_for_any_number_of_processes(tmp_path: Path) -> None:
    question = ask("greedy", "random", PATIENT, seed=5, setup="random")
    limits = Limits(8)
    told = []
    runners: list[Runner] = [Here(), Processes(2)]
    for number, runner in enumerate(runners):
        with Results(tmp_path / f"{number}.jsonl", question) as results:
            play(results, limits, runner)
            told.append({n: untimed(line) for n, line in results.games.items()})
    assert told[0] == told[1]
    assert len(told[0]) == 48


def test_an_arena_that_is_interrupted_again_and_again_ends_as_if_it_were_not(
    tmp_path: Path,
) -> None:
    question = ask("random", PATIENT, seed=5)
    with Results(tmp_path / "whole.jsonl", question) as whole:
        play(whole, Limits(16, error=0), Here())
    stops = 0
    while True:
        with Results(tmp_path / "parts.jsonl", question) as parts:
            try:
                play(parts, Limits(16, error=0), Interrupted(5))
                break
            except KeyboardInterrupt:
                stops += 1
    assert stops == 6
    assert {n: untimed(one) for n, one in parts.games.items()} == {
        n: untimed(one) for n, one in whole.games.items()
    }


def test_an_arena_can_be_gone_on_with_for_longer(tmp_path: Path) -> None:
    question = ask("random", PATIENT)
    for deals in (2, 4):
        with Results(tmp_path / "results.jsonl", question) as results:
            play(results, Limits(deals, error=0), Here())
            assert len(results.games) == 2 * deals


def test_progress_is_told(tmp_path: Path) -> None:
    seen: list[Standing] = []
    with Results(tmp_path / "results.jsonl", ask("greedy", "random")) as results:
        play(results, Limits(64), Here(), seen.append)
    assert seen[0] == Standing(0, 128, 0, 1)
    assert seen[-1].settled == 1
    assert seen[-1].played == len(results.games) < 128


def test_sides_have_the_same_dice_and_luck() -> None:
    """Equal bots that draw no luck play the same game in every rotation."""
    for name in ("dice-forge", "rolling-realms"):
        question = Question.of(game(name), (PATIENT,), ("random",), 2, None, 9)
        twice = Question.of(game(name), (f"{PATIENT}",), (f"{PATIENT}",), 2, None, 9)
        assert untimed(play_game(question, 0)) == untimed(play_game(question, 0))
        assert twice.lineups == []
    mirror = ask(f"{__name__}:First", f"{__name__}:Again")
    for deal in range(4):
        one, other = (play_game(mirror, 2 * deal + shift) for shift in range(2))
        assert one["scores"] == other["scores"][::-1]
        assert one["sources"] == other["sources"][::-1]


class First:
    """Takes the first option."""

    def choose(self, state: object, seat: int) -> int:
        return state.legal(seat)[0]  # type: ignore[attr-defined, no-any-return]


class Again(First):
    """The same by another name."""


def test_points_and_rounds_of_a_game_add_up() -> None:
    for name in ("dice-forge", "rolling-realms"):
        question = Question.of(game(name), ("random", "greedy"), setup=None, seed=4)
        for number in range(4):
            one = play_game(question, number)
            for entry, score in enumerate(one["scores"]):
                assert sum(one["sources"][entry].values()) == score
                assert one["rounds"][-1][entry] == score
            assert sum(one["wins"]) == pytest.approx(1)
            assert one["items"][1]


def test_figures_tell_what_wins_and_what_everybody_had(tmp_path: Path) -> None:
    question = ask("greedy", "random", seed=2, setup="random")
    lines = [play_game(question, number) for number in range(16)]
    told = figures(question, lines)
    assert (told.games, told.deals) == (16, 8)
    assert told.share(0, 1) is not None
    assert {item.name.partition(":")[0] for item in told.items} == {"feat", "face"}
    best = told.items[0]
    assert best.win_rate.low <= best.win_rate.value <= best.win_rate.high
    assert told.held == []
    assert len(told.players[0].rounds) == 9
    data = to_json(told)
    assert data["games"] == 16
    written = list(rows(question, lines))
    assert len(written) == 32
    assert all(len(row) == len(COLUMNS) for row in written)
    assert {row[COLUMNS.index("seat")] for row in written if row[5] == "greedy"} == {0, 1}


def test_figures_of_realms_tell_stars_by_realm_and_round() -> None:
    question = Question.of(game("rolling-realms"), ("random", PATIENT), seed=2)
    told = figures(question, [play_game(question, number) for number in range(8)])
    assert told.items == []
    assert {held.round for held in told.held} == {1, 2, 3}
    assert {held.name.partition(":")[0] for held in told.held} == {"realm"}
    assert {held.player for held in told.held} == {0, 1}


def test_ratings_order_bots_and_know_what_they_do_not() -> None:
    question = ask("a", "b", "c")
    lines = []
    for number in range(3 * 2 * 40):
        first, second = question.lineups[question.place(number).lineup]
        # a beats b three times in four, and c always; b and c are equal.
        deal = question.place(number).deal
        won = {(0, 1): deal % 4 > 0, (0, 2): True, (1, 2): deal % 2 == 0}[first, second]
        lines.append(line(question, number, *((1, 0) if won else (0, 1))))
    told = figures(question, lines)
    assert told.is_rated
    ratings = [player.rating for player in told.players]
    assert all(one is not None and one.low < one.value < one.high for one in ratings)
    a, b, c = (one.value for one in ratings if one is not None)
    assert a > b > c
    assert a + b + c == pytest.approx(4500)
    assert 60 < a - b < 400
