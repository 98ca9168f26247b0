"""What comes of an option later: both are played on to the end, and what they bring is compared.

The terms of reasons are what is at hand right after a decision. Where these do not speak for the
better option, it pays later, and what it pays is measured: from both options the game is played to
its end by first choices, with the same dice, and what every seat has gathered by then is counted as
the game's role module says (``gathering``). Only what differs by more than chance is told, with the
number of games that say so.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any, Final, Protocol

from grani.core.contract import CHANCE, OVER, State
from grani.core.dice import Dice
from grani.core.observer import Observer
from grani.core.registry import role
from grani.review.reasons import reasons
from grani.review.scales import REACH
from grani.review.worth import SEEDS_OF_PLAYERS, Lens

PURPOSE: Final = 11
"""Tells the dice of these games from others."""
PATIENCE: Final = 3
"""So many times as many games are played where it is not clear yet."""
LEAST: Final = 0.1
"""What differs by less is not told: nobody can see it."""
OF_ONE: Final = REACH
OF_MANY: Final = 3.0
"""Standard errors from nothing that are more than chance: of what is looked at by itself, and of
terms, of which there are a dozen. At 1.96 chance alone makes one of them differ in four of ten
explanations."""
DIGITS: Final = 2
SCORE: Final = "score"
POINTS: Final = 3
COUNTS: Final = 2
"""How many sources of points, and how many other counts, are told at most: the largest ones."""
OF_POINTS: Final = "glory-"
Terms = dict[str, float]


class Gathering(Protocol):
    """Counts what every seat gathers while a game is played on."""

    observer: Observer

    def terms(self, state: State, seat: int) -> Terms:
        """Give what a seat has gathered; ``score`` is what it has at the end."""


class Sums:
    """Differences between both options, one row a pair of games."""

    def __init__(self) -> None:
        self.rows: list[Terms] = []

    def add(self, high: Terms, low: Terms) -> None:
        """Note a pair of games."""
        self.rows.append({name: high[name] - low[name] for name in high})

    def mean(self, name: str) -> tuple[float, float]:
        """Give the mean of a difference, and its standard error."""
        values = [row[name] for row in self.rows]
        mean = sum(values) / len(values)
        spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
        return mean, sqrt(spread / len(values))

    def clear(self) -> Terms:
        """Give what differs by more than chance; terms other than the score are some of many."""
        found = {name: self.mean(name) for name in self.rows[0]}
        return {
            name: round(mean, DIGITS)
            for name, (mean, error) in found.items()
            if abs(mean) > (OF_ONE if name == SCORE else OF_MANY) * error and abs(mean) >= LEAST
        }


def explained(lens: Lens, state: State, seat: int, better: int, taken: int) -> dict[str, Any]:
    """Give the reasons at hand, and where there are none, what comes ``later``."""
    return with_later(reasons(lens, state, seat, better, taken), lens, state, seat, better, taken)


def with_later(
    why: dict[str, Any], lens: Lens, state: State, seat: int, better: int, taken: int
) -> dict[str, Any]:
    """Add what comes later to reasons that are none."""
    if not why or why["own"] or why["rivals"] or "later" in why:
        return why
    found = later(lens, state, seat, better, taken)
    return {**why, "later": found} if found else why


def later(lens: Lens, state: State, seat: int, better: int, taken: int) -> dict[str, Any]:
    """Give what the better option brings until the end: of one's own, and of each rival on average.

    ``{"games": n, "lead": points, "own": {term: difference}, "rivals": {…}}``; ``lead`` is over the
    best of the others. Empty where that is not clear, and for a game that counts nothing.
    """
    make: Callable[[State], Gathering] | None = getattr(
        role(state.game_id(), "review"), "gathering", None
    )
    if make is None or not lens.speed.later:
        return {}
    own, rivals, leads = Sums(), Sums(), Sums()
    others = [other for other in range(lens.seats) if other != seat]
    while len(own.rows) < PATIENCE * lens.speed.later:
        for _ in range(lens.speed.later):
            seed = lens.seed_of(len(own.rows), PURPOSE)
            high, low = (_ended(lens, state, seat, one, seed, make) for one in (better, taken))
            own.add(high[seat], low[seat])
            rivals.add(_mean(high, others), _mean(low, others))
            leads.add(_lead(high, seat, others), _lead(low, seat, others))
        lead, error = leads.mean(SCORE)
        if lead > max(OF_ONE * error, LEAST):
            return {
                "games": len(own.rows),
                "lead": round(lead, DIGITS),
                "own": _largest(own.clear()),
                "rivals": {name: value for name, value in rivals.clear().items() if name == SCORE},
            }
    return {}


def _largest(found: Terms) -> Terms:
    """Keep what is worth telling: all points together, where most of them come from, and counts."""
    ranked = sorted(found, key=lambda name: -abs(found[name]))
    points = [name for name in ranked if name.startswith(OF_POINTS)][:POINTS]
    counts = [name for name in ranked if name != SCORE and not name.startswith(OF_POINTS)]
    told = [*([SCORE] if SCORE in found else []), *points, *counts[:COUNTS]]
    return {name: found[name] for name in told}


def _ended(
    lens: Lens,
    state: State,
    seat: int,
    action: int,
    seed: int,
    make: Callable[[State], Gathering],
) -> list[Terms]:
    """Take an option and play on to the end; give what every seat has gathered."""
    game = state.clone()
    gathering = make(game)
    game.observer = gathering.observer
    game.play(action, seat)
    dice = Dice(seed)
    player = lens.player
    player.begin(seed % SEEDS_OF_PLAYERS)
    while game.actor != OVER:
        actor = int(game.actor)
        if actor == CHANCE:
            game.fall(dice)
        else:
            game.play(player.choose(game, actor), actor)
    return [gathering.terms(game, one) for one in range(lens.seats)]


def _mean(found: list[Terms], seats: list[int]) -> Terms:
    return {
        name: sum(found[seat][name] for seat in seats) / max(1, len(seats)) for name in found[0]
    }


def _lead(found: list[Terms], seat: int, others: list[int]) -> Terms:
    """Give by how much a seat is ahead of the best of the others."""
    best = max((found[other][SCORE] for other in others), default=0.0)
    return {SCORE: found[seat][SCORE] - best}
