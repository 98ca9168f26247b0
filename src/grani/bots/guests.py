"""Bots of other people: any class that can be imported and has ``choose(state, seat)``.

It need not know Grani: it gets a copy of the state to play with, and what it answers is checked. A
class may take ``seed`` and options where it is made, may have ``begin(seed)`` to get ready for a
game, and may name the ``games`` that it plays; without ``begin`` there is a new one for every game,
so that nothing of one game gets into the next.
"""

from __future__ import annotations

import inspect
import os
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

from mypy_extensions import i64

from grani.bots.bot import Bot
from grani.bots.naming import BotError, Spec, settable, values_of
from grani.core.contract import State
from grani.core.reading import did_you_mean, one_line


class Guest(Bot):
    """Lets a class of somebody choose."""

    def __init__(self, spec: Spec, game: str, seed: int = 0) -> None:
        self.name = spec.name
        self._maker = find_class(spec.name)
        played = getattr(self._maker, "games", None)
        if played is not None and game not in played:
            raise BotError(f"{spec.name} plays {', '.join(played)}, not {game}")
        self._options = values_of(spec.name, spec.options, settable(self._maker))
        self._player: Any = self._made(seed)
        begin = getattr(self._maker, "begin", None)
        self._is_lasting = begin is not None and begin is not Bot.begin

    def begin(self, seed: i64) -> None:
        if self._is_lasting:
            self._player.begin(int(seed))
        else:
            self._player = self._made(int(seed))

    def choose(self, state: State, seat: i64) -> i64:
        where = int(seat)
        found: object = self._player.choose(state.clone(), where)
        legal = state.legal(where)
        if not hasattr(found, "__index__") or int(found) not in legal:
            told = one_line(repr(found), 80)
            raise BotError(f"{self.name} chose {told} ({state.decision()}); legal: {legal}")
        return int(found)

    def _made(self, seed: int) -> object:
        if _takes_seed(self._maker):
            return self._maker(seed=seed, **self._options)
        return self._maker(**self._options)


def find_class(name: str) -> Callable[..., Any]:
    """Import the class that ``module:Class`` names; modules may lie in the current folder."""
    path, _, wanted = name.partition(":")
    if os.getcwd() not in sys.path and "" not in sys.path:
        sys.path.append(os.getcwd())
    try:
        module = import_module(path)
    except Exception as wrong:
        told = one_line(f"{type(wrong).__name__}: {wrong}")
        raise BotError(f"{name}: {path} cannot be imported: {told}") from wrong
    found = getattr(module, wanted, None)
    if not (inspect.isclass(found) and callable(getattr(found, "choose", None))):
        players = [
            one
            for one, kind in vars(module).items()
            if inspect.isclass(kind) and "choose" in dir(kind)
        ]
        if found is None:
            raise BotError(f"{path} has no class {wanted!r}{did_you_mean(wanted, players)}")
        raise BotError(f"{name} is no bot: it needs a method choose(state, seat)")
    maker: Callable[..., Any] = found
    return maker


def _takes_seed(maker: Callable[..., Any]) -> bool:
    try:
        return "seed" in inspect.signature(maker).parameters
    except (TypeError, ValueError):
        return False
