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
    from grani.bots.bot import Bot as Bot
    from grani.bots.playing import bot as bot, play as play
    from grani.core.arranging import ArrangeError as ArrangeError, arrange as arrange
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
    from grani.core.observer import Chronicle as Chronicle, Event as Event, Observer as Observer
    from grani.core.position import (
        dump_position as dump_position,
        from_id as from_id,
        load_position as load_position,
        to_id as to_id,
    )
    from grani.core.prompt import (
        Chance as Chance,
        Message as Message,
        Option as Option,
        Prompt as Prompt,
    )
    from grani.core.reading import PositionError as PositionError, RecordError as RecordError
    from grani.core.record import Record as Record, load_record as load_record
    from grani.core.registry import game as game, games as games
    from grani.locales.spoken import say as say, tell as tell
    from grani.notebooks.shown import picture as picture
    from grani.schemas import schema as schema

    __version__: str

_HOME = {
    "Bot": "bots.bot",
    "bot": "bots.playing",
    "play": "bots.playing",
    "ArrangeError": "core.arranging",
    "arrange": "core.arranging",
    "build": "core.build",
    "CHANCE": "core.contract",
    "OVER": "core.contract",
    "IllegalAction": "core.contract",
    "State": "core.contract",
    "Dice": "core.dice",
    "Game": "core.game",
    "SetupError": "core.game",
    "Given": "core.match",
    "Match": "core.match",
    "Step": "core.match",
    "retell": "core.match",
    "dump_position": "core.position",
    "from_id": "core.position",
    "load_position": "core.position",
    "to_id": "core.position",
    "Chronicle": "core.observer",
    "Event": "core.observer",
    "Observer": "core.observer",
    "Chance": "core.prompt",
    "Message": "core.prompt",
    "Option": "core.prompt",
    "Prompt": "core.prompt",
    "PositionError": "core.reading",
    "RecordError": "core.reading",
    "Record": "core.record",
    "load_record": "core.record",
    "game": "core.registry",
    "games": "core.registry",
    "schema": "schemas",
    "say": "locales.spoken",
    "tell": "locales.spoken",
    "picture": "notebooks.shown",
}

_ELSEWHERE = {
    "simulate": ": from grani.arena.simulate import Series, simulate",
    "Series": ": from grani.arena.simulate import Series, simulate",
    "Batch": ": from grani.envs import Batch",
    "aec": ": from grani.envs import aec",
}
"""What people look for here first; ``grani.review`` and others are packages."""


def __getattr__(name: str) -> object:
    """Import a public name from its module; the version is what pyproject.toml says."""
    value: object
    if name == "__version__":
        value = import_module("grani.core.build").version()
    elif name in _HOME:
        value = getattr(import_module(f"grani.{_HOME[name]}"), name)
    else:
        near = "" if name.startswith("_") else _near(name)
        raise AttributeError(f"module 'grani' has no attribute {name!r}{near}")
    globals()[name] = value
    return value


def _near(name: str) -> str:
    """Say what somebody may have meant."""
    from grani.core.reading import did_you_mean

    return did_you_mean(name, _HOME) or _ELSEWHERE.get(name, "")


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOME, "__version__"})
