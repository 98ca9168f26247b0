"""Several server processes on one port of this machine, kept running and restarted one by one.

They share the port, so the system hands each connection to one that is free, and a database of
PostgreSQL, so that it does not matter which. SIGHUP replaces them one after the other: a new one
serves before an old one goes. One that dies is started again.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import time
from collections.abc import Callable
from contextlib import contextmanager
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from tempfile import TemporaryDirectory
from types import FrameType
from typing import TYPE_CHECKING

from grani.server.errors import UnusableDatabase
from grani.server.metrics import FOLDER as METRICS, forget
from grani.server.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterator

log = logging.getLogger("grani.server")
START_SECONDS = 60.0
STOP_SECONDS = 20.0
LOOK_EVERY = 0.2
PAUSE = 1.0
"""Seconds before a process that died is started again."""
Prepare = Callable[[], None]


class Child:
    """One server process."""

    def __init__(self, settings: Settings, taken: socket.socket, prepare: Prepare) -> None:
        context = multiprocessing.get_context("spawn")
        self._told, telling = context.Pipe(duplex=False)
        self._process: SpawnProcess = context.Process(
            target=_serve, args=(settings, taken, telling, prepare)
        )
        self._process.start()
        telling.close()

    @property
    def is_alive(self) -> bool:
        return self._process.is_alive()

    @property
    def pid(self) -> int:
        return self._process.pid or 0

    def await_port(self) -> int:
        """Wait until it serves, and give its port; UnusableDatabase if it cannot."""
        if not self._told.poll(START_SECONDS):
            raise RuntimeError("a server process did not start")
        try:
            told = self._told.recv()
        except EOFError:
            raise RuntimeError("a server process ended before it served") from None
        if isinstance(told, int):
            return told
        key, given = told
        raise UnusableDatabase(key, **given)

    def tell_to_stop(self) -> None:
        if self.is_alive:
            self._process.terminate()

    def see_off(self) -> None:
        """Wait for its end, not for ever."""
        self._process.join(STOP_SECONDS)
        if self.is_alive:
            log.error("process %d does not stop, and is ended", self.pid)
            self._process.kill()
            self._process.join()
        forget(self.pid)


def _serve(settings: Settings, taken: socket.socket, telling: Connection, prepare: Prepare) -> None:
    """Be one of the processes."""
    from grani.server.run import run

    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    prepare()
    try:
        run(settings, taken, telling.send)
    except UnusableDatabase as wrong:
        given = {key: one if isinstance(one, int) else str(one) for key, one in wrong.given.items()}
        telling.send((wrong.key, given))
    except KeyboardInterrupt:
        pass


class Family:
    """All server processes of this machine."""

    def __init__(self, settings: Settings, taken: socket.socket, count: int, prepare: Prepare):
        self._settings = settings
        self._taken = taken
        self._count = count
        self._prepare = prepare
        self._children: list[Child] = []
        self._is_stopping = False
        self._is_renewing = False

    def run(self, ready: Callable[[int], None]) -> None:
        """Serve until SIGINT or SIGTERM; ``ready`` is told the port once all of them do."""
        with self._signals(), TemporaryDirectory(prefix="grani-metrics-") as folder:
            os.environ[METRICS] = folder
            try:
                for _ in range(self._count):
                    self._children.append(self._child())
                ports = [child.await_port() for child in self._children]
                ready(ports[0])
                while not self._is_stopping:
                    time.sleep(LOOK_EVERY)
                    self._look()
            finally:
                for child in self._children:
                    child.tell_to_stop()
                for child in self._children:
                    child.see_off()

    def _child(self) -> Child:
        return Child(self._settings, self._taken, self._prepare)

    def _look(self) -> None:
        """Start again what has died, and renew all if that is wanted."""
        if self._is_renewing:
            self._is_renewing = False
            self._renew()
        for number, child in enumerate(self._children):
            if not child.is_alive and not self._is_stopping:
                log.error("process %d has died, and another is started", child.pid)
                child.see_off()
                time.sleep(PAUSE)
                self._children[number] = self._child()
                self._await(self._children[number])

    def _renew(self) -> None:
        """Replace one process after the other, so that somebody serves at every moment."""
        for number, old in enumerate(self._children):
            if self._is_stopping:
                return
            new = self._child()
            if not self._await(new):
                new.see_off()
                log.error("the processes are not renewed any further")
                return
            self._children[number] = new
            old.tell_to_stop()
            old.see_off()
            log.info("process %d has taken the place of %d", new.pid, old.pid)

    def _await(self, child: Child) -> bool:
        try:
            child.await_port()
        except (RuntimeError, UnusableDatabase) as wrong:
            log.error("process %d: %s", child.pid, wrong)
            child.tell_to_stop()
            return False
        return True

    @contextmanager
    def _signals(self) -> Iterator[None]:
        def stop(number: int, frame: FrameType | None) -> None:
            self._is_stopping = True

        def renew(number: int, frame: FrameType | None) -> None:
            self._is_renewing = True

        handlers = {signal.SIGINT: stop, signal.SIGTERM: stop, signal.SIGHUP: renew}
        before = {number: signal.signal(number, handler) for number, handler in handlers.items()}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
