"""What tests of the command line share."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import answers, grani


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A state folder of one's own."""
    return tmp_path / "state"


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game that was played at the keyboard."""
    folder = tmp_path_factory.mktemp("finished")
    path = folder / "game.json"
    done = grani(folder, "play", "--seed", "11", "--save", str(path), typed="".join(answers(11)))
    assert done.returncode == 0, done.stderr
    return path
