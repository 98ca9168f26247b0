"""Docstrings for the compiled build: mypyc leaves them out, so they are put into the C it writes.

mypyc gives every function and class a text with its signature, which is what ``inspect`` reads.
Whatever follows the signature there is the docstring, which is what ``help`` and notebooks show.
``setup.py`` has it filled in before the C compiler runs, so that it costs nothing at any import.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from inspect import cleandoc
from itertools import pairwise
from pathlib import Path, PurePosixPath

FUNCTION = re.compile(r"\(PyCFunction\)CPyPy_(\w+),")
TYPE = re.compile(r"static PyTypeObject CPyType_(\w+)_template_ = \{")
GETTER = re.compile(r"\(getter\)(\w+)_get_(\w+),")
MODULE = re.compile(r'"([\w.]+)",$')
WRITTEN = re.compile(r'PyDoc_STR\((NULL|"((?:[^"\\]|\\.)*)")\)')
NO_DOCSTRING = "NULL, /* docstring */"
Docs = dict[str, str]
"""Docstrings by what they are of, as mypyc writes names in C: ``core___dice___Dice___below``."""


def put_in(paths: Iterable[Path], docs: Mapping[str, str]) -> int:
    """Fill docstrings into files of C in their places; give how many there are now."""
    count = 0
    for path in paths:
        lines = path.read_text("utf-8").split("\n")
        filled = list(dressed(lines, docs))
        changed = sum(old != new for old, new in zip(lines, filled, strict=True))
        if changed:
            path.write_text("\n".join(filled), "utf-8")
        count += changed
    return count


def gathered(sources: Iterable[Path], root: Path) -> Docs:
    """Read the docstrings of modules.

    mypyc names a thing by the end of its path, as short as it can be among the modules; so every
    end that only one thing has leads to its docstring.
    """
    found: dict[str, set[str]] = {}
    for path in sources:
        module = PurePosixPath(path.relative_to(root).as_posix()).with_suffix("").parts
        module = module[:-1] if module[-1] == "__init__" else module
        for names, text in _told(ast.parse(path.read_text("utf-8"))):
            for start in range(len(module)):
                found.setdefault("___".join((*module[start:], *names)), set()).add(text)
    return {name: texts.pop() for name, texts in found.items() if len(texts) == 1}


def _told(module: ast.Module) -> Iterator[tuple[tuple[str, ...], str]]:
    """Give all docstrings of a module with the names that lead to them."""
    yield (), ast.get_docstring(module) or ""
    for node in module.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield (node.name,), ast.get_docstring(node) or ""
        if isinstance(node, ast.ClassDef):
            yield from (((node.name, name), text) for name, text in _members(node))


def _members(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    """Give the docstrings of methods and attributes of a class."""
    yield from _attributes(node.body)
    for one in node.body:
        if isinstance(one, ast.FunctionDef):
            yield one.name, ast.get_docstring(one) or ""
            if one.name == "__init__":
                yield from _attributes(one.body)


def _attributes(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    """Give the attributes that are followed by a text, and that text."""
    for node, after in pairwise(body):
        match node, after:
            case (
                ast.AnnAssign(target=ast.Name(id=name) | ast.Attribute(attr=name)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                yield name, cleandoc(text)


def dressed(lines: Iterable[str], docs: Mapping[str, str]) -> Iterator[str]:
    """Give lines of C with docstrings where mypyc has left room for them."""
    doc = ""
    attribute = False
    for line in lines:
        text = line.lstrip()
        if match := FUNCTION.match(text) or TYPE.match(text):
            doc, attribute = docs.get(match[1], ""), False
        elif match := GETTER.match(text):
            doc, attribute = docs.get(f"{match[1]}___{match[2]}", ""), True
        elif match := MODULE.match(text):
            doc, attribute = docs.get(match[1].replace(".", "___"), ""), False
        if found := FUNCTION.search(text):
            doc = docs.get(found[1], "")
        if not doc:
            yield line
        elif attribute and text in ("NULL, NULL},", "NULL, NULL, NULL},"):
            before, _, after = text.rpartition("NULL, NULL}")
            yield f"{before}PyDoc_STR({_quoted(doc)}), NULL}}{after}"
            doc = ""
        elif text == NO_DOCSTRING:
            yield f"PyDoc_STR({_quoted(doc)}),"
            doc = ""
        elif match := WRITTEN.search(line):
            signature = match[2] or ""
            yield f'{line[: match.start(1)]}"{signature}" {_quoted(doc)}{line[match.end(1) :]}'
            doc = ""
        else:
            yield line


def _quoted(text: str) -> str:
    r"""Write a text as C does.

    >>> print(_quoted('Say "hello".\n'))
    "Say \"hello\".\n"
    """
    told = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{told}"'
