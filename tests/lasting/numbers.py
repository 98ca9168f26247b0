"""Every number that stands in a record, an id or a position, by the name of what it means.

``numbers.json`` pins them. It may only grow: ``python -m tests.lasting`` adds names that are new
and touches nothing else.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from grani.core.game import Game
from grani.core.registry import game as registered
from grani.dice_forge.boards.labyrinth import MAZE, square_name
from grani.dice_forge.boards.titans import TITAN_IDS
from grani.dice_forge.boxes import (
    FEAT_IDS,
    FEATS,
)
from grani.dice_forge.boxes.goddess import TREASURE_IDS
from grani.dice_forge.boxes.titans import (
    COLOURS,
    SIDES,
)
from grani.dice_forge.faces import (
    FACE_COUNT,
    FACES,
)
from grani.dice_forge.faces.offers import (
    OFFERS,
)
from grani.dice_forge.hero import (
    DIE_NAMES,
)
from grani.dice_forge.islands import SLOT_IDS
from grani.dice_forge.kinds.celestial import (
    STARS,
)
from grani.dice_forge.kinds.index import (
    KIND_IDS as EFFECT_IDS,
)
from grani.dice_forge.kinds.kind import DECISIONS
from grani.dice_forge.kinds.pairs import (
    MANNERS,
)
from grani.dice_forge.resources import RESOURCE_IDS
from grani.dice_forge.setup import MODULES
from grani.rolling_realms import actions
from grani.rolling_realms.dice import DIE_NAMES as REALM_DICE
from grani.rolling_realms.realms import LETTERS, NO_REALM, OWNERS, REALM_IDS, REALMS
from grani.rolling_realms.resources import RESOURCE_NAMES

PINNED = Path(__file__).parent / "numbers.json"
Numbers = dict[str, dict[str, int]]


def numbered(names: Iterable[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


def named_actions(game: Game, count: int) -> dict[str, int]:
    """Give the actions that have a name by it; those in brackets are spare."""
    names = {game.name(action): action for action in range(count)}
    return {name: action for name, action in names.items() if not name.endswith(")")}


def forge_numbers() -> Numbers:
    """Give the numbers of Dice Forge as they are now."""
    game = registered("dice-forge")
    return {
        "action": named_actions(game, game.action_count),
        "face": numbered(FACES[i].name for i in range(FACE_COUNT)),
        "linked face": {
            FACES[i].name: int(FACES[i].link) for i in range(FACE_COUNT) if FACES[i].link >= 0
        },
        "feat": dict(FEAT_IDS),
        "box": {FEATS[feat].name: int(FEATS[feat].box) for feat in FEAT_IDS.values()},
        "slot": dict(SLOT_IDS),
        "effect": dict(EFFECT_IDS),
        "first decision": {"effect": int(DECISIONS)},
        "manner": dict(MANNERS),
        "offer": numbered(offer.name for offer in OFFERS),
        "resource": dict(RESOURCE_IDS),
        "die": numbered(DIE_NAMES),
        "celestial side": numbered(STARS),
        "labyrinth": {square_name(square): square for square in range(len(MAZE))},
        "titans": dict(TITAN_IDS),
        "treasure": dict(TREASURE_IDS),
        "colour": numbered(COLOURS),
        "side of an island": dict(SIDES),
        "module": dict(MODULES),
    }


def realms_numbers() -> Numbers:
    """Give the numbers of Rolling Realms as they are now."""
    game = registered("rolling-realms")
    placements = {}
    for placement, owner in enumerate(OWNERS):
        if owner != NO_REALM:
            realm = REALMS[owner]
            words = realm.placement_name(placement - int(realm.first))
            placements[f"{realm.name} {words}"] = placement
    return {
        "action": named_actions(game, int(actions.USE)),
        "use": {"d1": int(actions.USE), "next die": int(actions.PLACEMENTS)},
        "placement": placements,
        "die": numbered(REALM_DICE),
        "realm": dict(REALM_IDS),
        "letter": dict(LETTERS),
        "resource": numbered(RESOURCE_NAMES),
    }


def numbers() -> dict[str, Numbers]:
    """Give all numbers as they are now, by game and by what they number."""
    return {"dice-forge": forge_numbers(), "rolling-realms": realms_numbers()}


def pinned() -> dict[str, Numbers]:
    """Give the numbers that were ever given out."""
    written: dict[str, Numbers] = json.loads(PINNED.read_text(encoding="utf-8"))
    return written


def pin_new() -> list[str]:
    """Add names that are not pinned yet; give them."""
    known = pinned() if PINNED.exists() else {}
    new = []
    for game, tables in numbers().items():
        for table, rows in tables.items():
            held = known.setdefault(game, {}).setdefault(table, {})
            for name, number in rows.items():
                if name not in held:
                    held[name] = number
                    new.append(f"{game}: {table} {name} is {number}")
    PINNED.write_text(json.dumps(known, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return new
