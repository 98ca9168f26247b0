"""The games there are. Each is named once, and imported when it is first asked for.

Ours are the packages beside this one that have a module ``game`` with a ``GAME`` in it; the id is
the name of the package, with hyphens. Other people's are found by the entry-point group
``grani.games``: the name of the entry is the id, its value is where the ``GAME`` is. Entry points
are read only when a game is wanted that is not ours, or when all are.

What else there is for a game (how it is drawn, who plays it, what is counted in it) is a *role*: a
module that ``role`` finds by its name. A game that brings none gets what is general.
"""

from __future__ import annotations

import os
import re
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

import grani
from grani.core.game import Game
from grani.core.reading import did_you_mean, one_line, quoted

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "grani.games"
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_HERE = __name__.split(".")[-2]


class BrokenGame(KeyError):
    """A game that is installed and cannot be used; the message is a sentence that says why."""


_GAMES: dict[str, Game] = {}
_BROKEN: dict[str, BrokenGame] = {}


def games() -> list[str]:
    """Name all games, as ``game`` knows them."""
    return sorted({**_ours(), **_theirs()})


def ours() -> list[str]:
    """Name the games that are part of Grani."""
    return list(_ours())


def game(name: str) -> Game:
    """Give a game by its name; KeyError if there is none, BrokenGame if it cannot be used."""
    if name in _BROKEN:
        raise _BROKEN[name]
    if name not in _GAMES:
        if name in _ours():
            _GAMES[name] = _checked(import_module(f"{_ours()[name]}.game").GAME, name, "Grani")
        elif name in _theirs():
            try:
                _GAMES[name] = _loaded(name, _theirs()[name])
            except BrokenGame as wrong:
                # Not tried again: half of it may have been imported.
                _BROKEN[name] = wrong
                raise
        else:
            raise KeyError(f"no game {quoted(name)}{did_you_mean(name, games())}")
    return _GAMES[name]


def installed() -> tuple[list[Game], list[str]]:
    """Give all games that can be played, in order, and a sentence for each that cannot be."""
    found: list[Game] = []
    troubles = [
        f"the game {name!r} of {_origin(entry)} is left out: Grani has a game of that name"
        for name, entries in _entries().items()
        for entry in entries
        if name in _ours()
    ]
    for name in games():
        try:
            found.append(game(name))
        except BrokenGame as wrong:
            troubles.append(str(wrong.args[0]))
    return sorted(found, key=lambda one: (one.id not in _ours(), one.rank, one.id)), troubles


def first_game() -> Game:
    """Give the game that is meant if none is named: the first of ours."""
    return min((game(name) for name in _ours()), key=lambda one: (one.rank, one.id))


@cache
def role(name: str, part: str) -> ModuleType | None:
    """Import what there is for a game in a part of ours, such as ``bots``; None if nothing.

    For a game of ours that is ``grani.<part>.<package>``, for others ``<their package>.<part>``.
    """
    package = home(name)
    if name in _ours():
        return _found(f"{grani.__name__}.{part}.{package.rpartition('.')[2]}")
    try:
        return _found(f"{package}.{part}") if package else None
    except Exception as wrong:
        told = one_line(f"{type(wrong).__name__}: {wrong}")
        raise BrokenGame(
            f"{package}.{part} of the game {name!r} cannot be loaded: {told}"
        ) from wrong


def home(name: str) -> str:
    """Give the package of a game; '' for one that is a single module."""
    if name in _ours():
        return _ours()[name]
    game(name)
    module = _theirs()[name][0].module
    return module if hasattr(import_module(module), "__path__") else module.rpartition(".")[0]


def _found(module: str) -> ModuleType | None:
    try:
        return import_module(module)
    except ModuleNotFoundError as wrong:
        # Only the role itself may be missing: what it imports in vain is a fault of its own.
        if wrong.name is not None and f"{module}.".startswith(f"{wrong.name}."):
            return None
        raise


@cache
def _ours() -> dict[str, str]:
    """Find our games: ids, and the packages that they are in."""
    found: dict[str, str] = {}
    for folder in grani.__path__:
        for name in sorted(os.listdir(folder)):
            is_game = os.path.isfile(os.path.join(folder, name, "game.py"))
            if is_game and name != _HERE:
                found[name.replace("_", "-")] = f"{grani.__name__}.{name}"
    return found


@cache
def _entries() -> dict[str, list[EntryPoint]]:
    """Read who says to bring which game."""
    from importlib.metadata import entry_points

    found: dict[str, list[EntryPoint]] = {}
    for entry in entry_points(group=GROUP):
        found.setdefault(entry.name, []).append(entry)
    return found


def _theirs() -> dict[str, list[EntryPoint]]:
    return {name: entries for name, entries in _entries().items() if name not in _ours()}


def _loaded(name: str, entries: list[EntryPoint]) -> Game:
    """Import the game of an entry point."""
    if len(entries) > 1:
        both = " and ".join(sorted(_origin(entry) for entry in entries))
        raise BrokenGame(f"the game {name!r} is brought by {both}: uninstall one of them")
    origin = _origin(entries[0])
    if ID.fullmatch(name) is None:
        told = "ids are small letters, digits and hyphens"
        raise BrokenGame(f"the game {quoted(name)} of {origin} has no fitting name: {told}")
    try:
        found = entries[0].load()
    except Exception as wrong:
        what = f"the game {name!r} of {origin}"
        raise BrokenGame(f"{what} cannot be loaded: {_told(wrong)}") from wrong
    return _checked(found, name, origin)


def _checked(found: object, name: str, origin: str) -> Game:
    if not isinstance(found, Game):
        raise BrokenGame(f"the game {name!r} of {origin} is no Game: found {quoted(found)}")
    if found.id != name:
        raise BrokenGame(f"the game {name!r} of {origin} calls itself {quoted(found.id)}")
    return found


def _origin(entry: EntryPoint) -> str:
    return f"the package {entry.dist.name!r}" if entry.dist else f"{entry.value!r}"


def _told(wrong: Exception) -> str:
    return one_line(f"{type(wrong).__name__}: {wrong}")
