"""Strict reading of JSON data that people wrote: every complaint names the place and the reason."""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NoReturn

MAX_TEXT = 4_000_000
MAX_COMPLAINT = 300
HUGE = 10**30
MOST_OF_PATHS = 200
"""Longer words are no names of files."""


class PositionError(ValueError):
    """A position that cannot be: the message says where and why."""


class RecordError(ValueError):
    """A record that cannot be replayed: the message says where and why."""


def did_you_mean(word: object, known: Iterable[str]) -> str:
    """Give ': did you mean …?' for the nearest known word, or nothing."""
    near = nearest(word, known)
    return f": did you mean {near!r}?" if near else ""


def nearest(word: object, known: Iterable[str]) -> str:
    """Give the known word that is spelt most nearly so, or begins so, or nothing."""
    if not isinstance(word, str):
        return ""
    words = list(known)
    near = difflib.get_close_matches(word[:60], words, n=1)
    if not near and len(word) > 2:
        near = [longer for longer in words if longer.startswith(word.lower())]
    return near[0] if near else ""


def one_line(text: str, longest: int = MAX_COMPLAINT) -> str:
    """Give a text fit to be shown to people: no line breaks or control signs, not overlong."""
    start = text[: longest + 1]
    shown = "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in start)
    return shown if len(shown) <= longest else shown[: longest - 1] + "…"


def quoted(value: object) -> str:
    """Quote a word that somebody wrote; anything else is named by its kind."""
    return one_line(repr(value[:60]), 60) if isinstance(value, str) else _kind(value)


def parse(text: str | bytes, error: type[ValueError]) -> object:
    """Read JSON text; a syntax error becomes one line of ``error`` with line and column."""
    if len(text) > MAX_TEXT:
        raise error(f"the file is too large ({len(text)} characters; at most {MAX_TEXT})")
    try:
        if isinstance(text, bytes):
            text = text.decode("utf-8")
        return json.loads(text, parse_constant=_no_constant, object_pairs_hook=_no_doubles)
    except json.JSONDecodeError as wrong:
        raise error(f"not JSON: {wrong.msg} (line {wrong.lineno} column {wrong.colno})") from None
    except UnicodeDecodeError as wrong:
        raise error(f"not UTF-8 text (byte {wrong.start})") from None
    except RecursionError:
        raise error("not readable: nested too deeply") from None
    except ValueError as wrong:
        raise error(one_line(f"not JSON: {wrong}")) from None


def contents(source: str | bytes | Path, error: type[ValueError]) -> str | bytes:
    """Give text as it is, or what a file holds. A word is never a file: strangers send words."""
    if isinstance(source, Path):
        return source.read_bytes()
    if isinstance(source, str) and len(source) < MOST_OF_PATHS and source.endswith(".json"):
        raise error(f"{quoted(source)} is no JSON but the name of a file: give a Path of it")
    return source


def _no_constant(word: str) -> NoReturn:
    raise ValueError(f"{word} is not a number JSON knows")


def _no_doubles(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        names = [name for name, _ in pairs]
        double = next(name for name in names if names.count(name) > 1)
        raise ValueError(f"the field {quoted(double)} is given twice")
    return fields


class Reader:
    """Walks through JSON data by field; ``where`` is the path that errors name.

    Every field must be asked for: ``close`` complains about those that nobody read.
    """

    def __init__(self, data: object, where: str, error: type[ValueError]) -> None:
        self.where = where
        self.error = error
        if not isinstance(data, Mapping):
            self.fail(f"expected an object with named fields, found {_kind(data)}")
        self.data: Mapping[str, object] = data
        self.unread = dict.fromkeys(data)

    def fail(self, reason: str, field: str = "") -> NoReturn:
        """Raise the reader's error about this object, or one of its fields."""
        raise self.error(one_line(f"{self.path(field)}: {reason}"))

    def path(self, field: str = "") -> str:
        """Give the path of this object or of one of its fields."""
        if not field:
            return self.where or "top level"
        field = one_line(field, 80)
        return f"{self.where}.{field}" if self.where else field

    def has(self, field: str) -> bool:
        return field in self.data

    def get(self, field: str) -> object:
        """Give a field that must be there, unchecked."""
        if field not in self.data:
            self.fail("missing", field)
        self.unread.pop(field, None)
        return self.data[field]

    def integer(self, field: str, low: int, high: int) -> int:
        """Give a whole number between ``low`` and ``high``."""
        return self.check_integer(self.get(field), field, low, high)

    def check_integer(self, value: object, field: str, low: int, high: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            self.fail(f"expected a whole number, found {_kind(value)}", field)
        if not low <= value <= high:
            shown = str(value) if abs(value) < HUGE else "a huge number"
            self.fail(f"{shown} is out of range ({low} to {high})", field)
        return value

    def flag(self, field: str) -> bool:
        """Give true or false."""
        value = self.get(field)
        if not isinstance(value, bool):
            self.fail(f"expected true or false, found {_kind(value)}", field)
        return value

    def string(self, field: str, longest: int = 200) -> str:
        """Give a text of at most ``longest`` characters."""
        value = self.get(field)
        if not isinstance(value, str):
            self.fail(f"expected a text, found {_kind(value)}", field)
        if len(value) > longest:
            self.fail(f"the text is too long ({len(value)} characters; at most {longest})", field)
        return value

    def word(self, field: str, known: Mapping[str, int], what: str) -> int:
        """Give the number of a known word."""
        return self.check_word(self.get(field), field, known, what)

    def check_word(self, value: object, field: str, known: Mapping[str, int], what: str) -> int:
        if not isinstance(value, str):
            self.fail(f"expected the name of a {what}, found {_kind(value)}", field)
        if value not in known:
            self.fail(f"no {what} {quoted(value)}{did_you_mean(value, known)}", field)
        return known[value]

    def items(self, field: str, low: int, high: int) -> list[object]:
        """Give a list of ``low`` to ``high`` items, unchecked."""
        value = self.get(field)
        if not isinstance(value, list):
            self.fail(f"expected a list, found {_kind(value)}", field)
        if not low <= len(value) <= high:
            count = str(low) if low == high else f"{low} to {high}"
            self.fail(f"expected {count} items, found {len(value)}", field)
        return value

    def integers(self, field: str, count: int, low: int, high: int) -> list[int]:
        """Give a list of exactly ``count`` whole numbers."""
        values = self.items(field, count, count)
        return [
            self.check_integer(value, f"{field}[{i}]", low, high) for i, value in enumerate(values)
        ]

    def inner(self, field: str) -> Reader:
        """Give a reader of an object inside this one."""
        return Reader(self.get(field), self.path(field), self.error)

    def close(self) -> None:
        """Complain about fields that nobody asked for."""
        for field in self.unread:
            known = [name for name in self.data if name not in self.unread]
            self.fail(f"unknown field{did_you_mean(field, known)}", field)


def _kind(value: object) -> str:
    if value is None:
        return "nothing (null)"
    if isinstance(value, bool):
        return "true or false"
    if isinstance(value, (int, float)):
        return f"the number {value}" if abs(value) < HUGE else "a huge number"
    if isinstance(value, str):
        return f"the text {quoted(value[:30])}"
    if isinstance(value, list):
        return "a list"
    return "an object"
