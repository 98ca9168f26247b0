"""What is wrong with a position, as data: so that every way in can say it in its own language.

A ``PositionError`` is one line of English, ``path: reason``, for files and logs. Here a reason is
recognised by how it is worded, and becomes a key (``wrong-…``) with arguments. What is worded
otherwise keeps its English. A game adds patterns of its own (``Game.complaints``).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

NUMBER = r"-?\d+"
GENERAL: tuple[tuple[str, str], ...] = (
    (r"(?P<value>-?\d+) is out of range \((?P<low>-?\d+) to (?P<high>-?\d+)\)", "range"),
    (r"a huge number is out of range \((?P<low>-?\d+) to (?P<high>-?\d+)\)", "huge"),
    (r"missing", "missing"),
    (r"unknown field.*", "unknown"),
    (r"expected (?P<count>\d+) items, found (?P<found>\d+)", "count"),
    (r"expected (?P<count>\d+) to (?P<most>\d+) items, found (?P<found>\d+)", "counts"),
    (r"expected a whole number, found .*", "kind-number"),
    (r"expected true or false(?:, found .*)?", "kind-flag"),
    (r"expected a text, found .*", "kind-text"),
    (r"expected the name of .*, found .*", "kind-name"),
    (r"expected a list, found .*", "kind-list"),
    (r"expected an object with named fields, found .*", "kind-fields"),
    (r"expected '(?P<word>[^']*)', found .*", "kind-word"),
    (r"no [A-Za-z ]+ '(?P<word>[^']*)'.*", "name"),
    (r"(?:made|written) under version .*", "rules"),
    (r"garbled or cut short", "garbled"),
    (r"too long .*|the file is too large .*", "long"),
    (r"not JSON: .*|not readable: .*|not UTF-8 .*", "json"),
)


@dataclass(frozen=True)
class Complaint:
    """What is wrong where; ``key`` is empty where only the English ``reason`` says it."""

    path: str
    reason: str
    key: str = ""
    args: dict[str, str | int] = field(default_factory=dict)


def understood(text: str, own: Sequence[tuple[str, str]] = ()) -> Complaint:
    """Recognise the text of a ``PositionError``; ``own`` are the patterns of the game.

    >>> understood("heroes[0].gold: 40 is out of range (0 to 12)").args
    {'value': 40, 'low': 0, 'high': 12}
    """
    path, colon, reason = text.partition(": ")
    if not colon or " " in path.replace("top level", "").replace("position id", ""):
        path, reason = "", text
    for pattern, key in (*own, *GENERAL):
        found = re.fullmatch(pattern, reason)
        if found:
            return Complaint(path, reason, f"wrong-{key}", _arguments(found))
    return Complaint(path, reason)


def _arguments(found: re.Match[str]) -> dict[str, str | int]:
    return {
        name: int(text) if re.fullmatch(NUMBER, text) else text
        for name, text in found.groupdict().items()
    }
