"""Responses as JSON, those about errors among them, and bodies of requests."""

from __future__ import annotations

import logging
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from grani.server import metrics
from grani.server.errors import HttpError
from grani.server.logs import printable
from grani.server.wire import NUL_TEXT, Failure, has_nul

log = logging.getLogger("grani.server")
UNSAVED = "this could not be saved; try again"
UNREAD = "this could not be read; try again"
Body = TypeVar("Body")


def json_response(
    value: object, status: int = 200, headers: dict[str, str] | None = None
) -> Response:
    """Send a value as JSON."""
    return Response(
        msgspec.json.encode(value),
        status,
        headers={"Cache-Control": "no-store", **(headers or {})},
        media_type="application/json",
    )


async def send_http_error(_: Request, wrong: Exception) -> Response:
    """Send an error as JSON."""
    if not isinstance(wrong, HttpError):
        raise wrong
    metrics.refused.labels(wrong.error).inc()
    return json_response(Failure(wrong.error, wrong.reason), wrong.status)


async def send_database_error(request: Request, wrong: Exception) -> Response:
    """Say that the database failed, as it does when the disk is full."""
    error = database_error(request.method, request.url.path, wrong)
    if request.method not in ("GET", "HEAD"):
        error.reason = UNSAVED
    return await send_http_error(request, error)


def database_error(method: str, path: str, wrong: Exception) -> HttpError:
    """Note that the database failed at a request; give what is to be said of it."""
    log.error("%s %s: the database failed: %s", method, printable(path), wrong)
    return HttpError(503, "unknown", UNREAD)


async def read_body(request: Request, form: type[Body]) -> Body:
    """Read the body of a request; HttpError says what is wrong with it."""
    try:
        body = await request.body()
        if has_nul(body):
            raise HttpError(400, "bad-request", NUL_TEXT)
        return msgspec.json.decode(body, type=form)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
        raise HttpError(400, "bad-request", str(wrong)) from None
