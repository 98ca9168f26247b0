"""How far fair dice stray is told by single dice, not by what games came to."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any

import pytest

from grani.core.contract import CHANCE
from grani.review.career import Reviewed, career, essence
from grani.review.scales import PARTS, REACH

NAME = "Olena"
DIE = PARTS // 20


def game_of(lucks: list[int]) -> dict[str, Any]:
    """Give the review of a game for two in which single dice brought this."""
    luck = sum(lucks)
    sums = {"decisions": 0, "lost": 0, "by_sort": {}, "by_phase": {}}
    steps = [{"step": n, "seat": CHANCE, "luck": [one, -one]} for n, one in enumerate(lucks, 1)]
    return {
        "game": "dice-forge",
        "speed": "quick",
        "names": [NAME, "Daedalus"],
        "score_unit": "glory",
        "parts": PARTS,
        "whole": PARTS,
        "finished": True,
        "seats": [{**sums, "end": PARTS // 2 + s * luck, "luck": s * luck} for s in (1, -1)],
        "steps": steps,
    }


def group_of(games: list[dict[str, Any]]) -> dict[str, Any]:
    (group,) = career([Reviewed("a", one, ("you", "easy")) for one in games], NAME)["groups"]
    return dict(group)


@pytest.mark.parametrize("luck", [1, -1])
def test_one_game_with_extreme_luck_lies_outside(luck: int) -> None:
    group = group_of([game_of([luck * DIE] * 9)])
    assert group["luck"] == pytest.approx(luck * 9 * DIE / PARTS)
    assert group["reach"] == pytest.approx(REACH * sqrt(9) * DIE / PARTS)
    assert abs(group["luck"]) > group["reach"]


def test_luck_that_cancels_out_does_not_narrow_the_reach() -> None:
    even = group_of([game_of([DIE, -DIE] * 8)])
    assert even["luck"] == 0
    assert even["reach"] == pytest.approx(REACH * 4 * DIE / PARTS)


def test_games_of_fair_dice_lie_within_as_often_as_is_told() -> None:
    chance = Random(4)
    games = [game_of([chance.choice((-DIE, DIE)) for _ in range(60)]) for _ in range(1000)]
    groups = [group_of([one]) for one in games]
    within = sum(abs(one["luck"]) <= one["reach"] for one in groups)
    assert 930 <= within <= 970


def test_an_essence_says_the_same() -> None:
    games = [game_of([DIE, 2 * DIE, -DIE]), game_of([3 * DIE])]
    assert group_of([essence(one) for one in games]) == group_of(games)
    assert essence(games[0])["steps"] == []
