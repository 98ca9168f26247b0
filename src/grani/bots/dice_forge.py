"""Who plays Dice Forge, the weakest first. A bot is imported when it is made."""

from __future__ import annotations

from grani.bots import GREEDY, Makers
from grani.bots.bot import Bot


def greedy(seed: int) -> Bot:
    """Give the bot that weighs what each option is worth at once; it needs no luck."""
    from grani.bots.forge_greedy import GreedyForge
    from grani.bots.forge_prices import Taste

    return GreedyForge(Taste())


BOTS: Makers = {GREEDY: greedy}
