"""What is true of every position of Rolling Realms, whatever happened before.

A step changes one sheet, so what was found out about a sheet is remembered for the next steps.
"""

from __future__ import annotations

from functools import lru_cache

from grani.core.contract import CHANCE, OVER, State
from grani.core.reading import PositionError, Reader
from grani.rolling_realms.dice import EMPOWERED, GAINED, TREATED, USED, VALUE
from grani.rolling_realms.realms import NO_REALM, REALMS
from grani.rolling_realms.resources import CAP, COIN, HEART, RESOURCE_COUNT, amount
from grani.rolling_realms.setup import OPEN, realms_of
from grani.rolling_realms.sheet import Sheet
from grani.rolling_realms.table import CARDS, ROUNDS, TURNS, Table

MEMORY = 100_000
MOST_TENTHS = 180 + 3 * int(CAP)
SORTS = 12


def check(state: State) -> str:
    """Say what is wrong with a table; nothing if all is well."""
    assert isinstance(state, Table)
    wrong = _course(state)
    if wrong:
        return wrong
    for seat, sheet in enumerate(state.sheets):
        wrong = _remembered(state, sheet) if sheet.seat == seat else "sits elsewhere"
        if wrong:
            return f"sheet {seat}: {wrong}"
    return ""


_KNOWN: dict[tuple[int, ...], str] = {}


def _remembered(table: Table, sheet: Sheet) -> str:
    """Look at a sheet, unless it has been looked at in this round and roll."""
    key = (
        table.realms,
        table.round,
        table.rolled1,
        table.rolled2,
        sheet.ended,
        sheet.left,
        sheet.middle,
        sheet.right,
        sheet.gained,
        sheet.hand,
        sheet.d1,
        sheet.d2,
        sheet.extra,
    )
    wrong = _KNOWN.get(key)
    if wrong is None:
        if len(_KNOWN) > MEMORY:
            _KNOWN.clear()
        wrong = _KNOWN[key] = _sheet(table, sheet)
    return wrong


def _course(table: Table) -> str:
    """Round, turn, roll and actor fit each other, and no realm comes twice."""
    if not (1 <= table.round <= ROUNDS and 1 <= table.turn <= TURNS):
        return f"round {table.round}, turn {table.turn}"
    known = [realm for realm in realms_of(table) if realm != OPEN]
    if len(set(known)) < len(known):
        return f"a realm comes twice: {known}"
    waiting = [int(sheet.seat) for sheet in table.sheets if not sheet.ended]
    if table.rolled1 and table.rolled2:
        due = waiting[0] if waiting else None
    else:
        end = table.actor == OVER and (table.round, table.turn) == (ROUNDS, TURNS)
        due = int(OVER) if end else int(CHANCE)
    if table.actor != due:
        return f"the actor is {table.actor}, but {due} is due"
    if table.rolled1 and NO_REALM in [table.realm(card) for card in range(CARDS)]:
        return "dice landed before the realms were drawn"
    return ""


@lru_cache(maxsize=MEMORY)
def _marks(realm: int, marks: int) -> str:
    """The marks of a realm are such as can be written down and read again."""
    try:
        reader = Reader(REALMS[realm].write(marks), REALMS[realm].name, PositionError)
        again = REALMS[realm].read(reader)
        reader.close()
    except PositionError as wrong:
        return str(wrong)
    return "" if again == marks else f"{REALMS[realm].name}: {marks} reads back as {again}"


def _sheet(table: Table, sheet: Sheet) -> str:
    for resource in range(RESOURCE_COUNT):
        if not 0 <= amount(sheet.hand, resource) <= amount(sheet.gained, resource) <= CAP:
            return f"resources {sheet.hand:x} of {sheet.gained:x}"
    if (sheet.gained | sheet.hand) >> 24:
        return f"resources {sheet.hand:x} of {sheet.gained:x}"
    for card in range(CARDS):
        realm = int(table.realm(card))
        if realm == NO_REALM:
            continue
        wrong = _marks(realm, int(sheet.marks(card)))
        if wrong:
            return wrong
        if not 0 <= table.stars(sheet, card) <= 6:
            return f"{REALMS[realm].name} has {table.stars(sheet, card)} stars"
    if not 0 <= table.tenths(sheet) <= MOST_TENTHS:
        return f"{table.tenths(sheet)} tenths"
    return _dice(table, sheet) if table.awaits(int(sheet.seat)) else ""


def _dice(table: Table, sheet: Sheet) -> str:
    """Dice show 1 to 6, and no more were gained than was paid for."""
    for word, rolled in ((sheet.d1, table.rolled1), (sheet.d2, table.rolled2)):
        if not 1 <= word & VALUE <= 6 or word & ~(VALUE | USED | EMPOWERED | TREATED):
            return f"a die is {word}"
        if word & VALUE != rolled and not word & TREATED:
            return f"a die rolled {rolled} shows {word & VALUE} without pumpkins"
        if word & EMPOWERED and not word & TREATED:
            return "a die is empowered without pumpkins"
    spent = int(sheet.gained - sheet.hand)
    bought = int(amount(spent, HEART) // 2 + amount(spent, COIN))
    left = sum(int(sheet.count(GAINED + sort)) for sort in range(SORTS))
    if left > bought:
        return f"{left} gained dice, {bought} paid for"
    return ""
