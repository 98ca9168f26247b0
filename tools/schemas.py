"""Types as JSON Schemas: the texts of ``src/grani/schemas``.

TypedDicts and dataclasses of the games, and the messages of the server. What is said of a type or
a field in Python is said of it in its schema.
"""

from __future__ import annotations

import dataclasses
import json
import types
from collections.abc import Mapping
from typing import Any, Literal, NewType, NotRequired, Union, get_args, get_origin, get_type_hints

import msgspec

from grani.core.prompt import Chance, Prompt
from grani.core.shapes import RecordData
from grani.dice_forge.happenings import ForgeEvent
from grani.dice_forge.seen import ForgeView
from grani.dice_forge.written import ForgePosition, ForgeSetup, Pending
from grani.rolling_realms.happenings import RealmsEvent
from grani.rolling_realms.seen import RealmsView
from grani.rolling_realms.written import RealmsPosition, RealmsSetup
from tools.typed import is_record, said_of
from tools.wire import CLIENT, HTTP, SERVER, SHARED

DIALECT = "https://json-schema.org/draft/2020-12/schema"
ROOTS: dict[str, Any] = {
    "dice-forge.position": ForgePosition,
    "dice-forge.view": ForgeView,
    "dice-forge.event": ForgeEvent,
    "dice-forge.setup": ForgeSetup,
    "rolling-realms.position": RealmsPosition,
    "rolling-realms.view": RealmsView,
    "rolling-realms.event": RealmsEvent,
    "rolling-realms.setup": RealmsSetup,
    "record": RecordData,
    "prompt": Prompt,
    "chance": Chance,
}
OPEN = (Pending,)
"""Types that have further fields, which depend on what stands in them."""
PLAIN: dict[object, str] = {
    int: "integer",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
}

Schema = dict[str, Any]


def sources() -> dict[str, str]:
    """Give the text of every schema by its path in the repository."""
    schemas = {name: Writer().whole(name, kind) for name, kind in ROOTS.items()}
    schemas["wire"] = wire()
    return {
        f"src/grani/schemas/{name}.json": json.dumps(schema, indent=1, ensure_ascii=False) + "\n"
        for name, schema in schemas.items()
    }


class Writer:
    """Writes one schema; types that it is made of stand in its ``$defs``."""

    def __init__(self) -> None:
        self.parts: dict[str, Schema] = {}

    def whole(self, name: str, kind: Any) -> Schema:
        """Write a schema that stands by itself."""
        body = self.fields(kind) if is_named(kind) else self.written(kind)
        head = {"$schema": DIALECT, "title": name}
        return head | body | ({"$defs": self.parts} if self.parts else {})

    def written(self, kind: Any) -> Schema:
        """Write any type."""
        if isinstance(kind, NewType):
            return self.written(kind.__supertype__)
        if kind is object:
            return {}
        if kind in PLAIN:
            return {"type": PLAIN[kind]}
        if is_named(kind):
            return self.reference(kind)
        origin, args = get_origin(kind), get_args(kind)
        if origin is Literal:
            return {"enum": list(args)}
        if origin in (Union, types.UnionType):
            return {"anyOf": [self.written(arg) for arg in args]}
        if origin is list or (origin is tuple and args[-1] is ...):
            return {"type": "array", "items": self.written(args[0])}
        if origin in (dict, Mapping):
            return self.mapping(*args)
        raise TypeError(f"no schema for {kind!r}")

    def mapping(self, key: Any, value: Any) -> Schema:
        """Write an object whose fields have any names, or some of a few."""
        few = {"propertyNames": self.written(key)} if get_origin(key) is Literal else {}
        return {"type": "object", **few, "additionalProperties": self.written(value)}

    def reference(self, kind: Any) -> Schema:
        """Refer to a type with fields, which is written once."""
        name = kind.__name__
        if name not in self.parts:
            self.parts[name] = {}
            self.parts[name] = self.fields(kind)
        return {"$ref": f"#/$defs/{name}"}

    def fields(self, kind: Any) -> Schema:
        """Write a TypedDict or a dataclass."""
        about = said_of(kind)
        found: dict[str, Schema] = {}
        required: list[str] = []
        for name, inner in get_type_hints(kind, include_extras=True).items():
            may_lack = get_origin(inner) is NotRequired
            found[name] = self.written(get_args(inner)[0] if may_lack else inner)
            if words := about.get(name):
                found[name]["description"] = _words(words)
            if not may_lack and name not in getattr(kind, "__optional_keys__", ()):
                required.append(name)
        return {
            "description": _words(kind.__doc__ or ""),
            "type": "object",
            "properties": found,
            "required": required,
            "additionalProperties": kind in OPEN,
        }


def wire() -> Schema:
    """Write the messages between browser and server, as they are decoded."""
    forms = (*SHARED, *CLIENT, *SERVER, *HTTP)
    _, parts = msgspec.json.schema_components(
        forms, schema_hook=anything, ref_template="#/$defs/{name}"
    )
    for name, messages in (("ClientMessage", CLIENT), ("ServerMessage", SERVER)):
        parts[name] = {"anyOf": [{"$ref": f"#/$defs/{form.__name__}"} for form in messages]}
    both = [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}]
    head = {"$schema": DIALECT, "title": "wire", "anyOf": both}
    return head | {"$defs": dict(sorted(parts.items()))}


def anything(kind: Any) -> Schema:
    """Write what the server passes on as it got it."""
    if kind is not object:
        raise NotImplementedError
    return {"description": "anything"}


def is_named(kind: Any) -> bool:
    """Tell whether a type has fields with names."""
    return is_record(kind) or dataclasses.is_dataclass(kind)


def _words(text: str) -> str:
    return " ".join(text.replace("``", "`").split())
