"""Every state of a whole game can be written down and read back to the same."""

from __future__ import annotations

import json

import pytest

from grani.core.contract import State
from grani.core.dice import Dice
from grani.core.playout import play_out
from grani.core.position import dump_position, from_id, load_position, state_of, to_id
from tests.contract.games import Configuration, course, every_configuration, finished

pytestmark = pytest.mark.one_build

ID_PER_SEAT = 350
"""Characters of a compact id that a seat may take: two players fit a chat message."""


def assert_equal(one: State, other: State) -> None:
    """Two states are the same to everybody."""
    assert one.position() == other.position()
    assert (one.actor, one.seats) == (other.actor, other.seats)
    assert one.decision() == other.decision()
    assert one.scores() == other.scores()
    for seat in (-1, *range(one.seats)):
        assert one.legal(seat) == other.legal(seat)
        assert one.view(seat) == other.view(seat)


@every_configuration
def test_positions_read_back_at_every_step(configuration: Configuration) -> None:
    for state, seat, _ in course(configuration, seed=31):
        position = state.position()
        assert position["game"] == configuration.name
        copy = configuration.game.from_position(position)
        assert copy.position() == position
        assert copy.legal(seat) == state.legal(seat)
    end = finished(configuration, seed=31)
    assert_equal(configuration.game.from_position(end.position()), end)


@every_configuration
def test_positions_are_json_and_readable_text(configuration: Configuration) -> None:
    for number, (state, _, _) in enumerate(course(configuration, seed=32)):
        if number % 5 == 0:
            assert_equal(state_of(json.loads(json.dumps(state.position()))), state)
            text = dump_position(state)
            assert_equal(load_position(text), state)
            assert_equal(load_position(text.encode()), state)
            assert text.endswith("}\n")
            assert max(len(line) for line in text.splitlines()) <= 120


@every_configuration
def test_compact_ids_read_back_and_stay_short(configuration: Configuration) -> None:
    longest = 0
    for number, (state, _, _) in enumerate(course(configuration, seed=33)):
        if number % 5 == 0:
            code = to_id(state)
            longest = max(longest, len(code))
            assert from_id(code).position() == state.position()
            assert_equal(load_position(f"  {code}\n"), state)
            assert_equal(load_position(code.encode()), state)
    assert longest < ID_PER_SEAT * configuration.seats


@every_configuration
def test_a_position_plays_on_like_the_original(configuration: Configuration) -> None:
    for number, (state, _, _) in enumerate(course(configuration, seed=34)):
        if number % 40 == 0:
            one, other = state.clone(), configuration.game.from_position(state.position())
            play_out(one, Dice(number))
            play_out(other, Dice(number))
            assert_equal(one, other)


@every_configuration
def test_reading_does_not_touch_what_is_read(configuration: Configuration) -> None:
    data = configuration.new().position()
    text = json.dumps(data)
    configuration.game.from_position(data)
    assert json.dumps(data) == text
