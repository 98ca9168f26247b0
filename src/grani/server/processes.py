"""Several server processes on one port of this machine, kept running and restarted one by one.

They share the port, so the system hands each connection to one that is free, and a database of
PostgreSQL, so that it does not matter which. SIGHUP replaces them one after the other: a new one
serves before an old one goes. One that dies is started again. Should whoever looks after them be
killed, they stop by themselves.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections import deque
from collections.abc import Callable
from contextlib import contextmanager
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from types import FrameType
from typing import TYPE_CHECKING

from grani.server.errors import UnusableDatabase
from grani.server.metric_files import forget, reserve, shared_folder
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
        self._port: int | None = None
        self._limit = time.monotonic() + START_SECONDS
        """When it must serve, or, once it was told to stop, be gone."""

    @property
    def is_alive(self) -> bool:
        return self._process.is_alive()

    @property
    def pid(self) -> int:
        return self._process.pid or 0

    def port(self) -> int | None:
        """Give its port as soon as it serves; RuntimeError or UnusableDatabase if it cannot."""
        if self._port is None and self._told.poll():
            try:
                told = self._told.recv()
            except EOFError:
                raise RuntimeError("a server process ended before it served") from None
            if not isinstance(told, int):
                key, given = told
                raise UnusableDatabase(key, **given)
            self._port = told
        if self._port is None and time.monotonic() > self._limit:
            raise RuntimeError("a server process did not start")
        return self._port

    def tell_to_stop(self) -> None:
        self._limit = time.monotonic() + STOP_SECONDS
        if self.is_alive:
            self._process.terminate()

    def is_gone(self) -> bool:
        """Tell whether it has ended, once it was told to; one that does not in time is ended."""
        if self.is_alive and time.monotonic() > self._limit:
            log.error("process %d does not stop, and is ended", self.pid)
            self.kill()
        if self.is_alive:
            return False
        self._process.join()
        forget(self.pid, has_served=self._port is not None)
        return True

    def kill(self) -> None:
        """End it as it is."""
        self._process.kill()
        self._process.join()


def _serve(settings: Settings, taken: socket.socket, telling: Connection, prepare: Prepare) -> None:
    """Be one of the processes."""
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    threading.Thread(target=_stop_when_alone, daemon=True).start()
    prepare()
    reserve()
    # Only now: what is counted in there is made as it is loaded.
    from grani.server.run import run

    try:
        run(settings, taken, telling.send)
    except UnusableDatabase as wrong:
        given = {key: one if isinstance(one, int) else str(one) for key, one in wrong.given.items()}
        telling.send((wrong.key, given))
    except KeyboardInterrupt:
        pass


def _stop_when_alone() -> None:
    """Stop as cleanly as ever if whoever looks after this process is killed.

    Else it would hold the port, and nobody would start it again or stop it.
    """
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        log.error("process %d is alone, and stops", os.getpid())
        os.kill(os.getpid(), signal.SIGTERM)


class Family:
    """All server processes of this machine."""

    def __init__(self, settings: Settings, taken: socket.socket, count: int, prepare: Prepare):
        self._settings = settings
        self._taken = taken
        self._count = count
        self._prepare = prepare
        self._children: list[Child] = []
        self._started_again: dict[int, float] = {}
        """When those that died are started again, by their places."""
        self._renewed: deque[int] = deque()
        """The places that get a new process, one after the other."""
        self._new: Child | None = None
        """The one that will take the first of them."""
        self._old: Child | None = None
        """The one that has just left its place, and is not gone yet."""
        self._is_stopping = False
        self._is_renewing = False

    def run(self, ready: Callable[[int], None]) -> None:
        """Serve until SIGINT or SIGTERM; ``ready`` is told the port once all of them do."""
        with self._signals(), shared_folder():
            try:
                for _ in range(self._count):
                    self._children.append(self._child())
                ports: list[int | None] = [None]
                while None in ports and not self._is_stopping:
                    time.sleep(LOOK_EVERY)
                    ports = [child.port() for child in self._children]
                if ports[0] is not None:
                    ready(ports[0])
                while not self._is_stopping:
                    time.sleep(LOOK_EVERY)
                    self._look()
            finally:
                self._end()

    def _child(self) -> Child:
        return Child(self._settings, self._taken, self._prepare)

    def _end(self) -> None:
        """Stop all, and wait for it, not for ever."""
        left = [*self._children, *(one for one in (self._new, self._old) if one is not None)]
        for child in left:
            child.tell_to_stop()
        while left := [child for child in left if not child.is_gone()]:
            time.sleep(LOOK_EVERY)

    def _look(self) -> None:
        """Look after every process; none of them is waited for, so that none holds up another."""
        for place, child in enumerate(self._children):
            if not child.is_alive:
                self._start_again(place, child)
            elif self._fails(child):
                child.kill()
        self._renew()

    def _start_again(self, place: int, child: Child) -> None:
        if place not in self._started_again:
            log.error("process %d has died, and another is started", child.pid)
            child.is_gone()
            self._started_again[place] = time.monotonic() + PAUSE
        elif time.monotonic() > self._started_again[place]:
            del self._started_again[place]
            self._children[place] = self._child()

    def _renew(self) -> None:
        """Replace one process after the other, so that somebody serves at every moment."""
        if self._is_renewing:
            self._is_renewing = False
            self._renewed = deque(range(self._count))
        if self._old is not None and self._old.is_gone():
            self._old = None
        if not self._renewed or self._old is not None:
            return
        if self._new is None:
            self._new = self._child()
        elif self._fails(self._new):
            self._new.kill()
            self._new.is_gone()
            self._new = None
            self._renewed.clear()
            log.error("the processes are not renewed any further")
        elif self._new.port() is not None:
            place = self._renewed.popleft()
            self._old, self._children[place], self._new = self._children[place], self._new, None
            self._started_again.pop(place, None)
            self._old.tell_to_stop()
            log.info("process %d takes the place of %d", self._children[place].pid, self._old.pid)

    def _fails(self, child: Child) -> bool:
        """Tell whether a process cannot serve."""
        try:
            child.port()
        except (RuntimeError, UnusableDatabase) as wrong:
            log.error("process %d: %s", child.pid, wrong)
            return True
        return False

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
