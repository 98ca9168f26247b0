"""What an arena is asked: who meets whom, and which game has which number."""

from __future__ import annotations

import json

import pytest

from grani.arena.question import Place, Question
from tests.arena.asking import ask


def names(question: Question) -> list[tuple[str, ...]]:
    return [tuple(question.players[one] for one in lineup) for lineup in question.lineups]


def test_all_meet_all() -> None:
    assert names(ask("a", "b", "c")) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert names(ask("a", "b", "c", seats=3)) == [("a", "b", "c")]
    assert len(ask("a", "b", "c", "d", seats=3).lineups) == 4


def test_with_more_seats_than_bots_one_sits_among_equal_others() -> None:
    assert names(ask("a", "b", seats=4)) == [("a", "b", "b", "b"), ("b", "a", "a", "a")]


def test_a_gauntlet_is_run_against_each_opponent() -> None:
    assert names(ask("a", "b", against=("c", "d"))) == [
        ("a", "c"),
        ("a", "d"),
        ("b", "c"),
        ("b", "d"),
    ]
    assert names(ask("a", against=("c",), seats=3)) == [("a", "c", "c")]
    assert names(ask("a", "c", against=("c",))) == [("a", "c")]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_game_has_one_number(seats: int) -> None:
    question = ask("a", "b", "c", seats=seats)
    places = [
        Place(lineup, deal, shift)
        for deal in range(5)
        for lineup in range(len(question.lineups))
        for shift in range(seats)
    ]
    assert [question.number(place) for place in places] == list(range(len(places)))
    assert [question.place(number) for number in range(len(places))] == places


def test_a_question_is_read_back_and_told_from_others() -> None:
    question = ask("a", "b", seed=7, setup="random")
    again = Question.from_json(json.loads(json.dumps(question.to_json())))
    assert again == question
    assert again.digest() == question.digest()
    assert ask("a", "b", seed=8, setup="random").digest() != question.digest()
