"""The addresses of all that is one's own: taken along as one file, or deleted for good.

The file has what the server knows of a guest, with the records of all their finished games. It is
written game by game, so that nobody at a table waits for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from sqlalchemy import Connection, select
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from grani.core.reading import RecordError
from grani.server import accounts, schema
from grani.server.account_wire import Deleting
from grani.server.context import Context
from grani.server.game_loading import UnreadableGame, whole_game
from grani.server.merging import games_of
from grani.server.names import spoken
from grani.server.proving import may_change_passkeys
from grani.server.responses import read_body
from grani.server.stored_room import Entry, StoredRoom
from grani.server.views import own_seats

BREATH = 0.01
"""Seconds between two games that are written."""
FILE = "grani.json"


def routes(context: Context) -> list[Route]:
    """Give the addresses of this module."""
    api = OwnDataApi(context)
    return [
        Route("/api/account/export", context.with_guest(api.export), methods=["GET"]),
        Route("/api/account", context.with_guest(api.delete), methods=["DELETE"]),
    ]


class OwnDataApi:
    """The endpoints."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._reading = asyncio.Lock()
        """One game at a time, of all files."""

    async def export(self, request: Request) -> Response:
        """Everything of mine, to keep."""
        guest = self._context.guest(request)
        self._context.count_account(request)
        about = await self._context.store.read(lambda rows: read_about(rows, guest))
        games = await self._context.store.read(lambda rows: codes_of(rows, guest))
        headers = {
            "Cache-Control": "no-store",
            "Content-Disposition": f'attachment; filename="{FILE}"',
        }
        body = self._written(guest, about, games)
        return StreamingResponse(body, headers=headers, media_type="application/json")

    async def _written(
        self, guest: str, about: dict[str, Any], games: list[str]
    ) -> AsyncIterator[bytes]:
        yield msgspec.json.encode(about)[:-1] + b',"games":['
        is_first = True
        for code in games:
            # Held while a game is read, and not while it is sent: somebody may never take it.
            async with self._reading:
                stored = await self._context.store.room(code)
                if stored is None:
                    continue
                told = await self._game(stored, guest)
            yield (b"" if is_first else b",\n") + msgspec.json.encode(told)
            is_first = False
            await asyncio.sleep(BREATH)
        yield b"]}\n"

    async def _game(self, stored: StoredRoom, guest: str) -> dict[str, Any]:
        result = stored.result
        told: dict[str, Any] = {
            "code": stored.code,
            "game": stored.game,
            "setup": stored.setup_name,
            "status": stored.status,
            "names": [seat.name for seat in stored.seats],
            "mine": own_seats(stored, guest),
            "scores": result.scores if result else [],
            "winners": result.winners if result else [],
            "record": None,
            "closed": stored.closed,
        }
        if stored.status == "over":  # Before that the dice to come are secret.
            try:
                # It is theirs, also where a host has closed the room.
                entries = await self._context.store.events(stored.id)
                told["record"] = msgspec.Raw(await asyncio.to_thread(record_of, stored, entries))
            except (UnreadableGame, RecordError) as wrong:
                told["trouble"] = str(wrong)
        return told

    async def delete(self, request: Request) -> Response:
        """Delete everything of mine."""
        self._context.count_account(request)
        await read_body(request, Deleting)
        # Passkeys go with the rest, and the last host perhaps: that takes more than a cookie.
        await may_change_passkeys(self._context, request)
        guest = self._context.guest(request)
        wanted = spoken(request.headers.get("accept-language", ""))
        await self._context.lobby.farewells.leave(guest, wanted)
        response = Response(status_code=204)
        fresh = self._context.cookie(request, self._context.identity.new())
        response.headers.append("Set-Cookie", fresh)
        return response


def record_of(stored: StoredRoom, entries: list[Entry]) -> bytes:
    """Give the record of a finished game: elsewhere than in the loop, where tables are played."""
    return whole_game(stored, entries).written().dump().encode()


# ---------------------------------------------------------------------- in the database


def codes_of(connection: Connection, guest: str) -> list[str]:
    """Read the codes of a guest's rooms, the oldest first."""
    games = schema.games
    wanted = select(games.c.code).where(games.c.id.in_(games_of(connection, guest)))
    return [row.code for row in connection.execute(wanted.order_by(games.c.id))]


def read_about(connection: Connection, guest: str) -> dict[str, Any]:
    """Read what is known of a guest beside their games."""
    guests, days, games = schema.guests, schema.days, schema.games
    name = connection.execute(select(guests.c.name).where(guests.c.id == guest)).scalar()
    found = accounts.find_account(connection, guest)
    kept = accounts.read_kept(connection, guest)
    played = connection.execute(
        select(days.c.kind, days.c.day, games.c.code)
        .join(games, games.c.id == days.c.game)
        .where(days.c.guest == guest)
        .order_by(days.c.day, days.c.kind)
    )
    chats, ratings = schema.chats, schema.ratings
    said = connection.execute(
        select(games.c.code, chats.c.at, chats.c.text)
        .join(games, games.c.id == chats.c.game)
        .where(chats.c.guest == guest, chats.c.text != "")
        .order_by(chats.c.id)
    )
    rated = connection.execute(select(ratings).where(ratings.c.holder == guest))
    return {
        "name": name or "",
        "account": None if found is None else {"created": found.created, "listed": found.listed},
        "passkeys": [
            {"name": one.name, "created": one.created, "used": one.used}
            for one in accounts.passkeys_of(connection, guest)
        ],
        "kept": {} if kept is None else kept[1],
        "days": [{"game": row.kind, "day": row.day, "room": row.code} for row in played],
        "chat": [{"room": row.code, "at": row.at, "text": row.text} for row in said],
        "ratings": [
            {
                "game": row.game,
                "seats": row.seats,
                "mu": row.mu,
                "sigma": row.sigma,
                "played": row.played,
            }
            for row in rated
        ],
    }
