"""One's seats handed over to another device, by a link that works once and for a short time.

The link moves the seats of one room from guest to guest, and the room itself if its host gives
them: no cookie and no other game goes along, and the device that gave them only watches from then
on. The secret of a link stands behind its ``#``, which browsers send to nobody, and comes here in
the body of a request; the database has its hash alone.
"""

from __future__ import annotations

import gzip
import hashlib
import secrets
import time
from dataclasses import replace

import msgspec
from sqlalchemy import Connection, delete, select, update
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grani.server import schema, wire
from grani.server.context import Context, RoomClosed, address
from grani.server.errors import HttpError, Refusal
from grani.server.game_loading import ClosedRoom
from grani.server.responses import json_response, read_body
from grani.server.room import Room
from grani.server.store import Conflict, RoomDeleted
from grani.server.study_api import answer_of
from grani.server.views import own_seats
from grani.server.worker_messages import DrawLink

SECONDS = 600
"""How long a link works."""
SECRET_BYTES = 24
NO_LINK = "this link was used already, or its time is over: make another one"


def routes(context: Context) -> list[Route]:
    """Give the addresses of this module."""
    api = HandOverApi(context)
    return [
        Route("/api/rooms/{code}/hand-over", context.with_guest(api.give), methods=["POST"]),
        Route("/api/rooms/{code}/take", context.with_guest(api.take), methods=["POST"]),
    ]


class HandOverApi:
    """The endpoints."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def give(self, request: Request) -> Response:
        """Make the link by which another device takes the guest's seats; one before it is void."""
        context = self._context
        guest = context.guest(request)
        if not context.allowed.hand_overs.take(guest, address(request)):
            raise HttpError(429, "too-fast", "too many links: wait a minute")
        room = await context.room(request)
        if not own_seats(room.stored, guest):
            raise HttpError(403, "not-your-seat", "only those who sit can hand over a seat")
        if room.stored.day:
            raise HttpError(409, "day", "the game of the day stays where it was begun")
        if room.stored.rated:
            raise HttpError(409, "rated", "a rated game is its account's: sign in there")
        if room.stored.status == "over":
            raise HttpError(409, "over", "the game is over")
        secret = secrets.token_urlsafe(SECRET_BYTES)
        base = context.reach(request) or f"{request.scope['scheme']}://{request.headers['host']}"
        link = f"{base}/take/{room.stored.code}#{secret}"
        drawn = await answer_of(context.lobby.study_workers.ask_once(DrawLink(link)))
        picture = gzip.decompress(drawn.body) if drawn.is_packed else drawn.body
        game, until = room.stored.id, time.time() + SECONDS
        await context.store.write(lambda connection: keep(connection, game, guest, secret, until))
        return json_response(wire.HandOver(link, picture.decode(), SECONDS), 201)

    async def take(self, request: Request) -> Response:
        """Take the seats that a link gives."""
        secret = (await read_body(request, wire.Taking)).secret
        if not self._context.identity.read(request.headers.get("cookie", "")):
            # The cookie of this answer may be blocked or lost, and the seat would be nobody's.
            raise HttpError(403, "no-cookie", "only guests with a cookie can sit: reload the page")
        room = await self._context.room(request)
        try:
            await room.see_through(take(room, self._context.guest(request), secret))
        except Refusal as refusal:
            status = 410 if refusal.code == "hand-over" else 409
            raise HttpError(status, refusal.code, refusal.reason) from refusal
        except ClosedRoom as closed:
            raise RoomClosed(str(closed)) from closed
        except RoomDeleted as gone:
            raise HttpError(404, "no-room", "there is no such room") from gone
        room.driver.wake()
        return json_response(wire.Opened(room.stored.code))


async def take(room: Room, taker: str, secret: str) -> None:
    """Give a guest the seats for which a link was made; Refusal if it is none, or not any more."""
    async with room.lock:
        if room.is_broken:
            raise Refusal("stale", "not at this moment: try again")
        if not await room.surely(lambda: _take(room, taker, secret)):
            raise Refusal("stale", "others were faster, again and again: try again")


async def _take(room: Room, taker: str, secret: str) -> None:
    stored = room.stored
    if room.fair_dice.holds_seats:
        raise Refusal("stale", "not at this moment: try again")
    # First of all, so that whoever asks again after a lost answer is told that they sit.
    if own_seats(stored, taker):
        raise Refusal("seated", "this device has a seat at this table already")
    giver = await room.store.read(lambda connection: giver_of(connection, stored.id, secret))
    given = own_seats(stored, giver)
    if not given:
        raise Refusal("hand-over", NO_LINK)
    if stored.status == "over":
        raise Refusal("over", "the game is over")
    changed = {seat: replace(stored.seats[seat], guest=taker) for seat in given}

    def use_up(connection: Connection) -> None:
        """Void the link in the very transaction that moves the seats: it works once."""
        links, games = schema.hand_overs, schema.games
        used = connection.execute(
            delete(links).where(links.c.game == stored.id, links.c.digest == _digest(secret))
        )
        if used.rowcount != 1:
            raise Conflict("the link was used meanwhile")
        hosted = games.c.id == stored.id, games.c.host == giver
        connection.execute(update(games).where(*hosted).values(host=taker))

    await room.change_seats(changed, use_up)
    if stored.host == giver:
        stored.host = taker
    moved = msgspec.json.encode(wire.Moved())
    for client in room.clients:
        if client.guest == giver:
            client.send(moved)
    room.broadcast.greet(room.clients)


# ---------------------------------------------------------------------- in the database


def keep(connection: Connection, game: int, guest: str, secret: str, until: float) -> None:
    """Keep a link to the seats of a guest, in place of the one before."""
    values = {"digest": _digest(secret), "until": until}
    kept = schema.upsert(connection, schema.hand_overs).values(game=game, guest=guest, **values)
    connection.execute(kept.on_conflict_do_update(index_elements=["game", "guest"], set_=values))


def giver_of(connection: Connection, game: int, secret: str) -> str:
    """Read whose seats a link gives; empty if it is none, or too old."""
    links = schema.hand_overs
    wanted = select(links.c.guest).where(
        links.c.game == game, links.c.digest == _digest(secret), links.c.until > time.time()
    )
    return str(connection.execute(wanted).scalar() or "")


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
