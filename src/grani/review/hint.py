"""Hints: what each option of a decision is worth, by the search and the evaluator of the bots.

Dice are fresh, made from the seed alone: a hint knows no more of the future than the players. It
is good after a third of a second, and goes on where it stopped if there is more time.

What it is worth was measured (``python -m bench.hints`` does it) on decisions of games that bots
play with themselves. Every option was played out by the bots' first choices; half of these games
say which is best, the other half by how much the first option of a hint is worse. In brackets a
second of what hints were before: play-outs of the greedy bot compiled, of random play interpreted.

- Dice Forge for two, in hundredths of a victory, 86 decisions: compiled -0.2 ± 0.9 (0.4 ± 0.9),
  interpreted -0.5 ± 0.9 (5.3 ± 1.7), an option taken blindly 6.5 ± 1.1.
- Rolling Realms alone, in stars, 14 decisions: compiled -0.10 ± 0.06 (-0.01 ± 0.10), interpreted
  -0.12 ± 0.06 (-0.01 ± 0.04), blindly 0.41 ± 0.11.

± is a standard error; below zero is luck, or an option that those games missed. On the same
decisions the difference is 0.6 ± 1.1 hundredths compiled and 5.8 ± 1.7 interpreted, 0.09 ± 0.09 and
0.10 ± 0.06 stars: compiled it is as good as a second was, or a little better, and interpreted it is
as good as compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import perf_counter
from typing import Final

from grani.bots import weigh as put_in_balance
from grani.bots.weighing import Verdict
from grani.core.registry import game as registered

SECONDS: Final = 0.3
"""After so long there is a good answer."""
PATIENCE: Final = 8.0
"""Seconds that a hint may take beyond the wished time until every option had a chance."""


class TooSlow(RuntimeError):
    """A machine that is too busy to say more than noise; the remedy is to ask again later."""


class Thought:
    """What is thought about one decision: the longer, the sharper."""

    def __init__(
        self,
        game: str,
        position: Mapping[str, object],
        seat: int,
        seed: int,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        """ValueError if the seat has nothing to decide."""
        self._clock = clock
        begun = clock()
        self._weighing = put_in_balance(registered(game).from_position(position), seat, seed)
        self.spent = clock() - begun
        """Seconds of thinking so far."""

    def go_on(self, seconds: float, patience: float = PATIENCE) -> list[Verdict]:
        """Think until it has been so long in all; give a verdict on every option, the best first.

        It takes longer until every option had a chance, and TooSlow is raised if that is not so
        when patience ends.
        """
        weighing = self._weighing
        begun = self._clock() - self.spent
        while not weighing.is_done:
            self.spent = self._clock() - begun
            if self.spent >= seconds and weighing.is_fair:
                break
            if self.spent >= seconds + patience:
                raise TooSlow(f"{weighing.tries} tries were all there was time for")
            weighing.go_on()
        return weighing.verdicts()

    @property
    def is_done(self) -> bool:
        """Whether going on would tell nothing new."""
        return self._weighing.is_done


def hint(
    game: str,
    position: Mapping[str, object],
    seat: int,
    seconds: float,
    seed: int,
    clock: Callable[[], float] = perf_counter,
    patience: float = PATIENCE,
) -> list[Verdict]:
    """Give a verdict on every option of the seat's decision, the best first, in about this time."""
    return Thought(game, position, seat, seed, clock).go_on(seconds, patience)


def weigh(
    game: str, position: Mapping[str, object], seat: int, tries: int, seed: int
) -> list[Verdict]:
    """Give the verdicts of at least so many tries: equal numbers and seeds, equal verdicts."""
    weighing = put_in_balance(registered(game).from_position(position), seat, seed)
    while weighing.tries < tries and not weighing.is_done:
        weighing.go_on()
    return weighing.verdicts()
