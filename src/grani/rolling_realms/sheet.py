"""A sheet: one seat's marks in three realms, its resources, its dice and its results."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from grani.core.bits import bit
from grani.rolling_realms.dice import (
    COUNT,
    COUNT_BITS,
    D1,
    D2,
    EMPOWERED,
    GAINED,
    GAINED_EMPOWERED,
    TREATED,
    USED,
    VALUE,
    gained_sort,
    gained_value,
)
from grani.rolling_realms.resources import total, within_cap


@final
@mypyc_attr(acyclic=True)
class Sheet:
    """``left``, ``middle`` and ``right`` are the marks on the round's realm cards.

    ``gained`` and ``hand`` are words of resources: circled this round, and not crossed out yet.
    ``d1`` and ``d2`` are words of dice, ``extra`` counts gained dice by sort. ``activated`` has a
    bit for each realm card. ``first``, ``second``, ``third`` are the results of rounds, in tenths.
    """

    def __init__(
        self,
        seat: i64,
        left: i64,
        middle: i64,
        right: i64,
        gained: i64,
        hand: i64,
        d1: i64,
        d2: i64,
        extra: i64,
        activated: i64,
        ended: bool,
        first: i64,
        second: i64,
        third: i64,
    ) -> None:
        self.seat = seat
        self.left = left
        self.middle = middle
        self.right = right
        self.gained = gained
        self.hand = hand
        self.d1 = d1
        self.d2 = d2
        self.extra = extra
        self.activated = activated
        self.ended = ended
        self.first = first
        self.second = second
        self.third = third

    def clone(self) -> Sheet:
        return Sheet(
            self.seat,
            self.left,
            self.middle,
            self.right,
            self.gained,
            self.hand,
            self.d1,
            self.d2,
            self.extra,
            self.activated,
            self.ended,
            self.first,
            self.second,
            self.third,
        )

    def copy_from(self, other: Sheet) -> None:
        """Become like another sheet, in place: for whoever tries one thing after another."""
        self.seat = other.seat
        self.left = other.left
        self.middle = other.middle
        self.right = other.right
        self.gained = other.gained
        self.hand = other.hand
        self.d1 = other.d1
        self.d2 = other.d2
        self.extra = other.extra
        self.activated = other.activated
        self.ended = other.ended
        self.first = other.first
        self.second = other.second
        self.third = other.third

    # ------------------------------------------------------------------ realm cards

    def marks(self, slot: i64) -> i64:
        """Give the marks on one of the three realm cards."""
        if slot == 0:
            return self.left
        return self.middle if slot == 1 else self.right

    def mark(self, slot: i64, marks: i64) -> None:
        """Replace the marks on one of the three realm cards."""
        if slot == 0:
            self.left = marks
        elif slot == 1:
            self.middle = marks
        else:
            self.right = marks

    # ------------------------------------------------------------------ resources

    def take(self, gain: i64) -> i64:
        """Circle resources, as far as the cap allows; give what arrived."""
        kept = within_cap(self.gained, gain)
        self.gained += kept
        self.hand += kept
        return kept

    def unspent(self) -> i64:
        """Give how many resources are circled and not crossed out."""
        return total(self.hand)

    # ------------------------------------------------------------------ dice

    def has(self, die: i64) -> bool:
        """Tell whether there is such a die that has not been used."""
        if die == D1:
            return self.d1 & USED == 0
        if die == D2:
            return self.d2 & USED == 0
        return self.count(die) > 0

    def count(self, die: i64) -> i64:
        """Give how many gained dice of one sort are left."""
        return self.extra >> COUNT_BITS * (die - GAINED) & COUNT

    def value(self, die: i64) -> i64:
        """Give what a die shows now."""
        if die == D1:
            return self.d1 & VALUE
        return self.d2 & VALUE if die == D2 else gained_value(die)

    def is_empowered(self, die: i64) -> bool:
        """Tell whether a die may enter a realm already activated (RR-035)."""
        if die == D1:
            return self.d1 & EMPOWERED != 0
        return self.d2 & EMPOWERED != 0 if die == D2 else die >= GAINED_EMPOWERED

    def use_up(self, die: i64) -> None:
        """Put a die away; it serves once (RR-015)."""
        if die == D1:
            self.d1 |= USED
        elif die == D2:
            self.d2 |= USED
        else:
            self.extra -= bit(COUNT_BITS * (die - GAINED))

    def gain_die(self, value: i64) -> None:
        """Add a gained die."""
        self.extra += bit(COUNT_BITS * (value - 1))

    def treat(self, die: i64, change: i64, empower: bool) -> None:
        """Change a die's value by pumpkins, and perhaps empower it."""
        if die >= GAINED:
            self.use_up(die)
            sort = gained_sort(gained_value(die) + change, empower or die >= GAINED_EMPOWERED)
            self.extra += bit(COUNT_BITS * (sort - GAINED))
        elif die == D1:
            self.d1 = (self.d1 + change) | TREATED | (EMPOWERED if empower else 0)
        else:
            self.d2 = (self.d2 + change) | TREATED | (EMPOWERED if empower else 0)

    def start_turn(self, d1: i64, d2: i64) -> None:
        """Get ready for a roll: old dice and adjustments are gone (RR-019)."""
        self.d1 = d1
        self.d2 = d2
        self.extra = 0
        self.activated = 0
        self.ended = False

    # ------------------------------------------------------------------ results

    def result(self, round: i64) -> i64:
        """Give the result of a finished round in tenths."""
        if round == 1:
            return self.first
        return self.second if round == 2 else self.third

    def note_result(self, round: i64, tenths: i64) -> None:
        """Write down the result of a round."""
        if round == 1:
            self.first = tenths
        elif round == 2:
            self.second = tenths
        else:
            self.third = tenths
