"""JSON answers and what goes wrong on the way to them."""

from __future__ import annotations

import logging
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from grani.server.wire import Failure, FailureCode

log = logging.getLogger("grani.server")
UNSAVED = "this could not be saved; try again"
UNREAD = "this could not be read; try again"
Body = TypeVar("Body")


class Fault(Exception):
    """A request that cannot be answered: the status, a code for programs, a reason for people."""

    def __init__(self, status: int, error: FailureCode, reason: str) -> None:
        super().__init__(reason)
        self.status = status
        self.error: FailureCode = error
        self.reason = reason


def answer(value: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """Send a value as JSON."""
    return Response(
        msgspec.json.encode(value),
        status,
        headers={"Cache-Control": "no-store", **(headers or {})},
        media_type="application/json",
    )


async def tell_fault(_: Request, wrong: Exception) -> Response:
    """Send a fault as JSON."""
    if not isinstance(wrong, Fault):
        raise wrong
    return answer(Failure(wrong.error, wrong.reason), wrong.status)


async def tell_unsaved(request: Request, wrong: Exception) -> Response:
    """Say that the database failed, as it does when the disk is full."""
    fault = unread(request.method, request.url.path, wrong)
    if request.method not in ("GET", "HEAD"):
        fault.reason = UNSAVED
    return await tell_fault(request, fault)


def unread(method: str, path: str, wrong: Exception) -> Fault:
    """Note that the database failed at a request; give what is to be said of it."""
    log.error("%s %s: the database failed: %s", method, path, wrong)
    return Fault(503, "unknown", UNREAD)


async def read(request: Request, form: type[Body]) -> Body:
    """Read the body of a request; Fault says what is wrong with it."""
    try:
        return msgspec.json.decode(await request.body(), type=form)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
        raise Fault(400, "bad-request", str(wrong)) from None
