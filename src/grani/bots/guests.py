"""Bots of other people: any class that can be imported and has ``choose(state, seat)``.

It need not know Grani: it gets a copy of the state to play with, and what it answers is checked. A
class may take ``seed`` and options where it is made, may have ``begin(seed)`` to get ready for a
game, and may name the ``games`` that it plays; without ``begin`` there is a new one for every game,
so that nothing of one game gets into the next. Whatever it raises is told as BotError, with the
place in its code.
"""

from __future__ import annotations

import inspect
import os
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from mypy_extensions import i64

from grani.bots.bot import Bot
from grani.bots.naming import BotError, Spec, module_of, settable, values_of
from grani.core.contract import IllegalAction, State
from grani.core.reading import did_you_mean, one_line


class Guest(Bot):
    """Lets a class of somebody choose."""

    def __init__(self, spec: Spec, game: str, seed: int = 0) -> None:
        self.name = spec.name
        self._maker = find_class(spec.name)
        played = getattr(self._maker, "games", None)
        if isinstance(played, str) or not isinstance(played, Iterable | None):
            raise BotError(f"{spec.name}: games must name games, such as ({game!r},)")
        if played is not None and game not in played:
            raise BotError(f"{spec.name} plays {', '.join(played)}, not {game}")
        known = settable(self._maker)
        self._options = values_of(spec.name, spec.options, known)
        _check_needs(spec, known, self._maker)
        self._player: Any = self._made(seed)
        begin = getattr(self._maker, "begin", None)
        self._is_lasting = begin is not None and begin is not Bot.begin

    def begin(self, seed: i64) -> None:
        if self._is_lasting:
            with self._telling("in begin"):
                self._player.begin(int(seed))
        else:
            self._player = self._made(int(seed))

    def choose(self, state: State, seat: i64) -> i64:
        where = int(seat)
        # People count from 1, as in every table; their code is given the number.
        asked = f"seat {where + 1}, seat={where} in the code, {state.decision()}"
        with self._telling(asked):
            found: object = self._player.choose(state.clone(), where)
        if isinstance(found, str):
            return self._named(state, where, found, asked)
        legal = state.legal(where)
        if not hasattr(found, "__index__") or int(found) not in legal:
            told = one_line(repr(found), 80)
            raise BotError(f"{self.name} chose {told}{self._at()} ({asked}); legal: {legal}")
        return int(found)

    def _named(self, state: State, seat: int, name: str, asked: str) -> int:
        """Give the action that a bot has called by its name."""
        try:
            return state.action(name, seat)
        except IllegalAction as wrong:
            told = f"{self.name} chose what cannot be{self._at()} ({asked})"
            raise BotError(f"{told}: {wrong}") from None

    def _at(self) -> str:
        """Say where the method begins that gave an answer; nothing of code that has no lines."""
        code = getattr(inspect.unwrap(self._player.choose), "__code__", None)
        return f" in {_short(code.co_filename)}:{code.co_firstlineno}" if code else ""

    def _made(self, seed: int) -> object:
        with self._telling("where it is made"):
            if _takes_seed(self._maker):
                return self._maker(seed=seed, **self._options)
            return self._maker(**self._options)

    @contextmanager
    def _telling(self, when: str) -> Iterator[None]:
        """Turn whatever code of others raises into a sentence that says where."""
        try:
            yield
        except (Exception, SystemExit) as wrong:
            said = f"{type(wrong).__name__}: {wrong}" if str(wrong) else type(wrong).__name__
            place = _place(wrong, self._maker)
            told = f"{self.name} raised {one_line(said, 120)}"
            raise BotError(
                f"{told} at {place} ({when})" if place else f"{told} ({when})"
            ) from wrong


def find_class(name: str) -> Callable[..., Any]:
    """Import the class that ``module:Class`` names; modules may lie in the current folder."""
    path, _, wanted = name.partition(":")
    if os.getcwd() not in sys.path and "" not in sys.path:
        sys.path.append(os.getcwd())
    try:
        module = import_module(path)
    except Exception as wrong:
        told = one_line(f"{type(wrong).__name__}: {wrong}")
        if path.endswith(".py") and isinstance(wrong, ImportError):
            told = f"write {module_of(path)}:{wanted}, without .py"
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


def _check_needs(
    spec: Spec, known: dict[str, inspect.Parameter], maker: Callable[..., Any]
) -> None:
    """Complain of what a class must be given and nobody gave."""
    for name, one in known.items():
        if one.default is inspect.Parameter.empty and name not in spec.options:
            raise BotError(
                f"{spec.name} cannot be made without {name}: write {spec.name}:{name}=…, "
                "or give it a default"
            )
    try:
        signature = inspect.signature(maker)
        signature.bind(**dict.fromkeys(signature.parameters.keys() & {*known, "seed"}))
    except TypeError as wrong:
        raise BotError(
            f"{spec.name} cannot be made: __init__ may take seed and options by name ({wrong})"
        ) from None
    except ValueError:  # Compiled things need not tell.
        return


def _place(wrong: BaseException, maker: Callable[..., Any]) -> str:
    """Give file and line in the code of a class where something was raised, the innermost."""
    frames = traceback.extract_tb(wrong.__traceback__)[1:]
    file = getattr(sys.modules.get(maker.__module__), "__file__", None)
    folder = os.path.dirname(file or "")
    own = [frame for frame in frames if folder and frame.filename.startswith(folder + os.sep)]
    found = own or frames
    return f"{_short(found[-1].filename)}:{found[-1].lineno}" if found else ""


def _short(file: str) -> str:
    """Write a file as people do who stand in the current folder."""
    here = os.getcwd() + os.sep
    return file.removeprefix(here)


def _takes_seed(maker: Callable[..., Any]) -> bool:
    try:
        return "seed" in inspect.signature(maker).parameters
    except (TypeError, ValueError):
        return False
