"""Starts a server and stops it cleanly."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import socket
from collections.abc import Callable, Iterator

import uvicorn

from grani.server.app import House
from grani.server.settings import Settings

PING_SECONDS = 20.0
SHUTDOWN_SECONDS = 5
BACKLOG = 2048


class _Server(uvicorn.Server):
    """Tells clients that it goes away, and does not end by a signal but by returning."""

    def __init__(self, config: uvicorn.Config, house: House, ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self._house = house
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if sockets and self.started:
            self._ready(sockets[0].getsockname()[1])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._house.say_goodbye()
        await asyncio.sleep(0.05)
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        signals = (signal.SIGINT, signal.SIGTERM)
        before = {number: signal.signal(number, self.handle_exit) for number in signals}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def listen(host: str, port: int) -> socket.socket:
    """Take a port; OSError says why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family, socket.SOCK_STREAM)
    try:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind((host, port))
        taken.listen(BACKLOG)
    except BaseException:
        taken.close()
        raise
    return taken


def run(settings: Settings, taken: socket.socket, ready: Callable[[int], None]) -> None:
    """Serve on a port until SIGINT or SIGTERM; ``ready`` is told the port once it works."""
    logging.getLogger("asyncio").setLevel(logging.ERROR)
    host, port = taken.getsockname()[:2]
    house = House(settings, f"[{host}]:{port}" if ":" in host else f"{host}:{port}")
    config = uvicorn.Config(
        house.app,
        ws="websockets-sansio",
        ws_max_size=settings.limits.frame,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_config=None,
        log_level="warning",
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )
    _Server(config, house, ready).run(sockets=[taken])
