"""The lobby of a server that has one: public tables, who is here, who looks at it.

It is made at most once a second, however many look. Beside other servers it is read from the
database; a server that is alone knows from memory who is where.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import ColumnElement, Connection, delete, or_, select

from grani.server import schema
from grani.server.leases import alive
from grani.server.stored_room import StoredRoom, read_rooms
from grani.server.wire import LobbyPage, LobbyRoom, status

if TYPE_CHECKING:
    from grani.server.lobby import Lobby

FRESH = 1.0
"""Seconds for which a page is good."""
STAYS = 45.0
"""Seconds for which somebody is here who has looked."""
TOLD_EVERY = 15.0
"""Seconds after which other servers are told again that somebody looks."""
MOST_ROOMS = 100
"""Rooms that are shown: so many that wait, and so many that play."""
MOST_OF_HOST = 3
"""The same, of one who opened them: nobody's tables hide those of others."""
MOST_LOOKED_AT = 1000
"""Rooms with somebody in them that are looked at for that, of either kind."""
MOST_NAMES = 100
LATELY = 1800.0
"""Seconds after which a game in which nothing happened is no longer offered to be watched."""
Online = dict[int, set[str]]


@dataclass
class Looking:
    """Somebody who looks; ``name`` is empty if it is not to be shown."""

    name: str
    until: float
    told: float = 0.0


class PublicTables:
    """Makes the page of the lobby."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._looking: dict[str, Looking] = {}
        self._page = LobbyPage(True, [], 0, [])
        self._made = 0.0
        self._making = asyncio.Lock()

    async def visit(self, guest: str, show: bool) -> None:
        """Note that somebody looks, under their name or without."""
        now = time.time()
        known = self._looking.get(guest)
        is_new = known is None or bool(known.name) != show or now - known.told > TOLD_EVERY
        if known is None or is_new:
            name = await self._lobby.store.name_of(guest) if show else ""
            known = self._looking[guest] = Looking(name, 0.0, now)
            known.until = now + STAYS
            if self._lobby.store.is_shared and not self._lobby.moderator.is_paused:
                await self._lobby.store.write(
                    lambda connection: _tell(connection, guest, name, now + STAYS)
                )
        known.until = now + STAYS

    async def page(self) -> LobbyPage:
        """Give the lobby as it is now, or was a moment ago."""
        async with self._making:
            if time.monotonic() - self._made > FRESH:
                self._page = await self._make()
                self._made = time.monotonic()
        return self._page

    async def _make(self) -> LobbyPage:
        now = time.time()
        self._looking = {who: one for who, one in self._looking.items() if one.until > now}
        shown = {who: one.name for who, one in self._looking.items()}
        store = self._lobby.store
        if store.is_shared:
            there, everywhere = await store.read(_elsewhere)
            shown = everywhere | shown
        else:
            loaded = self._lobby.rooms.values()
            there = {room.stored.id: set(room.online) for room in loaded if room.online}
        rooms = await store.read(lambda connection: _offered(connection, there, now))
        here = set(shown).union(*there.values())
        names = sorted({name for name in shown.values() if name}, key=str.casefold)
        return LobbyPage(
            True,
            [_told(stored, there.get(stored.id, set())) for stored in rooms],
            len(here),
            names[:MOST_NAMES],
        )


def _is_offered(stored: StoredRoom, there: set[str], age: float) -> bool:
    """Tell whether there is somebody to play with, or something to see."""
    if stored.status == "open":
        is_free = any(seat.kind == "open" for seat in stored.seats)
        seated = {seat.guest for seat in stored.seats if seat.guest} | {stored.host}
        return is_free and bool(there & seated)
    return bool(there) or age < LATELY


def _told(stored: StoredRoom, there: set[str]) -> LobbyRoom:
    seated = {seat.guest for seat in stored.seats}
    return LobbyRoom(
        code=stored.code,
        game=stored.game,
        setup_name=stored.setup_name,
        status=status(stored.status),
        names=[seat.name for seat in stored.seats],
        bots=[seat.bot for seat in stored.seats],
        open=sum(seat.kind == "open" for seat in stored.seats),
        timer=stored.timer,
        watching=len(there - seated),
    )


def _offered(connection: Connection, there: Online, now: float) -> list[StoredRoom]:
    """Read the public rooms that have something to offer, those that wait first."""
    games = schema.games
    # The newest have the highest numbers; a database takes only so many at once.
    is_visited = games.c.id.in_(sorted(there, reverse=True)[: 10 * MOST_LOOKED_AT])
    is_fresh = games.c.updated > now - LATELY
    waiting = _public(connection, there, now, "open", is_visited)
    return waiting + _public(connection, there, now, "playing", or_(is_visited, is_fresh))


def _public(
    connection: Connection, there: Online, now: float, status: str, which: ColumnElement[bool]
) -> list[StoredRoom]:
    games, public, closures = schema.games, schema.public_rooms, schema.closures
    rows = connection.execute(
        select(games)
        .join(public, public.c.game == games.c.id)
        .where(
            games.c.status == status,
            games.c.trouble == "",
            games.c.id.not_in(select(closures.c.game)),
            which,
        )
        .order_by(games.c.updated.desc())
        .limit(MOST_LOOKED_AT)
    ).all()
    found: list[StoredRoom] = []
    of_hosts: Counter[str] = Counter()
    for start in range(0, len(rows), MOST_ROOMS):
        some = rows[start : start + MOST_ROOMS]
        for stored, row in zip(read_rooms(connection, some), some, strict=True):
            is_offered = _is_offered(stored, there.get(stored.id, set()), now - row.updated)
            if is_offered and of_hosts[stored.host] < MOST_OF_HOST:
                of_hosts[stored.host] += 1
                found.append(stored)
        if len(found) >= MOST_ROOMS:
            break
    return found[:MOST_ROOMS]


def _elsewhere(connection: Connection) -> tuple[Online, dict[str, str]]:
    """Read who is in which room at any server, and who looks at the lobby there."""
    presences, visitors = schema.presences, schema.visitors
    there: Online = {}
    for row in connection.execute(select(presences).where(alive(presences.c.server))):
        there.setdefault(row.game, set()).add(row.guest)
    looking = connection.execute(select(visitors).where(visitors.c.until > time.time()))
    return there, {row.guest: row.name for row in looking}


def _tell(connection: Connection, guest: str, name: str, until: float) -> None:
    table = schema.visitors
    values = {"name": name, "until": until}
    statement = schema.upsert(connection, table).values(guest=guest, **values)
    connection.execute(statement.on_conflict_do_update(index_elements=["guest"], set_=values))
    connection.execute(delete(table).where(table.c.until < time.time() - STAYS))
