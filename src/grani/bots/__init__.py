"""Bots by name: who can take a seat in which game."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grani.bots.bot import Bot

RANDOM = "random"
GREEDY = "greedy"
_GREEDY_GAMES = ("dice-forge",)


def bot_names(game: str) -> list[str]:
    """Name the bots that play a game, the weakest first."""
    return [RANDOM, GREEDY] if game in _GREEDY_GAMES else [RANDOM]


def make_bot(name: str, game: str, seed: int = 0) -> Bot:
    """Give a bot for a game; ``seed`` makes its play reproducible."""
    from grani.bots.bot import RandomBot
    from grani.core.reading import did_you_mean

    if name not in bot_names(game):
        raise KeyError(f"no bot {name!r} for {game}{did_you_mean(name, bot_names(game))}")
    if name == RANDOM:
        return RandomBot(seed)
    from grani.bots.forge_greedy import GreedyForge
    from grani.bots.forge_values import Taste

    return GreedyForge(Taste())
