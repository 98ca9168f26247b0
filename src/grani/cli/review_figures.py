"""The numbers of reviews as terminal and pages write them, in one unit for each sort of game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from grani.locales.numbers import signed

if TYPE_CHECKING:
    from grani.locales import Language

VICTORIES = "victories"
FINE = 1
"""Digits of the numbers that a reader adds up."""


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

    def sums(self, seat: Mapping[str, Any]) -> dict[str, str]:
        """Write how the end of a seat came about; noise is what is left, so that all adds up."""
        start, luck, lost, gifts, end = (
            self.shown(seat[name]) for name in ("start", "luck", "lost", "gifts", "end")
        )
        return {
            "start": self.worth(start, FINE),
            "luck": self.change(luck),
            "own-errors": self.change(lost),
            "others-errors": self.change(gifts),
            "noise": self.change(end - start - luck - lost - gifts),
            "end": self.worth(end, FINE),
            "adjusted": self.worth(end - luck, FINE),
        }

    def worth(self, value: float, digits: int | None = None) -> str:
        """Write what something is worth; chances in whole percents unless more is asked for."""
        if self.alone:
            return signed(self.scale * value, self.speech, digits or 1).lstrip("+")
        return f"{signed(self.scale * value, self.speech, digits or 0).lstrip('+')} %"

    def change(self, value: float, digits: int = 1) -> str:
        """Write what something has changed, with its sign."""
        return signed(self.scale * value, self.speech, digits)
