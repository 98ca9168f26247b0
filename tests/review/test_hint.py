"""Hints: the winning option first, honest errors, the time kept, no look at the real dice."""

from __future__ import annotations

from itertools import count

import pytest

from grani.bots import evaluator_for
from grani.bots.weighing import Verdict
from grani.core.contract import State
from grani.core.registry import game as registered
from grani.review.hint import Thought, TooSlow, hint, weigh
from tests.contract.games import Configuration, every_configuration, samples
from tests.dice_forge.arrange import arrange as forge
from tests.rolling_realms.arrange import arrange as realms

FILLED = {"7": [1], "12": [6], "16": []}
FEW = 4
"""Tries that every option has, however bad it looks."""


def named(game: str, verdict: Verdict) -> str:
    return registered(game).name(verdict.action)


def last_chance() -> State:
    """Seat 1 is 13 behind in the last turn, and can pay for the hydra, 26 glory."""
    return forge({"glory": 60}, {"glory": 47, "sun": 5, "moon": 5}, round=9, turn=1)


def opening() -> State:
    return forge({"gold": 6}, {"gold": 3})


def standing_still() -> float:
    return 0.0


def test_an_option_that_wins_at_once_comes_first() -> None:
    verdicts = weigh("dice-forge", last_chance().position(), 1, 60, 1)
    assert named("dice-forge", verdicts[0]) == "feat sun_5_moon_5"
    assert verdicts[0].win > 0.95
    assert verdicts[0].error < 0.02, "nothing is open any more"
    passing = next(v for v in verdicts if named("dice-forge", v) == "no")
    assert passing.win < 0.05


def test_lost_or_won_it_prefers_the_better_score() -> None:
    far_behind = forge({"glory": 90}, {"sun": 5, "moon": 5}, round=9, turn=1)
    verdicts = weigh("dice-forge", far_behind.position(), 1, 100, 1)
    assert verdicts[0].win == 0
    assert named("dice-forge", verdicts[0]) == "feat sun_5_moon_5"


def test_alone_it_counts_stars() -> None:
    last = realms("wingspan", rolled=(6, 6), turn=9, round=3, results=[50, 60], wingspan=FILLED)
    verdicts = weigh("rolling-realms", last.position(), 0, 40, 1)
    score = last.scores()[0] / registered("rolling-realms").score_parts
    ending = next(v for v in verdicts if named("rolling-realms", v) == "end turn")
    assert ending.win == pytest.approx(score)
    assert verdicts[0].win > ending.win


def test_at_a_table_it_counts_chances_against_the_others() -> None:
    alone = realms(rolled=(3, 4), turn=8, round=3, resources={"coin": 4})
    stars = weigh("rolling-realms", alone.position(), 0, 60, 1)
    ahead, behind = (
        weigh("rolling-realms", against(theirs).position(), 0, 60, 1) for theirs in (0, 120)
    )
    assert [v.action for v in stars] == [v.action for v in ahead]
    assert ahead[0].win > 0.9
    assert behind[0].win < 0.1
    assert stars[0].win > 1


def against(tenths: int) -> State:
    """A table of two in the last turn but one; the other has so much more from earlier rounds."""
    table = realms(rolled=(3, 4), turn=8, round=3, resources={"coin": 4}, seats=2)
    table.sheets[0].first += 60
    table.sheets[1].first += tenths
    return table


@pytest.mark.parametrize("table", [opening(), realms(rolled=(3, 4), turn=5)])
def test_good_options_are_tried_more_and_all_are_tried(table: State) -> None:
    game = table.game_id()
    tries = 20 * len(table.legal())
    verdicts = weigh(game, table.position(), 0, tries, 1)
    assert sorted(verdict.action for verdict in verdicts) == table.legal()
    assert max(v.tries for v in verdicts[:3]) > 2 * tries / len(verdicts)
    if game == "dice-forge":
        assert min(verdict.tries for verdict in verdicts) >= FEW


def test_errors_shrink_as_tries_grow_but_not_below_what_the_judge_is_off_by() -> None:
    table = opening()
    few = weigh("dice-forge", table.position(), 0, 60, 1)[0]
    many = weigh("dice-forge", table.position(), 0, 600, 1)[0]
    assert many.error < few.error
    doubt = evaluator_for(table).doubt(table)
    assert doubt > 0.01
    assert many.error >= doubt * 2 * (many.win * (1 - many.win)) ** 0.5


def test_alone_errors_are_in_stars() -> None:
    table = realms(rolled=(3, 4), turn=2)
    judge = evaluator_for(table)
    doubt = judge.doubt(table) * judge.unit() / table.game.score_parts
    assert doubt > 0.1
    assert all(v.error >= doubt for v in weigh("rolling-realms", table.position(), 0, 10, 1))


def test_equal_seeds_and_numbers_give_equal_verdicts() -> None:
    for table in (opening(), realms(rolled=(3, 4), turn=5)):
        game, position = table.game_id(), table.position()
        assert weigh(game, position, 0, 50, 7) == weigh(game, position, 0, 50, 7)
        assert weigh(game, position, 0, 50, 7) != weigh(game, position, 0, 50, 8)


def test_a_hint_is_the_weighing_of_as_many_tries_as_the_time_allowed() -> None:
    """Thinking again about the same goes on where it stopped."""
    position = opening().position()
    ticks = count()
    thought = Thought("dice-forge", position, 0, 3, lambda: next(ticks))
    first = thought.go_on(60)
    tried = sum(verdict.tries for verdict in first)
    assert first == weigh("dice-forge", position, 0, tried, 3)
    second = thought.go_on(120)
    assert sum(verdict.tries for verdict in second) > tried
    assert second == weigh("dice-forge", position, 0, sum(v.tries for v in second), 3)


def test_the_position_stays_as_it_is() -> None:
    position = last_chance().position()
    weigh("dice-forge", position, 1, 30, 1)
    assert position == last_chance().position()


@every_configuration
def test_every_kind_of_decision_gets_a_verdict_on_every_option(
    configuration: Configuration,
) -> None:
    for state, seat, _ in samples(configuration, 3, of_each=1):
        if seat >= 0:
            verdicts = weigh(configuration.name, state.position(), seat, 1, 1)
            assert sorted(verdict.action for verdict in verdicts) == state.legal(seat)
            assert all(verdict.error >= 0 for verdict in verdicts)
            if state.seats > 1:
                assert all(0 <= verdict.win <= 1 for verdict in verdicts)


def test_however_little_time_there_is_every_option_had_a_chance() -> None:
    verdicts = hint("dice-forge", opening().position(), 0, 0.0, 1, standing_still)
    assert min(verdict.tries for verdict in verdicts) == FEW


def test_a_single_option_is_weighed_too() -> None:
    alone = forge({"glory": 60}, {"glory": 47}, round=9, turn=1)
    assert len(alone.legal(1)) == 1
    verdicts = hint("dice-forge", alone.position(), 1, 1.0, 1, standing_still)
    assert [verdict.action for verdict in verdicts] == alone.legal(1)
    assert verdicts[0].win < 0.05


def test_a_machine_that_is_too_busy_gives_no_hint_rather_than_noise() -> None:
    ticks = count(step=1.0)
    with pytest.raises(TooSlow, match="7 tries"):
        hint("dice-forge", opening().position(), 0, 1.0, 1, lambda: next(ticks))


def test_a_seat_with_nothing_to_decide_gets_no_hint() -> None:
    with pytest.raises(ValueError, match="nothing to decide"):
        hint("dice-forge", last_chance().position(), 0, 0.1, 1)
