"""Every chapter is played through by its data, and says nothing that is not so."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest
from fluent.syntax import ast

from grani.core.registry import game, games
from grani.lessons.lesson import LEARNER, Chapter, Lessons, Step, lessons_of
from grani.lessons.scene import LessonError, Scene, play_to, scene
from grani.locales import LANGUAGES, language
from tests.locales.fluent_files import by_key, nodes, variables

TAUGHT = {id: found for id in games() if (found := lessons_of(id)) is not None}
CHAPTERS = [(id, chapter.id) for id, found in TAUGHT.items() for chapter in found.chapters]
chapters = pytest.mark.parametrize(("id", "chapter"), CHAPTERS)


@cache
def scenes(id: str, chapter: str) -> tuple[Scene, ...]:
    """Give all scenes of a chapter, its end included."""
    steps = TAUGHT[id].chapter(chapter).steps
    return tuple(scene(id, chapter, number) for number in range(len(steps) + 1))


def test_there_are_lessons() -> None:
    assert {id: len(found.chapters) for id, found in TAUGHT.items()} == {
        "dice-forge": 5,
        "rolling-realms": 3,
    }


@chapters
def test_a_chapter_goes_as_it_says_to_its_end(id: str, chapter: str) -> None:
    played = scenes(id, chapter)
    assert [one.number for one in played] == list(range(len(played)))
    assert played[-1].step is None
    for one in played[:-1]:
        assert one.step is not None
        assert bool(one.step.act) == (one.asked is not None)
        if one.asked is not None:
            assert one.asked.action in one.state.legal(LEARNER)
        else:
            assert not one.state.is_over
            has_place = one.step.light or one.number == 0 or one.step.do
            assert has_place, f"nothing to look at in {one.step.says}"


@chapters
def test_something_happens_whenever_the_learner_does_something(id: str, chapter: str) -> None:
    played = scenes(id, chapter)
    for before, after in pairwise(played):
        assert before.step is not None
        assert bool(after.events) == bool(before.step.act or before.step.then)
        assert list(map(str, after.past)) == list(map(str, before.past + before.events))


@pytest.mark.parametrize("id", TAUGHT)
def test_the_last_chapter_ends_the_game_and_the_learner_wins(id: str) -> None:
    end = scenes(id, TAUGHT[id].chapters[-1].id)[-1].state
    assert end.is_over
    assert LEARNER in end.winners()


def keys(id: str, one: Scene) -> list[str]:
    """Give what a scene says: the sentence and its reason."""
    said = f"learn-{id}-{one.chapter.id}-{one.step.says if one.step else 'done'}"
    return [said, f"{said}-why"]


def asides(id: str, one: Scene) -> list[str]:
    """Give what is said of something else that must be pressed before what a step is about, or
    after it, on tables that have not room for everything; few steps say so."""
    said, _ = keys(id, one)
    aside = [f"{said}-{part}{why}" for part in ("first", "last") for why in ("", "-why")]
    found = [key for key in aside if key in by_key("en")]
    assert len(found) % 2 == 0, f"a sentence without its reason: {found}"
    return found


def test_the_die_is_opened_before_a_face_of_it_is_spoken_of() -> None:
    [place] = [
        one for one in scenes("dice-forge", "forge") if one.step and one.step.says == "place"
    ]
    assert len(asides("dice-forge", place)) == 4


@pytest.mark.parametrize("code", LANGUAGES)
@chapters
def test_all_that_is_said_has_words_and_numbers(code: str, id: str, chapter: str) -> None:
    words = language(code)
    assert words.has(f"learn-{id}-{chapter}")
    for one in scenes(id, chapter):
        for key in keys(id, one):
            wanted = variables(by_key(code)[key])
            assert wanted <= set(one.numbers), key
            said = words.say(key, **one.numbers)
            # A sentence about what comes must come with something: 0 of it would be no news.
            shown = {name: one.numbers[name] for name in wanted}
            assert all(shown[name] != 0 for name in wanted - {"sun", "moon"}), (key, shown)
            assert not re.search(r"(?<!\d)0 ", said), said
        if one.step and one.step.do:
            assert words.has(f"learn-do-{one.step.do}")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("id", TAUGHT)
def test_no_number_is_stated_that_nobody_has_reckoned(code: str, id: str) -> None:
    stated = [
        str(entry)
        for key, entry in by_key(code).items()
        if key.startswith(f"learn-{id}-")
        for node in nodes(entry.message)
        if isinstance(node, ast.TextElement) and re.search(r"\d", node.value)
    ]
    assert stated == []


@pytest.mark.parametrize("id", TAUGHT)
def test_no_word_of_a_lesson_is_left_over(id: str) -> None:
    used = {f"learn-{id}-{chapter}" for _, chapter in CHAPTERS}
    used |= {
        key
        for taught, chapter in CHAPTERS
        if taught == id
        for one in scenes(taught, chapter)
        for key in (*keys(id, one), *asides(id, one))
    }
    left = {key for key in by_key("en") if key.startswith(f"learn-{id}-")} - used
    assert left == set()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("id", TAUGHT)
def test_the_goal_is_said(code: str, id: str) -> None:
    assert "9" in language(code).say(f"goal-{id}", rounds=9)


def broken(step: Step) -> Lessons:
    """Give lessons of which one step is another."""
    found = TAUGHT["dice-forge"]
    first = found.chapter("forge")
    chapter = replace(first, steps=(step, *first.steps[1:]))
    return replace(found, chapters=(chapter,))


@pytest.mark.parametrize(
    ("step", "wrong"),
    [
        (Step("buy", "face glory_3"), "'face glory_3' is not legal for seat 0"),
        (Step("buy", "face moon_2", then=("side 0",)), "'side 0' never comes"),
    ],
)
def test_a_lesson_that_cannot_be_is_refused(step: Step, wrong: str) -> None:
    lessons = broken(step)
    chapter: Chapter = lessons.chapters[0]
    with pytest.raises(LessonError, match=f"chapter forge, step buy: {wrong}"):
        play_to(game("dice-forge"), lessons, chapter, 1)


@pytest.mark.parametrize(
    ("id", "chapter", "number", "wrong"),
    [
        ("dice-forge", "forgery", 0, "no chapter 'forgery': did you mean 'forge'"),
        ("dice-forge", "forge", 9, "no step 9"),
        ("dice-forge", "forge", -1, "no step -1"),
        ("chess", "forge", 0, "no game 'chess'"),
    ],
)
def test_what_is_not_taught_is_said(id: str, chapter: str, number: int, wrong: str) -> None:
    with pytest.raises(KeyError, match=wrong):
        scene(id, chapter, number)
