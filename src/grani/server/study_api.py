"""What can be read of a room beside playing in it: records, replays, statistics, text, pictures.

All of it is made by workers (``worker_cache``); here only the record of a finished
game is written for them, once.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Awaitable, Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grani.core.record import Record
from grani.locales import LANGUAGES
from grani.server import wire, worker_messages as messages
from grani.server.context import Context
from grani.server.errors import HttpError
from grani.server.live_game import LiveGame
from grani.server.names import spoken
from grani.server.responses import json_response
from grani.server.room import Room
from grani.server.views import SPECTATOR, own_seats, seat_infos
from grani.server.worker_cache import Busy, Key
from grani.server.worker_messages import Answer, Question
from grani.server.worker_pool import WorkerFailed
from grani.terminal.canvas import NARROWEST, WIDEST

MOST_FRAMES = 64
TEXTS = 16
"""Records of finished games that are kept as text."""
JSON = "application/json"
SVG = "image/svg+xml"


def routes(context: Context) -> list[Route]:
    """Give the addresses of this module."""
    api = StudyApi(context)
    return [
        Route(f"/api/rooms/{{code}}/{name}", context.with_guest(endpoint), methods=["GET"])
        for name, endpoint in (
            ("record", api.record),
            ("replay", api.replay),
            ("replay/frames", api.frames),
            ("statistics", api.statistics),
            ("text", api.text),
            ("picture.svg", api.picture),
            ("qr.svg", api.qr),
        )
    ]


class StudyApi:
    """The endpoints."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._workers = context.lobby.study_workers
        self._texts: OrderedDict[Key, str] = OrderedDict()

    async def _room(self, request: Request) -> Room:
        """Give the room that is asked about, and count the look into it."""
        await self._context.count_study(request)
        return await self._context.room(request)

    async def record(self, request: Request) -> Response:
        """The record of a finished game, to keep."""
        room = await self._room(request)
        record = await finished(room, as_sealed=True)
        made = await self._ask(
            (*_edition(room), "record"), lambda: messages.PackRecord(record().dump())
        )
        name = f"grani-{room.stored.game}-{room.stored.code}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return await sent(request, made, JSON, headers)

    async def replay(self, request: Request) -> Response:
        """A finished game as a whole."""
        room = await self._room(request)
        record = await finished(room)
        outlined = await self._ask(
            (*_edition(room), "outline"), lambda: messages.OutlineRecord(self._text(room, record))
        )
        guest = self._context.guest(request)
        known = msgspec.json.decode(outlined.body, type=_Outline)
        return json_response(
            wire.Replay(
                game=room.stored.game,
                seats=seat_infos(room.stored, guest, room.online),
                steps=known.steps,
                turns=known.turns,
                fair=known.tags,
            )
        )

    async def frames(self, request: Request) -> Response:
        """The table after each of some actions."""
        room = await self._room(request)
        first = number(request, "from", 0)
        last = number(request, "to", first)
        if not 0 <= last - first < MOST_FRAMES:
            raise HttpError(400, "range", f"ask for 1 to {MOST_FRAMES} frames at once")
        record = await finished(room)
        first, last = max(first, 0), min(last, _steps(room))
        if first > last:
            return json_response([])
        key = (*_edition(room), "frames", first, last)
        return await self._made(
            request, key, lambda: messages.MakeFrames(self._text(room, record), first, last), JSON
        )

    async def statistics(self, request: Request) -> Response:
        """What happened in a finished game, in numbers."""
        room = await self._room(request)
        record = await finished(room)
        key = (*_edition(room), "statistics")
        return await self._made(
            request, key, lambda: messages.CountStatistics(self._text(room, record)), JSON
        )

    async def qr(self, request: Request) -> Response:
        """The link to a room, to be read by a phone."""
        room = await self._room(request)
        base = self._context.reach(request) or (
            f"{request.scope['scheme']}://{request.headers['host']}"
        )
        link = f"{base}/room/{room.stored.code}"
        return await self._made(request, ("qr", link), lambda: messages.DrawLink(link), SVG)

    async def picture(self, request: Request) -> Response:
        """The table of a finished game as a picture, as it was after some actions."""
        room = await self._room(request)
        step = number(request, "step", 0)
        record = await finished(room)
        step = min(max(step, 0), _steps(room))
        how = drawn(request)
        key = (*_edition(room), "picture", step, *how)
        return await self._made(
            request, key, lambda: messages.DrawPicture(self._text(room, record), step, *how), SVG
        )

    async def text(self, request: Request) -> Response:
        """The table in plain text, as the guest may see it now, or as it was after some actions."""
        room = await self._room(request)
        width = min(max(number(request, "width", 80), NARROWEST), WIDEST)
        tongue = _tongue(request)
        if request.query_params.get("step"):
            return await self._text_of_step(request, room, width, tongue)
        own = own_seats(room.stored, self._context.guest(request))
        async with room.lock:
            game = room.game
            if game is None:
                raise HttpError(409, "not-started", "the game has not begun")
            seat = number(request, "seat", _looking(game, own))
            if seat not in (SPECTATOR, *own):
                raise HttpError(403, "not-your-seat", "this seat is somebody else's")
            key = (*_edition(room), "text", game.seq, seat, width, tongue)
            view = dict(game.state.view(seat))
            prompt = game.state.prompt(seat) if seat >= 0 else None
            names = list(game.record.seats)
        options = prompt.options if prompt else ()
        marked = sorted({name for one in options for name in (one.key, *one.targets)})

        def question() -> Question:
            return messages.DrawTable(room.stored.game, view, names, seat, marked, width, tongue)

        return await self._made(request, key, question, "text/plain; charset=utf-8")

    async def _text_of_step(
        self, request: Request, room: Room, width: int, tongue: str
    ) -> Response:
        record = await finished(room)
        step = min(max(number(request, "step", 0), 0), _steps(room))
        key = (*_edition(room), "text", "step", step, width, tongue)

        def question() -> Question:
            return messages.DrawStep(self._text(room, record), step, width, tongue)

        return await self._made(request, key, question, "text/plain; charset=utf-8")

    async def _made(
        self, request: Request, key: Key, question: Callable[[], Question], type: str
    ) -> Response:
        return await sent(request, await self._ask(key, question), type)

    def _text(self, room: Room, record: Callable[[], Record]) -> str:
        """Give the record of a finished game as text: writing it takes as long as a decision."""
        key = _edition(room)
        text = self._texts.get(key)
        if text is None:
            text = self._texts[key] = record().dump()
            if len(self._texts) > TEXTS:
                self._texts.popitem(last=False)
        return text

    async def _ask(self, key: Key, question: Callable[[], Question]) -> Answer:
        return await answer_of(self._workers.ask(key, question))


class _Outline(msgspec.Struct):
    """A game as it is outlined."""

    steps: int
    turns: list[wire.Turn]
    tags: dict[str, str]


async def answer_of(asking: Awaitable[Answer]) -> Answer:
    """Wait for an answer; HttpError if there is none."""
    try:
        return await asking
    except Busy as wrong:
        raise HttpError(429, "too-fast", str(wrong)) from wrong
    except WorkerFailed as wrong:
        raise HttpError(503, "unknown", "this did not work: try again in a moment") from wrong


async def sent(
    request: Request, made: Answer, type: str, headers: dict[str, str] | None = None
) -> Response:
    """Send what was made, packed if the browser can unpack it."""
    named = {"Cache-Control": "no-store", "Vary": "Accept-Encoding", **(headers or {})}
    body = made.body
    if made.is_packed and "gzip" in request.headers.get("accept-encoding", ""):
        named["Content-Encoding"] = "gzip"
    elif made.is_packed:
        body = await asyncio.to_thread(gzip.decompress, body)
    return Response(body, headers=named, media_type=type)


def _edition(room: Room) -> tuple[int | str, ...]:
    """Give what tells the work about a room from that about others, and about other names in it."""
    told = room.game.seed if room.game else ""
    return room.stored.id, room.stored.code, told, *(seat.name for seat in room.stored.seats)


def _steps(room: Room) -> int:
    return len(room.game.record.actions) if room.game else 0


def _looking(game: LiveGame, own: tuple[int, ...]) -> int:
    """Give the own seat to look from if none is named: who must decide, else the first."""
    deciding = [seat for seat in own if game.state.awaits(seat)]
    return next(iter([*deciding, *own]), SPECTATOR)


def drawn(request: Request) -> tuple[str, bool]:
    """Give how a picture is to be drawn: its language, and whether for a dark page."""
    return _tongue(request), request.query_params.get("theme") == "dark"


def _tongue(request: Request) -> str:
    """Give the language that is asked for, else the one that the browser speaks."""
    asked = request.query_params.get("lang", "")
    return asked if asked in LANGUAGES else spoken(request.headers.get("accept-language", ""))


def number(request: Request, name: str, default: int) -> int:
    """Give a whole number of the query; HttpError if it is none."""
    text = request.query_params.get(name)
    if text is None or text == "":
        return default
    if not text.removeprefix("-").isdecimal() or len(text) > 9:
        raise HttpError(400, "bad-request", f"{name}: expected a whole number")
    return int(text)


async def finished(room: Room, as_sealed: bool = False) -> Callable[[], Record]:
    """Give what writes the record of a room; HttpError while it is played, for the seed is secret.

    A game that is over stays as it is, so the record may be written when it is wanted. Names are
    those that were sealed with the dice, which a check needs; whoever has left the server since is
    named in no other, unless it is to be ``as_sealed``.
    """
    async with room.lock:
        game = room.game
        if game is None or not game.is_over:
            raise HttpError(409, "playing", "the record is open when the game is over")
        if as_sealed:
            return game.written
        seats = list(room.stored.seats)

    def write() -> Record:
        record = game.written()
        for number, seat in enumerate(seats):
            if seat.kind == "person" and not seat.guest:
                record.seats[number] = seat.name
        return record

    return write
