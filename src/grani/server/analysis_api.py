"""The addresses of the analysis board: any position, played on freely and judged.

``analysis_wire`` says what is asked and answered. Nothing is kept of anybody. Games that are still
played cannot be looked at here: their players would get advice, and their dice are secret.
Work is done by workers: steps by those of replays, worths by one of their own. A first look comes
before all sharper ones, of which one is worked on at a time; of steps as of worths a guest may have
``MOST_OF_GUEST`` under way, an address ``MOST_OF_HOME``.
"""

from __future__ import annotations

import asyncio
import secrets
from contextlib import nullcontext

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grani.core.record import Record
from grani.core.registry import game as registered
from grani.server.analysis_wire import LOOKS, Analysing, Judging
from grani.server.brought_records import text_of
from grani.server.context import MOST_OF_GUEST, MOST_OF_HOME, Context, address
from grani.server.errors import HttpError
from grani.server.rate_limits import Places
from grani.server.responses import json_response, read_body
from grani.server.study_api import JSON, answer_of, finished, sent
from grani.server.worker_messages import AnalysePosition, Answer, JudgePosition, PreviewSetup

STROKE = 7
"""How many times as long as until a first hint one look takes at most: others wait for no more."""
SPAN = (1, 3, *(10 + STROKE * look for look in range(LOOKS - 2)))
"""How many times as long as a first hint a position has been thought about after each look."""


def routes(context: Context) -> list[Route]:
    """Give the addresses of this module."""
    api = AnalysisApi(context)
    return [
        Route("/api/analysis", context.with_guest(api.analyse), methods=["POST"]),
        Route("/api/analysis/record", context.with_guest(api.record), methods=["POST"]),
        Route("/api/analysis/worth", context.with_guest(api.worth), methods=["POST"]),
    ]


class AnalysisApi:
    """The endpoints."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._places = Places(MOST_OF_GUEST, MOST_OF_HOME)
        self._sharpening = asyncio.Lock()

    async def analyse(self, request: Request) -> Response:
        """What does this position look like after these moves?"""
        await self._context.count_study(request)
        wanted = await read_body(request, Analysing)
        source: str | dict[str, object] = wanted.position
        is_record = False
        if wanted.room:
            room = await self._context.find(request, wanted.room, self._context.guest(request))
            source, is_record = (await finished(room))().dump(), True
        elif wanted.record:
            source, is_record = await self._brought(wanted.record), True
        elif wanted.game:
            source, is_record = await self._new_game(request, wanted), True
        return await self._analysed(request, wanted, source, is_record)

    async def record(self, request: Request) -> Response:
        """What does the position of this record look like?"""
        await self._context.count_study(request)
        try:
            text = (await request.body()).decode()
        except UnicodeDecodeError:
            raise HttpError(400, "record", "the record is no text") from None
        word = request.query_params.get("step", "")
        step = int(word) if word.isdecimal() and len(word) < 7 else None
        return await self._analysed(request, Analysing(step=step, whole=True), text, is_record=True)

    async def worth(self, request: Request) -> Response:
        """What is this position worth, and what are its options?"""
        wanted = await read_body(request, Judging)
        guest, home = self._context.guest(request), address(request)
        if not self._context.allowed.judgements.take(guest, home):
            raise HttpError(429, "too-fast", "too much at once: wait a moment")
        settings = self._context.settings
        seconds = settings.hint_seconds * SPAN[wanted.look - 1]

        def question() -> JudgePosition:
            seed = secrets.randbits(31)
            return JudgePosition(
                wanted.position,
                wanted.seat,
                seed,
                seconds,
                settings.hint_seconds * STROKE,
                settings.hint_patience,
            )

        key = ("judge", wanted.position, wanted.seat, wanted.look)
        if not self._places.take(guest, home):
            raise HttpError(429, "too-fast", "too much at once: wait a moment")
        try:
            async with nullcontext() if wanted.look == 1 else self._sharpening:
                asked = self._context.lobby.judge_workers.ask(key, question)
                return await _told(request, await answer_of(asked))
        finally:
            self._places.leave(guest, home)

    async def _brought(self, id: str) -> str:
        text = await text_of(self._context.store, id)
        if text is None:
            raise HttpError(404, "record", "this record is not here any more: bring it again")
        return text

    async def _new_game(self, request: Request, wanted: Analysing) -> str:
        """Write the record of a game that has not begun, whose position is the first."""
        try:
            game = registered(wanted.game)
        except KeyError as wrong:
            raise HttpError(400, "game", str(wrong.args[0])) from None
        question = PreviewSetup(game.id, wanted.seats, wanted.setup, wanted.house)
        with self._context.studying(request):
            made = await answer_of(self._context.lobby.study_workers.ask_once(question))
        if made.wrong:
            raise HttpError(400, "setup", made.wrong)
        setup = msgspec.json.decode(made.body, type=dict[str, object])
        return Record.of(game, setup, [""] * wanted.seats).dump()

    async def _analysed(
        self,
        request: Request,
        wanted: Analysing,
        source: str | dict[str, object],
        is_record: bool,
    ) -> Response:
        if isinstance(source, str) and not is_record and not source.strip():
            raise HttpError(400, "bad-request", "position: missing")
        question = AnalysePosition(
            source,
            is_record,
            wanted.step,
            is_record and wanted.whole,
            wanted.moves,
            wanted.seat,
            wanted.then,
            wanted.data,
            secrets.randbits(31),
        )
        with self._context.studying(request):
            made = await answer_of(self._context.lobby.study_workers.ask_once(question))
        return await _told(request, made)


async def _told(request: Request, made: Answer) -> Response:
    """Send an answer, or what is wrong with the position."""
    if made.wrong:
        return json_response(msgspec.Raw(made.body), 400)
    return await sent(request, made, JSON)
