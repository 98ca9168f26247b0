"""One game of an arena, watched: who won, where points came from and when, what was bought, and
how long each bot thought. ``play_numbers`` is the task that runners are given.

Everything but the times depends on the question and the number of the game alone. What is worth
counting in a game is known to its ledger and its account (``review``), which other games need not
have.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import lru_cache
from time import perf_counter
from typing import Any

from grani.arena.question import Question
from grani.bots import make_bot
from grani.bots.bot import Bot
from grani.bots.naming import BotError, in_game
from grani.core.contract import CHANCE
from grani.core.dice import Dice
from grani.core.observer import Chronicle
from grani.core.registry import game as registered
from grani.review.accounts import account, turns_of
from grani.review.statistics import Course

STRIDE = 1_000_003
BOTS = 64
Line = dict[str, Any]
"""A game as it is kept. Lists go by entry of the lineup, whatever seat it had: ``n`` is the number,
``wins`` shares of the victory, ``rounds`` the scores after each round, ``items`` what was bought,
each with its round; ``ms`` and ``slowest`` are milliseconds of thinking."""
TIMES = ("ms", "slowest")
"""What differs from run to run."""


def play_numbers(what: object, numbers: Sequence[int]) -> list[Line]:
    """Play games of an arena by their numbers."""
    question = Question.from_json(what)
    return [play(question, number) for number in numbers]


def play(question: Question, number: int) -> Line:
    """Play one game to its end; give the line that is kept of it."""
    lineup, deal, shift = question.place(number)
    seats = question.seats
    players = [question.players[one] for one in question.lineups[lineup]]
    bots = [_bot(name, question.game, entry) for entry, name in enumerate(players)]
    faults = [_faults(bot) for bot in bots]
    try:
        for entry, bot in enumerate(bots):
            bot.begin(luck_of(question.seed, deal, entry))
        watched = _watch(question, bots, Dice(question.seed * STRIDE + deal), shift)
    except BotError as wrong:
        raise in_game(number, wrong) from wrong
    order = [(entry + shift) % seats for entry in range(seats)]
    state = watched.state
    winners, scores = state.winners(), state.scores()
    return {
        "n": number,
        "scores": [scores[seat] for seat in order],
        "wins": [round(1 / len(winners), 6) if seat in winners else 0 for seat in order],
        "decisions": [watched.decisions[seat] for seat in order],
        "steps": watched.steps,
        "rounds": [[scores[seat] for seat in order] for scores in watched.rounds],
        "sources": [watched.sources(seat) for seat in order],
        "items": [watched.items[seat] for seat in order],
        "faults": [_faults(bot) - before for bot, before in zip(bots, faults, strict=True)],
        "ms": [round(1000 * watched.seconds[seat], 3) for seat in order],
        "slowest": [round(1000 * watched.slowest[seat], 3) for seat in order],
    }


class _Watched:
    """A game that is over, and what was seen of it, by seats."""

    def __init__(self, question: Question) -> None:
        self.game = registered(question.game)
        self.chronicle = Chronicle()
        self.state = self.game.new(question.seats, question.setup, self.chronicle)
        self.ledger = self.game.ledger(question.seats)
        self.decisions = [0] * question.seats
        self.seconds = [0.0] * question.seats
        self.slowest = [0.0] * question.seats
        self.steps = 0
        self.rounds: list[Any] = []
        self.items: list[list[list[object]]] = []

    def sources(self, seat: int) -> dict[str, int]:
        """Give where the points of a seat came from."""
        names = self.game.source_names()
        points = self.ledger.points
        return {
            name: int(points[seat * len(names) + number])
            for number, name in enumerate(names)
            if name and points[seat * len(names) + number]
        }


def _watch(question: Question, bots: list[Bot], dice: Dice, shift: int) -> _Watched:
    """Play a game; seat ``s`` belongs to bot ``s - shift``."""
    watched = _Watched(question)
    state, ledger, chronicle = watched.state, watched.ledger, watched.chronicle
    book = account(question.game, state)
    course = Course()

    def note() -> None:
        events = chronicle.take()
        for event in events:
            ledger.tell(event.kind, event.seat, event.a, event.b, event.c)
        for turn in turns_of(book, events, state):
            course.begin(watched.steps, turn, state)

    note()
    while not state.is_over:
        actor = int(state.actor)
        if actor == CHANCE:
            state.fall(dice)
        else:
            began = perf_counter()
            action = bots[(actor - shift) % question.seats].choose(state, actor)
            took = perf_counter() - began
            watched.decisions[actor] += 1
            watched.seconds[actor] += took
            watched.slowest[actor] = max(watched.slowest[actor], took)
            state.play(action, actor)
        watched.steps += 1
        note()
    course.close(state)
    watched.rounds = [one["scores"] for one in course.rounds()]
    watched.items = [
        [[name, when] for name, when in book.items(seat)] for seat in range(question.seats)
    ]
    return watched


def luck_of(seed: int, deal: int, entry: int) -> int:
    """Give the seed of a bot: the same in every rotation, and no neighbour of that of the dice."""
    text = f"{seed}/{deal}/{entry}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")


@lru_cache(BOTS)
def _bot(name: str, game: str, entry: int) -> Bot:
    """Give the bot of one entry; it begins anew with every game, so it is made once a process."""
    return make_bot(name, game, entry)


def _faults(bot: Bot) -> int:
    """Give how often a bot has failed so far, if it is one that may."""
    return int(getattr(bot, "faults", 0))
