"""The HTTP side: who one is, which games there are, opening and finding rooms."""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections.abc import Sequence
from hashlib import sha256

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grani.bots import bot_names
from grani.core.game import Game
from grani.core.reading import did_you_mean
from grani.core.record import FROM_POSITION
from grani.core.registry import BrokenGame, game as registered, installed
from grani.locales import LANGUAGES, language, own_words
from grani.server import wire
from grani.server.analysis_wire import Analysed
from grani.server.context import Context
from grani.server.errors import GuestGone, HttpError, Refusal
from grani.server.host_bots import HostBot, known_bots
from grani.server.lessons_api import chapters
from grani.server.names import NAMELESS, apart, bot_name, is_unseen, person_name, spoken, tidy
from grani.server.responses import json_response, read_body
from grani.server.store import RoomDeleted
from grani.server.stored_room import GuestRoom, Seat
from grani.server.study_api import answer_of
from grani.server.views import own_seats
from grani.server.worker_messages import AnalysePosition, PreviewSetup

log = logging.getLogger("grani.server")
MOST_MINE = 300
"""Games of a guest that are listed: all unfinished ones first."""
SETUP_LENGTH = 100


def routes(context: Context) -> list[Route]:
    """Give the addresses of this module."""
    api = Api(context)
    return [
        Route("/api/me", context.with_guest(api.me), methods=["GET"]),
        Route("/api/me", context.with_guest(api.rename), methods=["PUT"]),
        Route("/api/games", context.with_guest(api.games), methods=["GET"]),
        Route("/api/words/{game}/{language}", context.with_guest(api.words), methods=["GET"]),
        Route("/api/preview", context.with_guest(api.preview), methods=["POST"]),
        Route("/api/rooms", context.with_guest(api.open), methods=["POST"]),
        Route("/api/rooms/{code}", context.with_guest(api.room), methods=["GET"]),
        Route("/api/mine", context.with_guest(api.mine), methods=["GET"]),
    ]


class Api:
    """The endpoints; ``context`` knows the guest of a request."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def me(self, request: Request) -> Response:
        """Who am I?"""
        guest = self._context.guest(request)
        name = await self._context.store.name_of(guest)
        return json_response(self._me(request, name))

    def _me(self, request: Request, name: str) -> wire.Me:
        context = self._context
        guest, reach = context.guest(request), context.reach(request)
        return wire.Me(guest, name, reach, context.is_host(request))

    async def rename(self, request: Request) -> Response:
        """I want to be called so."""
        guest = self._context.guest(request)
        name = _name((await read_body(request, wire.Naming)).name)
        self._context.count_name(request)
        await self._context.store.name_guest(guest, name)
        return json_response(self._me(request, name))

    async def games(self, _: Request) -> Response:
        """Which games are there?"""
        infos = []
        for game in installed()[0]:
            try:
                infos.append(_game_info(game, self._context.settings.bots))
            except BrokenGame as wrong:
                log.warning("%s", wrong.args[0])
        return json_response(infos)

    async def words(self, request: Request) -> Response:
        """Which words does a game bring itself, in a language? They are Fluent messages."""
        game = _game(str(request.path_params["game"]))
        code = str(request.path_params["language"])
        if code not in LANGUAGES:
            raise HttpError(404, "unknown", f"there is no language {code!r}")
        body = "".join(own_words(code, game.id).values()).encode()
        tag = f'"{sha256(body).hexdigest()[:24]}"'
        headers = {"ETag": tag, "Cache-Control": "no-cache"}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        return Response(body, headers=headers, media_type="text/plain; charset=utf-8")

    async def preview(self, request: Request) -> Response:
        """What does this set-up look like?"""
        await self._context.count_study(request)
        wanted = await read_body(request, wire.Previewing)
        setup = await self._setup(_game(wanted.game), wanted.seats, wanted.setup, wanted.house)
        return json_response(wire.Preview(setup))

    async def open(self, request: Request) -> Response:
        """Open a room, and begin at once if that is wanted and possible."""
        await self._context.count_study(request)
        wanted = await read_body(request, wire.NewRoom)
        if wanted.public and not self._context.settings.lobby:
            raise HttpError(400, "no-lobby", "this server has no lobby")
        game = _game(wanted.game)
        if wanted.position:
            with self._context.studying(request):
                setup = await self._position(game, len(wanted.seats), wanted.position)
        else:
            setup = await self._setup(game, len(wanted.seats), wanted.setup, wanted.house)
        guest = self._context.guest(request)
        if wanted.rated:
            await self._check_rated(game, wanted, guest)
        seats = await self._seats(request, game, wanted.seats, guest)
        self._context.count_room(request)
        name = wanted.setup if isinstance(wanted.setup, str) else ""
        if wanted.setup is None and not wanted.position:
            name = game.default_setup
        room = await self._context.lobby.open(
            game,
            setup,
            name,
            seats,
            guest,
            wanted.timer,
            rated=wanted.rated,
            public=wanted.public,
            hints=wanted.hints and not wanted.rated,
        )
        if wanted.start and all(seat.kind != "open" for seat in seats):
            try:
                async with room.lock:
                    await room.begin({guest} if wanted.shares else ())
            except Refusal as wrong:
                raise HttpError(503, wrong.code, wrong.reason) from wrong
            except RoomDeleted as gone:
                raise GuestGone from gone
            room.driver.wake()
        return json_response(wire.Opened(room.stored.code), 201)

    async def _check_rated(self, game: Game, wanted: wire.NewRoom, guest: str) -> None:
        """Look whether a room can be rated; HttpError says why not."""
        if not await self._context.store.has_account(guest):
            raise HttpError(403, "account", "rated games are for accounts")
        kinds = [seat.kind for seat in wanted.seats]
        if len(kinds) < 2 or kinds.count("you") != 1 or "here" in kinds:
            raise HttpError(400, "rated", "a rated game is for two or more, with one seat each")
        if wanted.position or wanted.house or isinstance(wanted.setup, dict):
            raise HttpError(400, "rated", "a rated game has a set-up with a name, as it is")
        known = bot_names(game.id)
        if any(seat.kind == "bot" and seat.bot not in known for seat in wanted.seats):
            raise HttpError(400, "rated", "in a rated game bots are levels of the game")

    async def _seats(
        self, request: Request, game: Game, wanted: list[wire.NewSeat], guest: str
    ) -> list[Seat]:
        words = await asyncio.to_thread(
            language, spoken(request.headers.get("accept-language", ""))
        )
        own = await self._context.store.name_of(guest)
        people = sum(seat.kind in ("you", "here") for seat in wanted)
        seats: list[Seat] = []
        bots = 0
        for number, seat in enumerate(wanted):
            name = _name(seat.name)
            if seat.kind == "bot":
                known = known_bots(game.id, self._context.settings.bots)
                if seat.bot not in known:
                    near = did_you_mean(seat.bot, known)
                    raise HttpError(400, "bot", f"no bot {seat.bot!r} for {game.id}{near}")
                bots += 1
                called = name or bot_name(words, bots)
                seats.append(Seat("bot", name=_apart(called, seats), bot=seat.bot, ready=True))
            elif seat.kind == "open":
                seats.append(Seat("open"))
            else:
                default = own if seat.kind == "you" else ""
                default = default or person_name(words, number + 1 if people > 1 else 0)
                seats.append(Seat("person", guest, _apart(name or default, seats), ready=True))
        return seats

    async def _setup(
        self, game: Game, seats: int, setup: wire.Setup, house: list[str]
    ) -> dict[str, object]:
        """Write a set-up out; HttpError says what is wrong with it."""
        if not game.min_seats <= seats <= game.max_seats:
            raise HttpError(400, "seats", f"{game.id} is for {game.min_seats} to {game.max_seats}")
        if isinstance(setup, str) and len(setup) > SETUP_LENGTH:
            raise HttpError(400, "setup", "there is no set-up with so long a name")
        try:
            key = ("preview", game.id, seats, msgspec.json.encode((setup, house)))
        except RecursionError:
            raise HttpError(400, "setup", "the set-up is nested too deeply") from None
        question = PreviewSetup(game.id, seats, setup, house)
        made = await answer_of(self._context.lobby.study_workers.ask(key, lambda: question))
        if made.wrong:
            raise HttpError(400, "setup", made.wrong)
        return msgspec.json.decode(made.body, type=dict[str, object])

    async def _position(self, game: Game, seats: int, position: str) -> dict[str, object]:
        """Write a position out as the set-up of a room; HttpError if nobody can go on from it."""
        question = AnalysePosition(position, False, None, False, [], None, "stop", False, 0)
        made = await answer_of(self._context.lobby.study_workers.ask_once(question))
        if made.wrong:
            raise HttpError(400, "setup", made.wrong)
        body = await asyncio.to_thread(gzip.decompress, made.body) if made.is_packed else made.body
        found = msgspec.json.decode(body, type=Analysed)
        if (found.game, found.seats) != (game.id, seats):
            raise HttpError(400, "seats", f"a position of {found.game} for {found.seats}")
        if found.over:
            raise HttpError(400, "setup", "the game is over in this position")
        return {FROM_POSITION: found.id}

    async def room(self, request: Request) -> Response:
        """What is this room like?"""
        return json_response(await self._context.info(request))

    async def mine(self, request: Request) -> Response:
        """In which rooms do I have a seat?"""
        await self._context.count_study(request)
        guest = self._context.guest(request)
        found = await self._context.store.rooms_of(guest, MOST_MINE)
        return json_response([_my_room(mine, guest) for mine in found])


def _my_room(found: GuestRoom, guest: str) -> wire.MyRoom:
    stored, result = found.stored, found.stored.result
    mine = own_seats(stored, guest)
    return wire.MyRoom(
        code=stored.code,
        game=stored.game,
        setup_name=stored.setup_name,
        status=wire.status(stored.status),
        names=[seat.name for seat in stored.seats],
        bots=[seat.bot for seat in stored.seats],
        mine=list(mine),
        your_turn=any(seat in mine and not stored.seats[seat].player for seat in found.waiting),
        updated=found.updated,
        scores=list(result.scores) if result else [],
        winners=list(result.winners) if result else [],
        trouble=wire.trouble(stored.trouble),
        from_position=FROM_POSITION in stored.setup,
    )


def _name(text: str) -> str:
    """Give a name as it is kept, empty for none; HttpError if nobody could see it."""
    if is_unseen(text):
        raise HttpError(400, "name", NAMELESS)
    return tidy(text)


def _apart(name: str, seats: Sequence[Seat]) -> str:
    return apart(name, [seat.name for seat in seats if seat.name])


def _game(name: str) -> Game:
    try:
        return registered(name)
    except KeyError as wrong:
        raise HttpError(400, "game", str(wrong.args[0])) from None


def _game_info(game: Game, host_bots: Sequence[HostBot]) -> wire.GameInfo:
    return wire.GameInfo(
        id=game.id,
        title=game.title,
        rules=game.rules,
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        setups=game.setups(),
        default_setup=game.default_setup,
        house_rules=game.house_rules(),
        bots=known_bots(game.id, host_bots),
        score_unit=game.score_unit,
        score_parts=game.score_parts,
        lessons=chapters(game.id),
    )
