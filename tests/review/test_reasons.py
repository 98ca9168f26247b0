"""Reasons never argue against what they are to explain."""

from __future__ import annotations

import pytest

from grani.core.registry import role
from grani.locales import LANGUAGES, language
from grani.locales.reasons import why_told
from grani.puzzles.explaining import why
from grani.puzzles.puzzle import collection, find, with_puzzles
from grani.review.reasons import lead

CONTRARY = "TUFKDD"
"""A puzzle whose terms speak against the answer: less glory now, better by a quarter of a game."""


@pytest.mark.parametrize("game", with_puzzles())
def test_terms_that_are_told_speak_for_the_answer(game: str) -> None:
    tally = role(game, "review").tally  # type: ignore[union-attr]
    told = 0
    for puzzle in collection(game)[::4]:
        rivals = len(puzzle.state().scores()) - 1
        found = why(puzzle, puzzle.options[-1].action)
        if found["own"] or found["rivals"]:
            told += 1
            assert lead(found, tally, rivals) > 0, puzzle.id
    assert told > len(collection(game)) / 16, "reasons are told where there are some"


@pytest.mark.parametrize("code", LANGUAGES)
def test_where_terms_speak_against_it_that_is_said(code: str) -> None:
    puzzle = find(CONTRARY)
    assert puzzle is not None
    speech = language(code, puzzle.game)
    said = why_told(why(puzzle, puzzle.options[1].action), speech)
    assert said == speech.say("review-why-none")


def test_a_forge_is_added_up_at_prices_of_the_time() -> None:
    tally = role("dice-forge", "review").tally  # type: ignore[union-attr]
    many, none = {"rolls": 30.0}, {"rolls": 0.0}
    assert tally({"gold": 12.0, "glory": -18.0}, many) < 0
    assert tally({"roll-glory": 0.5, "glory": -4.0}, many) > 0
    assert tally({"roll-glory": 0.5, "gold": 3.0}, none) == 0
    assert tally({"roll-loyalty": 0.1, "ancient": 1.0, "triton": 1.0, "cerberus": 1.0}, many) > 0


def test_a_sheet_is_added_up_in_stars() -> None:
    tally = role("rolling-realms", "review").tally  # type: ignore[union-attr]
    assert tally({"realm:scythe": 0.5, "coin": -3.0}, {}) == pytest.approx(0.2)
