"""A bot with itself: what it scores, and what its decisions cost.

Lines are those of an arena as far as both have the same; ``us`` are microseconds of CPU for every
decision that had more than one option.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from time import process_time_ns

from grani.arena.deals import STRIDE, Line, luck_of
from grani.arena.question import Question
from grani.bots import make_bot
from grani.bots.bot import Bot
from grani.core.contract import CHANCE
from grani.core.dice import Dice
from grani.core.registry import game

ALONE = "bench.ladder.alone:play_numbers"
TIMED = "bench.ladder.alone:time_numbers"


def play_numbers(what: object, numbers: Sequence[int]) -> list[Line]:
    """Play games by their numbers; keep what they came to and what they cost in all."""
    lines = time_numbers(what, numbers)
    for line in lines:
        spent = line.pop("us")
        line["decisions"] = len(spent)
        line["ms"] = sum(spent) / 1000
    return lines


def time_numbers(what: object, numbers: Sequence[int]) -> list[Line]:
    """Play games by their numbers, and keep what every decision cost."""
    question = Question.from_json(what)
    return [play(question, number) for number in numbers]


def play(question: Question, number: int) -> Line:
    """Play a game of one bot, which has all seats; same dice as in an arena."""
    seats = question.seats
    bots = bots_of(question.bots[0], question.game, seats)
    warm_up(question, bots)
    for seat, bot in enumerate(bots):
        # Alone, the number of the game would be the seed of its dice.
        own = question.seed * STRIDE + number * seats + seat
        bot.begin(luck_of(question.seed, number, seat) if seats == 1 else own)
    dice = Dice(question.seed * STRIDE + number)
    state = game(question.game).new(seats, question.setup)
    spent: list[float] = []
    while not state.is_over:
        actor = int(state.actor)
        if actor == CHANCE:
            state.fall(dice)
            continue
        is_asked = state.find(actor) > 1
        began = process_time_ns()
        action = bots[actor].choose(state, actor)
        took = process_time_ns() - began
        if is_asked:
            spent.append(took / 1000)
        state.play(action, actor)
    scores = [int(score) for score in state.scores()]
    winners = state.winners()
    wins = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    return {"n": number, "scores": scores, "wins": wins, "us": spent}


@lru_cache(8)
def bots_of(name: str, of: str, seats: int) -> list[Bot]:
    """Give a bot for every seat; they begin anew with every game, so they are made once."""
    return [make_bot(name, of) for _ in range(seats)]


def warm_up(question: Question, bots: list[Bot]) -> None:
    """Have every bot decide once: what it reads from files is no part of a decision."""
    dice = Dice(question.seed)
    state = game(question.game).new(question.seats, question.setup)
    while state.actor == CHANCE or state.find(int(state.actor)) == 1:
        if state.actor == CHANCE:
            state.fall(dice)
        else:
            state.play(int(state.options[0]), int(state.actor))
    for bot in bots:
        bot.choose(state.clone(), int(state.actor))
