"""Positions as JSON data that people can read and edit, checked strictly on reading."""

from __future__ import annotations

from typing import Literal, cast

from grani.core.contract import CHANCE, OVER
from grani.core.reading import PositionError, Reader
from grani.rolling_realms.dice import (
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
from grani.rolling_realms.realm import RealmId
from grani.rolling_realms.realms import NO_REALM, REALM_IDS, REALM_NAMES, REALMS
from grani.rolling_realms.resources import (
    ADJUST_PUMPKINS,
    CAP,
    COIN,
    EMPOWER_PUMPKINS,
    HEART,
    MOST_GAINED_DICE,
    PAIR_HEARTS,
    PUMPKIN,
    RESOURCE_NAMES,
    amount,
    some,
)
from grani.rolling_realms.setup import OPEN, RANDOM, blank_table, realms_of
from grani.rolling_realms.sheet import Sheet
from grani.rolling_realms.table import CARDS, ROUNDS, TURNS, Table
from grani.rolling_realms.written import (
    DiePosition,
    GainedDiePosition,
    RealmsPosition,
    SheetPosition,
)

RULES = "1"
MAX_SEATS = 99
MOST_TENTHS = 216
"""Of one round: three realms of six stars, and 36 resources."""
DICE = {"d1": int(D1), "d2": int(D2)}
FLAGS = {"used": int(USED), "adjusted": int(TREATED), "empowered": int(EMPOWERED)}
SORTS = range(GAINED, GAINED_EMPOWERED + 6)


# ---------------------------------------------------------------------- writing


def position_of(table: Table) -> RealmsPosition:
    """Write a table as JSON data."""
    return {
        "game": "rolling-realms",
        "rules": RULES,
        "round": table.round,
        "turn": table.turn,
        "realms": [_realm(realm) for realm in realms_of(table)],
        "rolled": [table.rolled1 or None, table.rolled2 or None],
        "sheets": [_write_sheet(table, sheet) for sheet in table.sheets],
    }


def _realm(realm: int) -> RealmId | Literal["random"]:
    return RANDOM if realm == OPEN else REALM_NAMES[realm]


def _write_sheet(table: Table, sheet: Sheet) -> SheetPosition:
    finished = ROUNDS if table.actor == OVER else table.round - 1
    data: SheetPosition = {
        "results": [sheet.result(round) for round in range(1, finished + 1)],
        "resources": {
            name: [amount(sheet.gained, n), amount(sheet.gained, n) - amount(sheet.hand, n)]
            for n, name in enumerate(RESOURCE_NAMES)
        },
        "cards": {
            REALM_NAMES[table.realm(card)]: REALMS[table.realm(card)].write(sheet.marks(card))
            for card in range(CARDS)
            if table.realm(card) != NO_REALM
        },
    }
    if table.actor >= 0:
        if sheet.ended:
            data["ended"] = True
        else:
            data["dice"] = {"d1": _write_die(sheet.d1), "d2": _write_die(sheet.d2)}
            data["gained"] = [_write_gained(die) for die in SORTS for _ in range(sheet.count(die))]
            data["activated"] = [
                REALM_NAMES[table.realm(card)]
                for card in range(CARDS)
                if sheet.activated >> card & 1
            ]
    return data


def _write_die(word: int) -> DiePosition:
    flags = {flag: True for flag, bit in FLAGS.items() if word & bit}
    return cast("DiePosition", {"value": word & VALUE, **flags})


def _write_gained(die: int) -> GainedDiePosition:
    if die >= GAINED_EMPOWERED:
        return {"value": gained_value(die), "empowered": True}
    return {"value": gained_value(die)}


# ---------------------------------------------------------------------- reading


def read_position(data: object) -> Table:
    """Read a table; PositionError names the field that cannot be."""
    reader = Reader(data, "", PositionError)
    if reader.string("game") != "rolling-realms":
        reader.fail("this is not a position of Rolling Realms", "game")
    rules = reader.string("rules")
    if rules != RULES:
        reader.fail(f"written under version {rules!r} of the rules, this is {RULES!r}", "rules")
    sheets = reader.items("sheets", 1, MAX_SEATS)
    table = blank_table(len(sheets), _read_realms(reader))
    table.round = reader.integer("round", 1, int(ROUNDS))
    table.turn = reader.integer("turn", 1, int(TURNS))
    _read_roll(reader, table)
    _check_realms(reader, table)
    readers = [Reader(item, f"sheets[{n}]", PositionError) for n, item in enumerate(sheets)]
    finished = _read_results(reader, table, readers)
    acting = table.rolled1 > 0 and table.rolled2 > 0
    for seat, inner in enumerate(readers):
        _read_sheet(inner, table, table.sheets[seat], acting)
        inner.close()
    reader.close()
    if acting:
        waiting = [int(sheet.seat) for sheet in table.sheets if not sheet.ended]
        if not waiting:
            reader.fail("everybody has ended the turn: the next roll is due", "sheets")
        table.actor = waiting[0]
    elif finished == ROUNDS:
        table.actor = OVER
        for inner, sheet in zip(readers, table.sheets, strict=True):
            if sheet.third != table.tenths(sheet):
                inner.fail(
                    f"the cards and resources make {table.tenths(sheet)} tenths",
                    f"results[{ROUNDS - 1}]",
                )
    else:
        table.actor = CHANCE
        if table.turn == 1:
            _check_blank(table, readers)
    return table


def _read_realms(reader: Reader) -> list[int]:
    realms: list[int] = []
    for n, item in enumerate(reader.items("realms", int(ROUNDS * CARDS), int(ROUNDS * CARDS))):
        field = f"realms[{n}]"
        realm = OPEN if item == RANDOM else reader.check_word(item, field, REALM_IDS, "realm")
        if realm != OPEN and realm in realms:
            reader.fail(f"{item} is there twice: a realm is played once", field)
        realms.append(realm)
    return realms


def _read_roll(reader: Reader, table: Table) -> None:
    values = [
        0 if item is None else reader.check_integer(item, f"rolled[{n}]", 1, 6)
        for n, item in enumerate(reader.items("rolled", 2, 2))
    ]
    if values[1] and not values[0]:
        reader.fail("the first die lands first", "rolled")
    table.rolled1, table.rolled2 = values


def _check_realms(reader: Reader, table: Table) -> None:
    for n, realm in enumerate(realms_of(table)[: table.round * CARDS]):
        if realm != OPEN:
            continue
        if n < CARDS * (table.round - 1):
            reader.fail("the realms of finished rounds are known", f"realms[{n}]")
        if table.turn > 1 or table.rolled1:
            reader.fail("the realms of a round are drawn before its first roll", f"realms[{n}]")


def _read_results(reader: Reader, table: Table, readers: list[Reader]) -> int:
    """Read everybody's results; give the number of finished rounds."""
    counts: list[int] = []
    for inner, sheet in zip(readers, table.sheets, strict=True):
        results = inner.items("results", 0, int(ROUNDS))
        for n, item in enumerate(results):
            tenths = inner.check_integer(item, f"results[{n}]", 0, MOST_TENTHS)
            sheet.note_result(n + 1, tenths)
        counts.append(len(results))
    end = table.round == ROUNDS and table.turn == TURNS and not table.rolled1
    allowed = [int(table.round) - 1, *([int(ROUNDS)] if end else [])]
    for inner, count in zip(readers, counts, strict=True):
        if count not in allowed:
            inner.fail(f"expected {allowed[0]} in round {table.round}, found {count}", "results")
        if count != counts[0]:
            inner.fail("everybody has finished the same number of rounds", "results")
    return counts[0]


def _read_sheet(reader: Reader, table: Table, sheet: Sheet, acting: bool) -> None:
    inner = reader.inner("resources")
    for n, name in enumerate(RESOURCE_NAMES):
        gained, spent = inner.integers(name, 2, 0, int(CAP))
        if spent > gained:
            inner.fail(f"{spent} were spent, but only {gained} gained", name)
        sheet.gained += some(n, gained)
        sheet.hand += some(n, gained - spent)
    inner.close()
    cards = reader.inner("cards")
    for card in range(CARDS):
        realm = table.realm(card)
        if realm != NO_REALM:
            marks = cards.inner(REALM_NAMES[realm])
            sheet.mark(card, REALMS[realm].read(marks))
            marks.close()
    cards.close()
    if not acting:
        return
    if reader.has("ended") and _flag(reader, "ended"):
        sheet.ended = True
        return
    dice = reader.inner("dice")
    sheet.d1 = _read_die(dice.inner("d1"), int(table.rolled1))
    sheet.d2 = _read_die(dice.inner("d2"), int(table.rolled2))
    dice.close()
    _read_gained(reader, sheet)
    _read_activated(reader, table, sheet)
    _check_pumpkins(reader, table, sheet)


def _flag(reader: Reader, field: str) -> bool:
    value = reader.get(field)
    if not isinstance(value, bool):
        reader.fail("expected true or false", field)
    return value


def _read_die(reader: Reader, rolled: int) -> int:
    word = reader.integer("value", 1, 6)
    value = word
    for flag, bit in FLAGS.items():
        if reader.has(flag) and _flag(reader, flag):
            word |= bit
    reader.close()
    if word & EMPOWERED and not word & TREATED:
        reader.fail("an empowered die is an adjusted one: pumpkins were spent on it")
    if value != rolled and not word & TREATED:
        reader.fail(f"shows {value}, but was rolled {rolled} and not adjusted", "value")
    return word


def _dice_bought(sheet: Sheet) -> int:
    """Give how many gained dice the hearts and coins spent this round allow at most."""
    hearts = amount(sheet.gained, HEART) - amount(sheet.hand, HEART)
    coins = amount(sheet.gained, COIN) - amount(sheet.hand, COIN)
    return int(hearts // PAIR_HEARTS + coins)


def _read_gained(reader: Reader, sheet: Sheet) -> None:
    dice = reader.items("gained", 0, int(MOST_GAINED_DICE))
    for n, item in enumerate(dice):
        inner = Reader(item, reader.path(f"gained[{n}]"), PositionError)
        value = inner.integer("value", 1, 6)
        empowered = inner.has("empowered") and _flag(inner, "empowered")
        inner.close()
        sheet.extra += 1 << COUNT_BITS * (gained_sort(value, empowered) - GAINED)
    if len(dice) > _dice_bought(sheet):
        reader.fail(
            f"{len(dice)} dice were gained, but the hearts and coins spent "
            f"pay for {_dice_bought(sheet)} at most",
            "gained",
        )


def _read_activated(reader: Reader, table: Table, sheet: Sheet) -> None:
    names = reader.items("activated", 0, int(CARDS))
    in_play: dict[str, int] = {REALM_NAMES[table.realm(card)]: card for card in range(CARDS)}
    for n, item in enumerate(names):
        card = reader.check_word(item, f"activated[{n}]", in_play, "realm of this round")
        if sheet.activated >> card & 1:
            reader.fail(f"{item} stands there twice", "activated")
        sheet.activated |= 1 << card
    left = sum(int(sheet.count(die)) for die in SORTS)
    used = sum(1 for word in (sheet.d1, sheet.d2) if word & USED) + _dice_bought(sheet) - left
    if len(names) > used:
        reader.fail(f"{len(names)} realms were activated with {used} dice at most", "activated")


def _check_pumpkins(reader: Reader, table: Table, sheet: Sheet) -> None:
    """What was done to dice this turn has been paid for this round."""
    needed = sum(
        int(sheet.count(die)) * int(EMPOWER_PUMPKINS) for die in SORTS if die >= GAINED_EMPOWERED
    )
    for word, rolled in ((sheet.d1, table.rolled1), (sheet.d2, table.rolled2)):
        steps = abs(int(word & VALUE) - int(rolled))
        if word & EMPOWERED:
            needed += int(EMPOWER_PUMPKINS) + int(ADJUST_PUMPKINS) * max(steps - 1, 0)
        elif word & TREATED:
            needed += int(ADJUST_PUMPKINS) * (steps or 2)
    spent = amount(sheet.gained, PUMPKIN) - amount(sheet.hand, PUMPKIN)
    if needed > spent:
        reader.fail(f"these dice took {needed} pumpkins, but {spent} were spent", "dice")


def _check_blank(table: Table, readers: list[Reader]) -> None:
    """A round starts with blank cards and no resources (RR-006)."""
    for reader, sheet in zip(readers, table.sheets, strict=True):
        if sheet.gained:
            reader.fail("a round starts without resources", "resources")
        for card in range(CARDS):
            realm = table.realm(card)
            if realm != NO_REALM and sheet.marks(card) != REALMS[realm].blank():
                reader.fail("a round starts with blank cards", f"cards.{REALM_NAMES[realm]}")
