"""``python -m tests.server.yesterday``: games as this program keeps them, for programs to come.

Run it before a step is added to the tables: it plays some games on SQLite and, where there is one,
on PostgreSQL, and writes both databases down as SQL into ``tests/server/data``, with a file that
says whose they are. What lies there is never written again: ``test_upgrade`` brings all of it to
today.
"""

from __future__ import annotations

import json
import random
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.server.browser import Browser, play_on
from tests.server.serving import Server

DATA = Path(__file__).parent / "data"
DECISIONS = 12


def play(server: Server) -> dict[str, str]:
    """Have a game that goes on, one that is over, a room that is open, and a game with a bot."""
    olena = Browser(server)
    olena.http.put("/api/me", json={"name": "Olena"})
    dice = random.Random(5)
    codes = {"cookie": olena.http.cookies["grani_guest"]}
    codes["open"] = olena.create("dice-forge", "you", "open", start=False)
    for name, game, seats, decisions in (
        ("playing", "dice-forge", ("you", "here"), DECISIONS),
        ("over", "rolling-realms", ("you",), 100_000),
        ("with_bot", "rolling-realms", ("you", "random"), DECISIONS),
    ):
        codes[name] = olena.create(game, *seats)
        with olena.tab(codes[name]) as tab:
            play_on([tab], dice, decisions)
            if name == "playing":
                tab.command("phrase", phrase="hello")
                tab.command("chat", text="well met")
    return codes


def of_file(path: Path) -> str:
    """Give a database of SQLite as SQL."""
    with sqlite3.connect(path) as database:
        lines = list(database.iterdump())
    database.close()
    return "\n".join(lines) + "\n"


def of_postgres(url: str) -> str:
    """Give a database of PostgreSQL as SQL that any client can run."""
    from tests import postgres

    programs = postgres.programs()
    assert programs is not None
    kind = ("--inserts", "--no-owner", "--no-privileges")
    done = subprocess.run(
        [programs / "pg_dump", *kind, url], capture_output=True, text=True, check=True
    )
    # Lines that begin so are for psql alone, and the path of the session is ours.
    kept = [
        line
        for line in done.stdout.splitlines()
        if line and not line.startswith(("\\", "--", "SET ", "SELECT pg_catalog.set_config"))
    ]
    return "\n".join(kept) + "\n"


def main(name: str) -> int:
    """Write the games down under a name, such as that of the latest step."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        about = play(server)
        server.stop()
        (DATA / f"{name}.sql").write_text(of_file(Path(folder) / "tables.db"), "utf-8")
        (DATA / f"{name}.json").write_text(json.dumps(about, indent=1) + "\n", "utf-8")
    try:
        from tests import postgres
    except ImportError:  # A program from before there was PostgreSQL.
        return 0
    if postgres.programs() is None:
        print(postgres.SKIPPED, file=sys.stderr)
        return 0
    url = postgres.shared().database()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), db=url)
        about = play(server)
        server.stop()
    (DATA / f"{name}.postgres.sql").write_text(of_postgres(url), "utf-8")
    (DATA / f"{name}.postgres.json").write_text(json.dumps(about, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
