"""Train an agent for Dice Forge by masked PPO: one file, one policy for both seats, PyTorch.

    pip install grani[envs,train]
    python examples/train_ppo.py --minutes 30

Plays against itself in a ``Batch``, learns from its own games, and meets bots in between: the lines
that it prints are its share of victories, which ``--curve`` keeps as a table. What it learns is
kept in ``--save``. The last meeting is a longer one, with what its shares may be in truth.
"""

from __future__ import annotations

import argparse
import csv
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from grani.arena.statistics import wilson
from grani.envs import Batch

BOTS = ("random", "greedy")
LAST_SEED = 1_000_000
"""Of the last meeting: no meeting before had these dice."""
Tensor = Any


@dataclass(frozen=True)
class Settings:
    """What is worth changing."""

    games: int = 128
    steps: int = 128
    """Decisions of each game between two times of learning."""
    epochs: int = 2
    parts: int = 8
    """What was played is learnt in so many pieces."""
    width: int = 256
    rate: float = 4e-4
    clip: float = 0.2
    entropy: float = 0.01
    discount: float = 1.0
    trust: float = 0.95
    """Lambda of the advantages: how far what really happened counts more than what was expected."""


class Agent(nn.Module):  # type: ignore[misc]  # PyTorch is Any here
    """Two layers of sight, then what to do and what it is worth."""

    def __init__(self, size: int, actions: int, high: Tensor, width: int) -> None:
        super().__init__()
        self.register_buffer("scale", 1.0 / high.clamp(1, 60))
        self.body = nn.Sequential(
            nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy = nn.Linear(width, actions)
        self.worth = nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """Give the distribution over legal actions, and the expected reward of who decides."""
        found = self.body(seen.float() * self.scale)
        logits = self.policy(found).masked_fill(~mask, -1e9)
        return torch.distributions.Categorical(logits=logits), self.worth(found).squeeze(-1)


@dataclass
class Played:
    """What happened in some steps of every game: [steps, games]."""

    seen: Tensor
    mask: Tensor
    seat: Tensor
    action: Tensor
    chance: Tensor
    worth: Tensor
    done: Tensor
    reward: Tensor


def tensors(batch: Batch) -> tuple[Tensor, Tensor]:
    """Copy what a batch shows now."""
    return torch.from_numpy(batch.observation.copy()), torch.from_numpy(batch.mask.copy())


@torch.no_grad()  # type: ignore[untyped-decorator]
def play(agent: Agent, batch: Batch, steps: int) -> Played:
    """Let an agent decide for every seat, and keep all of it."""
    rows: list[list[Tensor]] = []
    for _ in range(steps):
        seen, mask = tensors(batch)
        seat = torch.from_numpy(batch.seat.copy())
        choice, worth = agent(seen, mask)
        action = choice.sample()
        batch.step(action.numpy())
        done = torch.from_numpy(batch.done.copy())
        reward = torch.from_numpy(batch.reward.astype(np.float32))
        rows.append([seen, mask, seat, action, choice.log_prob(action), worth, done, reward])
    return Played(*(torch.stack(column) for column in zip(*rows, strict=True)))


def advantages(played: Played, agent: Agent, batch: Batch, settings: Settings) -> Tensor:
    """Say how much better each decision turned out than expected, seat by seat.

    Seats take turns, so what follows a decision for its seat is the next decision of that seat, or
    the reward at the end; each game remembers for each seat what came of it later.
    """
    steps, games = played.seat.shape
    seats = played.reward.shape[2]
    gained = torch.zeros(steps, games)
    # Of every seat: the worth of its next decision, and the advantage from there on. Nothing is
    # known yet beyond the last step, but for the seat that is to decide there.
    with torch.no_grad():
        seen, mask = tensors(batch)
        _, last = agent(seen, mask)
    known = torch.zeros(games, seats, dtype=torch.bool)
    following = torch.zeros(games, seats)
    later = torch.zeros(games, seats)
    rows = torch.arange(games)
    now = torch.from_numpy(batch.seat.copy())
    known[rows, now] = True
    following[rows, now] = last
    for step in range(steps - 1, -1, -1):
        ended = played.done[step]
        following = torch.where(ended[:, None], played.reward[step], following)
        later = torch.where(ended[:, None], torch.zeros(()), later)
        known = known | ended[:, None]
        seat = played.seat[step]
        worth = played.worth[step]
        # A seat of which nothing is known any more had its last decision of these steps here.
        surprise = torch.where(
            known[rows, seat], settings.discount * following[rows, seat] - worth, torch.zeros(())
        )
        gained[step] = surprise + settings.discount * settings.trust * later[rows, seat]
        known[rows, seat] = True
        following[rows, seat] = worth
        later[rows, seat] = gained[step]
    return gained


def learn(agent: Agent, played: Played, gained: Tensor, tool: Any, settings: Settings) -> float:
    """Make what turned out well likelier, in small steps; give the mean loss of worth."""
    seen, mask = played.seen.flatten(0, 1), played.mask.flatten(0, 1)
    action, chance = played.action.flatten(), played.chance.flatten()
    better = gained.flatten()
    goal = better + played.worth.flatten()
    better = (better - better.mean()) / (better.std() + 1e-6)
    losses: list[float] = []
    for _ in range(settings.epochs):
        for part in torch.randperm(len(action)).chunk(settings.parts):
            choice, worth = agent(seen[part], mask[part])
            ratio = (choice.log_prob(action[part]) - chance[part]).exp()
            bounded = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            gain = torch.minimum(ratio * better[part], bounded * better[part]).mean()
            missed = (worth - goal[part]).square().mean()
            loss = 0.5 * missed - gain - settings.entropy * choice.entropy().mean()
            tool.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            tool.step()
            losses.append(missed.item())
    return float(np.mean(losses))


@torch.no_grad()  # type: ignore[untyped-decorator]
def meet(agent: Agent, opponent: str, setup: str, games: int, seed: int) -> float:
    """Give the share of victories against a bot; a draw counts half. Seats take turns."""
    rows = min(games, 100)
    batch = Batch("dice-forge", setup=setup, opponents=[opponent], count=rows, seed=seed)
    # Every row plays as many: who takes whatever ends first has too many short games.
    left = games // rows + (np.arange(rows) < games % rows)
    results: list[float] = []
    while left.any():
        seen, mask = tensors(batch)
        batch.step(agent(seen, mask)[0].logits.argmax(dim=1).numpy())
        counted = batch.done & (left > 0)
        results += batch.reward[counted, 0].tolist()
        left -= counted
    return float(np.mean(results)) / 2 + 0.5


class Curve:
    """Says how far the agent is, and keeps it as a table if that is wanted."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.begun, self.worked = time.monotonic(), time.process_time()
        if path:
            path.write_text(",".join(["seconds", "cpu_seconds", "decisions", *BOTS]) + "\n")

    @property
    def minutes(self) -> float:
        return (time.monotonic() - self.begun) / 60

    def point(self, decisions: int, shares: list[float], missed: float) -> None:
        """Add a point: what was played, shares of victories, how far off the worth is."""
        worked = time.process_time() - self.worked
        told = "  ".join(f"{bot} {share:.0%}" for bot, share in zip(BOTS, shares, strict=True))
        print(
            f"{self.minutes:5.1f} min {worked:6.0f} s of CPU {decisions:>10,} decisions  {told}  "
            f"worth is off by {missed**0.5:.2f}",
            flush=True,
        )
        if self.path:
            with self.path.open("a", newline="") as file:
                row = [round(60 * self.minutes), round(worked), decisions]
                csv.writer(file, lineterminator="\n").writerow(
                    [*row, *(round(share, 4) for share in shares)]
                )


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--minutes", type=float, default=30)
    reader.add_argument("--setup", default="introductory")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--every", type=int, default=20, help="meet the bots after so many rounds")
    reader.add_argument("--games", type=int, default=200, help="games against each bot")
    reader.add_argument("--last", type=int, default=1000, help="the same at the end")
    reader.add_argument("--save", type=Path, default=Path("ppo.pt"))
    reader.add_argument("--curve", type=Path, help="a CSV file for the points on the way")
    options = reader.parse_args()
    settings = Settings()
    torch.manual_seed(options.seed)
    batch = Batch(
        "dice-forge", setup=options.setup, count=settings.games, seed=options.seed, rewards="both"
    )
    high = torch.tensor(batch.layout.bounds()[1], dtype=torch.float32)
    agent = Agent(batch.layout.size, batch.actions, high, settings.width)
    tool = torch.optim.Adam(agent.parameters(), lr=settings.rate, eps=1e-5)
    batch.step_at_random(100)  # so that not all games are in their first round
    curve = Curve(options.curve)
    number = 0
    while curve.minutes < options.minutes:
        played = play(agent, batch, settings.steps)
        gained = advantages(played, agent, batch, settings)
        missed = learn(agent, played, gained, tool, settings)
        number += 1
        if number % options.every == 0:
            shares = [meet(agent, bot, options.setup, options.games, number) for bot in BOTS]
            curve.point(number * settings.games * settings.steps, shares, missed)
            torch.save(agent.state_dict(), options.save)
    torch.save(agent.state_dict(), options.save)
    for bot in BOTS:
        share = meet(agent, bot, options.setup, options.last, LAST_SEED)
        low, top = wilson(share * options.last, options.last)
        print(f"{bot}: {share:.1%} of {options.last} games (95 %: {low:.1%} to {top:.1%})")


if __name__ == "__main__":
    main()
