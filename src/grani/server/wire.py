"""What travels between browser and server: every message as a type, in JSON.

The browser's TypeScript is generated from these (``python -m tools.generate``). Names are those of
the wire. Views of a game are passed on as the game gives them.
"""

from __future__ import annotations

import re
from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

PROTOCOL = 2
"""A page that speaks another is told to load itself anew."""
MOST_SEATS = 12
LONGEST_ID = 64
LONGEST_NAME = 24
LONGEST_POSITION = 4000
"""Letters of the id of a position from which a room begins."""
LONGEST_CHAT = 280
"""Letters of one message of the chat."""
PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "nice-roll",
    "thinking",
    "hurry",
    "sorry",
    "thanks",
    "again",
    "bye",
)

NUL_TEXT = "texts must not have the sign NUL"
_NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")


def has_nul(message: bytes) -> bool:
    """Tell whether a text in a message of JSON has the sign NUL, which not every database keeps.

    >>> has_nul(b'"a\\\\u0000"'), has_nul(b'"a\\\\\\\\u0000"')
    (True, False)
    """
    return _NUL.search(message) is not None


Args = dict[str, str | int]
Id = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]
Name = Annotated[str, Meta(max_length=LONGEST_NAME * 4)]
Word = Annotated[str, Meta(max_length=64)]
Talk = Annotated[str, Meta(max_length=LONGEST_CHAT * 4)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Seq = Annotated[int, Meta(ge=-1, le=1 << 40)]
Number = Annotated[int, Meta(ge=0, le=1 << 40)]


Status = Literal["open", "playing", "over"]


def status(word: str) -> Status:
    """Give the status that a word of the database means."""
    return "playing" if word == "playing" else "over" if word == "over" else "open"


Trouble = Literal["", "outdated", "damaged"]
"""Why the game of a room cannot be read any more; empty if it can."""


def trouble(word: str) -> Trouble:
    """Give the trouble that a word of the database means."""
    return "outdated" if word == "outdated" else "damaged" if word else ""


class Line(Struct):
    """Something that happened: the event as its game tells it, which the table moves by.

    Where people read of it, ``key`` and ``args`` are the message that says it; else it is empty.
    """

    event: dict[str, object]
    key: str
    args: Args


class Option(Struct, omit_defaults=True):
    """One thing a seat may do now.

    It may leave something or go on (``declines``), throw something away (``loses``), be what
    somebody in a hurry means (``default``), or give up what one would miss least (``spares``).
    ``does`` and ``about`` say in words of the game what it does and what it belongs to, ``amounts``
    what it brings or takes, ``average`` what comes of it on average later, both by resource;
    ``leads`` what it opens a choice among, by id, each with what would come of it on average.
    What is ``final`` cannot be taken back: chance or somebody else goes on at once.
    """

    action: int
    key: str
    args: Args
    targets: list[str]
    declines: bool = False
    loses: bool = False
    default: bool = False
    does: str = ""
    about: str = ""
    amounts: dict[str, int] = {}
    average: dict[str, float] = {}
    spares: bool = False
    leads: dict[str, dict[str, float]] = {}
    final: bool = False


class Barred(Struct, omit_defaults=True):
    """A place where a decision lets nothing be chosen: the message that says why."""

    target: str
    key: str
    args: Args = {}


class Prompt(Struct, omit_defaults=True):
    """A decision of one seat; ``id`` changes with every decision.

    ``moot``: all options come to the same, so that nobody need be asked. ``barred``: places that
    it is about where nothing can be chosen.
    """

    id: str
    kind: str
    seat: int
    cause: str
    args: Args
    options: list[Option]
    moot: bool = False
    barred: list[Barred] = []


class SeatInfo(Struct):
    """Who sits where. ``stand_in``: the bot that plays for an absent person, or empty."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str
    online: bool
    mine: bool
    ready: bool
    stand_in: str


Stage = Literal["open", "gathering", "opening", "closed"]


class Sealing(Struct):
    """How far a room has agreed on its dice; lists have an entry a seat.

    ``hashes`` of shares are empty where none was promised, ``opened`` tells who has opened theirs.
    ``terms`` is what the hashes are frozen into, told while shares are being opened; ``start``
    the head of the chain, once they are. The stage of a game without shares stays ``open``.
    """

    stage: Stage
    hashes: list[str]
    opened: list[bool]
    terms: str
    start: str


class RoomInfo(Struct):
    """A room as one guest sees it.

    ``wins`` tells how often each seat has won in this game and those it is the rematch of,
    ``watching`` what those of the spectators are called who have told their name, ``chat``
    whether those who sit may write to each other. ``day`` is the date of a game of the day. A
    ``rated`` game changes the ratings of those who play, who have no hints and take nothing back.
    With ``hints`` there are such, and the tutor, though people play each other.
    """

    code: str
    game: str
    setup: dict[str, object]
    setup_name: str
    status: Status
    host: bool
    timer: float | None
    seats: list[SeatInfo]
    spectators: int
    watching: list[str]
    commitment: str
    rematch: str
    sealing: Sealing
    wins: list[int]
    chat: bool = True
    day: str = ""
    trouble: Trouble = ""
    rated: bool = False
    hints: bool = False


class Play(Struct):
    """Where the game stands, for one client.

    ``focus`` is the own seat whose view this is, ``undo`` how many decisions each own seat may
    take back, ``deadline`` the milliseconds until the timer acts.
    """

    view: Raw
    focus: int | None
    prompts: list[Prompt]
    waiting: list[int]
    undo: dict[str, int]
    deadline: int | None


# ---------------------------------------------------------------------- client to server


class Hello(Struct, tag="hello", tag_field="type"):
    """The first message.

    ``shares`` says that the client gives shares for its seats, and is to be waited for.
    """

    protocol: int
    shares: bool = False


class Act(Struct, tag="act", tag_field="type"):
    """Decide: ``action`` is one of the options of the prompt."""

    id: Id
    seat: SeatNumber
    prompt: Word
    action: Number


class Undo(Struct, tag="undo", tag_field="type"):
    """Take back the seat's last ``count`` decisions; ``seq`` is the last event one has seen."""

    id: Id
    seq: Seq
    seat: SeatNumber
    count: Number


class Sit(Struct, tag="sit", tag_field="type"):
    """Take an open seat."""

    id: Id
    seat: SeatNumber
    name: Name


class Stand(Struct, tag="stand", tag_field="type"):
    """Leave a seat before the game begins."""

    id: Id
    seat: SeatNumber


class Ready(Struct, tag="ready", tag_field="type"):
    """Say whether one is ready to begin."""

    id: Id
    ready: bool


class Rename(Struct, tag="rename", tag_field="type"):
    """Call an own seat differently."""

    id: Id
    seat: SeatNumber
    name: Name


class SeatBot(Struct, tag="seat_bot", tag_field="type"):
    """Host: a bot for an open seat, or for an absent person; an empty name takes it away."""

    id: Id
    seat: SeatNumber
    bot: Word
    language: Word = ""
    """In which it gets its name; English if none is said that we speak."""


class Start(Struct, tag="start", tag_field="type"):
    """Host: begin the game."""

    id: Id


class Rematch(Struct, tag="rematch", tag_field="type"):
    """Open a new room with the same seats; ``shares`` as in a new room."""

    id: Id
    shares: bool = False


class SeatWord(Struct):
    """The hash of a share, or the share, of one seat."""

    seat: SeatNumber
    word: Word


SeatWords = Annotated[list[SeatWord], Meta(max_length=MOST_SEATS)]


class Pledge(Struct, tag="pledge", tag_field="type"):
    """Promise shares in the dice by their hashes, before the game."""

    id: Id
    hashes: SeatWords


class Reveal(Struct, tag="reveal", tag_field="type"):
    """Open promised shares, once all hashes are in; an empty one says that it stays closed."""

    id: Id
    shares: SeatWords


class Phrase(Struct, tag="phrase", tag_field="type"):
    """Say one of the fixed phrases."""

    id: Id
    phrase: Word


class Chat(Struct, tag="chat", tag_field="type"):
    """Write something in one's own words to everybody in the room."""

    id: Id
    text: Talk


class AllowChat(Struct, tag="allow_chat", tag_field="type"):
    """Host: let those who sit write to each other, or not."""

    id: Id
    allowed: bool


class AskHint(Struct, tag="hint", tag_field="type"):
    """Ask what the options of an own seat are worth; the answers get sharper for a while.

    ``tutor`` asks on behalf of the tutor, before ``option`` is decided: only where all others are
    bots. One answer tells of the better option first and of this one last, judged as in quick
    reviews; of this one alone where it loses nothing.
    """

    id: Id
    seat: SeatNumber
    tutor: bool = False
    option: Number = 0


class DropHint(Struct, tag="drop_hint", tag_field="type"):
    """Say that nobody looks at the hint now: it need not get sharper."""

    id: Id


class Resync(Struct, tag="resync", tag_field="type"):
    """Ask for a snapshot."""


class Ping(Struct, tag="ping", tag_field="type"):
    """Ask whether the server is there."""


Command = (
    Act
    | Undo
    | Sit
    | Stand
    | Ready
    | Rename
    | SeatBot
    | Start
    | Pledge
    | Reveal
    | Rematch
    | Phrase
    | Chat
    | AllowChat
    | AskHint
    | DropHint
)
"""What has an id and is answered by an ack or a reject."""
ClientMessage = Hello | Command | Resync | Ping

# ---------------------------------------------------------------------- server to client

RejectCode = Literal[
    "stale",
    "illegal",
    "not-your-seat",
    "not-host",
    "bad-message",
    "too-fast",
    "not-started",
    "over",
    "taken",
    "unknown",
    "begun",
    "bot-plays",
    "chat-empty",
    "chat-link",
    "chat-long",
    "chat-off",
    "chat-watching",
    "day",
    "hand-over",
    "name",
    "no-cookie",
    "no-hint",
    "nothing-to-undo",
    "open-seat",
    "present",
    "not-yet",
    "not-ready",
    "seated",
    "strangers",
    "rated",
    "account",
    "setup",
    "read-only",
]
"""Why a command is refused; the browser says it by ``web-refused-…``, in the player's language."""
FailureCode = Literal[
    RejectCode,
    "bad-request",
    "banned",
    "closed",
    "duration",
    "empty",
    "guest",
    "is-host",
    "long",
    "no-ban",
    "no-host",
    "no-lobby",
    "no-notice",
    "not-closed",
    "whom",
    "bot",
    "content-type",
    "crowd",
    "damaged",
    "game",
    "host",
    "last-way",
    "leaderboard",
    "make-passkey",
    "no-passkeys",
    "no-room",
    "origin",
    "outdated",
    "passkey",
    "phrase",
    "playing",
    "prove",
    "range",
    "record",
    "seats",
    "too-large",
    "too-many",
]
"""Why a request is refused; said in the same way."""


class Head(Struct):
    """The head of the chain after the first ``steps`` actions, which nobody can take back."""

    steps: int
    head: str


class Snapshot(Struct, tag="snapshot", tag_field="type"):
    """Everything: after hello, on resync, after an undo.

    ``log`` holds the last 200 lines that people read.
    """

    seq: int
    room: RoomInfo
    play: Play | None
    log: list[Line]
    seed: str
    chain: Head


class Batch(Struct, tag="batch", tag_field="type"):
    """One accepted decision of a person or bot, with all chance that followed."""

    seq: int
    seat: int
    lines: list[Line]
    play: Play
    seed: str
    chain: Head


class Room(Struct, tag="room", tag_field="type"):
    """Somebody sat down, left, is offline …"""

    room: RoomInfo


class Ack(Struct, tag="ack", tag_field="type"):
    """A command was carried out."""

    id: str
    seq: int


class Reject(Struct, tag="reject", tag_field="type"):
    """A command was refused; ``play`` is what holds instead."""

    id: str
    code: RejectCode
    reason: str
    seq: int
    play: Play | None


class Said(Struct, tag="phrase", tag_field="type"):
    """Somebody said a phrase; seat -1 is a spectator."""

    seat: int
    name: str
    phrase: str


class ChatLine(Struct):
    """What somebody wrote: ``name`` is what they were called then, ``at`` seconds since 1970.

    Numbers count the lines of this room; what has one that is known already is not told twice.
    """

    number: int
    seat: int
    name: str
    text: str
    at: float


class Chatted(Struct, tag="chat", tag_field="type"):
    """Somebody wrote something just now, or these are the latest lines from before one came."""

    lines: list[ChatLine]
    is_past: bool


class Moved(Struct, tag="moved", tag_field="type"):
    """Another device has taken over one's seats: this one only watches."""


class Late(Struct, tag="late", tag_field="type"):
    """Time was up for an own seat, and a bot has decided for it."""

    seat: int


class HintOption(Struct):
    """How good an option is: the chance to win, in a game for one the score to expect.

    ``error`` is its standard error, ``tries`` how often it was tried.
    """

    action: int
    win: float
    error: float
    tries: int


class Hint(Struct, tag="hint", tag_field="type"):
    """All options of a decision, the best first.

    ``more`` tells that the same will be told again, sharper, while the decision stands.
    """

    id: str
    prompt: str
    options: list[HintOption]
    more: bool


class Error(Struct, tag="error", tag_field="type"):
    """Something went wrong with the connection, or with the room: it is closed for good."""

    code: str
    reason: str


class Announced(Struct, tag="announced", tag_field="type"):
    """What the hosts of the server tell everybody; ``paused``: games stand still meanwhile."""

    texts: list[str]
    paused: bool


class Pong(Struct, tag="pong", tag_field="type"):
    """The server is there."""


ServerMessage = (
    Snapshot
    | Batch
    | Room
    | Ack
    | Reject
    | Said
    | Chatted
    | Moved
    | Late
    | Hint
    | Error
    | Announced
    | Pong
)

# ---------------------------------------------------------------------- HTTP


class Me(Struct):
    """Who the browser is; ``reach`` is the address for friends, empty if they have no way here."""

    guest: str
    name: str
    reach: str
    host: bool = False
    """Whether they may give orders to the server."""


class Naming(Struct):
    """How somebody wants to be called."""

    name: Name


class LessonChapter(Struct):
    """A chapter of the lessons of a game, and how many steps it has."""

    id: str
    steps: int


class GameInfo(Struct):
    """A game that can be played here; ``title`` is what it calls itself."""

    id: str
    title: str
    rules: str
    min_seats: int
    max_seats: int
    setups: list[str]
    default_setup: str
    house_rules: list[str]
    bots: list[str]
    score_unit: str
    score_parts: int
    lessons: list[LessonChapter]


class LessonScene(Struct):
    """The table at one step of a chapter; beyond its last step, at its end.

    ``says`` is the key of the sentence and the beginning of that of its reason, ``args`` the
    numbers in both; ``do`` a word for what to do. The learner is to take the option ``expects``,
    or to read and go on; ``light`` names places to look at, the best first. ``lines`` are what
    happened since the scene before, ``past`` what people read of earlier.
    """

    says: str
    args: Args
    do: str
    expects: int | None
    light: list[str]
    past: list[Line]
    lines: list[Line]
    seats: int
    play: Play


Setup = str | dict[str, object] | None
House = Annotated[list[Word], Meta(max_length=64)]
"""House rules by name, beside those that the set-up names."""


class Previewing(Struct):
    """A set-up to be written out."""

    game: Word
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    setup: Setup = None
    house: House = []


class Preview(Struct):
    """A set-up written out."""

    setup: dict[str, object]


class NewSeat(Struct):
    """A seat of a new room."""

    kind: Literal["you", "here", "open", "bot"]
    name: Name = ""
    bot: Word = ""


class NewRoom(Struct):
    """What a new room shall be like; ``timer`` is in seconds a decision.

    ``position`` is the id of a position that the game goes on from, in place of a set-up.
    With ``public`` it stands in the lobby, if there is one.
    With ``shares`` a game that starts at once waits a moment for those of the guest's browser.
    A ``rated`` one is for accounts and the game's own levels, in a set-up that has a name.
    With ``hints`` everybody may have such, though people play each other; not in a rated one.
    """

    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    setup: Setup = None
    house: House = []
    position: Annotated[str, Meta(max_length=LONGEST_POSITION)] = ""
    timer: Annotated[float, Meta(ge=1, le=86_400)] | None = None
    start: bool = False
    shares: bool = False
    rated: bool = False
    public: bool = False
    hints: bool = False


class LobbyRoom(Struct):
    """A public table: ``open`` counts its free seats, ``watching`` those who look on."""

    code: str
    game: str
    setup_name: str
    status: Status
    names: list[str]
    bots: list[str]
    open: int
    timer: float | None
    watching: int


class LobbyPage(Struct):
    """The lobby; where the host of the server wants none, ``on`` is false and all is empty.

    ``here`` counts the guests who are there, ``names`` are those of them who show theirs.
    """

    on: bool
    rooms: list[LobbyRoom]
    here: int
    names: list[str]


class LobbyVisit(Struct):
    """Somebody looks at the lobby; ``show``: under their name."""

    show: bool = False


class Opened(Struct):
    """The code of a new room."""

    code: str


class DayRow(Struct):
    """How ``count`` games of a day have ended: own score first, then those of the bots."""

    place: int
    scores: list[int]
    count: int


class DayGame(Struct):
    """A game of the day, of one day: until when it ``closes``, against which bots it is played.

    ``code``, ``scores`` and ``place`` are the guest's own: empty or 0 until it is played, or over.
    ``played`` counts all that are over; ``table`` has the best of them, and the guest's own row.
    """

    game: str
    day: str
    closes: float
    rivals: list[str]
    score_parts: int
    code: str
    scores: list[int]
    place: int
    played: int
    table: list[DayRow]


class HandOver(Struct):
    """The link by which another device takes one's seats, once, within so many seconds.

    ``picture`` is the same for a camera, as SVG.
    """

    link: str
    picture: str
    seconds: int


class Taking(Struct):
    """What stands behind the ``#`` of such a link."""

    secret: Word


class MyRoom(Struct):
    """A room in which the guest has a seat: ``mine`` are the guest's seats.

    ``bots`` has an entry a seat, empty for people. ``scores`` and ``winners`` are empty until the
    game is over, and of a game that ended when results were not kept, until it is looked at.
    ``from_position`` is a game that went on from a position: no whole one to compare with others.
    """

    code: str
    game: str
    setup_name: str
    status: Status
    names: list[str]
    bots: list[str]
    mine: list[int]
    your_turn: bool
    updated: float
    scores: list[int]
    winners: list[int]
    trouble: Trouble = ""
    from_position: bool = False


class Failure(Struct):
    """Why a request was refused."""

    error: FailureCode
    reason: str


class Turn(Struct):
    """Where a turn begins in a replay."""

    step: int
    round: int
    seat: int


class Replay(Struct):
    """A finished game as a whole."""

    game: str
    seats: list[SeatInfo]
    steps: int
    turns: list[Turn]
    fair: dict[str, str]


class Frame(Struct):
    """A spectator's view after ``step`` actions, and what the last of them did."""

    step: int
    seat: int
    action: int
    log: list[Line]
    view: Raw
