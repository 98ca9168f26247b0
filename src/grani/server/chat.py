"""What people write to each other in a room: plain text, tidied, kept with the room, told to all.

Only those who sit may write, because anybody with the link may watch. What looks like an address
of the network is refused: a table of friends needs none, and a page that shows links must be
trusted with where they lead. The room's lock is held by whoever writes.
"""

from __future__ import annotations

import re
import time
import unicodedata
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.dialects.sqlite import insert as upsert

from grani.server import schema, wire
from grani.server.errors import Refusal
from grani.server.names import is_hidden
from grani.server.views import own_seats

if TYPE_CHECKING:
    from grani.server.room import Room

KEPT = 200
"""Lines of a room that are kept; older ones make way."""
MARKS = 3
"""Accents that may stand on one letter: more would climb over the lines above."""
ENDINGS = "com|net|org|info|biz|io|gg|app|dev|xyz|tv|ru|ua|kz|uk|eu|pl|fr|nl|cn|jp|рф|укр|бел"
"""Of addresses; none that is a word, for people forget the space behind a full stop."""
ADDRESS = re.compile(
    rf"[a-z][a-z0-9+.-]*://|\bwww\.\w|\b(?:javascript|data|mailto):\S|"
    rf"\b[\w-]+\.(?:{ENDINGS})(?![\w-])|\b[\w-]+(?:\.[\w-]+)+/|\b\d{{1,3}}(?:\.\d{{1,3}}){{3}}\b|"
    rf"\S@[\w-]+\.\w",
    re.IGNORECASE,
)
STOPS = str.maketrans("\u3002\uff61", "..")
"""Full stops of other scripts, which browsers read as ours."""
encode = msgspec.json.encode


class Chat:
    """The chat of one room."""

    def __init__(self, room: Room) -> None:
        self._room = room

    async def past(self) -> bytes:
        """Give the latest lines as a message to somebody who comes; nothing if there are none."""
        game = self._room.stored.id
        lines = await self._room.store.read(lambda connection: read(connection, game))
        return encode(wire.Chatted(lines, is_past=True)) if lines else b""

    async def write(self, guest: str, command: wire.Chat) -> bytes:
        """Keep what a guest writes; give the message that tells it, nothing if it is a repeat."""
        stored = self._room.stored
        own = own_seats(stored, guest)
        if not own:
            raise Refusal("chat-watching", "only those who sit at the table write")
        if not stored.chat:
            raise Refusal("chat-off", "the host has switched the chat off")
        text = tidy_text(command.text)
        if not text:
            raise Refusal("chat-empty", "there is nothing to read in this")
        if has_address(text):
            raise Refusal("chat-link", "links and addresses cannot be sent here")
        line = wire.ChatLine(0, own[0], stored.seats[own[0]].name, text, time.time())
        number = await self._room.store.write(
            lambda connection: keep(connection, stored.id, guest, command.id, line)
        )
        if number is None:
            return b""
        line.number = number
        return encode(wire.Chatted([line], is_past=False))

    async def allow(self, guest: str, allowed: bool) -> None:
        """Switch the chat on or off, as the host wishes."""
        stored = self._room.stored
        if guest != stored.host:
            raise Refusal("not-host", "only the host switches the chat on and off")
        await self._room.store.write(lambda connection: silence(connection, stored.id, not allowed))
        stored.chat = allowed


def tidy_text(text: str) -> str:
    """Give a message on one line, without signs that steer or hide text, not overlong.

    >>> tidy_text("  well\\n\\u202e played ")
    'well played'
    >>> len(tidy_text("ha" * 1000)), len(tidy_text("a" + "\\u0316" * 50))
    (280, 4)
    >>> len(tidy_text("a" + "\u0e47" * 50)), tidy_text("\u2764\ufe0f") == "\u2764\ufe0f"
    (4, True)
    """
    shown: list[str] = []
    marks = 0
    for sign in " ".join(unicodedata.normalize("NFC", text).split()):
        if is_hidden(sign):
            continue
        marks = marks + 1 if is_mark(sign) else 0
        if marks <= MARKS:
            shown.append(sign)
    kept = " ".join("".join(shown).split())[: wire.LONGEST_CHAT].rstrip()
    return kept if any(unicodedata.category(sign)[0] in "LNPS" for sign in kept) else ""


def has_address(text: str) -> bool:
    """Tell whether a text looks as if it had an address of the network in it.

    >>> has_address("see evil.example.com/x"), has_address("I have 3.5 gold. You?")
    (True, False)
    >>> has_address("evil\u3002com"), has_address("evil.c\u034fom"), has_address("wow.It works")
    (True, True, False)
    """
    plain = "".join(sign for sign in text if not is_mark(sign)).translate(STOPS)
    # A sign may stand for many: nobody writes so, and it would take long.
    return ADDRESS.search(unicodedata.normalize("NFKC", plain)[: 2 * wire.LONGEST_CHAT]) is not None


def is_mark(sign: str) -> bool:
    """Tell whether a sign stands on, in or around the one before it."""
    return unicodedata.category(sign) in ("Mn", "Me")


# ---------------------------------------------------------------------- in the database


def read(connection: Connection, game: int) -> list[wire.ChatLine]:
    """Read the lines of a room, the oldest first."""
    table = schema.chats
    rows = connection.execute(
        select(table).where(table.c.game == game).order_by(table.c.id.desc()).limit(KEPT)
    ).all()
    return [wire.ChatLine(row.id, row.seat, row.name, row.text, row.at) for row in reversed(rows)]


def keep(
    connection: Connection, game: int, guest: str, command: str, line: wire.ChatLine
) -> int | None:
    """Keep a line and let the oldest go; give its number, None if this command has written it."""
    table = schema.chats
    values = {"seat": line.seat, "name": line.name, "text": line.text, "at": line.at}
    written = connection.execute(
        upsert(table)
        .values(game=game, guest=guest, command=command, **values)
        .on_conflict_do_nothing()
        .returning(table.c.id)
    ).scalar()
    if written is None:
        return None
    oldest = (
        select(table.c.id)
        .where(table.c.game == game)
        .order_by(table.c.id.desc())
        .limit(1)
        .offset(KEPT)
        .scalar_subquery()
    )
    connection.execute(delete(table).where(table.c.game == game, table.c.id <= oldest))
    return int(written)


def silence(connection: Connection, game: int, is_silent: bool) -> None:
    """Keep whether the chat of a room is off."""
    table = schema.silences
    connection.execute(delete(table).where(table.c.game == game))
    if is_silent:
        connection.execute(insert(table).values(game=game))
