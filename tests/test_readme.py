"""What the README and docstrings show is run."""

from __future__ import annotations

import ast
import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

import grani
from tests.packaging.sources import modules, tree

README = Path(__file__).parents[1] / "README.md"
PAGES = [path for path in README.parent.glob("docs/*.md") if ">>>" in path.read_text("utf-8")]
SHOWING = [name for name, path in modules().items() if ">>>" in path.read_text("utf-8")]


def test_the_examples_of_the_readme_run() -> None:
    results = doctest.testfile(str(README), module_relative=False)
    assert results.attempted >= 10
    assert results.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_of_the_docs_run(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # Some write files.
    results = doctest.testfile(str(page), module_relative=False)
    assert results.attempted > 0
    assert results.failed == 0


@pytest.mark.parametrize("name", SHOWING)
def test_the_examples_of_docstrings_run(name: str) -> None:
    """Read from the source, where a docstring is found whatever became of its function."""
    found = doctest.DocTestParser()
    runner = doctest.DocTestRunner()
    for node in ast.walk(tree(modules()[name])):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            shown = ast.get_docstring(node) or ""
            names = dict(vars(import_module(name)))
            runner.run(found.get_doctest(shown, names, name, None, None))
    assert runner.tries > 0
    assert runner.failures == 0


def test_the_public_names_are_all_there() -> None:
    declared = re.findall(r"as (\w+),?$", Path(grani.__file__).read_text(), re.MULTILINE)
    assert set(grani._HOME) >= set(declared) != set()
    for name in grani._HOME:
        assert getattr(grani, name) is not None
        assert name in dir(grani)


def test_the_two_commands_of_the_readme_are_targets_of_make() -> None:
    makefile = (README.parent / "Makefile").read_text()
    for target in ("play", "test"):
        assert f"make {target}" in README.read_text()
        assert re.search(rf"^{target}:", makefile, re.MULTILINE)
