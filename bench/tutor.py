"""``python -m bench.tutor``: how far a try strays from what an option is worth, for the tutor.

The tutor warns of an option that looks worse than the best one. What looks so may be chance: a mean
of n tries strays by σ / √n, the difference of two by σ √(1/n + 1/m). Decisions of games are weighed
three times with different dice. The first time says which option looks best, another one is drawn;
how far the other two times disagree about these two gives σ. Options that were tried less often
than they would be in a hint are what the tutor has to do with, so tries are few here, too.

Run it on the compiled build; what it says stands in ``docs/review.md`` and, twice σ, in
``web/src/tutor/tutor.svelte.ts`` (``STRAYS``).
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import sqrt
from statistics import fmean

from grani.bots import make_bot, weigh
from grani.bots.weighing import Verdict
from grani.core.build import build
from grani.core.contract import CHANCE, State
from grani.core.dice import Dice
from grani.core.registry import game as registered

TABLES = [
    ("dice-forge", "random", 2, 1.0),
    ("dice-forge", "goddess-random", 3, 1.0),
    ("dice-forge", "titans-random", 4, 1.0),
    ("rolling-realms", "random", 2, 1.0),
    ("rolling-realms", "random", 1, 5.0),
]
"""Game, set-up, seats, and what stands for a victory there: alone, five stars do."""
PLAYER = "greedy"
EVERY = 7
"""Every so manieth decision with a choice is looked at: neighbours are much alike."""


def decisions(game: str, setup: str, seats: int) -> Iterator[tuple[State, int]]:
    """Give decisions of game after game, with who has to decide."""
    number = count = 0
    while True:
        number += 1
        state, dice = registered(game).new(seats, setup), Dice(number)
        bots = [make_bot(PLAYER, game, number * 8 + seat) for seat in range(seats)]
        while not state.is_over:
            if state.actor == CHANCE:
                state.fall(dice)
                continue
            seat = int(state.actor)
            if len(state.legal(seat)) > 1:
                count += 1
                if count % EVERY == 0:
                    yield state, seat
            state.play(bots[seat].choose(state, seat), seat)


def weighed(state: State, seat: int, seed: int, tries: int) -> list[Verdict]:
    """Weigh the options of a decision by so many tries, and until each had its chance."""
    weighing = weigh(state.clone(), seat, seed)
    while not weighing.is_done and (weighing.tries < tries or not weighing.is_fair):
        weighing.go_on()
    return weighing.verdicts()


def strays(state: State, seat: int, number: int, tries: int) -> float | None:
    """Give the square of how far a single try strays, by one decision; None if none was tried."""
    first, *others = weighed(state, seat, 3 * number, tries)
    other = others[int(Dice(number).below(len(others)))]
    seen = []
    parts = 0.0
    for again in (1, 2):
        by_action = {one.action: one for one in weighed(state, seat, 3 * number + again, tries)}
        best, worse = by_action[first.action], by_action[other.action]
        if not best.tries or not worse.tries:
            # Of these the tutor says nothing.
            return None
        seen.append(best.win - worse.win)
        parts += 1 / best.tries + 1 / worse.tries
    return (seen[0] - seen[1]) ** 2 / parts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=150)
    parser.add_argument("--tries", type=int, default=100)
    parser.add_argument("--game", default="")
    asked = parser.parse_args()
    print(f"{asked.tries} tries, {build()} build")
    for game, setup, seats, whole in (one for one in TABLES if asked.game in ("", one[0])):
        found = decisions(game, setup, seats)
        told = (strays(*next(found), number, asked.tries) for number in range(asked.decisions))
        squares = [square / whole**2 for square in told if square is not None]
        mean = fmean(squares)
        spread = sqrt(fmean((one - mean) ** 2 for one in squares) / len(squares))
        error = spread / (2 * sqrt(mean)) if mean else 0.0
        known = f"{len(squares)} decisions, σ = {sqrt(mean):.3f} ± {error:.3f}"
        print(f"{game} {setup}, {seats}: {known}", flush=True)


if __name__ == "__main__":
    main()
