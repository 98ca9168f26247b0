"""Positions and set-ups of Dice Forge as types: what ``position`` and ``setup_data`` write.

JSON Schemas are generated from these. What the boxes of the expansion add may be missing.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from grani.dice_forge.kinds.labyrinth import Treasure
from grani.dice_forge.seen import CompanionView, MemoryView


class ForgeSetup(TypedDict):
    """A set-up: which set lies in which slot, or that chance is to draw it."""

    feats: dict[str, str]
    module: NotRequired[str]
    house_rules: NotRequired[dict[str, str]]


class HeroPosition(TypedDict):
    """A hero. Caps, hammers and what else follows from the cards is not written."""

    gold: int
    sun: int
    moon: int
    glory: int
    light: list[str]
    """Six faces, side by side."""
    dark: list[str]
    up: list[int | None]
    """The sides of the light and the dark die that lie up; none before the first roll."""
    portal: int
    """1 to 7; 0 at home."""
    forged: int
    """How many faces this hero has forged."""
    cards: dict[str, int]
    hammered: NotRequired[int]
    cerberus: NotRequired[int]
    triton: NotRequired[int]
    ancient: NotRequired[int]
    loyalty: NotRequired[str]
    golem: NotRequired[str]
    scepters: NotRequired[list[int]]
    companions: NotRequired[list[CompanionView]]


class Pending(TypedDict):
    """Something that is still to happen; beside these each effect has fields of its own."""

    effect: str
    seat: int


class Notes(TypedDict, total=False):
    """What is written only where there is something to write."""

    used: dict[str, int]
    """Reinforcements that were used this turn, by the slot of the card."""
    upgraded: bool
    owners: dict[str, int]
    """Whose card each linked face belongs to."""


class ForgePosition(TypedDict):
    """A whole position."""

    game: Literal["dice-forge"]
    rules: str
    round: int
    turn: int
    """The seat whose turn it is."""
    feats: dict[str, str]
    """The set in each slot; ``random`` or ``random-all`` before it is drawn."""
    module: NotRequired[str]
    treasures: NotRequired[list[Treasure | None]]
    goddess_reached: NotRequired[bool]
    memories: NotRequired[dict[str, MemoryView]]
    house_rules: NotRequired[dict[str, str]]
    bought: NotRequired[list[str]]
    cerberus_spent: NotRequired[list[int]]
    temple: dict[str, int]
    """How many of each face can still be had."""
    heroes: list[HeroPosition]
    used: NotRequired[dict[str, int]]
    """Reinforcements that were used this turn, by the slot of the card."""
    upgraded: NotRequired[bool]
    owners: NotRequired[dict[str, int]]
    """Whose card each linked face belongs to."""
    pending: list[Pending]
    """What is still to happen, the next last."""
