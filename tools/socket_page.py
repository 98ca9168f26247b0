"""The messages of the socket as a page: the text of ``docs/socket.md``, from ``wire``."""

from __future__ import annotations

import inspect as python
from typing import get_args

from msgspec import Struct

from grani.server import wire
from tools.wire import CLIENT, SERVER
from tools.wire_pages import fields

HEAD = """\
# The socket

Written by `python -m tools.generate` from the types of the server (`server/wire.py`): change
those.

`/ws/rooms/{{code}}` is one room, in JSON: a message is an object with a `type`. This is protocol
{protocol}; whoever speaks another is told to load the page anew. Rooms are opened over
[HTTP](http.md), where the types of the parts are described: [RoomInfo](http.md#roominfo),
[Play](http.md#play), [Prompt](http.md#prompt), [Line](http.md#line) … All of it is in
`grani.schema("wire")`, too.

The handshake brings the cookie of your guest (`grani_guest`, which any answer over HTTP sets) and
an `Origin`, the address of this server: a program must name it, as
`connect(url, origin="http://127.0.0.1:8765", additional_headers={{"Cookie": …}})` of `websockets`
does. Without it the answer is 403.

## A conversation

```json
→ {{"type": "hello", "protocol": {protocol}}}
← {{"type": "snapshot", "seq": 0, "room": …, "play": …, "log": […], "seed": "", "chain": …}}
→ {{"type": "act", "id": "a1", "seat": 0, "prompt": "p3", "action": 73}}
← {{"type": "ack", "id": "a1", "seq": 1}}
← {{"type": "batch", "seq": 1, "seat": 0, "lines": […], "play": …, "seed": "", "chain": …}}
```

1. Say `hello` first. The answer is a `snapshot`: everything, as your guest may see it.
2. `play.prompts` are the decisions of your seats. Answer one with `act`: its `id` as `prompt`,
   and the `action` of one of its options. `id` is a word of yours.
3. Every command is answered by `ack` or `reject` with the same `id`. Nothing is acknowledged
   before it is on the disk. A command that is sent again with its old `id`, after a lost
   connection, is carried out once.
4. What anybody decides comes to everybody as a `batch`: what happened, with all chance that
   followed, and how the table stands now. Numbers (`seq`) rise by one; who misses one asks for a
   `snapshot` by `resync`.
5. The seed stays secret until the game is over ([fair dice](fair-dice.md)).
"""


def source() -> str:
    """Give the text of the page."""
    return "\n".join(
        [
            HEAD.format(protocol=wire.PROTOCOL),
            "## What a browser sends\n",
            _table(CLIENT),
            "## What the server sends\n",
            _table(SERVER),
            "## Why a command is refused\n",
            "`reject` has one of these as its `code`; the reason beside it is for logs.\n",
            ", ".join(f"`{code}`" for code in get_args(wire.RejectCode)) + ".\n",
        ]
    )


def _table(forms: tuple[type[Struct], ...]) -> str:
    rows = ["| type | what it says | fields |", "|---|---|---|"]
    for form in forms:
        about = " ".join(python.cleandoc(form.__doc__ or "").replace("``", "`").split())
        told = "<br>".join(
            f"`{name}`: {kind}{f', else {default}' if default else ''}"
            for name, kind, default in fields(form, "http.md")
        )
        rows.append(f"| `{form.__struct_config__.tag}` | {about} | {told} |")
    return "\n".join([*rows, ""])
