"""Every ruling of Rolling Realms has a test that carries its number.

The numbers are those of ``docs/rules/rolling-realms.md``. DP-01 to DP-04 say what the contract is
made of (the loop, its actions, what is optional); the rulings test that.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules.coverage import carried_by
from tests.rules.pages import numbers

TESTED = carried_by(Path(__file__).parent)
DESCRIBED = {"DP-01", "DP-02", "DP-03", "DP-04"}
WANTED = [*numbers("RR"), *(number for number in numbers("DP") if number not in DESCRIBED)]


@pytest.mark.parametrize("number", WANTED)
def test_every_number_is_tested(number: str) -> None:
    assert number in TESTED, f"no test is named test_{number.lower().replace('-', '_')}_…"


def test_no_test_carries_a_number_that_is_no_ruling() -> None:
    assert sorted(TESTED - {*WANTED, *DESCRIBED}) == []


def test_there_are_as_many_rulings_as_there_were() -> None:
    """A page that is read wrongly must not make all of the above vacuous."""
    assert len(WANTED) >= 124
