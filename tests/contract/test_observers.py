"""Observers hear of everything and change nothing."""

from __future__ import annotations

import json

from grani.core.dice import Dice
from grani.core.observer import Chronicle, Event, Observer
from grani.core.playout import play_out
from tests.contract.games import Configuration, every_configuration, finished, walk


class Tally(Observer):
    """An observer as anybody may write one, outside the compiled part."""

    def __init__(self) -> None:
        self.heard: list[tuple[int, int, int, int, int]] = []

    def tell(self, kind: int, seat: int, a: int, b: int, c: int) -> None:
        self.heard.append((kind, seat, a, b, c))


def chronicle_of(configuration: Configuration, seed: int) -> list[Event]:
    """Give all events of a random game."""
    state = configuration.new()
    chronicle = Chronicle()
    state.observer = chronicle
    for _ in walk(state, Dice(seed)):
        pass
    assert state.position() == finished(configuration, seed).position()
    return chronicle.take()


@every_configuration
def test_a_watched_game_is_the_same_game(configuration: Configuration) -> None:
    assert chronicle_of(configuration, seed=41)


@every_configuration
def test_an_interpreted_observer_hears_what_the_chronicle_hears(
    configuration: Configuration,
) -> None:
    state = configuration.new()
    tally = Tally()
    state.observer = tally
    for _ in walk(state, Dice(42)):
        pass
    events = chronicle_of(configuration, seed=42)
    assert tally.heard == [(event.kind, event.seat, event.a, event.b, event.c) for event in events]


@every_configuration
def test_playouts_tell_the_observer_too(configuration: Configuration) -> None:
    silent, watched = configuration.new(), configuration.new()
    tally = Tally()
    watched.observer = tally
    play_out(silent, Dice(43))
    play_out(watched, Dice(43))
    assert tally.heard
    assert watched.position() == silent.position()


@every_configuration
def test_events_of_a_step_are_taken_once(configuration: Configuration) -> None:
    state = configuration.new()
    chronicle = Chronicle()
    state.observer = chronicle
    parts: list[Event] = []
    for _ in walk(state, Dice(44)):
        parts += chronicle.take()
        assert chronicle.events == []
    parts += chronicle.take()
    assert [repr(event) for event in parts] == [
        repr(event) for event in chronicle_of(configuration, seed=44)
    ]


@every_configuration
def test_messages_of_events_are_plain_data(configuration: Configuration) -> None:
    for event in chronicle_of(configuration, seed=45):
        assert -1 <= event.seat < configuration.seats
        message = configuration.game.message(event)
        if message is not None:
            assert message.key
            assert all(type(value) in (str, int) for value in message.args.values())
            assert json.dumps(message.args)
