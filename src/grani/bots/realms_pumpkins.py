"""What pumpkins can make of a die of Rolling Realms (RR-034 to RR-037): changes, by number.

The first three empower, by one less, as it is, and by one more; the last two adjust, by one less
and by one more.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grani.rolling_realms.actions import ADJUST, EMPOWER
from grani.rolling_realms.dice import GAINED, gained_sort, gained_value
from grani.rolling_realms.resources import ADJUST_PUMPKINS, EMPOWER_PUMPKINS, PUMPKIN, amount
from grani.rolling_realms.sheet import Sheet

EMPOWERING: Final[i64] = 3
CHANGES: Final[i64] = 5
NO_CHANGE: Final[i64] = -1


def can_change(sheet: Sheet) -> bool:
    """Tell whether there are pumpkins enough for the cheapest change."""
    return amount(sheet.hand, PUMPKIN) >= ADJUST_PUMPKINS


def change_of(sheet: Sheet, die: i64, number: i64) -> i64:
    """Give the action of a change, or NO_CHANGE if the die cannot be changed so."""
    value = sheet.value(die) + difference(number)
    if value < 1 or value > 6:
        return NO_CHANGE
    pumpkins = amount(sheet.hand, PUMPKIN)
    if number >= EMPOWERING:
        if pumpkins < ADJUST_PUMPKINS:
            return NO_CHANGE
        return ADJUST + 2 * die + number - EMPOWERING
    if pumpkins < EMPOWER_PUMPKINS or not sheet.activated or sheet.is_empowered(die):
        return NO_CHANGE
    return EMPOWER + 3 * die + number


def changed_die(sheet: Sheet, die: i64, number: i64) -> i64:
    """Give which die it is after a change: gained dice go by what they show."""
    if die < GAINED:
        return die
    empowered = number < EMPOWERING or sheet.is_empowered(die)
    return gained_sort(gained_value(die) + difference(number), empowered)


def difference(number: i64) -> i64:
    """Give by how much a change alters what a die shows."""
    if number < EMPOWERING:
        return number - 1
    return 2 * (number - EMPOWERING) - 1
