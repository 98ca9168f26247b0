"""How a face pays for itself: what it costs and brings, by the worth of resources in a round."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Final

from grani.arena.verdicts import CERTAINTY, Estimate
from study.forge import RATED, ROUNDS
from study.sums import Groups, Sums

SIDES: Final = 6


class Payback:
    """What a face costs and brings, in glory of lead, by the round in which it is bought."""

    def __init__(self, sums: Sums, face: int) -> None:
        self.sums = sums
        self.face = face
        bought = {
            int(str(key[0])): ratio.total for key, ratio in sums.below("bought", face).items()
        }
        self.bought = {at: number / sum(bought.values()) for at, number in bought.items()}
        over = {key[0]: ratio.total for key, ratio in sums.below("over", face).items()}
        self.over = {old: number / sum(over.values()) for old, number in over.items()}
        self.more = {name: self._more(name) for name in RATED}
        self.gains = {at: self._gain(at) for at in range(1, ROUNDS + 1)}

    def price(self, at: int) -> float:
        """Give what the gold is worth that it costs in a round."""
        return self.sums[("price", self.face)].value * self.sums[("rate", "gold", at)].value

    def later(self, at: int) -> tuple[float, float]:
        """Give how often its die is rolled after a round, and what it brings there in all."""
        brought = sum(
            self.sums[("rolls", later)].value * self.gains[later] / SIDES
            for later in range(at + 1, ROUNDS + 1)
        )
        return rolls_left(self.sums, at), brought

    def _gain(self, at: int) -> float:
        """Give what it brings beyond the face that it replaced when it is shown in a round."""
        return sum(more * self.sums[("rate", name, at)].value for name, more in self.more.items())

    def _more(self, name: str) -> float:
        """Give how much more of a resource it brings than the face that it replaced."""
        given_up = sum(
            part * self.sums[("brings", old, name)].value for old, part in self.over.items()
        )
        return self.sums[("brings", self.face, name)].value - given_up

    def rolls(self) -> float:
        """Give the rolls of its die until it has brought its price, as it is usually bought."""
        price = sum(part * self.price(at) for at, part in self.bought.items())
        count, brought = (
            sum(part * self.later(at)[i] for at, part in self.bought.items()) for i in range(2)
        )
        return price * count / brought if brought > 0 else inf

    def net(self, at: int) -> float:
        """Give what it brings until the end beyond its price, bought in a round."""
        return self.later(at)[1] - self.price(at)


class Paybacks:
    """Estimates anything about how a face pays back."""

    def __init__(self, groups: Groups, face: int) -> None:
        self.groups = groups
        self.of = {id(sums): Payback(sums, face) for sums in (groups.whole, *groups.without)}

    def estimate(self, find: Callable[[Payback], float], certainty: float = CERTAINTY) -> Estimate:
        """Estimate what can be worked out of a payback."""
        return self.groups.estimate(lambda sums: find(self.of[id(sums)]), certainty)


def rolls_left(sums: Sums, at: int) -> float:
    """Give how often a die is rolled after a round."""
    return sum(sums[("rolls", later)].value for later in range(at + 1, ROUNDS + 1))
