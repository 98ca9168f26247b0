"""What failed is tried once more, if it was little; what fails again stays failed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools.again import EXIT, LIST, MOST, again

STEADY = "def test_it():\n    assert True\n"
BROKEN = "def test_it():\n    assert False\n"
ON_POSTGRES = (
    "import os\ndef test_it():\n    assert os.environ['GRANI_TEST_DATABASE'] == 'postgres'\n"
)


def left(folder: Path, run: str, *tests: str) -> None:
    """Leave what a run leaves in which these tests failed."""
    path = folder / run / LIST
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps(dict.fromkeys(tests, True)))
    (folder / run / EXIT).write_text("1\n")


def written(folder: Path, name: str, text: str) -> str:
    path = folder / f"{name}.py"
    path.write_text(text)
    return f"{path}::test_it"


def test_where_no_test_failed_something_else_did(tmp_path: Path) -> None:
    assert again(tmp_path) == 1
    left(tmp_path, "all")
    assert again(tmp_path) == 1


def test_what_passes_alone_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    steady = written(tmp_path, "test_steady", STEADY)
    other = written(tmp_path, "test_other", ON_POSTGRES)
    left(tmp_path, "all", steady)
    left(tmp_path, "postgres", other)
    assert again(tmp_path) == 0
    said = capsys.readouterr().out
    assert "UNSTEADY" in said
    assert steady in said
    assert other in said


@pytest.mark.parametrize("run", ["all", "postgres"])
def test_what_fails_again_stays_failed(tmp_path: Path, run: str) -> None:
    left(tmp_path, run, written(tmp_path, "test_broken", BROKEN))
    assert again(tmp_path) == 1


def test_of_many_nothing_is_tried_again(tmp_path: Path) -> None:
    steady = written(tmp_path, "test_steady", STEADY)
    left(tmp_path, "all", *(f"{steady}[{number}]" for number in range(MOST + 1)))
    assert again(tmp_path) == 1


@pytest.mark.parametrize("ended", ["", "3"])
def test_of_a_run_that_broke_off_nothing_is_tried_again(tmp_path: Path, ended: str) -> None:
    left(tmp_path, "all", written(tmp_path, "test_steady", STEADY))
    left(tmp_path, "postgres")
    path = tmp_path / "postgres" / EXIT
    path.write_text(ended) if ended else path.unlink()
    assert again(tmp_path) == 1
