"""The mini-engine, compiled: the yardstick that makes figures of different machines comparable."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

SEED = 1
MIDDLE = 7


def engine() -> Any:
    """Give the compiled module, which stands first on the path of a worker."""
    return import_module("mini_engine")


def games(seats: int, setup: str) -> Callable[[int], int]:
    play_games = engine().play_games

    def work(count: int) -> int:
        play_games(count, seats, SEED)
        return count

    return work


def decisions(seats: int, setup: str) -> Callable[[int], int]:
    play_games = engine().play_games

    def work(count: int) -> int:
        return int(play_games(count, seats, SEED)[0])

    return work


def steps(seats: int, setup: str) -> Callable[[int], int]:
    new_game = engine().new_game

    def work(count: int) -> int:
        random = Random(SEED).random
        done = 0
        for seed in range(1, count + 1):
            game = new_game(seats, seed)
            while not game.is_over():
                actions = game.legal_actions()
                game.apply(actions[int(random() * len(actions))])
                done += 1
        return done

    return work


def clone(seats: int, setup: str) -> Callable[[int], int]:
    copy = middle(seats).clone

    def work(count: int) -> int:
        for _ in range(count):
            copy()
        return count

    return work


def middle(seats: int) -> Any:
    """Give the middle of a seeded random game."""
    length = _play(engine().new_game(seats, MIDDLE), None)
    game = engine().new_game(seats, MIDDLE)
    _play(game, length // 2)
    return game


def _play(game: Any, limit: int | None) -> int:
    random = Random(MIDDLE).random
    done = 0
    while not game.is_over() and done != limit:
        actions = game.legal_actions()
        game.apply(actions[int(random() * len(actions))])
        done += 1
    return done


def is_compiled() -> bool:
    return not str(engine().__file__).endswith(".py")
