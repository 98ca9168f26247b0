"""What docs/environments.md shows is run."""

from __future__ import annotations

import re
from importlib.util import find_spec

import pytest

from tests.envs.test_observations import DOCUMENT

PIECES = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)
MISSING = "" if find_spec("pyspiel") else "OPENSPIEL TESTS SKIPPED: make openspiel"


@pytest.mark.parametrize("number", range(len(PIECES)))
def test_what_the_document_shows_runs(number: int) -> None:
    piece = PIECES[number]
    if MISSING and "pyspiel" in piece:
        pytest.skip(MISSING)
    exec(compile(piece, f"{DOCUMENT.name}[{number}]", "exec"), {})


def test_there_is_a_piece_for_every_way() -> None:
    shown = "".join(PIECES)
    for way in ("Batch(", "opponents=", "aec(", "gymnasium.make(", "pyspiel.load_game("):
        assert way in shown
