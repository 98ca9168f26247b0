"""The page of hosts: the same orders as ``grani admin``, by the same functions; and what everybody
is told by them."""

from __future__ import annotations

import logging
from functools import partial

import msgspec
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grani.server import admin_wire as wire, moderation, overview
from grani.server.context import Context
from grani.server.errors import HttpError
from grani.server.moderation import BadOrder
from grani.server.responses import json_response
from grani.server.retention import read_duration

log = logging.getLogger("grani.server")
_orders = msgspec.json.Decoder(wire.Order)
LONGEST = 100
"""Signs of a word by which rooms are looked for."""


def routes(context: Context) -> list[Route]:
    """Give the addresses of this module."""
    api = AdminApi(context)
    return [
        Route("/api/notices", context.with_guest(api.notices), methods=["GET"]),
        Route("/api/admin", context.with_guest(api.look), methods=["GET"]),
        Route("/api/admin/orders", context.with_guest(api.order), methods=["POST"]),
    ]


class AdminApi:
    """The endpoints."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def notices(self, _: Request) -> Response:
        """What do the hosts of the server tell everybody?"""
        return json_response(self._context.lobby.moderator.told)

    async def look(self, request: Request) -> Response:
        """What is there to see for a host of the server?"""
        self._context.must_be_host(request)
        return await self._seen(request)

    async def order(self, request: Request) -> Response:
        """Carry out an order of a host of the server."""
        self._context.must_be_host(request)
        try:
            order = _orders.decode(await request.body())
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
            raise HttpError(400, "bad-request", str(wrong)) from None
        try:
            await self._context.store.write(partial(carry_out, order=order))
        except BadOrder as wrong:
            raise HttpError(400, wrong.code, str(wrong)) from wrong
        log.info("host %s: %s", self._context.guest(request)[:8], type(order).__name__)
        await self._context.lobby.moderator.look()
        return await self._seen(request)

    async def _seen(self, request: Request) -> Response:
        status = request.query_params.get("status", "")[:LONGEST]
        find = request.query_params.get("find", "").strip()[:LONGEST]
        read = self._context.store.read
        return json_response(await read(partial(seen, status=status, find=find)))


def carry_out(connection: Connection, order: wire.Order) -> None:
    """Carry out an order; BadOrder, or HttpError, if that cannot be."""
    match order:
        case wire.CloseRoom():
            moderation.close(connection, order.code, order.why)
        case wire.ReopenRoom():
            moderation.reopen(connection, order.code)
        case wire.BanSomebody():
            moderation.ban(connection, order.whom, _seconds(order.duration), order.why)
        case wire.UnbanSomebody():
            moderation.unban(connection, order.whom)
        case wire.TellAll():
            moderation.announce(connection, order.text, _seconds(order.duration))
        case wire.WithdrawNotice():
            moderation.withdraw(connection, order.id)
        case wire.PauseGames():
            (moderation.pause if order.on else moderation.go_on)(connection)
        case wire.ChangeHost():
            (moderation.make_host if order.on else moderation.drop_host)(connection, order.guest)


def seen(connection: Connection, status: str = "", find: str = "") -> wire.Admin:
    """Read all that hosts see."""
    terms = overview.read_terms(connection)
    return wire.Admin(
        rooms=[
            wire.AdminRoom(
                room.code,
                room.game,
                room.status,
                room.names,
                room.guests,
                room.host,
                room.updated,
                room.is_closed,
                room.why,
            )
            for room in overview.rooms(connection, status, find)
        ],
        bans=[
            wire.AdminBan(one.whom, one.why, one.until, one.at)
            for one in moderation.bans(connection)
        ],
        notices=[
            wire.AdminNotice(one.id, one.text, one.until)
            for one in moderation.announcements(connection)
        ],
        hosts=[wire.AdminHost(guest, name) for guest, name in moderation.hosts(connection)],
        terms=[
            wire.AdminTerm(
                one.option, one.seconds, one.rooms, one.within_day, one.within_month, one.first
            )
            for one in (overview.coming(connection, terms) if terms else [])
        ],
        paused=moderation.paused_since(connection),
    )


def _seconds(text: str) -> float:
    try:
        return read_duration(text or "0")
    except ValueError as wrong:
        raise HttpError(400, "duration", str(wrong)) from None
