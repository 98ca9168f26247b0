"""Every ruling and every decision of Dice Forge has a test that carries its number.

The rules number rulings DF-001 to DF-202 with gaps; a decision is a point at which a player must
or may decide, D-02 to D-21 (D-01, the set-up, is the host's).
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

RULINGS = [
    *range(1, 15),  # setting up
    *range(20, 30),  # the turn
    *range(35, 48),  # blessings, simultaneous effects
    *range(50, 54),  # minor blessings
    *range(55, 57),  # plain faces
    *range(60, 64),  # x3
    *range(65, 71),  # mirror
    *range(72, 78),  # ship
    *range(78, 83),  # boar
    *range(83, 92),  # shield, every pair of special faces
    *range(100, 110),  # forging
    *range(110, 118),  # feats
    *range(120, 126),  # ousting
    *range(130, 133),  # the extra action
    *range(135, 140),  # reserves
    *range(140, 147),  # hammer
    150,  # chest
    *range(160, 189),  # the cards
    *range(200, 203),  # the end
]
DECISIONS = range(2, 22)
NAME = re.compile(r"^def test_((?:df_\d{3}|d_\d{2})(?=_))\w+\(", re.MULTILINE)


def numbers_of_tests() -> set[str]:
    """The numbers that names of tests in this folder carry, such as ``df_073`` or ``d_04``."""
    folder = Path(__file__).parent
    return {
        number for path in folder.rglob("test_*.py") for number in NAME.findall(path.read_text())
    }


TESTED = numbers_of_tests()


@pytest.mark.parametrize("ruling", [f"df_{number:03}" for number in RULINGS])
def test_every_ruling_is_tested(ruling: str) -> None:
    assert ruling in TESTED, f"no test is named test_{ruling}_…"


@pytest.mark.parametrize("decision", [f"d_{number:02}" for number in DECISIONS])
def test_every_decision_is_tested(decision: str) -> None:
    assert decision in TESTED, f"no test is named test_{decision}_…"


def test_no_test_carries_a_number_that_is_no_ruling() -> None:
    known = {f"df_{number:03}" for number in RULINGS} | {f"d_{number:02}" for number in DECISIONS}
    assert not TESTED - known
