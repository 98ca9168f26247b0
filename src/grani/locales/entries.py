"""Fluent files as entries: where each message begins and ends, found without the Fluent library.

Parsing a whole language takes half a second, and a command says a dozen sentences. So files are
only cut into entries, and an entry is parsed when it is first said. What has no placeables, such as
the texts of ``--help``, needs no parser at all: a test compares what is read here with what the
library makes of the same files.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from textwrap import dedent

START = re.compile(r"(?m)^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=")
"""Only an entry begins at the edge of the page with a name and an equals sign."""
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][a-zA-Z0-9_-]*)")
"""What may be the name of another entry; functions look so too."""
FOLDER = Path(__file__).parent


def entries(text: str) -> dict[str, str]:
    """Cut a file into its entries: the source of each message, or ``-term``, by its name.

    >>> entries("one = 1\\n# Between\\ntwo =\\n    2\\n")
    {'one': 'one = 1\\n# Between\\n', 'two': 'two =\\n    2\\n'}
    """
    found: dict[str, str] = {}
    starts = list(START.finditer(text))
    for number, start in enumerate(starts):
        end = starts[number + 1].start() if number + 1 < len(starts) else len(text)
        found.setdefault(start[1], text[start.start() : end])
    return found


def references(source: str) -> list[str]:
    """Name what an entry may refer to."""
    return REFERENCE.findall(source)


@cache
def plain(code: str, file: str) -> dict[str, str]:
    """Give the messages of one of our files by their keys; none may have a placeable in it."""
    found = entries(FOLDER.joinpath(code, file).read_text("utf-8"))
    return {key: _text(source) for key, source in found.items()}


def _text(source: str) -> str:
    """Give the text of an entry without placeables."""
    value = re.sub(r"(?m)^#.*\n?", "", source).partition("=")[2]
    first, _, rest = value.partition("\n")
    return f"{first.strip()}\n{dedent(rest)}".strip("\n").rstrip()
