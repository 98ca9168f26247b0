"""How sure luck is: as sure as the start, and as what the judge saw too late."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt

import pytest

from grani.core.contract import CHANCE
from grani.review.course import Course, Step, course, luck_error, stretches
from grani.review.scales import QUICK, SEEN_LATE, SPEEDS
from grani.review.story import review
from grani.review.worth import Lens, Worth
from tests.contract.games import Configuration
from tests.review.played import played
from tests.review.test_review import TINY, beginning

FORGE = Configuration("dice-forge", 2, "introductory")
STEPS = 24


def step(number: int, seat: int, noise: int) -> Step:
    nothing = (0, 0)
    changes = nothing, nothing, nothing, (noise, -noise)
    return Step(number, seat, 0, 1, -1, *changes, asked=False, choice=None)


def test_what_comes_and_goes_between_two_rolls_is_no_noise() -> None:
    steps = [step(1, CHANCE, 0), step(2, 0, 50), step(3, 0, -30), step(4, CHANCE, 0)]
    steps += [step(5, 1, -7), step(6, CHANCE, 0)]
    assert [noise for noise in stretches(steps, 0) if noise] == [20, -7]
    assert [noise for noise in stretches(steps, 1) if noise] == [-20, 7]


def test_luck_is_as_unsure_as_the_start_and_what_was_seen_too_late() -> None:
    start = Worth((500_000, 500_000), (0, 0), (30, 30))
    end = Worth((1_000_000, 0), (9, -9), (0, 0))
    steps = [step(1, CHANCE, 0), step(2, 0, 40), step(3, CHANCE, 0), step(4, 1, 20)]
    told = Course([start, end], steps, [], played(FORGE, 5).start())
    assert luck_error(told, 0) == sqrt(30**2 + SEEN_LATE * (40**2 + 20**2))
    assert luck_error(replace(told, steps=steps[:1]), 0) == 30
    # A game that is not over has an end that is judged, too.
    assert luck_error(replace(told, steps=[], worth=[start, start]), 0) == sqrt(2) * 30


@pytest.mark.parametrize("seats", [1, 2])
def test_a_review_tells_how_sure_luck_is(seats: int) -> None:
    game = "rolling-realms" if seats == 1 else "dice-forge"
    record = beginning(played(Configuration(game, seats, "random"), 5), STEPS)
    told = review(record, replace(TINY, playouts=0), 1)
    again = course(record, replace(TINY, playouts=0), 1)
    assert [one["luck_error"] for one in told["seats"]] == [
        round(luck_error(again, seat)) for seat in range(seats)
    ]
    assert all(one["luck_error"] > 0 for one in told["seats"])
    for moment in told["moments"]:
        assert ("effect_error" in moment) is (moment["sort"] == "luck")
        assert all(error >= 0 for error in moment.get("effect_error", []))


def test_the_scatter_of_a_worth_is_its_error_without_what_the_judge_is_off_by() -> None:
    state = played(FORGE, 5).replay(9)
    lens = Lens(state, SPEEDS[QUICK], 1)
    worth = lens.worth(state, 3)
    scatter = lens.scatter(worth, 0)
    assert 0 < scatter < worth.error[0]
    off = lens.whole * lens.off(worth.win[0] / lens.whole)
    assert scatter**2 + off**2 == pytest.approx(worth.error[0] ** 2)


def test_luck_of_four_rests_on_more_looks_than_their_comparisons() -> None:
    quick = SPEEDS[QUICK]
    assert quick.among(2) == quick
    assert quick.among(4).completions > quick.completions / 2
    assert quick.among(4).tries == quick.tries / 2
