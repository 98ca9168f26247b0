"""What all games share of the data that they give out, as types; each game types its own further.

The same data is described by JSON Schemas, see ``grani.schema``. What a caller hands in, such as a
set-up, may be any mapping with names, for it is checked when it is read.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypedDict

if TYPE_CHECKING:
    from typing_extensions import ReadOnly

Setup = str | Mapping[str, object]
"""A set-up as one asks for it: a name, or written out as ``Game.setup_data`` does."""


class View(TypedDict):
    """What every view says; a game adds its table to it.

    ``you`` is the seat that looks, -1 for a spectator; ``actor`` the seat that must decide, -1 for
    chance and -2 at the end. ``winners`` are known at the end.
    """

    game: ReadOnly[str]
    you: int
    actor: int
    decision: str
    scores: list[int]
    winners: list[int]


class Position(TypedDict):
    """What every position says; a game writes down everything beside it."""

    game: ReadOnly[str]
    rules: str


class RecordExtras(TypedDict, total=False):
    """What a record says only where there is something to say."""

    tags: dict[str, str]
    movers: list[int]
    course: list[str]


class RecordData(RecordExtras):
    """A record as JSON data; see ``Record`` for what its fields are."""

    format: str
    game: str
    rules: str
    setup: dict[str, object]
    seats: list[str]
    actions: list[int] | list[str]
