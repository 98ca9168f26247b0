"""Names of the actions, block by block: what ``actions`` lays out, in stable words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grani.core.naming import Block
from grani.dice_forge import actions
from grani.dice_forge.boards.labyrinth import square_name
from grani.dice_forge.boxes import FEATS
from grani.dice_forge.faces import FACES
from grani.dice_forge.hero import DIE_NAMES
from grani.dice_forge.islands import SLOTS
from grani.dice_forge.resources import RESOURCE_NAMES

SYNONYMS: Final = {
    "forge": "face",
    "buy": "face",
    "copy": "face",
    "perform": "feat",
    "pass": "no",
    "land": "side",
}
"""Words that people use where one number serves several decisions."""


def blocks() -> Sequence[Block]:
    """Describe the layout."""
    slots = [SLOTS[i].name for i in range(len(SLOTS))]
    faces = [FACES[i].name for i in range(len(FACES))]
    feats = [FEATS[i].name for i in range(len(FEATS))]
    shards = ("sun", "moon")
    return [
        Block(int(actions.NO), "no", [""], "decline, finish, pass or keep, whatever is asked"),
        Block(int(actions.YES), "yes", [""], "accept"),
        Block(
            int(actions.RESOURCE),
            "take",
            _with_room(6, RESOURCE_NAMES),
            "take this resource; or lose it, where one must be lost",
        ),
        Block(
            int(actions.TOKEN),
            "triton",
            _with_room(6, RESOURCE_NAMES),
            "spend a Triton token for this resource",
        ),
        Block(int(actions.DIE), "die", DIE_NAMES, "this one of one's dice"),
        Block(
            int(actions.POSITION),
            "forge on",
            [f"{die} {side}" for die in DIE_NAMES for side in range(6)],
            "forge on this side of this die, or turn the die to it",
        ),
        Block(int(actions.SEAT), "seat", _numbers(4), "this seat"),
        Block(
            int(actions.FEAT),
            "feat",
            _with_room(16, slots),
            "perform the feat that lies in this slot; at a table also by the name of the card",
        ),
        Block(
            int(actions.REINFORCE),
            "use",
            _with_room(16, slots),
            "use a reinforcement, by the slot of its card; at a table also by the name of the card",
        ),
        Block(
            int(actions.SIDE),
            "side",
            _numbers(8),
            "chance: a die lands on this side; at a table also by the face that it shows",
        ),
        Block(
            int(actions.FACE),
            "face",
            _with_room(48, faces),
            "buy this face to forge it, copy it with a mirror, pick it; or chance removes it",
        ),
        Block(
            int(actions.SPLIT),
            "hammer",
            _numbers(56),
            "so much gold for the hammer, a scepter or the Right Hand; or so many Merchants",
        ),
        Block(int(actions.SET), "set", _with_room(64, feats), "chance: deal this set of feats"),
        Block(
            int(actions.PAYMENT),
            "ancient",
            [f"{sun} for sun, {moon} for moon" for sun in range(7) for moon in range(7)],
            "pay with so many ancient shards, the rest from the reserve",
        ),
        Block(
            int(actions.SCEPTER),
            "empty scepter",
            [f"{level} as {shard}" for level in (4, 5, 6) for shard in shards],
            "empty a scepter at this point of its track as shards",
        ),
        Block(
            int(actions.COMPANION),
            "advance companion",
            _numbers(6),
            "advance the companion on this space of its track",
        ),
        Block(
            int(actions.SQUARE),
            "walk",
            [square_name(square) for square in range(36)],
            "go to this square of the labyrinth",
        ),
        Block(
            int(actions.TREASURE),
            "treasure",
            ["sun", "moon", "glory"],
            "leave this treasure in the hall",
        ),
        Block(
            int(actions.ISLAND),
            "memory",
            [f"{side} on {portal}" for portal in range(1, 8) for side in ("moon", "sun")],
            "put a memory token with this side on this island",
        ),
        Block(
            int(actions.CASH),
            "cash companion",
            _numbers(6),
            "cash in the companion on this space of its track",
        ),
    ]


def _with_room(size: int, names: Sequence[str]) -> list[str]:
    """Give names for a block that has room for more."""
    return [*names, *[""] * (size - len(names))]


def _numbers(count: int) -> list[str]:
    return list(map(str, range(count)))
