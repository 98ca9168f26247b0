"""What servers on one database tell each other: that something has changed, never what it is.

A notice is part of the commit that it speaks of, and whoever hears of it reads the database. A
notice is a short line: who sends it, what kind of thing it is, which game, and a number.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

from sqlalchemy import Connection

CHANNEL = "grani"
SENDER, TOLD = "grani-sender", "grani-told"
"""Where a connection keeps whose it is, and what its transaction has to tell."""
Kind = Literal["event", "room", "phrase", "chat", "presence", "server"]
KINDS: tuple[Kind, ...] = get_args(Kind)
NOTIFY = "SELECT pg_notify(%s, told) FROM unnest(%s::text[]) AS told"


class Notice(NamedTuple):
    """Something that another server has committed: ``text`` is the number of a row, or a word."""

    kind: Kind
    game: int
    text: str


class Notices:
    """Sends the notices of every commit with it."""

    def count_commit(self, connection: Connection) -> None:
        """Send what the jobs of this commit have to tell."""
        told = connection.info.pop(TOLD, None)
        if told:
            connection.exec_driver_sql(NOTIFY, (CHANNEL, told))

    def committed(self) -> None:
        """Nothing is left to do."""


def tell(connection: Connection, kind: Kind, game: int, text: object = "") -> None:
    """Let other servers know, when this transaction is committed; without others, nothing."""
    if connection.dialect.name == "postgresql":
        told: list[str] = connection.info.setdefault(TOLD, [])
        told.append(f"{connection.info[SENDER]} {kind} {game} {text}")


def forget(connection: Connection) -> None:
    """Tell nothing of a transaction that was rolled back."""
    if not connection.invalidated:
        connection.info.pop(TOLD, None)


def read_notice(line: str, own: str) -> Notice | None:
    """Read what another server tells; None if it is our own, or nothing that we know."""
    sender, _, rest = line.partition(" ")
    kind, _, rest = rest.partition(" ")
    game, _, text = rest.partition(" ")
    if sender == own or not game.isdecimal():
        return None
    for known in KINDS:
        if kind == known:
            return Notice(known, int(game), text)
    return None
