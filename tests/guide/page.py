"""CONTRIBUTING.md as data: its lists of files, the commands after them, code, paths it names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from tests.packaging.sources import ROOT

PAGE = ROOT / "CONTRIBUTING.md"
ITEM = re.compile(r"(?ms)^\d+\. (.*?)(?=^\d+\. |^$|\Z)")
QUOTED = re.compile(r"`([^`]+)`")
COMMAND = "python -m "
DEEPEST = 4
"""Spaces before the deepest names of the tree; what stands further in goes on with a sentence."""
NAMED = re.compile(r"( *)((?:[\w.-]+/?)+(?:, (?:[\w.-]+/?)+)*)  ")


@dataclass(frozen=True)
class Recipe:
    """A section that is a list: files to touch by hand, and commands with the files they write."""

    by_hand: list[str]
    """A path that ends in a stroke is a folder: whatever is in it."""
    commands: dict[str, list[str]]


def section(title: str) -> str:
    """Give the text below a heading."""
    _, found, rest = PAGE.read_text("utf-8").partition(f"\n## {title}\n")
    assert found, f"CONTRIBUTING.md has no section {title!r}"
    return rest.partition("\n## ")[0]


def recipe(title: str) -> Recipe:
    """Read the numbered lists of a section: each item begins with a path, or with a command."""
    by_hand: list[str] = []
    commands: dict[str, list[str]] = {}
    for item in ITEM.findall(section(title)):
        first, *rest = QUOTED.findall(item)
        assert item.startswith(f"`{first}`"), f"{title}: begins with no path or command: {item!r}"
        if first.startswith(COMMAND):
            commands[first.removeprefix(COMMAND)] = [name for name in rest if "/" in name]
        else:
            by_hand.append(first)
    return Recipe(by_hand, commands)


def code(title: str) -> str:
    """Give the example of a section."""
    found = re.search(r"(?ms)^```python\n(.*?)^```", section(title))
    assert found is not None, f"{title}: no example"
    return found[1]


def tree() -> list[str]:
    """Give the paths that the drawing in "Where things are" names, in its order."""
    drawing = section("Where things are").split("```")[1]
    above: dict[int, str] = {}
    found: list[str] = []
    for line in drawing.splitlines():
        match = NAMED.match(f"{line}  ")
        if match is None or len(match[1]) > DEEPEST:
            continue
        depth = len(match[1])
        folder = above[depth - 2] if depth else ""
        names = match[2].split(", ")
        above[depth] = folder + names[0]
        found += [folder + name for name in names]
    return found


def quoted_paths() -> Iterator[str]:
    """Give whatever is quoted anywhere on the page and looks like a path that is there."""
    for word in QUOTED.findall(re.sub(r"(?ms)^```.*?^```", "", PAGE.read_text("utf-8"))):
        if re.fullmatch(r"\.?[\w.-]+(/[\w.-]+)+/?", word):
            yield word
