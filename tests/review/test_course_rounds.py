"""In which round a decision is told to have been made, and how sure the last turn is."""

from __future__ import annotations

from typing import Any

from grani.core.contract import CHANCE, State
from grani.core.match import retell
from grani.core.position import to_id
from grani.core.record import FROM_POSITION, Record
from grani.core.registry import game as registered
from grani.review.scales import PARTS, QUICK, speed_of
from grani.review.statistics import statistics
from grani.review.story import review
from grani.review.worth import Lens
from tests.contract.games import Configuration
from tests.review.played import played

PAIR = Configuration("dice-forge", 2, "introductory")
LATE = 7


def round_of(state: State) -> int:
    told: Any = state.view(-1)
    return int(told["round"])


def from_late() -> Record:
    """Play a game on from a position of its seventh round."""
    whole = played(PAIR, 5)
    cut = next(
        told.number
        for told in retell(whole)
        if round_of(told.state) == LATE and told.state.actor >= 0
    )
    setup: dict[str, object] = {FROM_POSITION: to_id(whole.replay(cut))}
    record = Record.of(registered(PAIR.name), setup, whole.seats)
    record.actions = whole.actions[cut:]
    return record


def test_every_decision_is_told_in_the_round_in_which_it_was_made() -> None:
    for record in (played(PAIR, 5), from_late()):
        told = review(record, QUICK, 1)
        shown = {step.number: round_of(step.state) for step in retell(record)}
        decided = [step for step in told["steps"] if step["seat"] != CHANCE]
        assert decided
        assert [one["round"] for one in decided] == [shown[one["step"] - 1] for one in decided]


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
