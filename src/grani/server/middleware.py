"""Middleware around the application: what may come in at all, and the headers on everything that
goes out.

Hosts by an allow-list, so that no foreign name can be pointed at this machine; origins equal to
the host on everything that writes and on every socket, because browsers send cookies along; bodies
of bounded size and JSON only; one log entry a request, and an id for it (``logs``). Forwarded
addresses and ids are believed only from proxies that the host trusts.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import re
import socket
import time
from urllib.parse import unquote_to_bytes, urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from grani.locales import language
from grani.server import logs, metrics
from grani.server.connection_limits import head_size
from grani.server.errors import HttpError
from grani.server.names import spoken
from grani.server.proxies import Proxies
from grani.server.reach import EVERYWHERE, LOOPBACK
from grani.server.settings import Settings
from grani.server.wire import Failure, FailureCode

log = logging.getLogger("grani.requests")
PROBES = ("/health", "/metrics")
"""What programs ask again and again: the log tells of it only if something is wrong."""
DISCARDED = 16 * 1024 * 1024
"""How much of a refused body is read over before its sender is cut off."""
WRITES = ("POST", "PUT", "PATCH", "DELETE")
YEAR = 365 * 24 * 3600
BEGINNINGS = ("http.response.start", "websocket.http.response.start", "websocket.accept")
"""Messages that carry the headers of an answer."""
LEFT = 499
"""What the log says of somebody who left in the middle of a request."""
CONTROL = re.compile(r"[\x00-\x1f\x7f]")
NUL = b"\x00"
"""A sign that PostgreSQL keeps in no text."""
HOST = re.compile(r"(?:(?P<name>[A-Za-z0-9._-]+)|\[(?P<six>[0-9A-Fa-f:.]+)\])(?::\d{1,5})?")
"""A name or an address, and a port: nothing else that an address of a page may hold."""


class SecurityMiddleware:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._body = settings.limits.body
        self._head = settings.limits.head
        self._proxies = Proxies(settings.trusted_proxies)
        self._prefix = settings.prefix
        self._is_secure = settings.is_secure
        public = urlsplit(settings.public_url)
        self._origins = {f"{public.scheme}://{public.netloc}".lower()} if public.netloc else set()
        hosts = {*LOOPBACK, *settings.allowed_hosts, settings.host, public.hostname or ""}
        self._is_public = settings.host not in LOOPBACK
        if settings.host in EVERYWHERE:
            name = socket.gethostname()
            hosts |= {name, f"{name}.local"}
        self._hosts = {host.lower() for host in hosts if host}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        is_vouched_for = self._proxies.vouch_for(scope)
        scope = self._below_prefix(self._proxies.seen_through(scope))
        begun = time.perf_counter()
        headers = Headers(scope=scope)
        id = logs.request_id(headers.get(logs.HEADER, "") if is_vouched_for else "")
        served = logs.current.set(id)
        status = 101 if scope["type"] == "websocket" else 500
        host = headers.get("host", "")
        if not self._knows(host):
            host = ""

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
                _add_headers(MutableHeaders(scope=message), host, self._is_secure)
            if message["type"] in BEGINNINGS:
                message.setdefault("headers", [])
                MutableHeaders(scope=message)[logs.HEADER] = id
            elif message["type"] == "websocket.close" and status == 101:
                status = message.get("code", 1000)
            await send(message)

        try:
            refusal = self._refusal(scope, headers, host)
            if refusal is not None:
                if scope["type"] == "http":
                    await _discard(receive)
                await _refuse(scope, sending, *refusal)
            elif scope["type"] == "http":
                await self._bounded(scope, receive, sending)
            else:
                await self._app(scope, receive, sending)
        except ClientDisconnect:
            status = LEFT
        finally:
            _note(scope, status, time.perf_counter() - begun)
            logs.current.reset(served)

    def _refusal(
        self, scope: Scope, headers: Headers, host: str
    ) -> tuple[int, FailureCode, str] | None:
        """Say why a request may not come in; None if it may."""
        if len(scope["raw_path"]) + head_size(scope["headers"]) > self._head:
            return 431, "too-large", f"the head of a request has at most {self._head} bytes"
        if not host:
            return 421, "host", "this server does not answer to that name (see --allow-host)"
        if CONTROL.search(scope["path"]) or NUL in unquote_to_bytes(scope["query_string"]):
            return 400, "bad-request", "there are signs in this address that nobody writes"
        is_socket = scope["type"] == "websocket"
        if not is_socket and scope["method"] not in WRITES:
            return None
        origin = headers.get("origin")
        if origin is None:
            site = headers.get("sec-fetch-site")
            if is_socket or site not in (None, "same-origin", "none"):
                return 403, "origin", "requests from other pages are refused"
        elif not self._is_own(origin, host, scope):
            return 403, "origin", "requests from other pages are refused"
        if is_socket:
            return None
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            return 415, "content-type", "the body must be application/json"
        length = headers.get("content-length", "")
        if length.isdecimal() and int(length) > self._body:
            return 413, "too-large", f"at most {self._body} bytes"
        return None

    def _below_prefix(self, scope: Scope) -> Scope:
        """Leave the prefix off: some proxies pass it on, some do not."""
        path = scope["path"]
        if self._prefix and (path == self._prefix or path.startswith(f"{self._prefix}/")):
            return {**scope, "path": path[len(self._prefix) :] or "/"}
        return scope

    def _knows(self, host: str) -> bool:
        found = HOST.fullmatch(host)
        if found is None:
            return False
        name = (found["name"] or found["six"]).lower()
        if name in self._hosts:
            return True
        # A name can be pointed at this machine from outside, a bare address cannot.
        return self._is_public and _is_address(name)

    def _is_own(self, origin: str, host: str, scope: Scope) -> bool:
        scheme = "https" if scope["scheme"] in ("https", "wss") else "http"
        return origin.lower() in self._origins or origin.lower() == f"{scheme}://{host}".lower()

    async def _bounded(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, but no more of its body than is allowed."""
        taken = 0

        async def receiving() -> Message:
            nonlocal taken
            message = await receive()
            if message["type"] == "http.request":
                taken += len(message.get("body", b""))
                if taken > self._body:
                    await _discard(receive)
                    raise HttpError(413, "too-large", f"at most {self._body} bytes")
            return message

        await self._app(scope, receiving, send)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _add_headers(headers: MutableHeaders, host: str, is_secure: bool) -> None:
    """Put on what every answer carries."""
    sockets = f" ws://{host} wss://{host}" if host else ""
    # The pages of ``documents`` bring a policy of their own.
    headers.setdefault(
        "Content-Security-Policy",
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        f"connect-src 'self'{sockets}; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'",
    )
    if vary := headers.getlist("vary"):
        # Whoever packs an answer adds it to what may be there already.
        named = (one.strip() for one in ",".join(vary).split(","))
        headers["Vary"] = ", ".join(dict.fromkeys(named))
    if is_secure:
        headers["Strict-Transport-Security"] = f"max-age={YEAR}"
    headers["X-Content-Type-Options"] = "nosniff"
    headers["X-Frame-Options"] = "DENY"
    headers["Referrer-Policy"] = "no-referrer"
    headers["Cross-Origin-Opener-Policy"] = "same-origin"
    headers["Cross-Origin-Resource-Policy"] = "same-origin"
    headers["Permissions-Policy"] = "camera=(), geolocation=(), microphone=(), payment=()"


async def _discard(receive: Receive) -> None:
    """Let the rest of a body go by: who is still sending would lose an answer that closes."""
    taken = 0
    while taken < DISCARDED:
        message = await receive()
        if message["type"] != "http.request" or not message.get("more_body"):
            return
        taken += len(message["body"])


async def _refuse(scope: Scope, send: Send, status: int, error: FailureCode, reason: str) -> None:
    metrics.refused.labels(error).inc()
    kind, body = b"application/json", msgspec.json.encode(Failure(error, reason))
    headers = Headers(scope=scope)
    if error == "host" and "text/html" in headers.get("accept", ""):
        # Somebody has typed an address: there is no page of ours yet that could say it.
        wanted = spoken(headers.get("accept-language", ""))
        words = await asyncio.to_thread(language, wanted)
        kind, body = b"text/plain; charset=utf-8", f"{words.say('serve-host')}\n".encode()
    prefix = "websocket.http" if scope["type"] == "websocket" else "http"
    told = [
        (b"content-type", kind),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    ]
    await send({"type": f"{prefix}.response.start", "status": status, "headers": told})
    await send({"type": f"{prefix}.response.body", "body": body})


def _note(scope: Scope, status: int, seconds: float) -> None:
    """Write the one entry about a request; nothing of what a guest said or is."""
    method = "WS" if scope["type"] == "websocket" else scope["method"]
    client = scope["client"][0] if scope.get("client") else "-"
    path, ms = logs.printable(scope["path"]), seconds * 1000
    fields = {
        "client": client,
        "method": method,
        "path": path,
        "status": status,
        "ms": round(ms, 1),
    }
    is_probe = path in PROBES and status < 400
    log.log(
        logging.DEBUG if is_probe else logging.INFO,
        *("%s %s %s %d %.0f ms", client, method, path, status, ms),
        extra={logs.FIELDS: fields},
    )
