"""What options are worth: any game can be weighed, and every seat that decides."""

from __future__ import annotations

import pytest

from grani.bots import evaluator_for, weigh
from grani.bots.playouts import Playouts, usual_lead
from grani.bots.weighing import SearchWeighing, weighing_of
from grani.core.contract import State
from tests.contract.games import Configuration, every_configuration
from tests.dice_forge.arrange import arrange as forge
from tests.rolling_realms.arrange import arrange as realms


def hydra() -> State:
    """Seat 1 is 13 behind in the last turn, and can pay for the hydra, 26 glory."""
    return forge({"glory": 60}, {"glory": 47, "sun": 5, "moon": 5}, round=9, turn=1)


def test_a_game_that_brings_only_rules_is_weighed_by_playing_it_out() -> None:
    table = hydra()
    weighing = weighing_of(table, 1, 1, Playouts(usual_lead(table)))
    while not weighing.is_fair or weighing.tries < 200:
        weighing.go_on()
    best = weighing.verdicts()[0]
    assert table.game.name(best.action) == "feat sun_5_moon_5"
    assert best.win > 0.9


def test_scores_at_the_end_are_about_a_unit_apart() -> None:
    assert 10 < usual_lead(forge({}, {})) < 100
    assert usual_lead(realms(rolled=(1, 1))) > 50, "alone it is the score, in tenths of stars"


@every_configuration
def test_every_game_has_an_evaluator(configuration: Configuration) -> None:
    state = configuration.new()
    judge = evaluator_for(state)
    judge.judge(state, -1)
    chances = [judge.win[seat] for seat in range(state.seats)]
    if state.seats > 1:
        assert sum(chances) == pytest.approx(1.0)
    assert judge.doubt(state) > 0


def test_where_seats_act_at_once_each_is_weighed_by_itself() -> None:
    """The search asks the seat that decides, though another is the first to act."""
    table = realms(rolled=(3, 4), turn=9, round=3, seats=2)
    assert table.actor == 0
    weighing = SearchWeighing(table, 1, 1, evaluator_for(table))
    while not weighing.is_fair:
        weighing.go_on()
    assert sorted(verdict.action for verdict in weighing.verdicts()) == table.legal(1)
    own = weigh(table, 1, 1)
    own.go_on()
    assert sorted(verdict.action for verdict in own.verdicts()) == table.legal(1)


def test_a_seat_that_does_not_decide_is_not_weighed() -> None:
    with pytest.raises(ValueError, match="nothing to decide"):
        weigh(hydra(), 0, 1)
