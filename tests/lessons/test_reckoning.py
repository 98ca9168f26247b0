"""The numbers of sentences, held against the tables before and after."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from grani.core.registry import game
from grani.lessons.lesson import LEARNER
from grani.lessons.scene import Scene
from tests.lessons.test_chapters import CHAPTERS, scenes

FORGE = ("gold", "sun", "moon", "glory")
REALMS = ("pumpkin", "heart", "coin")


def of(id: str) -> list[str]:
    """Name the chapters of a game."""
    return [chapter for taught, chapter in CHAPTERS if taught == id]


def asked(one: Scene) -> set[str]:
    """Name the numbers that come from the option to take, not from what happened."""
    return set(one.asked.args) if one.asked else set()


def hero(one: Scene) -> Any:
    view: Any = one.state.view(LEARNER)
    return view["heroes"][LEARNER]


def sheet(one: Scene) -> Any:
    view: Any = one.state.view(LEARNER)
    return view["sheets"][LEARNER]


@pytest.mark.parametrize("chapter", of("dice-forge"))
def test_gains_are_what_the_reserve_grew_by(chapter: str) -> None:
    for before, after in pairwise(scenes("dice-forge", chapter)):
        check_reserve(before, after)


def check_reserve(before: Scene, after: Scene) -> None:
    events = [dict(game("dice-forge").told(event)) for event in after.events]
    for name in FORGE:
        paid = sum(
            int(str(event["amount"]))
            for event in events
            if event["kind"] == "paid" and event["seat"] == LEARNER and event["resource"] == name
        )
        grown = hero(after)[name] - hero(before)[name] + paid
        if name not in asked(after):
            assert after.numbers[name] == grown
        assert after.numbers[f"have-{name}"] == hero(after)[name]


@pytest.mark.parametrize("chapter", of("rolling-realms"))
def test_resources_and_stars_are_what_the_sheet_grew_by(chapter: str) -> None:
    for before, after in pairwise(scenes("rolling-realms", chapter)):
        check_sheet(before, after)


def check_sheet(before: Scene, after: Scene) -> None:
    for name in REALMS:
        grown = (
            sheet(after)["resources"][name]["gained"] - (sheet(before)["resources"][name]["gained"])
        )
        if name not in asked(after):
            assert after.numbers[name] == grown
    stars = [sum(card["stars"] for card in sheet(one)["cards"]) for one in (before, after)]
    if "stars" not in asked(after) and not after.state.is_over:
        assert after.numbers["stars"] == stars[1] - stars[0]


def test_the_new_face_lies_up_when_it_is_said_to_have_come_up() -> None:
    die = hero(scenes("dice-forge", "forge")[-1])["dice"]["dark"]
    assert die["faces"][die["up"]] == "moon_2"


def test_glory_of_a_card_is_in_the_count_as_soon_as_it_is_taken() -> None:
    played = scenes("dice-forge", "feat")
    [taken] = [one for one in played if one.step and one.step.says == "card"]
    before = played[taken.number - 1]
    assert hero(taken)["score"] == hero(before)["score"] + before.numbers["glory"]


def test_what_a_bird_lacks_is_what_makes_its_sum_exact() -> None:
    lacks, adjust, exact, *_ = scenes("rolling-realms", "spend")
    bird, there, missing = (int(lacks.numbers[name]) for name in ("bird", "sum", "lacks"))
    assert there + missing == bird
    assert missing == adjust.numbers["to"] == exact.numbers["value"]
    assert bird == exact.numbers["bird"]
