"""What can still be had of a game that cannot be read: its readable beginning, and its log."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grani.core.record import Record
from grani.server.context import Context, RoomGone
from grani.server.errors import HttpError
from grani.server.kept import Deed, Entry
from grani.server.remains import raw, readable
from grani.server.resuming import new_course
from grani.server.seeing import own_seats


def routes(context: Context) -> list[Route]:
    """Give the addresses of this module; ``remains`` stands in links that people have."""
    endpoints = UnreadableApi(context)
    return [
        Route(f"/api/rooms/{{code}}/remains/{name}", context.with_guest(endpoint), methods=["GET"])
        for name, endpoint in (("record", endpoints.record), ("log", endpoints.log))
    ]


class UnreadableApi:
    """The endpoints; they are for those who played."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def record(self, request: Request) -> Response:
        """The beginning of the game, as far as it can be read."""
        deed, entries = await self._lost(request)
        record = await asyncio.to_thread(_beginning, deed, entries)
        return _download(record.dump().encode(), deed, "beginning")

    async def log(self, request: Request) -> Response:
        """The events as they lie in the database."""
        deed, entries = await self._lost(request)
        return _download(msgspec.json.encode(raw(entries)), deed, "log")

    async def _lost(self, request: Request) -> tuple[Deed, list[Entry]]:
        guest = self._context.guest(request)
        try:
            await self._context.room(request)
        except RoomGone as gone:
            if guest != gone.deed.host and not own_seats(gone.deed, guest):
                raise HttpError(403, "not-your-seat", "this is for those who played") from None
            return gone.deed, await self._context.store.events(gone.deed.id)
        raise HttpError(409, "playing", "this game can be read: there is its record")


def _beginning(deed: Deed, entries: list[Entry]) -> Record:
    try:
        course = new_course(deed)
    except Exception:
        course = None
    return readable(deed, entries, course)


def _download(body: bytes, deed: Deed, what: str) -> Response:
    name = f"grani-{deed.game}-{deed.code}-{what}.json"
    headers = {
        "Content-Disposition": f'attachment; filename="{name}"',
        "Cache-Control": "no-store",
    }
    return Response(body, headers=headers, media_type="application/json")
