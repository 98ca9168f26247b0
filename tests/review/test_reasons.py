"""Reasons never argue against what they are to explain."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from grani.core.build import build
from grani.core.contract import OVER, State
from grani.core.dice import Dice
from grani.core.position import from_id
from grani.core.registry import game as registered, role
from grani.locales import LANGUAGES, language
from grani.locales.numbers import written
from grani.locales.reasons import why_told
from grani.puzzles.explaining import why
from grani.puzzles.puzzle import Puzzle, collection, find, with_puzzles
from grani.review.dice_forge import GATHERED, GLORY_OF, gathering
from grani.review.followed import SCORE, Sums, explained, later
from grani.review.reasons import lead, reasons
from grani.review.scales import QUICK, SPEEDS, STANDARD
from grani.review.worth import Lens

CONTRARY = "ELU42B"
"""A puzzle near the end of a game whose terms speak against the answer."""

OUSTING = (
    "dice-forge.1:htR5ecWW3W6EIBCF38VrL0DU9mUaYxbamiy4UTZN0_TdCygwo_izTZNerWtAmeOZOd9"
    "pkij3SUJ_dGpE8HDp5a1VXa8gNLgL4zkhITNchHmd7tprwzsB0UF2ox4hN5hB32r8AAsBQotBme1qLnD"
    "BDG895yJgANzw2g0CsIOjBXPb5AYXSiNuuHJHQgAdLJCFs3h4sL_w3qSOySfEDX3PG_Upb--WGmTP7za"
    "lwDnNhna8Dy6vXAPOQ8E34rzSpGJrwIzPvXIAIEUKQFgEEHIMIGQFIGQTQFj87izoQzYAhKwBhCwBhPw"
    "aQMi_A4g7upDNNOTDXzf7aYpOqM9x5pOBhmSgNYiGtPpe8MeCIoQAEn7jGb6adWSQnICweIphUcawmHr"
    "C1T61i7E_LTIQ-"
    "D7xqRegiAKgbEQWRYXPCp8NybB8tuDDhRd5lU7JGhQeJ4StCIyChRgUiMGWZgBaMKBFqB33EuqGU2p4M"
    "ffRYVsJlhdAiSptgeW4tZ8a6lEgPUh2igafU3LsWuEAnOpsOfTi3DorR4mMUUc5qrQx3OgQYqUIcggxD"
    "rEvGO2DvkLa2DV_TmEv3z8"
)
"""The Time Golem ousts a hero, whose dice land before the feat is performed; the Tree does not."""

EXPLANATIONS = 120


def roll_out(state: State, dice: Dice) -> None:
    """Play a game to its end at random."""
    while state.actor != OVER:
        state.play(dice.pick(state.legal(int(state.actor))), state.actor)


@pytest.mark.parametrize("game", with_puzzles())
def test_terms_that_are_told_speak_for_the_answer(game: str) -> None:
    tally = role(game, "review").tally  # type: ignore[union-attr]
    told = 0
    for puzzle in collection(game)[::4]:
        rivals = len(puzzle.state().scores()) - 1
        state = puzzle.state()
        options = (puzzle.answer, puzzle.options[-1].action)
        found = reasons(Lens(state, SPEEDS[QUICK]), state, puzzle.seat, *options)
        if found["own"] or found["rivals"]:
            told += 1
            assert lead(found, tally, rivals) > 0, puzzle.id
    assert told > len(collection(game)) / 16, "reasons are told where there are some"


@cache
def contrary() -> tuple[Puzzle, dict[str, Any]]:
    """Give the puzzle, and why its answer is better than the next best option."""
    puzzle = find(CONTRARY)
    assert puzzle is not None
    return puzzle, answered(puzzle)


def answered(puzzle: Puzzle) -> dict[str, Any]:
    """Say why the answer of a puzzle is better than the next best option, on any build."""
    state = puzzle.state()
    options = (puzzle.answer, puzzle.options[1].action)
    return explained(Lens(state, SPEEDS[STANDARD]), state, puzzle.seat, *options)


def test_where_terms_speak_against_it_games_tell_what_comes_later() -> None:
    puzzle, found = contrary()
    assert (found["own"], found["rivals"]) == ({}, {})
    later = found["later"]
    assert later["lead"] > 0
    assert later["games"] >= SPEEDS[STANDARD].later
    assert later["own"], "something of it is more than chance"
    assert answered(puzzle) == found, "equal questions, equal answers"
    told = why(puzzle, puzzle.options[1].action)
    assert ("later" in told) is (build() == "compiled"), "else nobody would wait for it"


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_comes_later_is_said_with_the_number_of_games(code: str) -> None:
    puzzle, found = contrary()
    speech = language(code, puzzle.game)
    said = why_told(found, speech)
    assert str(found["later"]["games"]) in said
    assert written(found["later"]["lead"], speech) in said
    without = {**found, "later": {}}
    assert why_told(without, speech) == speech.say("review-why-none")


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_that_games_count_has_words(code: str) -> None:
    speech = language(code, "dice-forge")
    for name in ("lead", "score", *GLORY_OF, *GATHERED):
        assert speech.has(f"review-later-{name}"), name


def test_an_option_brings_no_more_than_itself() -> None:
    puzzle, _ = contrary()
    state = puzzle.state()
    lens = Lens(state, replace(SPEEDS[QUICK], later=2))
    assert later(lens, state, puzzle.seat, puzzle.answer, puzzle.answer) == {}


@pytest.mark.parametrize("setup", ["introductory", "goddess-random", "titans-random"])
def test_what_differs_in_glory_by_source_differs_in_the_score(setup: str) -> None:
    state = registered("dice-forge").new(2, setup)
    dice = Dice(7)
    for _ in range(60):
        state.play(dice.pick(state.legal(int(state.actor))), state.actor)
    ends = []
    for seed in (1, 2):
        game = state.clone()
        book = gathering(game)
        game.observer = book.observer
        roll_out(game, Dice(seed))
        ends.append([book.terms(game, seat) for seat in range(2)])
        assert [end["score"] for end in ends[-1]] == game.scores()
    for one, other in zip(*ends, strict=True):
        by_source = sum(one[name] - other[name] for name in GLORY_OF)
        assert by_source == one["score"] - other["score"] != 0


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


@pytest.mark.parametrize("pairs", [SPEEDS[QUICK].later, SPEEDS[STANDARD].later])
def test_of_many_terms_that_do_not_differ_hardly_ever_one_is_told(pairs: int) -> None:
    """Each by itself at two standard errors, one of them was told in four of ten explanations."""
    chance = Random(4)
    names = (*GLORY_OF, *GATHERED)
    nothing = dict.fromkeys(names, 0.0)
    told = 0
    for _ in range(EXPLANATIONS):
        sums = Sums()
        for _ in range(pairs):
            sums.add({name: chance.gauss(0.0, 4.0) for name in names}, nothing)
        told += bool(sums.clear())
    assert told < EXPLANATIONS / 10


def test_the_score_is_looked_at_by_itself() -> None:
    sums = Sums()
    for value in (0.0, 2.0) * 12:
        high = {SCORE: 0.5 + value, "gold": 0.5 + value}
        sums.add(high, {SCORE: 1.0, "gold": 1.0})
    mean, error = sums.mean("gold")
    assert 1.96 < mean / error < 3
    assert list(sums.clear()) == [SCORE]


def test_a_feat_counts_though_an_ousted_hero_rolls_before_it() -> None:
    state = from_id(OUSTING)
    golem, tree = state.action("feat sun_3"), state.action("feat sun_1a")
    found = reasons(Lens(state, SPEEDS[QUICK]), state, 0, golem, tree)
    assert found["own"]["glory"] >= 2
