"""One kind, one home: numbers are packed in one module, and the base box knows no other box."""

from __future__ import annotations

import ast
import re
import tokenize
from pathlib import Path

import pytest

from grani.dice_forge.stack import ROOM
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


STACK = "grani.dice_forge.stack"
PLACED = ("Blessing", "Pair", "Share")
"""The classes of places: what is read all the time."""
READS = {"get", "on", "put", "change", "mark"}
"""What takes a place, as its second argument."""


def places(body: ast.ClassDef) -> dict[str, tuple[int, int]]:
    """Give first bit and width of each place that a class writes."""
    found = {}
    for node in body.body:
        if (
            isinstance(node, ast.AnnAssign)
            and ast.unparse(node.annotation) == "Final"
            and isinstance(node.value, ast.Constant)
            and type(node.value.value) is int
        ):
            found[ast.unparse(node.target)] = divmod(node.value.value, 100)
    return found


def classes(body: ast.Module) -> dict[str, dict[str, tuple[int, int]]]:
    """Give the places of every class that writes some."""
    known = {node.name: places(node) for node in ast.walk(body) if isinstance(node, ast.ClassDef)}
    return {name: written for name, written in known.items() if written}


def bare_places(path: Path) -> list[int]:
    """Find the lines that write a place by hand: in two parts, or where one is read."""
    with tokenize.open(path) as lines:
        found = [
            token.start[0]
            for token in tokenize.generate_tokens(lines.readline)
            if token.type == tokenize.NUMBER and re.fullmatch(r"\d+_\d\d", token.string)
        ]
    for node in ast.walk(tree(path)):
        if (
            isinstance(node, ast.Call)
            and ast.unparse(node.func) in READS
            and isinstance(node.args[1], ast.Constant)
        ):
            found.append(node.lineno)
    return found


def test_places_stand_in_the_stack() -> None:
    assert tuple(classes(tree(modules()[STACK]))) == PLACED
    assert bare_places(modules()[STACK])


@pytest.mark.parametrize("name", PLACED)
def test_places_touch_and_fit(name: str) -> None:
    taken = 0
    for field, (first, width) in classes(tree(modules()[STACK]))[name].items():
        assert first == taken, f"{field} begins at bit {first}, the one before ends at {taken}"
        assert width > 0, f"{field} has no bits"
        taken += width
    assert taken <= ROOM


@pytest.mark.parametrize("name", [n for n in modules() if n.startswith(READERS) and n != STACK])
def test_nobody_else_writes_places(name: str) -> None:
    assert bare_places(modules()[name]) == []
    assert classes(tree(modules()[name])) == {}


def strangers(path: Path) -> list[str]:
    """Find the lines that name something of an expansion."""
    return [line for line in path.read_text("utf-8").splitlines() if STRANGERS.search(line)]


@pytest.mark.parametrize("name", BASE_FILES)
def test_the_base_box_names_nothing_of_an_expansion(name: str) -> None:
    assert strangers(modules()[name]) == []


def test_expansions_are_found() -> None:
    assert strangers(modules()["grani.dice_forge.kinds.twins"])
