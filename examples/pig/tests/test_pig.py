"""The rules of Pig, played through the contract that every game keeps."""

from __future__ import annotations

import pytest
from grani_pig.game import FIRST_SIDE, GAME, HOLD, ROLL

from grani.core.contract import CHANCE, State
from grani.core.observer import Chronicle
from grani.core.reading import PositionError


def after(*actions: int, seats: int = 2, setup: str | None = None) -> State:
    """A game in which this was done."""
    state = GAME.new(seats, setup, Chronicle())
    for action in actions:
        state.apply(action)
    return state


def roll(*sides: int) -> list[int]:
    """Rolls that show these sides."""
    return [action for side in sides for action in (ROLL, FIRST_SIDE + side - 1)]


def test_a_pig_turn_begins_with_a_roll() -> None:
    state = after()
    assert state.actor == 0
    assert state.legal() == [ROLL]
    state.apply(ROLL)
    assert state.actor == CHANCE
    assert state.legal() == [FIRST_SIDE + number for number in range(6)]


def test_a_pig_pot_grows_until_it_is_held() -> None:
    state = after(*roll(4, 6))
    assert state.legal() == [ROLL, HOLD]
    assert state.scores() == [0, 0]
    state.apply(HOLD)
    assert state.scores() == [10, 0]
    assert state.actor == 1


def test_a_pig_one_loses_the_pot_and_the_turn() -> None:
    state = after(*roll(4, 6, 1))
    assert state.scores() == [0, 0]
    assert state.actor == 1
    assert state.legal() == [ROLL]


def test_whoever_reaches_the_pig_target_wins_at_once() -> None:
    state = after(*roll(*[6] * 8), setup="short")
    assert not state.is_over
    state.apply(ROLL)
    state.apply(FIRST_SIDE + 1)
    assert state.is_over
    assert state.scores() == [50, 0]
    assert state.winners() == [0]


def test_pig_tells_what_happens() -> None:
    state = after(*roll(5, 2), HOLD, *roll(1))
    assert isinstance(state.observer, Chronicle)
    told = [GAME.message(event) for event in state.observer.take()]
    assert [(one.key, one.args) for one in told if one] == [
        ("log-rolled", {"seat": 0, "side": 5, "pot": 5}),
        ("log-rolled", {"seat": 0, "side": 2, "pot": 7}),
        ("log-held", {"seat": 0, "pot": 7, "points": 7}),
        ("log-lost", {"seat": 1, "side": 1, "pot": 0}),
    ]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"points": [100, 104]}, "points: only one player can have reached the target"),
        ({"points": [1, 0]}, "top level: nobody can have a single point: a one loses the pot"),
        ({"points": [0]}, "points: expected 2 items, found 1"),
        ({"points": [106, 0]}, "points[0]: 106 is out of range (0 to 105)"),
        ({"pot": 1}, "top level: nobody can have a single point: a one loses the pot"),
        ({"pot": 100}, "pot: 100 is out of range (0 to 99)"),
        ({"points": [60, 0], "pot": 40}, "pot: with this pot the game would be over"),
        (
            {"points": [100, 0], "pot": 4},
            "top level: the game is over: the pot is empty, and no die is rolling",
        ),
        ({"turn": 2}, "turn: 2 is out of range (0 to 1)"),
        ({"rolling": 1}, "rolling: expected true or false, found the number 1"),
        ({"target": 5}, "target: 5 is out of range (10 to 1000)"),
        ({"seats": 9}, "seats: 9 is out of range (2 to 8)"),
        ({"game": "hog"}, "game: expected 'pig', found 'hog'"),
        ({"rules": "0"}, "rules: expected '1', found '0'"),
        ({"sty": 3}, "sty: unknown field"),
    ],
)
def test_pig_positions_that_cannot_be_are_refused(change: dict[str, object], reason: str) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.from_position({**GAME.new(2).position(), **change})
    assert str(caught.value) == reason
