"""What is printed on the cards of one set."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from grani.dice_forge.islands import SLOT_IDS
from grani.dice_forge.verbs.verb import Verb

# Boxes and modules, as bits
BASE: Final[i64] = 1
REBELLION: Final[i64] = 2
GODDESS: Final[i64] = 4
TITANS: Final[i64] = 8
PROMOS: Final[i64] = 16


@final
@mypyc_attr(acyclic=True)
class Feat:
    """One set of feat cards: where it may lie, its glory at the end, and its verbs.

    ``number`` stands in records and is never given to another set.
    ``oust_glory`` is an automatic effect: glory for ousting and for being ousted.
    """

    def __init__(
        self,
        number: i64,
        name: str,
        slot: str,
        glory: i64,
        immediate: Verb | None = None,
        *,
        reinforcement: Verb | None = None,
        oust_glory: i64 = 0,
        introductory: bool = False,
        automatic: bool = False,
        box: i64 = BASE,
    ) -> None:
        self.number: Final[i64] = number
        self.name: Final[str] = name
        self.slot: Final[i64] = SLOT_IDS[slot]
        self.glory: Final[i64] = glory
        self.immediate: Final[Verb | None] = immediate
        self.reinforcement: Final[Verb | None] = reinforcement
        self.oust_glory: Final[i64] = oust_glory
        self.introductory: Final[bool] = introductory
        self.automatic: Final[bool] = automatic
        self.box: Final[i64] = box

    def strip(self) -> list[str]:
        """Write what the card does in signs, for its foot."""
        row: list[str] = []
        if self.immediate is not None:
            row += self.immediate.strip()
        if self.reinforcement is not None:
            row += self.reinforcement.strip()
        if self.oust_glory:
            row += ["oust", "to", f"glory:{self.oust_glory}"]
        return row
