"""House rules: where the publishers' editions disagree, a table may choose the other reading.

The ruling is the default. A set-up and a position hold what was chosen as ``{rule: reading}``; a
table holds one bit for each rule. What a rule must remember of the turn is in ``Table.noted``,
which stays 0 while no such rule is on, so that nothing is asked twice in games without them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from grani.core.game import SetupError
from grani.core.reading import did_you_mean, nearest, one_line, quoted

TREE_BY_CARD: Final[i64] = 1
TWO_FACES: Final[i64] = 2
TURN_OF_FACES: Final[i64] = 4
ONE_CERBERUS: Final[i64] = 8
BOAR_OF_OTHERS: Final[i64] = 16
MIRROR_OUTWARD: Final[i64] = 32

CERBERUS_SPENT: Final[i64] = 20
"""+ seat: bit of ``Table.noted``, above those of the faces bought this turn."""


@final
@mypyc_attr(acyclic=True)
class HouseRule:
    """A rule with two readings: the one of our ruling, and the other one."""

    def __init__(self, bit: i64, name: str, ruling: str, default: str, other: str) -> None:
        self.bit: Final[i64] = bit
        self.name: Final[str] = name
        self.ruling: Final[str] = ruling
        self.default: Final[str] = default
        self.other: Final[str] = other


HOUSE_RULES: Final[list[HouseRule]] = [
    HouseRule(TWO_FACES, "forge", "C-02", "any", "two"),
    HouseRule(TURN_OF_FACES, "faces", "C-03", "action", "turn"),
    HouseRule(ONE_CERBERUS, "cerberus", "C-04", "roll", "turn"),
    HouseRule(BOAR_OF_OTHERS, "boar", "C-05", "anyone", "others"),
    HouseRule(MIRROR_OUTWARD, "mirror", "C-12", "mirrored", "opponents"),
    HouseRule(TREE_BY_CARD, "tree", "RB-C02", "text", "card"),
]
HOUSE_NAMES: Final[list[str]] = [rule.name for rule in HOUSE_RULES]


def house_of(names: Iterable[object]) -> int:
    """Give the bits of house rules that are named; ValueError if there is none of a name.

    >>> house_of(["tree", "forge"])
    3
    >>> house_of(["tre"])
    Traceback (most recent call last):
        ...
    grani.core.game.SetupError: no house rule 'tre': did you mean 'tree'?
    """
    house = 0
    for name in names:
        house |= int(_rule(name).bit)
    return house


def read_house(data: object) -> int:
    """Read ``{rule: reading}``, or a list of the rules that are on; ValueError if there is none."""
    if isinstance(data, list):
        return house_of(data)
    if not isinstance(data, Mapping):
        raise ValueError("expected house rules with their readings, or a list of them")
    house = 0
    for name, reading in data.items():
        rule = _rule(name)
        if reading == rule.other:
            house |= int(rule.bit)
        elif reading != rule.default:
            raise ValueError(
                f"{rule.name}: expected {rule.default!r} or {rule.other!r}, found {quoted(reading)}"
            )
    return house


def write_house(house: int) -> dict[str, str]:
    """Write the house rules that are on."""
    return {rule.name: rule.other for rule in HOUSE_RULES if house & int(rule.bit)}


def _rule(name: object) -> HouseRule:
    for rule in HOUSE_RULES:
        if rule.name == name:
            return rule
    known = ", ".join(HOUSE_NAMES)
    word = one_line(str(name), 60)
    near = nearest(name, HOUSE_NAMES)
    told = f"no house rule {quoted(name)}"
    if near:
        told = f"{told}{did_you_mean(name, HOUSE_NAMES)}"
        raise SetupError(told, "house-near", word=word, near=near)
    raise SetupError(f"{told} (there are: {known})", "house-unknown", word=word, known=known)
