"""A match tells everything that happens, from the very first event on."""

from __future__ import annotations

import pytest

from grani.core.contract import IllegalAction
from grani.core.match import Match
from grani.core.reading import RecordError
from grani.core.record import load_record
from grani.core.registry import game, games
from grani.dice_forge.events import EVENT_NAMES


@pytest.mark.parametrize("setup", ["introductory", "random"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_round_and_turn_are_told(seats: int, setup: str) -> None:
    names = ["Olena", "Taras", "Maksym", "Sasha"][:seats]
    match = Match.new(game("dice-forge"), names, setup, seed=1)
    told: list[str] = []
    while "rolled" not in told:
        told += [EVENT_NAMES[event.kind] for event in match.roll()]
    assert [name for name in told if name not in ("dealt", "removed")] == [
        "round",
        "turn",
        "rolled",
    ]


def test_nobody_chooses_what_chance_gives() -> None:
    match = Match.new(game("dice-forge"), ["Olena", "Taras"], seed=1)
    before = match.record.dump()
    with pytest.raises(IllegalAction, match="chance is rolled, not chosen"):
        match.act(match.state.legal()[0], -1)
    assert match.record.dump() == before


@pytest.mark.parametrize("name", games())
def test_a_seat_that_does_not_exist_is_refused(name: str) -> None:
    state = game(name).new(3)
    for seat in (3, -2, 2**70, -(2**70)):
        assert state.legal(seat) == []
        assert not state.awaits(seat)
        assert state.prompt(seat) is None
        with pytest.raises(IllegalAction, match="no such seat, seats are 0 to 2"):
            state.apply(0, seat)


def test_a_field_given_twice_is_refused() -> None:
    with pytest.raises(RecordError, match="not JSON: the field 'game' is given twice"):
        load_record('{"game": "dice-forge", "game": "dice-forge"}')
