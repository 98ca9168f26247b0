"""What the analysis board and its server say to each other: types alone, as in ``wire``.

**A step**, ``POST /api/analysis`` with an ``Analysing``. It names a position in one of four ways:
``position`` is an id or the whole as JSON; ``room`` and ``step`` are a finished game of this place,
``record`` and ``step`` one that was brought for a review;
``game``, ``seats`` and ``setup`` are a new game. Then ``moves`` are made, each ``[seat, action]``,
chance with seat -1. ``then`` says what happens by itself after the last of them: nothing, what
leaves no choice, or that and all dice. The answer is an ``Analysed``.

**A worth**, ``POST /api/analysis/worth`` with a ``Judging``: what a position is worth to every
seat, and the options of one of them. Looks 1, 2 and 3 are thought about for longer and longer.

**A record**, ``POST /api/analysis/record`` with the record as JSON and ``?step=…``: its position
at that step, the last one if none is named, and all its steps from the beginning. The same is told
of a room's game with ``whole``.

400 with ``illegal`` says which move cannot be. A position that cannot be is told by a ``Complaint``
in place of a ``Failure``.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from grani.core.position import MAX_ID
from grani.server.wire import MOST_SEATS, HintOption, House, Line, Option, Play, Setup

MOST_MOVES = 2000
"""Moves of one line of play: a whole game of many, dice and all, and more."""
LOOKS = 16
"""How often one may look at a position: half a minute of thinking in all."""
Then = Literal["stop", "forced", "roll"]
Move = Annotated[list[int], Meta(min_length=2, max_length=2)]
"""Seat and action."""


class Analysing(Struct):
    """A position and what is done in it; ``seat`` is whose view is wanted, null whoever acts.

    With ``data`` the answer has the position as JSON, with ``whole`` all steps of the game of a
    room or a record.
    """

    position: str | dict[str, object] = ""
    room: Annotated[str, Meta(max_length=16)] = ""
    record: Annotated[str, Meta(max_length=64)] = ""
    step: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    game: Annotated[str, Meta(max_length=60)] = ""
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)] = 1
    setup: Setup = None
    house: House = []
    moves: Annotated[list[Move], Meta(max_length=MOST_MOVES)] = []
    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)] | None = None
    then: Then = "stop"
    data: bool = False
    whole: bool = False


class AnalysisStep(Struct):
    """A step that was made, what it is called, and what happened in it."""

    seat: int
    action: int
    key: str
    args: dict[str, str | int]
    lines: list[Line] = []


class ChanceDue(Struct):
    """What chance is about to decide: words, whose die it is (-1: nobody's), and all outcomes."""

    key: str
    args: dict[str, str | int]
    seat: int
    outcomes: list[Option]


class Analysed(Struct):
    """A position as it is after some moves.

    ``id`` names it, ``start`` the one before all steps; it comes after the first ``at`` of them.
    ``steps`` are those that were asked for and those that followed by themselves. ``names`` are
    those of the players of a room or a record.
    """

    id: str
    start: str
    at: int
    game: str
    seats: int
    names: list[str]
    steps: list[AnalysisStep]
    play: Play
    chance: ChanceDue | None
    over: bool
    position: dict[str, object] | None = None


class Judging(Struct):
    """Which position, whose options, and the how manieth look it is."""

    position: Annotated[str, Meta(max_length=MAX_ID)]
    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)] = 0
    look: Annotated[int, Meta(ge=1, le=LOOKS)] = 1


class Judged(Struct):
    """What a position is worth to every seat, and the options of one, the best first.

    ``win`` is the chance to win, in a game for one the score to expect; ``error`` its standard
    error; ``margin`` by how much a seat will be ahead. ``more`` says that another look tells more.
    """

    win: list[float]
    error: list[float]
    margin: list[float]
    options: list[HintOption]
    more: bool


class Complaint(Struct):
    """Why there cannot be such a position: where, and what to say (``wrong-…``) with what.

    ``reason`` says the same in English; ``key`` is empty where there is nothing better.
    """

    error: str
    reason: str
    path: str
    key: str
    args: dict[str, str | int]
