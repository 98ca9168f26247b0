"""Starts a server and stops it cleanly."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from types import FrameType
from typing import Any, cast

import uvicorn

from grani.server.app import GameServer
from grani.server.connection_limits import HttpConnection, OpenConnections, SocketConnection
from grani.server.proxies import Proxies
from grani.server.settings import Settings

log = logging.getLogger("grani.server")
SHUTDOWN_SECONDS = 5
BACKLOG = 1024
"""Connections that may wait in the system until they are taken."""
AT_ONCE = 64
"""Connections that are taken at once; those that must go for them are gone after that."""
FILES = 16_384
"""Open files that the server asks the system for."""
OTHER_FILES = 256
"""Files kept free of connections: those taken at once, the database, workers."""


class StoppableServer(uvicorn.Server):
    """Tells clients that it goes away, and does not end by a signal but by returning."""

    def __init__(
        self, config: uvicorn.Config, server: GameServer, ready: Callable[[int], None]
    ) -> None:
        super().__init__(config)
        self._server = server
        self._ready = ready
        self._is_told = threading.Event()
        self._is_over = threading.Event()

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        # Not when a signal comes: that may interrupt anything, and does as little as it can.
        threading.Thread(target=self._see_to_the_end, daemon=True).start()
        try:
            super().run(sockets)
        finally:
            self._is_over.set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if sockets and self.started:
            sockets[0].listen(BACKLOG)  # The event loop has made it as short as its own steps.
            self._ready(sockets[0].getsockname()[1])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._server.say_goodbye()
        await asyncio.sleep(0.05)
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; whoever presses Ctrl-C again waits for the same end, in which all is kept."""
        is_first = not self.should_exit
        self.should_exit = True  # First of all: the next signal may come in the midst of it.
        if is_first:
            self._is_told.set()

    def _see_to_the_end(self) -> None:
        """Once it is told to stop, say why that takes a while, once for each cause, and end it."""
        self._is_told.wait()
        settings = self._server.settings
        limit = time.monotonic() + settings.stop_seconds
        said = ""
        while not self._is_over.wait(min(settings.stop_told, max(limit - time.monotonic(), 0.0))):
            if time.monotonic() >= limit:
                self._end_as_it_is()
            count = len(self.server_state.connections)
            awaited = self._server.awaited or f"connections that are still open, {count}"
            if awaited != said:
                log.info("stopping: the server waits for %s", awaited)
                said = awaited

    def _end_as_it_is(self) -> None:
        """End a server that cannot stop, because its database or a disk does not answer.

        That loses nothing, as no kill does: what was acknowledged is kept already.
        """
        seconds = self._server.settings.stop_seconds
        log.error("the server has not stopped within %g s, and is ended as it is", seconds)
        logging.shutdown()
        os._exit(1)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        signals = [signal.SIGINT, signal.SIGTERM]
        # Who is told to hang up ends as cleanly; who was told not to listen to that goes on.
        hang_up = getattr(signal, "SIGHUP", None)
        if hang_up is not None and signal.getsignal(hang_up) is not signal.SIG_IGN:
            signals.append(hang_up)
        before = {number: signal.signal(number, self.handle_exit) for number in signals}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def listen(host: str, port: int) -> socket.socket:
    """Take a port; OSError says why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named because asyncio turns Nagle's delay off only where it is: without, the
    # second frame of an answer waits 40 ms for the acknowledgement of the first.
    taken = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind((host, port))
        taken.listen(BACKLOG)
    except BaseException:
        taken.close()
        raise
    return taken


def _raise_file_limit() -> int:
    """Ask the system for as many open files as are useful; give how many there may be."""
    try:
        import resource
    except ImportError:  # Windows counts otherwise.
        return FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return FILES if soft == resource.RLIM_INFINITY else soft


def _room_for_connections(files: int) -> int:
    return max(files - OTHER_FILES, files // 2)


def _made_by(
    protocol: type[asyncio.Protocol], connections: OpenConnections
) -> type[asyncio.Protocol]:
    """Give what makes protocols that share a count; uvicorn calls it as it would the class."""
    made: Any = protocol
    return cast("type[asyncio.Protocol]", partial(made, connections))


def run(settings: Settings, taken: socket.socket, ready: Callable[[int], None]) -> None:
    """Serve on a port until SIGINT, SIGTERM or SIGHUP; ``ready`` is told the port once it works."""
    logging.getLogger("asyncio").setLevel(logging.ERROR)
    host, port = taken.getsockname()[:2]
    server = GameServer(settings, f"[{host}]:{port}" if ":" in host else f"{host}:{port}")
    most = min(settings.limits.connections, _room_for_connections(_raise_file_limit()))
    connections = OpenConnections(
        settings.limits, most, Proxies(settings.trusted_proxies).__contains__
    )
    config = uvicorn.Config(
        server.app,
        http=_made_by(HttpConnection, connections),
        h11_max_incomplete_event_size=settings.limits.head,
        backlog=AT_ONCE,
        ws=_made_by(SocketConnection, connections),
        ws_max_size=settings.limits.frame,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        ws_per_message_deflate=False,
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_config=None,
        log_level="error",
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )
    StoppableServer(config, server, ready).run(sockets=[taken])
