"""What can be read of a room beside playing in it: records, replays, statistics, text, QR code.

All of it is made by processes beside the server (``reading``); here only the record of a finished
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
from grani.server import questions, wire
from grani.server.answers import Fault, answer
from grani.server.course import Course
from grani.server.hall import Hall
from grani.server.names import spoken
from grani.server.questions import Question, Thought
from grani.server.reading import Busy, Key
from grani.server.room import Room
from grani.server.seeing import SPECTATOR, own_seats, seat_infos
from grani.server.thinkers import Stuck
from grani.terminal.canvas import NARROWEST, WIDEST

MOST_FRAMES = 64
TEXTS = 16
"""Records of finished games that are kept as text."""
JSON = "application/json"


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
        self._readers = hall.lobby.readers
        self._texts: OrderedDict[Key, str] = OrderedDict()

    async def _room(self, request: Request) -> Room:
        """Give the room that is asked about, and count the look into it."""
        await self._hall.count_study(request)
        return await self._hall.room(request)

    async def record(self, request: Request) -> Response:
        """The record of a finished game, to keep."""
        room = await self._room(request)
        record = await _finished(room)

        thought = await self._think(
            (*_edition(room), "record"), lambda: questions.Keeping(self._text(room, record))
        )
        name = f"grani-{room.deed.game}-{room.deed.code}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return await _sent(request, thought, JSON, headers)

    async def replay(self, request: Request) -> Response:
        """A finished game as a whole."""
        room = await self._room(request)
        record = await _finished(room)
        told = await self._think(
            (*_edition(room), "outline"), lambda: questions.Outlining(self._text(room, record))
        )
        guest = self._hall.guest(request)
        known = msgspec.json.decode(told.body, type=_Outline)
        return answer(
            wire.Replay(
                game=room.deed.game,
                seats=seat_infos(room.deed, guest, room.online),
                steps=known.steps,
                turns=known.turns,
                fair=known.tags,
            )
        )

    async def frames(self, request: Request) -> Response:
        """The table after each of some actions."""
        room = await self._room(request)
        first = _number(request, "from", 0)
        last = _number(request, "to", first)
        if not 0 <= last - first < MOST_FRAMES:
            raise Fault(400, "range", f"ask for 1 to {MOST_FRAMES} frames at once")
        record = await _finished(room)
        first, last = max(first, 0), min(last, _steps(room))
        if first > last:
            return answer([])
        key = (*_edition(room), "frames", first, last)
        return await self._made(
            request, key, lambda: questions.Framing(self._text(room, record), first, last), JSON
        )

    async def statistics(self, request: Request) -> Response:
        """What happened in a finished game, in numbers."""
        room = await self._room(request)
        record = await _finished(room)
        key = (*_edition(room), "statistics")
        return await self._made(
            request, key, lambda: questions.Counting(self._text(room, record)), JSON
        )

    async def qr(self, request: Request) -> Response:
        """The link to a room, to be read by a phone."""
        room = await self._room(request)
        base = self._hall.settings.public_url.rstrip("/") or (
            f"{request.scope['scheme']}://{request.headers['host']}"
        )
        link = f"{base}/room/{room.deed.code}"
        return await self._made(
            request, ("qr", link), lambda: questions.Linking(link), "image/svg+xml"
        )

    async def text(self, request: Request) -> Response:
        """The table in plain text, as the guest may see it now, or as it was after some actions."""
        room = await self._room(request)
        width = min(max(_number(request, "width", 80), NARROWEST), WIDEST)
        asked = request.query_params.get("lang", "")
        accepted = request.headers.get("accept-language", "")
        tongue = asked if asked in LANGUAGES else spoken(accepted)
        if request.query_params.get("step"):
            return await self._text_of_step(request, room, width, tongue)
        own = own_seats(room.deed, self._hall.guest(request))
        async with room.lock:
            course = room.course
            if course is None:
                raise Fault(409, "not-started", "the game has not begun")
            seat = _number(request, "seat", _looking(course, own))
            if seat not in (SPECTATOR, *own):
                raise Fault(403, "not-your-seat", "this seat is somebody else's")
            key = (*_edition(room), "text", course.seq, seat, width, tongue)
            view = dict(course.state.view(seat))
            prompt = course.state.prompt(seat) if seat >= 0 else None
            names = list(course.record.seats)
        options = prompt.options if prompt else ()
        marked = sorted({name for one in options for name in (one.key, *one.targets)})

        def question() -> Question:
            return questions.Drawing(room.deed.game, view, names, seat, marked, width, tongue)

        return await self._made(request, key, question, "text/plain; charset=utf-8")

    async def _text_of_step(
        self, request: Request, room: Room, width: int, tongue: str
    ) -> Response:
        record = await _finished(room)
        step = min(max(_number(request, "step", 0), 0), _steps(room))
        key = (*_edition(room), "text", "step", step, width, tongue)

        def question() -> Question:
            return questions.DrawingStep(self._text(room, record), step, width, tongue)

        return await self._made(request, key, question, "text/plain; charset=utf-8")

    async def _made(
        self, request: Request, key: Key, question: Callable[[], Question], type: str
    ) -> Response:
        return await _sent(request, await self._think(key, question), type)

    def _text(self, room: Room, record: Callable[[], Record]) -> str:
        """Give the record of a finished game as text: writing it takes as long as a decision."""
        key = _edition(room)
        text = self._texts.get(key)
        if text is None:
            text = self._texts[key] = record().dump()
            if len(self._texts) > TEXTS:
                self._texts.popitem(last=False)
        return text

    async def _think(self, key: Key, question: Callable[[], Question]) -> Thought:
        return await thought_of(self._readers.think(key, question))


class _Outline(msgspec.Struct):
    """A game as it is outlined."""

    steps: int
    turns: list[wire.Turn]
    tags: dict[str, str]


async def thought_of(thinking: Awaitable[Thought]) -> Thought:
    """Wait for a thought; Fault if there is none."""
    try:
        return await thinking
    except Busy as wrong:
        raise Fault(429, "too-fast", str(wrong)) from wrong
    except Stuck as wrong:
        raise Fault(503, "unknown", "this did not work: try again in a moment") from wrong


async def _sent(
    request: Request, thought: Thought, type: str, headers: dict[str, str] | None = None
) -> Response:
    """Send what was made, packed if the browser can unpack it."""
    named = {"Cache-Control": "no-store", "Vary": "Accept-Encoding", **(headers or {})}
    body = thought.body
    if thought.is_packed and "gzip" in request.headers.get("accept-encoding", ""):
        named["Content-Encoding"] = "gzip"
    elif thought.is_packed:
        body = await asyncio.to_thread(gzip.decompress, body)
    return Response(body, headers=named, media_type=type)


def _edition(room: Room) -> tuple[int | str, ...]:
    """Give what tells the work about a room from that about others, and about other names in it."""
    return room.deed.id, room.deed.code, *(seat.name for seat in room.deed.seats)


def _steps(room: Room) -> int:
    return len(room.course.record.actions) if room.course else 0


def _looking(course: Course, own: tuple[int, ...]) -> int:
    """Give the own seat to look from if none is named: who must decide, else the first."""
    deciding = [seat for seat in own if course.state.awaits(seat)]
    return next(iter([*deciding, *own]), SPECTATOR)


def _number(request: Request, name: str, default: int) -> int:
    text = request.query_params.get(name)
    if text is None or text == "":
        return default
    if not text.removeprefix("-").isdecimal() or len(text) > 9:
        raise Fault(400, "bad-request", f"{name}: expected a whole number")
    return int(text)


async def _finished(room: Room) -> Callable[[], Record]:
    """Give what writes the record of a room; Fault while the game goes on, for the seed is secret.

    A game that is over stays as it is, so the record may be written when it is wanted.
    """
    async with room.lock:
        course = room.course
        if course is None or not course.is_over:
            raise Fault(409, "playing", "the record is open when the game is over")
        return course.written
