"""Dice that fall the same each time: the secret seeds of rooms, replaced before their games begin.

A server reads a room from the database again when nobody has looked at it for a while; ours forgets
rooms soon (``FORGETS``), so that what was written there meanwhile becomes true.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
import time
import urllib.request
from collections.abc import Mapping

from tests.server.serving import Server

FORGETS = 0.2
PATIENCE = 30.0


def decree(server: Server, fates: Mapping[str, str]) -> None:
    """Give rooms that wait for their players new seeds: ``fates`` are words by the room's code."""
    seeds = {code: hashlib.sha256(word.encode()).digest() for code, word in fates.items()}
    until = time.monotonic() + PATIENCE
    while seeds:
        assert time.monotonic() < until, f"rooms {', '.join(seeds)} keep their seeds"
        with sqlite3.connect(server.folder / "tables.db", timeout=PATIENCE) as database:
            database.executemany(
                "update games set seed = ?, commitment = ? where code = ? and status = 'open'",
                [(seed.hex(), _promise(seed), code) for code, seed in seeds.items()],
            )
        time.sleep(3 * FORGETS)
        seeds = {code: seed for code, seed in seeds.items() if not _holds(server, code, seed)}


def _promise(seed: bytes) -> str:
    return hashlib.sha256(seed).hexdigest()


def _holds(server: Server, code: str, seed: bytes) -> bool:
    """Whether the server promises the dice of this seed."""
    with urllib.request.urlopen(f"{server.address}/api/rooms/{code}", timeout=PATIENCE) as answer:
        promised: object = json.load(answer)["commitment"]
        return promised == _promise(seed)
