"""How good a decision was: what it lost against the best option, where that is more than noise.

Options are weighed as hints weigh them. If another than the one taken comes first, both are played
on with the same dice; what counts is the smaller of what the weighing and the comparison see, and
only if it is clearly more than the noise of that. An option is worth what its best continuation is
worth, so that of decisions that belong together (buy and place, pay and perform) the loss falls on
the first that gave something away.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from grani.bots import weigh
from grani.bots.weighing import Verdict
from grani.core.contract import State
from grani.review.scales import SURE, WORTH_COMPARING, grade
from grani.review.worth import SEEDS_OF_PLAYERS, Lens

SHOWN = 3
"""Options of a decision that a review tells of, beside the one taken."""


@dataclass(frozen=True)
class Judged:
    """What is known of one decision; ``loss`` and ``noise`` are in units of the evaluator."""

    best: int
    loss: float
    noise: float
    grade: str
    weighed: tuple[Verdict, ...]
    """The best options and the one taken, as the weighing ranks them."""


def judged(lens: Lens, state: State, seat: int, action: int, number: int) -> Judged:
    """Judge a decision that had a choice; ``number`` tells its dice from those of others."""
    verdicts = _weighed(lens, state, seat, number)
    first = verdicts[0]
    taken = next(verdict for verdict in verdicts if verdict.action == action)
    shown = [*verdicts[:SHOWN], *([] if taken in verdicts[:SHOWN] else [taken])]
    loss, noise = 0.0, 0.0
    if first is not taken:
        seen = (first.win - taken.win) / lens.scale
        noise = sqrt(_scatter(lens, first) ** 2 + _scatter(lens, taken) ** 2)
        if seen > WORTH_COMPARING:
            better, worse = (_after(state, one.action, seat) for one in (first, taken))
            compared, spread = lens.compare(better, worse, seat, number)
            if compared > SURE * spread:
                loss, noise = max(0.0, min(seen, compared)), spread
    best = first.action if loss else action
    return Judged(best, loss, noise, grade(loss), tuple(shown))


def _weighed(lens: Lens, state: State, seat: int, number: int) -> list[Verdict]:
    weighing = weigh(state.clone(), seat, lens.seed_of(number, 5) % SEEDS_OF_PLAYERS)
    while weighing.tries < lens.speed.tries and not weighing.is_done:
        weighing.go_on()
    return weighing.verdicts()


def _scatter(lens: Lens, verdict: Verdict) -> float:
    """Give the part of an error that is not what the judge is off by, which all options share."""
    off = lens.off(verdict.win / lens.scale)
    return sqrt(max(0.0, (verdict.error / lens.scale) ** 2 - off**2))


def _after(state: State, action: int, seat: int) -> State:
    after = state.clone()
    after.play(action, seat)
    return after
