"""Positions and set-ups of Rolling Realms as types: what ``position`` and ``setup_data`` write.

JSON Schemas are generated from these.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from grani.rolling_realms.cards import AnyMarks
from grani.rolling_realms.realm import RealmId
from grani.rolling_realms.resources import Resource


class RealmsSetup(TypedDict):
    """A set-up: nine realms in the order of the rounds, or that chance is to draw one."""

    realms: list[RealmId | Literal["random"]]


class DiePosition(TypedDict):
    """A die as one seat has it."""

    value: int
    used: NotRequired[bool]
    adjusted: NotRequired[bool]
    empowered: NotRequired[bool]


class DicePosition(TypedDict):
    """The two rolled dice as one seat has them."""

    d1: DiePosition
    d2: DiePosition


class GainedDiePosition(TypedDict):
    """A die that was gained this turn."""

    value: int
    empowered: NotRequired[bool]


class SheetPosition(TypedDict):
    """The sheet of a seat."""

    results: list[int]
    """Results of the rounds that are over, in tenths of a star."""
    resources: dict[Resource, list[int]]
    """Of each: how many were gained this round, and how many of them are spent."""
    cards: dict[RealmId, AnyMarks]
    ended: NotRequired[bool]
    """The seat has ended this turn; then it has no dice."""
    dice: NotRequired[DicePosition]
    gained: NotRequired[list[GainedDiePosition]]
    activated: NotRequired[list[RealmId]]


class RealmsPosition(TypedDict):
    """A whole position."""

    game: Literal["rolling-realms"]
    rules: str
    round: int
    turn: int
    realms: list[RealmId | Literal["random"]]
    rolled: list[int | None]
    sheets: list[SheetPosition]
