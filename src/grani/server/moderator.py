"""What a running server knows of the orders of its hosts, and how it carries them out.

Once a second it looks whether there is a new mark (``moderation``), and reads everything anew if
so: those who are banned are let go, closed rooms end, notices are told, and games pause or go on.
Sockets of sessions that an account has ended are let go, too.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import time
from collections.abc import Callable, Collection
from datetime import UTC, datetime
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
COME_BACK = 1011
ON_THE_WAY = 10.0
"""Seconds in which a request may come that a browser sent before it had its new cookie."""
encode = msgspec.json.encode


class Visitor(Protocol):
    """Somebody who is connected; ``home`` is the address, as trusted proxies tell it.

    ``epoch`` is that of the cookie by which they came (``identity``).
    """

    guest: str
    epoch: int
    home: str

    @property
    def room(self) -> Room: ...

    def send(self, message: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


class Orders(NamedTuple):
    """All that is ordered, under one mark; None before anything was read."""

    mark: str | None
    bans: list[Ban]
    announcements: list[Announcement]
    hosts: frozenset[str]
    epochs: dict[str, int]
    departures: frozenset[str]
    paused_since: float
    closures: dict[str, str]
    """Codes of closed rooms, and why they are."""


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
        self._orders = Orders(None, [], [], frozenset(), {}, frozenset(), 0.0, {})
        self._looking = asyncio.Lock()
        """Held while orders are read and carried out: of two looks at once the slower would take
        in what has changed since."""
        self._ended: dict[str, float] = {}
        """Who has just ended their sessions, and when that was heard."""
        self._guests: dict[str, Ban] = {}
        self._networks: list[tuple[Network, Ban]] = []

    @property
    def is_paused(self) -> bool:
        """Whether nobody may change anything."""
        return not self.going.is_set()

    def is_host(self, guest: str) -> bool:
        """Whether a guest may give orders."""
        return guest in self._orders.hosts

    def epoch_of(self, guest: str) -> int | None:
        """Give how often a guest has ended their sessions; cookies from before are void.

        None for an account that was deleted: all are.
        """
        departures = self._orders.departures
        if departures and moderation.departed(guest) in departures:
            return None
        return self._orders.epochs.get(guest, 0)

    def has_just_ended(self, guest: str) -> bool:
        """Whether a guest has ended their sessions a moment ago."""
        return time.monotonic() - self._ended.get(guest, -ON_THE_WAY) < ON_THE_WAY

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
            await self.try_to_look()

    async def try_to_look(self) -> None:
        """Take in what is new, if the database lets us: the next look is soon."""
        try:
            await self.look()
        except Exception as wrong:
            level = logging.WARNING if is_database_failure(wrong) else logging.ERROR
            log.log(level, "orders of hosts could not be read: %s", wrong)

    async def look(self) -> None:
        """Take in what is new, and let pass what is over; one look after the other."""
        async with self._looking:
            await self._look()

    async def _look(self) -> None:
        store = self._lobby.store
        if await store.read(moderation.mark) != self._orders.mark:
            orders = await store.read(_read)
            neighbours = self._lobby.neighbours
            if self._orders.mark is not None and (neighbours is None or neighbours.is_first):
                for line in news(self._orders, orders):
                    log.info("ordered: %s", line)
            self._take(orders)
            for visitor in list(self.visitors()):
                self.let_go(visitor)
            await self._close_rooms()
            await self._pause_or_go_on()
        self._tell()

    def _take(self, orders: Orders) -> None:
        if self._orders.mark is not None:
            recent = {one: at for one, at in self._ended.items() if self.has_just_ended(one)}
            new = orders.epochs.items() - self._orders.epochs.items()
            self._ended = recent | {guest: time.monotonic() for guest, _ in new}
        self._orders = orders
        self._guests, self._networks = {}, []
        for ban in orders.bans:
            if moderation.GUEST.fullmatch(ban.whom):
                self._guests[ban.whom] = ban
            else:
                self._networks.append((ipaddress.ip_network(ban.whom), ban))

    def let_go(self, visitor: Visitor) -> None:
        """Let somebody go who may not come in any more, or whose session was ended."""
        ban = self.ban_of(visitor.guest, visitor.home)
        if ban is not None:
            end(visitor, "banned", ban.why)
            return
        epoch = self.epoch_of(visitor.guest)
        if epoch is None or visitor.epoch < epoch:
            visitor.close(COME_BACK, "this browser was signed out: come back as a guest")

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
        moderation.epochs(connection),
        moderation.departures(connection),
        moderation.paused_since(connection),
        moderation.closures(connection),
    )


# ---------------------------------------------------------------------- for the log


def news(before: Orders, after: Orders) -> list[str]:
    """Say what was ordered between two looks, however it was ordered; guests by their first signs.

    >>> before = Orders("a", [], [], frozenset(), {}, frozenset(), 0.0, {})
    >>> news(before, before._replace(closures={"ABCD-2345-EFGH": "Enough"}))
    ['room ABCD-2345-EFGH is closed: Enough']
    """
    bans = {one.id: one for one in before.bans}, {one.id: one for one in after.bans}
    texts = (
        {one.id: one for one in before.announcements},
        {one.id: one for one in after.announcements},
    )
    lines = [
        _with(f"room {code} is closed", why)
        for code, why in after.closures.items()
        if code not in before.closures
    ]
    lines += [
        f"room {code} is open again" for code in before.closures if code not in after.closures
    ]
    lines += [
        _with(f"{_called(one.whom)} is banned {_until(one.until)}", one.why)
        for id, one in bans[1].items()
        if id not in bans[0]
    ]
    banned = {one.whom for one in after.bans}
    lines += [
        f"{_called(one.whom)} is banned no more"
        for one in before.bans
        if one.whom not in banned and not moderation.is_over(one.until)
    ]
    lines += [
        f"notice {id} {_until(one.until)}: {one.text}"
        for id, one in texts[1].items()
        if id not in texts[0]
    ]
    lines += [
        f"notice {id} is withdrawn"
        for id, one in texts[0].items()
        if id not in texts[1] and not moderation.is_over(one.until)
    ]
    lines += [f"{_called(guest)} is a host" for guest in after.hosts - before.hosts]
    lines += [f"{_called(guest)} is no host any more" for guest in before.hosts - after.hosts]
    if bool(before.paused_since) != bool(after.paused_since):
        lines.append("games are paused" if after.paused_since else "games go on")
    return lines


def _called(whom: str) -> str:
    return f"guest {whom[:8]}" if moderation.GUEST.fullmatch(whom) else whom


def _with(said: str, why: str) -> str:
    return f"{said}: {why}" if why else said


def _until(until: float | None) -> str:
    if until is None:
        return "for ever"
    return f"until {datetime.fromtimestamp(until, UTC).isoformat(timespec='minutes')}"
