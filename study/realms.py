"""A game of Rolling Realms for one in one line: realms, stars and resources, round by round."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final

from grani.bots import make_bot
from grani.bots.bot import Bot
from grani.bots.realms_search import SearchRealms
from grani.bots.realms_weights import SHIPPED
from grani.core.contract import CHANCE, OVER, State
from grani.core.dice import Dice
from grani.core.observer import Observer
from grani.rolling_realms import events
from grani.rolling_realms.resources import (
    ADJUST_PUMPKINS,
    EMPOWER_PUMPKINS,
    RESOURCE_COUNT,
    RESOURCE_NAMES,
    amount,
)

WAYS: Final = ("adjust", "empower", "pair", "any", "seven", "coins", "realm")
"""What resources are spent on: changing a die, empowering it, four ways to gain one, and Scythe."""
OF_DICE: Final = WAYS.index("pair")
SKILL: Final = ("width", "ends", "iterations", "depth", "quick_width", "trust", "whim", "overlooks")


class Watch(Observer):
    """Takes note of one game as it is played."""

    def __init__(self) -> None:
        self.rounds: list[dict[str, Any]] = []

    def tell(self, kind: int, seat: int, a: int, b: int, c: int) -> None:
        if kind == events.ROUND:
            self.rounds.append(
                {
                    "stars": [],
                    "gained": {},
                    "lost": [0, 0, 0],
                    "spent": [0] * len(WAYS),
                    "used": 0,
                    "claimed": 0,
                    "unspent": 0,
                    "tenths": 0,
                }
            )
        elif kind == events.GAINED:
            now = self.rounds[-1]
            add(now["gained"].setdefault(str(c), [0, 0, 0]), a)
            add(now["lost"], b)
        elif kind == events.USED:
            self.rounds[-1]["used"] += 1
        elif kind == events.CLAIMED:
            self.rounds[-1]["claimed"] += 1
        elif kind == events.ADJUSTED:
            self.rounds[-1]["spent"][WAYS.index("adjust")] += int(ADJUST_PUMPKINS)
        elif kind == events.EMPOWERED:
            self.rounds[-1]["spent"][WAYS.index("empower")] += int(EMPOWER_PUMPKINS)
        elif kind == events.GAINED_DIE:
            self.rounds[-1]["spent"][OF_DICE + b] += total(c)
        elif kind == events.PAID:
            self.rounds[-1]["spent"][WAYS.index("realm")] += total(a)
        elif kind == events.SCORED:
            self.rounds[-1]["stars"].append([a, b])
        elif kind == events.RESULT:
            self.rounds[-1]["tenths"] = b
            self.rounds[-1]["unspent"] = c


def add(counts: list[int], word: int) -> None:
    """Add packed resources, each type for itself."""
    for resource in range(int(RESOURCE_COUNT)):
        counts[resource] += int(amount(word, resource))


def total(word: int) -> int:
    """Give how many resources a word holds."""
    return sum(int(amount(word, resource)) for resource in range(len(RESOURCE_NAMES)))


def gather(start: State, bots: Sequence[Bot], seed: int) -> dict[str, Any]:
    """Play a game and sum it up."""
    dice = Dice(seed)
    watch = Watch()
    start.observer = watch
    decisions = 0
    while start.actor != OVER:
        seat = int(start.actor)
        if seat == CHANCE:
            start.fall(dice)
        else:
            start.play(bots[seat].choose(start, seat), seat)
            decisions += 1
    return {"scores": start.scores(), "decisions": decisions, "rounds": watch.rounds}


def made_by(start: State, level: str) -> dict[str, object]:
    """Tell by what a level plays."""
    bot = make_bot(level, start.game_id())
    assert isinstance(bot, SearchRealms)
    skill = {name: int(getattr(bot.skill, name)) for name in SKILL}
    return {"preset": skill, "digest": hashlib.sha256(SHIPPED.read_bytes()).hexdigest()}
