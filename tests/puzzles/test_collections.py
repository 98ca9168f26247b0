"""The puzzles that come with Grani: enough of them, true to the rules, proven, without spoilers."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from grani.bots import make_bot
from grani.core.registry import games
from grani.locales import LANGUAGES, language
from grani.locales.speech import Speech
from grani.puzzles.explaining import GREEDY, tempting
from grani.puzzles.making import FEWEST_OPTIONS, demands_of
from grani.puzzles.puzzle import LEVELS, Puzzle, collection, find, id_of, of_day, with_puzzles

LEAST = {"dice-forge": 200, "rolling-realms": 100}
EVERY = [one for game in with_puzzles() for one in collection(game)]


def test_there_are_enough_of_every_game_and_kind_of_table() -> None:
    assert {game: len(collection(game)) >= LEAST[game] for game in LEAST} == dict.fromkeys(
        LEAST, True
    )
    themes = {theme for one in collection("dice-forge") for theme in one.themes}
    assert {"base", "goddess", "titans"} <= themes


def test_only_games_that_there_are_have_puzzles() -> None:
    assert set(with_puzzles()) <= set(games())


@pytest.mark.parametrize("game", with_puzzles())
def test_each_is_a_decision_of_its_position_and_every_option_is_judged(game: str) -> None:
    for one in collection(game):
        state = one.state()
        assert state.actor == one.seat
        legal = state.legal(one.seat)
        assert sorted(judged.action for judged in one.options) == sorted(legal)
        assert len(legal) >= FEWEST_OPTIONS


@pytest.mark.parametrize("game", with_puzzles())
def test_the_answer_is_better_than_all_others_by_a_proven_margin(game: str) -> None:
    demands = demands_of(game)
    for one in collection(game):
        answer, *others = one.options
        assert (answer.cost, answer.error) == (0, 0)
        assert [other.cost for other in others] == sorted(other.cost for other in others)
        for other in others:
            assert other.games >= demands.blocks * demands.each
            assert other.cost >= demands.margin
            assert other.cost - demands.sure * other.error > demands.floor - 0.0005


def test_a_greedy_player_misses_them() -> None:
    for one in EVERY[:: max(1, len(EVERY) // 40)]:
        bot = make_bot(GREEDY, one.game, 1)
        bot.begin(1)
        assert bot.choose(one.state(), one.seat) != one.answer
        assert one.missed[GREEDY] == 1.0


@pytest.mark.parametrize("game", with_puzzles())
def test_neither_hint_nor_themes_single_out_the_answer(game: str) -> None:
    """Several options fit the hint, and answers of several sorts fit a theme."""
    speech = Speech(language("en", game), ["A", "B", "C", "D"])
    sorts: dict[str, set[str]] = {}
    for one in collection(game):
        prompt = one.state().prompt(one.seat)
        assert prompt is not None
        said = {option.action: speech.option(option) for option in prompt.options}
        hint = said[tempting(one)]
        others = {words for words in said.values() if words != hint}
        assert said[one.answer] in others
        assert len(others) > 1, one.id
        for theme in one.open_themes:
            sorts.setdefault(theme, set()).add(one.themes[1])
    assert all(len(found) > 1 for found in sorts.values()), sorts


def test_they_are_rated_by_how_many_levels_miss_them() -> None:
    for one in EVERY:
        assert set(one.missed) == {GREEDY, *LEVELS}
        assert one.level == sum(one.missed[level] > 0.5 for level in LEVELS)
    assert len({one.level for one in collection("dice-forge")}) > 3
    for game in with_puzzles():
        levels = [one.level for one in collection(game)]
        assert levels == sorted(levels), "the easy ones first"


def test_names_follow_from_the_position_and_say_nothing() -> None:
    assert len({one.id for one in EVERY}) == len(EVERY)
    for one in EVERY:
        assert one.id == id_of(one.position)
        assert find(one.id.lower()) is one


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_theme_has_words(code: str) -> None:
    speech = language(code)
    for theme in {theme for one in EVERY for theme in one.open_themes}:
        assert speech.say(f"puzzle-theme-{theme}")


@pytest.mark.parametrize("game", with_puzzles())
def test_every_puzzle_has_its_day_before_one_comes_again(game: str) -> None:
    known = collection(game)
    first = date.fromordinal(740_000 // len(known) * len(known))
    days = [first + timedelta(days=number) for number in range(len(known))]
    found: list[Puzzle | None] = [of_day(game, day) for day in days]
    assert {one.id for one in found if one} == {one.id for one in known}
    assert found != [of_day(game, day + timedelta(days=len(known))) for day in days]
