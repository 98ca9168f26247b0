"""Pending effects of Rebellion that cannot be: each is refused with its reason."""

from __future__ import annotations

from typing import Any

import pytest

from grani.core.reading import PositionError
from grani.dice_forge.game import GAME

PLAIN = {"manner": "plain"}


def position(setup: str, *effects: dict[str, Any]) -> dict[str, Any]:
    """Give the start of the second round of two heroes, with these effects over the main action."""
    data: Any = GAME.new(2, setup).position()
    data["round"] = 2
    for face in ("gold_6", "gold_2_moon_1", "glory_4", "choice_gsm_2"):
        data["temple"][face] -= 1
    data["pending"] = [
        {"effect": "end_turn", "seat": 0},
        {"effect": "main", "seat": 0, "extra": False},
        *effects,
    ]
    return dict(data)


WALK = {"effect": "walk", "seat": 0, "steps": 1, "backward": False}
PAY = {"effect": "pay", "seat": 0, "sun": 4, "moon": 0, "source": "feat:goldsmith", "scepters": 0}
SPEND = {"effect": "spend", "seat": 0, "gold": 20, "source": "face:glory_3", "scepter": 0}
HAMMER = {"effect": "hammer", "seat": 0, "gold": 1, "source": "face:gold_1", "scepter": 1}
ORDER = {
    "effect": "order",
    "seat": 0,
    "faces": ["moon_1", "golem_moon"],
    "chosen": [None, None],
    **PLAIN,
}
MEMORY = {"effect": "memory", "seat": 0, "colour": 1, "second": True}
MERCHANT = {"effect": "merchant", "seat": 0, "feat": "merchant"}
PERFORM = {"effect": "perform", "seat": 0, "slot": "sun_3"}


@pytest.mark.parametrize(
    ("setup", "effects", "reason"),
    [
        ("introductory", [WALK], "pending[2]: it needs the module 'goddess'"),
        ("introductory", [MEMORY], "pending[2]: it needs the module 'titans'"),
        ("introductory", [PAY], "pending[2]: seat 0 cannot do this now"),
        ("titans", [SPEND], "pending[2]: seat 0 cannot do this now"),
        ("titans", [PAY, WALK], "pending[2]: it is decided before anything else happens"),
        ("introductory", [HAMMER], "pending[2]: seat 0 has no such scepter"),
        ("introductory", [ORDER], "pending[2]: the face golem_moon is not in this game"),
        ("titans", [MEMORY], "pending[2]: seat 0 has no memory card of this colour"),
        ("introductory", [MERCHANT], "pending[2]: no stack of this game holds merchant"),
        ("introductory", [PERFORM] * 3, "pending[4]: the stack in sun_3 is empty"),
        ("introductory", [{**PERFORM, "seat": 1}], "pending[2]: it is the turn of seat 0"),
    ],
)
def test_an_effect_that_cannot_be_is_refused(
    setup: str, effects: list[dict[str, Any]], reason: str
) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.from_position(position(setup, *effects))
    assert str(caught.value) == reason


def test_what_can_be_is_read() -> None:
    data = position("goddess", WALK)
    assert GAME.from_position(data).decision() == "walk"
