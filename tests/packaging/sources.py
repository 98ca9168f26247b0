"""The sources as files: what is in the repository, what is compiled, what imports what."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"


@cache
def modules() -> dict[str, Path]:
    """Give every module of the package by its name."""
    return {module_name(path): path for path in sorted((SOURCE / "grani").rglob("*.py"))}


def module_name(path: Path) -> str:
    """Give the dotted name of a source file."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def tree(path: Path) -> ast.Module:
    """Give the syntax tree of a source file."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def compiled_modules() -> list[str]:
    """Name the modules that ``setup.py`` compiles, in the order of its list."""
    for node in tree(ROOT / "setup.py").body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "COMPILED":
            patterns = ast.literal_eval(node.value)
            return [module_name(path) for each in patterns for path in sorted(ROOT.glob(each))]
    raise AssertionError("setup.py has no list COMPILED")


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Give every module that a file imports, at the top or later, with the line."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: imports are absolute"
            assert node.module is not None
            yield node.lineno, node.module
            for alias in node.names:
                yield node.lineno, f"{node.module}.{alias.name}"
