"""Names of the actions, block by block: what ``actions`` lays out, in stable words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grani.core.naming import Block
from grani.rolling_realms import actions
from grani.rolling_realms.dice import DIE_NAMES
from grani.rolling_realms.prompts import ROLLED
from grani.rolling_realms.realms import NO_REALM, OWNERS, REALM_NAMES, REALMS
from grani.rolling_realms.resources import RESOURCE_NAMES

SYNONYMS: Final = {"land": "lands", "pass": "end turn"}
"""Words that people use in place of those of the layout."""


def blocks() -> Sequence[Block]:
    """Describe the layout."""
    values = list(map(str, range(1, 7)))
    placements = [_placement(number) for number in range(int(actions.PLACEMENTS))]
    return [
        Block(int(actions.END), "end turn", [""], "end the turn"),
        Block(int(actions.SIDE), "lands", values, "chance: the die shows this value"),
        Block(int(actions.DRAW), "draw", REALM_NAMES, "chance: this realm is drawn for the round"),
        Block(
            int(actions.CLAIM),
            "claim",
            [f"{die} {resource}" for die in ROLLED for resource in RESOURCE_NAMES],
            "take this resource instead of using this die",
        ),
        Block(int(actions.COPY_PAIR), "copy pair", [""], "copy a die where both rolled the same"),
        Block(int(actions.COPY_ANY), "copy any", ROLLED, "copy this die, whatever was rolled"),
        Block(int(actions.COPY_SEVEN), "copy seven", ROLLED, "copy this die of a roll of seven"),
        Block(int(actions.BUY), "buy", values, "buy a die of this value"),
        Block(
            int(actions.ADJUST),
            "adjust",
            [f"{die} {step}" for die in DIE_NAMES for step in ("-1", "+1")],
            "change the value of this die",
        ),
        Block(
            int(actions.EMPOWER),
            "empower",
            [f"{die} {step}" for die in DIE_NAMES for step in ("-1", "0", "+1")],
            "empower this die, and change its value or not",
        ),
        *(
            Block(
                int(actions.USE) + int(actions.PLACEMENTS) * number,
                f"use {die}",
                placements,
                f"use the die {die} in this realm, in this place or manner",
            )
            for number, die in enumerate(DIE_NAMES)
        ),
    ]


def _placement(number: int) -> str:
    """Name one way to use a die, with its realm; nothing if the number is spare."""
    owner = OWNERS[number]
    if owner == NO_REALM:
        return ""
    realm = REALMS[owner]
    return f"{realm.name} {realm.placement_name(number - realm.first)}"
