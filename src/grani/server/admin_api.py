"""The page of hosts: the same orders as ``grani admin``, by the same functions; and what everybody
is told by them. Who looks or orders here has lately shown a passkey (``host_proof``)."""

from __future__ import annotations

import logging
import time
from functools import partial

import msgspec
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grani.server import admin_wire as wire, moderation, overview
from grani.server.accounts import StoredPasskey
from grani.server.context import Context
from grani.server.errors import HttpError
from grani.server.host_proof import Proof
from grani.server.moderation import BadOrder
from grani.server.proving import answered, ask, must_be_host, no_passkey, own_passkeys
from grani.server.responses import json_response
from grani.server.retention import read_duration

log = logging.getLogger("grani.server")
_orders = msgspec.json.Decoder(wire.Order)
HOST = "host"
"""What a passkey is asked for here: its answer signs nobody in."""
LONGEST = 100
"""Signs of a word by which rooms are looked for."""


def routes(context: Context) -> list[Route]:
    """Give the addresses of this module."""
    api = AdminApi(context)
    return [
        Route("/api/notices", context.with_guest(api.notices), methods=["GET"]),
        Route("/api/admin", context.with_guest(api.look), methods=["GET"]),
        Route("/api/admin/orders", context.with_guest(api.order), methods=["POST"]),
        Route("/api/admin/proof/ask", context.with_guest(api.ask), methods=["POST"]),
        Route("/api/admin/proof", context.with_guest(api.prove), methods=["POST"]),
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
        # The page asks by itself every few seconds: that says nothing of who is there.
        await must_be_host(self._context, request)
        return await self._seen(request)

    async def order(self, request: Request) -> Response:
        """Carry out an order of a host of the server."""
        proof = await must_be_host(self._context, request)
        try:
            order = _orders.decode(await request.body())
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
            raise HttpError(400, "bad-request", str(wrong)) from None
        try:
            await self._context.store.write(partial(carry_out, order=order))
        except BadOrder as wrong:
            raise HttpError(400, wrong.code, str(wrong)) from wrong
        log.info("host %s orders: %s", self._context.guest(request)[:8], told(order))
        await self._context.lobby.moderator.look()
        return self._context.proved(request, await self._seen(request), proof)

    async def ask(self, request: Request) -> Response:
        """What shall my passkey sign, so that I may give orders?"""
        self._context.count_account(request)
        own = await self._own(request)
        return await ask(self._context, request, HOST, own)

    async def prove(self, request: Request) -> Response:
        """This is my passkey: let me give orders for a while."""
        self._context.count_account(request)
        await self._own(request)
        passkey = await answered(self._context, request, HOST)
        guest, now = self._context.guest(request), time.time()
        if passkey.guest != guest:
            raise no_passkey()
        log.info("host %s: is here", guest[:8])
        proof = Proof(guest, passkey.id, now, now)
        return self._context.proved(request, Response(status_code=204), proof)

    async def _own(self, request: Request) -> list[StoredPasskey]:
        """Give the passkeys of a host; HttpError if there are none, or it is no host."""
        try:
            await must_be_host(self._context, request)
        except HttpError as wrong:
            if wrong.error != "prove":
                raise
        return await own_passkeys(self._context, request)

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


def told(order: wire.Order) -> str:
    """Say an order in one line for the log: what, whom or which room, why; guests in part.

    >>> told(wire.CloseRoom("ABCD-2345-EFGH", "Enough\\nfor today"))
    'close code=ABCD-2345-EFGH why=Enough for today'
    """
    fields = {key: value for key, value in msgspec.structs.asdict(order).items() if value != ""}
    words = [f"{key}={_plain(value)}" for key, value in fields.items()]
    return " ".join([str(order.__struct_config__.tag), *words])


def _plain(value: object) -> str:
    """Give a value on one line, and of a guest's id no more than tells guests apart."""
    text = " ".join(str(value).split())
    return text[:8] if moderation.GUEST.fullmatch(text) else text


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
            wire.AdminBan(one.whom, one.why, one.until, one.at, one.name)
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
