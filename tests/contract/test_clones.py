"""A clone is the same position, goes its own way, and carries no observer."""

from __future__ import annotations

from grani.core.dice import Dice
from grani.core.observer import Chronicle
from grani.core.playout import play_out, roll_on
from tests.contract.games import Configuration, after, course, every_configuration, samples, walk


@every_configuration
def test_a_clone_is_equal_at_every_step(configuration: Configuration) -> None:
    for state, seat, _ in course(configuration, seed=11):
        clone = state.clone()
        assert (clone.actor, clone.seats) == (state.actor, state.seats)
        assert clone.legal(seat) == state.legal(seat)
        assert clone.scores() == state.scores()


@every_configuration
def test_playing_a_clone_leaves_the_original_alone(configuration: Configuration) -> None:
    for number, (state, seat, _) in enumerate(samples(configuration, seed=12)):
        before, legal = state.position(), state.legal(seat)
        clone = state.clone()
        assert clone.position() == before
        play_out(clone, Dice(number))
        assert clone.is_over
        assert clone.position() != before
        assert state.position() == before
        assert state.legal(seat) == legal


@every_configuration
def test_playing_the_original_leaves_its_clone_alone(configuration: Configuration) -> None:
    kept = [(state.clone(), state.position()) for state, _, _ in samples(configuration, seed=13)]
    for clone, position in kept:
        assert clone.position() == position


@every_configuration
def test_a_clone_in_the_place_of_a_played_one_is_as_good(configuration: Configuration) -> None:
    used = configuration.new()
    for number, (state, seat, _) in enumerate(samples(configuration, seed=15, of_each=1)):
        before, legal = state.position(), state.legal(seat)
        used = state.clone_onto(used)
        assert used.position() == before
        assert used.legal(seat) == legal
        play_out(used, Dice(number))
        assert state.position() == before


@every_configuration
def test_equal_actions_lead_to_equal_positions(configuration: Configuration) -> None:
    for number, (state, _, _) in enumerate(samples(configuration, seed=14, of_each=1)):
        one, other = state.clone(), state.clone()
        for step in walk(one, Dice(number)):
            other.apply(step.action, step.seat)
        assert one.is_over
        assert one.position() == other.position()


@every_configuration
def test_a_clone_has_no_observer(configuration: Configuration) -> None:
    state = configuration.new()
    chronicle = Chronicle()
    state.observer = chronicle
    clone = state.clone()
    assert clone.observer is None
    play_out(clone, Dice(1))
    assert chronicle.events == []
    assert state.observer is chronicle


@every_configuration
def test_playouts_are_reproducible_and_count_decisions(configuration: Configuration) -> None:
    one, other = configuration.new(), configuration.new()
    assert play_out(one, Dice(15)) == play_out(other, Dice(15)) > 0
    assert one.position() == other.position()


@every_configuration
def test_rolling_on_stops_at_a_decision(configuration: Configuration) -> None:
    state = configuration.new()
    roll_on(state, Dice(16))
    assert state.actor >= 0
    before = state.position()
    roll_on(state, Dice(17))
    assert state.position() == before
    end = after(configuration, 16, 10**6)
    roll_on(end, Dice(17))
    assert end.is_over
