"""Many games in a row, in the compiled part. Statistics are additive, so batches can be joined."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from grani.bots.bot import Bot
from grani.core.contract import CHANCE, OVER, State
from grani.core.dice import Dice
from grani.core.observer import Ledger

MIN_SCORE: Final[i64] = -200
SCORES: Final[i64] = 1200
"""Scores are counted one by one from MIN_SCORE up; what lies outside goes to the ends."""
APART: Final[i64] = 1_099_511_627_776
"""How far the seed of a bot that plays alone is from that of the dice, which it would else be."""


@final
@mypyc_attr(acyclic=True)
class Tally:
    """What many games came to, for ``entries`` players and as many seats."""

    def __init__(self, entries: i64, width: i64) -> None:
        self.entries = entries
        self.width = width
        self.games: i64 = 0
        self.decisions: i64 = 0
        self.shared: i64 = 0
        self.wins: vec[float] = vec[float]([0.0 for _ in range(entries)])
        """A victory shared by k counts 1/k for each."""
        self.seat_wins: vec[float] = vec[float]([0.0 for _ in range(entries)])
        self.seat_scores: vec[i64] = vec[i64]([0 for _ in range(entries)])
        self.scores: vec[i64] = vec[i64]([0 for _ in range(entries * SCORES)])
        """How often each entry had each score."""
        self.points: vec[i64] = vec[i64]([0 for _ in range(entries * width)])


def play_batch(
    start: State,
    bots: list[Bot],
    ledger: Ledger,
    tally: Tally,
    first: i64,
    count: i64,
    seed: i64,
    rotate: bool,
) -> None:
    """Play games ``first`` to ``first + count - 1`` of a series and add them to ``tally``.

    Game ``n`` depends on the seed and ``n`` alone, never on how a series is cut into batches.
    With ``rotate``, the entries move one seat on with every game.
    """
    n: i64
    for n in range(first, first + count):
        shift = n % tally.entries if rotate else 0
        dice = Dice(seed * 1000003 + n)
        luck = seed * 1000003 + n * tally.entries
        if tally.entries == 1:
            luck += APART
        i: i64
        for i in range(len(bots)):
            bots[i].begin(luck + i)
        state = start.clone()
        ledger.clear()
        state.observer = ledger
        tally.decisions += play_game(state, bots, dice, shift)
        count_game(state, ledger, tally, shift)


def play_game(state: State, bots: list[Bot], dice: Dice, shift: i64) -> i64:
    """Play to the end; seat ``s`` belongs to bot ``s - shift``; give the decisions made."""
    decisions: i64 = 0
    entries: i64 = len(bots)
    actor = state.actor
    while actor != OVER:
        if actor == CHANCE:
            state.fall(dice)
        else:
            bot = bots[(actor - shift + entries) % entries]
            state.play(bot.choose(state, actor), actor)
            decisions += 1
        actor = state.actor
    return decisions


def count_game(state: State, ledger: Ledger, tally: Tally, shift: i64) -> None:
    """Add one finished game."""
    entries = tally.entries
    width = tally.width
    tally.games += 1
    winners = state.winners()
    if len(winners) > 1:
        tally.shared += 1
    share = 1.0 / float(len(winners))
    for winner in winners:
        tally.wins[(winner - shift + entries) % entries] += share
        tally.seat_wins[winner] += share
    scores = state.scores()
    seat: i64
    for seat in range(entries):
        score: i64 = scores[seat]
        entry = (seat - shift + entries) % entries
        tally.seat_scores[seat] += score
        bucket = min(max(score - MIN_SCORE, 0), SCORES - 1)
        tally.scores[entry * SCORES + bucket] += 1
        k: i64
        for k in range(width):
            points = ledger.points[seat * width + k]
            if points != 0:
                tally.points[entry * width + k] += points
