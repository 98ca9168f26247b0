"""What any position is worth to every seat, and its options: the longer one looks, the sharper.

The worth is that of reviews (``worth``), asked again and again with other completions and averaged;
options are weighed as hints weigh them (``hint``). Who decides can have what the best option is
worth, so with options that is what the position is worth. Where chance is due there are none, and
the worth looks through the dice.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from time import perf_counter
from typing import Final

from grani.bots.weighing import Verdict
from grani.core.contract import OVER, State
from grani.review.hint import PATIENCE, Thought
from grani.review.scales import MARGIN_PARTS, PARTS, QUICK, speed_of
from grani.review.worth import Lens, Worth

SHARE: Final = 0.4
"""The part of the time that goes to the worth of the position, where there are options too."""
MOST_LOOKS: Final = 400
"""Looks after which what the judge is off by is nearly all that is left of the error."""


@dataclass(frozen=True)
class Judged:
    """What a position is worth: by seat the chance to win, or in a game for one the score to
    expect, its standard error, and by how much the seat will be ahead; and its options."""

    win: tuple[float, ...]
    error: tuple[float, ...]
    margin: tuple[float, ...]
    options: tuple[Verdict, ...]
    is_done: bool


class Judgement:
    """What is thought about one position; ``seat`` is whose options are weighed."""

    def __init__(
        self, state: State, seat: int, seed: int, clock: Callable[[], float] = perf_counter
    ) -> None:
        self._state = state
        self._seat = seat
        self._clock = clock
        self._lens = Lens(state, speed_of(state.game_id(), QUICK), seed)
        self._looks: list[Worth] = []
        self._thought: Thought | None = None
        self.spent = 0.0
        """Seconds of thinking so far."""
        if state.awaits(seat):
            self._thought = Thought(state.game_id(), state.position(), seat, seed, clock)

    def go_on(self, seconds: float, patience: float = PATIENCE) -> Judged:
        """Think until it has been so long in all; TooSlow if options get no fair chance by then."""
        begun = self._clock()
        share = SHARE if self._thought else 1.0
        while not self._is_clear and (
            not self._looks or self.spent + self._clock() - begun < seconds * share
        ):
            self._looks.append(self._lens.worth(self._state, len(self._looks)))
        options = self._thought.go_on(seconds * (1 - share), patience) if self._thought else []
        self.spent += self._clock() - begun
        is_done = self._is_clear and (self._thought is None or self._thought.is_done)
        seats = range(self._lens.seats)
        wins = tuple(self._mean(seat) for seat in seats)
        errors = tuple(self._error(seat) for seat in seats)
        if options:
            best = max(options, key=lambda option: option.win)
            wins, errors = _with_best(wins, errors, self._seat, best)
        return Judged(
            wins,
            errors,
            tuple(
                sum(look.margin[seat] for look in self._looks) / len(self._looks) / MARGIN_PARTS
                for seat in seats
            ),
            tuple(options),
            is_done,
        )

    @property
    def _is_clear(self) -> bool:
        """Whether looking again would tell nothing new of the position."""
        looks = self._looks
        if self._state.actor == OVER and looks:
            return True
        return len(looks) >= MOST_LOOKS or (len(looks) > 1 and looks[0].win == looks[1].win)

    def _mean(self, seat: int) -> float:
        return sum(look.win[seat] for look in self._looks) / len(self._looks) / PARTS

    def _error(self, seat: int) -> float:
        """Give the standard error: what looking more often mends, and what the judge is off by."""
        if self._state.actor == OVER:
            return 0.0
        lens = self._lens
        unit = lens.whole / PARTS
        off = unit * lens.off(self._mean(seat) / unit)
        scatter = [max(0.0, (look.error[seat] / PARTS) ** 2 - off**2) for look in self._looks]
        return sqrt(sum(scatter) / len(scatter) ** 2 + off**2)


def _with_best(
    wins: tuple[float, ...], errors: tuple[float, ...], seat: int, best: Verdict
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Give a seat what its best option is worth; the others share what is left as before. What one
    rival alone is left with is as unsure as the option.

    >>> _with_best((0.4, 0.45, 0.15), (0.1, 0.1, 0.1), 0, Verdict(3, 0.6, 0.05, 9))[0]
    (0.6, 0.3, 0.1)
    >>> _with_best((0.45, 0.55), (0.1, 0.1), 0, Verdict(3, 0.52, 0.15, 9))
    ((0.52, 0.48), (0.15, 0.15))
    """
    rest = sum(wins) - wins[seat]
    part = (1 - best.win) / rest if rest > 0 else 0.0
    rivals = [best.error] * 2 if len(wins) == 2 else [error * part for error in errors]
    return (
        tuple(best.win if n == seat else round(win * part, 9) for n, win in enumerate(wins)),
        tuple(best.error if n == seat else error for n, error in enumerate(rivals)),
    )
