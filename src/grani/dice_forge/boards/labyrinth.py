"""The labyrinth of the Goddess: thirty-six squares, their paths and what they bring."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from grani.core.numbers import arranged
from grani.dice_forge.actions import SQUARE, TREASURE
from grani.dice_forge.faces.offers import (
    GOLD_OR_GLORY_OFFER,
    MOON_OR_GLORY_OFFER,
    SHARDS_OFFER,
    TRIFLE_OFFER,
)
from grani.dice_forge.resources import GOLD, MOON
from grani.dice_forge.verbs.base import Gain, GainOne, GloryPerForgedFace
from grani.dice_forge.verbs.labyrinth import Barter, BuyOne, EnterHall, ReachGoddess, StealGlory
from grani.dice_forge.verbs.rebellion import RollCelestial
from grani.dice_forge.verbs.verb import Verb


@final
@mypyc_attr(acyclic=True)
class MazeSquare:
    """A square of the labyrinth: the number that the rules give it, and where its paths lead."""

    def __init__(self, number: i64, paths: list[int], verb: Verb | None = None) -> None:
        self.number: Final[i64] = number
        self.next: Final[vec[i64]] = vec[i64]([square - 1 for square in paths])
        self.verb: Final[Verb | None] = verb
        self.prev: vec[i64] = vec[i64]()


_SQUARES: Final[list[MazeSquare]] = [
    MazeSquare(1, [2, 9, 14]),  # g01, the start
    MazeSquare(2, [3, 9], Gain(sun=1)),
    MazeSquare(3, [4], Gain(glory=3)),
    MazeSquare(4, [5, 10], GainOne(GOLD_OR_GLORY_OFFER)),
    MazeSquare(5, [6], Gain(glory=5)),
    MazeSquare(6, [7, 12], Gain(glory=3, sun=1, moon=1)),
    MazeSquare(7, [8], StealGlory(2)),
    MazeSquare(8, [13], EnterHall(0)),
    MazeSquare(9, [10], RollCelestial(1)),
    MazeSquare(10, [11], BuyOne(discount=2)),  # g10
    MazeSquare(11, [12], Gain(gold=6)),
    MazeSquare(12, [13], EnterHall(1)),
    MazeSquare(13, [24], Gain(glory=3)),
    MazeSquare(14, [15], Gain(moon=1)),
    MazeSquare(15, [16], GainOne(TRIFLE_OFFER)),
    MazeSquare(16, [10, 17], RollCelestial(1)),
    MazeSquare(17, [18], GainOne(TRIFLE_OFFER)),
    MazeSquare(18, [19], BuyOne(discount=0)),
    MazeSquare(19, [12, 20], RollCelestial(1)),
    MazeSquare(20, [21], GainOne(MOON_OR_GLORY_OFFER)),  # g20
    MazeSquare(21, [22], EnterHall(2)),
    MazeSquare(22, [23], GainOne(SHARDS_OFFER)),
    MazeSquare(23, [13], RollCelestial(2)),
    MazeSquare(24, [25], BuyOne(discount=0)),
    MazeSquare(25, [26], RollCelestial(1)),
    MazeSquare(26, [27], GainOne(TRIFLE_OFFER)),
    MazeSquare(27, [28], Barter(GOLD, 6, glory=6)),
    MazeSquare(28, [29], RollCelestial(2)),
    MazeSquare(29, [30], Barter(MOON, 2, glory=8)),
    MazeSquare(30, [31], RollCelestial(1)),  # g30
    MazeSquare(31, [32]),
    MazeSquare(32, [33]),
    MazeSquare(33, [34], GloryPerForgedFace(1)),
    MazeSquare(34, [35]),
    MazeSquare(35, [36]),
    MazeSquare(36, [], ReachGoddess(15)),  # g36, the Goddess
]


def _joined(squares: list[MazeSquare]) -> vec[MazeSquare]:
    """Add the ways back to the ways forward."""
    for number, square in enumerate(squares):
        square.prev = vec[i64](
            [other for other in range(len(squares)) if number in list(squares[other].next)]
        )
    return vec[MazeSquare](squares)


MAZE: Final[vec[MazeSquare]] = _joined(
    arranged(
        "square",
        _SQUARES,
        [square.number - 1 for square in _SQUARES],
        int(TREASURE - SQUARE),
    )
)
MAZE_START: Final[i64] = 0
MAZE_END: Final[i64] = 35


def square_name(square: int) -> str:
    """Name a square as the rules do: g01 to g36."""
    return f"g{square + 1:02}"
