"""The addresses of puzzles: which there are, one to look at, a hint, and what an answer costs.

Nothing is kept of anybody here: who has solved what is known to their browser. Puzzles come with
Grani and never change while the server runs, so that each is made ready once.
"""

from __future__ import annotations

import asyncio
from datetime import date
from functools import lru_cache

import msgspec
from msgspec import Raw
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grani.core.position import to_id
from grani.puzzles.puzzle import Puzzle, collection, find, of_day, with_puzzles
from grani.server.context import Context
from grani.server.days import today
from grani.server.errors import HttpError
from grani.server.puzzle_wire import (
    PuzzleAnswer,
    PuzzleCost,
    PuzzleHint,
    PuzzleInfo,
    PuzzleJudged,
    PuzzleList,
    PuzzleShown,
)
from grani.server.responses import json_response, read_body
from grani.server.review_wire import ReviewWhy
from grani.server.study_api import answer_of
from grani.server.views import prompt_to_send
from grani.server.wire import Play
from grani.server.worker_cache import Busy
from grani.server.worker_messages import ReasonsOfAnswer, TemptingOption
from grani.server.worker_pool import WorkerFailed

MOST_SHOWN = 1000
DAYS = 2
"""Lists that are remembered: today's, and at midnight yesterday's."""


def routes(context: Context) -> list[Route]:
    """Give the addresses of this module."""
    api = PuzzlesApi(context)
    return [
        Route("/api/puzzles", context.with_guest(api.all), methods=["GET"]),
        Route("/api/puzzles/{id}", context.with_guest(api.one), methods=["GET"]),
        Route("/api/puzzles/{id}", context.with_guest(api.judge), methods=["POST"]),
        Route("/api/puzzles/{id}/hint", context.with_guest(api.hint), methods=["GET"]),
    ]


class PuzzlesApi:
    """The endpoints."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._workers = context.lobby.study_workers

    async def all(self, request: Request) -> Response:
        """Which puzzles are there, and which are today's?"""
        await self._context.count_study(request)
        # Elsewhere than in the loop: the first time, files are read.
        return json_response(Raw(await asyncio.to_thread(_listed, today())))

    async def one(self, request: Request) -> Response:
        """What does the table of this puzzle look like?"""
        await self._context.count_study(request)
        puzzle = await self._puzzle(request)
        return json_response(Raw(await asyncio.to_thread(_shown, puzzle.id)))

    async def judge(self, request: Request) -> Response:
        """What does this answer cost?"""
        await self._context.count_study(request)
        puzzle = await self._puzzle(request)
        answer = await read_body(request, PuzzleAnswer)
        if puzzle.judged(answer.action) is None:
            raise HttpError(400, "illegal", "the puzzle has no such option")
        return json_response(
            PuzzleJudged(
                right=answer.action == puzzle.answer,
                answer=puzzle.answer,
                worth=puzzle.worth,
                costs=[PuzzleCost(one.action, one.cost, one.error) for one in puzzle.options],
                missed=puzzle.missed,
                games=2 * sum(one.games for one in puzzle.options),
                position=await asyncio.to_thread(_position, puzzle.id),
                why=await self._why(puzzle, answer.action),
            )
        )

    async def hint(self, request: Request) -> Response:
        """What tempts, and is not the answer?"""
        await self._context.count_study(request)
        puzzle = await self._puzzle(request)
        key = ("puzzle-hint", puzzle.id)
        made = await answer_of(self._workers.ask(key, lambda: TemptingOption(puzzle.id)))
        return json_response(PuzzleHint(made.action))

    async def _why(self, puzzle: Puzzle, action: int) -> ReviewWhy | None:
        """Ask for reasons; None if nobody has time for them: an answer is judged all the same."""
        key = ("puzzle-why", puzzle.id, action)
        try:
            made = await self._workers.ask(key, lambda: ReasonsOfAnswer(puzzle.id, action))
        except (Busy, WorkerFailed):
            return None
        return msgspec.json.decode(made.body, type=ReviewWhy)

    async def _puzzle(self, request: Request) -> Puzzle:
        puzzle = await asyncio.to_thread(find, str(request.path_params["id"]))
        if puzzle is None:
            raise HttpError(404, "unknown", "there is no such puzzle")
        return puzzle


@lru_cache(DAYS)
def _listed(day: date) -> bytes:
    found = [of_day(game, day) for game in with_puzzles()]
    return msgspec.json.encode(
        PuzzleList(
            [_info(one) for game in with_puzzles() for one in collection(game)],
            day.isoformat(),
            [_info(one) for one in found if one],
        )
    )


def _info(puzzle: Puzzle) -> PuzzleInfo:
    return PuzzleInfo(puzzle.id, puzzle.game, puzzle.level + 1, list(puzzle.open_themes))


@lru_cache(MOST_SHOWN)
def _position(id: str) -> str:
    puzzle = find(id)
    assert puzzle is not None, "it was found before"
    return to_id(puzzle.state())


@lru_cache(MOST_SHOWN)
def _shown(id: str) -> bytes:
    """Make ready what is shown of a puzzle: everything but the answer."""
    puzzle = find(id)
    assert puzzle is not None, "it was found before"
    state = puzzle.state()
    prompt = state.prompt(puzzle.seat)
    assert prompt is not None, "a puzzle is a decision"
    play = Play(
        view=Raw(msgspec.json.encode(state.view(puzzle.seat))),
        focus=puzzle.seat,
        prompts=[prompt_to_send(prompt, puzzle.id)],
        waiting=[puzzle.seat],
        undo={},
        deadline=None,
    )
    return msgspec.json.encode(
        PuzzleShown(
            puzzle.id,
            puzzle.game,
            puzzle.level + 1,
            list(puzzle.open_themes),
            int(state.seats),
            play,
        )
    )
