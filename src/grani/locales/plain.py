"""Messages without arguments, read without the Fluent library: what ``--help`` shows, at once.

Loading the library takes longer than everything else that ``grani --help`` does. A test compares
what is read here with what the library makes of the same file.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from textwrap import dedent

KEY = re.compile(r"(?m)^([a-z][a-z0-9-]*) *=")


@cache
def plain(code: str, file: str) -> dict[str, str]:
    """Give the messages of a file by their keys; none of them may have a placeable in it."""
    text = Path(__file__).with_name(code).joinpath(file).read_text("utf-8")
    return dict(_messages(re.sub(r"(?m)^#.*\n?", "", text)))


def _messages(text: str) -> Iterator[tuple[str, str]]:
    _, *parts = KEY.split(text)
    for key, value in zip(parts[::2], parts[1::2], strict=True):
        first, _, rest = value.partition("\n")
        yield key, f"{first.strip()}\n{dedent(rest)}".strip("\n").rstrip()
