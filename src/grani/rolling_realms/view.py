"""What a seat may see, as JSON data: in Rolling Realms everybody sees everything."""

from __future__ import annotations

from grani.core.contract import OVER
from grani.rolling_realms.dice import (
    EMPOWERED,
    GAINED,
    GAINED_EMPOWERED,
    TREATED,
    USED,
    VALUE,
    gained_value,
)
from grani.rolling_realms.happenings import RolledDie
from grani.rolling_realms.realms import NO_REALM, REALM_NAMES, REALMS
from grani.rolling_realms.resources import CAP, COIN, HEART, PUMPKIN, amount
from grani.rolling_realms.seen import (
    Amount,
    CardMarks,
    CardView,
    RealmsView,
    RolledDieView,
    SheetView,
)
from grani.rolling_realms.setup import OPEN, realms_of, share_code
from grani.rolling_realms.sheet import Sheet
from grani.rolling_realms.table import CARDS, ROUNDS, TURNS, Table


def view_of(table: Table, seat: int) -> RealmsView:
    """Give the whole table as seen from ``seat``; -1 is a spectator."""
    return {
        "game": "rolling-realms",
        "you": seat,
        "round": table.round,
        "rounds": ROUNDS,
        "turn": table.turn,
        "turns": TURNS,
        "actor": table.actor,
        "decision": table.decision(),
        "rolled": [table.rolled1 or None, table.rolled2 or None],
        "realms": [None if realm == OPEN else REALM_NAMES[realm] for realm in realms_of(table)],
        "code": share_code(table),
        "cards": [_card(table, card) for card in range(CARDS)],
        "cap": CAP,
        "sheets": [_sheet(table, sheet) for sheet in table.sheets],
        "scores": table.scores(),
        "winners": table.winners() if table.actor == OVER else [],
    }


def _card(table: Table, card: int) -> CardView | None:
    number = table.realm(card)
    if number == NO_REALM:
        return None
    return {"realm": REALM_NAMES[number], "layout": REALMS[number].layout()}


def _sheet(table: Table, sheet: Sheet) -> SheetView:
    finished = ROUNDS if table.actor == OVER else table.round - 1
    acting = table.awaits(int(sheet.seat))
    return {
        "seat": sheet.seat,
        "acting": acting,
        "resources": {
            "pumpkin": _amount(sheet, PUMPKIN),
            "heart": _amount(sheet, HEART),
            "coin": _amount(sheet, COIN),
        },
        "dice": [_die("d1", sheet.d1), _die("d2", sheet.d2)] if acting else [],
        "gained": [
            {"value": gained_value(die), "empowered": die >= GAINED_EMPOWERED}
            for die in range(GAINED, GAINED_EMPOWERED + 6)
            for _ in range(sheet.count(die))
        ],
        "cards": [_marks(table, sheet, card) for card in range(CARDS)],
        "results": [sheet.result(round) for round in range(1, finished + 1)],
    }


def _amount(sheet: Sheet, resource: int) -> Amount:
    return {"gained": amount(sheet.gained, resource), "hand": amount(sheet.hand, resource)}


def _die(name: RolledDie, word: int) -> RolledDieView:
    return {
        "die": name,
        "value": word & VALUE,
        "used": bool(word & USED),
        "adjusted": bool(word & TREATED),
        "empowered": bool(word & EMPOWERED),
    }


def _marks(table: Table, sheet: Sheet, card: int) -> CardMarks | None:
    number = table.realm(card)
    if number == NO_REALM:
        return None
    stars = table.stars(sheet, card)
    return {
        "realm": REALM_NAMES[number],
        "activated": bool(sheet.activated >> card & 1),
        "stars": stars,
        "marks": REALMS[number].write(sheet.marks(card)),
        "earned": REALMS[number].earned(sheet, sheet.marks(card), stars),
    }
