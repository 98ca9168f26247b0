"""Holds data against the types it is said to have: TypedDicts, Literals, unions, lists, dicts."""

from __future__ import annotations

import types
from functools import cache
from typing import Any, Literal, NewType, NotRequired, Union, get_args, get_origin, get_type_hints

PLAIN = (int, float, str, bool, type(None))


def misfit(value: object, kind: Any, where: str = "") -> str:
    """Say where data is not of a type; nothing if it is."""
    origin, args = get_origin(kind), get_args(kind)
    if hasattr(kind, "__total__"):
        return _record(value, kind, where)
    if origin is Literal:
        fits = any(value == word and type(value) is type(word) for word in args)
        return "" if fits else f"{where}: {value!r} is none of {args}"
    if origin in (Union, types.UnionType):
        wrong = [misfit(value, arg, where) for arg in args]
        return "" if "" in wrong else f"{where}: {value!r} is none of {len(args)}: {wrong}"
    if origin in (list, tuple):
        if type(value) is not list:
            return f"{where}: {value!r} is no list"
        return _first(misfit(item, args[0], f"{where}[{n}]") for n, item in enumerate(value))
    if origin is dict:
        if type(value) is not dict:
            return f"{where}: {value!r} is no dict"
        keys = _first(misfit(key, args[0], f"{where} key") for key in value)
        return keys or _first(misfit(item, args[1], f"{where}.{n}") for n, item in value.items())
    if isinstance(kind, NewType):
        return misfit(value, kind.__supertype__, where)
    if kind is object:
        return ""
    if kind is float:
        return "" if type(value) in (int, float) else f"{where}: {value!r} is no number"
    assert kind in PLAIN, f"{where}: no check for {kind!r}"
    return "" if type(value) is kind else f"{where}: {value!r} is no {kind.__name__}"


@cache
def fields_of(kind: Any) -> dict[str, tuple[Any, bool]]:
    """Give the fields of a TypedDict: the type of each, and whether it may be missing."""
    fields = {}
    for name, hint in get_type_hints(kind, include_extras=True).items():
        may_lack = get_origin(hint) is NotRequired
        fields[name] = (get_args(hint)[0] if may_lack else hint, may_lack or not kind.__total__)
    return fields


def _record(value: object, kind: Any, where: str) -> str:
    if type(value) is not dict:
        return f"{where}: {value!r} is no {kind.__name__}"
    fields = fields_of(kind)
    if strange := value.keys() - fields.keys():
        return f"{where}: {kind.__name__} has no {sorted(strange)}"
    for name, (hint, may_lack) in fields.items():
        if name not in value:
            if not may_lack:
                return f"{where}: {kind.__name__} lacks {name}"
        elif wrong := misfit(value[name], hint, f"{where}.{name}"):
            return wrong
    return ""


def _first(complaints: Any) -> str:
    return next((complaint for complaint in complaints if complaint), "")
