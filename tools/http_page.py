"""The HTTP side of the server as a page: the text of ``docs/http.md``, from ``tools.openapi``."""

from __future__ import annotations

from typing import Any, get_args, get_origin

from msgspec import Struct

from grani.server import (
    account_wire,
    admin_wire,
    analysis_wire,
    puzzle_wire,
    review_wire,
    wire,
)
from grani.server.unreadable_api import RawEvent
from tools.openapi import ADDRESSES, RECORD, Said, routes
from tools.wire_pages import anchor, described

HEAD = """\
# HTTP

Written by `python -m tools.generate` from the routes and types of the server: change those.

`grani serve` speaks JSON below `/api`. The same as [OpenAPI 3.1](openapi.json), for programs that
read it; the types are also in `grani.schema("wire")`. Games themselves are played over [the
socket](socket.md).

- **Who one is** says a cookie, which every answer brings to whoever has none.
- **Whatever writes** (POST, PUT) must have `Content-Type: application/json`, and where it comes
  from a page, the `Origin` of this server. Bodies have at most 64 kB.
- **A refusal** is a [Failure](#failure) with a word for programs and a reason for logs: 400 makes
  no sense, 403 is for somebody else, 404 is not there, 409 not now, 410 gone, 413 too large, 429
  too much at once.

```console
$ curl -s http://127.0.0.1:8765/api/rooms -H 'Content-Type: application/json' \\
    -d '{"game": "rolling-realms", "seats": [{"kind": "bot", "bot": "hard"}], "start": true}'
{"code":"K7WQ2M9XPD4T"}
```

## Addresses
"""
MODULES = (wire, review_wire, puzzle_wire, analysis_wire, account_wire, admin_wire)


def source() -> str:
    """Give the text of the page."""
    rows = ["| address | what | sends | answers |", "|---|---|---|---|"]
    for (method, path), said in ADDRESSES.items():
        about = routes()[method, path]
        query = "".join(f"<br>`?{name}=` {words}" for name, words in said.query.items())
        sends = _told(said.body) if said.body is not None else ""
        rows.append(f"| `{method}` `{path}` | {about}{query} | {sends} | {_answers(said)} |")
    types = "\n".join(described(form) for form in _types())
    return "\n".join([HEAD, *rows, "", "## Types", "", types]).rstrip() + "\n"


def _answers(said: Said) -> str:
    told = _told(said.answer)
    for status, kind in said.also.items():
        told += f", or {status} and {_told(kind)}"
    return told if said.status == 200 else f"{said.status}, {told}"


def _told(kind: Any) -> str:
    """Write the type of a body, led to where it is described."""
    if kind == RECORD:
        return "[a record](formats.md#records)"
    if isinstance(kind, str):
        return f"`{kind}`"
    if get_origin(kind) is list:
        return f"a list of {_told(get_args(kind)[0])}"
    if isinstance(kind, type) and issubclass(kind, Struct):
        if _is_message(kind):
            return f"[`{kind.__struct_config__.tag}`](socket.md#what-the-server-sends)"
        return f"[{kind.__name__}](#{anchor(kind)})"
    return "JSON"


def _types() -> list[type[Struct]]:
    """Give all types that bodies are made of, those of the socket left out."""
    found: dict[str, type[Struct]] = {}
    for module in MODULES:
        for name, value in vars(module).items():
            is_own = isinstance(value, type) and issubclass(value, Struct)
            if is_own and value.__module__ == module.__name__ and not _is_message(value):
                found[name] = value
    found[RawEvent.__name__] = RawEvent
    return [found[name] for name in sorted(found) if found[name].__struct_fields__]


def _is_message(form: type[Struct]) -> bool:
    return form.__struct_config__.tag is not None
