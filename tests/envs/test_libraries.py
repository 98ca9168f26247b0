"""PettingZoo's and Gymnasium's own checks, over every game, module and number of seats."""

from __future__ import annotations

import subprocess
import sys
import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import grani
from grani.core.contract import IllegalAction
from grani.core.dice import Dice
from grani.envs import Batch, aec
from grani.envs.single import GameEnv
from tests.envs.tables import FORGE, REALMS, TABLES, any_legal


@pytest.mark.parametrize(("game", "setup", "seats"), TABLES)
def test_pettingzoo(game: str, setup: str, seats: int) -> None:
    with warnings.catch_warnings():
        # That numbers are not pictures between 0 and 255, and that there may be no wrapper.
        warnings.simplefilter("ignore")
        api_test(aec(game, setup=setup, seats=seats), num_cycles=20)
    seed_test(lambda: aec(game, setup=setup, seats=seats), num_cycles=20)


@pytest.mark.parametrize(("game", "setup", "seats"), TABLES)
def test_gymnasium(game: str, setup: str, seats: int) -> None:
    env = GameEnv(
        game, setup=setup, seats=seats, opponents="greedy" if seats > 1 else None, illegal="replace"
    )
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env, skip_render_check=True)


def test_every_game_is_registered() -> None:
    env = gymnasium.make("grani/DiceForge-v0", opponents=["medium"], setup="goddess")
    observation, info = env.reset(seed=4)
    assert env.observation_space.contains(observation)
    assert (observation["action_mask"] == info["action_mask"]).all()
    assert 0 <= info["seat"] < 2
    alone = gymnasium.make("grani/RollingRealms-v0")
    assert alone.unwrapped.terms.seats == 1
    against = gymnasium.make("grani/DiceForge-v0")
    assert against.unwrapped.terms.opponents == ("easy",)


def test_gymnasium_finds_them_by_the_module_alone() -> None:
    code = (
        "import gymnasium; env = gymnasium.make('grani.envs:grani/RollingRealms-v0'); "
        "print(env.reset(seed=1)[1]['seat'])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "0"


def test_what_is_not_installed_is_named_with_its_remedy() -> None:
    gone = "import sys; sys.modules['numpy'] = sys.modules['gymnasium'] = None"
    code = f"{gone}; import grani.envs; grani.envs.layout('{FORGE}', 2); grani.envs.Batch"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "numpy is not installed: pip install grani[envs]" in done.stderr


def test_a_whole_game_with_rewards_at_its_end() -> None:
    env = aec(FORGE, setup="titans", seats=3, rewards="both")
    env.reset(seed=3)
    dice = Dice(1)
    rewards = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, info = env.last()
        rewards[agent] += reward
        assert not cut
        env.step(None if over else any_legal(seen["action_mask"], dice))
        if over:
            scores = info["scores"]
    assert env.agents == []
    assert sum(rewards.values()) == pytest.approx(0)
    best = max(rewards, key=lambda agent: rewards[agent])
    assert scores[env.possible_agents.index(best)] == max(scores)


def test_masks_are_what_the_rules_allow() -> None:
    env = aec(REALMS, seats=2)
    env.reset(seed=2)
    dice = Dice(3)
    for _ in range(200):
        if not any(env.terminations.values()):
            seen, *_, info = env.last()
            position = env.position
            assert np.flatnonzero(seen["action_mask"]).tolist() == position.legal()
            assert np.flatnonzero(info["action_mask"]).tolist() == position.legal()
            idle = next(agent for agent in env.agents if agent != env.agent_selection)
            assert not env.observe(idle)["action_mask"].any()
            env.step(dice.pick(position.legal()))


def test_what_is_illegal_is_an_error_and_changes_nothing() -> None:
    env = aec(FORGE)
    env.reset(seed=1)
    before = env.position
    for wrong in (-1, 359, 10**9, None):
        with pytest.raises(IllegalAction):
            env.step(wrong)
    assert env.position == before
    single = GameEnv(FORGE)
    single.reset(seed=1)
    with pytest.raises(IllegalAction, match="is not legal now"):
        single.step(359)
    lenient = GameEnv(FORGE, illegal="replace")
    lenient.reset(seed=1)
    assert lenient.step(359)[0]["observation"].any()


def test_a_table_is_drawn_as_text_and_as_a_picture(capsys: pytest.CaptureFixture[str]) -> None:
    for game in (FORGE, REALMS):
        env = aec(game, seats=2, render_mode="ansi")
        env.reset(seed=1)
        assert env.render() == str(env.position)
        env = aec(game, seats=2, render_mode="rgb_array")
        env.reset(seed=1)
        picture = env.render()
        assert picture.shape[2] == 3
        assert picture.dtype == np.uint8
        assert np.unique(picture[:, :, 0]).size > 3, "letters have soft edges"
        env = aec(game, seats=2, render_mode="human")
        env.reset(seed=1)
        env.step(env.position.legal()[0])
        assert str(env.position).splitlines()[0] in capsys.readouterr().out
    with pytest.raises(ValueError, match="give the environment a render_mode"):
        GameEnv(FORGE).render()
    with pytest.raises(ValueError, match="did you mean 'ansi'"):
        GameEnv(FORGE, render_mode="ansii")


def test_without_a_seed_nobody_has_the_games_of_somebody_else() -> None:
    seen = set()
    for _ in range(6):
        env = aec("rolling-realms")
        env.reset()
        seen.add(env.last()[0]["observation"].tobytes())
    assert len(seen) > 1


def test_what_is_missing_or_meant_otherwise_is_said() -> None:
    env = aec("dice-forge")
    with pytest.raises(AttributeError, match=r"'agent_selection': call reset\(\) first"):
        env.last()
    env.reset(seed=1)
    with pytest.raises(KeyError, match="no agent 'player_0': there are seat_0, seat_1"):
        env.observe("player_0")
    with pytest.raises(IllegalAction, match="None is no action: seat_0 has not finished"):
        env.step(None)
    with pytest.raises(TypeError, match="opponents: expected names of bots, such as 'medium'"):
        Batch("dice-forge", opponents=[grani.bot("random")])  # type: ignore[list-item]
    with pytest.raises(ValueError, match="no render_mode 'rgb': did you mean 'rgb_array'"):
        aec("dice-forge", render_mode="rgb")
