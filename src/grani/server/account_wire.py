"""What travels between browser and server about accounts, leaderboards and ratings, as types.

Options and answers of passkeys are passed on as the standard (WebAuthn, level 3) writes them in
JSON: browsers read and write that themselves.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from grani.server.wire import Name

MOST_KEPT = 100
"""Values that an account keeps of what its browsers keep."""
LONGEST_VALUE = 32_000
KeptName = Annotated[str, Meta(pattern=r"^[a-z0-9.-]{1,64}$")]
KeptValue = Annotated[str, Meta(max_length=LONGEST_VALUE)]
Kept = Annotated[dict[KeptName, KeptValue], Meta(max_length=MOST_KEPT)]
Digits = Annotated[str, Meta(max_length=200)]


class Passkey(Struct):
    """A passkey of one's own: what it is called, when it was made and last used."""

    id: str
    name: str
    created: float
    used: float


class Account(Struct):
    """One's account. ``exists`` is false for a guest, whose games are those of this browser alone.

    ``phrase`` tells whether there is a recovery phrase, ``games`` how many games one has.
    ``leaderboard``: whether there is one, and ``listed`` whether it names this account.
    """

    exists: bool
    name: str
    passkeys: list[Passkey]
    phrase: bool
    games: int
    leaderboard: bool
    listed: bool


class Asked(Struct):
    """What a passkey is asked, as ``publicKey`` of the browser's own calls."""

    options: Raw


class NewPasskey(Struct):
    """The answer of a new passkey, and what it shall be called."""

    credential: dict[str, object]
    name: Name = ""


class UsedPasskey(Struct):
    """The answer of a passkey that signs somebody in."""

    credential: dict[str, object]


class Phrase(Struct):
    """A recovery phrase: digits in groups of four. It is told once."""

    phrase: str


class UsedPhrase(Struct):
    """A recovery phrase as somebody typed it."""

    phrase: Digits


class SignedIn(Struct):
    """Who one is now. ``left`` counts the games that this browser had before as a guest.

    ``ticket`` brings these along, for a short time; it is empty if there is nothing to bring.
    """

    name: str
    left: int
    ticket: str


class Bringing(Struct):
    """The wish to bring along what this browser had."""

    ticket: Annotated[str, Meta(max_length=400)]


class Brought(Struct):
    """What has come along, and how many games of the day stayed behind.

    Of a day that the account has played itself, the account's game counts.
    """

    games: int
    days_left: int


class Listing(Struct):
    """Whether the leaderboard may name this account."""

    listed: bool


Edition = Annotated[int, Meta(ge=0, lt=(1 << 31) - 1)]


class KeptThings(Struct):
    """What browsers of an account keep: settings and progress, by the names they have there.

    ``edition`` counts the changes: whoever writes names the one they know.
    """

    edition: Edition
    kept: Kept


class Deleting(Struct):
    """The wish to delete everything of one's own; said on purpose."""

    sure: Literal[True]


class Rating(Struct):
    """A rating on a scale for people: 1500 to begin with, right by ``deviation`` either way.

    The true strength lies between both ends in 19 of 20 cases.
    """

    rating: int
    deviation: int


class SeatRating(Struct):
    """The rating of a seat of a rated game: as it is, or before and after a game that is over.

    None for a seat that nobody has now.
    """

    seat: int
    now: Rating | None
    before: Rating | None = None


class Ranked(Struct):
    """A row of the leaderboard. ``bot`` is the level, empty for people."""

    place: int
    name: str
    bot: str
    mine: bool
    rating: Rating
    played: int


class Board(Struct):
    """A leaderboard: of one game, for one number of seats."""

    game: str
    seats: int
    rows: list[Ranked]
