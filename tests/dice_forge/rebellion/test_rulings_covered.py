"""Every ruling, settled contradiction and decision of Rebellion has a test that carries its number.

The numbers are those of ``docs/rules/rebellion.md``.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules.coverage import carried_by
from tests.rules.pages import numbers

TESTED = carried_by(Path(__file__).parent)
WANTED = [*numbers("RB"), *numbers("RB-C"), *numbers("RD")]


@pytest.mark.parametrize("number", WANTED)
def test_every_number_is_tested(number: str) -> None:
    assert number in TESTED, f"no test is named test_{number.lower().replace('-', '_')}_…"


def test_there_are_as_many_rulings_as_there_were() -> None:
    """A page that is read wrongly must not make all of the above vacuous."""
    assert len(numbers("RB")) >= 162
    assert len(numbers("RB-C")) >= 25
    assert len(numbers("RD")) >= 29
