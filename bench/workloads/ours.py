"""Our own rules, through the public contract."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from grani.core.contract import CHANCE, OVER, State
from grani.core.dice import Dice
from grani.core.playout import play_out
from grani.core.registry import game as registered

if TYPE_CHECKING:
    from grani.envs import Batch

SEED = 1
MIDDLE = 7
"""Seed of the game whose middle is cloned."""
ROWS = 256
"""Games of a batch."""
SPREAD = 40
"""Steps after which the games of a batch stand at different places, and one in its middle."""


def games(seats: int, setup: str, game: str) -> Callable[[int], int]:
    """Whole random games, set-up included."""
    rules = registered(game)

    def work(count: int) -> int:
        dice = Dice(SEED)
        for _ in range(count):
            play_out(rules.new(seats, setup), dice)
        return count

    return work


def decisions(seats: int, setup: str, game: str) -> Callable[[int], int]:
    """Decisions of seats in the compiled loop; the dice between them are not counted."""
    rules = registered(game)

    def work(count: int) -> int:
        dice = Dice(SEED)
        return sum(int(play_out(rules.new(seats, setup), dice)) for _ in range(count))

    return work


def steps(seats: int, setup: str, game: str) -> Callable[[int], int]:
    """Steps driven from Python: a decision or a landing die, each one ``legal`` and ``apply``."""
    rules = registered(game)

    def work(count: int) -> int:
        dice = Dice(SEED)
        done = 0
        for _ in range(count):
            state = rules.new(seats, setup)
            while not state.is_over:
                state.apply(dice.pick(state.legal()))
                done += 1
        return done

    return work


def greedy(seats: int, setup: str, game: str) -> Callable[[int], int]:
    """Whole games of the greedy bot, as a simulation plays them."""
    from grani.arena.simulate import Series, play_part

    series = Series(game, ("greedy",) * seats, 0, SEED, setup)

    def work(count: int) -> int:
        return play_part(series, 0, count).games

    return work


def clone(seats: int, setup: str, game: str) -> Callable[[int], int]:
    """Clones, called from Python, of one position in the middle of a game."""
    copy = middle(seats, setup, game).clone

    def work(count: int) -> int:
        for _ in range(count):
            copy()
        return count

    return work


def batch(seats: int, setup: str, game: str) -> Callable[[int], int]:
    """Decisions of a batch, observations and masks written; actions drawn in compiled code."""
    many = _batch(seats, setup, game)

    def work(count: int) -> int:
        many.step_at_random(count)
        return count * ROWS

    return work


def batch_numpy(seats: int, setup: str, game: str) -> Callable[[int], int]:
    """The same with actions drawn from the masks by NumPy; that is timed too."""
    from numpy import float32
    from numpy.random import default_rng

    many = _batch(seats, setup, game)
    random = default_rng(SEED).random

    def work(count: int) -> int:
        for _ in range(count):
            many.step((random(many.mask.shape, float32) * many.mask).argmax(axis=1))
        return count * ROWS

    return work


def _batch(seats: int, setup: str, game: str) -> Batch:
    from grani.envs import Batch

    many = Batch(game, setup=setup, seats=seats, count=ROWS, seed=SEED)
    many.step_at_random(SPREAD)
    return many


def aec(seats: int, setup: str, game: str) -> Callable[[int], int]:
    """Steps of the PettingZoo environment: ``last``, a legal action, ``step``."""
    from bench.workloads.stepping import stepping
    from grani.envs import aec as environment

    return stepping(environment(game, setup=setup, seats=seats))


def gym(seats: int, setup: str, game: str) -> Callable[[int], int]:
    """Steps of the Gymnasium environment, one learner against random players."""
    import gymnasium
    from numpy import flatnonzero

    from grani.envs.registration import env_id

    env = gymnasium.make(env_id(game), setup=setup, opponents=["random"] * (seats - 1))

    def work(count: int) -> int:
        dice = Dice(SEED)
        _, info = env.reset(seed=SEED)
        for _ in range(count):
            legal = flatnonzero(info["action_mask"])
            _, _, over, _, info = env.step(int(legal[dice.below(len(legal))]))
            if over:
                _, info = env.reset()
        return count

    return work


def copy_aec(seats: int, setup: str, game: str) -> Callable[[int], int]:
    """Copies of a PettingZoo environment in the middle of a game."""
    from bench.workloads.stepping import stepping
    from grani.envs import aec as environment

    env = environment(game, setup=setup, seats=seats)
    stepping(env)(SPREAD)
    copy = env.clone

    def work(count: int) -> int:
        for _ in range(count):
            copy()
        return count

    return work


def middle(seats: int, setup: str, game: str) -> State:
    """Give the first decision in the second half of a seeded random game."""
    rules = registered(game)
    length = _play(rules.new(seats, setup), None)
    state = rules.new(seats, setup)
    _play(state, length // 2)
    return state


def _play(state: State, limit: int | None) -> int:
    dice = Dice(MIDDLE)
    done = 0
    while state.actor != OVER:
        if limit is not None and done >= limit and state.actor != CHANCE:
            break
        state.apply(dice.pick(state.legal()))
        done += 1
    return done


def is_compiled() -> bool:
    """Tell whether the rules that are loaded here are compiled."""
    from grani.core import playout

    return not str(playout.__file__).endswith(".py")
