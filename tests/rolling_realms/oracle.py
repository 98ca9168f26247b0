"""The rules once more, as a second opinion: which ruling is against an action.

The engine lists what is legal; this asks about a single action, as a player would, and names the
ruling. Where the two disagree, one of them is wrong.
"""

from __future__ import annotations

from collections.abc import Callable

from grani.core.contract import CHANCE
from grani.rolling_realms import actions
from grani.rolling_realms.dice import D1, D2, GAINED, GAINED_EMPOWERED, TREATED, gained_value
from grani.rolling_realms.game import GAME
from grani.rolling_realms.realm import numbers
from grani.rolling_realms.realms import (
    NO_REALM,
    OWNERS,
    REALM_NAMES,
    REALMS,
    between_two_castles as castles,
    between_two_cities as cities,
    charterstone,
    euphoria,
    my_little_scythe,
    pendulum,
    pyramid,
    scythe,
    tapestry,
    viticulture,
    wingspan,
)
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
Judge = Callable[[Table, Sheet, int, int, int, int], str]
"""Asked about a realm: table, sheet, marks on the card, value, die, placement."""


def reason(table: Table, seat: int, action: int) -> str:
    """Say which rule keeps a seat, or chance, from an action; nothing if none does."""
    if table.actor == CHANCE:
        return "it is up to chance" if seat != CHANCE else ""
    if seat == CHANCE:
        return "the next roll comes when all have ended their turn (RR-013)"
    sheet = table.sheets[seat]
    if sheet.ended:
        return f"seat {seat} has ended its turn (RR-013)"
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
        return "d1 and d2 show the same and are in the same state: take d1"
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
    value = int(sheet.value(die))
    judge = JUDGES[realm.name]
    return judge(table, sheet, int(sheet.marks(card)), value, die, int(placement - realm.first))


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
            return f"{ROLLED[die]} can be used, for example: {GAME.name(action)} (RR-043)"
    if amount(sheet.gained, resource) >= CAP:
        name = RESOURCE_NAMES[resource]
        return f"{CAP} {name} were gained this round, there are no more (RR-031)"
    return ""


# ---------------------------------------------------------------------- the realms


def _scythe(table: Table, sheet: Sheet, marks: int, value: int, die: int, placement: int) -> str:
    if placement == scythe.BOTTOM:
        column = scythe.BOTTOM_OF[value]
        cost = scythe.COLUMNS[column].cost_type
        if marks >> 6 + column & 1:
            return f"bottom number {value} is marked already (RR-103)"
        if not amount(sheet.hand, cost):
            return (
                f"bottom number {value} costs 1 {RESOURCE_NAMES[cost]}, "
                "and there is none in hand (RR-101)"
            )
        return ""
    column = scythe.TOP_OF[value]
    if marks >> column & 1:
        return f"top number {value} is marked already (RR-103)"
    if placement == scythe.TOP:
        return ""
    below = scythe.COLUMNS[column].bottom
    if marks >> 6 + column & 1:
        return f"bottom number {below} under it is marked already (RR-103)"
    cost = scythe.COLUMNS[column].cost_type
    gain = scythe.COLUMNS[column].gain if amount(sheet.gained, cost) < CAP else 0
    if not amount(sheet.hand, cost) and not amount(gain, cost):
        name = RESOURCE_NAMES[cost]
        return f"bottom number {below} under it costs 1 {name}, and there is none (RR-102)"
    return ""


def _tapestry(table: Table, sheet: Sheet, marks: int, value: int, die: int, placement: int) -> str:
    cells = tapestry.cells_of(tapestry.MASKS[placement])
    if len(cells) != value:
        return f"a die showing {value} fills the shape of {value}, not of {len(cells)} (RR-111)"
    taken = tapestry.cells_of(tapestry.MASKS[placement] & marks)
    if taken:
        return f"row {taken[0][0]} column {taken[0][1]} is filled already (RR-111)"
    return ""


def _charterstone(
    table: Table, sheet: Sheet, marks: int, value: int, die: int, placement: int
) -> str:
    if placement == charterstone.CRATES:
        if charterstone.matching(marks, value) == 0:
            return f"no unmarked crate holds a {value} (RR-124)"
        return ""
    if charterstone.crate(marks, value - 1):
        return f"building {value} is marked already (RR-121)"
    if (die, placement) in ((D1, charterstone.NOTE_D1), (D2, charterstone.NOTE_D2)):
        return "the crate notes the other rolled die, not the one that is used (RR-121)"
    if die != D1 and placement == charterstone.NOTE_D2 and table.rolled1 == table.rolled2:
        return "both rolled dice show the same: there is nothing to choose, note d1 (RR-127)"
    return ""


def _euphoria(table: Table, sheet: Sheet, marks: int, value: int, die: int, placement: int) -> str:
    if placement < euphoria.BOTH:
        return _one_area(marks, value, placement >> 2, placement & 3)
    if table.rolled1 != table.rolled2:
        return "both areas can be marked only when a pair was rolled (RR-132)"
    if value != table.rolled1:
        return f"only a die showing the pair's {table.rolled1} can mark both areas (RR-133)"
    choices = placement - int(euphoria.BOTH)
    left = _one_area(marks, value, 0, choices >> 2)
    return left or _one_area(marks, value, 1, choices & 3)


def _one_area(marks: int, value: int, area: int, choice: int) -> str:
    name = euphoria.AREAS[area]
    marked = numbers(marks >> 6 * area & 63)
    if value in marked:
        return f"{value} is marked in the {name} area already (RR-131)"
    total = sum(marked) + value
    band = next(band for band in euphoria.BANDS if total <= band.top)
    offered = [RESOURCE_NAMES[resource] for resource in band.choice]
    if choice == euphoria.NO_CHOICE:
        return f"the {name} area's sum of {total} needs a choice of type (RR-134)" * bool(offered)
    if not offered:
        return f"the {name} area's sum of {total} gives no choice of type (RR-131)"
    if RESOURCE_NAMES[choice - 1] not in offered:
        return f"the {name} area's sum of {total} gives {' or '.join(offered)} (RR-134)"
    return ""


def _my_little_scythe(
    table: Table, sheet: Sheet, marks: int, value: int, die: int, placement: int
) -> str:
    if value in numbers(marks >> 6 * placement & 63):
        ring = my_little_scythe.NAMES[placement]
        return f"{value} is marked in the {ring} ring already (RR-141)"
    return ""


def _between_two_castles(
    table: Table, sheet: Sheet, marks: int, value: int, die: int, placement: int
) -> str:
    column = castles.COLUMNS[placement]
    name = castles.CASTLES[column.castle]
    where = f"column {column.number} of the {name} castle"
    cells = [marks >> 3 * (castles.STARTS[placement] + n) & 7 for n in range(column.cells)]
    written = [cell for cell in cells if cell]
    if len(written) == column.cells:
        return f"{where} is full (RR-151)"
    if written and value >= written[-1]:
        return f"{where} ends with {written[-1]}: the next number must be lower than that (RR-151)"
    return ""


def _between_two_cities(
    table: Table, sheet: Sheet, marks: int, value: int, die: int, placement: int
) -> str:
    row, column = divmod(placement, cities.SIDE)
    where = f"row {row + 1} column {column + 1}"
    if marks >> 3 * placement & 7:
        return f"{where} is filled already (RR-161)"
    beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    for x, y in beside:
        is_there = 0 <= x < cities.SIDE and 0 <= y < cities.SIDE
        if is_there and marks >> 3 * (cities.SIDE * x + y) & 7 == value:
            return f"{where} has a neighbour with the same number {value} (RR-161)"
    return ""


def _viticulture(
    table: Table, sheet: Sheet, marks: int, value: int, die: int, placement: int
) -> str:
    gained = numbers(marks & 63)
    if placement == viticulture.GRAPE:
        return f"grape {value} was gained before this round (RR-171)" * (value in gained)
    order = viticulture.order_of(placement)
    if marks >> viticulture.FILLED + order & 1:
        return f"order {viticulture.ORDERS[order]} is filled already (RR-172)"
    crossed = numbers(marks >> viticulture.CROSSED & 63)
    pressed = numbers(viticulture.grapes_of(placement))
    for grape in pressed:
        if grape not in gained:
            return f"grape {grape} has not been gained yet (RR-172)"
        if grape in crossed:
            return f"grape {grape} is crossed off already (RR-172)"
    total, wanted = sum(pressed) + value, viticulture.ORDERS[order]
    if total < wanted:
        return f"die and grapes make {total}, the order asks for {wanted} (RR-172)"
    return ""


def _wingspan(table: Table, sheet: Sheet, marks: int, value: int, die: int, placement: int) -> str:
    if marks >> 9 * placement + 6 & 7:
        return f"the bird of wingspan {wingspan.BIRDS[placement].wingspan} is full (RR-181)"
    return ""


def _pendulum(table: Table, sheet: Sheet, marks: int, value: int, die: int, placement: int) -> str:
    if placement != pendulum.HOURGLASS:
        name = pendulum.OCTAGONS[placement].name
        return f"octagon {name} is outlined already (RR-191)" * (marks >> placement & 1)
    if marks >> pendulum.MARKED + value - 1 & 1:
        return f"{value} is marked in its hourglass already (RR-192)"
    return ""


def _pyramid(table: Table, sheet: Sheet, marks: int, value: int, die: int, placement: int) -> str:
    row, n = pyramid.PLACES[placement]
    where = f"card {n + 1} of row {row + 1}"
    if pyramid.number(marks, placement):
        return f"{where} is filled already (RR-201)"
    above = pyramid.ceiling(marks, placement)
    if value >= above:
        return f"{where} must be lower than the {above} above it (RR-201)"
    below = pyramid.floor(marks, placement)
    if value <= below:
        return f"{where} must be higher than the {below} below it (RR-201)"
    return ""


JUDGES: dict[str, Judge] = {
    "scythe": _scythe,
    "tapestry": _tapestry,
    "charterstone": _charterstone,
    "euphoria": _euphoria,
    "my_little_scythe": _my_little_scythe,
    "between_two_castles": _between_two_castles,
    "between_two_cities": _between_two_cities,
    "viticulture": _viticulture,
    "wingspan": _wingspan,
    "pendulum": _pendulum,
    "pyramid": _pyramid,
}
