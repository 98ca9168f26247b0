"""What ``help`` says of the rules is what their sources say, compiled or not."""

from __future__ import annotations

import ast
import inspect
from importlib import import_module

import pytest

import grani
from grani.core.build import build
from tests.packaging.sources import compiled_modules, modules, tree
from tools.docstrings import dressed, gathered

Documented = ast.Module | ast.ClassDef | ast.FunctionDef


@pytest.mark.skipif(build() == "pure", reason="nothing is lost in the pure build")
def test_compiled_rules_have_their_docstrings() -> None:
    wrong = []
    for name in compiled_modules():
        module = import_module(name)
        source = tree(modules()[name])
        told: list[tuple[str, str | None, Documented]] = [(name, module.__doc__, source)]
        for node in source.body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                thing = getattr(module, node.name)
                told.append((f"{name}.{node.name}", thing.__doc__, node))
            if isinstance(node, ast.ClassDef):
                told += [
                    (f"{name}.{node.name}.{one.name}", vars(thing)[one.name].__doc__, one)
                    for one in node.body
                    if isinstance(one, ast.FunctionDef) and not one.name.startswith("__")
                ]
        wrong += [of for of, text, node in told if (text or None) != ast.get_docstring(node)]
    assert wrong == []


@pytest.mark.parametrize("name", sorted(grani._HOME))
def test_every_public_name_says_what_it_is(name: str) -> None:
    thing = getattr(grani, name)
    if callable(thing):
        assert inspect.getdoc(thing)
        for member, method in vars(thing).items():
            if inspect.isroutine(method) and not member.startswith("_"):
                assert inspect.getdoc(getattr(thing, member)), member


def test_docstrings_come_behind_signatures_in_c() -> None:
    docs = {"dice___Dice": "Rolls.", "dice___Dice___below": 'Say "n".\nSo.', "a___dice": "Of dice."}
    lines = [
        "  (PyCFunction)CPyPy_dice___Dice___below,",
        r'  METH_FASTCALL, PyDoc_STR("below($self, n)\n--\n\n")},',
        "static PyTypeObject CPyType_dice___Dice_template_ = {",
        r'.tp_doc = PyDoc_STR("Dice(seed)\n--\n\n"),',
        "(PyCFunction)CPyPy_dice___Dice___other,",
        r'METH_FASTCALL, PyDoc_STR("other($self)\n--\n\n")},',
        '"a.dice",',
        "NULL, /* docstring */",
    ]
    assert list(dressed(lines, docs)) == [
        lines[0],
        r'  METH_FASTCALL, PyDoc_STR("below($self, n)\n--\n\n" "Say \"n\".\nSo.")},',
        lines[2],
        r'.tp_doc = PyDoc_STR("Dice(seed)\n--\n\n" "Rolls."),',
        lines[4],
        lines[5],
        lines[6],
        'PyDoc_STR("Of dice."),',
    ]


def test_names_that_two_modules_share_lead_nowhere() -> None:
    sources = [modules()[name] for name in ("grani.dice_forge.table", "grani.rolling_realms.table")]
    docs = gathered(sources, sources[0].parents[2])
    assert "table___Table" not in docs
    assert docs["rolling_realms___table___Table"] != docs["dice_forge___table___Table"]
