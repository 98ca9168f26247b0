"""Bots by name: who can take a seat in which game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grani.bots.bot import Bot

RANDOM = "random"
GREEDY = "greedy"


def bot_names(game: str) -> list[str]:
    """Name the bots that play a game, the weakest first."""
    return [RANDOM, GREEDY] if game in _GREEDY else [RANDOM]


def make_bot(name: str, game: str, seed: int = 0) -> Bot:
    """Give a bot for a game; ``seed`` makes its play reproducible."""
    from grani.bots.bot import RandomBot
    from grani.core.reading import did_you_mean

    if name not in bot_names(game):
        raise KeyError(f"no bot {name!r} for {game}{did_you_mean(name, bot_names(game))}")
    if name == RANDOM:
        return RandomBot(seed)
    return _GREEDY[game]()


def _greedy_forge() -> Bot:
    from grani.bots.forge_greedy import GreedyForge
    from grani.bots.forge_values import Taste

    return GreedyForge(Taste())


def _greedy_realms() -> Bot:
    from grani.bots.realms_greedy import GreedyRealms
    from grani.bots.realms_odds import Taste

    return GreedyRealms(Taste())


_GREEDY: dict[str, Callable[[], Bot]] = {
    "dice-forge": _greedy_forge,
    "rolling-realms": _greedy_realms,
}
