"""The addresses of reviews: of finished games, and of records that somebody brings.

``GET /api/rooms/{code}/review?speed=quick|standard|deep`` is the review of a room's game, once that
is over; whoever may see the game may see it. The first who asks has it begun. An answer comes after
at most ``Settings.review_wait`` seconds: 200 with a ``Review`` when it is there, else 202 with a
``ReviewProgress``, and the page asks again, at once if it likes. The review is kept with the game,
and so is what an unfinished one has found: it goes on when it is asked for, whatever happened in
between. Whoever has no seat in the game cannot begin a deep one (403).

``POST /api/reviews`` brings a record, as JSON: 201 with an ``UploadedRecord`` if it can be
replayed, 400 (``record``) if not, 413 beyond ``Limits.body``.
``GET /api/reviews/{id}?speed=quick|standard`` then answers as above; 404 says that the record is
forgotten (``brought_records``) and must be brought again. A deep review of a record is for
``grani review``.
``GET /api/reviews/{id}/picture.svg?step=`` is the table of such a record as a picture; that of a
room's game is in ``study_api``.

All work is done by workers (``reviews``), which believe nothing that is in a record. 429 says that
a guest or an address has too many reviews under way or has begun too many within an hour, or that
the server has.
``review_wire`` has the types; the words for sorts, terms, grades and titles are in ``review.ftl``.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grani.bots.evaluator import MOST_SEATS
from grani.review.keeping import edition
from grani.server.brought_records import Brought, home_of, keep, text_of
from grani.server.context import Context, address
from grani.server.errors import HttpError
from grani.server.kept_reviews import Place
from grani.server.rate_limits import subnet
from grani.server.responses import json_response
from grani.server.review_wire import ReviewProgress, Speed, UploadedRecord
from grani.server.reviews import ORDER, SEED, Job
from grani.server.study_api import JSON, SVG, answer_of, drawn, finished, number, sent
from grani.server.views import own_seats
from grani.server.worker_cache import Busy
from grani.server.worker_messages import Answer, CheckedRecord, CheckRecord, DrawPicture
from grani.server.worker_pool import WorkerFailed

DEEP: Speed = "deep"
MOST_ACTIONS = 5000
"""Actions of a record that is brought: no game of ours has half as many."""
FORGOTTEN = "this record is not here any more: bring it again"


def routes(context: Context) -> list[Route]:
    """Give the addresses of this module."""
    api = ReviewApi(context)
    return [
        Route("/api/rooms/{code}/review", context.with_guest(api.of_room), methods=["GET"]),
        Route("/api/reviews", context.with_guest(api.bring), methods=["POST"]),
        Route("/api/reviews/{id}", context.with_guest(api.of_record), methods=["GET"]),
        Route("/api/reviews/{id}/picture.svg", context.with_guest(api.picture), methods=["GET"]),
    ]


class ReviewApi:
    """The endpoints."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._reviews = context.lobby.reviews

    async def of_room(self, request: Request) -> Response:
        """The review of a room's game, or how far it is."""
        await self._context.count_study(request)
        room = await self._context.room(request)
        speed = _speed(request)
        record = await finished(room)
        # Elsewhere than in the loop: the first time, weights are read.
        name = await asyncio.to_thread(edition, room.stored.game, speed, SEED)
        place = Place(self._context.store, room.stored.id, speed, name)
        kept = await place.review()
        if kept is not None:
            return await sent(request, Answer(body=kept, is_packed=True), JSON)
        made = self._reviews.made((room.stored.id, speed))
        if made is not None:
            return await sent(request, made, JSON)
        if speed == DEEP and not own_seats(room.stored, self._context.guest(request)):
            raise HttpError(403, "not-your-seat", "a deep review is for those who played")

        def job() -> Job:
            who = self._context.guest(request), subnet(address(request))
            return Job((room.stored.id, speed), *who, record().dump(), speed, place)

        return await self._told(request, (room.stored.id, speed), job)

    async def bring(self, request: Request) -> Response:
        """Take a record that somebody brings, if it is one."""
        await self._context.count_study(request)
        try:
            text = (await request.body()).decode()
        except UnicodeDecodeError:
            raise HttpError(400, "record", "the record is no text") from None
        with self._context.studying(request):
            asked = self._context.lobby.study_workers.ask_once(CheckRecord(text, MOST_ACTIONS))
            checked = await answer_of(asked)
        if checked.wrong:
            raise HttpError(400, "record", checked.wrong)
        told = msgspec.json.decode(checked.body, type=CheckedRecord)
        if len(told.names) > MOST_SEATS:
            raise HttpError(400, "crowd", f"games of at most {MOST_SEATS} can be reviewed")
        home = home_of(self._context.store.secret, subnet(address(request)))
        brought = Brought(told.id, self._context.guest(request), home)
        await keep(self._context.store, brought, told.packed)
        return json_response(
            UploadedRecord(told.id, told.game, told.names, told.steps, told.finished), 201
        )

    async def of_record(self, request: Request) -> Response:
        """The review of a record that was brought, or how far it is."""
        await self._context.count_study(request)
        speed = _speed(request)
        if speed == DEEP:
            raise HttpError(400, "bad-request", "deep reviews are kept with games of this server")
        id = str(request.path_params["id"])
        made = self._reviews.made((id, speed))
        if made is not None:
            return await sent(request, made, JSON)
        job = self._reviews.find((id, speed))
        text = await text_of(self._context.store, id) if job is None else job.record
        if text is None:
            raise HttpError(404, "record", FORGOTTEN)
        who = self._context.guest(request), subnet(address(request))
        return await self._told(
            request, (id, speed), lambda: Job((id, speed), *who, text, speed, None)
        )

    async def picture(self, request: Request) -> Response:
        """The table of a record that was brought as a picture, as it was after some actions."""
        await self._context.count_study(request)
        id = str(request.path_params["id"])
        text = await text_of(self._context.store, id)
        if text is None:
            raise HttpError(404, "record", FORGOTTEN)
        step = max(number(request, "step", 0), 0)
        how = drawn(request)
        asked = self._context.lobby.study_workers.ask(
            ("brought", id, "picture", step, *how), lambda: DrawPicture(text, step, *how)
        )
        return await sent(request, await answer_of(asked), SVG)

    async def _told(
        self, request: Request, key: tuple[int | str, str], make: Callable[[], Job]
    ) -> Response:
        """Send a review as soon as it is there, else how far it is by then."""
        job = self._reviews.find(key) or self._begin(request, make)
        try:
            async with asyncio.timeout(self._context.settings.review_wait):
                answer = await asyncio.shield(job.result)
        except TimeoutError:
            ahead = self._reviews.ahead_of(job)
            told = ReviewProgress(job.speed, job.reviewed, job.steps, ahead)
            return json_response(told, 202)
        except WorkerFailed as wrong:
            raise HttpError(503, "unknown", "the review failed: ask again to go on") from wrong
        except Busy as wrong:
            raise HttpError(429, "too-fast", str(wrong)) from wrong
        return await sent(request, answer, JSON)

    def _begin(self, request: Request, make: Callable[[], Job]) -> Job:
        who = self._context.guest(request), address(request)
        allowed = self._context.allowed.reviews
        if not allowed.has_left(*who):
            raise HttpError(429, "too-fast", "too many reviews: try again later")
        try:
            job = self._reviews.begin(make())
        except Busy as wrong:
            raise HttpError(429, "too-fast", str(wrong)) from wrong
        allowed.take(*who)
        return job


def _speed(request: Request) -> Speed:
    asked = request.query_params.get("speed", ORDER[0])
    for speed in ORDER:
        if speed == asked:
            return speed
    raise HttpError(400, "bad-request", f"speed: one of {', '.join(ORDER)}")
