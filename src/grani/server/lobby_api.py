"""The lobby, for browsers: public tables, and who is here."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grani.server import wire
from grani.server.context import Context, address
from grani.server.errors import HttpError
from grani.server.public_tables import PublicTables
from grani.server.responses import json_response, read_body

NONE = wire.LobbyPage(False, [], 0, [])


def routes(context: Context) -> list[Route]:
    """Give the addresses of this module."""
    api = LobbyApi(context)
    return [
        Route("/api/lobby", context.with_guest(api.look), methods=["GET"]),
        Route("/api/lobby", context.with_guest(api.visit), methods=["POST"]),
    ]


class LobbyApi:
    """The endpoints."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._tables = PublicTables(context.lobby) if context.settings.lobby else None

    async def look(self, request: Request) -> Response:
        """Which public tables are there?"""
        self._count(request)
        return json_response(await self._tables.page() if self._tables else NONE)

    async def visit(self, request: Request) -> Response:
        """I look at the lobby; which public tables are there?"""
        self._count(request)
        wanted = await read_body(request, wire.LobbyVisit)
        if self._tables is None:
            raise HttpError(404, "no-lobby", "this server has no lobby")
        await self._tables.visit(self._context.guest(request), wanted.show)
        return json_response(await self._tables.page())

    def _count(self, request: Request) -> None:
        visits = self._context.allowed.visits
        if not visits.take(self._context.guest(request), address(request)):
            raise HttpError(429, "too-fast", "the lobby was looked at too often: wait a moment")
