"""Other people's games, from PyPI, in an environment of their own."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random

from bench.workloads.stepping import stepping

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


def connect_four(seats: int, setup: str) -> Callable[[int], int]:
    """Steps of PettingZoo's connect four, in the wrappers that it comes with."""
    import_module("os").environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    env = import_module("pettingzoo.classic.connect_four_v3").env()
    return stepping(env)


def catanatron_gym(seats: int, setup: str) -> Callable[[int], int]:
    """Steps of catanatron's Gymnasium environment, one learner against a random player."""
    import_module("catanatron_gym")
    env = import_module("gymnasium").make("catanatron-v1", disable_env_checker=True)

    def work(count: int) -> int:
        random = Random(SEED).random
        _, info = env.reset(seed=SEED)
        for _ in range(count):
            actions = info["valid_actions"]
            _, _, over, cut, info = env.step(actions[int(random() * len(actions))])
            if over or cut:
                _, info = env.reset()
        return count

    return work


def is_compiled() -> bool:
    """Whatever its authors ship is what is measured."""
    return True
