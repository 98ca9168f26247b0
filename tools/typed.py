"""TypedDicts as TypeScript: what is typed once, in Python, the browser reads by the same names.

``written`` gives interfaces for all that some types are made of: Literals, unions, lists, tuples,
dicts and fields that may be missing. A Literal that has a name gets it here too; a NewType
is written by its name, which must be among them. What is said of a
type or a field in Python is said of it in TypeScript.
"""

from __future__ import annotations

import ast
import inspect
import json
import sys
import textwrap
import types
from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, NewType, NotRequired, Union, get_args, get_origin, get_type_hints

WIDTH = 100
PLAIN: dict[object, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    object: "unknown",
}


def written(roots: Mapping[str, Any]) -> str:
    """Write types by their names: TypedDicts as interfaces, everything else as an alias.

    TypedDicts that these are made of are written with them.
    """
    return Writer(roots).text()


class Writer:
    """Writes types that refer to each other."""

    def __init__(self, roots: Mapping[str, Any]) -> None:
        self.roots = roots
        self.aliases = {name: kind for name, kind in roots.items() if not is_record(kind)}
        self.records: dict[str, Any] = {}

    def text(self) -> str:
        """Give all of it, in the order in which it is named."""
        parts = [
            f"export type {name} = {self.written(kind, whole=name)};\n"
            for name, kind in self.aliases.items()
        ]
        waiting = [kind for kind in self.roots.values() if is_record(kind)]
        for kind in waiting:
            self.note(kind)
        done: list[str] = []
        while pending := [name for name in self.records if name not in done]:
            for name in pending:
                parts.append(self.interface(self.records[name]))
                done.append(name)
        return "\n".join(parts)

    def note(self, record: Any) -> str:
        """Remember a TypedDict that must be written; give its name."""
        name = record.__name__
        if self.records.setdefault(name, record) is not record:
            raise TypeError(f"two types are called {name}")
        return str(name)

    def interface(self, record: Any) -> str:
        """Write a TypedDict."""
        about = said_of(record)
        lines = []
        for field, kind in get_type_hints(record, include_extras=True).items():
            if words := about.get(field):
                lines.append(textwrap.indent(comment(words, WIDTH - 2), "  "))
            may_lack = get_origin(kind) is NotRequired
            inner = get_args(kind)[0] if may_lack else kind
            mark = "?" if may_lack or not record.__total__ else ""
            lines.append(f"  {field}{mark}: {self.written(inner)};")
        body = "\n".join(lines)
        words = f"{comment(record.__doc__)}\n" if record.__doc__ else ""
        return f"{words}export interface {record.__name__} {{\n{body}\n}}\n"

    def written(self, kind: Any, whole: str = "") -> str:
        """Write any type; ``whole`` is the name of the alias that is being written itself."""
        for name, alias in self.aliases.items():
            if name != whole and same(alias, kind):
                return name
        if isinstance(kind, NewType):
            return str(kind.__name__)
        if kind in PLAIN:
            return PLAIN[kind]
        if is_record(kind):
            return self.note(kind)
        origin, args = get_origin(kind), get_args(kind)
        if origin is Literal:
            return " | ".join(_word(value) for value in args)
        if origin in (Union, types.UnionType):
            return self.union(args, whole)
        if origin is list:
            return f"{_grouped(self.written(args[0]))}[]"
        if origin is tuple:
            return f"[{', '.join(self.written(arg) for arg in args)}]"
        if origin is dict:
            record = f"Record<{self.written(args[0])}, {self.written(args[1])}>"
            return record if args[0] is str else f"Partial<{record}>"
        raise TypeError(f"no TypeScript for {kind!r}")

    def union(self, args: tuple[Any, ...], whole: str) -> str:
        """Write one of several, null last."""
        kinds = [self.written(arg, whole) for arg in args]
        return " | ".join(sorted(dict.fromkeys(kinds), key=lambda kind: kind == "null"))


def is_record(kind: Any) -> bool:
    """Tell whether a type is a TypedDict."""
    return isinstance(kind, type) and hasattr(kind, "__required_keys__")


def same(alias: Any, kind: Any) -> bool:
    """Tell whether a type is what an alias stands for: an equal Literal, union or dict."""
    return get_origin(alias) in (Literal, Union, types.UnionType, dict) and bool(alias == kind)


def said_of(record: Any) -> dict[str, str]:
    """Give what stands below the fields of a TypedDict in its source."""
    body = _classes(record.__module__)[record.__name__]
    said = {}
    for field, words in zip(body.body, body.body[1:], strict=False):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(words, ast.Expr)
            and isinstance(words.value, ast.Constant)
        ):
            said[field.target.id] = str(words.value.value)
    return said


@cache
def _classes(module: str) -> dict[str, ast.ClassDef]:
    """Read the classes of a module once: ``inspect`` would read the whole of it for each."""
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    return {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}


def comment(text: str | None, width: int = WIDTH) -> str:
    """Write what a type is for."""
    words = " ".join((text or "").replace("``", "`").split())
    if len(words) <= width - len("/**  */"):
        return f"/** {words} */"
    rows = "".join(f"\n * {row}" for row in textwrap.wrap(words, width - 3))
    return f"/**{rows}\n */"


def _grouped(kind: str) -> str:
    return f"({kind})" if " | " in kind else kind


def _word(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
