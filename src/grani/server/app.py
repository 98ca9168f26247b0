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
from grani.server import (
    accounts_api,
    admin_api,
    analysis_api,
    api,
    career_api,
    days_api,
    hand_over,
    health_api,
    leaderboard_api,
    lessons_api,
    lobby_api,
    metrics,
    own_data_api,
    puzzles_api,
    review_api,
    study_api,
    unreadable_api,
)
from grani.server.assets import Assets
from grani.server.connection import GOING_AWAY, POLICY, Connection
from grani.server.context import Context, RoomClosed, RoomGone, address
from grani.server.documents import AT, Documents
from grani.server.errors import HttpError
from grani.server.identity import Identity, Session
from grani.server.lobby import Lobby
from grani.server.middleware import SecurityMiddleware
from grani.server.rate_limits import subnet
from grani.server.responses import (
    database_error,
    json_response,
    send_database_error,
    send_http_error,
)
from grani.server.room import Room
from grani.server.settings import Settings
from grani.server.store import Store
from grani.server.wire import Error, Failure

log = logging.getLogger("grani.server")
PACK_FROM = 1000


class GameServer:
    """A server as a whole: the application, and the sockets that are open."""

    def __init__(self, settings: Settings, address: str = "") -> None:
        self.settings = settings
        self.assets = Assets(settings.static, settings.prefix)
        documents = Documents(settings.docs)
        self.store = Store(settings.db, address)
        self.lobby = Lobby(self.store, settings)
        epoch_of = self.lobby.moderator.epoch_of
        identity = Identity(self.store.secret, settings.prefix or "/", epoch_of)
        self.context = Context(settings, self.store, self.lobby, identity)
        self.awaited = ""
        """What the server waits for while it stops; empty as long as that is its connections."""
        self._connections: set[Connection] = set()
        self.lobby.moderator.visitors = lambda: self._connections
        self._sockets: Counter[str] = Counter()
        self.routes: list[BaseRoute] = [
            *api.routes(self.context),
            *study_api.routes(self.context),
            *review_api.routes(self.context),
            *admin_api.routes(self.context),
            *lobby_api.routes(self.context),
            *analysis_api.routes(self.context),
            *career_api.routes(self.context),
            *hand_over.routes(self.context),
            *accounts_api.routes(self.context),
            *own_data_api.routes(self.context),
            *leaderboard_api.routes(self.context),
            *days_api.routes(self.context),
            *lessons_api.routes(self.context),
            *puzzles_api.routes(self.context),
            *unreadable_api.routes(self.context),
            *health_api.routes(self.context),
            Route("/api/{path:path}", self._no_such_address),
            WebSocketRoute("/ws/rooms/{code}", self._room),
            Route(AT, documents.answer, methods=["GET"]),
            Route(f"{AT}/{{path:path}}", documents.answer, methods=["GET"]),
            Route("/assets/{path:path}", self.assets.answer, methods=["GET"]),
            Route("/robots.txt", self.assets.robots, methods=["GET"]),
            Route("/{path:path}", self.context.with_guest(self.assets.answer), methods=["GET"]),
        ]
        inside = Starlette(
            routes=self.routes,
            middleware=[Middleware(GZipMiddleware, minimum_size=PACK_FROM, compresslevel=4)],
            exception_handlers={HttpError: send_http_error, DBAPIError: send_database_error},
            lifespan=self._living,
        )
        # Around everything, Starlette's own answer to a failure included.
        self.app = SecurityMiddleware(inside, settings)

    @asynccontextmanager
    async def _living(self, _: Starlette) -> AsyncIterator[None]:
        for trouble in installed()[1]:
            log.warning("%s", trouble)
        await self.lobby.start()
        yield
        self.awaited = "its rooms, bots and reviews"
        await self.lobby.stop()
        self.awaited = "its database"
        self.store.close()

    def say_goodbye(self) -> None:
        """Let all clients go, because the server is going away."""
        for connection in list(self._connections):
            connection.close(GOING_AWAY, "the server is going away")

    async def _no_such_address(self, _: Request) -> Response:
        return json_response(Failure("unknown", "there is no such address"), 404)

    async def _room(self, socket: WebSocket) -> None:
        """Let a socket into a room."""
        session = self.context.identity.session(socket.headers.get("cookie", ""))
        guest = session.guest
        limits = self.settings.limits
        network = subnet(address(socket))
        ban = self.lobby.moderator.ban_of(guest, address(socket))
        try:
            if ban is not None:
                raise RoomClosed(ban.why, "banned")
            room = await self.context.find(socket, str(socket.path_params["code"]), guest)
            is_many = guest and self._sockets[guest] >= limits.sockets_per_guest
            if is_many or self._sockets[network] >= limits.sockets_per_address:
                raise HttpError(429, "too-many", "too many windows are open")
        except (RoomGone, RoomClosed) as gone:
            # A page cannot see why a socket was refused: it is told, and does not try again.
            await socket.accept()
            await socket.send_text(msgspec.json.encode(Error(gone.error, gone.reason)).decode())
            await socket.close(POLICY, gone.error)
            return
        except (HttpError, DBAPIError) as wrong:
            if isinstance(wrong, DBAPIError):
                wrong = database_error("WS", socket.url.path, wrong)
            metrics.refused.labels(wrong.error).inc()
            failure = msgspec.json.encode(Failure(wrong.error, wrong.reason))
            await socket.send_denial_response(
                Response(failure, wrong.status, media_type="application/json")
            )
            return
        # From here on the room stays in memory, whether or not the client ever says a word.
        room.sockets += 1
        try:
            with metrics.sockets.track_inprogress():
                await self._serve(socket, room, session, network)
        finally:
            room.sockets -= 1

    async def _serve(self, socket: WebSocket, room: Room, session: Session, network: str) -> None:
        guest, epoch = session
        if not guest:
            guest = self.context.identity.new()
            cookie = self.context.cookie(socket, guest).encode("ascii")
            await socket.accept(headers=[(b"set-cookie", cookie)])
        else:
            await socket.accept()
        home = address(socket)
        connection = Connection(
            socket, room, guest, self.lobby, self.context.allowed, network, home, epoch
        )
        self._connections.add(connection)
        # Perhaps signed out or banned since they knocked, when nobody knew of this socket.
        self.lobby.moderator.let_go(connection)
        self._sockets.update((guest, network))
        try:
            await connection.run()
        finally:
            self._connections.discard(connection)
            self._sockets.subtract((guest, network))
            for key in (guest, network):
                if not self._sockets[key]:
                    del self._sockets[key]
