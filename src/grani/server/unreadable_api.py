"""What can still be had of a game that cannot be read: its readable beginning, and its log."""

from __future__ import annotations

import asyncio

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grani.core import fair
from grani.core.record import Record
from grani.server.context import Context, RoomGone
from grani.server.errors import HttpError
from grani.server.game_loading import new_game
from grani.server.live_game import read_event
from grani.server.stored_room import Entry, StoredRoom
from grani.server.views import own_seats


def routes(context: Context) -> list[Route]:
    """Give the addresses of this module; ``remains`` stands in links that people have."""
    endpoints = UnreadableApi(context)
    return [
        Route(f"/api/rooms/{{code}}/remains/{name}", context.with_guest(endpoint), methods=["GET"])
        for name, endpoint in (("record", endpoints.record), ("log", endpoints.log))
    ]


class RawEvent(Struct):
    """One event as it lies in the database; ``body`` as text, however broken."""

    seq: int
    seat: int
    command: str | None
    body: str
    at: float


class UnreadableApi:
    """The endpoints; they are for those who played."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def record(self, request: Request) -> Response:
        """The beginning of the game, as far as it can be read."""
        stored, entries = await self._stored(request)
        record = await asyncio.to_thread(_readable, stored, entries)
        return _download(record.dump().encode(), stored, "beginning")

    async def log(self, request: Request) -> Response:
        """The events as they lie in the database."""
        stored, entries = await self._stored(request)
        return _download(msgspec.json.encode(_raw(entries)), stored, "log")

    async def _stored(self, request: Request) -> tuple[StoredRoom, list[Entry]]:
        guest = self._context.guest(request)
        try:
            await self._context.room(request)
        except RoomGone as gone:
            if guest != gone.stored.host and not own_seats(gone.stored, guest):
                raise HttpError(403, "not-your-seat", "this is for those who played") from None
            return gone.stored, await self._context.store.events(gone.stored.id)
        raise HttpError(409, "playing", "this game can be read: there is its record")


def _readable(stored: StoredRoom, entries: list[Entry]) -> Record:
    """Give the beginning of a log as a record, as far as it can be read.

    Of a game of other rules nothing but the form of its events can be checked.
    """
    try:
        game = new_game(stored)
    except Exception:
        game = None
    steps: list[tuple[int, int]] = []
    for number, entry in enumerate(entries, 1):
        try:
            event = read_event(entry.body)
            if entry.seq != number or any(step >= len(steps) for step in event.undone):
                break
            if game is not None:
                game.replay(entry.seat, event)
        except Exception:
            break
        undone = set(event.undone)
        kept = [step for place, step in enumerate(steps) if place not in undone]
        steps = kept + list(event.steps)
    record = Record(
        stored.game,
        stored.rules,
        stored.setup,
        [seat.name for seat in stored.seats],
        [action for _, action in steps],
        [mover for mover, _ in steps],
    )
    if stored.keeps_promise and not stored.lacks_fair_dice:
        fair.stamp(record, stored.seed, stored.fair_dice.sealed, False)
    return record


def _raw(entries: list[Entry]) -> list[RawEvent]:
    """Give the log as it lies in the database."""
    return [
        RawEvent(entry.seq, entry.seat, entry.command, _text(entry.body), entry.at)
        for entry in entries
    ]


def _text(body: object) -> str:
    return body.decode("utf-8", "backslashreplace") if isinstance(body, bytes) else str(body)


def _download(body: bytes, stored: StoredRoom, what: str) -> Response:
    name = f"grani-{stored.game}-{stored.code}-{what}.json"
    headers = {
        "Content-Disposition": f'attachment; filename="{name}"',
        "Cache-Control": "no-store",
    }
    return Response(body, headers=headers, media_type="application/json")
