"""Puzzles as they travel to the browser: types alone, as in ``wire``.

Costs are what hints tell: a share of a victory, in a game for one what the score counts. Answers
travel only to whoever has given one.
"""

from __future__ import annotations

from msgspec import Struct

from grani.server.review_wire import ReviewWhy
from grani.server.wire import Play


class PuzzleInfo(Struct):
    """A puzzle in the list: how hard it is, from 1 to 6, and what may be told of it: the
    kind of table and the part of the game."""

    id: str
    game: str
    level: int
    themes: list[str]


class PuzzleList(Struct):
    """All puzzles there are, the easy ones first; ``today`` has one of each game, for ``day``."""

    puzzles: list[PuzzleInfo]
    day: str
    today: list[PuzzleInfo]


class PuzzleShown(Struct):
    """A puzzle to solve: the table as whoever decides sees it."""

    id: str
    game: str
    level: int
    themes: list[str]
    seats: int
    play: Play


class PuzzleAnswer(Struct):
    """What somebody would do."""

    action: int


class PuzzleHint(Struct):
    """A first help: an option that tempts and is not the answer."""

    tempting: int


class PuzzleCost(Struct):
    """What an option costs against the best one, and the standard error of that."""

    action: int
    cost: float
    error: float


class PuzzleJudged(Struct):
    """What an answer was worth: all options, the best first. ``missed`` is how often bots of each
    level take another, from 0 to 1; ``games`` how many games were played out to know all this.
    ``position`` is the id to look further with: only now, so that nobody is led to an evaluation
    before having thought. ``why`` is what the answer changes against the option that was chosen; if
    that is the answer, against the next best one. None: there was no time to find out."""

    right: bool
    answer: int
    worth: float
    costs: list[PuzzleCost]
    missed: dict[str, float]
    games: int
    position: str
    why: ReviewWhy | None
