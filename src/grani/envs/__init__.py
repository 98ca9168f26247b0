"""Environments for people who train: many games at once, PettingZoo, Gymnasium, OpenSpiel.

``Batch`` steps many games in compiled code. ``aec`` gives a PettingZoo environment of any game,
set-up and number of seats. Importing this registers every game with Gymnasium, where that is
installed (``registration``). ``grani.envs.openspiel`` is imported by name.

What a game brings is ``grani.envs.<package>``: what a seat sees, as numbers. Nothing else here
knows any game. All of it needs ``pip install grani[envs]``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, SupportsIndex

from grani.core.whole import whole
from grani.envs.registration import register_all
from grani.envs.slices import Layout as Layout, Slice as Slice

if TYPE_CHECKING:
    from grani.envs.agents import GameAEC as GameAEC, aec as aec
    from grani.envs.batch import Batch as Batch
    from grani.envs.single import GameEnv as GameEnv

__all__ = ["Batch", "GameAEC", "GameEnv", "Layout", "Slice", "aec", "layout"]

_HOMES = {"Batch": "batch", "GameAEC": "agents", "GameEnv": "single", "aec": "agents"}


def layout(game: str, seats: SupportsIndex) -> Layout:
    """Say what the numbers of an observation are: one layout for a game and a number of seats.

    >>> from grani import games
    >>> seen = layout(games()[0], 2)
    >>> [one.start for one in seen.slices][0], seen.size == seen.slices[-1].stop
    (0, True)
    """
    from grani.envs.terms import sight_for

    return sight_for(game, whole(seats, "seats")).layout()


def __getattr__(name: str) -> object:
    """Import what needs NumPy and its friends when it is first asked for."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    try:
        found = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    except ModuleNotFoundError as wrong:
        told = f"{wrong.name} is not installed: pip install grani[envs]"
        raise ModuleNotFoundError(told, name=wrong.name) from wrong
    globals()[name] = found
    return found


register_all()
