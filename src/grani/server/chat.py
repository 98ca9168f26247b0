"""What people write to each other in a room: plain text, tidied, kept with the room, told to all.

Only those who sit may write, because anybody with the link may watch. What looks like an address
of the network is refused: a table of friends needs none, and a page that shows links must be
trusted with where they lead. The room's lock is held by whoever writes.
"""

from __future__ import annotations

import re
import time
import unicodedata
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection, delete, func, select, update

from grani.server import schema, wire
from grani.server.errors import Refusal
from grani.server.names import MARKS, is_hidden, is_mark
from grani.server.notices import tell
from grani.server.store import Conflict
from grani.server.views import own_seats

if TYPE_CHECKING:
    from grani.server.room import Room

KEPT = 200
"""Lines of a room that can be read; of older ones only the ids of their commands are kept."""
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

    async def line(self, id: int) -> bytes:
        """Give the message that tells a line by its row; nothing if it is not there."""
        game = self._room.stored.id

        def question(connection: Connection) -> wire.ChatLine | None:
            table = schema.chats
            row = connection.execute(select(table).where(table.c.id == id)).first()
            if row is None:
                return None
            number = count(connection, game, id)
            return wire.ChatLine(number, row.seat, row.name, row.text, row.at)

        found = await self._room.store.read(question)
        return encode(wire.Chatted([found], is_past=False)) if found else b""

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
        if len(text) > wire.LONGEST_CHAT:
            raise Refusal("chat-long", f"a message has at most {wire.LONGEST_CHAT} letters")
        if has_address(text):
            raise Refusal("chat-link", "links and addresses cannot be sent here")
        line = wire.ChatLine(0, own[0], stored.seats[own[0]].name, text, time.time())
        number = await self._room.store.write(
            lambda connection: keep(connection, stored.id, guest, command.id, line), stored.id
        )
        if number is None:
            return b""
        line.number = number
        return encode(wire.Chatted([line], is_past=False))

    async def allow(self, guest: str, allowed: bool, also: Callable[[Connection], None]) -> None:
        """Switch the chat on or off, as the host wishes, and do something ``also`` with that."""
        stored = self._room.stored
        if guest != stored.host:
            raise Refusal("not-host", "only the host switches the chat on and off")

        def job(connection: Connection) -> None:
            silence(connection, stored.id, not allowed)
            also(connection)

        try:
            await self._room.store.keep_agreement(stored.id, stored.seating, job)
        except Conflict:
            await self._room.read_again()
            raise Refusal("stale", "somebody else was faster: look again") from None
        stored.chat = allowed
        stored.seating += 1


def tidy_text(text: str) -> str:
    """Give a message on one line, without signs that steer or hide text.

    >>> tidy_text("  well\\n\\u202e played ")
    'well played'
    >>> len(tidy_text("a" + "\\u0316" * 50)), len(tidy_text("a" + "\u0e47" * 50))
    (4, 4)
    >>> tidy_text("\u2764\ufe0f") == "\u2764\ufe0f"
    True
    """
    shown: list[str] = []
    marks = 0
    for sign in " ".join(unicodedata.normalize("NFC", text).split()):
        if is_hidden(sign):
            continue
        marks = marks + 1 if is_mark(sign) else 0
        if marks <= MARKS:
            shown.append(sign)
    kept = " ".join("".join(shown).split())
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


# ---------------------------------------------------------------------- in the database


def read(connection: Connection, game: int) -> list[wire.ChatLine]:
    """Read the latest lines of a room, the oldest first."""
    table = schema.chats
    rows = connection.execute(
        select(table).where(table.c.game == game).order_by(table.c.id.desc()).limit(KEPT)
    ).all()
    first = count(connection, game) - len(rows) + 1
    return [
        wire.ChatLine(number, row.seat, row.name, row.text, row.at)
        for number, row in enumerate(reversed(rows), first)
    ]


def keep(
    connection: Connection, game: int, guest: str, command: str, line: wire.ChatLine
) -> int | None:
    """Keep a line and forget the oldest; give its number, None if this command has written it.

    A forgotten line leaves the id of its command, so that a repeat is known however late it comes.
    """
    table = schema.chats
    values = {"seat": line.seat, "name": line.name, "text": line.text, "at": line.at}
    written = connection.execute(
        schema.upsert(connection, table)
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
    forgotten = table.c.game == game, table.c.id == oldest
    connection.execute(update(table).where(*forgotten).values(name="", text=""))
    tell(connection, "chat", game, written)
    return count(connection, game, int(written))


def count(connection: Connection, game: int, last: int | None = None) -> int:
    """Count the lines of a room, up to a row if one is given: that is the number of the latest.

    The ids of the table would tell everybody how much is said elsewhere.
    """
    table = schema.chats
    counted = select(func.count()).select_from(table).where(table.c.game == game)
    if last is not None:
        counted = counted.where(table.c.id <= last)
    return int(connection.execute(counted).scalar_one())


def silence(connection: Connection, game: int, is_silent: bool) -> None:
    """Keep whether the chat of a room is off."""
    table = schema.silences
    connection.execute(delete(table).where(table.c.game == game))
    if is_silent:
        connection.execute(
            schema.upsert(connection, table).values(game=game).on_conflict_do_nothing()
        )
