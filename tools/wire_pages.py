"""Tables of what travels between browser and server, for the pages that ``http_page`` and
``socket_page`` write."""

from __future__ import annotations

import inspect as python
import re
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import inspect

from tools.wire import typed

NAME = re.compile(r"(\b(?!Args|Record|View)[A-Z]\w+)")
"""A type that has a section; the others are a game's own, or of TypeScript."""
MANY = 12
"""So many words for one field stand in a table; of more, the first few."""


def anchor(form: type) -> str:
    """Give the heading of a type as links name it."""
    return form.__name__.lower()


def described(form: type[msgspec.Struct]) -> str:
    """Give the section of a type: what it is, and its fields."""
    about = python.cleandoc(form.__doc__ or "").replace("``", "`")
    rows = [f"| `{name}` | {kind} | {default} |" for name, kind, default in fields(form, "")]
    table = "\n".join(["| field | type | if left out |", "|---|---|---|", *rows, ""])
    return f"### {form.__name__}\n\n{about}\n\n{table if rows else ''}"


def fields(form: type[msgspec.Struct], page: str) -> Iterable[tuple[str, str, str]]:
    """Give the fields of a type: name, type, and what stands for one that is left out."""
    info = inspect.type_info(form)
    if not isinstance(info, inspect.StructType):
        raise TypeError(f"{form.__name__} is no struct")
    for one in info.fields:
        yield one.encode_name, kind(one.type, page), _default(one)


def kind(described: inspect.Type, page: str) -> str:
    """Write a type as a cell of a table; names lead to their sections on ``page``."""
    text = typed(described)
    if "'" in text:
        words = text.split(" | ")
        shown = words if len(words) <= MANY else [*words[:3], "…"]
        return " or ".join(f"`{word.strip(chr(39))}`" if word != "…" else word for word in shown)
    parts = [part for part in NAME.split(text) if part]
    return "".join(_part(part, page) for part in parts)


def _part(text: str, page: str) -> str:
    if NAME.fullmatch(text):
        return f"[`{text}`]({page}#{text.lower()})"
    return f"`{text}`".replace("|", "\\|")


def _default(one: inspect.Field) -> str:
    if one.required:
        return ""
    value: Any = one.default
    if value is msgspec.NODEFAULT:
        made: Any = one.default_factory
        value = made()
    return f"`{msgspec.json.encode(value).decode()}`"
