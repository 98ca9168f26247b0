"""Hints: the winning option first, honest error bars, the time kept, no look at the real dice."""

from __future__ import annotations

from itertools import count

import pytest

from grani.core.contract import State
from grani.core.registry import game as registered
from grani.review.hint import LEAST, TooSlow, Verdict, hint, weigh
from tests.contract.games import Configuration, every_configuration, samples
from tests.dice_forge.arrange import arrange as forge
from tests.rolling_realms.arrange import arrange as realms

SECONDS = 0.1


def named(game: str, verdict: Verdict) -> str:
    return registered(game).action_name(verdict.action)


def last_chance() -> State:
    """Seat 1 is 13 behind in the last turn, and can pay for the hydra, 26 glory."""
    return forge({"glory": 60}, {"glory": 47, "sun": 5, "moon": 5}, round=9, turn=1)


def test_an_option_that_wins_at_once_comes_first() -> None:
    verdicts = weigh("dice-forge", last_chance().position(), 1, 60, 1)
    assert named("dice-forge", verdicts[0]) == "feat sun_5_moon_5"
    assert verdicts[0].win > 0.95
    passing = next(v for v in verdicts if named("dice-forge", v) == "no")
    assert passing.win < 0.05


def test_lost_or_won_it_prefers_the_better_score() -> None:
    far_behind = forge({"glory": 200}, {"sun": 5, "moon": 5}, round=9, turn=1)
    verdicts = weigh("dice-forge", far_behind.position(), 1, 400, 1)
    assert verdicts[0].win == 0
    assert named("dice-forge", verdicts[0]) == "feat sun_5_moon_5"


def test_alone_it_counts_stars() -> None:
    last = realms("wingspan", rolled=(6, 6), turn=9, round=3, results=[50, 60], wingspan=FILLED)
    verdicts = weigh("rolling-realms", last.position(), 0, 400, 1)
    score = last.scores()[0] / registered("rolling-realms").score_parts
    assert verdicts[0].win > score
    ending = next(v for v in verdicts if named("rolling-realms", v) == "end turn")
    assert ending.win == pytest.approx(score)
    assert verdicts[0].win > ending.win


FILLED = {"7": [1], "12": [6], "16": []}


def test_good_options_get_more_games() -> None:
    verdicts = weigh("dice-forge", last_chance().position(), 1, 300, 1)
    assert verdicts[0].playouts > 300 / len(verdicts) * 2
    assert all(verdict.playouts > 0 for verdict in verdicts)
    assert sum(verdict.playouts for verdict in verdicts) == 300


def test_error_bars_shrink_as_play_outs_grow() -> None:
    position = forge({}, {}, round=7).position()
    few = weigh("dice-forge", position, 0, 20, 1)[0]
    many = weigh("dice-forge", position, 0, 320, 1)[0]
    assert many.playouts > 4 * few.playouts
    assert many.error < few.error / 1.5
    assert many.error == pytest.approx((many.win * (1 - many.win) / many.playouts) ** 0.5, rel=0.2)


def test_equal_seeds_and_numbers_give_equal_verdicts() -> None:
    position = forge({"gold": 6}, {"gold": 3}).position()
    assert weigh("dice-forge", position, 0, 80, 7) == weigh("dice-forge", position, 0, 80, 7)
    assert weigh("dice-forge", position, 0, 80, 7) != weigh("dice-forge", position, 0, 80, 8)


def test_a_hint_is_the_weighing_of_as_many_games_as_the_time_allowed() -> None:
    position = forge({"gold": 6}, {"gold": 3}, round=9).position()
    ticks = count()
    verdicts = hint("dice-forge", position, 0, 201, 3, best=1, clock=lambda: next(ticks))
    assert verdicts == weigh("dice-forge", position, 0, 200, 3)


def test_the_position_stays_as_it_is() -> None:
    position = last_chance().position()
    before = last_chance().position()
    weigh("dice-forge", position, 1, 30, 1)
    assert position == before


@every_configuration
def test_every_kind_of_decision_gets_a_verdict_on_every_option(
    configuration: Configuration,
) -> None:
    for state, seat, _ in samples(configuration, 3, of_each=1):
        if seat >= 0:
            options = state.legal(seat)
            verdicts = weigh(configuration.name, state.position(), seat, 3, 1)
            assert sorted(verdict.action for verdict in verdicts) == options
            tried = [verdict.playouts > 0 for verdict in verdicts]
            assert tried == sorted(tried, reverse=True)
            assert sum(verdict.playouts for verdict in verdicts) == 3


def test_every_one_of_forty_options_is_weighed() -> None:
    table = realms(
        "wingspan",
        "scythe",
        "tapestry",
        rolled=(3, 4),
        turn=1,
        resources={"pumpkin": 12, "heart": 12, "coin": 12},
    )
    assert len(table.legal(0)) >= 40
    verdicts = weigh("rolling-realms", table.position(), 0, len(table.legal(0)), 1)
    assert sorted(verdict.action for verdict in verdicts) == table.legal(0)
    assert all(verdict.playouts == 1 for verdict in verdicts), "one had to wait for the others"


def standing_still() -> float:
    return 0.0


@pytest.mark.parametrize("best", [1, 3])
def test_what_is_told_has_enough_play_outs_however_little_time_there_is(best: int) -> None:
    position = forge({"gold": 6}, {"gold": 3}, round=9).position()
    verdicts = hint("dice-forge", position, 0, 0.0, 1, best, standing_still)
    assert all(verdict.playouts > 0 for verdict in verdicts)
    assert all(verdict.playouts >= LEAST for verdict in verdicts[:best])
    assert all(verdict.error <= 0.1 for verdict in verdicts[:best])


def test_a_single_option_is_weighed_too() -> None:
    alone = forge({"glory": 60}, {"glory": 47}, round=9, turn=1)
    verdicts = hint("dice-forge", alone.position(), 1, 0.0, 1, 99, standing_still)
    assert len(verdicts) == len(alone.legal(1))
    assert {verdict.playouts for verdict in verdicts} == {LEAST}


def test_a_machine_that_is_too_busy_gives_no_hint_rather_than_noise() -> None:
    position = last_chance().position()
    ticks = count(step=1.0)
    with pytest.raises(TooSlow, match="6 play-outs"):
        hint("dice-forge", position, 1, 1.0, 1, clock=lambda: next(ticks))


def test_many_options_do_not_use_up_the_time_for_the_best() -> None:
    """Each wants a look, but not at the price of the hint."""
    plenty: dict[str, tuple[int, int] | int] = {"pumpkin": 12, "heart": 12, "coin": 12}
    table = realms("wingspan", "scythe", "tapestry", rolled=(3, 4), turn=1, resources=plenty)
    ticks = count(step=0.1)
    verdicts = hint("rolling-realms", table.position(), 0, 1.0, 1, 1, lambda: next(ticks))
    assert len(verdicts) == len(table.legal(0)) > 60
    assert verdicts[0].playouts >= LEAST
    assert verdicts[-1].playouts == 0


def test_a_seat_with_nothing_to_decide_gets_no_hint() -> None:
    with pytest.raises(ValueError, match="nothing to decide"):
        hint("dice-forge", last_chance().position(), 0, SECONDS, 1)
