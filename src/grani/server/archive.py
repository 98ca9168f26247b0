"""The log of a finished game in one packed row, and how it is read again as if it lay there whole.

A row has one line of JSON for every event: its seat, the milliseconds since the one before, and
what it did. Ids of commands are left out: they are for repeats of what was sent just now. Should a
row be damaged, the lines before that are still read.
"""

from __future__ import annotations

import contextlib
import time
import zlib
from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from grani.server import schema
from grani.server.days import still_open
from grani.server.notices import tell
from grani.server.stored_room import Entry, StoredRoom, read_entries

LEVEL = 9
STEP = 64
"""Bytes that are unpacked at once: of a damaged row all that come before the damage are kept."""
THOUSAND = 1000


class _Line(msgspec.Struct, array_like=True):
    """An event as it is packed; ``after`` counts milliseconds, for the first since 1970."""

    seat: int
    after: int
    body: msgspec.Raw


# Made here, and not where it is first needed: see ``live_game``.
_lines = msgspec.json.Decoder(_Line)


def pack(entries: Sequence[Entry]) -> bytes:
    """Pack the whole log of a game."""
    lines, before = [], 0
    for entry in entries:
        now = round(entry.at * THOUSAND)
        lines.append(msgspec.json.encode(_Line(entry.seat, now - before, msgspec.Raw(entry.body))))
        before = now
    return zlib.compress(b"\n".join(lines), LEVEL)


def unpack(body: bytes) -> list[Entry]:
    """Give the log that was packed, or as much of its beginning as can be read.

    Of a row that does not end as it should, by its checksum, the last line is left out: something
    in it is not as it was, and so it must not seem whole.
    """
    entries: list[Entry] = []
    now = 0
    with contextlib.suppress(msgspec.MsgspecError, UnicodeDecodeError):
        for seq, text in enumerate(_unpacked(body).split(b"\n"), 1):
            line = _lines.decode(text)
            now += line.after
            entries.append(Entry(seq, line.seat, None, bytes(line.body), now / THOUSAND))
    return entries


def as_archived(entries: Sequence[Entry]) -> list[Entry]:
    """Give the events as the archive will tell them: without commands, times to a millisecond."""
    return [
        Entry(one.seq, one.seat, None, bytes(one.body), round(one.at * THOUSAND) / THOUSAND)
        for one in entries
    ]


def _unpacked(body: bytes) -> bytes:
    reading, found = zlib.decompressobj(), bytearray()
    with contextlib.suppress(zlib.error, TypeError):
        for begin in range(0, len(body), STEP):
            found += reading.decompress(body[begin : begin + STEP])
    return bytes(found) if reading.eof else bytes(found[: max(0, found.rfind(b"\n"))])


# ---------------------------------------------------------------------- in the database


def read_log(connection: Connection, game: int, after: int) -> list[Entry]:
    """Read the events of a game that come after one, wherever they lie."""
    entries = read_entries(connection, game, after)
    if entries:
        return entries
    table = schema.archive
    body = connection.execute(select(table.c.body).where(table.c.game == game)).scalar()
    return [] if body is None else [entry for entry in unpack(body) if entry.seq > after]


def last_event(connection: Connection, game: int) -> int:
    """Read the number of the last event of a game; 0 if it has not begun."""
    events, table = schema.events, schema.archive
    last = connection.execute(select(func.max(events.c.seq)).where(events.c.game == game)).scalar()
    if last is None:
        last = connection.execute(select(table.c.events).where(table.c.game == game)).scalar()
    return int(last or 0)


def put_away(connection: Connection, stored: StoredRoom, entries: Sequence[Entry]) -> bool:
    """Put a packed log in the place of a log; false if the game is not as the caller has read it.

    Counts as a change of the room: whoever has it in memory as it was, at whichever server, can
    write nothing more before reading it again.
    """
    games, game = schema.games, stored.id
    unchanged = (
        games.c.id == game,
        games.c.seating == stored.seating,
        games.c.status == "over",
        games.c.trouble == "",
    )
    held = connection.execute(select(games.c.id).where(*unchanged).with_for_update(key_share=True))
    if held.first() is None or read_entries(connection, game, 0) != list(entries):
        return False
    changed = update(games).where(games.c.id == game).values(seating=stored.seating + 1)
    connection.execute(changed)
    connection.execute(
        insert(schema.archive).values(
            game=game, events=len(entries), body=pack(entries), at=time.time()
        )
    )
    for table in (schema.events, schema.snapshots):
        connection.execute(delete(table).where(table.c.game == game))
    tell(connection, "room", game)
    return True


def waiting(
    connection: Connection, before: float, after: tuple[float, int], most: int
) -> list[tuple[float, int, str]]:
    """Read which finished games could be archived, oldest first: when, which, and their codes."""
    games, table = schema.games, schema.archive
    rows = connection.execute(
        select(games.c.updated, games.c.id, games.c.code)
        .where(
            games.c.status == "over",
            games.c.trouble == "",
            games.c.updated < before,
            (games.c.updated > after[0])
            | ((games.c.updated == after[0]) & (games.c.id > after[1])),
            games.c.id.not_in(still_open()),
            ~select(table.c.game).where(table.c.game == games.c.id).exists(),
        )
        .order_by(games.c.updated, games.c.id)
        .limit(most)
    )
    return [(float(row.updated), int(row.id), str(row.code)) for row in rows]
