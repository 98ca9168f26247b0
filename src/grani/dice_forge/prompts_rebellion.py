"""Prompts of Rebellion: its decisions as data, like those of the base box."""

from __future__ import annotations

from collections.abc import Callable

from grani.core.prompt import Option
from grani.dice_forge import actions, effect as kinds
from grani.dice_forge.boards.labyrinth import square_name
from grani.dice_forge.effects.pairs import rolled_face
from grani.dice_forge.effects.rebellion import Wind
from grani.dice_forge.faces import FACES
from grani.dice_forge.feats import FEATS
from grani.dice_forge.forms import DIE_NAMES, source_name
from grani.dice_forge.hero import Hero
from grani.dice_forge.islands import SLOTS
from grani.dice_forge.resources import GLORY, LOYALTY, RESOURCE_NAMES
from grani.dice_forge.table import Table

Args = dict[str, str | int]
Describe = Callable[[Table, Hero, int, int], Option]

REBELLION_KINDS: dict[int, str] = {
    int(kinds.PAY): "pay",
    int(kinds.SPEND): "spend",
    int(kinds.TWINS): "twins",
    int(kinds.SECOND): "twins-second",
    int(kinds.STAR_TWINS): "twins-star",
    int(kinds.LOOK): "look",
    int(kinds.TURN_UP): "turn-up",
    int(kinds.UPGRADE): "upgrade",
    int(kinds.REPLACE): "replace",
    int(kinds.MERCHANT): "merchant",
    int(kinds.COMPANION): "companion",
    int(kinds.WIND): "wind",
    int(kinds.RIGHT_HAND): "right-hand",
    int(kinds.ANCESTOR): "ancestor",
    int(kinds.FORGE_AND_ROLL): "place",
    int(kinds.FREE_FACE): "free-face",
    int(kinds.FREE_FEAT): "free-feat",
    int(kinds.MARKET): "market",
    int(kinds.BARTER): "barter",
    int(kinds.WALK): "walk",
    int(kinds.HALL): "hall",
    int(kinds.GOLEM_PAIR): "golem-pair",
    int(kinds.MISFORTUNES): "misfortunes",
    int(kinds.MEMORY): "memory",
}


def rebellion_cause(effect: int, x: int) -> tuple[str, Args]:
    """Give what brought a decision of Rebellion about, and the arguments of its message."""
    if effect == kinds.PAY:
        return source_name(x >> 6 & 255), {"sun": x & 7, "moon": x >> 3 & 7}
    if effect == kinds.SPEND:
        return source_name(x >> 8 & 255), {"gold": x & 255, "scepter": (x >> 16) + 1}
    if effect == kinds.SECOND:
        face = FACES[x >> 6 & 63].name
        return f"face:{face}", {"face": face}
    if effect in (kinds.LOOK, kinds.WIND, kinds.RIGHT_HAND):
        return source_name(x), {}
    if effect == kinds.TURN_UP:
        return source_name(x >> 1 & 255), {}
    if effect == kinds.UPGRADE:
        return "step:upgrade", {"levels": x & 7}
    if effect == kinds.REPLACE:
        return "step:upgrade", {"level": x >> 4}
    if effect in (kinds.MERCHANT, kinds.ANCESTOR, kinds.FREE_FACE, kinds.FREE_FEAT):
        return f"feat:{FEATS[x].name}", {"feat": FEATS[x].name}
    if effect == kinds.FORGE_AND_ROLL:
        return f"face:{FACES[x].name}", {"face": FACES[x].name}
    if effect == kinds.MARKET:
        return "step:market", {"discount": x}
    if effect == kinds.BARTER:
        args: Args = {"resource": RESOURCE_NAMES[x & 7], "amount": x >> 3 & 31, "glory": x >> 8}
        return "labyrinth", args
    if effect == kinds.WALK:
        return "labyrinth", {"steps": x & 15}
    if effect == kinds.GOLEM_PAIR:
        return "face:golem_sun", {}
    if effect == kinds.MEMORY:
        return "feat:memory", {"number": 2 if x >> 2 else 1}
    return f"step:{REBELLION_KINDS[effect]}", {}


def _pay(table: Table, me: Hero, x: int, action: int) -> Option:
    if action >= actions.SCEPTER:
        level, kind = divmod(action - int(actions.SCEPTER), 2)
        key = "option-empty-moon" if kind else "option-empty-sun"
        return Option(action, key, {"gold": 4 + level, "shards": 2 if level == 2 else 1})
    for_sun, for_moon = divmod(action - int(actions.PAYMENT), 7)
    return Option(
        action,
        "option-pay",
        {
            "sun": (x & 7) - for_sun,
            "moon": (x >> 3 & 7) - for_moon,
            "ancient": for_sun + for_moon,
        },
    )


def _spend(table: Table, me: Hero, x: int, action: int) -> Option:
    part = action - int(actions.SPLIT)
    return Option(action, "option-spend", {"scepter": part, "rest": (x & 255) - part})


def _twins(table: Table, me: Hero, x: int, action: int) -> Option:
    if action == actions.NO:
        return Option(action, "option-twins-no")
    die = action - int(actions.DIE)
    return Option(
        action,
        f"option-twins-{DIE_NAMES[die]}",
        {"face": FACES[rolled_face(me, die, x)].name},
        (f"die:{me.seat}:{DIE_NAMES[die]}",),
    )


def _yes_or_no(kind: str) -> Describe:
    def describe(table: Table, me: Hero, x: int, action: int) -> Option:
        return Option(action, f"option-{kind}-{'no' if action == actions.NO else 'yes'}")

    return describe


def _face(key: str, no: str = "") -> Describe:
    def describe(table: Table, me: Hero, x: int, action: int) -> Option:
        if action == actions.NO:
            return Option(action, no)
        name = FACES[action - actions.FACE].name
        return Option(action, key, {"face": name}, (f"pool:{name}",))

    return describe


def _look(table: Table, me: Hero, x: int, action: int) -> Option:
    face = action - int(actions.FACE)
    targets = tuple(
        f"die:{hero.seat}:{DIE_NAMES[die]}"
        for hero in table.heroes
        for die in (0, 1)
        if hero.up(die) == face
    )
    return Option(action, "option-look", {"face": FACES[face].name}, targets)


def _position(key: str, no: str = "") -> Describe:
    def describe(table: Table, me: Hero, x: int, action: int) -> Option:
        if action == actions.NO:
            return Option(action, no)
        die, side = divmod(action - int(actions.POSITION), 6)
        name = DIE_NAMES[die]
        return Option(
            action,
            f"{key}-{name}",
            {"face": FACES[me.face(die, side)].name},
            (f"die:{me.seat}:{name}:{side}",),
        )

    return describe


def _merchant(table: Table, me: Hero, x: int, action: int) -> Option:
    count = action - int(actions.SPLIT)
    if count == 0:
        return Option(action, "option-merchant-glory")
    return Option(action, "option-merchant-upgrade", {"levels": count})


def _companion(table: Table, me: Hero, x: int, action: int) -> Option:
    return Option(action, "option-advance", {"space": action - int(actions.COMPANION)})


def _wind(table: Table, me: Hero, x: int, action: int) -> Option:
    resource = action - int(actions.RESOURCE)
    amount = int(Wind().shown(table, resource))
    return take(me, action, resource, amount)


def take(me: Hero, action: int, resource: int, amount: int) -> Option:
    """Describe taking an amount, and how much of it a full reserve would lose."""
    name = RESOURCE_NAMES[resource]
    room = amount
    if resource not in (GLORY, LOYALTY):
        caps = [int(me.gold_cap), int(me.shard_cap), int(me.shard_cap), 0, 6]
        room = caps[resource] - int(me.amount(resource))
    args: Args = {"amount": amount, "lost": max(0, amount - room)}
    return Option(action, f"option-take-{name}", args)


def _right_hand(table: Table, me: Hero, x: int, action: int) -> Option:
    return Option(action, "option-right-hand", {"gold": action - int(actions.SPLIT)})


def _free_feat(table: Table, me: Hero, x: int, action: int) -> Option:
    slot = action - int(actions.FEAT)
    feat = FEATS[table.feats[slot]]
    return Option(
        action,
        "option-free-feat",
        {"feat": feat.name, "glory": int(feat.glory)},
        (f"stack:{SLOTS[slot].name}",),
    )


def _market(table: Table, me: Hero, x: int, action: int) -> Option:
    if action == actions.NO:
        return Option(action, "option-market-no")
    face = FACES[action - actions.FACE]
    price = max(int(face.cost) - x, 0)
    return Option(action, "option-buy", {"face": face.name, "price": price}, (f"pool:{face.name}",))


def _walk(table: Table, me: Hero, x: int, action: int) -> Option:
    square = square_name(action - int(actions.SQUARE))
    return Option(action, "option-walk", {"chamber": square}, (f"square:{square}",))


def _hall(table: Table, me: Hero, x: int, action: int) -> Option:
    name = ["sun", "moon", "glory"][action - int(actions.TREASURE)]
    return Option(action, f"option-treasure-{name}", {}, (f"treasure:{name}",))


def _golem_pair(table: Table, me: Hero, x: int, action: int) -> Option:
    if action == actions.NO:
        return Option(action, "option-golem-pair-no")
    when = "before" if action == actions.DIE else "after"
    return Option(action, f"option-golem-pair-{when}")


def _seat(table: Table, me: Hero, x: int, action: int) -> Option:
    seat = action - int(actions.SEAT)
    return Option(action, "option-seat", {"seat": seat}, (f"seat:{seat}",))


def _memory(table: Table, me: Hero, x: int, action: int) -> Option:
    portal, side = divmod(action - int(actions.ISLAND), 2)
    key = "option-memory-sun" if side else "option-memory-moon"
    return Option(action, key, {"portal": portal + 1}, (f"portal:{portal + 1}",))


def cash(me: Hero, action: int) -> Option:
    """Describe cashing in a companion."""
    space = action - int(actions.CASH)
    lost = max(0, int(me.sun) + space - int(me.shard_cap))
    return Option(
        action, "option-cash", {"amount": space, "lost": lost}, (f"token:{me.seat}:companion",)
    )


REBELLION_OPTIONS: dict[int, Describe] = {
    int(kinds.PAY): _pay,
    int(kinds.SPEND): _spend,
    int(kinds.TWINS): _twins,
    int(kinds.SECOND): _yes_or_no("twins-second"),
    int(kinds.STAR_TWINS): _yes_or_no("twins-star"),
    int(kinds.LOOK): _look,
    int(kinds.TURN_UP): _position("option-turn"),
    int(kinds.UPGRADE): _position("option-upgrade", "option-upgrade-no"),
    int(kinds.REPLACE): _face("option-garden"),
    int(kinds.MERCHANT): _merchant,
    int(kinds.COMPANION): _companion,
    int(kinds.WIND): _wind,
    int(kinds.RIGHT_HAND): _right_hand,
    int(kinds.ANCESTOR): _face("option-garden", "option-ancestor-no"),
    int(kinds.FORGE_AND_ROLL): _position("option-place"),
    int(kinds.FREE_FACE): _face("option-garden"),
    int(kinds.FREE_FEAT): _free_feat,
    int(kinds.MARKET): _market,
    int(kinds.BARTER): _yes_or_no("barter"),
    int(kinds.WALK): _walk,
    int(kinds.HALL): _hall,
    int(kinds.GOLEM_PAIR): _golem_pair,
    int(kinds.MISFORTUNES): _seat,
    int(kinds.MEMORY): _memory,
}
