"""Every ruling and every decision of Dice Forge has a test that carries its number.

Rulings are those of ``docs/rules/dice-forge.md``; a decision is a point at which a player must or
may decide (D-01, the set-up, is the host's). Contradictions are settled by the rulings they name;
a test may carry their number where the other reading can be chosen.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules.coverage import carried_by
from tests.rules.pages import all_numbers, numbers

TESTED = carried_by(Path(__file__).parent)
DECISIONS = [number for number in numbers("D") if number != "D-01"]


@pytest.mark.parametrize("ruling", numbers("DF"))
def test_every_ruling_is_tested(ruling: str) -> None:
    assert ruling in TESTED, f"no test is named test_{ruling.lower().replace('-', '_')}_…"


@pytest.mark.parametrize("decision", DECISIONS)
def test_every_decision_is_tested(decision: str) -> None:
    assert decision in TESTED, f"no test is named test_{decision.lower().replace('-', '_')}_…"


def test_no_test_carries_a_number_that_is_no_ruling() -> None:
    assert sorted(TESTED - all_numbers()) == []


def test_there_are_as_many_rulings_as_there_were() -> None:
    """A page that is read wrongly must not make all of the above vacuous."""
    assert len(numbers("DF")) >= 145
    assert len(DECISIONS) >= 20
