"""How good a decision was: what it lost against the best option, where that is more than noise.

Options are weighed as hints weigh them. Those that look better than the one taken, and the one that
outlooks would go through, are played on with the same dice as it. An option is better only where
both agree: the weighing ranks it higher, and playing on finds it ahead by clearly more than noise.
Then the loss is what playing on finds. A position after an option is looked at in the same way as
any other, so that of decisions that belong together (buy and place, pay and perform) the loss falls
on the first that gave something away, and the curve falls by it, too.

The weighing has its favourites: of some cards it expects more than ever comes. Where it promises
clearly more of the option taken than the position after it is worth, or the curve falls there, it
is not believed. The next best options are played on, too, and whether it ranks them higher does not
matter; they must be ahead by more, since nothing else speaks for them.

What is still to be had is not lost. Where the seat decides again right after the option taken, and
could do better there than first choices do, that is what the option is held against others by: else
an error would be told twice, and once where there was none.

Playing on to the end of the game knows more than looking a few rolls ahead, and is less sure. Where
it tells nothing clearly, what the nearer look finds counts as long as the farther one agrees with
it: a thorough review sees at least what a quick one does.

Where nothing random happens within a turn, as in Rolling Realms, an option is worth the best end of
the turn that it leaves within reach, and has lost nothing as long as that of the better option can
still be reached: in which order things are done is no error (``turn_ends`` of a role module).

Where no option is worth more than the others, nothing was at stake, and there is nothing to judge.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from math import sqrt

from grani.bots import weigh
from grani.bots.weighing import Verdict
from grani.core.contract import CHANCE, OVER, State
from grani.review.scales import (
    AT_STAKE,
    SURE,
    SURER,
    WORTH_COMPARING,
    Speed,
    grade,
)
from grani.review.worth import SEEDS_OF_PLAYERS, Compared, Lens

MOST_DOUBTED = 3
"""Options of a hint that are doubted in turn, if each is found to be a mistake."""
NEXT = 4
"""Options of the next decision that may be better than what first choices do there."""
SHOWN = 3
"""Options of a decision that a review tells of, beside the one taken."""


Row = tuple[int, int, int]
"""An option: its action, what it is worth to who decides, and the standard error of that."""


@dataclass(frozen=True)
class Change:
    """What a decision changed for who decided, by outlooks, in units of the evaluator."""

    before: float
    after: float


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


def judged(
    lens: Lens, state: State, seat: int, action: int, number: int, change: Change | None = None
) -> Judged | None:
    """Judge a decision that had a choice; None if nothing was at stake.

    ``number`` tells its dice from those of others; ``change`` is what outlooks find before and
    after it, where they look through decisions.
    """
    verdicts = _weighed(lens, state, seat, number)
    taken = next(verdict for verdict in verdicts if verdict.action == action)
    rivals = _rivals(lens, verdicts, taken, lens.usual(state, seat), change)
    last = turn_after(lens, state, action, seat)
    compared, clear = _ahead(lens, state, seat, rivals, taken, last, number)
    if clear:
        better = _better_next(lens, last, seat, number)
        if better is not None:
            compared, clear = _ahead(lens, state, seat, clear, taken, better, number)
    if not clear:
        if not _at_stake(lens, verdicts):
            return None
        noise = sqrt(_scatter(lens, verdicts[0]) ** 2 + _scatter(lens, taken) ** 2)
        shown = [*verdicts[:SHOWN], *([] if taken in verdicts[:SHOWN] else [taken])]
        return Judged(action, 0.0, noise if verdicts[0] is not taken else 0.0, grade(0), (*shown,))
    best = max(clear, key=lambda rival: compared[rival.action].lead)
    found = compared[best.action]
    shown = list(_told(verdicts, best, taken, compared, lens))
    return Judged(best.action, found.lead, found.spread, grade(found.lead), (*shown,))


def asked(
    state: State, seat: int, action: int, speed: Speed, seed: int, number: int = 0, chances: int = 0
) -> list[Verdict]:
    """Judge a decision that is about to be made, by the rule of reviews: the options that are told
    of, the best first; that one alone where it loses nothing.

    With the ``number`` of its step in the record, and as many ``chances`` as dice have landed
    before it, a review of the same speed and seed finds exactly the same.
    """
    lens = Lens(state, speed, seed)
    after = _after(state, action, seat)
    if lens.ahead:
        before = worth = lens.worth(state, chances).win[seat]
        if lens.usual(state, seat) != action or after.actor in (CHANCE, OVER):
            worth = lens.worth(after, chances).win[seat]
        change = Change(before / lens.whole, worth / lens.whole)
        told = judged(lens, state, seat, action, number, change)
    else:
        worth = lens.worth(after, chances).win[seat]
        told = judged(lens, state, seat, action, number)
    if told is None:
        return [Verdict(action, 0.0, 0.0, 0)]
    loss, rows = on_curve(lens, rows_of(lens, told), action, told.best, loss_of(lens, told), worth)
    if not loss:
        return [Verdict(action, 0.0, 0.0, 0)]
    per = lens.whole / lens.scale
    return [replace(one, win=row[1] / per) for one, row in zip(told.weighed, rows, strict=True)]


def loss_of(lens: Lens, told: Judged) -> int:
    """Give what a decision lost, in ``PARTS``."""
    return round(lens.whole * told.loss)


def rows_of(lens: Lens, told: Judged) -> tuple[Row, ...]:
    """Give the options that are told of, in ``PARTS``."""
    per = lens.whole / lens.scale
    return tuple((one.action, round(per * one.win), round(per * one.error)) for one in told.weighed)


def on_curve(
    lens: Lens, rows: tuple[Row, ...], taken: int, best: int, loss: int, after: int
) -> tuple[int, tuple[Row, ...]]:
    """Tell a loss on the curve: what was taken is worth what the curve says ``after`` it, and what
    was better so much more as was lost; give both, the loss and the options.

    Nobody can lose more than there was to win: what is more is cut off, and may be all of it.
    """
    if not loss:
        return 0, rows
    left = loss if lens.is_alone else max(0, min(loss, lens.whole - after))
    top = after + left
    shift = after - next(worth for action, worth, _ in rows if action == taken)
    worths = {best: top, taken: after}
    return left, tuple(
        (action, worths.get(action, min(top, max(0, worth + shift))), error)
        for action, worth, error in rows
    )


def doubted(
    verdicts: list[Verdict], told_of: Callable[[int], list[Verdict]], most: int = MOST_DOUBTED
) -> list[Verdict]:
    """Give verdicts of which the first would not be called a mistake, as far as one can tell soon.

    ``told_of`` judges an option (``asked``). One that loses against another is worth as much less
    than that, and all are put in order again; of so many options at most.
    """
    for _ in range(most):
        best, *_others = verdicts
        told = told_of(best.action)
        better = next((one for one in verdicts if one.action == told[0].action), best)
        if better is best:
            break
        win = better.win - (told[0].win - told[-1].win)
        lower = replace(best, win=max(0.0, min(best.win, win)))
        verdicts = sorted([*verdicts[1:], lower], key=lambda one: -one.win)
    return verdicts


def _rivals(
    lens: Lens,
    verdicts: list[Verdict],
    taken: Verdict,
    usual: int | None,
    change: Change | None,
) -> list[Verdict]:
    """Give what may be better than the option that was taken."""
    others = [verdict for verdict in verdicts if verdict is not taken]
    if change is not None and (
        max(taken.win / lens.scale, change.before) - change.after > lens.speed.doubt
    ):
        return [one for one in others if one in others[: lens.speed.doubted] or one.action == usual]
    return [
        verdict
        for verdict in others
        if (verdict is verdicts[0] or verdict.action == usual)
        and _looks_better(lens, verdict, taken)
    ]


def _looks_better(lens: Lens, rival: Verdict, taken: Verdict) -> bool:
    return rival.win - taken.win > WORTH_COMPARING * lens.scale


def _ahead(
    lens: Lens,
    state: State,
    seat: int,
    rivals: list[Verdict],
    taken: Verdict,
    last: State,
    number: int,
) -> tuple[dict[int, Compared], list[Verdict]]:
    """Tell by how much rivals are better than the option taken, which leads to the ``last``
    position, and which of them clearly are."""
    if not rivals:
        return {}, []
    betters = [turn_after(lens, state, rival.action, seat) for rival in rivals]
    found = lens.compare(betters, last, seat, number, since=state, gives_up=True)
    if lens.near is not None and not any(map(partial(_is_clear, lens, taken), found, rivals)):
        nearer = lens.near.compare(betters, last, seat, number, since=state, gives_up=True)
        found = [
            near if far.allows(near.lead) else far for far, near in zip(found, nearer, strict=True)
        ]
    clear = [
        rival
        for rival, one in zip(rivals, found, strict=True)
        if _is_clear(lens, taken, one, rival)
        and not is_still_open(lens, state, seat, rival.action, taken.action)
    ]
    return {rival.action: one for rival, one in zip(rivals, found, strict=True)}, clear


def _better_next(lens: Lens, state: State, seat: int, number: int) -> State | None:
    """Give the position after the best that a seat can do next, if it decides right away and what
    first choices do there is clearly worse; where turns are looked through, nothing is next."""
    if lens.turn_ends is not None or state.actor != seat or len(state.legal(seat)) < 2:
        return None
    usual = lens.usual(state, seat)
    verdicts = [one for one in _weighed(lens, state, seat, number) if one.action != usual]
    ways = [_after(state, one.action, seat) for one in verdicts[:NEXT]]
    found = lens.compare(ways, state, seat, number, since=state, gives_up=True)
    lead, best = max((one.lead - SURER * one.spread, at) for at, one in enumerate(found))
    return ways[best] if lead > 0 else None


def is_still_open(lens: Lens, state: State, seat: int, better: int, taken: int) -> bool:
    """Tell whether the turn can still end as it would have with the better option."""
    ends = lens.turn_ends
    if ends is None:
        return False
    return ends.is_open(state, seat, taken, ends.best(state, seat, better).marks)


def _is_clear(lens: Lens, taken: Verdict, found: Compared, rival: Verdict) -> bool:
    sure = SURE if _looks_better(lens, rival, taken) else SURER
    return found.lead > sure * found.spread


def _told(
    verdicts: list[Verdict],
    best: Verdict,
    taken: Verdict,
    compared: dict[int, Compared],
    lens: Lens,
) -> tuple[Verdict, ...]:
    """Give the options that are told of, the best first: worth what playing on finds; what was not
    played on keeps its distance to the best."""
    top = compared[best.action].better * lens.scale

    def told(one: Verdict) -> Verdict:
        found = compared.get(one.action)
        win = found.better * lens.scale if found else top + one.win - best.win
        return replace(one, win=min(top, win))

    others = [one for one in verdicts if one is not best and one is not taken][: SHOWN - 1]
    low = replace(taken, win=compared[best.action].worse * lens.scale)
    return told(best), *sorted(map(told, others), key=lambda one: -one.win), low


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


def turn_after(lens: Lens, state: State, action: int, seat: int) -> State:
    """Give the position after an option; where turns can be looked through, at the end of it."""
    ends = lens.turn_ends
    return _after(state, action, seat) if ends is None else ends.best(state, seat, action).state


def _after(state: State, action: int, seat: int) -> State:
    after = state.clone()
    after.play(action, seat)
    return after
