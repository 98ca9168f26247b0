"""Which module knows the invariants of which game: a new game adds one line and one module.

An invariant module offers ``check(state)``: nothing if all is well, else one line about what is
wrong. It runs after every step of every random game, so it must be cheap.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import cast

from grani.core.contract import State
from grani.core.registry import ours

MODULES: dict[str, str] = {
    "dice-forge": "tests.fuzz.dice_forge",
    "rolling-realms": "tests.fuzz.rolling_realms",
}


def invariants_of(game: str) -> Callable[[State], str]:
    """Give the check of a game by its name; a game that is not ours gets that of any game."""
    if game in ours() and game not in MODULES:
        raise KeyError(f"{game} has no invariants yet: write tests/fuzz/… and name it in MODULES")
    module = import_module(MODULES.get(game, "tests.fuzz.any_game"))
    return cast(Callable[[State], str], module.check)
