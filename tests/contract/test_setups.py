"""Every named set-up of every game can be played to its end; what is none is refused."""

from __future__ import annotations

from typing import Any

import pytest

from grani.core.contract import OVER
from grani.core.dice import Dice
from grani.core.game import Game, SetupError
from grani.core.registry import game as registered, games
from tests.contract.games import SAMPLED, Configuration, every_game, walk
from tests.core.complaints import one_line
from tests.fuzz.invariants import invariants_of

SETUPS = [
    Configuration(name, registered(name).min_seats, setup)
    for name in games()
    for setup in registered(name).setups()
]


@pytest.mark.parametrize("configuration", SETUPS, ids=str)
def test_every_setup_is_playable(configuration: Configuration) -> None:
    check = invariants_of(configuration.name)
    state = configuration.new()
    for number, _ in enumerate(walk(state, Dice(7))):
        if number % 25 == 0:
            assert check(state) == ""
    assert state.actor == OVER
    assert check(state) == ""
    again = configuration.game.from_position(state.position())
    assert again.position() == state.position()


def test_only_setups_that_there_are_can_be_sampled() -> None:
    for name, setups in SAMPLED.items():
        assert setups.keys() <= set(registered(name).setups())


# ---------------------------------------------------------------------- refusals


@every_game
@pytest.mark.parametrize(
    ("seats", "reason"),
    [
        ("2", "seats: expected a whole number, {fit}, found '2': write 2"),
        ("two", "seats: expected a whole number, {fit}, found 'two'"),
        (2.0, "seats: expected a whole number, {fit}, found the number 2.0"),
        (True, "seats: expected a whole number, {fit}, found true or false"),
        (None, "seats: expected a whole number, {fit}, found nothing (null)"),
        (0, "0 seats: {title} is for {fit}"),
        (100, "100 seats: {title} is for {fit}"),
        (2**70, f"{2**70} seats: {{title}} is for {{fit}}"),
    ],
)
def test_seats_that_cannot_be_are_refused(game: Game, seats: Any, reason: str) -> None:
    wanted = reason.format(title=game.title, fit=f"{game.min_seats} to {game.max_seats}")
    for start in (game.new, game.setup_data):
        with pytest.raises(SetupError) as caught:
            start(seats)
        assert str(caught.value) == wanted


@every_game
@pytest.mark.parametrize(
    ("setup", "found"),
    [
        (["cerberus"], "a list: write 'cerberus'"),
        (["cerberus", "satyrs"], "a list: write 'cerberus,satyrs'"),
        ([1], "a list"),
        (5, "the number 5"),
    ],
)
def test_a_setup_of_a_wrong_kind_is_refused(game: Game, setup: Any, found: str) -> None:
    for start in (game.new, game.setup_data):
        with pytest.raises(SetupError) as caught:
            start(2, setup)
        assert str(caught.value) == (
            f"set-up: expected a name, names with commas between, or an object, found {found}"
        )


@every_game
@pytest.mark.parametrize("setup", ["intro", "alt", "rand", "", "?", {1: 2}, {"x": {}}])
def test_a_setup_that_is_not_known_is_refused_in_a_line(game: Game, setup: Any) -> None:
    with pytest.raises(SetupError) as caught:
        game.new(2, setup)
    one_line(str(caught.value))


@pytest.mark.parametrize(
    ("setup", "remedy"),
    [
        ("intro", "did you mean 'introductory'?"),
        ("Intro", "did you mean 'introductory'?"),
        ("alt", "did you mean 'alternates'?"),
        ("rand", "did you mean 'random'?"),
        ("?", "try 'introductory' or 'random'"),
    ],
)
def test_the_beginning_of_a_name_finds_it(setup: str, remedy: str) -> None:
    with pytest.raises(SetupError) as caught:
        registered("dice-forge").new(2, setup)
    assert str(caught.value) == f"no set-up or feat {setup!r}: {remedy}"


@every_game
def test_nobody_looks_from_a_seat_that_is_not_there(game: Game) -> None:
    state = game.new(2)
    for seat in (-1, 0, 1):
        assert state.view(seat)["you"] == seat
    for seat in (9, 2, -2, 2**70):
        with pytest.raises(ValueError, match=f"^no seat {seat}: seats are 0 to 1, and -1 is a"):
            state.view(seat)
