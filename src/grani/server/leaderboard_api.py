"""The addresses of ratings: the leaderboards, if the host wants them, and those of one table."""

from __future__ import annotations

import asyncio
from itertools import groupby

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grani.locales import language
from grani.server.account_wire import Board, Ranked
from grani.server.context import Context
from grani.server.errors import HttpError
from grani.server.names import person_name, spoken
from grani.server.ratings import Standing, seat_ratings, standings
from grani.server.responses import json_response

MOST_ROWS = 100
"""Rows of a board that are told, and one's own."""


def routes(context: Context) -> list[Route]:
    """Give the addresses of this module."""
    api = LeaderboardApi(context)
    return [
        Route("/api/leaderboard", context.with_guest(api.boards), methods=["GET"]),
        Route("/api/rooms/{code}/ratings", context.with_guest(api.of_room), methods=["GET"]),
    ]


class LeaderboardApi:
    """The endpoints."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def boards(self, request: Request) -> Response:
        """Who is how strong, in which game?"""
        await self._context.count_study(request)
        if not self._context.settings.leaderboard:
            raise HttpError(404, "leaderboard", "this server has no leaderboard")
        found = await self._context.store.read(standings)
        wanted = spoken(request.headers.get("accept-language", ""))
        words = await asyncio.to_thread(language, wanted)
        nobody = person_name(words, 0)
        guest = self._context.guest(request)
        found.sort(key=lambda one: (one.game, one.seats))
        told = [
            Board(game, seats, _rows(list(rows), guest, nobody))
            for (game, seats), rows in groupby(found, key=lambda one: (one.game, one.seats))
        ]
        return json_response(told)

    async def of_room(self, request: Request) -> Response:
        """How strong are those at this rated table?"""
        await self._context.count_study(request)
        stored = (await self._context.room(request)).stored
        if not stored.rated:
            raise HttpError(409, "rated", "this game is not rated")
        told = await self._context.store.read(lambda rows: seat_ratings(rows, stored))
        return json_response(told)


def _rows(found: list[Standing], guest: str, nobody: str) -> list[Ranked]:
    """Rank by what is sure: the rating less its deviation."""

    def sure(one: Standing) -> int:
        return one.strength.shown.rating - one.strength.shown.deviation

    ordered = sorted(found, key=lambda one: (-sure(one), one.name, one.bot))
    told: list[Ranked] = []
    for number, one in enumerate(ordered):
        is_equal = number > 0 and sure(ordered[number - 1]) == sure(one)
        place = told[-1].place if is_equal else number + 1
        is_mine = one.guest != "" and one.guest == guest
        name = one.name or ("" if one.bot else nobody)
        told.append(Ranked(place, name, one.bot, is_mine, one.strength.shown, one.played))
    return [row for number, row in enumerate(told) if number < MOST_ROWS or row.mine]
