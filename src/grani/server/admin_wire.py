"""The types of the page of hosts: what it shows, and what is ordered there."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Word = Annotated[str, Meta(max_length=100)]
Text = Annotated[str, Meta(max_length=2000)]
Number = Annotated[int, Meta(ge=0, lt=1 << 31)]


class AdminRoom(Struct):
    """A room; ``guests`` are those of the seats, empty where none sits."""

    code: str
    game: str
    status: str
    names: list[str]
    guests: list[str]
    host: str
    updated: float
    closed: bool
    why: str


class AdminBan(Struct):
    """Somebody who may not come in: a guest, called so now, or the addresses of a network."""

    whom: str
    why: str
    until: float | None
    at: float
    name: str


class AdminNotice(Struct):
    """What everybody is told."""

    id: int
    text: str
    until: float | None


class AdminHost(Struct):
    """Somebody who may use the page."""

    guest: str
    name: str


class AdminTerm(Struct):
    """What is deleted or archived: after how many seconds (0 is never), and how much how soon."""

    option: str
    seconds: float
    rooms: int
    within_day: int
    within_month: int
    first: float | None


class Admin(Struct):
    """All that hosts see; ``paused`` says since when games stand still, 0 if they do not."""

    rooms: list[AdminRoom]
    bans: list[AdminBan]
    notices: list[AdminNotice]
    hosts: list[AdminHost]
    terms: list[AdminTerm]
    paused: float


class CloseRoom(Struct, tag="close", tag_field="order"):
    """Close a room."""

    code: Word
    why: Text = ""


class ReopenRoom(Struct, tag="reopen", tag_field="order"):
    """Open a closed room again."""

    code: Word


class BanSomebody(Struct, tag="ban", tag_field="order"):
    """Let a guest or a network in no more; a duration such as ``30d``, or ``0`` for ever."""

    whom: Word
    duration: Word = "0"
    why: Text = ""


class UnbanSomebody(Struct, tag="unban", tag_field="order"):
    """Let them in again."""

    whom: Word


class TellAll(Struct, tag="notice", tag_field="order"):
    """Tell everybody something."""

    text: Text
    duration: Word = "0"


class WithdrawNotice(Struct, tag="withdraw", tag_field="order"):
    """Tell it no more."""

    id: Number


class PauseGames(Struct, tag="read-only", tag_field="order"):
    """Let all games stand still, or go on."""

    on: bool


class ChangeHost(Struct, tag="host", tag_field="order"):
    """Make somebody a host, or make them one no longer."""

    guest: Word
    on: bool


Order = (
    CloseRoom
    | ReopenRoom
    | BanSomebody
    | UnbanSomebody
    | TellAll
    | WithdrawNotice
    | PauseGames
    | ChangeHost
)
