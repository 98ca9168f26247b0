"""What a running server knows of the orders of its hosts, and how it carries them out.

Once a second it looks whether there is a new mark (``moderation``), and reads everything anew if
so: those who are banned are let go, closed rooms end, notices are told, and games pause or go on.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, NamedTuple, Protocol

import msgspec
from sqlalchemy import Connection

from grani.server import moderation
from grani.server.moderation import Announcement, Ban, Network
from grani.server.wire import Announced, Error
from grani.server.writer import is_database_failure

if TYPE_CHECKING:
    from grani.server.broadcast import Client
    from grani.server.lobby import Lobby
    from grani.server.room import Room

log = logging.getLogger("grani.server")
POLICY = 1008
encode = msgspec.json.encode


class Visitor(Protocol):
    """Somebody who is connected; ``home`` is the address, as trusted proxies tell it."""

    guest: str
    home: str

    @property
    def room(self) -> Room: ...

    def send(self, message: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


class Orders(NamedTuple):
    """All that is ordered, under one mark."""

    mark: str
    bans: list[Ban]
    announcements: list[Announcement]
    hosts: frozenset[str]
    paused_since: float


class Moderator:
    """Keeps to the orders; ``visitors`` gives all who are connected."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self.visitors: Callable[[], Collection[Visitor]] = tuple
        self.going = asyncio.Event()
        """Set while games go on; bots and timers wait for it."""
        self.going.set()
        self.told = Announced([], False)
        """What everybody is told now."""
        self._orders = Orders("", [], [], frozenset(), 0.0)
        self._guests: dict[str, Ban] = {}
        self._networks: list[tuple[Network, Ban]] = []

    @property
    def is_paused(self) -> bool:
        """Whether nobody may change anything."""
        return not self.going.is_set()

    def is_host(self, guest: str) -> bool:
        """Whether a guest may give orders."""
        return guest in self._orders.hosts

    def ban_of(self, guest: str, address: str) -> Ban | None:
        """Give why somebody may not come in; None if they may. Hosts always may."""
        if self.is_host(guest) or not (self._guests or self._networks):
            return None
        found = self._guests.get(guest)
        if found is not None and not moderation.is_over(found.until):
            return found
        home = moderation.read_address(address) if self._networks else None
        if home is None:
            return None
        for network, ban in self._networks:
            if home in network and not moderation.is_over(ban.until):
                return ban
        return None

    # ------------------------------------------------------------------ looking

    async def run(self) -> None:
        """Look again and again."""
        while True:
            await asyncio.sleep(self._lobby.settings.orders_every)
            try:
                await self.look()
            except Exception as wrong:
                level = logging.WARNING if is_database_failure(wrong) else logging.ERROR
                log.log(level, "orders of hosts could not be read: %s", wrong)

    async def look(self) -> None:
        """Take in what is new, and let pass what is over."""
        store = self._lobby.store
        if await store.read(moderation.mark) != self._orders.mark:
            orders = await store.read(_read)
            self._take(orders)
            self._let_go()
            await self._close_rooms()
            await self._pause_or_go_on()
        self._tell()

    def _take(self, orders: Orders) -> None:
        self._orders = orders
        self._guests, self._networks = {}, []
        for ban in orders.bans:
            if moderation.GUEST.fullmatch(ban.whom):
                self._guests[ban.whom] = ban
            else:
                self._networks.append((ipaddress.ip_network(ban.whom), ban))

    def _let_go(self) -> None:
        for visitor in list(self.visitors()):
            ban = self.ban_of(visitor.guest, visitor.home)
            if ban is not None:
                end(visitor, "banned", ban.why)

    async def _close_rooms(self) -> None:
        rooms = {room.stored.id: room for room in self._lobby.rooms.values()}
        closed = await self._lobby.store.read(
            lambda connection: moderation.closed_among(connection, list(rooms))
        )
        for game, why in closed.items():
            for visitor in list(self.visitors()):
                if visitor.room is rooms[game]:
                    end(visitor, "closed", why)
            await self._lobby.shut(rooms[game])

    async def _pause_or_go_on(self) -> None:
        if self._orders.paused_since:
            self.going.clear()
        elif self.is_paused:
            # Clocks first: nobody's time is up because of the pause.
            for room in list(self._lobby.rooms.values()):
                await room.reread_clocks()
            self.going.set()

    def _tell(self) -> None:
        texts = [
            one.text for one in self._orders.announcements if not moderation.is_over(one.until)
        ]
        told = Announced(texts, self.is_paused)
        if told == self.told:
            return
        self.told = told
        message = encode(told)
        for visitor in list(self.visitors()):
            visitor.send(message)


def end(visitor: Visitor | Client, code: str, why: str) -> None:
    """Tell somebody that it is over for them, and let them go."""
    visitor.send(encode(Error(code, why)))
    visitor.close(POLICY, code)


def _read(connection: Connection) -> Orders:
    return Orders(
        moderation.mark(connection),
        moderation.bans(connection),
        moderation.announcements(connection),
        frozenset(guest for guest, _ in moderation.hosts(connection)),
        moderation.paused_since(connection),
    )
