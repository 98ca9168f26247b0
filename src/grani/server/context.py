"""What endpoints need of the server: who asks, which room is meant, and whether it is too much."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import wraps
from typing import Literal

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from grani.server.days import is_open
from grani.server.errors import HttpError
from grani.server.fair_dice_exchange import how_far
from grani.server.game_loading import ClosedRoom, UnreadableGame
from grani.server.host_proof import Proof, Proofs
from grani.server.identity import Identity
from grani.server.lobby import Lobby
from grani.server.names import read_code
from grani.server.rate_limits import Allowances, Places, subnet
from grani.server.reach import outside_address
from grani.server.room import Room
from grani.server.settings import Settings
from grani.server.store import Store
from grani.server.stored_room import StoredRoom
from grani.server.views import own_seats, room_info
from grani.server.wire import RoomInfo

STUDY_STEP = 0.25
TURN = 0.005
"""Seconds between two looks of anybody: however many come at once, tables get in between."""
MOST_OF_GUEST = 4
MOST_OF_HOME = 12
"""Studies of one's own that a guest, and an address, may have under way."""
STUDIES = ("/api/preview", "/api/analysis", "/api/puzzles", "/api/lobby", "/api/admin")
"""What is sent without changing a game, or by hosts: it goes on while games stand still."""
Endpoint = Callable[[Request], Awaitable[Response]]


class RoomClosed(HttpError):
    """A room that a host of the server has closed, or closed to whoever asks."""

    def __init__(self, why: str, error: Literal["closed", "banned"] = "closed") -> None:
        super().__init__(410 if error == "closed" else 403, error, why)


class RoomGone(HttpError):
    """A room whose game cannot be read any more."""

    def __init__(self, wrong: UnreadableGame) -> None:
        super().__init__(410, wrong.trouble, str(wrong))
        self.stored = wrong.stored


@dataclass
class Context:
    """The parts of a running server, handed to every endpoint."""

    settings: Settings
    store: Store
    lobby: Lobby
    identity: Identity
    allowed: Allowances = field(init=False)
    proofs: Proofs = field(init=False)
    studies: Places = field(default_factory=lambda: Places(MOST_OF_GUEST, MOST_OF_HOME))
    study_turn: asyncio.Lock = field(default_factory=asyncio.Lock)

    def __post_init__(self) -> None:
        self.allowed = Allowances(self.settings.limits)
        self.proofs = Proofs(self.store.secret, self.settings.prefix)
        if self.lobby.neighbours is not None:
            self.lobby.neighbours.share(self.allowed)

    def with_guest(self, endpoint: Endpoint) -> Endpoint:
        """Wrap an endpoint so that its guest has a cookie afterwards."""

        @wraps(endpoint)
        async def wrapped(request: Request) -> Response:
            guest = self.identity.read(request.headers.get("cookie", ""))
            request.state.guest = guest or self.identity.new()
            self._let_in(request, guest)
            response = await endpoint(request)
            if not guest and not self._may_have_another(request):
                response.headers.append("Set-Cookie", self.cookie(request, request.state.guest))
                _keep_private(response)
            return response

        return wrapped

    def _may_have_another(self, request: Request) -> bool:
        """Tell whether the browser of a void cookie may have got a better one by now.

        All its windows share one, and the one that signed all others out has just got it: an answer
        to what another had asked before that must not take it away.
        """
        ended = self.identity.ended(request.headers.get("cookie", ""))
        return request.method == "GET" and any(map(self.lobby.moderator.has_just_ended, ended))

    def _let_in(self, request: Request, guest: str) -> None:
        """HttpError if somebody is banned, or would change something while games stand still.

        Pages come all the same: they say why nothing works.
        """
        path, moderator = request.url.path, self.lobby.moderator
        if not path.startswith("/api/"):
            return
        ban = moderator.ban_of(guest, address(request))
        if ban is not None:
            raise HttpError(403, "banned", ban.why)
        if moderator.is_paused and request.method != "GET" and not path.startswith(STUDIES):
            raise HttpError(503, "read-only", "games stand still for a while: look on")

    def is_host(self, request: Request) -> bool:
        """Tell whether the guest of a request is a host of the server (``moderation``).

        That they may give orders says only a ``proof`` beside.
        """
        return self.lobby.moderator.is_host(self.guest(request))

    def proof(self, request: Request) -> Proof | None:
        """Give the proof of a request that its guest is at the browser; None without one."""
        cookies = request.headers.get("cookie", "")
        return self.proofs.read(cookies, self.guest(request), time.time())

    def proved(self, request: Request, response: Response, proof: Proof) -> Response:
        """Give an answer that keeps a proof good for a while."""
        fresh = proof._replace(used=time.time())
        response.headers.append("Set-Cookie", self.proofs.header(fresh, self._is_secure(request)))
        return response

    def reach(self, request: Request) -> str:
        """Give the address of the site for friends of the guest; empty if they have no way here."""
        scheme, host = str(request.scope["scheme"]), request.headers.get("host", "")
        return outside_address(self.settings, scheme, host)

    def cookie(self, connection: HTTPConnection, guest: str, epoch: int | None = None) -> str:
        """Give the ``Set-Cookie`` header that makes somebody a guest (``Identity.header``)."""
        return self.identity.header(guest, self._is_secure(connection), epoch)

    def _is_secure(self, connection: HTTPConnection) -> bool:
        return connection.scope["scheme"] in ("https", "wss") or self.settings.is_secure

    def guest(self, request: Request) -> str:
        """Give the guest of a request."""
        guest = request.state.guest
        if not isinstance(guest, str):
            raise TypeError("the endpoint is not wrapped by `with_guest`")
        return guest

    def known_guest(self, request: Request) -> str:
        """Give the guest of a browser that has shown its cookie; HttpError if it keeps none."""
        guest = self.guest(request)
        if self.identity.read(request.headers.get("cookie", "")) != guest:
            raise HttpError(403, "no-cookie", "only guests with a cookie can do this: reload")
        return guest

    async def room(self, request: Request) -> Room:
        """Give the room that a request names."""
        return await self.find(request, str(request.path_params["code"]), self.guest(request))

    async def find(self, connection: HTTPConnection, text: str, guest: str) -> Room:
        """Give a room by its code; HttpError if there is none, or if somebody tries many codes.

        RoomGone says that the room is there and its game cannot be read.
        """
        code = read_code(text)
        try:
            room = await self.lobby.find(code) if code else None
        except UnreadableGame as wrong:
            self._count_lookup(connection, wrong.stored, guest)
            raise RoomGone(wrong) from wrong
        except ClosedRoom as closed:
            self._count_lookup(connection, None, guest)
            raise RoomClosed(str(closed)) from None
        self._count_lookup(connection, None if room is None else room.stored, guest)
        if room is not None and room.stored.day and not own_seats(room.stored, guest):
            # Whoever looked on would know the dice before playing the same game.
            room = None if is_open(room.stored.day) else room
        if room is None:
            raise HttpError(404, "no-room", "there is no such room")
        return room

    async def info(self, request: Request) -> RoomInfo:
        """Give what the room that a request names is like, also if its game cannot be read."""
        guest = self.guest(request)
        try:
            return (await self.room(request)).info(guest)
        except RoomGone as gone:
            return room_info(gone.stored, guest, {}, how_far(gone.stored))

    def _count_lookup(
        self, connection: HTTPConnection, stored: StoredRoom | None, guest: str
    ) -> None:
        """Count a look at a room that is not one's own; HttpError if that is too much."""
        if stored is not None and (guest == stored.host or own_seats(stored, guest)):
            return
        if not self.allowed.lookups.take(guest or address(connection), address(connection)):
            raise HttpError(429, "too-fast", "too many rooms looked up: wait a minute")

    def count_room(self, request: Request) -> None:
        """Count a new room; HttpError if its guest or address has opened too many."""
        if not self.allowed.rooms.take(self.guest(request), address(request)):
            raise HttpError(429, "too-fast", "too many rooms opened: try again later")

    async def count_study(self, request: Request) -> None:
        """Count a look into somebody's work; one too many waits a while, then HttpError.

        Whoever asks without pause is slowed by that, and those who play are not.
        """
        guest, home = self.guest(request), address(request)
        waited = 0.0
        while not self.allowed.studies.take(guest, home):
            if waited >= self.settings.limits.studies_patience:
                raise HttpError(429, "too-fast", "too much at once: wait a moment")
            waited += STUDY_STEP
            await asyncio.sleep(STUDY_STEP)
        async with self.study_turn:
            await asyncio.sleep(TURN)

    @contextmanager
    def studying(self, request: Request) -> Iterator[None]:
        """Have something worked out that is nobody else's; HttpError if too much is under way."""
        guest, home = self.guest(request), address(request)
        if not self.studies.take(guest, home):
            raise HttpError(429, "too-fast", "too much at once: wait a moment")
        try:
            yield
        finally:
            self.studies.leave(guest, home)

    def count_account(self, request: Request) -> None:
        """Count something done about an account; HttpError if that is too much."""
        if not self.allowed.accounts.take(self.guest(request), address(request)):
            raise HttpError(429, "too-fast", "too much at once: wait a minute")

    async def count_new_account(self, request: Request) -> None:
        """Count an account that is about to be made; HttpError if its address has made too many.

        Guests are free, and what accounts keep stays: they could fill a disk.
        """
        if await self.store.has_account(self.guest(request)):
            return
        if not self.allowed.new_accounts.take(subnet(address(request))):
            raise HttpError(429, "too-fast", "many accounts were made here: try again in an hour")

    def count_name(self, request: Request) -> None:
        """Count a new name; HttpError if its guest or address has had too many."""
        if not self.allowed.names.take(self.guest(request), address(request)):
            raise HttpError(429, "too-fast", "too many names: wait a minute")


def _keep_private(response: Response) -> None:
    """Let no cache between hand what makes somebody a guest to others."""
    cache = response.headers.get("Cache-Control", "")
    if cache != "no-store":
        response.headers["Cache-Control"] = f"private, {cache}" if cache else "private"


def address(connection: HTTPConnection) -> str:
    """Give the address of whoever is connected, as the socket says."""
    return connection.client.host if connection.client else ""
