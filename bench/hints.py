"""``python -m bench.hints``: how good hints are, and how far their chances are off.

Positions come from games of bots with themselves. From each, every option is played out many times
by the bots' first choice, the same dice for all; that is the reference, and no part of the search.
Half of these games say which option is best, the other half by how much the first option of a hint
is worse (``regret``). ``doubt`` is how far the chance that a hint tells for that option is from the
share of games that it wins, without what luck explains: the standard error that evaluators state
(``Evaluator.doubt``), at even chances; alone it is in the score, of which ``unit`` points are one
of the evaluator's units.

Seconds are those of a core, whatever else runs. Run it on the compiled build; the figures go into
``review/hint.py`` and the evaluators.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from time import process_time

from grani.bots import evaluator_for, make_bot
from grani.bots.bot import Bot
from grani.bots.weighing import Verdict
from grani.core.build import build
from grani.core.contract import CHANCE, OVER, State
from grani.core.dice import Dice
from grani.core.playout import roll_on
from grani.core.registry import game as registered
from grani.review.hint import SECONDS, hint

CONFIGURATIONS = (
    ("dice-forge", 2, "random-all"),
    ("dice-forge", 3, "random-all"),
    ("dice-forge", 4, "random-all"),
    ("dice-forge", 2, "goddess-random"),
    ("dice-forge", 2, "titans-random"),
    ("rolling-realms", 1, "random"),
    ("rolling-realms", 2, "random"),
    ("rolling-realms", 4, "random"),
)
FIRST_CHOICE = {"dice-forge": "medium:temperature=0", "rolling-realms": "hard:iterations=0"}
PLAYER = {"dice-forge": "medium:temperature=0.5", "rolling-realms": "medium"}
FEWEST = 4
"""Options of a decision that is worth a hint."""
EVERY = 7
"""Of so many such decisions one is looked at."""


def positions(game: str, seats: int, setup: str, count: int, seed: int) -> Iterator[State]:
    """Give decisions with several options, from all parts of games."""
    found = number = 0
    while found < count:
        dice = Dice(seed * 1000 + number)
        number += 1
        state = registered(game).new(seats, setup)
        bot = make_bot(PLAYER[game], game, number)
        met = number % EVERY
        while not state.is_over and found < count:
            if state.actor == CHANCE:
                state.fall(dice)
                continue
            if len(state.legal()) >= FEWEST:
                met += 1
                if met % EVERY == 0:
                    found += 1
                    yield state.clone()
            state.play(bot.choose(state, state.actor), state.actor)


def play_on(state: State, bot: Bot, dice: Dice) -> None:
    """Play to the end by a bot's choices."""
    while state.actor != OVER:
        if state.actor == CHANCE:
            roll_on(state, dice)
        else:
            state.play(bot.choose(state, state.actor), state.actor)


def results(state: State, seat: int, action: int, bot: Bot, games: int) -> list[float]:
    """Give what play-outs of an option came to: shares of victories, alone scores."""
    found = []
    for number in range(games):
        after = state.clone()
        after.play(action, seat)
        play_on(after, bot, Dice(77_000_000 + number))
        winners = after.winners()
        if state.seats == 1:
            found.append(after.scores()[0] / after.game.score_parts)
        else:
            found.append(1.0 / len(winners) if seat in winners else 0.0)
    return found


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


@dataclass
class Found:
    """What one position taught."""

    regret: float
    off: float
    """Squared difference of told and real, less what luck explains."""
    open: float
    """How open it was, 1 at even chances."""


def look_at(state: State, verdicts: list[Verdict], bot: Bot, games: int, all_of: bool) -> Found:
    """Compare a hint with play-outs: of all options, or only of the one it puts first."""
    seat = int(state.actor)
    first = verdicts[0]
    actions = state.legal() if all_of else [first.action]
    played = {action: results(state, seat, action, bot, games) for action in actions}
    best = max(actions, key=lambda action: mean(played[action][: games // 2]))
    regret = mean(played[best][games // 2 :]) - mean(played[first.action][games // 2 :])
    real = mean(played[first.action])
    luck = sum((one - real) ** 2 for one in played[first.action]) / (games - 1) / games
    alone = state.seats == 1
    return Found(regret, (first.win - real) ** 2 - luck, 1.0 if alone else 4 * real * (1 - real))


def summary(found: list[Found], all_of: bool) -> str:
    """Say doubt and, where all options were played out, regret with their standard errors."""
    count = len(found)
    regret = mean([one.regret for one in found])
    strays = sqrt(sum((one.regret - regret) ** 2 for one in found) / max(1, count - 1) / count)
    openness = mean([one.open for one in found])
    off = mean([one.off for one in found])
    spread = sqrt(sum((one.off - off) ** 2 for one in found) / max(1, count - 1) / count)
    doubt = sqrt(max(0.0, off) / openness)
    highest = sqrt(max(0.0, off + spread) / openness)
    told = f"doubt {doubt:.3f} (to {highest:.3f})"
    return f"regret {regret:.3f} ± {strays:.3f}, {told}" if all_of else told


def main() -> None:
    """Measure."""
    asked = argparse.ArgumentParser()
    asked.add_argument("--positions", type=int, default=40)
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--seconds", type=float, default=SECONDS)
    asked.add_argument("--all", action="store_true", help="play out all options, for regret")
    asked.add_argument("--only", default="")
    options = asked.parse_args()
    for game, seats, setup in CONFIGURATIONS:
        name = f"{game} {seats} {setup}"
        if options.only not in name:
            continue
        bot = make_bot(FIRST_CHOICE[game], game, 1)
        found = []
        for state in positions(game, seats, setup, options.positions, 5):
            seat, seconds = int(state.actor), options.seconds
            verdicts = hint(game, state.position(), seat, seconds, 1, process_time)
            found.append(look_at(state, verdicts, bot, options.games, options.all))
        unit = evaluator_for(registered(game).new(seats, setup)).unit()
        print(f"{build()} {name}: {summary(found, options.all)}, unit {unit:g}", flush=True)


if __name__ == "__main__":
    main()
