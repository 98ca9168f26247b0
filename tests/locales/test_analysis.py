"""What the analysis board says: how chance may decide, and what is wrong with a position."""

from __future__ import annotations

import pytest

import grani
from grani.core.complaints import GENERAL
from grani.core.prompt import Chance
from grani.core.registry import ours
from grani.locales import LANGUAGES, language
from grani.locales.speech import Speech
from tests.locales.fluent_files import entries

COURSES = [
    ("dice-forge", 2, "random-all"),
    ("dice-forge", 3, "goddess"),
    ("dice-forge", 2, "titans"),
    ("rolling-realms", 1, None),
]


def keys(start: str) -> set[str]:
    return {entry.key for entry in entries("en") if entry.key.startswith(start)}


def test_all_that_chance_decides_can_be_told_and_nothing_else() -> None:
    heard = {"chance-any", "chance-outcome"}  # of games that say nothing of it
    for game, seats, setup in COURSES:
        speeches = [Speech(language(code, game), ["Olena"] * seats) for code in LANGUAGES]
        dice = grani.Dice(seed=3)
        state = grani.game(game).new(seats, setup)
        while not state.is_over:
            due = state.game.chance(state)
            spoken: list[grani.Option | Chance] = [due, *due.outcomes] if due else []
            for said in spoken:
                if said.key not in heard:
                    assert all(
                        speech.message(grani.Message(said.key, said.args)) for speech in speeches
                    )
                heard.add(said.key)
            state.apply(dice.pick(state.legal()))
    assert heard == keys("chance-")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_complaint_has_words_and_no_words_are_left_over(code: str) -> None:
    patterns = [*GENERAL, *(one for game in ours() for one in grani.game(game).complaints())]
    said = {f"wrong-{key}" for _, key in patterns}
    said |= {"wrong-seats", "wrong-move", "wrong-other", "wrong-no-position"}
    assert said == keys("wrong-")
    assert all(language(code).has(key) for key in said)
