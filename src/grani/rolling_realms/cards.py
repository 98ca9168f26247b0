"""The cards of realms, as types: what is printed on each, and what a seat marks there.

``Realm.layout`` gives the one, ``Realm.write`` the other, and ``Realm.earned`` what came of it;
TypeScript is generated from these.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from grani.rolling_realms.resources import Gain, Resource

Cell = list[int]
"""Row and column, from 1."""
Castle = Literal["left", "right"]
Ring = Literal["pumpkin", "heart"]
Parts = dict[str, object]
"""What is known of any realm: parts with names."""


class Earned(TypedDict):
    """What the marks on a card have earned so far, place by place.

    ``stars`` tells how many each place has; those that no place has to itself stand at ``card``.
    ``gains`` lists the places whose gain has come.
    """

    stars: dict[str, int]
    gains: list[str]


class ScytheColumn(TypedDict):
    top: int
    gain: Resource
    bottom: int
    cost: Resource


class ScytheLayout(TypedDict):
    columns: list[ScytheColumn]


class ScytheMarks(TypedDict):
    top: list[int]
    bottom: list[int]


class TapestryLayout(TypedDict):
    prefilled: list[Cell]
    squares: list[Gain]
    shapes: list[list[Cell]]


class TapestryMarks(TypedDict):
    filled: list[Cell]


class CharterstoneLayout(TypedDict):
    buildings: list[Gain]


class CharterstoneMarks(TypedDict):
    crates: dict[str, int]
    marked: list[int]


class EuphoriaBand(TypedDict):
    top: int
    gain: Gain
    stars: int
    choice: list[Resource]


class EuphoriaLayout(TypedDict):
    bands: list[EuphoriaBand]


class EuphoriaMarks(TypedDict):
    left: list[int]
    right: list[int]
    stars: int


class MyLittleScytheLayout(TypedDict):
    rings: list[Ring]
    pair: Gain
    enough: int


class MyLittleScytheMarks(TypedDict):
    pumpkin: list[int]
    heart: list[int]


class CastleColumn(TypedDict):
    castle: Castle
    column: int
    levels: list[int]
    gain: Gain


class BetweenTwoCastlesLayout(TypedDict):
    columns: list[CastleColumn]


class BetweenTwoCastlesMarks(TypedDict):
    """The values in each column of a castle, by its number."""

    left: dict[str, list[int]]
    right: dict[str, list[int]]


class BetweenTwoCitiesLayout(TypedDict):
    rows: list[Gain]
    columns: list[Gain]


class BetweenTwoCitiesMarks(TypedDict):
    grid: list[list[int | None]]


class ViticultureLayout(TypedDict):
    grapes: list[Gain]
    orders: list[int]


class ViticultureMarks(TypedDict):
    gained: list[int]
    crossed: list[int]
    orders: list[int]


class WingspanBird(TypedDict):
    wingspan: int
    squares: list[Resource | Literal["star"]]


class WingspanLayout(TypedDict):
    birds: list[WingspanBird]


WingspanMarks = dict[str, list[int]]
"""The values of each bird, by its wingspan."""


class PendulumLayout(TypedDict):
    octagons: dict[str, Gain]
    hourglasses: list[list[int]]


class PendulumMarks(TypedDict):
    octagons: list[str]
    marked: list[int]
    stars: int


class PyramidLayout(TypedDict):
    rows: list[int]
    gains: list[Gain]


class PyramidMarks(TypedDict):
    rows: list[list[int | None]]


class DrawnLayouts(TypedDict):
    """What is printed on the card of each realm that has a drawing of its own."""

    scythe: ScytheLayout
    tapestry: TapestryLayout
    charterstone: CharterstoneLayout
    euphoria: EuphoriaLayout
    my_little_scythe: MyLittleScytheLayout
    between_two_castles: BetweenTwoCastlesLayout
    between_two_cities: BetweenTwoCitiesLayout
    viticulture: ViticultureLayout
    wingspan: WingspanLayout
    pendulum: PendulumLayout
    pyramid: PyramidLayout


class DrawnMarks(TypedDict):
    """What a seat has marked on each of these."""

    scythe: ScytheMarks
    tapestry: TapestryMarks
    charterstone: CharterstoneMarks
    euphoria: EuphoriaMarks
    my_little_scythe: MyLittleScytheMarks
    between_two_castles: BetweenTwoCastlesMarks
    between_two_cities: BetweenTwoCitiesMarks
    viticulture: ViticultureMarks
    wingspan: WingspanMarks
    pendulum: PendulumMarks
    pyramid: PyramidMarks


Layout = (
    ScytheLayout
    | TapestryLayout
    | CharterstoneLayout
    | EuphoriaLayout
    | MyLittleScytheLayout
    | BetweenTwoCastlesLayout
    | BetweenTwoCitiesLayout
    | ViticultureLayout
    | WingspanLayout
    | PendulumLayout
    | PyramidLayout
    | Parts
)
AnyMarks = (
    ScytheMarks
    | TapestryMarks
    | CharterstoneMarks
    | EuphoriaMarks
    | MyLittleScytheMarks
    | BetweenTwoCastlesMarks
    | BetweenTwoCitiesMarks
    | ViticultureMarks
    | WingspanMarks
    | PendulumMarks
    | PyramidMarks
    | Parts
)
