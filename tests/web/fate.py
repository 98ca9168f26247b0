"""Dice that fall the same each time: what they follow from, replaced before their games begin.

Rolls follow from the seed, from the code of the room, and from what browsers add: ``decree`` gives
rooms seeds and codes, and ``STEADY`` makes a browser add the same number each time.

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

from grani.core import fair
from grani.core.signature import Signer
from grani.server.names import CODE_SIGNS, new_code
from tests.server.serving import Server

FORGETS = 0.05
PATIENCE = 30.0


STEADY = """{
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bytes) => bytes.length === 32 ? bytes.fill(7) : draw(bytes);
}"""
"""A script that takes the chance out of a browser's share in the dice, which is of 32 bytes."""


def decree(server: Server, fates: Mapping[str, str]) -> dict[str, str]:
    """Give rooms that wait for their players new seeds and codes; give the new codes by the old.

    ``fates`` are words by the room's code. Whatever had the new code before gets another.
    """
    seeds = {code: hashlib.sha256(word.encode()).digest() for code, word in fates.items()}
    codes = {code: _code(seed, len(code)) for code, seed in seeds.items()}
    assert len(set(codes.values())) == len(codes), "two fates are the same"
    with sqlite3.connect(server.folder / "tables.db", timeout=PATIENCE) as database:
        for code, seed in seeds.items():
            taken = (new_code(), codes[code])
            database.execute("update games set code = ? where code = ?", taken)
            database.execute(
                "update games set code = ?, seed = ?, commitment = ?"
                " where code = ? and status = 'open'",
                (codes[code], seed.hex(), _promise(seed), code),
            )
            database.execute(
                "update signers set secret = ? where game = (select id from games where code = ?)",
                (seed[::-1], codes[code]),
            )
    until = time.monotonic() + PATIENCE
    waiting = dict(seeds)
    while waiting:
        assert time.monotonic() < until, f"rooms {', '.join(waiting)} keep their seeds"
        time.sleep(3 * FORGETS)
        waiting = {
            old: seed for old, seed in waiting.items() if not _holds(server, codes[old], seed)
        }
    return codes


def _code(seed: bytes, length: int) -> str:
    return "".join(CODE_SIGNS[byte % len(CODE_SIGNS)] for byte in seed[:length])


def _promise(seed: bytes) -> str:
    return fair.commitment(seed, Signer(seed[::-1]).public)


def _holds(server: Server, code: str, seed: bytes) -> bool:
    """Whether the server promises the dice of this seed."""
    with urllib.request.urlopen(f"{server.address}/api/rooms/{code}", timeout=PATIENCE) as answer:
        promised: object = json.load(answer)["commitment"]
        return promised == _promise(seed)
