"""What CONTRIBUTING.md names is there, and what is there is named."""

from __future__ import annotations

import re

import pytest

from tests.guide.page import PAGE, quoted_paths, recipe, tree
from tests.packaging.sources import ROOT

BASES = ("", "src/grani", "src/grani/dice_forge", "src/grani/rolling_realms", "web", "tests")
"""Paths are written from here, where it is clear what is spoken of."""
OF_YOURS = re.compile(r"my_|my-|\bxx\b")
MADE = {
    ".bench/check",
    ".bench/ladder",
    ".build/compiled",
    ".build/fuzz",
    ".build/shots",
    "src/grani/server/site",
    "src/grani/server/static",
    "web/node_modules",
}
"""What is not in the repository."""
UNNAMED = {".ci", "docs"}
"""Folders at the top that the drawing says nothing of, or only of what is in them."""


def test_whatever_the_drawing_names_is_there() -> None:
    named = tree()
    assert len(named) > 40
    assert [name for name in named if not (ROOT / name).exists()] == []
    assert [name for name in named if name.endswith("/") != (ROOT / name).is_dir()] == []


@pytest.mark.parametrize("folder", ["src/grani", "src/grani/dice_forge", "web/src"])
def test_every_folder_is_in_the_drawing(folder: str) -> None:
    named = {name.rstrip("/") for name in tree()}
    there = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / folder).iterdir()
        if path.is_dir() and any(path.glob("*.*")) and path.name != "__pycache__"
    }
    assert there - named == set()


def test_every_path_that_is_quoted_is_there() -> None:
    lost = [
        name
        for name in quoted_paths()
        if not OF_YOURS.search(name)
        and name not in MADE
        and not any((ROOT / base / name).exists() for base in BASES)
    ]
    assert lost == []


def test_every_command_that_is_named_is_there() -> None:
    text = PAGE.read_text("utf-8")
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = set(re.findall(r"`make (\w+)`", text))
    assert {name for name in targets if f"\n{name}:" not in makefile} == set()
    modules = set(re.findall(r"python -m ((?:tools|tests)[\w.]*)", text))
    assert "tools.generate" in modules
    for module in modules:
        path = ROOT / module.replace(".", "/")
        assert path.with_suffix(".py").is_file() or (path / "__main__.py").is_file(), module


@pytest.mark.parametrize("title", ["Add a question", "Add a language", "Add a realm"])
def test_files_on_a_list_are_there_or_are_yours(title: str) -> None:
    steps = recipe(title)
    files = [*steps.by_hand, *(name for names in steps.commands.values() for name in names)]
    assert [
        name for name in files if not OF_YOURS.search(name) and not (ROOT / name).exists()
    ] == []
