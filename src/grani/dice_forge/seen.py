"""What a seat sees of Dice Forge, as types: what ``view`` gives, and the browser reads.

TypeScript is generated from these. What the boxes of the expansion add may be missing.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from grani.dice_forge.happenings import Shard
from grani.dice_forge.hero import Die
from grani.dice_forge.kinds.labyrinth import Treasure
from grani.dice_forge.resources import Resource

Amounts = dict[Resource, float]
Brought = Literal["gold", "sun", "moon", "glory", "ancient", "loyalty", "golem", "mirror", "ship"]
"""What a roll brings: resources, squares that a golem moves, and faces that bring nothing by
themselves."""
Average = dict[Brought, float]
PointSource = Literal["glory", "feats", "titans"]


class Count(TypedDict):
    """Points of every seat that come from one source; they add up to the scores."""

    source: PointSource
    points: list[int]


class DieView(TypedDict):
    """A die of a hero."""

    faces: list[str]
    up: int | None
    """The side that lies up; none before the first roll."""


class DiceView(TypedDict):
    """Both dice of a hero."""

    light: DieView
    dark: DieView


class MovedCompanion(TypedDict):
    """A companion that has moved this turn."""

    space: int
    advanced: Literal[True]


CompanionView = Literal["spent"] | int | MovedCompanion
"""A companion: spent, or the space it stands on, or that and the fact that it has moved."""


class HeroExtras(TypedDict, total=False):
    """What the expansion keeps with a hero."""

    ancient: int
    loyalty: str
    golem: str
    scepters: list[int]
    companions: list[CompanionView]


class HeroView(TypedDict):
    """A hero with all that is on the board of the seat."""

    seat: int
    gold: int
    sun: int
    moon: int
    glory: int
    gold_cap: int
    shard_cap: int
    dice: DiceView
    portal: int
    """1 to 7; 0 at home."""
    cards: dict[str, int]
    unused_reinforcements: dict[str, int]
    forged: int
    hammers: int
    hammer_track: int
    hammer_lap: int
    hammers_spent: int
    cerberus: int
    triton: int
    score: int
    average: Average
    """What one roll of both dice brings on average; of mirrors and ships, how often they lie up."""
    ancient: NotRequired[int]
    loyalty: NotRequired[str]
    golem: NotRequired[str]
    scepters: NotRequired[list[int]]
    companions: NotRequired[list[CompanionView]]


class PoolView(TypedDict):
    """A pool of the temple."""

    pool: str
    cost: int
    garden: bool
    faces: dict[str, int]


class StackView(TypedDict):
    """A stack of the islands."""

    slot: str
    portal: int
    sun: int
    moon: int
    feat: str | None
    glory: int
    left: int


class TokenView(TypedDict):
    """A memory token on an island."""

    portal: int
    side: Shard


class MemoryView(TypedDict):
    """The memory card of a colour."""

    owner: int
    tokens: list[TokenView | None]


class BoxView(TypedDict, total=False):
    """What a module keeps on the table."""

    treasures: list[Treasure | None]
    goddess_reached: bool
    memories: dict[str, MemoryView]


class BoardsView(TypedDict, total=False):
    """House rules, the module, and what it keeps on the table."""

    module: str
    treasures: list[Treasure | None]
    goddess_reached: bool
    memories: dict[str, MemoryView]
    house_rules: dict[str, str]
    bought: list[str]
    """What house rules remember of this turn."""
    cerberus_spent: list[int]


class ForgeView(TypedDict):
    """The whole table; ``you`` is -1 for a spectator."""

    game: Literal["dice-forge"]
    you: int
    round: int
    rounds: int
    turn: int
    actor: int
    decision: str
    rolling: list[int | Die] | None
    """Seat and name of the die in the air, if one is."""
    boards: BoardsView
    temple: list[PoolView]
    islands: list[StackView]
    heroes: list[HeroView]
    scores: list[int]
    counts: list[Count]
    winners: list[int]
