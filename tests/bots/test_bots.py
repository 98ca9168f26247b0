"""Bots choose legal actions, leave the state alone, and are as strong as we say."""

from __future__ import annotations

import pytest

from grani.arena.simulate import Series, simulate
from grani.bots import bot_names, make_bot
from grani.core.build import build
from grani.core.dice import Dice
from grani.core.playout import roll_on
from grani.core.registry import game, games

BUILD = build()
SHORTER = {"hard": "hard:iterations=6", "master": "master:iterations=6"}
"""How long they think is not what these tests are about."""
CONFIGURATIONS = [(name, SHORTER.get(bot, bot)) for name in games() for bot in bot_names(name)]


@pytest.mark.parametrize(("name", "bot"), CONFIGURATIONS)
def test_a_bot_takes_a_legal_action_and_changes_nothing(name: str, bot: str) -> None:
    table = game(name)
    seats = max(2, table.min_seats)
    state = table.new(seats, "random")
    dice = Dice(3)
    player = make_bot(bot, name, seed=5)
    roll_on(state, dice)
    for _ in range(60):
        if state.is_over:
            break
        before = state.position()
        action = player.choose(state, state.actor)
        assert state.position() == before
        assert action in state.legal()
        state.apply(action)
        roll_on(state, dice)


@pytest.mark.parametrize(("name", "bot"), CONFIGURATIONS)
def test_equal_seeds_make_equal_play(name: str, bot: str) -> None:
    series = Series(name, (bot, bot), games=2, seed=9)
    assert simulate(series).entries == simulate(series).entries


def test_an_unknown_bot_is_named_with_the_nearest_known_one() -> None:
    with pytest.raises(KeyError, match="no bot 'gredy' for dice-forge: did you mean 'greedy'"):
        make_bot("gredy", "dice-forge")


@pytest.mark.parametrize("setup", ["introductory", "alternates", "random"])
def test_greedy_scores_well_over_80_a_seat_in_games_of_two(setup: str) -> None:
    count = 400 if BUILD == "compiled" else 24
    result = simulate(Series("dice-forge", ("greedy", "greedy"), count, seed=11, setup=setup))
    mean = sum(result.seat_scores) / (2 * result.games)
    assert mean > 85


def test_greedy_beats_random_nearly_always() -> None:
    count = 400 if BUILD == "compiled" else 30
    series = Series("dice-forge", ("random", "greedy"), count, seed=2, setup="random")
    assert simulate(series).entries[1].wins > 0.95 * count
