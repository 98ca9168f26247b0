"""The loop by which PettingZoo's environments are stepped, ours and its own alike."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

SEED = 1


def stepping(env: Any) -> Callable[[int], int]:
    """Steps of an environment: look, take a legal action by chance, and so on through games."""
    flatnonzero = import_module("numpy").flatnonzero

    def work(count: int) -> int:
        random = Random(SEED).random
        env.reset(seed=SEED)
        for _ in range(count):
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.reset()
                continue
            legal = flatnonzero(observation["action_mask"])
            env.step(int(legal[int(random() * len(legal))]))
        return count

    return work
