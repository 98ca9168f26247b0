"""A turn as a prompt: what every action means now.

Message keys are ``rr-option-…``; arguments name dice, realms and resources by id, and the ways in
look up their names. Places on a realm card are ``realm:<card>:…``. An option to use a die tells
what it would bring.
"""

from __future__ import annotations

from typing import Literal

from grani.core.observer import Chronicle
from grani.core.prompt import Option, Prompt
from grani.rolling_realms import actions
from grani.rolling_realms.dice import GAINED, GAINED_EMPOWERED
from grani.rolling_realms.events import GAINED as GAINED_RESOURCES
from grani.rolling_realms.happenings import Die, RolledDie
from grani.rolling_realms.realm import Args
from grani.rolling_realms.realms import OWNERS, REALMS
from grani.rolling_realms.resources import (
    ADJUST_PUMPKINS,
    ANY_HEARTS,
    EMPOWER_PUMPKINS,
    PAIR_HEARTS,
    RESOURCE_NAMES,
    SEVEN_COINS,
    amount,
)
from grani.rolling_realms.sheet import Sheet
from grani.rolling_realms.table import Table

WayId = Literal["adjust", "empower", "copy-pair", "copy-any", "copy-seven", "buy"]
"""The six ways to spend, as options name what they do (RR-034 to RR-041)."""
ROLLED: list[RolledDie] = ["d1", "d2"]


def prompt_of(table: Table, seat: int) -> Prompt | None:
    """Give what ``seat`` is asked now, or None."""
    if not table.awaits(seat):
        return None
    sheet = table.sheets[seat]
    legal = table.legal(seat)
    idle = any(map(_uses_a_die, legal))
    options = tuple(_option(table, sheet, action, idle) for action in legal)
    args: Args = {
        "round": int(table.round),
        "turn": int(table.turn),
        "d1": int(table.rolled1),
        "d2": int(table.rolled2),
    }
    return Prompt("rr-turn", seat, "step:turn", options, args)


def die_word(die: int) -> Die:
    """Give the id of a die for messages and targets."""
    if die < GAINED:
        return ROLLED[die]
    return "empowered" if die >= GAINED_EMPOWERED else "gained"


def _die_target(sheet: Sheet, die: int) -> str:
    return f"die:{die_word(die)}" + ("" if die < GAINED else f":{sheet.value(die)}")


def _uses_a_die(action: int) -> bool:
    """Tell whether an action uses a die up: in a realm, or for a resource instead (RR-043)."""
    return action >= actions.USE or actions.CLAIM <= action < actions.COPY_PAIR


def _option(table: Table, sheet: Sheet, action: int, idle: bool) -> Option:
    """Say what an action means; ``idle`` tells that the end would give away a die."""
    if action == actions.END:
        return Option(
            action, "rr-option-end", declines=True, loses=idle, default=not idle, does="end"
        )
    if action >= actions.USE:
        return _use(table, sheet, action)
    if action >= actions.EMPOWER:
        die, step = divmod(action - int(actions.EMPOWER), 3)
        return _treat(sheet, action, "empower", die, step - 1, int(EMPOWER_PUMPKINS))
    if action >= actions.ADJUST:
        die, step = divmod(action - int(actions.ADJUST), 2)
        return _treat(sheet, action, "adjust", die, 2 * step - 1, int(ADJUST_PUMPKINS))
    if action >= actions.BUY:
        value = action - int(actions.BUY) + 1
        args: Args = {"value": value, "coins": value}
        return Option(action, "rr-option-buy", args, ("resource:coin",), does="buy")
    if action >= actions.COPY_SEVEN:
        return _copy(
            table, action, "copy-seven", action - int(actions.COPY_SEVEN), "coin", SEVEN_COINS
        )
    if action >= actions.COPY_ANY:
        die = action - int(actions.COPY_ANY)
        return _copy(table, action, "copy-any", die, "heart", ANY_HEARTS)
    if action == actions.COPY_PAIR:
        return _copy(table, action, "copy-pair", 0, "heart", PAIR_HEARTS)
    die, resource = divmod(action - int(actions.CLAIM), len(RESOURCE_NAMES))
    name = RESOURCE_NAMES[resource]
    return Option(
        action,
        "rr-option-claim",
        {"die": ROLLED[die], "value": int(sheet.value(die)), "resource": name},
        (_die_target(sheet, die), f"resource:{name}"),
        does="claim",
    )


def _treat(sheet: Sheet, action: int, kind: WayId, die: int, step: int, price: int) -> Option:
    value = int(sheet.value(die))
    args: Args = {"die": die_word(die), "value": value, "to": value + step, "pumpkins": price}
    targets = (_die_target(sheet, die), "resource:pumpkin")
    return Option(action, f"rr-option-{kind}", args, targets, does=kind)


def _copy(table: Table, action: int, kind: WayId, die: int, resource: str, price: int) -> Option:
    args: Args = {"value": int(table.rolled(die)), "price": int(price)}
    targets = (f"die:{ROLLED[die]}", f"resource:{resource}")
    return Option(action, f"rr-option-{kind}", args, targets, does=kind)


def _use(table: Table, sheet: Sheet, action: int) -> Option:
    die, placement = divmod(action - int(actions.USE), int(actions.PLACEMENTS))
    number = OWNERS[placement]
    realm = REALMS[number]
    card = table.card_of(number)
    value = int(sheet.value(die))
    manner, args, places = realm.option(sheet.marks(card), value, placement - realm.first)
    name = realm.name.replace("_", "-")
    brings = _brings(table, sheet, action)
    return Option(
        action,
        f"rr-option-{name}-{manner}",
        {"die": die_word(die), "value": value, **args, **brings},
        (_die_target(sheet, die), *(f"realm:{card}:{place}" for place in places)),
        loses="lost" in brings,
        does=manner,
        about=f"realm:{realm.name}",
    )


def _brings(table: Table, sheet: Sheet, action: int) -> Args:
    """Give the resources that an action brings, and the stars, as if the round ended with it.

    What it brings beyond the cap is ``lost`` (RR-031).
    """
    after = table.clone()
    heard = Chronicle()
    after.observer = heard
    after.carry_out(after.sheets[sheet.seat], action)
    arrived = after.sheets[sheet.seat].gained - sheet.gained
    brings: Args = {name: int(amount(arrived, n)) for n, name in enumerate(RESOURCE_NAMES)}
    stars = sum(after.all_stars(after.sheets[sheet.seat])) - sum(table.all_stars(sheet))
    brings["stars"] = int(stars)
    beyond = [event.b for event in heard.events if event.kind == GAINED_RESOURCES]
    lost = sum(int(amount(one, n)) for one in beyond for n in range(len(RESOURCE_NAMES)))
    return {**brings, "lost": lost} if lost else brings
