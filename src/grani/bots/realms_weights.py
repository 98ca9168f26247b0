"""The file of what the network of Rolling Realms has learned, read once in a process.

It is a line of JSON that says what it is and how it came to be, then whole numbers of 16 bits,
packed. ``tools/realms_training.py`` writes it.
"""

from __future__ import annotations

import base64
import json
import sys
import zlib
from array import array
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from grani.bots.realms_network import Weights

FORMAT = "grani-realms-weights-1"
SHIPPED = Path(__file__).parent / "trained" / "rolling-realms.weights"
LINE = 100


def write_numbers(path: Path, about: dict[str, object], numbers: Sequence[int]) -> None:
    """Write learned numbers, and what one should know about them."""
    words = array("h", numbers)
    if sys.byteorder == "big":
        words.byteswap()
    packed = base64.b64encode(zlib.compress(words.tobytes(), 9)).decode()
    lines = [packed[n : n + LINE] for n in range(0, len(packed), LINE)]
    head = json.dumps({"format": FORMAT, **about})
    path.write_text("\n".join([head, *lines, ""]), "utf-8")


def read_numbers(path: Path) -> list[int]:
    """Read learned numbers; a file that is none of ours is refused by its name."""
    head, _, packed = path.read_text("utf-8").partition("\n")
    if f'"{FORMAT}"' not in head:
        raise ValueError(f"{path.name} holds no weights of {FORMAT}")
    words = array("h")
    words.frombytes(zlib.decompress(base64.b64decode(packed)))
    if sys.byteorder == "big":
        words.byteswap()
    return words.tolist()


@cache
def shipped() -> Weights:
    """Give the weights that bots play by."""
    return Weights(read_numbers(SHIPPED))
