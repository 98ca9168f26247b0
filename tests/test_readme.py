"""What the README shows is run."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import grani

README = Path(__file__).parents[1] / "README.md"


def test_the_examples_of_the_readme_run() -> None:
    results = doctest.testfile(str(README), module_relative=False)
    assert results.attempted >= 10
    assert results.failed == 0


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
