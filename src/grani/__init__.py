"""Grani: one rules engine for dice-crafting games, and everything people do with it.

>>> import grani
>>> forge = grani.game("dice-forge")
>>> table = forge.new(seats=2)
>>> dice = grani.Dice(seed=7)
>>> while not table.is_over:
...     table.apply(dice.pick(table.legal()))
>>> max(table.scores()) == table.scores()[table.winners()[0]]
True

The names below are imported when they are first used, so ``import grani`` costs next to nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grani.core.build import build as build
    from grani.core.contract import (
        CHANCE as CHANCE,
        OVER as OVER,
        IllegalAction as IllegalAction,
        State as State,
    )
    from grani.core.dice import Dice as Dice
    from grani.core.game import Game as Game, SetupError as SetupError
    from grani.core.match import Given as Given, Match as Match, Step as Step, retell as retell
    from grani.core.position import (
        dump_position as dump_position,
        from_id as from_id,
        load_position as load_position,
        to_id as to_id,
    )
    from grani.core.prompt import Message as Message, Option as Option, Prompt as Prompt
    from grani.core.reading import PositionError as PositionError, RecordError as RecordError
    from grani.core.record import Record as Record, load_record as load_record
    from grani.core.registry import game as game, games as games

__version__ = "0.1.0"

_HOME = {
    "build": "build",
    "CHANCE": "contract",
    "OVER": "contract",
    "IllegalAction": "contract",
    "State": "contract",
    "Dice": "dice",
    "Game": "game",
    "SetupError": "game",
    "Given": "match",
    "Match": "match",
    "Step": "match",
    "retell": "match",
    "dump_position": "position",
    "from_id": "position",
    "load_position": "position",
    "to_id": "position",
    "Message": "prompt",
    "Option": "prompt",
    "Prompt": "prompt",
    "PositionError": "reading",
    "RecordError": "reading",
    "Record": "record",
    "load_record": "record",
    "game": "registry",
    "games": "registry",
}


def __getattr__(name: str) -> object:
    """Import a public name from its module in ``grani.core``."""
    if name not in _HOME:
        raise AttributeError(f"module 'grani' has no attribute {name!r}")
    value: object = getattr(import_module(f"grani.core.{_HOME[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted([*globals(), *_HOME])
