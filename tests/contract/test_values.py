"""A state is a value: it knows its game, compares, copies, pickles, and can be looked at."""

from __future__ import annotations

import copy
import operator
import os
import pickle
import subprocess
import sys

import pytest

from grani.core.contract import OVER
from grani.core.dice import Dice
from grani.core.observer import Chronicle
from grani.core.playout import play_out
from grani.core.registry import game as registered, games
from tests.contract.games import Configuration, every_configuration, samples

WIDTH = 80


@every_configuration
def test_a_state_knows_its_game(configuration: Configuration) -> None:
    for state, _, _ in samples(configuration, seed=91, of_each=1):
        assert state.game is configuration.game
        assert state.game_id() == configuration.name == state.position()["game"]


@every_configuration
def test_states_are_equal_if_they_are_the_same_position(configuration: Configuration) -> None:
    for state, seat, action in samples(configuration, seed=92):
        other = configuration.game.from_position(state.position())
        other.observer = Chronicle()
        other.legal(seat)
        assert state == other
        assert operator.ne(state, other) is False
        other.apply(action, seat)
        assert state != other
        assert operator.eq(state, other) is False


def test_states_of_different_games_and_other_things_differ() -> None:
    states = [registered(name).new(2) for name in games()]
    for number, state in enumerate(states):
        others: list[object] = [*states[:number], *states[number + 1 :], state.position(), None, 2]
        assert all(state != other for other in others)
        assert state in [*others, state]


@every_configuration
def test_a_state_cannot_be_a_key(configuration: Configuration) -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(configuration.new())


@every_configuration
def test_copies_are_clones(configuration: Configuration) -> None:
    for number, (state, _, _) in enumerate(samples(configuration, seed=93, of_each=1)):
        state.observer = Chronicle()
        before = state.position()
        (deep,) = copy.deepcopy([state])
        for other in (copy.copy(state), deep):
            assert type(other) is type(state)
            assert other == state
            assert other.observer is None
            play_out(other, Dice(number))
            assert other.actor == OVER
        assert state.position() == before


@every_configuration
def test_a_pickled_state_goes_on_as_it_would_have(configuration: Configuration) -> None:
    for number, (state, seat, _) in enumerate(samples(configuration, seed=94)):
        protocol = number % (pickle.HIGHEST_PROTOCOL + 1)
        other = pickle.loads(pickle.dumps(state, protocol))
        assert type(other) is type(state)
        assert other == state
        assert other.legal(seat) == state.legal(seat)
        going_on = state.clone()
        assert play_out(going_on, Dice(number)) == play_out(other, Dice(number))
        assert going_on == other


@every_configuration
def test_a_state_is_said_in_one_short_line(configuration: Configuration) -> None:
    for state, seat, _ in samples(configuration, seed=95, of_each=1):
        said = repr(state)
        assert said.startswith(f"<{configuration.name} for {configuration.seats}: ")
        assert state.decision() in said
        assert said.endswith("chance>" if seat == -1 else f"seat {int(state.actor)}>")
        assert "\n" not in said
        assert len(said) < WIDTH
        play_out(state := state.clone(), Dice(1))
        assert repr(state).endswith(f": {state.decision()}>")


@pytest.mark.parametrize("lang", ["en", "uk"])
@every_configuration
def test_print_draws_the_table(
    configuration: Configuration, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(WIDTH))
    monkeypatch.setenv("LC_ALL", f"{lang}.UTF-8")
    for state, _, _ in samples(configuration, seed=96, of_each=1):
        drawn = str(state)
        assert drawn == f"{state}"
        assert drawn.isprintable() or drawn.replace("\n", "").isprintable()
        assert max(map(len, drawn.splitlines())) <= WIDTH
        assert len(drawn.splitlines()) > 5
        state = state.clone()
    play_out(state, Dice(2))
    assert str(state) != drawn


def test_what_cannot_be_written_is_drawn_in_letters() -> None:
    code = "import grani; print(grani.game(grani.games()[0]).new(2))"
    surroundings = {**os.environ, "PYTHONIOENCODING": "cp1252", "LC_ALL": "C", "COLUMNS": "80"}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, check=True, env=surroundings, timeout=60
    )
    assert done.stdout.decode("cp1252").count("\n") > 5
