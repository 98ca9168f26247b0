"""The base game is complete without any box: what no box joins in is played just the same."""

from __future__ import annotations

import pytest

from grani.core.dice import Dice
from grani.dice_forge.boxes.box import Box
from grani.dice_forge.faces import DARK_START, LIGHT_START
from grani.dice_forge.game import GAME
from grani.dice_forge.table import Table

PLAIN = Box(0, "", [], LIGHT_START, DARK_START)
BASE_SETUPS = ["introductory", "alternates", "random"]
"""Set-ups of base cards alone."""


def played(table: Table, seed: int) -> tuple[list[tuple[int, list[int]]], list[int]]:
    """Play a random game; give who could do what at every step, and the scores."""
    dice = Dice(seed)
    steps = []
    while not table.is_over:
        legal = table.legal()
        steps.append((int(table.actor), legal))
        table.apply(dice.pick(legal))
    return steps, table.scores()


@pytest.mark.parametrize("setup", BASE_SETUPS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_base_games_are_the_same_with_a_box_that_does_nothing(setup: str, seats: int) -> None:
    for seed in range(4):
        usual = GAME.new(seats, setup)
        plain = GAME.new(seats, setup)
        assert type(usual.box) is not Box
        plain.box = PLAIN
        assert played(plain, seed) == played(usual, seed)
