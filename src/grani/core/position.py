"""Positions as text: readable JSON for files, and a compact id for a chat message.

Both hold a whole state of any game, in the middle of an effect too, and read back to the same.
"""

from __future__ import annotations

import base64
import json
import zlib

from grani.core.contract import State
from grani.core.game import Game
from grani.core.reading import PositionError, Reader, one_line, parse
from grani.core.registry import game as registered

MAX_ID = 40_000
MAX_INFLATED = 200_000


def dump_position(state: State) -> str:
    """Write a state as JSON for people: one field a line, short lists on one line."""
    return readable(state.position()) + "\n"


def load_position(text: str | bytes) -> State:
    """Read a state from JSON text or from its compact id."""
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
    name = str(data["game"])
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zdict=_dictionary(registered(name)))
    body = _compact(data)
    packed = packer.compress(body) + packer.flush()
    check = zlib.crc32(packed).to_bytes(4, "big")
    return f"{name}:{_spelling(check + packed)}"


def from_id(text: str) -> State:
    """Read a state from its compact id."""
    if len(text) > MAX_ID:
        raise PositionError(f"position id: too long ({len(text)} characters)")
    name, _, code = text.partition(":")
    try:
        game = registered(name)
    except KeyError as wrong:
        raise PositionError(one_line(f"position id: {wrong.args[0]}")) from None
    try:
        raw = base64.b64decode(code + "=" * (-len(code) % 4), altchars=b"-_", validate=True)
        if _spelling(raw) != code or zlib.crc32(raw[4:]).to_bytes(4, "big") != raw[:4]:
            raise ValueError
        opener = zlib.decompressobj(-15, zdict=_dictionary(game))
        body = opener.decompress(raw[4:], MAX_INFLATED)
    except (ValueError, zlib.error):
        raise PositionError("position id: garbled or cut short") from None
    if not opener.eof or opener.unused_data:
        raise PositionError("position id: garbled or cut short")
    return state_of(parse(body, PositionError))


def _spelling(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def _compact(data: object) -> bytes:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode()


def _dictionary(game: Game) -> bytes:
    """Give typical text of the game's positions, so that an id holds only what differs."""
    return b"".join(_compact(state.position()) for state in game.typical())


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
