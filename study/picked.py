"""What may be said of the most and the least among many: no more than their intervals show.

Who picks something out of many has looked at all of them, so intervals here are *strict*: wide
enough for all looks together. One is clearly before another only where such intervals are apart as
they are written, and only what strong play usually does is compared: what a few heroes did has
intervals so wide that they hide every difference among the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from grani.arena.verdicts import CERTAINTY, Estimate
from study import words

USUAL = 0.05
"""Share of the heroes who choose, take or buy what is called usual."""
USUAL_OPENING = 0.01
"""The same for all that is bought in two turns, of which there are far more."""

WIDER = (
    "Where a sentence picks something out, its intervals are wider than those of the table, for "
    "having looked at all of it."
)


@dataclass(frozen=True)
class Pick:
    """Something that can be picked out: its name in a sentence, and its strict estimate."""

    name: str
    told: Estimate


def strict(count: int) -> float:
    """Give how certain each interval of so many must be for all to hold together."""
    return 1 - (1 - CERTAINTY) / max(1, count)


def is_apart(high: Estimate, low: Estimate, digits: int = 1) -> bool:
    """Tell whether one interval lies above another, as they are written.

    >>> is_apart(Estimate(14.72, 14.55, 14.89, 9), Estimate(14.36, 14.19, 14.53, 9))
    False
    """
    return _written(high, digits)[0] > _written(low, digits)[1]


def _written(one: Estimate, digits: int) -> tuple[float, float]:
    """Give the bounds that a reader works out from ``value ± half``."""
    value, half = round(one.value, digits), round((one.high - one.low) / 2, digits)
    return round(value - half, digits), round(value + half, digits)


def better_sentence(picks: Sequence[Pick], of: str, beside: str) -> str:
    """Say which did better than which, which did best, and which worst, as far as that is shown."""
    good = max(picks, key=lambda one: _written(one.told, 1)[0])
    bad = min(picks, key=lambda one: _written(one.told, 1)[1])
    if not is_apart(good.told, bad.told):
        ranked = sorted(picks, key=lambda one: -one.told.value)
        return (
            f"Of {of}, none is shown to be better than another: from {_lead(ranked[0], beside)} to "
            f"{signed(ranked[-1])}."
        )
    told = f"Of {of}, {_lead(good, beside)} did better than {signed(bad)}"
    if len(picks) == 2:
        return f"{told}."
    is_best = all(is_apart(good.told, one.told) for one in picks if one is not good)
    is_worst = all(is_apart(one.told, bad.told) for one in picks if one is not bad)
    if not (is_best or is_worst):
        return f"{told}; which is best and which worst is not shown."
    first = f"{good.name} is clearly the best" if is_best else "which is best is not shown"
    last = f"{bad.name} is clearly the worst" if is_worst else "which is worst is not shown"
    return f"{told}; {first}, {last}."


def ends_told(picks: Sequence[Pick], ends: tuple[str, str], unit: str, digits: int = 1) -> str:
    """Say which is at either end, with the next one and whether it is clearly before that.

    What is said of either of the ``ends`` stands before its name; the picks are at least two.
    """
    ranked = sorted(picks, key=lambda one: -one.told.value)
    (top, second), (behind, bottom) = ranked[:2], ranked[-2:]
    is_first = is_apart(top.told, second.told, digits)
    is_last = is_apart(behind.told, bottom.told, digits)
    return (
        f"{ends[0]} {top.name}, {words.mean(top.told, digits, True)} {unit}, "
        f"{before(is_first)} {signed(second, digits)}; {ends[1]} {bottom.name}, "
        f"{words.mean(bottom.told, digits, True)}, "
        f"{before(is_last, 'behind')} {signed(behind, digits)}"
    )


def before(is_clear: bool, where: str = "before") -> str:
    """Say whether something is clearly before or behind another.

    >>> before(True), before(False, "behind")
    ('clearly before', 'not clearly behind')
    """
    return f"{'clearly' if is_clear else 'not clearly'} {where}"


def signed(one: Pick, digits: int = 1) -> str:
    """Name a pick with its number."""
    return f"{one.name} ({words.mean(one.told, digits, True)})"


def _lead(one: Pick, beside: str) -> str:
    return f"{one.name} ({words.mean(one.told, 1, True)} glory {beside})"
