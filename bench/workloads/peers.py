"""Other people's games, from PyPI, in an environment of their own."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random

SEED = 1


def catanatron(seats: int, setup: str) -> Callable[[int], int]:
    """Whole games of catanatron's own random players."""
    module = import_module("catanatron")
    colors = list(module.Color)[:seats]

    def work(count: int) -> int:
        for seed in range(count):
            players = [module.RandomPlayer(color) for color in colors]
            module.Game(players, seed=seed).play()
        return count

    return work


def backgammon(seats: int, setup: str) -> Callable[[int], int]:
    """Whole random games of OpenSpiel's backgammon, driven from Python as its examples do."""
    game = import_module("pyspiel").load_game("backgammon")

    def work(count: int) -> int:
        random = Random(SEED).random
        for _ in range(count):
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
        return count

    return work


def is_compiled() -> bool:
    """Whatever its authors ship is what is measured."""
    return True
