"""Why an action is refused, in words a player understands: the rule, and the number at fault."""

from __future__ import annotations

from grani.core.contract import CHANCE, OVER
from grani.rolling_realms import actions
from grani.rolling_realms.dice import D2, GAINED, GAINED_EMPOWERED, TREATED, gained_value
from grani.rolling_realms.prompts import action_name
from grani.rolling_realms.realms import NO_REALM, OWNERS, REALM_NAMES, REALMS
from grani.rolling_realms.resources import (
    ADJUST_PUMPKINS,
    ANY_HEARTS,
    CAP,
    COIN,
    EMPOWER_PUMPKINS,
    HEART,
    PAIR_HEARTS,
    PUMPKIN,
    RESOURCE_NAMES,
    SEVEN_COINS,
    amount,
)
from grani.rolling_realms.sheet import Sheet
from grani.rolling_realms.table import CARDS, Table

ROLLED = ["d1", "d2"]
ALIKE = "d1 and d2 show the same and are in the same state: take d1"


def refusal_of(table: Table, action: int, seat: int) -> str:
    """Say why an action of a seat, or of chance, is refused."""
    if not 0 <= action < actions.ACTION_COUNT:
        why = f"there are actions 0 to {actions.ACTION_COUNT - 1}"
        return f"action {action}: {why} ({table.decision()})"
    why = _why(table, action, seat)
    return f"action {action}, {action_name(action)}: {why} ({table.decision()})"


def _why(table: Table, action: int, seat: int) -> str:
    if table.actor == OVER:
        return "the game is over"
    if table.actor == CHANCE:
        if seat != CHANCE:
            return "it is up to chance"
        return "chance gives " + ", ".join(action_name(other) for other in table.legal())
    if seat == CHANCE:
        return "the next roll comes when all have ended their turn (RR-013)"
    if table.sheets[seat].ended:
        return f"seat {seat} has ended its turn (RR-013)"
    return reason(table, table.sheets[seat], action)


def reason(table: Table, sheet: Sheet, action: int) -> str:
    """Say which rule keeps a seat from an action; nothing if none does."""
    if action == actions.END:
        return ""
    if action >= actions.USE:
        die, placement = divmod(action - int(actions.USE), int(actions.PLACEMENTS))
        return _use(table, sheet, die, placement)
    if action >= actions.EMPOWER:
        die, step = divmod(action - int(actions.EMPOWER), 3)
        if die >= actions.DICE:
            return "there is no such action"
        return _treat(table, sheet, die, step - 1, int(EMPOWER_PUMPKINS), "RR-035")
    if action >= actions.ADJUST:
        die, step = divmod(action - int(actions.ADJUST), 2)
        return _treat(table, sheet, die, 2 * step - 1, int(ADJUST_PUMPKINS), "RR-034")
    if action >= actions.BUY:
        return _lacks(sheet, int(COIN), action - int(actions.BUY) + 1, "RR-041")
    if action >= actions.COPY_SEVEN:
        total = table.rolled1 + table.rolled2
        if total != 7:
            return f"the rolled dice make {total}, not 7 (RR-040)"
        return _lacks(sheet, int(COIN), int(SEVEN_COINS), "RR-040")
    if action >= actions.COPY_ANY:
        if action > actions.COPY_ANY and table.rolled1 == table.rolled2:
            return "both rolled dice show the same: copy d1"
        return _lacks(sheet, int(HEART), int(ANY_HEARTS), "RR-039")
    if action == actions.COPY_PAIR:
        if table.rolled1 != table.rolled2:
            return f"{table.rolled1} and {table.rolled2} were rolled: that is no pair (RR-038)"
        return _lacks(sheet, int(HEART), int(PAIR_HEARTS), "RR-038")
    if action >= actions.CLAIM:
        die, resource = divmod(action - int(actions.CLAIM), len(RESOURCE_NAMES))
        return _claim(table, sheet, die, resource)
    return "only chance does that"


def _lacks(sheet: Sheet, resource: int, price: int, ruling: str) -> str:
    """Say how much of a resource is missing; nothing if it is enough."""
    hand = amount(sheet.hand, resource)
    name = RESOURCE_NAMES[resource]
    return "" if hand >= price else f"it costs {price} {name}, and {hand} in hand ({ruling})"


def _missing(table: Table, sheet: Sheet, die: int) -> str:
    """Say why a die is not there to be used; nothing if it is."""
    if not sheet.has(die):
        if die < GAINED:
            return f"{ROLLED[die]} has been used this turn (RR-015)"
        sort = "empowered gained" if die >= GAINED_EMPOWERED else "gained"
        return f"there is no {sort} die showing {gained_value(die)} (RR-023)"
    if die == D2 and sheet.d1 == sheet.d2 and table.rolled1 == table.rolled2:
        return ALIKE
    return ""


def _treat(table: Table, sheet: Sheet, die: int, step: int, price: int, ruling: str) -> str:
    missing = _missing(table, sheet, die)
    if missing:
        return missing
    value = int(sheet.value(die)) + step
    if not 1 <= value <= 6:
        return f"a die shows 1 to 6, it cannot become {value} (RR-037)"
    return _lacks(sheet, int(PUMPKIN), price, ruling)


def _use(table: Table, sheet: Sheet, die: int, placement: int) -> str:
    number = OWNERS[placement]
    if number == NO_REALM:
        return "there is no such placement"
    realm = REALMS[number]
    card = table.card_of(number)
    if card == NO_REALM:
        in_play = ", ".join(REALM_NAMES[table.realm(n)] for n in range(CARDS))
        return f"{realm.name} is not in play this round ({in_play})"
    missing = _missing(table, sheet, die)
    if missing:
        return missing
    if sheet.activated >> card & 1 and not sheet.is_empowered(die):
        return f"{realm.name} was activated this turn: only an empowered die may (RR-016)"
    value = sheet.value(die)
    return realm.refuse(table, sheet, sheet.marks(card), value, die, placement - realm.first)


def _claim(table: Table, sheet: Sheet, die: int, resource: int) -> str:
    missing = _missing(table, sheet, die)
    if missing:
        return missing
    word = sheet.d1 if die == 0 else sheet.d2
    if word & TREATED:
        return f"pumpkins were spent on {ROLLED[die]} this turn (RR-044)"
    first = int(actions.USE) + die * int(actions.PLACEMENTS)
    for action in table.legal(int(sheet.seat)):
        if first <= action < first + actions.PLACEMENTS:
            return f"{ROLLED[die]} can be used, for example: {action_name(action)} (RR-043)"
    if amount(sheet.gained, resource) >= CAP:
        return (
            f"{CAP} {RESOURCE_NAMES[resource]} were gained this round, there are no more (RR-031)"
        )
    return ""
