"""What a seat sees of Rolling Realms, as types: what ``view`` gives, and the browser reads."""

from __future__ import annotations

from typing import Literal, TypedDict

from grani.rolling_realms.cards import AnyMarks, Earned, Layout
from grani.rolling_realms.happenings import RolledDie
from grani.rolling_realms.realm import RealmId


class Amount(TypedDict):
    """Of a resource: how many were gained this round, and how many are left to spend."""

    gained: int
    hand: int


class Amounts(TypedDict):
    """The resources of a seat."""

    pumpkin: Amount
    heart: Amount
    coin: Amount


class RolledDieView(TypedDict):
    """One of the two dice that everybody uses, as one seat has it."""

    die: RolledDie
    value: int
    used: bool
    adjusted: bool
    empowered: bool


class GainedDieView(TypedDict):
    """A die that a seat has bought this turn."""

    value: int
    empowered: bool


class CardView(TypedDict):
    """A realm of the round with what is printed on it."""

    realm: RealmId
    layout: Layout


class CardMarks(TypedDict):
    """The card of one realm as one seat has filled it."""

    realm: RealmId
    activated: bool
    stars: int
    marks: AnyMarks
    earned: Earned


class SheetView(TypedDict):
    """The sheet of a seat."""

    seat: int
    acting: bool
    resources: Amounts
    dice: list[RolledDieView]
    gained: list[GainedDieView]
    cards: list[CardMarks | None]
    results: list[int]
    """Results of the rounds that are over, in tenths of a star."""


class RealmsView(TypedDict):
    """The whole table; ``you`` is -1 for a spectator."""

    game: Literal["rolling-realms"]
    you: int
    round: int
    rounds: int
    turn: int
    turns: int
    actor: int
    decision: str
    rolled: list[int | None]
    realms: list[RealmId | None]
    code: str
    cards: list[CardView | None]
    cap: int
    sheets: list[SheetView]
    scores: list[int]
    winners: list[int]
