"""What the server asks its workers, and what they answer; no more than types."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Raw, Struct

from grani.server.wire import Setup


class ChooseAction(Struct, tag="choose-action"):
    """What would this bot do?"""

    game: str
    bot: str
    seat: int
    seed: int
    position: Mapping[str, object]


class Look(Struct, frozen=True):
    """With which dice the quick review of a game will look at a decision."""

    seed: int
    number: int
    """Of its step."""
    chances: int
    """Dice that have landed before it."""


class JudgeOption(Struct, tag="judge-option"):
    """What would this option lose, judged as in the quick review of the game?"""

    game: str
    seat: int
    option: int
    look: Look
    position: Mapping[str, object]


class RateOptions(Struct, tag="rate-options"):
    """What are the options of this seat worth?

    The same position is thought about further, for so many seconds more, as long as the worker
    remembers it; else it begins anew with this seed. The first option is looked at as a review
    will.
    """

    game: str
    seat: int
    seed: int
    seconds: float
    patience: float
    look: Look
    position: Mapping[str, object]


class OutlineRecord(Struct, tag="outline-record"):
    """How long is this game, and where do its turns begin?"""

    record: str


class MakeFrames(Struct, tag="make-frames"):
    """How did the table stand after each of these actions?"""

    record: str
    first: int
    last: int


class PackRecord(Struct, tag="pack-record"):
    """How is this record written to be kept?"""

    record: str


class CountStatistics(Struct, tag="count-statistics"):
    """What does this game come to, in numbers?"""

    record: str


class CheckRecord(Struct, tag="check-record"):
    """Is this a record, of no more than so many actions, that can be replayed?"""

    record: str
    most: int


class CheckedRecord(Struct):
    """A record that can be replayed: ``id`` is its fingerprint, ``packed`` its text, by gzip."""

    id: str
    game: str
    names: list[str]
    steps: int
    finished: bool
    packed: bytes


class ReviewRecord(Struct, tag="review-record"):
    """What luck brought in this game, and what errors cost?

    After about so many seconds the answer is what was found beyond ``known``, unless all was: then
    it is the review, and done.
    """

    record: str
    speed: str
    seed: int
    seconds: float
    known: list[Raw]


class AnalysePosition(Struct, tag="analyse-position"):
    """What does this position look like after these moves, and how does it go on?

    ``source`` is an id, a position as JSON data, or a record as text that is followed to ``step``;
    with ``whole`` all steps of the record are told.
    """

    source: str | dict[str, object]
    is_record: bool
    step: int | None
    whole: bool
    moves: list[list[int]]
    seat: int | None
    then: Literal["stop", "forced", "roll"]
    data: bool
    seed: int


class JudgePosition(Struct, tag="judge-position"):
    """What is this position worth to every seat, and the options of one?

    The same one is thought about further as long as the worker remembers it, until it has been
    ``seconds`` in all, and for a ``stroke`` at most now.
    """

    position: str
    seat: int
    seed: int
    seconds: float
    stroke: float
    patience: float


class TemptingOption(Struct, tag="tempting-option"):
    """Which option of this puzzle does a greedy player take?"""

    puzzle: str


class ReasonsOfAnswer(Struct, tag="reasons-of-answer"):
    """Why is the answer to this puzzle better than an option?"""

    puzzle: str
    action: int


class PreviewSetup(Struct, tag="preview-setup"):
    """What does this set-up look like?"""

    game: str
    seats: int
    setup: Setup
    house: list[str]


class DrawTable(Struct, tag="draw-table"):
    """What does this table look like in plain text?"""

    game: str
    view: dict[str, object]
    names: list[str]
    seat: int
    marked: list[str]
    width: int
    language: str


class DrawStep(Struct, tag="draw-step"):
    """What did the table of this game look like after so many actions, in plain text?"""

    record: str
    step: int
    width: int
    language: str


class DrawPicture(Struct, tag="draw-picture"):
    """What did the table of this game look like after so many actions, as a picture?"""

    record: str
    step: int
    language: str
    dark: bool


class DrawLink(Struct, tag="draw-link"):
    """What does this link look like to a phone?"""

    link: str


Question = (
    ChooseAction
    | RateOptions
    | JudgeOption
    | OutlineRecord
    | MakeFrames
    | PackRecord
    | CountStatistics
    | CheckRecord
    | ReviewRecord
    | AnalysePosition
    | JudgePosition
    | TemptingOption
    | ReasonsOfAnswer
    | PreviewSetup
    | DrawTable
    | DrawStep
    | DrawPicture
    | DrawLink
)


class RatedOption(Struct, array_like=True):
    """An option with its chance to win, the standard error of that, and its tries."""

    action: int
    win: float
    error: float
    tries: int


class Answer(Struct):
    """The answer; ``trouble`` says why there is none, ``wrong`` what is wrong with the question.

    ``size`` bytes follow its line and become the ``body``, packed by gzip or not.
    """

    action: int = -1
    options: list[RatedOption] = []
    is_done: bool = False
    """Whether thinking further would tell nothing new."""
    steps: int = 0
    reviewed: int = 0
    """Of a review: the steps of the game, and how many of them are reviewed."""
    trouble: str = ""
    wrong: str = ""
    size: int = 0
    is_packed: bool = False
    body: bytes = b""
