"""Many games at once: the same games as one by one, in arrays that share memory with the rules."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import gymnasium
import numpy as np
import pytest

import grani.envs
from grani.core.dice import Dice
from grani.envs import Batch, aec
from tests.envs.tables import FORGE, REALMS, TABLES, any_legal


@pytest.mark.parametrize(("game", "setup", "seats"), TABLES)
def test_rows_play_what_single_environments_play(game: str, setup: str, seats: int) -> None:
    batch = Batch(game, setup=setup, seats=seats, count=2, seed=5)
    singles = [aec(game, setup=setup, seats=seats) for _ in range(2)]
    for row, env in enumerate(singles):
        env.reset(seed=batch.seed_of(row, 0))
    dice = Dice(6)
    games = [0, 0]
    for _ in range(80 * seats):
        for row, env in enumerate(singles):
            seen, _, _, _, info = env.last()
            assert (seen["observation"] == batch.observation[row]).all()
            assert (seen["action_mask"] == batch.mask[row]).all()
            assert (info["action_mask"] == batch.mask[row]).all()
            assert env.agent_selection == f"seat_{batch.seat[row]}"
        actions = [any_legal(mask, dice) for mask in batch.mask]
        batch.step(actions)
        for row, env in enumerate(singles):
            env.step(actions[row])
            assert bool(batch.done[row]) == any(env.terminations.values())
            if batch.done[row]:
                assert batch.reward[row].tolist() == list(env.rewards.values())
                assert batch.score[row].tolist() == env.infos["seat_0"]["scores"]
                games[row] += 1
                env.reset(seed=batch.seed_of(row, games[row]))
            else:
                assert not batch.reward[row].any()
    assert sum(games) > 0


def test_a_learner_against_bots_plays_what_gymnasium_plays() -> None:
    batch = Batch(FORGE, "goddess", opponents=["greedy", "random"], count=3, seed=8)
    envs = [
        gymnasium.make(
            "grani/DiceForge-v0", setup="goddess", opponents=["greedy", "random"], seat=s
        )
        for s in range(3)
    ]
    assert batch.learner.tolist() == [0, 1, 2]
    for row, env in enumerate(envs):
        env.reset(seed=batch.seed_of(row, 0))
    dice = Dice(9)
    going = {0, 1, 2}
    while going:
        actions = [any_legal(mask, dice) for mask in batch.mask]
        told = {row: envs[row].step(actions[row]) for row in going}
        batch.step(actions)
        for row, (seen, reward, over, _, _) in told.items():
            assert bool(batch.done[row]) == over
            if over:
                assert batch.reward[row].tolist() == [reward]
                going.remove(row)
            else:
                assert (seen["observation"] == batch.observation[row]).all()
                assert batch.seat[row] == batch.learner[row]
    assert batch.reward.shape == (3, 1)


@pytest.mark.parametrize(
    ("rewards", "seats"), [(r, s) for r in ("win", "margin", "both") for s in (2, 4)]
)
def test_rewards_add_up_and_prefer_the_winner(rewards: str, seats: int) -> None:
    batch = Batch(FORGE, seats=seats, count=4, seed=3, rewards=rewards)
    ended = 0
    while ended < 4:
        batch.step_at_random()
        for row in np.flatnonzero(batch.done):
            ended += 1
            reward, score = batch.reward[row], batch.score[row]
            assert abs(reward.sum()) < 1e-9
            assert set(np.flatnonzero(reward == reward.max())) == set(
                np.flatnonzero(score == score.max())
            )
            if rewards == "win" and (score == score.max()).sum() == 1:
                assert reward.max() == 1.0
            if rewards == "margin":
                others = (score.sum() - score) / (seats - 1)
                assert reward == pytest.approx(score - others)


def test_alone_the_reward_is_the_score() -> None:
    batch = Batch(REALMS, count=2, seed=3)
    while not batch.done.any():
        batch.step_at_random()
    row = int(batch.done.argmax())
    assert batch.reward[row].tolist() == [batch.score[row][0] / 10]
    assert batch.state(row).seats == 1


def test_forced_decisions_are_played_unless_all_are_asked() -> None:
    choices = Batch(FORGE, count=4, seed=3)
    every = Batch(FORGE, count=4, seed=3, decisions="all")
    fewest = {id(batch): 99 for batch in (choices, every)}
    for batch in (choices, every):
        for _ in range(120):
            fewest[id(batch)] = min(fewest[id(batch)], int(batch.mask.sum(axis=1).min()))
            batch.step_at_random()
    assert fewest == {id(choices): 2, id(every): 1}


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"count": 0}, "at least one game"),
        ({"rewards": "wins"}, "did you mean 'win'"),
        ({"decisions": "some"}, "there are: 'choices', 'all'"),
        ({"opponents": ["easy"], "seats": 3}, "3 seats have 2 opponents, here are 1"),
        ({"opponents": "easy", "seat": 2}, "no seat 2: seats are 0 to 1"),
        ({"seats": 9}, "is for 2 to 4"),
    ],
)
def test_what_cannot_be_agreed_on_is_said(wrong: dict[str, object], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        Batch(FORGE, **wrong)  # type: ignore[arg-type]


def test_nobody_wins_alone() -> None:
    with pytest.raises(ValueError, match="nobody wins alone"):
        Batch(REALMS, rewards="win")
    with pytest.raises(KeyError, match="no bot 'hrad'"):
        grani.envs.Batch(FORGE, opponents="hrad")


@pytest.mark.parametrize("how", [copy.copy, copy.deepcopy, pickle.dumps])
def test_a_batch_says_that_it_cannot_be_copied(how: Callable[[Batch], object]) -> None:
    batch = Batch("dice-forge", count=2, seed=5)
    with pytest.raises(TypeError, match="cannot be copied"):
        how(batch)
