"""Reviews as they travel to the browser: types alone, as in ``wire``.

What a review says is explained in ``grani.review.story``: worths, luck, losses and noise are whole
numbers, in ``parts`` of a victory or, in a game for one, of what its score counts. Lists that are
about seats have an entry a seat.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Speed = Literal["quick", "standard", "deep"]
Grade = Literal["best", "fine", "doubtful", "mistake", "blunder"]


class ReviewProgress(Struct):
    """How far a review is: ``done`` of the game's ``steps``; ``ahead`` reviews are made before it.

    Before its first steps are reviewed, ``steps`` is 0.
    """

    speed: Speed
    done: int
    steps: int
    ahead: int


class UploadedRecord(Struct):
    """A record that was brought and can be replayed: ``id`` is what its reviews are asked by."""

    id: str
    game: str
    names: list[str]
    steps: int
    finished: bool


class Told(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A part of a review. Nothing may be in it that these types do not name."""


class ReviewMessage(Told):
    """Something said: the key of a message and its arguments."""

    key: str
    args: dict[str, str | int]


class ReviewLater(Told):
    """What the better option brings until the end of the game, on average over so many ``games``
    that were played on from both options: ``lead`` over the best of the others, and what differs by
    more than chance. Words of a term are ``review-later-…``."""

    games: int
    lead: float
    own: dict[str, float] = {}
    rivals: dict[str, float] = {}


class ReviewWhy(Told):
    """What the better option would have changed, by terms of the game: for oneself, for the rivals.

    ``left`` says how much of the game was left. Words of a term are ``review-term-…``. Where none
    speaks for it, ``later`` says what it pays later, as far as that is clear.
    """

    own: dict[str, float] = {}
    rivals: dict[str, float] = {}
    left: dict[str, float] = {}
    later: ReviewLater | None = None


class ReviewChoice(Told):
    """A decision: ``action`` was taken, ``best`` was better if there was a ``loss``.

    ``options`` are the best ones and the one taken: action, worth to the seat, standard error.
    ``said`` has their words, by action.
    """

    action: int
    best: int
    sort: str
    kind: str
    loss: int
    noise: int
    grade: Grade
    options: list[list[int]]
    said: dict[str, ReviewMessage]
    why: ReviewWhy


class ReviewStep(Told):
    """A step: dice, which are ``luck`` and ``whose``; or a decision of a seat, with what it
    ``lost`` and brought to others; ``noise`` is what the judge saw only then. Empty is nothing."""

    step: int
    seat: int
    action: int
    round: int
    whose: int = -1
    luck: list[int] = []
    lost: list[int] = []
    noise: list[int] = []
    choice: ReviewChoice | None = None


class ReviewSums(Told):
    """Decisions of one sort, and what they lost."""

    decisions: int
    loss: int


class ReviewFace(Told):
    """How often something landed, and how often it should have."""

    rolled: int
    expected: float


class ReviewSeat(Told):
    """What a seat's game comes to: ``start + luck + lost + gifts + noise = end``.

    ``adjusted`` is the end without luck. Margins are in ``margin_parts`` of a point; ``title``
    says how well it was played, empty without decisions. It rests on ``decisions``, those at which
    something was at stake, of ``asked``, all that had a choice (0: reviews of old did not count).
    """

    name: str
    start: int
    end: int
    luck: int
    luck_of_own_dice: int
    adjusted: int
    lost: int
    gifts: int
    noise: int
    margin: int
    margin_luck: int
    margin_adjusted: int
    decisions: int
    loss_per_decision: int
    title: str
    grades: dict[str, int]
    score: int
    place: int
    winner: bool
    sources: dict[str, int]
    rolled: dict[str, ReviewFace]
    by_sort: dict[str, ReviewSums]
    by_phase: dict[str, ReviewSums]
    asked: int = 0
    luck_error: int = 0
    """The standard error of ``luck`` and of ``adjusted``."""
    loss_error: int = 0
    """The standard error of ``loss_per_decision``."""


class PlayedOut(Told):
    """The worth of a position by play-outs, with its standard error."""

    win: list[int]
    error: list[int]


class ReviewMoment(Told):
    """One of the rolls and errors that changed most: steps ``step`` to ``last``.

    ``position`` is the one before it, as it can be gone on from, ``id`` the same as a word. Of dice
    the positions before and after are played out in thorough reviews.
    """

    sort: Literal["luck", "error"]
    step: int
    last: int
    round: int
    seat: int
    effect: list[int]
    before: list[int]
    after: list[int]
    position: dict[str, object]
    id: str
    log: list[ReviewMessage] = []
    choice: ReviewChoice | None = None
    effect_error: list[int] = []
    """Of dice, the standard error of what they brought."""
    played_out: PlayedOut | None = None
    played_out_after: PlayedOut | None = None


class Review(Told):
    """A reviewed game: ``worth`` and its ``error`` at every position, and the steps between.

    ``whole`` is a victory, or the unit in which games for one are graded, in ``parts``.
    """

    format: str
    game: str
    names: list[str]
    speed: Speed
    seed: int
    parts: int
    whole: int
    margin_parts: int
    score_unit: str
    score_parts: int
    finished: bool
    rounds: int
    worth: list[list[int]]
    error: list[list[int]]
    steps: list[ReviewStep]
    seats: list[ReviewSeat]
    moments: list[ReviewMoment]


class CareerSums(Told):
    """Decisions of one sort in many games, and what they lost."""

    decisions: int
    loss: float


class CareerMistake(Told):
    """A mistake of one's own, in the room ``code``; ``step`` is the position before it."""

    code: str
    game: str
    step: int
    round: int
    loss: float
    names: list[str]
    choice: ReviewChoice


class CareerGroup(Told):
    """What the games of a guest that are counted in one ``unit`` come to.

    ``grani.review.career`` explains it. ``luck`` and ``loss`` are in that unit, ``reach`` is where
    95 of 100 sums of fair dice lie. ``mistakes`` are the worst ones.
    """

    unit: str
    games: int
    result: float
    luck: float
    reach: float
    mean_result: float
    mean_luck: float
    mean_reach: float
    mean_adjusted: float
    decisions: int
    loss: float
    title: str
    by_sort: dict[str, CareerSums]
    by_phase: dict[str, CareerSums]
    by_game: dict[str, CareerSums]
    by_rival: dict[str, CareerSums]
    mistakes: list[CareerMistake]


class Career(Struct):
    """The guest's own games added up; ``missing`` are rooms whose game has no quick review yet."""

    parts: int
    groups: list[CareerGroup]
    missing: list[str]
