"""The numbers of reviews as terminal and pages write them, in one unit for each sort of game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import floor
from typing import TYPE_CHECKING, Any

from grani.locales.numbers import signed, written
from grani.review.scales import REACH

if TYPE_CHECKING:
    from grani.locales import Language

VICTORIES = "victories"
FINE = 1
"""Digits of the numbers that a reader adds up."""
TINY = 1e-9
"""What a number is off by that was calculated."""


class Figures:
    """Writes the numbers of a review: in hundredths of a victory, alone in what scores count."""

    def __init__(self, told: Mapping[str, Any], speech: Language) -> None:
        """``told`` is a review, or what else has names, parts and the unit of scores."""
        self.speech = speech
        self.alone = len(told["names"]) == 1
        self.parts: int = told["parts"]
        self.unit: str = told["score_unit"] if self.alone else VICTORIES

    @classmethod
    def of_unit(cls, unit: str, speech: Language) -> Figures:
        """Give who writes numbers of many games that are counted in one unit."""
        names = ("", "") if unit == VICTORIES else ("",)
        return cls({"names": names, "parts": 1, "score_unit": unit}, speech)

    @property
    def scale(self) -> float:
        """What a number of a review is multiplied by to be shown."""
        return (1 if self.alone else 100) / self.parts

    def shown(self, value: float, digits: int = FINE) -> float:
        """Round a number to what is shown of it: such numbers add up for whoever reads them."""
        return round(self.scale * value, digits) / self.scale

    def together(self, values: Sequence[float], digits: int = FINE) -> list[float]:
        """Round numbers to what is shown of them, so that they add up to what is shown of their
        sum: what is left over goes to those that were cut most."""
        units = [self.scale * value * 10**digits for value in values]
        whole = [floor(unit + TINY) for unit in units]
        cut = sorted(range(len(units)), key=lambda at: whole[at] - units[at])
        for at in cut[: round(sum(units)) - sum(whole)]:
            whole[at] += 1
        return [one / 10**digits / self.scale for one in whole]

    def sums(self, seat: Mapping[str, Any]) -> dict[str, str]:
        """Write how the end of a seat came about; noise is what is left, so that all adds up."""
        reach = self.reach(seat["luck_error"])
        start, luck, lost, gifts, end = (
            self.shown(seat[name]) for name in ("start", "luck", "lost", "gifts", "end")
        )
        return {
            "start": self.worth(start, FINE),
            "luck": self.change(luck) + reach,
            "own-errors": self.change(lost),
            "others-errors": self.change(gifts),
            "noise": self.change(end - start - luck - lost - gifts),
            "end": self.worth(end, FINE),
            "adjusted": self.worth(end - luck, FINE) + reach,
        }

    def per_decision(self, seat: Mapping[str, Any]) -> str:
        """Write what a seat lost per decision, and how far its other decisions could differ."""
        error = seat.get("loss_error", 0)
        return self.change(seat["loss_per_decision"], 2).lstrip("+") + self.reach(error, 2)

    def reach(self, error: float, digits: int = FINE) -> str:
        """Write how sure a number is that has a standard error, unless it could not be surer."""
        reach = self.scale * REACH * error
        return f" ± {written(reach, self.speech, digits)}" if round(reach, digits) else ""

    def worth(self, value: float, digits: int | None = None) -> str:
        """Write what something is worth; chances in whole percents unless more is asked for."""
        if self.alone:
            return signed(self.scale * value, self.speech, digits or 1).lstrip("+")
        return f"{signed(self.scale * value, self.speech, digits or 0).lstrip('+')} %"

    def nearly(self, value: float) -> str:
        """Write what something is worth; of a victory that looks certain, that it is nearly."""
        certain = not self.alone and round(self.scale * value, FINE) >= 100
        return f"{'≈ ' if certain else ''}{self.worth(value, FINE)}"

    def change(self, value: float, digits: int = 1) -> str:
        """Write what something has changed, with its sign."""
        return signed(self.scale * value, self.speech, digits)
