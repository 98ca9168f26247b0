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
FORGE = "grani.dice_forge"
OF_EXPANSIONS = {
    f"{FORGE}.{name}"
    for name in (
        "boards",
        "boards.labyrinth",
        "boards.titans",
        "boxes.goddess",
        "boxes.rebellion",
        "boxes.titans",
        "faces.rebellion",
        "kinds.cards",
        "kinds.celestial",
        "kinds.companions",
        "kinds.golems",
        "kinds.labyrinth",
        "kinds.payment",
        "kinds.titans",
        "kinds.twins",
        "verbs.labyrinth",
        "verbs.modules",
        "verbs.rebellion",
    )
}
"""Everything else is of the base box, or serves all boxes."""
STRANGE = re.compile(
    r"\w*(?:rebel|twins|scepter|companion|celestial(?!_ship)|goddess|golem|labyrinth|maze|titan"
    r"|ancient|loyal|misfortune|oracle|memor|chaos|dogged|zone)\w*",
    re.IGNORECASE,
)
ANY: set[str] = set()
"""For tables: whatever expansions there are stands in them."""
NAMES_EXPANSIONS: dict[str, tuple[str, set[str]]] = {
    "actions": ("every action has one number, whatever the box", ANY),
    "events": ("every event and source has one number", ANY),
    "happenings": ("the types of all events", ANY),
    "telling": ("events as data, of all boxes", ANY),
    "chronicle": ("what is told in words, of all boxes", {"labyrinth", "ancient"}),
    "ledger": ("a table of all sources of glory", ANY),
    "names": ("the names of all sources, as positions write them; all caps", ANY),
    "naming": ("the names of all actions", ANY),
    "complaints": ("what can be wrong with positions, of all boxes", ANY),
    "chance": ("how chance decides, of all boxes", {"celestial"}),
    "seen": ("the types of views, of all boxes", ANY),
    "written": ("the types of positions, of all boxes", ANY),
    "arranging": ("memory cards get their colours as linked faces get their owners", ANY),
    "resources": ("a table of all resources and their limits", ANY),
    "boxes": ("joins the sets of all boxes", ANY),
    "boxes.decks": ("a table of all named set-ups", ANY),
    "boxes.feat": ("every box has a bit", {"rebellion", "goddess", "titans"}),
    "faces": ("joins the faces and pools of all boxes", ANY),
    "faces.face": ("what any face may show", ANY),
    "faces.offers": ("a table of all offers", ANY),
    "kinds.index": ("lists the modules of all kinds", ANY),
    "reckoning": ("averages of dice with any face", ANY),
    "setup": ("chooses boxes and modules", {"rebellion", "goddess", "titans", "memory"}),
    "kinds.tracks": (
        "hammer and scepters are one question with one number, and gold goes through both in turn",
        {"scepter", "scepters", "scepter_track"},
    ),
    "kinds.pairs": (
        "positions write marks of boxes by these words",
        {"oracle", "twins"},
    ),
    "position": (
        "what the celestial die upgraded is counted with used cards",
        {"celestial"},
    ),
    "stack": ("stores marks of boxes in pairs, and says whose they are", ANY),
    "hero": (
        "stores what boxes keep with a hero, gives it as resource and purse",
        {
            "ancient",
            "companions",
            "golem",
            "loyalty",
            "rebellion",
            "scepter",
            "scepter_track",
            "scepters",
            "titans",
            "twins",
        },
    ),
    "table": (
        "stores what boxes keep on the table, and looks whether a hero has what the box must know",
        {
            "ancient",
            "companions",
            "goddess",
            "labyrinth",
            "loyalty",
            "memories",
            "memory",
            "memory_owners",
            "scepters",
            "titans",
        },
    ),
}
"""Who names something of an expansion though it is not of one: why, and in which words."""


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


def strangers(path: Path) -> set[str]:
    """Find the words of a file that name something of an expansion."""
    return {word.lower() for word in STRANGE.findall(path.read_text("utf-8"))}


def is_of_no_expansion(name: str) -> bool:
    return name.startswith(f"{FORGE}.") and name not in OF_EXPANSIONS


@pytest.mark.parametrize("name", [name for name in modules() if is_of_no_expansion(name)])
def test_the_base_box_names_nothing_of_an_expansion(name: str) -> None:
    reason, words = NAMES_EXPANSIONS.get(name.removeprefix(f"{FORGE}."), ("", ANY))
    found = strangers(modules()[name])
    if not reason:
        assert found == set()
    elif words:
        assert found == words, reason
    else:
        assert found, f"names nothing any more, though {reason}"


def test_who_is_listed_is_there() -> None:
    assert set(modules()) >= OF_EXPANSIONS
    assert set(modules()) >= {f"{FORGE}.{name}" for name in NAMES_EXPANSIONS}
    assert OF_EXPANSIONS.isdisjoint(f"{FORGE}.{name}" for name in NAMES_EXPANSIONS)


def test_expansions_are_found() -> None:
    assert strangers(modules()[f"{FORGE}.kinds.twins"])
    assert strangers(modules()[f"{FORGE}.boxes.base"]) == set()
