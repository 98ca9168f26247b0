"""A PostgreSQL for tests alone: its own files, no port, nothing left behind, however tests end.

One for a test run; every test gets a database of its own from a template.
"""

from __future__ import annotations

import atexit
import contextlib
import getpass
import glob
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from tests.patience import wait_until

SETTINGS = {
    "listen_addresses": "",
    "shared_buffers": "32MB",
    "max_connections": "120",
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
}
PATIENCE = 60
SKIPPED = "no PostgreSQL on this machine: apt-get install postgresql"


@lru_cache
def programs() -> Path | None:
    """Find where the programs of PostgreSQL lie; None if there are none."""
    found = shutil.which("initdb")
    places = [
        os.environ.get("GRANI_PG_BIN", ""),
        str(Path(found).resolve().parent) if found else "",
    ]
    places += sorted(glob.glob("/usr/lib/postgresql/*/bin"), reverse=True)
    return next((Path(one) for one in places if one and Path(one, "initdb").exists()), None)


class Postgres:
    """A running cluster; ``database`` gives the URL of a new database in it."""

    def __init__(self, settings: dict[str, str] | None = None, on_disk: bool = False) -> None:
        self._settings = {**SETTINGS, **(settings or {})}
        found = programs()
        if found is None:
            raise FileNotFoundError(SKIPPED)
        self._programs = found
        # Short, for the path of a socket has at most 107 bytes; in memory: disks are not tested.
        memory = "/dev/shm"
        place = memory if os.access(memory, os.W_OK) and not on_disk else None
        self.folder = Path(tempfile.mkdtemp(prefix="gpg-", dir=place))
        self._numbers = itertools.count(1)
        self._who: dict[str, Any] = {}
        self._user = getpass.getuser()
        if os.geteuid() == 0:
            # PostgreSQL refuses to be run by root.
            owner = pwd.getpwnam("postgres")
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
            self._who = {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}
        self.folder.chmod(0o711)
        self._call(
            "initdb",
            *("-D", str(self.folder / "data"), "-U", "grani", "--auth=trust"),
            *("--encoding=UTF8", "--locale=C.UTF-8", "--no-sync", "--no-instructions"),
        )
        self.start()
        self._template = ""

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [str(self._programs / "postgres"), "-D", str(self.folder / "data")]
        for name, value in {**self._settings, "unix_socket_directories": str(self.folder)}.items():
            command += ["-c", f"{name}={value}"]
        with (self.folder / "log").open("ab") as log:
            # Whatever becomes of the tests, it must not outlive them.
            guard = ["setpriv", "--pdeathsig", "QUIT"] if shutil.which("setpriv") else []
            self._process = subprocess.Popen(
                [*guard, *command],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                env=self._environment(),
                **self._who,
            )
        wait_until(self._answers, "PostgreSQL does not start")

    def stop(self) -> None:
        """Stop at once, as a crash would: it recovers when it starts again."""
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait(PATIENCE)

    def close(self) -> None:
        """Stop and leave nothing."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def pid(self) -> int:
        return self._process.pid

    def url(self, name: str) -> str:
        return f"postgresql://grani@/{name}?host={self.folder}"

    def database(self) -> str:
        """Make a database with the tables of today; give its URL."""
        if not self._template:
            from grani.server.store import Store

            self._make("template_of_today")
            Store(self.url("template_of_today")).close()
            # Each database has its own secret, as a new one would.
            self.run("template_of_today", "DELETE FROM settings WHERE key = 'secret'")
            self._template = "template_of_today"
        name = f"tables_{next(self._numbers)}"
        self._make(name, self._template)
        return self.url(name)

    def empty_database(self) -> str:
        """Make a database without any tables; give its URL."""
        name = f"empty_{next(self._numbers)}"
        self._make(name)
        return self.url(name)

    def run(self, database: str, query: str) -> list[tuple[Any, ...]]:
        """Ask a database something; give the rows of the answer, if it has any."""
        import psycopg

        with psycopg.connect(self.url(database), autocommit=True) as connection:
            cursor = connection.execute(query)
            return cursor.fetchall() if cursor.description else []

    def _make(self, name: str, template: str = "template0") -> None:
        self.run("postgres", f"CREATE DATABASE {name} TEMPLATE {template}")

    def _answers(self) -> bool:
        command = ["pg_isready", "-q", "-h", str(self.folder), "-U", "grani", "-d", "postgres"]
        if self._process.poll() is not None:
            raise RuntimeError((self.folder / "log").read_text("utf-8"))
        return self._call(*command, check=False) == 0

    def _environment(self) -> dict[str, str]:
        return {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "TZ": "UTC", "HOME": "/"}

    def _call(self, program: str, *arguments: str, check: bool = True) -> int:
        done = subprocess.run(
            [str(self._programs / program), *arguments],
            check=check,
            cwd=self.folder,
            env=self._environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            **self._who,
        )
        return done.returncode


@lru_cache
def shared() -> Postgres:
    """Give the cluster of this test run, started when it is first needed."""
    running = Postgres()
    atexit.register(running.close)
    return running


@contextlib.contextmanager
def cluster(on_disk: bool = False, **settings: str) -> Iterator[Postgres]:
    """Have a cluster for a while."""
    running = Postgres(settings, on_disk)
    try:
        yield running
    finally:
        running.close()
