"""What cards say they have earned, place by place: web and terminal show it and know no stars."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from grani.core.dice import Dice
from grani.rolling_realms.game import GAME
from grani.rolling_realms.realms import REALM_NAMES
from grani.rolling_realms.table import Table
from tests.contract.games import walk
from tests.rolling_realms.arrange import BLANK, Marks, arrange, decide, refreshed
from tests.rolling_realms.test_full_cards import FULL


def cards(table: Table) -> Iterator[Any]:
    """Give the cards of all seats that are known."""
    view: Any = table.view(-1)
    for seen in view["sheets"]:
        yield from (card for card in seen["cards"] if card is not None)


def earned(table: Table, realm: str) -> Any:
    """Give what the first seat has earned in a realm."""
    return next(card["earned"] for card in cards(table) if card["realm"] == realm)


def agree(table: Table) -> None:
    """Assert that no card says more or less than the stars it counts."""
    for card in cards(table):
        places = card["earned"]["stars"]
        assert sum(places.values()) == card["stars"], card
        assert all(places.values()), card
        gains = card["earned"]["gains"]
        assert len(set(gains)) == len(gains), card


@pytest.mark.parametrize("realms", [REALM_NAMES[:9], REALM_NAMES[-9:]], ids=["first", "last"])
def test_stars_of_places_add_up_in_random_games(realms: list[str]) -> None:
    table = GAME.new(1, {"realms": realms})
    steps = 0
    for _ in walk(table, Dice(7)):
        agree(table)
        steps += 1
    assert table.is_over
    assert steps > 27, "a turn has more than one step"


@pytest.mark.parametrize("realm", FULL)
def test_stars_of_places_add_up_while_a_card_is_filled(realm: str) -> None:
    table = arrange(realm, resources={"pumpkin": 4, "heart": 4, "coin": 4})
    most = 0
    for value, place in FULL[realm]:
        table = refreshed(table, value, 4)
        decide(table, f"use d1 {realm} {place}")
        agree(table)
        count = len(earned(table, realm)["gains"])
        assert count >= most, "a gain that came stays"
        most = count


@pytest.mark.parametrize("realm", BLANK)
def test_a_blank_card_has_earned_nothing(realm: str) -> None:
    assert earned(arrange(realm), realm) == {"stars": {}, "gains": []}


EXAMPLES: list[tuple[str, Marks, dict[str, int], list[str]]] = [
    ("scythe", {"top": [1, 4], "bottom": [5]}, {"bottom:5": 1}, ["top:1", "top:4"]),
    (
        "tapestry",
        {
            "filled": [
                *([1, column] for column in range(1, 6)),
                *([2, column] for column in (1, 3, 4, 5, 6)),
            ]
        },
        {"row:1": 1},
        ["square:1:1", "square:1:2", "square:1:3"],
    ),
    (
        "charterstone",
        {"crates": {"2": 6, "5": 1}, "marked": [5]},
        {"crate:5": 1},
        ["building:2", "building:5"],
    ),
    ("euphoria", {"left": [4], "right": [5], "stars": 2}, {"card": 2}, []),
    (
        "my_little_scythe",
        {"pumpkin": [1, 3], "heart": [3]},
        {"resource:coin": 2},
        ["pumpkin:1", "pumpkin:3", "heart:3", "pair:3"],
    ),
    (
        "between_two_castles",
        {"left": {"1": [6], "2": [4, 2], "3": [5]}, "right": {"1": [6], "2": []}},
        {"row:left:1": 1, "row:left:3": 1},
        ["column:left:1", "column:left:2"],
    ),
    (
        "between_two_cities",
        {"grid": [[1, 2, 3], [None, None, 4], [None, None, 5]]},
        {},
        ["row:1", "column:3"],
    ),
    (
        "viticulture",
        {"gained": [2, 5, 6], "crossed": [5], "orders": [11]},
        {"order:11": 2},
        ["grape:2", "grape:5", "grape:6"],
    ),
    (
        "wingspan",
        {"7": [1, 2, 4], "12": [4, 4, 5], "16": [6]},
        {"bird:7:3": 1, "wingspan:7": 1, "bird:12:3": 1},
        ["bird:7:1", "bird:7:2", "bird:12:1", "bird:12:2", "bird:16:1"],
    ),
    (
        "pendulum",
        {"octagons": ["o4"], "marked": [4, 5, 6, 1], "stars": 1},
        {"card": 1},
        ["hourglass:h1", "hourglass:h2"],
    ),
    (
        "pyramid",
        {"rows": [[6, None], [5, 4, None], [None, 3, None, None]]},
        {"set:1:1": 1},
        [],
    ),
    (
        "pyramid",
        {"rows": [[6, 6], [5, 5, 5], [4, 3, 2, 1]]},
        {"set:1:1": 1, "set:1:2": 1, "set:2:1": 1, "set:2:2": 1, "set:2:3": 1, "all": 1},
        ["row:1", "row:2", "row:3"],
    ),
]


@pytest.mark.parametrize(("realm", "marks", "stars", "gains"), EXAMPLES)
def test_places_say_what_they_have_earned(
    realm: str, marks: Marks, stars: dict[str, int], gains: list[str]
) -> None:
    given: dict[str, Any] = {realm: marks, "resources": {"coin": 6}}
    table = arrange(**given)
    assert earned(table, realm) == {"stars": stars, "gains": gains}


def test_positions_hold_marks_alone() -> None:
    position: Any = arrange(wingspan={"7": [1, 2, 4], "12": [], "16": []}).position()
    assert position["sheets"][0]["cards"]["wingspan"] == {"7": [1, 2, 4], "12": [], "16": []}
