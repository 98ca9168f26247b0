"""Who plays Rolling Realms, the weakest first. A bot is imported when it is made."""

from __future__ import annotations

from grani.bots import GREEDY, Makers
from grani.bots.bot import Bot


def greedy(seed: int) -> Bot:
    """Give the bot that weighs marks and what they may lead to; it needs no luck."""
    from grani.bots.realms_greedy import GreedyRealms
    from grani.bots.realms_odds import Taste

    return GreedyRealms(Taste())


BOTS: Makers = {GREEDY: greedy}
