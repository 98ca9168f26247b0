"""Intervals over deals, and stopping as soon as it is clear, with the error that is stated."""

from __future__ import annotations

from statistics import NormalDist

import pytest

from grani.arena.question import Place, Question
from grani.arena.tournament import plan
from grani.arena.verdicts import (
    Limits,
    by_deal,
    compare,
    error_at,
    looks,
    mean_of,
    met,
    share_of,
    student,
)
from grani.core.dice import Dice
from tests.arena.asking import ask, line


def games(question: Question, deals: int, chance: float, seed: int) -> dict[int, dict[str, object]]:
    """Deals in which the first bot wins each game with a chance, dice and all."""
    dice = Dice(seed)
    found = {}
    for number in range(deals * question.seats):
        won = int(dice.below(1000)) < 1000 * chance
        found[number] = line(question, number, *((1, 0) if won else (0, 1)))
    return found


def test_the_errors_of_all_looks_add_up_to_the_one_stated() -> None:
    assert sum(error_at(number, 0.05) for number in range(10_000)) == pytest.approx(0.05, rel=1e-3)
    assert looks(3) == [3]
    assert looks(8) == [8]
    assert looks(1000) == [8, 16, 32, 64, 128, 256, 512, 1000]


def test_intervals_are_as_wide_as_deals_differ() -> None:
    alike = share_of([(1, 2)] * 50)
    apart = share_of([(2, 2), (0, 2)] * 25)
    assert alike.value == apart.value == 0.5
    independent = share_of([(1, 1), (0, 1)] * 25)
    assert apart.high - apart.low == pytest.approx(independent.high - independent.low)
    steady = share_of([(1, 2), (1, 2), (1, 2), (2, 2)] * 12)
    unsteady = share_of([(2, 2), (2, 2), (1, 2), (0, 2)] * 12)
    assert steady.value == unsteady.value
    assert steady.high - steady.low < unsteady.high - unsteady.low


def test_too_few_deals_tell_nothing() -> None:
    assert (share_of([]).low, share_of([]).high) == (0, 1)
    assert (share_of([(2, 2)]).low, share_of([(2, 2)]).high) == (0, 1)
    assert mean_of([(90, 2)]).low == float("-inf")
    assert mean_of([]).deals == 0


def test_who_never_lost_may_still_lose() -> None:
    share = share_of([(2, 2)] * 20)
    assert share.value == 1
    assert 0.7 < share.low < 0.9


@pytest.mark.parametrize(("freedom", "true"), [(4, 2.776), (7, 2.365), (15, 2.131), (63, 1.998)])
def test_the_reach_of_intervals_is_that_of_the_tables(freedom: int, true: float) -> None:
    assert student(0.95, freedom) == pytest.approx(true, rel=0.01)
    assert student(0.95, 10**6) == pytest.approx(NormalDist().inv_cdf(0.975), rel=1e-4)


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    held = 0
    for seed in range(400):
        dice = Dice(seed)
        deals = [(sum(dice.below(10) < 6 for _ in range(2)), 2) for _ in range(60)]
        share = share_of(deals)
        held += share.low <= 0.6 <= share.high
    assert held > 0.92 * 400


def test_equal_bots_are_seldom_called_different() -> None:
    """At most one in twenty arenas of equal bots may be decided at any of its looks."""
    question = ask("a", "b")
    limits = Limits(64, error=0.05)
    wrong = 0
    for seed in range(200):
        found = games(question, 64, 0.5, seed)
        stopped = _played(question, found, limits)
        wrong += stopped < 64
    assert wrong <= 0.05 * 200 + 4


def test_a_clear_difference_stops_early_and_none_plays_to_the_end() -> None:
    question = ask("a", "b")
    limits = Limits(256, error=0.05)
    assert _played(question, games(question, 256, 0.97, 1), limits) == 8
    assert _played(question, games(question, 256, 0.7, 1), limits) < 128
    assert _played(question, games(question, 256, 0.97, 1), Limits(256, error=0)) == 256
    narrow = Limits(256, error=0, width=0.1)
    assert 32 <= _played(question, games(question, 256, 0.5, 1), narrow) < 256


def _played(question: Question, found: dict[int, dict[str, object]], limits: Limits) -> int:
    """Play an arena whose games are known; give the deals after which it stopped."""
    played: dict[int, dict[str, object]] = {}
    while True:
        wanted, _ = plan(question, played, limits)
        if not wanted:
            return len(played) // question.seats
        played.update({number: found[number] for number in wanted})


def test_what_is_missing_is_planned_whatever_was_played_before() -> None:
    question = ask("a", "b", "c")
    limits = Limits(8)
    every, done = plan(question, {}, limits)
    assert (every, done) == (list(range(48)), 0)
    some = {number: line(question, number, 1, 0) for number in every if number % 3}
    assert plan(question, some, limits) == ([n for n in every if n % 3 == 0], 1)
    full = {number: line(question, number, 1, 0) for number in every}
    assert plan(question, full, limits) == ([], 3)


def test_among_several_two_are_compared_by_the_games_that_either_won() -> None:
    question = ask("a", "b", "c", seats=3)
    assert met(question, line(question, 0, 1, 0, 0), 0, 1) == (1, 1)
    assert met(question, line(question, 0, 0, 0, 1), 0, 1) == (0, 0)
    assert met(question, line(question, 0, 0.5, 0.5, 0), 0, 1) == (0.5, 1)


def test_one_among_equal_others_is_even_if_it_wins_its_part() -> None:
    question = ask("a", against=("b",), seats=4)
    lines = []
    for deal in range(40):
        for shift in range(4):
            winner = (deal + shift) % 4
            number = question.number(Place(0, deal, shift))
            lines.append(line(question, number, *(float(entry == winner) for entry in range(4))))
    share = compare(question, by_deal(question, lines).values(), 0, 1)
    assert share.value == pytest.approx(0.5)


def test_deals_that_are_not_complete_are_left_out() -> None:
    question = ask("a", "b")
    lines = [line(question, number, 1, 0) for number in (0, 1, 2, 4, 5)]
    assert list(by_deal(question, lines)) == [(0, 0), (0, 2)]
