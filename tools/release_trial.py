"""Using a release as people do: commands, library and pages of an installation that is tried."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import urllib.error
import urllib.request
from pathlib import Path
from typing import Protocol

from tools.release_checks import ReleaseError, assets_of

SEED = "7"
PURE = "pure"
OPENING = 12
"""Steps that are reviewed by a pure build, which is thirty times slower."""
PATIENCE = 120
ADDRESS = re.compile(r"http://\S+")
TYPES = {".js": "javascript", ".css": "css", ".svg": "svg", ".webmanifest": "manifest"}
LIBRARY = """
import json, sys
import grani
played = {}
for name in grani.games():
    game = grani.game(name)
    table = game.new(max(2, game.min_seats))
    grani.play(table, ["greedy", "random"], seed=7)
    played[name] = [table.is_over, len(table.winners())]
print(json.dumps({"version": grani.__version__, "file": grani.__file__, "played": played}))
"""


class Run(Protocol):
    """Runs a command away from our folder; gives what it said, or ReleaseError."""

    def __call__(self, command: list[str], purpose: str) -> str: ...


class Trial:
    """One installation, used from outside of the repository."""

    def __init__(self, python: Path, folder: Path, run: Run) -> None:
        self.python = python
        self.folder = folder
        self.run = run
        self.name = python.parents[1].name

    @property
    def grani(self) -> str:
        """The command that the installation brought."""
        return str(self.python.with_name("grani"))

    def has(self, version: str, build: str) -> None:
        """Check what the installation says of itself."""
        said = self.run([self.grani, "--version"], "ask grani for its version").strip()
        if said != f"grani {version} ({build})":
            raise ReleaseError(f"It should be grani {version} ({build}) and says {said!r}.")

    def plays_by_library(self) -> list[str]:
        """Play every game through the library; name them."""
        said = json.loads(self.run([str(self.python), "-c", LIBRARY], "play by the library"))
        if not Path(said["file"]).is_relative_to(self.python.parents[1]):
            raise ReleaseError(f"What was played lies in {said['file']}, not where it is tried.")
        for game, (is_over, winners) in said["played"].items():
            if not is_over or not winners:
                raise ReleaseError(f"By the library {game} has come to no end.")
        return list(said["played"])

    def plays_by_command(self, games: list[str]) -> list[Path]:
        """Play games by the command; give their records."""
        records = []
        for game in games:
            record = self.folder / f"{self.name}-{game}.json"
            seats = ["--seats", "greedy,random", "--seed", SEED]
            words = ["play", game, *seats, "--plain", "--save", str(record)]
            self.run([self.grani, *words], f"play {game} by the command")
            if not json.loads(record.read_text("utf-8"))["actions"]:
                raise ReleaseError(f"The record of {game} is empty.")
            records.append(record)
        return records

    def reviews(self, records: list[Path], build: str) -> None:
        """Review games that were played; where nothing is compiled, the first steps of each."""
        for path in records:
            record = json.loads(path.read_text("utf-8"))
            if build == PURE:
                for field in {"actions", "movers", "course"} & set(record):
                    record[field] = record[field][:OPENING]
            path.write_text(json.dumps(record), "utf-8")
            said = self.run([self.grani, "review", str(path), "--json"], f"review {path.name}")
            told = json.loads(said)
            if told["game"] != record["game"] or told["finished"] is (build == PURE):
                raise ReleaseError(f"The review of {path.name} is not one of this game.")

    def serves(self, documents: bool) -> list[str]:
        """Serve, and load what a browser loads first; give what was seen."""
        with subprocess.Popen(
            [self.grani, "serve", "--port", "0", "--db", str(self.folder / f"{self.name}.sqlite")],
            cwd=self.folder,
            env={key: value for key, value in os.environ.items() if key != "PYTHONPATH"},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            start_new_session=True,
        ) as server:
            try:
                assert server.stdout is not None
                found = ADDRESS.search(server.stdout.readline())
                if found is None:
                    raise ReleaseError("The server does not say where it serves.")
                seen = self._loads(found[0], documents)
                server.send_signal(signal.SIGINT)
                if server.wait(PATIENCE):
                    raise ReleaseError("The server did not stop in peace.")
            except subprocess.TimeoutExpired:
                raise ReleaseError("The server does not stop.") from None
            finally:
                if server.poll() is None:
                    os.killpg(server.pid, signal.SIGKILL)
        return seen

    def _loads(self, address: str, documents: bool) -> list[str]:
        page, _ = fetch(address)
        assets = assets_of(page)
        if not any(name.endswith(".js") for name in assets):
            raise ReleaseError("The page at / loads no script.")
        for name in assets:
            _, kind = fetch(address + name)
            wanted = TYPES.get(Path(name).suffix, "")
            if wanted not in kind:
                raise ReleaseError(f"/{name} is served as {kind}.")
        if not json.loads(fetch(f"{address}api/games")[0]):
            raise ReleaseError("The server knows no game.")
        seen = [f"page with {len(assets)} assets"]
        if documents:
            fetch(f"{address}docs/")
            seen.append("docs")
        return seen


def fetch(address: str) -> tuple[str, str]:
    """Load something from a server of ours; give its text and its type."""
    straight = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with straight.open(address, timeout=PATIENCE) as answer:
            return answer.read().decode("utf-8", "replace"), answer.headers["Content-Type"]
    except (urllib.error.URLError, OSError) as wrong:
        raise ReleaseError(f"{address} cannot be loaded: {wrong}.") from None
