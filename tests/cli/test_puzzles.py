"""``grani puzzles`` as people use it: found, missed, of the day, and whatever is misspelt."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from grani.puzzles.puzzle import Puzzle, collection
from grani.terminal.page import in_order

pytestmark = pytest.mark.by_turns(2)

GAME = "dice-forge"


def puzzles(folder: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command as people do."""
    return subprocess.run(
        [sys.executable, "-m", "grani", "puzzles", *words],
        input=typed,
        capture_output=True,
        check=False,
        timeout=120,
        env={**os.environ, "XDG_STATE_HOME": str(folder), "PYTHONUTF8": "1", "COLUMNS": "100"},
        encoding="utf-8",
    )


def number(puzzle: Puzzle, action: int) -> str:
    """Give what is typed for an option."""
    prompt = puzzle.state().prompt(puzzle.seat)
    assert prompt is not None
    return str([option.action for option in in_order(prompt).options].index(action) + 1)


@pytest.fixture(scope="module")
def puzzle() -> Puzzle:
    return collection(GAME)[0]


def test_found_and_missed(tmp_path: Path, puzzle: Puzzle) -> None:
    wrong = puzzle.options[-1]
    done = puzzles(tmp_path, puzzle.id, typed=f"x\n{number(puzzle, wrong.action)}\n")
    assert done.returncode == 0, done.stderr
    assert "Type the number" in done.stdout
    within = max(1, round(196 * wrong.error))
    assert f"No: that costs {round(100 * wrong.cost)} ± {within} " in done.stdout
    assert "± is the 95% range" in done.stdout
    again = puzzles(tmp_path, puzzle.id.lower(), typed=f"{number(puzzle, puzzle.answer)}\n")
    assert "Right." in again.stdout
    kept = json.loads((tmp_path / "grani" / "puzzles.json").read_text("utf-8"))
    assert kept["answers"] == {puzzle.id: False}, "the first answer counts"
    listed = puzzles(tmp_path)
    assert "answered 1, found 0" in listed.stdout


def test_before_the_answer_nothing_tells_it(tmp_path: Path, puzzle: Puzzle) -> None:
    shown = puzzles(tmp_path, puzzle.id, typed="q\n").stdout
    assert "Best" not in shown
    assert "costs" not in shown


def test_one_after_the_other_until_somebody_leaves(tmp_path: Path) -> None:
    first, second = collection(GAME)[:2]
    typed = f"{number(first, first.answer)}\n?\n\nq\n"
    done = puzzles(tmp_path, GAME, typed=typed)
    assert [one.id in done.stdout for one in (first, second)] == [True, True]
    assert done.stdout.count("Right.") == 1


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_the_puzzle_of_the_day_counts_days(tmp_path: Path, lang: str) -> None:
    done = puzzles(tmp_path, "today", "--lang", lang, typed="1\n1\n1\n1\n")
    assert done.returncode == 0, done.stderr
    kept = json.loads((tmp_path / "grani" / "puzzles.json").read_text("utf-8"))
    assert set(kept["days"]) == {GAME}


def test_what_is_misspelt_is_told(tmp_path: Path) -> None:
    for words, said in (
        (["dice-forg"], "did you mean dice-forge?"),
        ([GAME, "--theme", "titan"], "did you mean titans?"),
        ([GAME, "--level", "9"], "--level 9"),
        (["make"], "GAME"),
        (["make", "chess"], "chess"),
        (["make", GAME, "--player", "nobody"], "nobody"),
    ):
        done = puzzles(tmp_path, *words)
        assert done.returncode == 2, done.stdout
        assert said in done.stderr, done.stderr
        assert "Traceback" not in done.stderr


def test_a_damaged_memory_of_answers_is_begun_anew(tmp_path: Path, puzzle: Puzzle) -> None:
    (tmp_path / "grani").mkdir()
    (tmp_path / "grani" / "puzzles.json").write_text("{]")
    assert puzzles(tmp_path, puzzle.id, typed="1\n1\n").returncode == 0


def test_all_of_it_as_json(tmp_path: Path) -> None:
    found = json.loads(puzzles(tmp_path, GAME, "--json", "--theme", "titans").stdout)
    assert found
    assert all("titans" in one["themes"] for one in found)
