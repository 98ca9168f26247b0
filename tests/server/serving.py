"""A server for tests: the real one in a process of its own, quicker and more patient.

``python -m tests.server.serving OPTIONS`` takes settings as JSON and prints the port it serves on.
"""

from __future__ import annotations

import json
import logging
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO, Any

PATIENCE = 20
ROOT = Path(__file__).parents[2]
GENEROUS = {
    "commands": 100_000,
    "crowd": 1_000,
    "rooms_per_hour": 100_000,
    "lookups_per_minute": 100_000,
    "names_per_minute": 100_000,
    "hints": 100_000,
    "studies": 100_000,
    "sockets_per_guest": 100,
}


class Server:
    """One server process at a time, on one database."""

    def __init__(self, folder: Path, **options: Any) -> None:
        self.folder = folder
        self.options = options
        self.port = 0
        self._process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def log(self) -> str:
        """Everything it wrote so far, requests included."""
        return (self.folder / "server.log").read_text("utf-8")

    def start(self) -> None:
        """Start, on the same port as before if there was one, and wait until it serves."""
        self.launch()
        assert self._process is not None
        self.port = int(_line(self._process.stdout))

    def launch(self) -> None:
        """Start the process and do not wait for it."""
        given = {"db": str(self.folder / "tables.db"), "port": self.port, **self.options}
        with (self.folder / "server.log").open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.serving", json.dumps(given)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=ROOT,
            )

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(PATIENCE)

    def stop(self) -> int:
        """End it as Ctrl-C would; give the exit code."""
        assert self._process is not None
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
        return self._process.wait(PATIENCE)


def _line(stream: IO[str] | None) -> str:
    assert stream is not None
    line = stream.readline()
    assert line.strip(), "the server did not start: see server.log"
    return line


def main() -> None:
    from grani.server.run import listen, run
    from grani.server.settings import Limits, Settings

    logging.basicConfig(stream=sys.stderr, level=logging.INFO)
    given = json.loads(sys.argv[1])
    limits = Limits(**{**GENEROUS, **given.pop("limits", {})})
    port = given.pop("port")
    if files := given.pop("files", None):
        import resource

        resource.setrlimit(resource.RLIMIT_NOFILE, tuple(files))
    given["trusted_proxies"] = tuple(given.get("trusted_proxies", ()))
    settings = Settings(
        db=Path(given.pop("db")),
        static=Path(given.pop("static", os.devnull)),
        limits=limits,
        **{"pace": 0.0, "share_seconds": PATIENCE, **given},
    )
    with listen("127.0.0.1", port) as taken:
        run(settings, taken, lambda number: print(number, flush=True))


if __name__ == "__main__":
    main()
