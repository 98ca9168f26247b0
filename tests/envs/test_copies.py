"""Copies that really are copies: they go on alike, and neither notices what the other does."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from grani.core.contract import IllegalAction
from grani.core.dice import Dice
from grani.envs import aec
from grani.envs.single import GameEnv
from tests.envs.tables import FORGE, REALMS, any_legal

WAYS: dict[str, Callable[[Any], Any]] = {
    "clone": lambda env: env.clone(),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda env: pickle.loads(pickle.dumps(env)),
    "state": lambda env: env.get_state(),
}


def course(env: Any, seed: int) -> list[object]:
    """Play a PettingZoo environment to its end and through another game; tell all that is seen."""
    dice = Dice(seed)
    told: list[object] = []
    for _ in range(2):
        for agent in env.agent_iter():
            seen, reward, over, _, _ = env.last()
            told.append((agent, seen["observation"].tobytes(), reward, over))
            env.step(None if over else any_legal(seen["action_mask"], dice))
        env.reset()
    return told


def played(env: GameEnv, seed: int) -> list[object]:
    """The same for a Gymnasium environment."""
    dice = Dice(seed)
    told: list[object] = []
    for _ in range(2):
        over = False
        while not over:
            seen, reward, over, _, info = env.step(any_legal(env.action_masks(), dice))
            told.append((seen["observation"].tobytes(), reward, info["seat"]))
        env.reset()
    return told


@pytest.mark.parametrize("way", WAYS)
def test_copies_of_pettingzoo_environments(way: str) -> None:
    env = aec(FORGE, setup="goddess", seats=3)
    env.reset(seed=5)
    dice = Dice(2)
    for _ in range(40):
        env.step(any_legal(env.last()[0]["action_mask"], dice))
    twin = WAYS[way](env)
    before = env.position
    there = course(twin, 7)
    assert env.position == before, "the original stays where it is"
    assert course(env, 7) == there, "and goes on in the same way, dice included"


@pytest.mark.parametrize("way", WAYS)
def test_nobody_makes_an_action_legal_by_writing_into_a_mask(way: str) -> None:
    env = aec(FORGE)
    env.reset(seed=1)
    twin = WAYS[way](env)
    for one in (twin, env):
        with pytest.raises(ValueError, match="read-only"):
            one.last()[0]["action_mask"][:] = 1
        with pytest.raises(IllegalAction):
            one.step(40)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("game", "opponents"), [(FORGE, ["easy", "greedy"]), (REALMS, None)])
def test_copies_of_gymnasium_environments(way: str, game: str, opponents: list[str] | None) -> None:
    env = GameEnv(game, opponents=opponents)
    env.reset(seed=6)
    dice = Dice(2)
    for _ in range(10):
        env.step(any_legal(env.action_masks(), dice))
    twin = WAYS[way](env)
    before = env.position
    there = played(twin, 7)
    assert env.position == before
    assert played(env, 7) == there, "bots think alike too"


def test_one_goes_back_as_often_as_one_likes() -> None:
    env = aec(REALMS, seats=2)
    env.reset(seed=1)
    kept = env.get_state()
    courses = []
    for _ in range(2):
        courses.append(course(env, 3))
        env.set_state(kept)
    assert courses[0] == courses[1]
    single = GameEnv(FORGE, opponents="random")
    single.reset(seed=1)
    state = single.get_state()
    first = played(single, 3)
    single.set_state(state)
    assert played(single, 3) == first
    with pytest.raises(ValueError, match="another game, set-up or seats"):
        env.set_state(aec(FORGE))


def test_an_environment_that_was_never_reset_can_be_copied() -> None:
    for way in WAYS.values():
        twin = way(aec(FORGE))
        twin.reset(seed=2)
        env = aec(FORGE)
        env.reset(seed=2)
        assert twin.position == env.position
