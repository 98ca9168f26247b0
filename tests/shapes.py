"""Holds data against the types it is said to have: TypedDicts, Literals, unions, lists, dicts."""

from __future__ import annotations

import types
from functools import cache
from typing import Any, Literal, NewType, NotRequired, Union, get_args, get_origin, get_type_hints

PLAIN = (int, float, str, bool, type(None))
RECORD = "TypedDict"


def misfit(value: object, kind: Any, where: str = "") -> str:
    """Say where data is not of a type; nothing if it is."""
    wrong = _misfit(value, kind)
    return f"{where}{wrong}" if wrong else ""


def _misfit(value: object, kind: Any) -> str:
    """Say the same from here on; where that is, whoever looks inside of something puts before."""
    origin, args = _parts(kind)
    if origin is RECORD:
        return _record(value, kind)
    if origin is Literal:
        fits = any(value == word and type(value) is type(word) for word in args)
        return "" if fits else f": {value!r} is none of {args}"
    if origin in (Union, types.UnionType):
        wrong = []
        for arg in args:
            if not (complaint := _misfit(value, arg)):
                return ""
            wrong.append(complaint)
        return f": {value!r} is none of {len(args)}: {wrong}"
    if origin in (list, tuple):
        if type(value) is not list:
            return f": {value!r} is no list"
        for number, item in enumerate(value):
            if complaint := _misfit(item, args[0]):
                return f"[{number}]{complaint}"
        return ""
    if origin is dict:
        return _dict(value, *args)
    if isinstance(kind, NewType):
        return _misfit(value, kind.__supertype__)
    if kind is object:
        return ""
    if kind is float:
        return "" if type(value) in (int, float) else f": {value!r} is no number"
    assert kind in PLAIN, f"no check for {kind!r}"
    return "" if type(value) is kind else f": {value!r} is no {kind.__name__}"


@cache
def _parts(kind: Any) -> tuple[Any, tuple[Any, ...]]:
    """Give what a type is made of."""
    return RECORD if hasattr(kind, "__total__") else get_origin(kind), get_args(kind)


@cache
def fields_of(kind: Any) -> dict[str, tuple[Any, bool]]:
    """Give the fields of a TypedDict: the type of each, and whether it may be missing."""
    fields = {}
    for name, hint in get_type_hints(kind, include_extras=True).items():
        may_lack = get_origin(hint) is NotRequired
        fields[name] = (get_args(hint)[0] if may_lack else hint, may_lack or not kind.__total__)
    return fields


def _record(value: object, kind: Any) -> str:
    if type(value) is not dict:
        return f": {value!r} is no {kind.__name__}"
    fields = fields_of(kind)
    if strange := value.keys() - fields.keys():
        return f": {kind.__name__} has no {sorted(strange)}"
    for name, (hint, may_lack) in fields.items():
        if name not in value:
            if not may_lack:
                return f": {kind.__name__} lacks {name}"
        elif wrong := _misfit(value[name], hint):
            return f".{name}{wrong}"
    return ""


def _dict(value: object, key: Any, item: Any) -> str:
    if type(value) is not dict:
        return f": {value!r} is no dict"
    for name, one in value.items():
        if wrong := _misfit(name, key):
            return f" key{wrong}"
        if wrong := _misfit(one, item):
            return f".{name}{wrong}"
    return ""
