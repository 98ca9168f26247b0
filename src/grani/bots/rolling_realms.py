"""Who plays Rolling Realms, the weakest first. A bot is imported when it is made.

Levels are one family: all plan whole turns by what a network has learned. The lower ones misjudge
and overlook things as people do who are learning; the upper ones try out what may come next.
``iterations`` says how many tries a turn may take, ``seconds`` stops them sooner; without
``seconds``, equal seeds make equal games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from grani.bots import GREEDY, Makers
from grani.bots.bot import Bot

if TYPE_CHECKING:
    from grani.bots.evaluator import Evaluator
    from grani.bots.realms_search import Skill
    from grani.bots.weighing import Weighing
    from grani.core.contract import State


def greedy(seed: int) -> Bot:
    """Give the bot that weighs marks and what they may lead to; it needs no luck."""
    from grani.bots.realms_greedy import GreedyRealms
    from grani.bots.realms_odds import Taste

    return GreedyRealms(Taste())


def novice(seed: int, iterations: int | None = None, seconds: float | None = None) -> Bot:
    """Give a bot that often misjudges and mostly forgets what resources can buy."""
    from grani.bots.realms_search import Skill

    return _planner(Skill(2, whim=60, overlooks=40), seed, iterations, seconds)


def easy(seed: int, iterations: int | None = None, seconds: float | None = None) -> Bot:
    """Give a bot that misjudges now and then and at times forgets what resources can buy."""
    from grani.bots.realms_search import Skill

    return _planner(Skill(2, whim=36, overlooks=15), seed, iterations, seconds)


def medium(seed: int, iterations: int | None = None, seconds: float | None = None) -> Bot:
    """Give a bot that judges well, almost surely, and tries nothing out."""
    from grani.bots.realms_search import Skill

    return _planner(Skill(3, whim=18), seed, iterations, seconds)


def hard(seed: int, iterations: int | None = None, seconds: float | None = None) -> Bot:
    """Give a bot that looks one turn ahead for the few best ways to end its own."""
    from grani.bots.realms_search import Skill

    return _planner(Skill(4, ends=4, iterations=16, depth=1), seed, iterations, seconds)


def master(seed: int, iterations: int | None = None, seconds: float | None = None) -> Bot:
    """Give a bot that tries out many ways to end its turn, some turns on."""
    from grani.bots.realms_search import Skill

    return _planner(Skill(8, ends=16, iterations=400, depth=3), seed, iterations, seconds)


def _planner(skill: Skill, seed: int, iterations: int | None, seconds: float | None) -> Bot:
    from grani.bots.realms_search import SearchRealms
    from grani.bots.realms_weights import shipped

    return SearchRealms(shipped(), skill, seed, iterations, seconds)


def evaluator(state: State) -> Evaluator:
    """Give what judges a game."""
    from grani.bots.realms_evaluator import RealmsEvaluator
    from grani.bots.realms_weights import shipped

    return RealmsEvaluator(shipped())


def weighing(state: State, seat: int, seed: int) -> Weighing:
    """Put the options of a seat in the balance: whole turns are planned, not a tree searched."""
    from grani.bots.realms_weighing import RealmsWeighing
    from grani.bots.realms_weights import shipped
    from grani.rolling_realms.table import Table

    assert isinstance(state, Table)
    return RealmsWeighing(state, seat, seed, shipped())


BOTS: Makers = {
    "novice": novice,
    "easy": easy,
    GREEDY: greedy,
    "medium": medium,
    "hard": hard,
    "master": master,
}
