"""What happened, as data: one type a kind of event, with everything that the event knew.

Everybody who shows, counts or tells events reads these: the table in the browser moves by them, and
the chronicle makes its sentences of them. ``telling`` unpacks the numbers of ``events`` into them.
Realms, dice and resources are named by their ids. The types in TypeScript are generated from these.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from grani.rolling_realms.events import Way
from grani.rolling_realms.realm import RealmId
from grani.rolling_realms.resources import Resource

RolledDie = Literal["d1", "d2"]
Die = Literal["d1", "d2", "gained", "empowered"]
Source = RealmId | Literal["fallback"]


class Resources(TypedDict):
    """How many of each."""

    pumpkin: int
    heart: int
    coin: int


class Drawn(TypedDict):
    """A realm is drawn to its place, from 0, among the three of the round."""

    kind: Literal["drawn"]
    sort: Literal["plain"]
    seat: None
    realm: RealmId
    card: int


class Round(TypedDict):
    """A round begins with these realms."""

    kind: Literal["round"]
    sort: Literal["plain"]
    opens: Literal[True]
    seat: None
    round: int
    realms: list[RealmId]


class Landed(TypedDict):
    """One die lands."""

    kind: Literal["landed"]
    sort: Literal["roll"]
    seat: None
    die: RolledDie
    value: int


class Rolled(TypedDict):
    """Both dice have landed, and a turn begins for everybody."""

    kind: Literal["rolled"]
    sort: Literal["roll"]
    opens: Literal[True]
    seat: None
    values: list[int]
    turn: int


class Used(TypedDict):
    """The seat activates a realm with a die; ``placement`` names what it does there."""

    kind: Literal["used"]
    sort: Literal["plain"]
    seat: int
    die: Die
    value: int
    realm: RealmId
    placement: str


class Gained(TypedDict):
    """Resources arrive; what is beyond the cap is lost."""

    kind: Literal["gained"]
    sort: Literal["gain"]
    seat: int
    amounts: Resources
    lost: Resources
    source: Source


class Paid(TypedDict):
    """A realm is paid; other payments are part of their own event."""

    kind: Literal["paid"]
    sort: Literal["loss"]
    seat: int
    amounts: Resources
    source: Source


class Starred(TypedDict):
    """An activation brought stars; ``total`` is what the realm has now."""

    kind: Literal["starred"]
    sort: Literal["gain"]
    seat: int
    realm: RealmId
    stars: int
    total: int


class Adjusted(TypedDict):
    """Pumpkins changed a die."""

    kind: Literal["adjusted"]
    sort: Literal["plain"]
    seat: int
    die: Die
    before: int
    after: int


class Empowered(TypedDict):
    """Pumpkins empowered a die, and perhaps changed it."""

    kind: Literal["empowered"]
    sort: Literal["plain"]
    seat: int
    die: Die
    before: int
    after: int


class GainedDie(TypedDict):
    """Hearts or coins brought a die."""

    kind: Literal["gained-die"]
    sort: Literal["gain"]
    seat: int
    value: int
    way: Way
    paid: Resources


class Claimed(TypedDict):
    """A resource is taken instead of using a die; the gain is told after it."""

    kind: Literal["claimed"]
    sort: Literal["plain"]
    seat: int
    die: RolledDie
    value: int
    resource: Resource


class EndedTurn(TypedDict):
    """The seat has ended its turn."""

    kind: Literal["ended-turn"]
    sort: Literal["plain"]
    seat: int


class Scored(TypedDict):
    """At the end of a round: the stars of a seat in a realm."""

    kind: Literal["scored"]
    sort: Literal["plain"]
    seat: int
    realm: RealmId
    stars: int


class Result(TypedDict):
    """At the end of a round: what a seat has, in tenths of a star, and what it left unspent."""

    kind: Literal["result"]
    sort: Literal["plain"]
    seat: int
    round: int
    tenths: int
    unspent: int


class Over(TypedDict):
    """The game is over."""

    kind: Literal["over"]
    sort: Literal["plain"]
    seat: None


RealmsEvent = (
    Drawn
    | Round
    | Landed
    | Rolled
    | Used
    | Gained
    | Paid
    | Starred
    | Adjusted
    | Empowered
    | GainedDie
    | Claimed
    | EndedTurn
    | Scored
    | Result
    | Over
)
