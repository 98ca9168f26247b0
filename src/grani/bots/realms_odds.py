"""How likely things are to be finished in the turns left of a round, and what resources are worth.

Work is counted in eighths of an activation that any die will do; a cell that few values fit is
more work. ``Taste`` holds the weights, and ``Odds`` makes tables of them once.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from grani.rolling_realms.resources import CAP, COIN, HEART, PUMPKIN, RESOURCE_COUNT, amount
from grani.rolling_realms.table import TURNS

UNIT: Final[i64] = 8
"""The work of one activation that any die will do."""
WORKS: Final[i64] = 256
"""Work beyond this table is hopeless."""
HOPELESS: Final[i64] = WORKS - 1
HELD: Final[i64] = CAP + 1
PLAIN: Final[float] = 0.1
"""Stars for a resource that nobody spends (RR-045)."""
EFFORTS: Final[list[float]] = [1.2, 1.39, 0.75, 1.54, 1.09, 1.51, 1.32, 0.55, 1.3, 2.2, 2.18]
"""How hard the work of each realm is, by its number: turns that an activation there takes."""


@final
@mypyc_attr(acyclic=True)
class Taste:
    """Weights of a judgement, in stars; the defaults were found by playing many games."""

    def __init__(
        self,
        efforts: list[float] | None = None,
        slack: float = 0.4,
        bend: float = 1.07,
        rarity: float = 1.65,
        pumpkin: float = 0.065,
        heart: float = 0.085,
        coin: float = 0.135,
        patience: float = 1.5,
        appetite: float = 6.0,
    ) -> None:
        self.efforts: Final[list[float]] = EFFORTS if efforts is None else efforts
        self.slack: Final[float] = slack
        """Turns that seem to be left beyond those that are."""
        self.bend: Final[float] = bend
        """Above 1: little work is surer and much work less sure."""
        self.rarity: Final[float] = rarity
        """Work for each further die that it takes, on average, until one fits."""
        self.pumpkin: Final[float] = pumpkin
        self.heart: Final[float] = heart
        self.coin: Final[float] = coin
        """What a resource is worth beyond PLAIN while turns are left to use it."""
        self.patience: Final[float] = patience
        """Turns after which half of that is gained."""
        self.appetite: Final[float] = appetite
        """How many resources of a type a turn can use."""


@final
@mypyc_attr(acyclic=True)
class Odds:
    """Tables made of a taste. ``look`` chooses the realm and the turns left; the rest reads."""

    def __init__(self, taste: Taste) -> None:
        self.chances: Final[vec[float]] = vec[float](_chances(taste))
        self.worths: Final[vec[float]] = vec[float](_worths(taste))
        self.rarities: Final[vec[i64]] = vec[i64](
            [HOPELESS] + [round(taste.rarity * (6 / fitting - 1)) for fitting in range(1, 7)]
        )
        self.row: i64 = 0
        self.shelf: i64 = 0

    def look(self, realm: i64, turns: i64) -> None:
        """Say which realm and how many turns the next questions are about."""
        self.row = (realm * TURNS + turns) * WORKS
        self.shelf = turns * RESOURCE_COUNT * HELD

    def of(self, work: i64) -> float:
        """Give the chance that so much work gets done."""
        return self.chances[self.row + min(work, HOPELESS)]

    def rarity(self, fitting: i64) -> i64:
        """Give the work of waiting for one of ``fitting`` values."""
        return self.rarities[fitting]

    def resources(self, word: i64) -> float:
        """Give what resources in hand are worth."""
        worths = self.worths
        shelf = self.shelf
        return (
            worths[shelf + amount(word, PUMPKIN)]
            + worths[shelf + HELD + amount(word, HEART)]
            + worths[shelf + 2 * HELD + amount(word, COIN)]
        )


def _chances(taste: Taste) -> list[float]:
    table: list[float] = []
    for effort in taste.efforts:
        for turns in range(int(TURNS)):
            time = int(UNIT) * (turns + taste.slack) / effort
            for work in range(int(WORKS)):
                hopeless = work > 0 and (turns == 0 or work == HOPELESS)
                table.append(0.0 if hopeless else exp(-((work / time) ** taste.bend)))
    return table


def _worths(taste: Taste) -> list[float]:
    table: list[float] = []
    for turns in range(int(TURNS)):
        share = turns / (turns + taste.patience)
        for extra in (taste.pumpkin, taste.heart, taste.coin):
            for held in range(int(HELD)):
                useful = min(float(held), taste.appetite * turns)
                table.append(PLAIN * held + extra * share * useful)
    return table


assert (PUMPKIN, HEART, COIN) == (0, 1, 2)
