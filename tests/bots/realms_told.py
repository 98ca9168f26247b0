"""What levels of Rolling Realms decide, as one line: the same on both builds, for equal seeds."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256

from grani.bots import rolling_realms as realms
from grani.bots.bot import Bot
from grani.bots.realms_evaluator import RealmsEvaluator
from grani.bots.realms_weights import shipped
from grani.core.contract import State
from grani.core.dice import Dice
from grani.core.playout import roll_on
from grani.rolling_realms.game import GAME
from grani.rolling_realms.table import Table


def quick_levels(seed: int) -> dict[str, Bot]:
    """Give every level, the upper ones with few tries."""
    return {
        "novice": realms.novice(seed),
        "easy": realms.easy(seed),
        "medium": realms.medium(seed),
        "hard": realms.hard(seed, iterations=8),
        "master": realms.master(seed, iterations=32),
    }


def told(decisions: int = 40) -> str:
    """Let levels decide at a table of two, and the evaluator judge; give a checksum of it all."""
    said = sha256()
    judge = RealmsEvaluator(shipped())
    for name, bot in quick_levels(3).items():
        table = GAME.new(2, None)
        assert isinstance(table, Table)
        dice = Dice(12)
        for _ in range(decisions):
            roll_on(table, dice)
            action = bot.choose(table, table.actor)
            worth = round(1000 * judge.stars(table, table.actor))
            said.update(f"{name} {action} {worth};".encode())
            table.apply(action)
    return said.hexdigest()


def realms_of(state: State) -> object:
    """Give the realms of a game, as its position names them."""
    position: Mapping[str, object] = state.position()
    return position["realms"]
