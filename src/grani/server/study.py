"""What can be read of a room beside playing in it: records, replays, statistics, text, QR code."""

from __future__ import annotations

import asyncio
import io

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from grani.core.record import Record
from grani.locales import LANGUAGES
from grani.review.frames import frames, outline
from grani.review.statistics import statistics
from grani.server import wire
from grani.server.answers import Fault, answer
from grani.server.course import Course
from grani.server.hall import Hall
from grani.server.names import spoken
from grani.server.room import Room
from grani.server.seeing import SPECTATOR, own_seats, seat_infos
from grani.terminal import View, drawing
from grani.terminal.canvas import NARROWEST, WIDEST, Canvas
from grani.terminal.symbols import UNICODE

MOST_FRAMES = 64


def routes(hall: Hall) -> list[Route]:
    """Give the addresses of this module."""
    study = Study(hall)
    return [
        Route(f"/api/rooms/{{code}}/{name}", hall.known(endpoint), methods=["GET"])
        for name, endpoint in (
            ("record", study.record),
            ("replay", study.replay),
            ("replay/frames", study.frames),
            ("statistics", study.statistics),
            ("text", study.text),
            ("qr.svg", study.qr),
        )
    ]


class Study:
    """The endpoints."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def record(self, request: Request) -> Response:
        """The record of a finished game, to keep."""
        room = await self._hall.room(request)
        record = await _finished(room)
        name = f"grani-{room.deed.game}-{room.deed.code}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(record.dump(), headers=headers, media_type="application/json")

    async def replay(self, request: Request) -> Response:
        """A finished game as a whole."""
        room = await self._hall.room(request)
        record = await _finished(room)
        told = await asyncio.to_thread(outline, record)
        guest = self._hall.guest(request)
        return answer(
            wire.Replay(
                game=record.game,
                seats=seat_infos(room.deed, guest, room.online),
                steps=len(record.actions),
                turns=msgspec.convert(told["turns"], list[wire.Turn]),
                fair=record.tags,
            )
        )

    async def frames(self, request: Request) -> Response:
        """The table after each of some actions."""
        room = await self._hall.room(request)
        first = _number(request, "from", 0)
        last = _number(request, "to", first)
        if not 0 <= last - first < MOST_FRAMES:
            raise Fault(400, "range", f"ask for 1 to {MOST_FRAMES} frames at once")
        record = await _finished(room)
        return answer(await asyncio.to_thread(frames, record, first, last))

    async def statistics(self, request: Request) -> Response:
        """What happened in a finished game, in numbers."""
        record = await _finished(await self._hall.room(request))
        return answer(await asyncio.to_thread(statistics, record))

    async def qr(self, request: Request) -> Response:
        """The link to a room, to be read by a phone."""
        room = await self._hall.room(request)
        base = self._hall.settings.public_url.rstrip("/") or (
            f"{request.url.scheme}://{request.headers['host']}"
        )
        drawn = io.BytesIO()
        code = segno.make(f"{base}/room/{room.deed.code}", error="m", micro=False)
        code.save(drawn, kind="svg", scale=4, border=4, dark="#000", light="#fff", xmldecl=False)
        return Response(
            drawn.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-store"}
        )

    async def text(self, request: Request) -> Response:
        """The table in plain text, as the guest may see it."""
        room = await self._hall.room(request)
        width = min(max(_number(request, "width", 80), NARROWEST), WIDEST)
        asked = request.query_params.get("lang", "")
        known = asked if asked in LANGUAGES else request.headers.get("accept-language", "")
        words = await asyncio.to_thread(spoken, known)
        own = own_seats(room.deed, self._hall.guest(request))
        async with room.lock:
            course = room.course
            if course is None:
                raise Fault(409, "not-started", "the game has not begun")
            seat = _number(request, "seat", _looking(course, own))
            if seat not in (SPECTATOR, *own):
                raise Fault(403, "not-your-seat", "this seat is somebody else's")
            view = course.state.view(seat)
            prompt = course.state.prompt(seat) if seat >= 0 else None
            names = list(course.record.seats)
        options = prompt.options if prompt else ()
        marked = frozenset(name for one in options for name in (one.key, *one.targets))
        canvas = Canvas(width, words, names, UNICODE, True, seat, marked)
        drawn = await asyncio.to_thread(_draw, room.deed.game, view, canvas)
        return PlainTextResponse(drawn, headers={"Cache-Control": "no-store"})


def _looking(course: Course, own: tuple[int, ...]) -> int:
    """Give the own seat to look from if none is named: who must decide, else the first."""
    deciding = [seat for seat in own if course.state.awaits(seat)]
    return next(iter([*deciding, *own]), SPECTATOR)


def _draw(game: str, view: View, canvas: Canvas) -> str:
    """Draw the table; question and log are the page's own, beside it."""
    artist = drawing(game)
    blocks = artist.draw(view, canvas)
    if view.get("winners"):
        blocks = [*blocks, artist.draw_scores(view, canvas)]
    lines = [artist.headline(view, canvas), *(line.plain for line in canvas.pile(*blocks))]
    return "".join(f"{line.rstrip()}\n" for line in lines)


def _number(request: Request, name: str, default: int) -> int:
    text = request.query_params.get(name)
    if text is None or text == "":
        return default
    if not text.removeprefix("-").isdecimal() or len(text) > 9:
        raise Fault(400, "bad-request", f"{name}: expected a whole number")
    return int(text)


async def _finished(room: Room) -> Record:
    """Give the record of a room; Fault while the game goes on, for the seed is secret till then."""
    async with room.lock:
        if room.course is None or not room.course.is_over:
            raise Fault(409, "playing", "the record is open when the game is over")
        return room.course.written()
