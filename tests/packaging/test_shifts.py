"""No constant is shifted by a variable in what is compiled.

mypyc writes ``1 << n`` as a shift of a 32-bit C int, which is silently wrong from bit 31 on.
``grani.core.bits.bit`` shifts a variable, and is the way to do it.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from tests.packaging.sources import compiled_modules, modules, tree

C_INT = 2**31


def constants(body: ast.Module) -> dict[str, int]:
    """Give the names that stand for whole numbers in a module: mypyc writes the number instead."""
    known: dict[str, int] = {}
    for node in body.body:
        if isinstance(node, ast.ImportFrom) and node.module in modules():
            theirs = constants_of(node.module)
            for alias in node.names:
                if alias.name in theirs:
                    known[alias.asname or alias.name] = theirs[alias.name]
                submodule = f"{node.module}.{alias.name}"
                if submodule in modules():
                    inner = constants_of(submodule)
                    known |= {f"{alias.asname or alias.name}.{k}": v for k, v in inner.items()}
        elif isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            value = number(node.value, known)
            for target in targets:
                if value is not None and isinstance(target, ast.Name):
                    known[target.id] = value
    return known


@cache
def constants_of(module: str) -> dict[str, int]:
    """Give the constants of a module by its name."""
    return constants(tree(modules()[module]))


def number(node: ast.expr, known: dict[str, int]) -> int | None:
    """Give the value of a constant expression; None if a variable is in it."""
    match node:
        case ast.Constant(value=int(value)):
            return value
        case ast.Name() | ast.Attribute():
            return known.get(ast.unparse(node))
        case ast.UnaryOp(operand=operand):
            return number(operand, known)
        case ast.BinOp(left=left, op=op, right=right):
            one, other = number(left, known), number(right, known)
            if one is None or other is None:
                return None
            if isinstance(op, ast.LShift):
                return one << min(other, 64)
            return max(abs(one), abs(other))
        case ast.Call(func=ast.Name(id="int" | "i64"), args=[only]):
            return number(only, known)
    return None


def unsafe_shifts(body: ast.Module) -> list[tuple[int, str]]:
    """Find constants shifted left by a variable, or out of a C int."""
    known = constants(body)
    found = []
    for node in ast.walk(body):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            left, whole = number(node.left, known), number(node, known)
            if left is not None and (whole is None or abs(whole) >= C_INT):
                found.append((node.lineno, ast.unparse(node)))
    return found


@pytest.mark.parametrize("name", compiled_modules())
def test_no_constant_is_shifted_by_a_variable(name: str) -> None:
    assert unsafe_shifts(tree(modules()[name])) == [], "use grani.core.bits.bit"


@pytest.mark.parametrize(
    "source",
    [
        "def f(n): return 1 << n",
        "def f(n): return (1 << n) - 1",
        "def f(n): return -1 << n",
        "def f(n): return (2 + 1) << n",
        "def f(n): return 1 << 3 * n",
        "def f(n): return i64(1) << n",
        "def f(n):\n    word = 0\n    word |= 1 << n",
        "ONE = 1\ndef f(n): return ONE << n",
        "ONE: Final[i64] = 1\ndef f(n): return ONE << n",
        "ONE: Final = 1\nTWO: Final = ONE + 1\ndef f(n): return TWO << n",
        "from grani.dice_forge.kinds.pairs import LOSS\ndef f(n): return LOSS << n",
        "from grani.dice_forge.kinds.pairs import LOSS as GONE\ndef f(n): return GONE << n",
        "from grani.dice_forge.kinds import pairs\ndef f(n): return pairs.LOSS << n",
        "def f(): return 1 << 31",
        "BIT: Final = 1\ndef f(): return BIT << 40",
        "def f(x): return x | 1 << x",
    ],
)
def test_unsafe_shifts_are_found(source: str) -> None:
    assert unsafe_shifts(ast.parse(source))


@pytest.mark.parametrize(
    "source",
    [
        "def f(n, one=1): return one << n",
        "def f(n):\n    one: i64 = 1\n    return one << n",
        "def f(x): return x << 40",
        "def f(x): return x >> 3",
        "def f(x, n): return x << n",
        "def f(): return 1 << 30",
        "LOSS: Final = 3\ndef f(): return LOSS << 2",
        "def f(x, n): return (x & 1) << n",
        "def f(n): return 64 >> n",
    ],
)
def test_safe_shifts_are_left_alone(source: str) -> None:
    assert unsafe_shifts(ast.parse(source)) == []


def test_something_is_looked_at() -> None:
    names = compiled_modules()
    assert {"grani.core.bits", "grani.core.dice", "grani.dice_forge.table"} <= set(names)
    assert len(names) == len(set(names))
    assert all(isinstance(path, Path) and path.exists() for path in map(modules().get, names))
