"""Prompts say what they ask, and options what they do, in the words that are typed."""

from __future__ import annotations

import re

import pytest

from grani.core.dice import Dice
from grani.core.registry import game as registered
from grani.dice_forge.kinds.kind import known_kinds
from grani.dice_forge.resources import RESOURCE_NAMES
from tests.contract.games import Configuration, configurations, walk
from tools.forge_types import source

pytestmark = pytest.mark.one_build

FORGE = [one for one in configurations() if one.name == "dice-forge"]
TRACKS = ("hammer", "scepter")
SOMETIMES = {"lose", "main-extra", "store"}
"""What a kind of effect asks instead of its usual question."""


def typed(name: str) -> set[str]:
    """Give the words of a type as the browser has it."""
    found = re.search(rf"export type {name} = (.*);", source())
    assert found is not None
    return set(re.findall(r'"([^"]*)"', found[1]))


QUESTIONS, DEEDS = typed("Question"), typed("Deed")


def test_every_question_is_typed() -> None:
    assert registered("dice-forge").new(2)
    usual = {kind.question for kind in known_kinds() if kind.question}
    at_times = {kind.instead for kind in known_kinds() if kind.instead}
    assert at_times >= SOMETIMES
    assert usual | at_times == QUESTIONS


def test_every_deed_is_typed() -> None:
    assert {"", "buy", "perform", "seat"} <= DEEDS


@pytest.mark.parametrize("configuration", FORGE, ids=str)
def test_prompts_of_random_games_use_these_words(configuration: Configuration) -> None:
    state = configuration.new()
    for step in walk(state, Dice(47)):
        prompt = state.prompt(step.seat) if step.seat >= 0 else None
        if prompt is None:
            continue
        assert prompt.kind in QUESTIONS
        for option in prompt.options:
            assert option.does in DEEDS
            assert set(option.amounts) <= {*RESOURCE_NAMES, *TRACKS}
            names_a_face = any(target.startswith("pool:") for target in option.targets)
            is_placed = option.key.startswith("option-place-")
            assert bool(option.average) == (names_a_face or is_placed)
        if prompt.kind == "place":
            assert sum(option.spares for option in prompt.options) == 1
