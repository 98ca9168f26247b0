"""Golden playthroughs: any change of behaviour shows as a readable difference."""

from __future__ import annotations

import difflib

import pytest

from tests.contract.games import Configuration, every_configuration
from tests.golden.playthrough import FOLDER, LARGEST, files, folded, path_of, playthrough, wrapped

SHOWN = 60
"""Lines of a difference that are shown."""


@every_configuration
def test_the_game_goes_as_written(configuration: Configuration) -> None:
    path = path_of(configuration)
    written = path.read_text(encoding="utf-8") if path.exists() else ""
    played = playthrough(configuration)
    if played != written:
        difference = difflib.unified_diff(
            written.splitlines(), played.splitlines(), path.name, "as played now", lineterm=""
        )
        pytest.fail(
            "the game goes otherwise than written; if it should, run `python -m tests.golden`\n"
            + "\n".join(list(difference)[:SHOWN]),
            pytrace=False,
        )


def test_there_is_a_file_for_each_configuration_and_no_other() -> None:
    assert sorted(FOLDER.glob("*.txt")) == sorted(files()), "run `python -m tests.golden`"


@every_configuration
def test_files_are_small_and_narrow(configuration: Configuration) -> None:
    path = path_of(configuration)
    assert path.stat().st_size < LARGEST
    assert max(len(line) for line in path.read_text(encoding="utf-8").splitlines()) <= 120


def test_names_that_begin_alike_are_folded() -> None:
    names = ["no", "forge on light 0", "forge on light 3", "face gold_3", "face moon_1", "yes"]
    assert folded(names) == "no; forge on light 0 3; face gold_3 moon_1; yes"


def test_long_lines_are_broken_between_words() -> None:
    lines = wrapped(" ".join(["word"] * 50))
    assert len(lines) == 3
    assert all(len(line) <= 110 and "wo" in line for line in lines)
    assert " ".join(" ".join(lines).split()) == " ".join(["word"] * 50)
