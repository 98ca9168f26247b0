"""Positions as text: readable JSON for files, and a compact id for a chat message.

Both hold a whole state of any game, in the middle of an effect too, and read back to the same.

An id is ``game.version:word``. The version is that of the rules under which it was made; the word
is the position packed with the typical text of that version, which lies beside the game as data
(``ids-….txt``) and never changes. Ids without a version are from before ids had one.
"""

from __future__ import annotations

import base64
import json
import zlib
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from grani.core.contract import State
from grani.core.game import Game
from grani.core.reading import PositionError, Reader, contents, one_line, parse, quoted
from grani.core.registry import game as registered, home

MAX_ID = 40_000
MAX_INFLATED = 200_000
UNVERSIONED: Final = "1"
"""The rules under which ids without a version were made."""
GARBLED: Final = "position id: garbled or cut short"


def dump_position(state: State) -> str:
    """Write a state as JSON for people: one field a line, short lists on one line."""
    return readable(state.position()) + "\n"


def load_position(text: str | bytes | Path) -> State:
    """Read a state from JSON text, from its compact id, or from the file of a ``Path``."""
    text = contents(text, PositionError)
    sample = text[:MAX_ID].decode("utf-8", "replace") if isinstance(text, bytes) else text[:MAX_ID]
    if not sample.lstrip().startswith(("{", "[")) and ":" in sample.strip()[:40]:
        return from_id(sample.strip() if len(text) <= MAX_ID else sample)
    return state_of(parse(text, PositionError))


def state_of(data: object) -> State:
    """Give the state that JSON data describes; its ``game`` field names the game."""
    reader = Reader(data, "", PositionError)
    name = reader.string("game")
    try:
        game = registered(name)
    except KeyError as wrong:
        reader.fail(str(wrong.args[0]), "game")
    return game.from_position(data)


def to_id(state: State) -> str:
    """Write a state as one short word that can be pasted into a chat."""
    data = state.position()
    game = registered(str(data["game"]))
    typical = dictionary(game, game.rules)
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zdict=typical)
    packed = packer.compress(_compact(data)) + packer.flush()
    head = f"{game.id}.{game.rules}"
    return f"{head}:{_spelling(_check(head, typical, packed) + packed)}"


def from_id(text: str) -> State:
    """Read a state from its compact id."""
    if len(text) > MAX_ID:
        raise PositionError(f"position id: too long ({len(text)} characters)")
    head, _, code = text.partition(":")
    name, dot, version = head.partition(".")
    try:
        game = registered(name)
    except KeyError as wrong:
        raise PositionError(one_line(f"position id: {wrong.args[0]}")) from None
    if (version if dot else UNVERSIONED) != game.rules:
        made = f"version {quoted(version)}" if dot else f"version {UNVERSIONED!r}"
        raise PositionError(
            f"position id: made under {made} of the rules of {name}, this is version {game.rules!r}"
        )
    typical = dictionary(game, game.rules)
    try:
        raw = base64.b64decode(code + "=" * (-len(code) % 4), altchars=b"-_", validate=True)
        check, packed = raw[:4], raw[4:]
        expected = _check(head, typical, packed) if dot else _check("", b"", packed)
        if _spelling(raw) != code or check != expected:
            raise ValueError
        opener = zlib.decompressobj(-15, zdict=typical)
        body = opener.decompress(packed, MAX_INFLATED)
    except (ValueError, zlib.error):
        raise PositionError(GARBLED) from None
    if not opener.eof or opener.unused_data:
        raise PositionError(GARBLED)
    return state_of(parse(body, PositionError))


@cache
def dictionary(game: Game, version: str) -> bytes:
    """Give the typical text of positions that ids of this version leave out."""
    package = home(game.id)
    if package:
        file = resources.files(package).joinpath(f"ids-{version}.txt")
        if file.is_file():
            return file.read_bytes()
    # Who has not frozen such a text packs with none: longer ids, and nothing to keep for ever.
    return b""


def typical_text(game: Game) -> bytes:
    """Write the typical text of a new version of the rules, for its file."""
    return b"".join(_compact(state.position()) for state in game.typical())


def _check(head: str, typical: bytes, packed: bytes) -> bytes:
    """Give four bytes by which a wrong character is noticed, and typical text that is not ours."""
    return zlib.crc32(packed, zlib.crc32(typical, zlib.crc32(head.encode()))).to_bytes(4, "big")


def _spelling(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def _compact(data: object) -> bytes:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode()


def readable(data: object, indent: int = 0, room: int = 96) -> str:
    """Write JSON so that people can read and edit it: what fits goes on one line."""
    flat = json.dumps(data, ensure_ascii=False)
    if len(flat) + indent <= room or not isinstance(data, (dict, list)) or not data:
        return flat
    pad = " " * (indent + 2)
    if isinstance(data, dict):
        rows = [
            f"{pad}{json.dumps(str(key), ensure_ascii=False)}: {readable(value, indent + 2, room)}"
            for key, value in data.items()
        ]
        return "{\n" + ",\n".join(rows) + "\n" + " " * indent + "}"
    rows = [pad + readable(value, indent + 2, room) for value in data]
    return "[\n" + ",\n".join(rows) + "\n" + " " * indent + "]"
