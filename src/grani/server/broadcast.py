"""What the clients of a room are told, and in which order: players first, then spectators.

Nothing here decides or waits: the room calls it after what it tells of is committed. What a client
may see is cut to its seats by ``views``.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import TYPE_CHECKING, Protocol

import msgspec
from msgspec import Raw

from grani.server import clocks, metrics, wire
from grani.server.errors import Refusal
from grani.server.live_game import LiveGame
from grani.server.views import GameViews, RawSnapshot, own_seats, room_info

if TYPE_CHECKING:
    from grani.server.room import Room

ROOM_EVERY = 0.05
"""Seconds in which changes of a room are gathered before they are told."""
encode = msgspec.json.encode


class Client(Protocol):
    """Somebody who watches a room through a socket."""

    guest: str
    name: str
    """What a spectator is called; empty if they did not say."""
    shares: bool
    """Whether it gives shares for its seats, and is waited for."""

    def send(self, message: bytes) -> None:
        """Queue a message; never waits."""

    def tell(self, message: bytes) -> None:
        """Queue what the room is like; of several that wait only the last is sent."""

    def close(self, code: int, reason: str) -> None:
        """Let the client go; it will come back."""


class Broadcast:
    """Tells the clients of one room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._untold: set[Client] = set()
        self._telling: asyncio.TimerHandle | None = None
        self._late: dict[str, set[int]] = {}
        """Seats for which a bot decided while their guest was away, to be told on return."""

    def ack(self, client: Client, id: str, seq: int) -> None:
        """Say that a command is carried out, with the number of its event."""
        client.send(encode(wire.Ack(id, seq)))

    def reject(self, client: Client, id: str, refusal: Refusal) -> None:
        """Say that a command is refused, why, and what holds instead."""
        metrics.refused.labels(refusal.code).inc()
        play = None
        if self._room.game is not None and refusal.code in ("stale", "illegal", "over"):
            own = own_seats(self._room.stored, client.guest)
            play = self._views(self._room.game).play(own, clocks.now())
        client.send(encode(wire.Reject(id, refusal.code, refusal.reason, self._room.seq, play)))

    def greet(self, clients: Collection[Client]) -> None:
        """Send everything as it stands."""
        game = self._room.game
        online = self._room.online
        now = clocks.now()
        views = None if game is None else self._views(game)
        lines = [Raw(line) for line in game.lines] if game else []
        fair_dice = self._room.fair_dice.info()
        for client in self._players_first(clients):
            own = own_seats(self._room.stored, client.guest)
            snapshot = RawSnapshot(
                seq=self._room.seq,
                room=room_info(self._room.stored, client.guest, online, fair_dice),
                play=None if views is None else views.play(own, now),
                log=lines,
                seed=game.seed if game else "",
                chain=game.head if game else wire.Head(0, ""),
            )
            client.send(encode(snapshot))

    def send_all(self, message: bytes) -> None:
        """Send everybody the same."""
        for client in list(self._room.clients):
            client.send(message)

    def tell_room(self, clients: Collection[Client] | None = None) -> None:
        """Tell everybody, or some, who sits where and who is there: soon, and many changes once."""
        self._untold |= set(self._room.clients if clients is None else clients)
        if self._telling is None:
            loop = asyncio.get_running_loop()
            self._telling = loop.call_later(ROOM_EVERY, self._tell_room_now)

    def _tell_room_now(self) -> None:
        self._telling = None
        online = self._room.online
        fair_dice = self._room.fair_dice.info()
        seated = {self._room.stored.host, *(seat.guest for seat in self._room.stored.seats)}
        made: dict[str, bytes] = {}
        for client in self._players_first(self._untold & self._room.clients):
            # Everybody who only watches is told the same, in bytes that are made once.
            guest = client.guest if client.guest in seated else ""
            if guest not in made:
                made[guest] = encode(
                    wire.Room(room_info(self._room.stored, guest, online, fair_dice))
                )
            client.tell(made[guest])
        self._untold.clear()

    def tell_late(self, number: int) -> None:
        """Tell the guest of a seat that time was up and a bot decided, now or on return."""
        guest = self._room.stored.seats[number].guest
        here = [client for client in self._room.clients if client.guest == guest]
        for client in here:
            client.send(encode(wire.Late(number)))
        if not here:
            self._late.setdefault(guest, set()).add(number)

    def tell_late_seats(self, client: Client) -> None:
        """Tell somebody who is back for which seats a bot decided meanwhile."""
        for number in sorted(self._late.pop(client.guest, ())):
            client.send(encode(wire.Late(number)))

    def tell_batch(self, seat: int, lines: list[wire.Line]) -> None:
        """Tell everybody what has happened."""
        game = self._room.game
        if game is None:
            return
        views = self._views(game)
        now = clocks.now()
        made: dict[tuple[int, ...], bytes] = {}
        for client in self._players_first(self._room.clients):
            own = own_seats(self._room.stored, client.guest)
            if own not in made:
                play = views.play(own, now)
                batch = wire.Batch(game.seq, seat, lines, play, game.seed, game.head)
                made[own] = encode(batch)
            client.send(made[own])
        if game.is_over:
            self.tell_room()

    def _views(self, game: LiveGame) -> GameViews:
        return GameViews(self._room.stored, game, self._room.driver.deadlines)

    def _players_first(self, clients: Collection[Client]) -> list[Client]:
        """Give clients in the order in which they are told anything: spectators come last."""
        players = {seat.guest for seat in self._room.stored.seats}
        return sorted(clients, key=lambda client: client.guest not in players)
