"""The spaces of Gymnasium that our observations and actions lie in."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from grani.envs.terms import Terms


def observation_space(terms: Terms) -> Any:
    """Numbers within their bounds, and a mask of what is legal."""
    low, high = terms.layout.bounds()
    return spaces.Dict(
        {
            "observation": spaces.Box(
                np.array(low, np.int16), np.array(high, np.int16), dtype=np.int16
            ),
            "action_mask": spaces.Box(0, 1, (terms.actions,), np.int8),
        }
    )


def action_space(terms: Terms) -> Any:
    """Every action of the game's layout: the numbers that stand in records."""
    return spaces.Discrete(terms.actions)
