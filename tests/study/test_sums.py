"""The statistics of a study against what is worked out by hand."""

from __future__ import annotations

from math import isclose, sqrt

import pytest
from hypothesis import given, strategies as st

from grani.arena.verdicts import mean_of, share_of, student
from study.sums import Groups, Ratio, Sums, difference, joined, scaled

PAIRS = [(3.0, 2.0), (0.0, 1.0), (5.0, 2.0), (2.0, 2.0)]


def ratio(pairs: list[tuple[float, float]]) -> Ratio:
    found = Ratio()
    for total, count in pairs:
        found.add(total, count)
    return found


def test_a_mean_is_the_ratio_with_the_spread_of_games() -> None:
    found = ratio(PAIRS).mean()
    # 10 / 7; residuals 1/7, -10/7, 15/7, -6/7; their squares 362/49, times 4/3, by 7 squared
    half = student(0.95, 3) * sqrt(362 / 49 * 4 / 3) / 7
    assert isclose(found.value, 10 / 7)
    assert isclose(found.high - found.value, half)
    assert isclose(found.value - found.low, half)


def test_sums_give_what_the_arena_gives_game_by_game() -> None:
    shares = [(1.0, 2.0), (2.0, 2.0), (0.0, 2.0), (1.0, 1.0), (1.0, 2.0)]
    for ours, theirs in (
        (ratio(PAIRS).mean(), mean_of(PAIRS)),
        (ratio(shares).share(0.99), share_of(shares, 0.99)),
    ):
        assert isclose(ours.value, theirs.value)
        assert isclose(ours.low, theirs.low)
        assert isclose(ours.high, theirs.high)


def test_a_share_that_never_varied_still_has_an_interval() -> None:
    found = ratio([(1.0, 1.0)] * 20).share()
    assert found.value == 1.0
    assert 0.8 < found.low < 0.9


def test_nothing_is_known_from_one_game() -> None:
    found = ratio([(3.0, 1.0)]).mean()
    assert (found.low, found.high) == (float("-inf"), float("inf"))
    assert ratio([]).value == 0.0


def test_a_difference_is_as_uncertain_as_both_sides_together() -> None:
    one, other = ratio([(1, 1), (3, 1)]), ratio([(1, 1), (1, 1), (4, 1)])
    found = difference(one, other)
    # means 2 and 2; variances of the means 2/2 and 3/3
    assert found.value == 0
    assert isclose(found.high, student(0.95, 1) * sqrt(2))


def test_leaving_out_single_games_gives_the_interval_of_a_mean() -> None:
    values = [2.0, 3.0, 7.0, 4.0]
    parts = []
    for value in values:
        part = Sums()
        part.add(("x",), value)
        part.end_game()
        parts.append(part)
    found = Groups(parts).estimate(lambda sums: sums[("x",)].value)
    plain = ratio([(value, 1.0) for value in values]).mean()
    assert isclose(found.value, 4.0)
    assert isclose(found.high, plain.high)


def test_units_can_be_changed() -> None:
    assert ratio(PAIRS).times(10).mean().high == pytest.approx(10 * ratio(PAIRS).mean().high)
    assert scaled(ratio(PAIRS).mean(), 100).value == pytest.approx(1000 / 7)


numbers = st.integers(-50, 50)
games = st.lists(st.dictionaries(st.sampled_from("abc"), st.tuples(numbers, numbers), max_size=3))


@given(games, st.integers(0, 20))
def test_sums_of_parts_are_the_sums_of_the_whole(
    played: list[dict[str, tuple[int, int]]], cut: int
) -> None:
    def summed(some: list[dict[str, tuple[int, int]]]) -> Sums:
        sums = Sums()
        for game in some:
            for key, (total, count) in game.items():
                sums.add((key,), total, count)
            sums.end_game()
        return sums

    whole = summed(played)
    assert joined([summed(played[:cut]), summed(played[cut:])]).ratios == whole.ratios
    rest = whole.minus(summed(played[:cut])).ratios
    left = summed(played[cut:]).ratios
    assert {key: one for key, one in rest.items() if one.games} == left


def test_what_is_added_in_one_game_is_one_pair() -> None:
    sums = Sums()
    sums.add(("seat", 0), 2)
    sums.add(("seat", 0), 4)
    sums.end_game()
    found = sums[("seat", 0)]
    assert (found.games, found.total, found.count, found.squares) == (1, 6, 2, 36)
    assert sums.below("seat") == {(0,): found}
