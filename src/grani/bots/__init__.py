"""Bots by name: who can take a seat in which game.

A bot that takes any option plays every game. Further ones are named by the game's role module,
``BOTS`` in ``grani.bots.<package>``, or in ``<package>.bots`` of a game that is not ours: a maker
for each name, the weakest first. A maker takes a seed, which makes its play reproducible.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grani.bots.bot import Bot
    from grani.bots.evaluator import Evaluator
    from grani.core.contract import State

RANDOM = "random"
GREEDY = "greedy"
Makers = Mapping[str, "Callable[[int], Bot]"]


def bot_names(game: str) -> list[str]:
    """Name the bots that play a game, the weakest first."""
    return [RANDOM, *_makers(game)]


def make_bot(name: str, game: str, seed: int = 0) -> Bot:
    """Give a bot for a game; ``seed`` makes its play reproducible."""
    from grani.bots.bot import RandomBot
    from grani.core.reading import did_you_mean

    if name not in bot_names(game):
        raise KeyError(f"no bot {name!r} for {game}{did_you_mean(name, bot_names(game))}")
    return RandomBot(seed) if name == RANDOM else _makers(game)[name](seed)


def evaluator_for(state: State) -> Evaluator | None:
    """Give what judges positions of this game, for hints and review; None if nothing does.

    A role module offers it as ``evaluator(state)``.
    """
    from grani.core.registry import role

    make = getattr(role(state.game_id(), "bots"), "evaluator", None)
    return make(state) if make else None


def _makers(game: str) -> Makers:
    from grani.core.registry import role

    module = role(game, "bots")
    makers: Makers = module.BOTS if module else {}
    return makers
