"""What can still be had of a game that cannot be read: its readable beginning, and its log."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grani.core.record import Record
from grani.server.answers import Fault
from grani.server.hall import Hall, Lost
from grani.server.kept import Deed, Entry
from grani.server.remains import raw, readable
from grani.server.resuming import new_course
from grani.server.seeing import own_seats


def routes(hall: Hall) -> list[Route]:
    """Give the addresses of this module."""
    salvage = Salvage(hall)
    return [
        Route(f"/api/rooms/{{code}}/remains/{name}", hall.known(endpoint), methods=["GET"])
        for name, endpoint in (("record", salvage.record), ("log", salvage.log))
    ]


class Salvage:
    """The endpoints; they are for those who played."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

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
        guest = self._hall.guest(request)
        try:
            await self._hall.room(request)
        except Lost as lost:
            if guest != lost.deed.host and not own_seats(lost.deed, guest):
                raise Fault(403, "not-your-seat", "this is for those who played") from None
            return lost.deed, await self._hall.store.events(lost.deed.id)
        raise Fault(409, "playing", "this game can be read: there is its record")


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
