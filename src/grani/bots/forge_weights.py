"""Which weights judge which game of Dice Forge, and how they become an evaluator."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from grani.bots.forge_evaluator import ForgeEvaluator
from grani.bots.forge_features import FEATURES_VERSION, ROWS, divisors
from grani.bots.forge_meanings import MEANINGS
from grani.bots.weights import network, path_of
from grani.dice_forge.table import Table

FEATURES = f"dice-forge {FEATURES_VERSION}: {int(ROWS)} rows, {int(MEANINGS)} meanings"
"""What weights must have been learnt for."""
PLAIN = "forge"
"""Games without a module."""


def evaluator_of(path: Path) -> ForgeEvaluator:
    """Give the evaluator whose weights stand in a file."""
    return ForgeEvaluator(network(path, FEATURES, int(ROWS), int(MEANINGS), divisors()))


def name_for(table: Table) -> str:
    """Name the weights that judge a game best, of those that are there."""
    seats = "2" if table.seats == 2 else "many"
    module = table.box.name or PLAIN
    for name in (f"{module}-{seats}", f"{PLAIN}-{seats}"):
        if is_shipped(name):
            return name
    return f"{PLAIN}-2"


@lru_cache(maxsize=16)
def is_shipped(name: str) -> bool:
    """Tell whether weights of this name come with this program."""
    return path_of(name).is_file()


@lru_cache(maxsize=8)
def shipped(name: str) -> ForgeEvaluator:
    """Give the evaluator whose weights come with this program; it is read once."""
    return evaluator_of(path_of(name))
