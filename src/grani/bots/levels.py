"""The levels there are, the weakest first: one family of bots, each level a preset.

Below, a level takes what its evaluator would try first, with a temperature that lets it err as
people do who are learning. Above, it thinks ahead. Budgets are iterations, so that equal seeds
make equal games; ``seconds`` may end thinking earlier.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

NOVICE, EASY, MEDIUM, HARD, MASTER = "novice", "easy", "medium", "hard", "master"
LEVELS = (NOVICE, EASY, MEDIUM, HARD, MASTER)


@dataclass(frozen=True)
class Preset:
    """How a level plays: by first guesses at a ``temperature``, or by so many ``iterations``."""

    temperature: float = 0.0
    iterations: int = 0
    boldness: float = 0.8


Presets = Mapping[str, Preset]
