"""What a bot is made of, as one short word: whoever keeps games by it never mixes those of a bot
with those of the same bot after its code was edited.

A level is the code and the weights of this package. A class is its module with whatever that
imports from beside it, a program the files that its command names. What code reads when it runs,
such as weights of its own, cannot be known here.
"""

from __future__ import annotations

import ast
import hashlib
import os
import shlex
import shutil
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

from grani.bots.naming import Spec, read_spec

OURS = "grani.bots"
HERE = Path(__file__).parent
INSTALLED = ("site-packages", "dist-packages")
LENGTH = 12


def code_of(bot: str, game: str) -> str:
    """Give a digest of all that a bot, as ``naming`` reads it, is made of."""
    spec = read_spec(bot)
    if spec.command:
        return _digest(_of_command(spec.command))
    return _digest(_of_level(game) if spec.is_level else _of_class(spec))


def codes(bots: Iterable[str], game: str) -> dict[str, str]:
    """Give the digests of several bots."""
    return {bot: code_of(bot, game) for bot in bots}


def _of_level(game: str) -> dict[str, str]:
    """A game that is not ours brings levels of its own."""
    from grani.core.registry import role

    module = role(game, "bots")
    path = getattr(module, "__file__", None)
    if module is None or path is None or Path(path).parent == HERE:
        return {OURS: ours()}
    return {OURS: ours(), **_of_module(module.__name__, Path(path).absolute())}


def _of_class(spec: Spec) -> dict[str, str]:
    from grani.bots.guests import find_class

    find_class(spec.name)
    module = sys.modules[spec.name.partition(":")[0]]
    path = getattr(module, "__file__", None)
    return _of_module(module.__name__, Path(path).absolute()) if path else {}


def _of_command(command: str) -> dict[str, str]:
    """An interpreter that is only named, as in ``node bot.js``, may be another elsewhere."""
    first, *words = shlex.split(command)
    found = {
        word: _of_file(path)
        for word in words
        for path in (Path(os.path.expanduser(word)), Path(word.partition("=")[2]))
        if path.is_file()
    }
    program = shutil.which(os.path.expanduser(first))
    if program and (os.sep in first or not found):
        found[first] = _of_file(Path(program))
    return found


@cache
def ours() -> str:
    """Give the digest of the levels that come with this program: code and weights."""
    paths = sorted([*HERE.glob("*.py"), *HERE.glob("trained/*.weights")])
    return _digest({path.name: _of_file(path) for path in paths})


def _of_module(name: str, path: Path) -> dict[str, str]:
    """Give the digests of a module and of all that it imports from beside it."""
    root = path.parents[name.count(".") + (path.stem == "__init__")]
    top = name.partition(".")[0]
    found: dict[str, str] = {}
    waiting = [name]
    while waiting:
        module = waiting.pop()
        file = _file_of(module, root)
        is_beside = module.partition(".")[0] == top or root.name not in INSTALLED
        if module == OURS or module.startswith(f"{OURS}."):
            found[OURS] = ours()
        elif module not in found and file is not None and is_beside:
            found[module] = _of_file(file)
            waiting += _imported(module, file)
    return found or {name: _of_file(path)}


def _file_of(module: str, root: Path) -> Path | None:
    place = root.joinpath(*module.split("."))
    for path in (place.with_suffix(".py"), place / "__init__.py"):
        if path.is_file():
            return path
    return None


def _imported(module: str, file: Path) -> Iterator[str]:
    """Name whatever a module may import, as its text says; what comes of names is not looked at."""
    try:
        tree = ast.parse(file.read_bytes())
    except (SyntaxError, ValueError):
        return
    package = module if file.stem == "__init__" else module.rpartition(".")[0]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [one.name for one in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = _base(package, node)
            names = [f"{base}.{one.name}".strip(".") for one in node.names]
        else:
            continue
        for name in names:
            parts = name.split(".")
            yield from (".".join(parts[:count]) for count in range(1, len(parts) + 1))


def _base(package: str, node: ast.ImportFrom) -> str:
    """Name what something is imported from, dots and all."""
    parts = package.split(".") if node.level else []
    above = parts[: len(parts) - node.level + 1]
    return ".".join([*above, *([node.module] if node.module else [])])


def _of_file(path: Path) -> str:
    with open(path, "rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _digest(parts: Mapping[str, str]) -> str:
    text = "\n".join(f"{name} {parts[name]}" for name in sorted(parts))
    return hashlib.sha256(text.encode()).hexdigest()[:LENGTH]
