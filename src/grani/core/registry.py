"""The games there are. A game is imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from grani.core.game import Game
from grani.core.reading import did_you_mean, quoted

_MODULES: dict[str, str] = {
    "dice-forge": "grani.dice_forge.game",
    "rolling-realms": "grani.rolling_realms.game",
}
_GAMES: dict[str, Game] = {}


def games() -> list[str]:
    """Name all games, as ``game`` knows them."""
    return sorted(_MODULES)


def game(name: str) -> Game:
    """Give a game by its name, such as ``dice-forge``."""
    if name not in _GAMES:
        if name not in _MODULES:
            raise KeyError(f"no game {quoted(name)}{did_you_mean(name, _MODULES)}")
        _GAMES[name] = cast(Game, import_module(_MODULES[name]).GAME)
    return _GAMES[name]
