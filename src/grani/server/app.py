"""The application: all addresses, put together around one database."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from sqlalchemy.exc import DBAPIError
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from grani.core.registry import installed
from grani.server import api, salvage, study
from grani.server.answers import Fault, answer, tell_fault, tell_unsaved, unread
from grani.server.assets import Assets
from grani.server.connection import GOING_AWAY, POLICY, Connection
from grani.server.guard import Guard
from grani.server.hall import Hall, Lost, address
from grani.server.identity import Identity
from grani.server.lobby import Lobby
from grani.server.rates import house
from grani.server.room import Room
from grani.server.settings import Settings
from grani.server.store import Store
from grani.server.wire import Error, Failure

log = logging.getLogger("grani.server")
PACK_FROM = 1000


class House:
    """A server as a whole: the application, and the sockets that are open."""

    def __init__(self, settings: Settings, address: str = "") -> None:
        self.settings = settings
        self.assets = Assets(settings.static, settings.prefix)
        self.store = Store(settings.db, address)
        self.lobby = Lobby(self.store, settings)
        identity = Identity(self.store.secret, settings.prefix or "/")
        self.hall = Hall(settings, self.store, self.lobby, identity)
        self._connections: set[Connection] = set()
        self._sockets: Counter[str] = Counter()
        routes: list[BaseRoute] = [
            *api.routes(self.hall),
            *study.routes(self.hall),
            *salvage.routes(self.hall),
            Route("/api/{path:path}", self._no_such_address),
            WebSocketRoute("/ws/rooms/{code}", self._room),
            Route("/assets/{path:path}", self.assets.answer, methods=["GET"]),
            Route("/{path:path}", self.hall.known(self.assets.answer), methods=["GET"]),
        ]
        inside = Starlette(
            routes=routes,
            middleware=[Middleware(GZipMiddleware, minimum_size=PACK_FROM, compresslevel=4)],
            exception_handlers={Fault: tell_fault, DBAPIError: tell_unsaved},
            lifespan=self._living,
        )
        # Around everything, Starlette's own answer to a failure included.
        self.app = Guard(inside, settings)

    @asynccontextmanager
    async def _living(self, _: Starlette) -> AsyncIterator[None]:
        for trouble in installed()[1]:
            log.warning("%s", trouble)
        await self.lobby.start()
        yield
        await self.lobby.stop()
        self.store.close()

    def say_goodbye(self) -> None:
        """Let all clients go, because the server is going away."""
        for connection in list(self._connections):
            connection.close(GOING_AWAY, "the server is going away")

    async def _no_such_address(self, _: Request) -> Response:
        return answer(Failure("unknown", "there is no such address"), 404)

    async def _room(self, socket: WebSocket) -> None:
        """Let a socket into a room."""
        guest = self.hall.identity.read(socket.headers.get("cookie", ""))
        limits = self.settings.limits
        home = house(address(socket))
        try:
            room = await self.hall.find(socket, str(socket.path_params["code"]), guest)
            is_many = guest and self._sockets[guest] >= limits.sockets_per_guest
            if is_many or self._sockets[home] >= limits.sockets_per_address:
                raise Fault(429, "too-many", "too many windows are open")
        except Lost as lost:
            # A page cannot see why a socket was refused: it is told, and does not try again.
            await socket.accept()
            await socket.send_text(msgspec.json.encode(Error(lost.error, lost.reason)).decode())
            await socket.close(POLICY, lost.error)
            return
        except (Fault, DBAPIError) as wrong:
            fault = wrong if isinstance(wrong, Fault) else unread("WS", socket.url.path, wrong)
            failure = msgspec.json.encode(Failure(fault.error, fault.reason))
            await socket.send_denial_response(
                Response(failure, fault.status, media_type="application/json")
            )
            return
        # From here on the room stays in memory, whether or not the client ever says a word.
        room.sockets += 1
        try:
            await self._serve(socket, room, guest, home)
        finally:
            room.sockets -= 1

    async def _serve(self, socket: WebSocket, room: Room, guest: str, home: str) -> None:
        if not guest:
            guest = self.hall.identity.new()
            cookie = self.hall.cookie(socket, guest).encode("ascii")
            await socket.accept(headers=[(b"set-cookie", cookie)])
        else:
            await socket.accept()
        connection = Connection(socket, room, guest, self.lobby, self.hall.allowed, home)
        self._connections.add(connection)
        self._sockets.update((guest, home))
        try:
            await connection.run()
        finally:
            self._connections.discard(connection)
            self._sockets.subtract((guest, home))
            for key in (guest, home):
                if not self._sockets[key]:
                    del self._sockets[key]
