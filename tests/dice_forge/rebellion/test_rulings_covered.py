"""Every ruling, settled contradiction and decision of Rebellion has a test that carries its number.

The rules number rulings RB-001 to RB-415 with gaps, contradictions RB-C01 to RB-C25, decisions
RD-01 to RD-29.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

RULINGS = [
    *range(1, 36),  # setting up, the general rules, celestial die, Twins
    *range(40, 43),  # Scepter, Companion
    *range(45, 49),
    *range(50, 57),
    *range(60, 62),
    *range(65, 68),
    *(70, 73, 76, 78),  # one ruling for a card
    *range(80, 85),
    *range(86, 88),
    *(90, 92),
    *range(94, 97),
    *range(98, 101),
    *range(103, 108),
    *range(110, 113),
    *range(115, 117),
    *range(201, 214),  # the Goddess
    *range(220, 225),
    *range(230, 234),
    *range(301, 309),  # the Titans
    *range(310, 319),
    *range(320, 322),
    325,
    *range(330, 338),
    *range(340, 343),
    *range(345, 356),
    *range(401, 416),  # meetings of cards
]
CONTRADICTIONS = range(1, 26)
DECISIONS = range(1, 30)
NAME = re.compile(r"^def test_((?:rb_\d{3}|rb_c\d{2}|rd_\d{2})(?=_))\w+\(", re.MULTILINE)
WANTED = [
    *(f"rb_{number:03}" for number in RULINGS),
    *(f"rb_c{number:02}" for number in CONTRADICTIONS),
    *(f"rd_{number:02}" for number in DECISIONS),
]
TESTED = {
    number
    for path in Path(__file__).parent.glob("test_*.py")
    for number in NAME.findall(path.read_text(encoding="utf-8"))
}


@pytest.mark.parametrize("number", WANTED)
def test_every_number_is_tested(number: str) -> None:
    assert number in TESTED, f"no test is named test_{number}_…"


def test_no_test_carries_a_number_that_is_no_ruling() -> None:
    assert not TESTED - set(WANTED)
