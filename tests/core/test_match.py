"""A match tells everything that happens, from the very first event on."""

from __future__ import annotations

import pytest

from grani.core.match import Match
from grani.core.registry import game
from grani.dice_forge.events import EVENT_NAMES


@pytest.mark.parametrize("setup", ["introductory", "random"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_round_and_turn_are_told(seats: int, setup: str) -> None:
    names = ["Olena", "Taras", "Maksym", "Sasha"][:seats]
    match = Match.new(game("dice-forge"), names, setup, seed=1)
    told: list[str] = []
    while "rolled" not in told:
        told += [EVENT_NAMES[event.kind] for event in match.roll()]
    assert [name for name in told if name not in ("dealt", "removed")] == [
        "round",
        "turn",
        "rolled",
    ]
