"""In which round a decision is told to have been made, and how sure the last turn is."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from grani.core.contract import CHANCE, State
from grani.core.match import retell
from grani.core.position import to_id
from grani.core.record import FROM_POSITION, Record
from grani.core.registry import game as registered
from grani.review.course import NOBODY, course
from grani.review.scales import PARTS, QUICK, Speed, speed_of
from grani.review.statistics import statistics
from grani.review.story import review
from grani.review.worth import Lens
from tests.contract.games import Configuration
from tests.review.played import played

PAIR = Configuration("dice-forge", 2, "introductory")
LATE = 7
GLANCE = Speed("some", 12, 1, 8, 3, 2, 1)


def round_of(state: State) -> int:
    told: Any = state.view(-1)
    return int(told["round"])


def from_late(kind: Configuration = PAIR, late: int = LATE) -> Record:
    """Play a game on from a decision of a late round."""
    whole = played(kind, 5)
    cut = next(
        told.number
        for told in retell(whole)
        if round_of(told.state) == late and told.state.actor >= 0
    )
    setup: dict[str, object] = {FROM_POSITION: to_id(whole.replay(cut))}
    record = Record.of(registered(kind.name), setup, whole.seats)
    record.actions = whole.actions[cut:]
    record.movers = whole.movers[cut:]
    return record


def test_every_decision_is_told_in_the_round_in_which_it_was_made() -> None:
    for record in (played(PAIR, 5), from_late()):
        told = review(record, QUICK, 1)
        shown = {step.number: round_of(step.state) for step in retell(record)}
        decided = [step for step in told["steps"] if step["seat"] != CHANCE]
        assert decided
        assert [one["round"] for one in decided] == [shown[one["step"] - 1] for one in decided]


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("late", [0, 2, 3])
def test_every_roll_and_decision_of_rolling_realms_is_told_in_its_round(
    seats: int, late: int
) -> None:
    """Its dice are thrown before a turn of all begins, and cards are drawn before them."""
    kind = Configuration("rolling-realms", seats, "random")
    record = from_late(kind, late) if late else played(kind, 5)
    told = course(record, GLANCE, decisions=False)
    shown = {step.number: round_of(step.state) for step in retell(record)}
    assert [one.round for one in told.steps] == [shown[one.number - 1] for one in told.steps]
    assert {turn.round for _, turn in told.turns} == set(range(max(1, late), 4))


def test_the_first_roll_of_rolling_realms_is_no_set_up() -> None:
    record = played(Configuration("rolling-realms", 1, "random"), 5)
    first = next(told.number for told in retell(record) if told.state.actor >= 0)
    short = replace(record, actions=record.actions[:first], movers=record.movers[:first])
    (moment,) = review(short, GLANCE)["moments"]
    assert (moment["step"], moment["last"], moment["round"]) == (1, first, 1)


@pytest.mark.parametrize("setup", ["random", "titans-random"])
def test_the_whole_set_up_of_dice_forge_is_nobodys(setup: str) -> None:
    """Its last draw begins the first turn, and was told with that seat's dice."""
    record = played(Configuration("dice-forge", 2, setup), 5)
    first = next(told.number for told in retell(record) if told.state.actor >= 0)
    short = replace(record, actions=record.actions[:first], movers=record.movers[:first])
    steps = course(short, GLANCE, decisions=False).steps
    assert all((one.round == 0) == (one.whose == NOBODY) for one in steps)
    drawn, rolled = review(short, GLANCE)["moments"]
    keys = [{line["key"] for line in one["log"]} for one in (drawn, rolled)]
    assert keys[0]
    assert not (keys[0] - {"log-turn"}) & keys[1], "nothing of the set-up"


def test_what_somebody_began_with_is_no_leap() -> None:
    record = from_late()
    figures = statistics(record)
    assert figures["begun"] == record.start().scores()
    assert any(figures["begun"])


def test_a_last_turn_that_can_win_nothing_is_worth_nothing() -> None:
    """The network gave half a victory to who was 44 behind with one turn to go."""
    record = played(PAIR, 5)
    lens = Lens(record.start(), speed_of(PAIR.name, QUICK), 1)
    last = next(told for told in retell(record) if round_of(told.state) == 9)
    state = last.state.clone()
    position: Any = state.position()
    for hero, glory in zip(position["heroes"], (150, 3), strict=True):
        hero["glory"] = glory
    lost = registered(PAIR.name).from_position(position)
    assert lens.worth(lost, 1).win == (PARTS, 0)
