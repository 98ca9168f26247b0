"""One kind, one home: numbers are packed in one module, and the base box knows no other box."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.packaging.sources import modules, tree

SHIFTERS = {"grani.dice_forge.stack"}
READERS = ("grani.dice_forge.", "grani.bots.forge_", "grani.review.", "grani.terminal.dice_forge")
"""Whoever may look at what Dice Forge packs."""
BASE_FILES = (
    "grani.dice_forge.boxes.base",
    "grani.dice_forge.faces.base",
    "grani.dice_forge.kinds.blessing",
    "grani.dice_forge.kinds.forging",
    "grani.dice_forge.kinds.gains",
    "grani.dice_forge.kinds.kind",
    "grani.dice_forge.kinds.opponents",
    "grani.dice_forge.kinds.rolling",
    "grani.dice_forge.kinds.setting_up",
    "grani.dice_forge.kinds.showing",
    "grani.dice_forge.kinds.turn",
    "grani.dice_forge.verbs.base",
    "grani.dice_forge.verbs.verb",
)
STRANGERS = re.compile(
    r"rebel|twins|scepter|companion|celestial(?!_ship)|goddess|golem|labyrinth|maze|titan|ancient|loyal"
    r"|misfortune|oracle|memor|chaos|dogged|zone",
    re.IGNORECASE,
)


def shifts(body: ast.AST) -> list[int]:
    """Find the lines that shift, or cut bits out with a number."""
    found = []
    for node in ast.walk(body):
        if isinstance(node, (ast.BinOp, ast.AugAssign)):
            value = node.right if isinstance(node, ast.BinOp) else node.value
            is_mask = isinstance(node.op, ast.BitAnd) and isinstance(value, ast.Constant)
            if isinstance(node.op, (ast.LShift, ast.RShift)) or is_mask:
                found.append(node.lineno)
    return found


@pytest.mark.parametrize("name", [name for name in modules() if name.startswith(READERS)])
def test_only_the_stack_shifts_and_masks(name: str) -> None:
    if name not in SHIFTERS:
        assert shifts(tree(modules()[name])) == [], "read and build numbers by named fields"


@pytest.mark.parametrize("line", ["x >> 6", "x & 63", "x << y", "x |= 1 << 3", "x &= 7"])
def test_shifts_are_found(line: str) -> None:
    assert shifts(ast.parse(line))


@pytest.mark.parametrize("line", ["x & HOUSE", "x | y", "x % 8", "Pair.first.of(x)"])
def test_what_has_a_name_is_fine(line: str) -> None:
    assert shifts(ast.parse(line)) == []


def strangers(path: Path) -> list[str]:
    """Find the lines that name something of an expansion."""
    return [line for line in path.read_text("utf-8").splitlines() if STRANGERS.search(line)]


@pytest.mark.parametrize("name", BASE_FILES)
def test_the_base_box_names_nothing_of_an_expansion(name: str) -> None:
    assert strangers(modules()[name]) == []


def test_expansions_are_found() -> None:
    assert strangers(modules()["grani.dice_forge.kinds.twins"])
