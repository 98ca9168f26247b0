"""Games of Rolling Realms, line by line, as sums: whatever their page tells comes from here."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Final

from grani.rolling_realms.resources import RESOURCE_NAMES, STAR
from study.lines import Line
from study.realms import WAYS
from study.sums import Ratio, Sums

FULL: Final = 6
"""Stars that a realm has."""
BANDS: Final = ((0, 2), (3, 4), (5, 6), (7, 8), (9, 12))
"""How much of a resource a round brought."""
GOOD: Final = 50
"""Stars of a game that players are proud of."""
Lines = Callable[[], Iterable[Line]]


class Averages:
    """What each realm brings on average, and a round beside its realms."""

    def __init__(self, lines: Iterable[Line]) -> None:
        self.realms: dict[int, Ratio] = {}
        self.rest = Ratio()
        for line in lines:
            for now in line["rounds"]:
                for realm, stars in now["stars"]:
                    self.realms.setdefault(realm, Ratio()).add(stars)
                self.rest.add(now["unspent"] / STAR)

    def expected(self, realms: Iterable[int]) -> float:
        """Give the stars that realms have by themselves."""
        return sum(self.realms[realm].value for realm in realms)


def read_sums(lines: Lines) -> Sums:
    """Read games twice: for the averages of realms, then for everything else."""
    averages = Averages(lines())
    sums = Sums()
    for line in lines():
        take(line, sums, averages)
        sums.end_game()
    return sums


def take(line: Line, sums: Sums, averages: Averages) -> None:
    """Take in one game."""
    score = line["scores"][0] / STAR
    sums.add(("score",), score)
    sums.add(("good",), float(score >= GOOD))
    for number, now in enumerate(line["rounds"], 1):
        stars = dict(now["stars"])
        result = now["tenths"] / STAR
        sums.add(("round", number), result)
        sums.add(("unspent",), now["unspent"] / STAR, 1.0 if number == 1 else 0.0)
        sums.add(("used",), now["used"], 1.0 if number == 1 else 0.0)
        sums.add(("claimed",), now["claimed"], 1.0 if number == 1 else 0.0)
        for realm, count in stars.items():
            sums.add(("realm", realm), count)
            sums.add(("realm", realm, number), count)
            sums.add(("full", realm), float(count >= FULL))
            others = [other for other in stars if other != realm]
            helped = sum(stars[other] for other in others) - averages.expected(others)
            sums.add(("neighbours", realm), helped)
            for resource, amount in enumerate(now["gained"].get(str(realm), (0, 0, 0))):
                sums.add(("from", realm, resource), amount)
        beyond = result - averages.expected(stars) - averages.rest.value
        for pair in combinations(sorted(stars), 2):
            sums.add(("pair", *pair), beyond)
        _resources(now, number, result, sums)


def _resources(now: Line, number: int, result: float, sums: Sums) -> None:
    for resource in range(len(RESOURCE_NAMES)):
        gained = sum(amounts[resource] for amounts in now["gained"].values())
        sums.add(("gained", resource, number), gained)
        sums.add(("lost", resource), now["lost"][resource], 1.0 if number == 1 else 0.0)
        for band, (low, high) in enumerate(BANDS):
            if low <= gained <= high:
                sums.add(("with", resource, band), result)
    for way, spent in enumerate(now["spent"]):
        sums.add(("spent", WAYS[way]), spent, 1.0 if number == 1 else 0.0)
