"""The network while it learns, in PyTorch: real numbers now, whole ones when it is shipped.

Positions come as chunks of NumPy arrays, the newest some hundred thousand are kept and
seen again, and steps of Adam follow both what positions came to and what options deserved.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from grani.bots.forge_features import ROWS, divisors
from grani.bots.forge_meanings import MEANINGS
from grani.train.chunks import Chunk, gather

STRAIGHT = 3
"""Lanes of the first layer that go straight to the outlooks; the third is spare."""
SPREAD = 0.1
BATCH = 1024


class Sums(torch.autograd.Function):  # type: ignore[misc]  # PyTorch is Any here
    """Sums of rows of a table, each with its weight, for a batch of positions.

    The way back is the same thing turned round: for every row of the table a sum over the positions
    that have it. That is three times as quick as what PyTorch does there.
    """

    @staticmethod
    def forward(ctx: Any, table: Tensor, rows: Any, values: Any, offsets: Any) -> Tensor:
        order = np.argsort(rows, kind="stable")
        lengths = np.diff(offsets, append=len(rows))
        owner = np.repeat(np.arange(len(offsets), dtype=np.int32), lengths)[order]
        ctx.turned = (rows[order], owner, values[order])
        ctx.shape = table.shape
        return summed(table, rows.astype(np.int32), values, offsets)

    @staticmethod
    def backward(ctx: Any, *gradients: Any) -> Any:
        rows, owner, values = ctx.turned
        found, offsets = np.unique(rows, return_index=True)
        slopes = torch.zeros(ctx.shape)
        slopes[torch.from_numpy(found.astype(np.int64))] = summed(
            gradients[0], owner, values, offsets
        )
        return slopes, None, None, None


def summed(table: Tensor, rows: Any, values: Any, offsets: Any) -> Tensor:
    """Give the weighted sums of rows, one for each offset."""
    return nn.functional.embedding_bag(
        torch.from_numpy(rows),
        table,
        torch.from_numpy(offsets.astype(np.int32)),
        mode="sum",
        per_sample_weights=torch.from_numpy(values),
    )


class Model(nn.Module):  # type: ignore[misc]
    """One layer of sparse sums, a rectifier, two outlooks and the preferences."""

    def __init__(self, units: int) -> None:
        super().__init__()
        self.units = units
        width = units + STRAIGHT
        self.first = nn.Parameter(torch.zeros(int(ROWS), width))
        self.bias = nn.Parameter(torch.zeros(width))
        self.ways = nn.Parameter(torch.randn(2, units) * SPREAD)
        self.heads = nn.Parameter(torch.zeros(int(MEANINGS), units))
        self.leanings = nn.Parameter(torch.zeros(int(MEANINGS)))
        with torch.no_grad():
            self.bias[:units] = 0.1
            # A little at random, so that units learn different things.
            self.first[:, :units] = torch.randn(int(ROWS), units) * 0.03

    def hidden(self, rows: Any, values: Any, offsets: Any) -> Tensor:
        """Give the first layer of positions."""
        sums: Tensor = Sums.apply(self.first, rows, values, offsets)
        return sums + self.bias

    def outlooks(self, hidden: Tensor) -> Tensor:
        """Give lead and the logit of winning."""
        units = self.units
        return hidden[:, units : units + 2] + torch.relu(hidden[:, :units]) @ self.ways.t()


class Learner:
    """Learns from chunks, the newest ``memory`` positions of them."""

    def __init__(self, units: int, seed: int, memory: int = 700_000) -> None:
        torch.manual_seed(seed)
        self.random = np.random.default_rng(seed)
        self.model = Model(units)
        self.optimizer = torch.optim.Adam(self.model.parameters(), lr=1e-3)
        self.memory = memory
        self.chunks: list[Chunk] = []
        self.seen: NDArray[np.bool_] = np.zeros(int(ROWS), dtype=bool)
        """Rows that some position had; the others have learnt nothing."""
        self.scale = (1.0 / np.asarray(divisors(), dtype=np.float32)).astype(np.float32)

    def take(self, chunk: Chunk) -> None:
        """Remember a chunk, and forget the oldest beyond what memory holds."""
        self.seen[np.unique(chunk.rows)] = True
        self.chunks.append(chunk)
        while len(self.chunks) > 1 and sum(c.size for c in self.chunks) > self.memory:
            self.chunks.pop(0)

    def learn(self, steps: int, rate: float, guess_share: float = 0.5) -> dict[str, float]:
        """Take steps of ``BATCH`` positions; give the mean losses.

        ``guess_share`` of every batch are positions in which something was decided.
        """
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        sums = {"lead": 0.0, "win": 0.0, "policy": 0.0}
        sizes = np.array([chunk.size for chunk in self.chunks], dtype=np.float64)
        weights = sizes / sizes.sum()
        deciding = [chunk.decisions for chunk in self.chunks]
        for _ in range(steps):
            which = int(self.random.choice(len(self.chunks), p=weights))
            chunk, decisions = self.chunks[which], deciding[which]
            asked = int(BATCH * guess_share) if len(decisions) else 0
            some = self.random.integers(0, chunk.size, BATCH - asked)
            if asked:
                picked = decisions[self.random.integers(0, len(decisions), asked)]
                some = np.concatenate([picked, some])
            losses = self.losses(chunk, some, asked)
            self.optimizer.zero_grad()
            losses["loss"].backward()
            self.optimizer.step()
            for name in sums:
                sums[name] += float(losses[name].detach())
        return {name: total / max(1, steps) for name, total in sums.items()}

    def losses(self, chunk: Chunk, some: NDArray[np.int64], asked: int) -> dict[str, Tensor]:
        """Give the losses of a batch; its first ``asked`` positions are decisions."""
        model = self.model
        flat, offsets, _ = gather(chunk.ends, some)
        rows = chunk.rows[flat]
        values = chunk.values[flat].astype(np.float32) * self.scale[rows]
        hidden = model.hidden(rows, values, offsets)
        seen = model.outlooks(hidden)
        came = torch.from_numpy(chunk.returns[some])
        lead = ((seen[:, 0] - came[:, 0]) ** 2).mean()
        win = nn.functional.binary_cross_entropy_with_logits(seen[:, 1], came[:, 1])
        policy = torch.zeros(())
        if asked:
            policy = self.preference_loss(chunk, some[:asked], hidden[:asked])
        return {"loss": lead + win + policy, "lead": lead, "win": win, "policy": policy}

    def preference_loss(self, chunk: Chunk, some: NDArray[np.int64], hidden: Tensor) -> Tensor:
        """Give the cross entropy between what options deserve and what the network prefers."""
        model = self.model
        count = len(some)
        units = torch.relu(hidden[:, : model.units])
        flat, _, lengths = gather(chunk.option_ends, some)
        owner = torch.from_numpy(np.repeat(np.arange(count), lengths))
        meaning = torch.from_numpy(chunk.options[flat].astype(np.int64))
        desert = torch.from_numpy(chunk.deserts[flat])
        logits = (units[owner] * model.heads[meaning]).sum(1) + model.leanings[meaning]
        top = torch.full((count,), -1e9).scatter_reduce(0, owner, logits.detach(), "amax")
        total = torch.zeros(count).index_add(0, owner, torch.exp(logits - top[owner]))
        chosen = logits - (top + torch.log(total))[owner]
        return -(desert * chosen).sum() / count

    # ------------------------------------------------------------------ keeping

    def arrays(self) -> dict[str, NDArray[np.float32]]:
        """Give the weights as arrays; rows that were never seen are zero, which packs well."""
        arrays = {
            name: weights.detach().numpy().copy() for name, weights in self.model.named_parameters()
        }
        arrays["first"][~self.seen] = 0.0
        return arrays

    def load(self, arrays: dict[str, NDArray[np.float32]]) -> None:
        """Go on from weights; a narrower network is widened, its units first."""
        with torch.no_grad():
            for name, weights in self.model.named_parameters():
                if weights.shape == arrays[name].shape:
                    weights.copy_(torch.from_numpy(arrays[name]))
                else:
                    self._widen(name, weights, torch.from_numpy(arrays[name]))
        self.seen |= np.abs(arrays["first"]).sum(1) > 0

    def _widen(self, name: str, weights: Tensor, old: Tensor) -> None:
        units = self.model.units
        if name in ("first", "bias"):
            narrow = old.shape[-1] - STRAIGHT
            weights[..., :narrow] = old[..., :narrow]
            weights[..., units:] = old[..., narrow:]
        else:
            narrow = old.shape[-1]
            weights *= 0.1
            weights[..., :narrow] = old

    def save(self, path: Path) -> None:
        """Keep everything that learning goes on from, but the positions."""
        state = {
            "model": self.model.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "random": self.random.bit_generator.state,
            "torch": torch.get_rng_state(),
            "seen": torch.from_numpy(self.seen),
        }
        torch.save(state, path)

    def restore(self, path: Path) -> None:
        """Go on where ``save`` was called."""
        state = torch.load(path, weights_only=True)
        self.model.load_state_dict(state["model"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.random.bit_generator.state = state["random"]
        torch.set_rng_state(state["torch"])
        self.seen = state["seen"].numpy().copy()
