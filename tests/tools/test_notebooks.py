"""The notebooks run, and show what is kept in them."""

from __future__ import annotations

from pathlib import Path

import pytest

from grani.core.build import build
from tools.notebooks import FOLDER, kinds, notebooks, read, run, texts, written

NAMES = {
    "ask_by_simulation",
    "first_game",
    "review_a_game",
    "train_an_agent",
    "write_a_bot",
}
SHOWN = {
    "ask_by_simulation": "text/html",
    "first_game": "image/svg+xml",
    "review_a_game": "text/html",
}


def test_all_notebooks_are_there() -> None:
    assert {path.stem for path in notebooks()} == NAMES


@pytest.mark.skipif(build() == "pure", reason="notebooks are for the compiled build")
@pytest.mark.parametrize("path", notebooks(), ids=lambda path: path.stem)
def test_a_notebook_shows_what_is_kept_in_it(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.chdir(FOLDER)
    kept = read(path)
    now = run(kept)
    assert texts(now) == texts(kept), f"run python -m tools.notebooks {path.stem}"
    assert kinds(now) == kinds(kept)
    assert SHOWN.get(path.stem, "text/plain") in {*kinds(kept), "text/plain"}
    assert written(kept) == path.read_text("utf-8")


def test_a_cell_shows_what_it_prints_and_its_last_line() -> None:
    cell = {"cell_type": "code", "source": ["print(1)\n", "2 + 2"]}
    assert texts(run({"cells": [cell]})) == ["1\n", "4"]
