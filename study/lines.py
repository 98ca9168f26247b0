"""One game as one line: plays games of a plan and gives the line of each."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from functools import cache
from typing import Any

from grani.arena.batch import APART
from grani.bots import make_bot
from grani.bots.bot import Bot
from grani.core.registry import game as registered
from study import forge, realms
from study.plans import FORGE, Plan

Line = dict[str, Any]
"""What is kept of a game; ``n`` is its number."""
VERSION = 1
"""Of what a line holds: lines of another version are not read."""
SPREAD = 1000003
"""Keeps the dice of different seeds apart, as in simulations."""
TASK = "study.lines:play_numbers"


def play(plan: Plan, number: int) -> Line:
    """Play one game; it depends on the plan and its number alone."""
    bots = _bots(plan)
    luck = plan.seed * SPREAD + number * plan.seats + (int(APART) if plan.seats == 1 else 0)
    for seat, bot in enumerate(bots):
        bot.begin(luck + seat)
    gather = forge.gather if plan.game == FORGE else realms.gather
    start = registered(plan.game).new(plan.seats, plan.setup)
    return {"n": number, **gather(start, bots, plan.seed * SPREAD + number)}


@cache
def _bots(plan: Plan) -> list[Bot]:
    return [make_bot(plan.level, plan.game, seat) for seat in range(plan.seats)]


def play_numbers(what: object, numbers: Sequence[int]) -> list[Line]:
    """Play games for a runner."""
    assert isinstance(what, dict)
    plan = Plan(**what)
    return [play(plan, number) for number in numbers]


@cache
def fingerprint(plan: Plan) -> str:
    """Name everything that a game depends on: weights, presets, rules, and what a game came to.

    Games of different fingerprints are never counted together. The first game is played for it, so
    that a change of rules or bots that nobody gave a number shows as well.
    """
    module = forge if plan.game == FORGE else realms
    start = registered(plan.game).new(plan.seats, plan.setup)
    told = {
        "lines": VERSION,
        "plan": plan.to_json(),
        "rules": registered(plan.game).rules,
        "players": module.made_by(start, plan.level),
        "first game": play(plan, 0),
    }
    # What it is called and how many games it gets changes none of them.
    for field in ("name", "title", "share"):
        del told["plan"][field]
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:12]
