"""Limits of connections, before there is a request: how long they may take, and how many there
may be.

A request must be wholly there within some seconds, its head within 16 kB. Where too many are
connected, the one that has kept us waiting for longest goes, so that whoever asks at once always
gets in; open sockets of tables never go for that. Nothing is logged by connection: one line now and
then tells how many were let go.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame

from grani.server import metrics
from grani.server.identity import COOKIE, own_cookies
from grani.server.rate_limits import RateLimit, subnet
from grani.server.settings import Limits

log = logging.getLogger("grani.server")
UNREAD_SECONDS = 30.0
"""Seconds within which somebody who is let go must have read at least something of what is left."""
TELL_EVERY = 60.0
SOCKET_LINE = 8000
SOCKET_LINES = 100
"""What the reader of websocket handshakes takes in a line, and how many of them."""
PLAIN = b"content-type: text/plain; charset=utf-8\r\nconnection: close\r\n"
POLICY = 1008
NOT_TEXT = 1007


class OpenConnections:
    """Counts who is connected, in all and from each address."""

    def __init__(self, limits: Limits, most: int, is_proxy: Callable[[str], bool]) -> None:
        self.limits = limits
        self._most = most
        self._per_address = limits.connections_per_address
        self._is_proxy = is_proxy
        self._here: dict[asyncio.Transport, str] = {}
        self._count: Counter[str] = Counter()
        self._waiting: dict[asyncio.Transport, None] = {}
        self._waiting_from: dict[str, dict[asyncio.Transport, None]] = {}
        self._gone = 0
        self._told = 0.0

    def arrive(self, transport: asyncio.Transport, address: str) -> bool:
        """Take somebody in; false if there is no place, and nobody who could go for it."""
        # A proxy brings everybody: it is for the proxy to tell its visitors apart.
        is_proxy = self._is_proxy(address)
        address = subnet(address)
        is_crowd = not is_proxy and self._count[address] >= self._per_address
        if is_crowd and not self._let_one_go(self._waiting_from.get(address, {})):
            self.note_gone()
            return False
        if len(self._here) >= self._most and not self._let_one_go(self._waiting):
            self.note_gone()
            return False
        self._here[transport] = address
        self._count[address] += 1
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        """Somebody is gone."""
        self.stop_waiting(transport)
        address = self._here.pop(transport, None)
        if address is not None:
            self._count[address] -= 1
            if not self._count[address]:
                del self._count[address]

    def wait(self, transport: asyncio.Transport) -> None:
        """Somebody has yet to say what they want."""
        address = self._here.get(transport)
        if address is not None:
            self._waiting[transport] = None
            self._waiting_from.setdefault(address, {})[transport] = None

    def stop_waiting(self, transport: asyncio.Transport) -> None:
        """Somebody has said what they want."""
        if self._waiting.pop(transport, "") is None:
            address = self._here[transport]
            del self._waiting_from[address][transport]
            if not self._waiting_from[address]:
                del self._waiting_from[address]

    def note_gone(self) -> None:
        """Count somebody who is let go; say so now and then."""
        self._gone += 1
        metrics.refused.labels("connection").inc()
        now = time.monotonic()
        if not self._told or now - self._told >= TELL_EVERY:
            self._told = now
            log.warning(
                "connections that kept us waiting or were too many: %d let go so far, %d open",
                self._gone,
                len(self._here),
            )

    def _let_one_go(self, waiting: dict[asyncio.Transport, None]) -> bool:
        oldest = next(iter(waiting), None)
        if oldest is None:
            return False
        self.note_gone()
        self.leave(oldest)
        oldest.abort()
        return True


class HttpConnection(H11Protocol):
    """A connection that asks for pages, or becomes a socket."""

    def __init__(self, connections: OpenConnections, **given: Any) -> None:
        super().__init__(**given)
        self._connections = connections
        self._patience: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._connections.arrive(transport, self.client[0] if self.client else ""):
            self._await_request()
        else:
            self._end(503, "too many connections: try again in a moment")

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_unread()
        self._stop_waiting()
        self._connections.leave(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Nobody reads what is sent: that keeps us waiting like a request that does not come."""
        super().pause_writing()
        self._stop_waiting()
        self._connections.wait(self.transport)
        self._await_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_unread()
        self._connections.stop_waiting(self.transport)
        if not self.transport.is_closing():
            self._await_request()

    def data_received(self, data: bytes) -> None:
        """Take what came in small pieces, so that no head is read that is far too large."""
        piece = self._connections.limits.head
        for start in range(0, len(data), piece):
            if start and self.conn.their_state is h11.DONE:
                # More than a head of what nobody can want yet: the answer comes first.
                self.transport.abort()
                return
            super().data_received(data[start : start + piece])
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
        self._await_request()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_waiting()
        limits = self._connections.limits
        self.headers = [_own_part(name, value) for name, value in self.headers]
        longest = max(len(value) for _, value in self.headers)
        size = len(event.target) + head_size(self.headers)
        is_odd = longest > SOCKET_LINE or len(self.headers) > SOCKET_LINES
        if size > limits.head or len(event.target) > SOCKET_LINE or is_odd:
            self._end(431, "the head of the request is too large")
            return
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing():
            self._await_request()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no request, or the head of one that does not end."""
        if len(self.conn.trailing_data[0]) > self._connections.limits.head:
            self._end(431, "the head of the request is too large")
        else:
            self._end(400, "this is no HTTP request")

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._abort_unread()

    def _await_request(self) -> None:
        """See whether there is a whole request; if not, it must come soon."""
        if self._unread is not None:
            return
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._stop_waiting()
        elif self._patience is None:
            self._connections.wait(self.transport)
            seconds = self._connections.limits.request_seconds
            self._patience = self.loop.call_later(seconds, self._give_up)

    def _stop_waiting(self) -> None:
        self._connections.stop_waiting(self.transport)
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _await_reading(self) -> None:
        size = self.transport.get_write_buffer_size()
        seconds = self._connections.limits.answer_seconds
        self._unread = self.loop.call_later(seconds, self._check_reading, size)

    def _check_reading(self, left: int) -> None:
        """Cut the line if nothing was read of what was left."""
        if self.transport.get_write_buffer_size() >= left:
            self._connections.note_gone()
            self.transport.abort()
        else:
            self._await_reading()

    def _stop_unread(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _give_up(self) -> None:
        self._connections.note_gone()
        is_asking = bool(self.conn.trailing_data[0]) or self.conn.their_state is h11.SEND_BODY
        is_answered = self.cycle is not None and self.cycle.response_started
        if is_asking and not (is_answered and self.conn.their_state is h11.SEND_BODY):
            self._end(408, "the request did not come in time")
        else:
            self.transport.close()
            self._abort_unread()

    def _end(self, status: int, reason: str) -> None:
        """Answer without asking the application, and hang up."""
        text = f"{reason}\n".encode("ascii")
        phrase = HTTPStatus(status).phrase.encode("ascii")
        line = b"HTTP/1.1 %d %b\r\n" % (status, phrase)
        head = b"%b%bcontent-length: %d\r\n\r\n" % (line, PLAIN, len(text))
        self.transport.write(head + text)
        self.transport.close()
        self._abort_unread()

    def _abort_unread(self, left: int | None = None) -> None:
        """Cut the line once nothing more is read of what was sent."""
        size = self.transport.get_write_buffer_size()
        if left is not None and size >= left:
            self.transport.abort()
        elif size:
            self.loop.call_later(UNREAD_SECONDS, self._abort_unread, size)


class SocketConnection(WebSocketsSansIOProtocol):
    """A socket of a table: counted until it is gone, and with it the frames that no room sees."""

    def __init__(
        self,
        connections: OpenConnections,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
    ) -> None:
        super().__init__(config, server_state, app_state)
        self._connections = connections
        self._frames = RateLimit(connections.limits.pings, connections.limits.commands_every)

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.leave(self.transport)
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """Let it go, because the server does; who is not in yet is told to come back."""
        if not (self.handshake_complete or self.close_sent or self.initial_response):
            self.conn.send_response(self.conn.reject(503, "the server is going away"))
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.handshake_complete = self.disconnected = True  # Nothing else is answered to it.
            self.transport.close()
            return
        super().shutdown()

    def handle_ping(self) -> None:
        if self._count():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._count():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._count():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._fail(NOT_TEXT, "text must be UTF-8")
                return
        super().send_receive_event_to_app()

    def _count(self) -> bool:
        if self._frames.take():
            return True
        self._fail(POLICY, "too many frames")
        return False

    def _fail(self, code: int, reason: str) -> None:
        if not self.close_sent:
            self.conn.fail(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()


def head_size(headers: list[tuple[bytes, bytes]]) -> int:
    """Give the bytes that headers take on the line."""
    return sum(len(name) + len(value) + 4 for name, value in headers)


def _own_part(name: bytes, value: bytes) -> tuple[bytes, bytes]:
    """Leave of cookies what is ours: others may be longer than a socket's handshake can be."""
    if name != b"cookie":
        return name, value
    own = own_cookies(value.decode("latin-1"))
    return name, "; ".join(f"{COOKIE}={one}" for one in own).encode("latin-1")
