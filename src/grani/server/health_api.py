"""Whether all is well, and the numbers of ``metrics``, for those who run a server.

``/health`` is for whoever balances or restarts: 200 while the database answers and takes what is to
be kept and, beside other servers, this one is known to be alive; else 503. ``/metrics`` is for
programs on this machine alone: whoever comes through a proxy gets nothing.
"""

from __future__ import annotations

import asyncio

from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import text
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grani.core.build import version
from grani.server import metrics
from grani.server.context import Context
from grani.server.reach import LOOPBACK
from grani.server.responses import json_response
from grani.server.wire import Failure

PATIENCE = 3.0
"""Seconds within which a database that is well answers."""


class Health(Struct):
    """Whether all is well; ``lease`` is false if other servers take this one for dead.

    ``version`` is that of Grani.
    """

    database: bool
    lease: bool
    version: str


def routes(context: Context) -> list[Route]:
    """Give the addresses of this module."""
    api = HealthApi(context)
    return [
        Route("/health", api.health, methods=["GET"]),
        Route("/metrics", api.metrics, methods=["GET"]),
    ]


class HealthApi:
    """The endpoints."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._version = version()

    async def health(self, _: Request) -> Response:
        """Is all well?"""
        neighbours = self._context.lobby.neighbours
        is_fresh = neighbours is None or neighbours.leases.is_fresh
        found = Health(await self._is_well(), is_fresh, self._version)
        return json_response(found, 200 if found.database and found.lease else 503)

    async def metrics(self, request: Request) -> Response:
        """Give all numbers to programs on this machine."""
        here = request.client is not None and request.client.host in LOOPBACK
        if not here or request.headers.get("x-forwarded-for"):
            return json_response(Failure("unknown", "there is no such address"), 404)
        told = await asyncio.to_thread(metrics.written)
        return Response(told, headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _is_well(self) -> bool:
        store = self._context.store
        try:
            async with asyncio.timeout(PATIENCE):
                await store.read(lambda asked: asked.execute(text("SELECT 1")))
                if store.database.is_failing:
                    # The disk may have room again, and nobody have played since.
                    await store.write(lambda _: None)
        except Exception:
            return False
        return True
