"""The example that trains an agent does what it says, in small."""

from __future__ import annotations

import runpy
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from grani.envs import Batch
from tests.envs.tables import FORGE

torch = pytest.importorskip(
    "torch", reason="TRAINING TESTS SKIPPED: PyTorch is not installed: grani[train]"
)
EXAMPLE = Path(__file__).parents[2] / "examples" / "train_ppo.py"


@pytest.fixture(scope="module")
def ppo() -> Any:
    return SimpleNamespace(**runpy.run_path(str(EXAMPLE)))


def agent_for(ppo: Any, batch: Batch) -> Any:
    torch.manual_seed(1)
    high = torch.tensor(batch.layout.bounds()[1], dtype=torch.float32)
    return ppo.Agent(batch.layout.size, batch.actions, high, 16)


def test_what_is_played_is_legal_and_learnt_from(ppo: Any) -> None:
    batch = Batch(FORGE, count=4, seed=1)
    agent = agent_for(ppo, batch)
    played = ppo.play(agent, batch, 24)
    assert played.mask.gather(2, played.action[..., None]).all()
    settings = ppo.Settings(games=4, steps=24, parts=2, rate=0.01)
    gained = ppo.advantages(played, agent, batch, settings)
    before = agent.policy.weight.clone()
    tool = torch.optim.Adam(agent.parameters(), lr=settings.rate)
    assert ppo.learn(agent, played, gained, tool, settings) >= 0
    assert (agent.policy.weight != before).any()
    assert 0 <= ppo.meet(agent, "random", "introductory", 4, 3) <= 1


def test_a_reward_reaches_the_last_decision_of_each_seat(ppo: Any) -> None:
    """A game of two decisions, one of each seat; the second ends it, and the next game begins."""
    batch = Batch(FORGE, count=1, seed=1)
    steps = 3
    played = ppo.Played(
        seen=torch.zeros(steps, 1, batch.layout.size),
        mask=torch.ones(steps, 1, batch.actions, dtype=torch.bool),
        seat=torch.tensor([[0], [1], [0]]),
        action=torch.zeros(steps, 1, dtype=torch.int64),
        chance=torch.zeros(steps, 1),
        worth=torch.tensor([[0.25], [0.5], [0.0]]),
        done=torch.tensor([[False], [True], [False]]),
        reward=torch.tensor([[[0.0, 0.0]], [[-1.0, 1.0]], [[0.0, 0.0]]]),
    )
    gained = ppo.advantages(played, agent_for(ppo, batch), batch, ppo.Settings())
    assert gained[:2, 0].tolist() == [-1.25, 0.5]
