"""How good a decision was: what it lost against the best option, where that is more than noise.

Options are weighed as hints weigh them. Those that look better than the one taken, and the one that
outlooks would go through, are played on with the same dice as it. An option is better only where
both agree: the weighing ranks it higher, and playing on finds it ahead by clearly more than noise.
Then the loss is what playing on finds. A position after an option is looked at in the same way as
any other, so that of decisions that belong together (buy and place, pay and perform) the loss falls
on the first that gave something away, and the curve falls by it, too.

Where no option is worth more than the others, nothing was at stake, and there is nothing to judge.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import sqrt

from grani.bots import weigh
from grani.bots.weighing import Verdict
from grani.core.contract import State
from grani.review.scales import AT_STAKE, SURE, WORTH_COMPARING, grade
from grani.review.worth import SEEDS_OF_PLAYERS, Compared, Lens

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
    """The best options and the one taken, the best first. After a loss they are worth what playing
    on finds, so that the loss is the difference."""


def judged(lens: Lens, state: State, seat: int, action: int, number: int) -> Judged | None:
    """Judge a decision that had a choice; None if nothing was at stake.

    ``number`` tells its dice from those of others.
    """
    verdicts = _weighed(lens, state, seat, number)
    taken = next(verdict for verdict in verdicts if verdict.action == action)
    rivals = _rivals(lens, verdicts, taken, lens.usual(state, seat))
    best, found = _best(lens, state, seat, rivals, taken, number)
    if best is None or found is None:
        if not _at_stake(lens, verdicts):
            return None
        noise = sqrt(_scatter(lens, verdicts[0]) ** 2 + _scatter(lens, taken) ** 2)
        shown = [*verdicts[:SHOWN], *([] if taken in verdicts[:SHOWN] else [taken])]
        return Judged(action, 0.0, noise if verdicts[0] is not taken else 0.0, grade(0), (*shown,))
    shown = list(_told(verdicts, best, taken, found, lens))
    return Judged(best.action, found.lead, found.spread, grade(found.lead), (*shown,))


def _rivals(
    lens: Lens, verdicts: list[Verdict], taken: Verdict, usual: int | None
) -> list[Verdict]:
    """Give what may be better than the option that was taken."""
    return [
        verdict
        for verdict in verdicts
        if (verdict is verdicts[0] or verdict.action == usual)
        and verdict.win - taken.win > WORTH_COMPARING * lens.scale
    ]


def _best(
    lens: Lens, state: State, seat: int, rivals: list[Verdict], taken: Verdict, number: int
) -> tuple[Verdict | None, Compared | None]:
    """Give the rival that is clearly better, by most, and by how much."""
    if not rivals:
        return None, None
    after = [_after(state, rival.action, seat) for rival in rivals]
    found = lens.compare(after, _after(state, taken.action, seat), seat, number)
    clear = [
        (rival, one)
        for rival, one in zip(rivals, found, strict=True)
        if one.lead > SURE * one.spread
    ]
    return max(clear, key=lambda pair: pair[1].lead) if clear else (None, None)


def _told(
    verdicts: list[Verdict], best: Verdict, taken: Verdict, found: Compared, lens: Lens
) -> tuple[Verdict, ...]:
    """Give the options that are told of; what was not played on keeps its distance to the best."""
    top, low = found.better * lens.scale, found.worse * lens.scale
    others = [one for one in verdicts if one is not best and one is not taken][: SHOWN - 1]
    between = [replace(one, win=min(top, top + one.win - best.win)) for one in others]
    return replace(best, win=top), *between, replace(taken, win=low)


def _at_stake(lens: Lens, verdicts: list[Verdict]) -> bool:
    """Tell whether the best option is worth more than the others are on average."""
    first, *others = verdicts
    mean = sum(other.win for other in others) / len(others)
    return first.win - mean > AT_STAKE * lens.scale


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
