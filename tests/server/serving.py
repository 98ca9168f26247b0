"""A server for tests: the real one in a process of its own, quicker and more patient."""

from __future__ import annotations

import errno
import faulthandler
import logging
import os
import resource
import signal
import socket
import sqlite3
import sys
from contextlib import closing
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

from sqlalchemy.engine.url import make_url

from tests import postgres
from tests.forks import forks
from tests.patience import wait_until

PATIENCE = 20
TELL = signal.SIGUSR2
"""The signal by which a server of tests writes down what all its threads do."""
ROOT = Path(__file__).parents[2]
GENEROUS = {
    "commands": 100_000,
    "crowd": 1_000,
    "rooms_per_hour": 100_000,
    "lookups_per_minute": 100_000,
    "names_per_minute": 100_000,
    "hints": 100_000,
    "studies": 100_000,
    "reviews_per_hour": 100_000,
    "judgements": 100_000,
    "sockets_per_guest": 100,
}

CALM: dict[str, Any] = {
    "pace": 0.0,
    "share_seconds": PATIENCE,
    "hint_seconds": 0.2,
    "hint_patience": PATIENCE,
    "review_seconds": 0.2,
    "review_wait": 0.5,
    "step_back": 0,
}
"""Nothing that a busy machine could make fail, and no time spent for the eye."""


ON_POSTGRES = os.environ.get("GRANI_TEST_DATABASE") == "postgres"
"""Whether servers of tests are to be on PostgreSQL, for tests that hold on any database."""


class Server:
    """One server process at a time, on one database."""

    def __init__(self, folder: Path, **options: Any) -> None:
        self.folder = folder
        self.options = options
        if ON_POSTGRES:
            options.setdefault("db", postgres.shared().database())
        self.port = 0
        self._process: ForkServerProcess | None = None
        self._port: Connection | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.is_alive()

    @property
    def log(self) -> str:
        """Everything it wrote so far, requests included."""
        return (self.folder / "server.log").read_text("utf-8")

    def ask(self, query: str) -> list[tuple[Any, ...]]:
        """Ask its database something, whichever it is; give the rows of the answer."""
        where = str(self.options.get("db", self.folder / "tables.db"))
        if "://" in where:
            return postgres.shared().run(str(make_url(where).database), query)
        with closing(sqlite3.connect(where)) as database, database:
            return database.execute(query).fetchall()

    def start(self) -> None:
        """Start, on the same port as before if there was one, and wait until it serves."""
        self.launch()
        assert self._port is not None
        try:
            self.port = self._port.recv()
        except EOFError:
            raise AssertionError("the server did not start: see server.log") from None

    def launch(self) -> None:
        """Start the process and do not wait for it."""
        given = {"db": str(self.folder / "tables.db"), "port": self.port, **self.options}
        self._port, told = forks.Pipe(duplex=False)
        self._process = forks.Process(
            target=_serve, args=(given, str(self.folder / "server.log"), told)
        )
        self._process.start()
        told.close()

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._end()

    def stop(self) -> int:
        """End it as Ctrl-C would; give the exit code."""
        if self._process is not None and self._process.is_alive():
            os.kill(self.pid, signal.SIGINT)
        return self._end()

    def _end(self) -> int:
        assert self._process is not None
        self._process.join(PATIENCE)
        if self._process.exitcode is None:
            os.kill(self.pid, TELL)  # Where it stands is in its log then.
            self._process.join(1)
        assert self._process.exitcode is not None, "the server does not end: see server.log"
        return self._process.exitcode


def _serve(given: dict[str, Any], log: str, told: Connection) -> None:
    """Be the server that the settings say, until a signal; tell the port it serves on."""
    from grani.server.logs import write_logs
    from grani.server.run import run
    from grani.server.settings import Limits, Settings

    errors = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    os.dup2(errors, 2)
    os.close(errors)
    os.chdir(ROOT)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    faulthandler.register(TELL, all_threads=True)
    if form := given.pop("log_format", None):
        write_logs(form)
    else:
        logging.basicConfig(stream=sys.stderr, level=logging.INFO)
    for folder in given.pop("packages", ()):
        # For this process, and for those that it starts.
        sys.path.insert(0, folder)
        os.environ["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    limits = Limits(**{**GENEROUS, **given.pop("limits", {})})
    port = given.pop("port")
    if files := given.pop("files", None):
        resource.setrlimit(resource.RLIMIT_NOFILE, tuple(files))
    given["trusted_proxies"] = tuple(given.get("trusted_proxies", ()))
    db = given.pop("db")
    settings = Settings(
        db=db if "://" in db else Path(db),
        static=Path(given.pop("static", os.devnull)),
        limits=limits,
        **{**CALM, **given},
    )
    with _port(port) as taken:
        run(settings, taken, told.send)


def _port(port: int) -> socket.socket:
    """Take a port, as soon as it is free: a process that a killed server was just starting may hold
    it for a moment."""
    from grani.server.run import listen

    taken: list[socket.socket] = []

    def is_free() -> bool:
        try:
            taken.append(listen("127.0.0.1", port))
        except OSError as wrong:
            if wrong.errno != errno.EADDRINUSE:
                raise
        return bool(taken)

    wait_until(is_free, f"port {port} is not free")
    return taken[0]
