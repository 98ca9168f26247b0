"""The address of one's own games added up: what dice gave, where it went wrong.

``GET /api/mine/reviews`` adds up the quick reviews that are kept of the guest's finished games, the
latest first, ``MOST_GAMES`` at most, and names the rooms that have none yet: the page asks for
those one by one (``review_api``, with its limits), and then for the sum once more. What counts of
a review is kept at hand, so that asking again and again costs next to nothing. Games in which
several people shared the guest's screen, or in which a bot stood in to the end, do not count:
nobody could say whose decisions they were. Nor do those that went on from a position.
``review_wire`` has the types.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grani.core.record import FROM_POSITION
from grani.core.registry import games
from grani.review.career import Reviewed, essence, groups
from grani.review.keeping import edition
from grani.review.scales import PARTS, QUICK
from grani.server.api import MOST_MINE
from grani.server.context import Context
from grani.server.kept_reviews import kept_reviews
from grani.server.responses import json_response
from grani.server.review_wire import Career, CareerGroup
from grani.server.reviews import SEED
from grani.server.stored_room import StoredRoom
from grani.server.views import own_seats

MOST_GAMES = 60
"""Games that are added up: as many as a guest may have reviewed within an hour."""
MOST_MISTAKES = 24
BREATH = 0.005
"""Seconds between two reviews that are read."""
AT_HAND = 2000
"""Reviews of which the essence is kept at hand, some kilobytes each."""
PERSON = "you"
Edition = tuple[int, str]
"""A game's number, and how it was reviewed."""


def routes(context: Context) -> list[Route]:
    """Give the addresses of this module."""
    api = CareerApi(context)
    return [Route("/api/mine/reviews", context.with_guest(api.mine), methods=["GET"])]


class CareerApi:
    """The endpoint."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._at_hand: OrderedDict[Edition, dict[str, Any]] = OrderedDict()
        self._reading = asyncio.Lock()

    async def mine(self, request: Request) -> Response:
        """What do my games come to?"""
        await self._context.count_study(request)
        guest = self._context.guest(request)
        rooms = await self._context.store.rooms_of(guest, MOST_MINE, only_over=True)
        own = [one.stored for one in rooms if _counts(one.stored, guest)][:MOST_GAMES]
        # Elsewhere than in the loop: the first time, weights are read, and reviews are long.
        editions = await asyncio.to_thread(_editions, own)
        kept = await self._essences(editions)
        missing = [stored.code for stored in own if stored.id not in kept]
        told = await asyncio.to_thread(_added_up, own, kept, guest)
        return json_response(Career(PARTS, [_told(group) for group in told], missing))

    async def _essences(self, editions: dict[int, str]) -> dict[int, dict[str, Any]]:
        """Give what counts of the reviews that there are, by game."""
        found: dict[int, dict[str, Any]] = {}
        # One reader at a time, a review at a time: tables get their turn in between.
        async with self._reading:
            for game, name in editions.items():
                if (known := self._at_hand.get((game, name))) is not None:
                    self._at_hand.move_to_end((game, name))
                    found[game] = known
            unread = {game: name for game, name in editions.items() if game not in found}
            kept = await kept_reviews(self._context.store, QUICK, unread) if unread else {}
            for game, body in kept.items():
                found[game] = self._at_hand[game, editions[game]] = await asyncio.to_thread(
                    _essence, body
                )
                await asyncio.sleep(BREATH)
            while len(self._at_hand) > AT_HAND:
                self._at_hand.popitem(last=False)
        return found


def _counts(stored: StoredRoom, guest: str) -> bool:
    seats = own_seats(stored, guest)
    if stored.game not in games():
        return False
    if stored.trouble or FROM_POSITION in stored.setup or len(seats) != 1:
        return False
    return not stored.seats[seats[0]].stand_in


def _editions(rooms: list[StoredRoom]) -> dict[int, str]:
    by_game = {game: edition(game, QUICK, SEED) for game in {room.game for room in rooms}}
    return {room.id: by_game[room.game] for room in rooms}


def _essence(packed: bytes) -> dict[str, Any]:
    return essence(msgspec.json.decode(gzip.decompress(packed)))


def _added_up(
    rooms: list[StoredRoom], kept: dict[int, dict[str, Any]], guest: str
) -> list[dict[str, Any]]:
    def reviewed() -> Iterator[tuple[Reviewed, int]]:
        for stored in rooms:
            if stored.id in kept:
                kinds = tuple(seat.player or PERSON for seat in stored.seats)
                yield Reviewed(stored.code, kept[stored.id], kinds), own_seats(stored, guest)[0]

    return groups(reviewed())


def _told(group: dict[str, Any]) -> CareerGroup:
    worst = group["mistakes"][:MOST_MISTAKES]
    mistakes = [
        {("code" if key == "path" else key): value for key, value in mistake.items()}
        for mistake in worst
    ]
    return msgspec.convert({**group, "mistakes": mistakes}, CareerGroup)
