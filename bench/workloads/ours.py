"""Our own rules, through the public contract."""

from __future__ import annotations

from collections.abc import Callable

from grani.core.contract import CHANCE, OVER, State
from grani.core.dice import Dice
from grani.core.playout import play_out
from grani.core.registry import game as registered

SEED = 1
MIDDLE = 7
"""Seed of the game whose middle is cloned."""


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
