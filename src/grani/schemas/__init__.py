"""JSON Schemas of what Grani reads and writes, beside this module as files.

They are written by ``python -m tools.generate`` from the types of the code, and tests hold whole
games against them. A schema says what shape data has; whether a position can be is said by reading
it, which is stricter.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, get_args

FOLDER: Final = Path(__file__).parent
OfGame = Literal["position", "view", "event", "setup"]
"""Each game has its own; for one that is not ours there is none."""
OfAll = Literal["record", "prompt", "chance", "wire"]
"""``wire`` has all that browser and server say to each other, each message by its name in
``$defs``."""


def schema(what: OfGame | OfAll, game: str = "") -> dict[str, Any]:
    """Give the JSON Schema of a sort of data: of one game, or of all.

    >>> import grani
    >>> position = grani.schema("position", "dice-forge")
    >>> position["properties"]["pending"]["description"]
    'What is still to happen, the next last.'
    >>> sorted(grani.schema("prompt")["required"])[:4]
    ['args', 'barred', 'cause', 'kind']
    """
    if what in get_args(OfGame) and not game:
        raise ValueError(f"the schema of a {what} is that of a game: say schema({what!r}, game)")
    name = f"{game}.{what}" if what in get_args(OfGame) else what
    file = FOLDER / f"{name}.json"
    if not file.is_file():
        known = ", ".join(sorted(path.stem for path in FOLDER.glob("*.json")))
        raise KeyError(f"no schema {name!r}: there are {known}")
    found: dict[str, Any] = json.loads(_text(file))
    return found


@cache
def _text(file: Path) -> str:
    return file.read_text("utf-8")
