"""The numbers of reviews as terminal and pages write them, in one unit for each sort of game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from grani.locales.numbers import signed

if TYPE_CHECKING:
    from grani.locales import Language

VICTORIES = "victories"


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

    def worth(self, value: float, digits: int | None = None) -> str:
        """Write what something is worth; chances in whole percents unless more is asked for."""
        if self.alone:
            return signed(self.scale * value, self.speech, digits or 1).lstrip("+")
        return f"{signed(self.scale * value, self.speech, digits or 0).lstrip('+')} %"

    def change(self, value: float, digits: int = 1) -> str:
        """Write what something has changed, with its sign."""
        return signed(self.scale * value, self.speech, digits)
