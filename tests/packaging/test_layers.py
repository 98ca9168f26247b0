"""Imports go downwards only, and what is light stays light."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.packaging.sources import imports, modules

LAYERS: list[set[str]] = [
    {"core", "schemas"},
    {""},
    {"dice_forge", "rolling_realms"},
    {"bots", "lessons"},
    {"review"},
    {"arena"},
    {"train", "puzzles"},
    {"locales"},
    {"terminal"},
    {"pictures"},
    {"server"},
    {"cli", "tui", "envs", "web"},
    {"notebooks"},
    {"__main__"},
]
"""From the ground up: a package imports itself and those of lower layers. "" is the front door,
``grani`` itself, which offers names of others and imports them when they are first used."""
OFFERED = {
    "grani.bots.bot",
    "grani.bots.playing",
    "grani.locales.spoken",
    "grani.notebooks.shown",
    "grani.schemas",
}
"""What the front door names beside the core, for type checkers alone."""
ONLY_WAYS_IN = {"fluent", "rich", "cyclopts"}
SERVANTS = {("locales", "fluent"), ("terminal", "rich")}
"""Words, and the terminal: each uses the one library that it is about."""
HEIGHT = {package: height for height, layer in enumerate(LAYERS) for package in layer}
WAYS_IN = HEIGHT["cli"]
STANDARD = sys.stdlib_module_names
MODULES = 50
"""More than this would make `import grani` slow; typing and regular expressions make thirty."""


def package_of(module: str) -> str:
    """Give the package of a module: its first name below ``grani``."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else ""


def wrong_imports(module: str, wanted: list[tuple[int, str]]) -> list[str]:
    """Find the imports that a module must not have."""
    package = package_of(module)
    height = HEIGHT[package]
    wrong = []
    for line, name in wanted:
        top = name.split(".")[0]
        theirs = package_of(name)
        if module == "grani" and name.rpartition(".")[0] in OFFERED | {
            "grani.bots",
            "grani.locales",
            "grani.notebooks",
        }:
            continue
        if top == "grani":
            if theirs and theirs != package and HEIGHT.get(theirs, height) >= height:
                wrong.append(f"{module}:{line} imports {name}")
        elif top in ONLY_WAYS_IN and height < WAYS_IN and (package, top) not in SERVANTS:
            wrong.append(f"{module}:{line} imports {name}")
    return wrong


@pytest.mark.parametrize("module", modules())
def test_imports_go_downwards(module: str) -> None:
    package = package_of(module)
    assert package in HEIGHT, f"give {package} a layer in {__name__}"
    assert wrong_imports(module, list(imports(modules()[module]))) == []


@pytest.mark.parametrize(
    ("module", "name"),
    [
        ("grani.core.match", "grani.dice_forge.game"),
        ("grani.core.match", "rich.table"),
        ("grani", "grani.dice_forge.game"),
        ("grani.dice_forge.table", "grani.nowhere"),
        ("grani.dice_forge.table", "grani.bots.levels"),
        ("grani.dice_forge.table", "grani.rolling_realms"),
        ("grani.dice_forge.view", "fluent.runtime"),
        ("grani.bots.levels", "grani.arena.ratings"),
        ("grani.arena.ratings", "grani.cli"),
        ("grani.arena.ratings", "cyclopts"),
        ("grani.locales.book", "rich"),
        ("grani.locales.book", "grani.cli.main"),
        ("grani.terminal.blocks", "fluent.runtime"),
        ("grani.terminal.blocks", "grani.cli.app"),
        ("grani.terminal.session", "grani.server.room"),
        ("grani.pictures.tables", "grani.cli.tables"),
    ],
)
def test_imports_upwards_are_found(module: str, name: str) -> None:
    assert wrong_imports(module, [(1, name)])


@pytest.mark.parametrize(
    ("module", "name"),
    [
        ("grani.dice_forge.table", "grani.core.contract"),
        ("grani.dice_forge.table", "grani.dice_forge.hero"),
        ("grani.bots.levels", "grani.dice_forge.table"),
        ("grani.cli.main", "grani.locales"),
        ("grani.cli.main", "rich.table"),
        ("grani.locales.book", "fluent.runtime"),
        ("grani.terminal.blocks", "rich.text"),
        ("grani.server.worker", "grani.pictures.tables"),
        ("grani.cli.review_page", "grani.pictures.tables"),
        ("grani.core.match", "json"),
        ("grani", "grani.core.registry"),
        ("grani.__main__", "grani.cli"),
        ("grani.core.match", "librt.vecs"),
    ],
)
def test_imports_downwards_are_fine(module: str, name: str) -> None:
    assert wrong_imports(module, [(1, name)]) == []


def python(code: str) -> str:
    """Run a snippet in a fresh interpreter; give what it prints."""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    return done.stdout


def test_importing_the_package_brings_nothing_else() -> None:
    code = "import sys; before = set(sys.modules); import grani; print(*set(sys.modules) - before)"
    new = python(code).split()
    assert [name for name in new if name.startswith("grani")] == ["grani"]
    foreign = {name.split(".")[0] for name in new} - STANDARD - {"grani"}
    assert foreign == set()
    assert len(new) < MODULES, "importing the package is no longer quick"


def test_the_registry_brings_no_text_and_no_game() -> None:
    code = "import sys; import grani.core.registry; print(*sys.modules)"
    new = set(python(code).split())
    assert not {"fluent.runtime", "rich", "cyclopts", "grani.dice_forge.table"} & new
