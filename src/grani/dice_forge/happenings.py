"""What happened, as data: one type a kind of event, with everything that the event knew.

Everybody who shows, counts or tells events reads these: the table in the browser moves by them, and
the chronicle makes its sentences of them. ``telling`` unpacks the numbers of ``events`` into them,
nobody else does on the way to a screen. Faces, feats, slots and squares are named by their ids; a
``source`` is ``face:…``, ``feat:…`` or one of a few words. TypeScript is generated from these.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from grani.dice_forge.hero import Die
from grani.dice_forge.kinds.celestial import CelestialSide
from grani.dice_forge.kinds.labyrinth import Treasure
from grani.dice_forge.resources import Resource

Shard = Literal["sun", "moon"]
Token = Literal["triton", "cerberus", "companion"]


class Round(TypedDict):
    """A round begins."""

    kind: Literal["round"]
    sort: Literal["plain"]
    opens: Literal[True]
    seat: None
    round: int


class Turn(TypedDict):
    """The seat becomes active."""

    kind: Literal["turn"]
    sort: Literal["plain"]
    opens: Literal[True]
    seat: int
    round: int


class Rolled(TypedDict):
    """A die lands on a side, which shows a face."""

    kind: Literal["rolled"]
    sort: Literal["roll"]
    seat: int
    die: Die
    face: str
    side: int


class Gained(TypedDict):
    """So much of a resource arrives; what a full reserve has no room for is lost."""

    kind: Literal["gained"]
    sort: Literal["gain"]
    seat: int
    resource: Resource
    amount: int
    lost: int
    source: str


class Paid(TypedDict):
    """So much is paid; ``source`` is what for."""

    kind: Literal["paid"]
    sort: Literal["loss"]
    seat: int
    resource: Resource
    amount: int
    source: str


class Lost(TypedDict):
    """So much is really lost, to others or to a face."""

    kind: Literal["lost"]
    sort: Literal["loss"]
    seat: int
    resource: Resource
    amount: int
    source: str


class Bought(TypedDict):
    """A face is bought; the payment is told by itself."""

    kind: Literal["bought"]
    sort: Literal["plain"]
    seat: int
    face: str
    price: int


class Forged(TypedDict):
    """A face is forged onto a side, over the one that was there."""

    kind: Literal["forged"]
    sort: Literal["deed"]
    seat: int
    face: str
    die: Die
    side: int
    replaced: str


class Performed(TypedDict):
    """The seat has paid for a feat and moves to its portal; the card is taken after that."""

    kind: Literal["performed"]
    sort: Literal["deed"]
    seat: int
    feat: str
    slot: str
    portal: int
    sun: int
    moon: int
    glory: int


class Granted(TypedDict):
    """The seat performs a feat for nothing and stays where it is; the card is taken after that."""

    kind: Literal["granted"]
    sort: Literal["deed"]
    seat: int
    feat: str
    slot: str
    glory: int


class Ousted(TypedDict):
    """The hero of the seat is sent home by another; ``all`` if everybody has to go."""

    kind: Literal["ousted"]
    sort: Literal["plain"]
    seat: int
    portal: int
    by: int
    all: bool


class Took(TypedDict):
    """The seat takes a card, which brings the glory printed on it at the end."""

    kind: Literal["took"]
    sort: Literal["plain"]
    seat: int
    feat: str
    copy: int
    glory: int


class Copied(TypedDict):
    """A mirror becomes a face, or nothing."""

    kind: Literal["copied"]
    sort: Literal["plain"]
    seat: int
    face: str | None


class Hammered(TypedDict):
    """Gold goes to the hammer: from one space of its track to another, perhaps over a lap's end."""

    kind: Literal["hammered"]
    sort: Literal["plain"]
    seat: int
    amount: int
    before: int
    space: int
    laps: int
    source: str


class Reinforced(TypedDict):
    """A reinforcement is used."""

    kind: Literal["reinforced"]
    sort: Literal["plain"]
    seat: int
    feat: str


class SpentToken(TypedDict):
    """A token is spent."""

    kind: Literal["spent-token"]
    sort: Literal["plain"]
    seat: int
    token: Token


class Passed(TypedDict):
    """The active seat passes."""

    kind: Literal["passed"]
    sort: Literal["plain"]
    seat: int


class Extra(TypedDict):
    """The active seat buys an extra action for so many sun shards."""

    kind: Literal["extra"]
    sort: Literal["plain"]
    seat: int
    sun: int


class Converted(TypedDict):
    """Resources of a face are turned into glory."""

    kind: Literal["converted"]
    sort: Literal["plain"]
    seat: int
    face: str
    glory: int


class Gave(TypedDict):
    """The seat hands a face to another."""

    kind: Literal["gave"]
    sort: Literal["plain"]
    seat: int
    face: str
    receiver: int


class Removed(TypedDict):
    """Set-up takes a face out of its pool."""

    kind: Literal["removed"]
    sort: Literal["plain"]
    seat: None
    face: str


class Dealt(TypedDict):
    """Set-up puts a set into a slot."""

    kind: Literal["dealt"]
    sort: Literal["plain"]
    seat: None
    feat: str
    slot: str


class Picked(TypedDict):
    """One of the faces that opponents rolled is picked."""

    kind: Literal["picked"]
    sort: Literal["plain"]
    seat: int
    face: str


class Ended(TypedDict):
    """The game is over."""

    kind: Literal["ended"]
    sort: Literal["plain"]
    seat: None


class Starred(TypedDict):
    """The celestial die lands."""

    kind: Literal["starred"]
    sort: Literal["roll"]
    seat: int
    star: CelestialSide
    side: int


class Walked(TypedDict):
    """A golem enters a square of the labyrinth."""

    kind: Literal["walked"]
    sort: Literal["plain"]
    seat: int
    square: str


class Swayed(TypedDict):
    """A loyalty token moves to a square of the Titans."""

    kind: Literal["swayed"]
    sort: Literal["plain"]
    seat: int
    square: str
    toward: Literal["loyalty", "rebellion"]
    glory: int


class Remembered(TypedDict):
    """A memory token is placed."""

    kind: Literal["remembered"]
    sort: Literal["plain"]
    seat: int
    portal: int
    shard: Shard


class Cashed(TypedDict):
    """A memory token pays."""

    kind: Literal["cashed"]
    sort: Literal["plain"]
    seat: int
    portal: int
    shard: Shard


class Stored(TypedDict):
    """Gold goes to a scepter."""

    kind: Literal["stored"]
    sort: Literal["gain"]
    seat: int
    amount: int
    scepter: int
    source: str


class Emptied(TypedDict):
    """A scepter is emptied as shards: its gold is gone."""

    kind: Literal["emptied"]
    sort: Literal["loss"]
    seat: int
    gold: int
    shard: Shard


class Advanced(TypedDict):
    """A companion advances to a space."""

    kind: Literal["advanced"]
    sort: Literal["plain"]
    seat: int
    space: int


class Rerolled(TypedDict):
    """By the Twins a die is rolled again."""

    kind: Literal["rerolled"]
    sort: Literal["plain"]
    seat: int
    die: Die | Literal["celestial"]


class Treasured(TypedDict):
    """The first golem enters a hall and leaves a treasure there."""

    kind: Literal["treasured"]
    sort: Literal["plain"]
    seat: int
    hall: int
    treasure: Treasure


class Turned(TypedDict):
    """A die is turned to a side."""

    kind: Literal["turned"]
    sort: Literal["plain"]
    seat: int
    die: Die
    face: str
    side: int


class Again(TypedDict):
    """The seat takes a new turn at once."""

    kind: Literal["again"]
    sort: Literal["plain"]
    seat: int


class Judged(TypedDict):
    """The game is over: the square of the loyalty token counts."""

    kind: Literal["judged"]
    sort: Literal["plain"]
    seat: int
    glory: int


ForgeEvent = (
    Round
    | Turn
    | Rolled
    | Gained
    | Paid
    | Lost
    | Bought
    | Forged
    | Performed
    | Ousted
    | Took
    | Copied
    | Hammered
    | Reinforced
    | SpentToken
    | Passed
    | Extra
    | Converted
    | Gave
    | Removed
    | Dealt
    | Picked
    | Ended
    | Starred
    | Walked
    | Swayed
    | Remembered
    | Cashed
    | Stored
    | Emptied
    | Advanced
    | Rerolled
    | Treasured
    | Turned
    | Again
    | Judged
    | Granted
)
