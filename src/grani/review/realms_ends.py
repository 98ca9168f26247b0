"""Ends of a turn of Rolling Realms: the best that a sheet can come to, and what it can still reach.

Nothing random happens within a turn, so in which order dice are used and resources spent decides
nothing by itself. A decision gives away only what no order of the remaining ones brings back.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from grani.bots.realms_turns import TurnSearch
from grani.core.contract import State
from grani.rolling_realms.actions import END
from grani.rolling_realms.resources import RESOURCE_COUNT, amount
from grani.rolling_realms.sheet import Sheet
from grani.rolling_realms.table import Table

WIDTH: Final = 16
"""How many sheets are followed up at a time when the best end is looked for."""
MOST: Final = 12000
"""Sheets that are looked at before an end is taken to be out of reach."""

Marks = tuple[int, ...]
"""A sheet as the next turn finds it: its cards, and resources at hand and gained so far."""


@dataclass(frozen=True)
class Ended:
    """A seat's turn, ended: the position then, and the sheet just before."""

    state: State
    marks: Marks


class TurnEnds:
    """Looks through the rest of a seat's turn."""

    def __init__(self, search: TurnSearch) -> None:
        self.search = search

    def best(self, state: State, seat: int, action: int) -> Ended:
        """Take an option, and end the turn as well as the judge can see it then."""
        assert isinstance(state, Table)
        after = state.clone()
        before = marks_of(after.sheets[seat])
        after.play(action, seat)
        if action == END:
            return Ended(after, before)
        search = self.search
        search.begin(after)
        best = search.explore(after.sheets[seat], after.turn, after.rolled1, after.rolled2, WIDTH)
        for step in search.plan(best):
            after.play(step, seat)
        marks = marks_of(after.sheets[seat])
        after.play(END, seat)
        return Ended(after, marks)

    def is_open(self, state: State, seat: int, action: int, marks: Marks) -> bool:
        """Tell whether a seat that takes an option can still end its turn with such a sheet."""
        assert isinstance(state, Table)
        if action == END:
            return marks_of(state.sheets[seat]) == marks
        after = state.clone()
        after.play(action, seat)
        seen = {_within(after.sheets[seat])}
        stack = [after]
        while stack and len(seen) < MOST:
            table = stack.pop()
            if marks_of(table.sheets[seat]) == marks:
                return True
            for step in table.legal(seat):
                if step == END:
                    continue
                next_table = table.clone()
                sheet = next_table.sheets[seat]
                next_table.carry_out(sheet, step)
                place = _within(sheet)
                if place not in seen and _may_reach(sheet, marks):
                    seen.add(place)
                    stack.append(next_table)
        return False


def marks_of(sheet: Sheet) -> Marks:
    """Give what is left of a sheet when its turn has ended."""
    return tuple(
        int(word) for word in (sheet.left, sheet.middle, sheet.right, sheet.hand, sheet.gained)
    )


def _within(sheet: Sheet) -> Marks:
    """Give all that matters of a sheet within a turn."""
    dice = (sheet.d1, sheet.d2, sheet.extra, sheet.activated)
    return (*marks_of(sheet), *(int(word) for word in dice))


def _may_reach(sheet: Sheet, marks: Marks) -> bool:
    """Tell whether resources allow it: what is gained stays gained, what is spent stays spent."""
    hand, gained = marks[3:]
    return all(
        amount(sheet.gained, resource) <= amount(gained, resource)
        and amount(sheet.gained, resource) - amount(sheet.hand, resource)
        <= amount(gained, resource) - amount(hand, resource)
        for resource in range(RESOURCE_COUNT)
    )
