"""The addresses of the game of the day: which there are, how they went, and playing one's own."""

from __future__ import annotations

import asyncio
from datetime import date, timedelta

from sqlalchemy.exc import IntegrityError
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grani.bots import bot_names
from grani.core.game import Game
from grani.core.registry import installed
from grani.locales import language
from grani.server import wire
from grani.server.context import Context
from grani.server.days import (
    OPEN_FOR,
    Days,
    Own,
    closes,
    is_open,
    lead,
    own_code,
    read_days,
    seed_of,
    today,
)
from grani.server.errors import HttpError, Refusal
from grani.server.game_loading import UnreadableGame
from grani.server.names import bot_name, person_name, spoken
from grani.server.responses import json_response
from grani.server.stored_room import Seat

RIVAL = "hard"
"""The bot on every other seat of a game that nobody plays alone."""
ROWS = 30
"""Places of the table of a day that are told; the rest are counted."""


def routes(context: Context) -> list[Route]:
    """Give the addresses of this module."""
    api = DaysApi(context)
    return [
        Route("/api/days", context.with_guest(api.days), methods=["GET"]),
        Route("/api/days/{game}/{day}", context.with_guest(api.play), methods=["POST"]),
    ]


class DaysApi:
    """The endpoints."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def days(self, request: Request) -> Response:
        """Which games of the day can be played, and how did they go?"""
        await self._context.count_study(request)
        guest = self._context.guest(request)
        last = today()
        known = [(last - timedelta(days=back)).isoformat() for back in range(OPEN_FOR)]
        games = daily_games()
        found = await self._context.store.read(lambda rows: read_days(rows, known[-1], guest))
        told = [_told(game, day, found) for day in known for game in games]
        return json_response(told)

    async def play(self, request: Request) -> Response:
        """Open my game of a day: a new one, or the one that I have."""
        await self._context.count_study(request)
        game = next((one for one in daily_games() if one.id == request.path_params["game"]), None)
        if game is None:
            raise HttpError(404, "game", "there is no game of the day of this")
        day = _day(str(request.path_params["day"]))
        guest = self._context.guest(request)
        code = await self._own(game.id, day, guest)
        if not code:
            self._context.count_room(request)
            try:
                code = await self._open(request, game, day, guest)
            except IntegrityError:
                # Another window of the same guest was quicker.
                code = await self._own(game.id, day, guest)
        await self._start(code)
        return json_response(wire.Opened(code), 201)

    async def _own(self, game: str, day: str, guest: str) -> str:
        return await self._context.store.read(lambda rows: own_code(rows, game, day, guest))

    async def _open(self, request: Request, game: Game, day: str, guest: str) -> str:
        wanted = spoken(request.headers.get("accept-language", ""))
        words = await asyncio.to_thread(language, wanted)
        own = await self._context.store.name_of(guest) or person_name(words, 0)
        seats = [Seat("person", guest, own, ready=True)]
        for number in range(1, game.min_seats):
            seats.append(Seat("bot", name=bot_name(words, number), bot=RIVAL, ready=True))
        setup = game.setup_data(len(seats), game.daily_setup)
        seed = seed_of(self._context.store.secret, game.id, day)
        room = await self._context.lobby.open_day(game, setup, seats, guest, seed, day)
        return room.stored.code

    async def _start(self, code: str) -> None:
        """Begin the game of a room, if that has not been done."""
        try:
            room = await self._context.lobby.find(code)
        except UnreadableGame:
            return  # Begun under other rules, or damaged: its room says so.
        if room is None:
            raise HttpError(404, "no-room", "there is no such room")
        try:
            async with room.lock:
                if room.game is None:
                    await room.begin()
        except Refusal as wrong:
            raise HttpError(503, wrong.code, wrong.reason) from wrong
        room.driver.wake()


def _day(text: str) -> str:
    """Read a day that can be played now; HttpError if it is none, or past, or still to come."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise HttpError(404, "day", "this is no day") from None
    if day > today() or not is_open(day.isoformat()):
        raise HttpError(404, "day", f"a game of the day can be played for {OPEN_FOR} days")
    return day.isoformat()


def daily_games() -> list[Game]:
    """Give the games that have a game of the day here."""
    return [
        game
        for game in installed()[0]
        if game.daily_setup and (game.min_seats == 1 or RIVAL in bot_names(game.id))
    ]


def _told(game: Game, day: str, found: Days) -> wire.DayGame:
    results = sorted(
        found.results.get((game.id, day), []), key=lambda one: lead(one[0]), reverse=True
    )
    own = found.own.get((game.id, day), Own("", ()))
    rows: list[wire.DayRow] = []
    above = 0
    for scores, times in results:
        if rows and lead(tuple(rows[-1].scores)) == lead(scores):
            # As good by another way: both share the place.
            rows.append(wire.DayRow(rows[-1].place, list(scores), times))
        else:
            rows.append(wire.DayRow(above + 1, list(scores), times))
        above += times
    place = next((row.place for row in rows if tuple(row.scores) == own.scores), 0)
    shown = [row for number, row in enumerate(rows) if number < ROWS or row.place == place]
    return wire.DayGame(
        game=game.id,
        day=day,
        closes=closes(day),
        rivals=[RIVAL] * (game.min_seats - 1),
        score_parts=game.score_parts,
        code=own.code,
        scores=list(own.scores),
        place=place,
        played=above,
        table=shown,
    )
