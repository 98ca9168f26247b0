"""Six stars in every realm by legal play of one round, and every card can be filled."""

from __future__ import annotations

import pytest

from grani.rolling_realms.game import GAME
from grani.rolling_realms.table import Table
from tests.rolling_realms.arrange import (
    arrange,
    decide,
    marks,
    options,
    play_round,
    refreshed,
    roll,
    sheet,
    stars,
)

Turn = tuple[int, int, list[str]]

TAPESTRY = [
    (5, "1:1 1:2 1:3 2:1 3:1"),
    (5, "1:4 2:4 3:4 3:5 3:6"),
    (3, "1:5 2:5 2:6"),
    (1, "2:3"),
    (6, "3:2 4:2 4:3 5:2 5:3 5:4"),
    (2, "4:1 5:1"),
    (3, "4:4 4:5 5:5"),
    (3, "5:6 6:5 6:6"),
    (2, "6:2 6:3"),
]
PYRAMID = [(6, "1:1"), (6, "1:2"), (5, "2:1"), (5, "2:2"), (5, "2:3")]
PYRAMID += [(4, "3:1"), (3, "3:2"), (2, "3:3"), (1, "3:4")]
BIRDS = [(1, "bird 7"), (2, "bird 7"), (4, "bird 7"), *[(4, "bird 12")] * 3]
BIRDS += [(6, "bird 16"), (6, "bird 16"), (4, "bird 16")]
ORDERS = [(4, "grape"), (5, "grape"), (6, "grape"), (6, "order 10 with 4")]
ORDERS += [(6, "order 11 with 5"), (6, "order 12 with 6")]
HOURGLASSES = [(1, "o4"), (1, "o5"), *((n, "hourglass") for n in range(1, 7))]
SCYTHE = [(1, "top"), *((n, "top-and-bottom") for n in (3, 2, 6, 4, 5)), (5, "bottom")]
CRATES = [*((n, "building-note-d2") for n in range(1, 7)), (4, "crates")]


def one_a_turn(realm: str, placements: list[tuple[int, str]], other: int = 0) -> list[Turn]:
    """A turn for each placement with the first die; the second shows ``other``, or the same."""
    return [(value, other or value, [f"use d1 {realm} {place}"]) for value, place in placements]


SIX_STARS: dict[str, tuple[list[str], list[Turn]]] = {
    "scythe": (["wingspan", "pendulum"], one_a_turn("scythe", SCYTHE)),
    "tapestry": (["wingspan", "pendulum"], one_a_turn("tapestry", TAPESTRY)),
    "charterstone": (["wingspan", "pendulum"], one_a_turn("charterstone", CRATES, other=4)),
    "euphoria": (
        ["wingspan", "pendulum"],
        [(n, n, ["use d1 euphoria both"]) for n in (4, 1, 2)],
    ),
    "my_little_scythe": (
        ["charterstone", "wingspan"],
        [
            (
                n % 4 + 1,
                n + 1 if n < 6 else 1,
                [f"use d1 my_little_scythe {'pumpkin' if n < 4 else 'heart'}"]
                + (["use d2 charterstone building-note-d1"] if n < 6 else []),
            )
            for n in range(8)
        ],
    ),
    "between_two_castles": (
        ["wingspan", "pendulum"],
        [
            (6, 5, ["use d1 between_two_castles left 1"]),
            (6, 5, ["use d1 between_two_castles left 2"]),
            (5, 6, ["use d1 between_two_castles left 2"]),
            (
                6,
                5,
                [
                    "use d1 between_two_castles left 3",
                    "empower d2 0",
                    "use d2 between_two_castles left 3",
                ],
            ),
            (6, 5, ["use d1 between_two_castles right 1"]),
            (5, 6, ["use d1 between_two_castles right 1"]),
            (6, 5, ["use d1 between_two_castles right 2"]),
            (5, 6, ["use d1 between_two_castles right 2"]),
            (4, 6, ["use d1 between_two_castles right 2"]),
        ],
    ),
    "between_two_cities": (
        ["euphoria", "charterstone"],
        [
            (4, 4, ["use d1 euphoria both", "use d2 charterstone building-note-d1"]),
            (1, 1, ["use d1 euphoria both", "use d2 between_two_cities 1:2"]),
            (2, 2, ["use d1 euphoria both", "use d2 between_two_cities 2:1"]),
            *(
                (
                    n,
                    4,
                    [
                        "use d1 charterstone building-note-d2",
                        f"use d2 between_two_cities {cell}",
                    ],
                )
                for n, cell in zip(
                    (1, 2, 3, 5, 6), ("1:1", "1:3", "2:2", "3:1", "3:3"), strict=True
                )
            ),
            (4, 3, ["use d1 charterstone crates", "use d2 between_two_cities 2:3"]),
        ],
    ),
    "viticulture": (["wingspan", "pendulum"], one_a_turn("viticulture", ORDERS)),
    "wingspan": (["scythe", "pendulum"], one_a_turn("wingspan", BIRDS)),
    "pendulum": (["scythe", "wingspan"], one_a_turn("pendulum", HOURGLASSES)),
    "pyramid": (["scythe", "wingspan"], one_a_turn("pyramid", PYRAMID)),
}


def new_round(realms: list[str]) -> Table:
    """A game for one that starts with three realms."""
    table = GAME.new(1, {"realms": [*realms, *["random"] * 6]})
    assert [card["realm"] for card in sheet(table)["cards"]] == realms
    return table


@pytest.mark.parametrize("realm", SIX_STARS)
def test_six_stars_in_one_round(realm: str) -> None:
    others, turns = SIX_STARS[realm]
    table = new_round([realm, *others])
    for number in range(9):
        d1, d2, names = turns[number] if number < len(turns) else (1, 2, [])
        roll(table, d1, d2)
        decide(table, *names)
        if number < 8:
            decide(table, "end turn")
    assert stars(table, realm) == 6
    decide(table, "end turn")
    assert sheet(table)["results"][0] >= 60


def test_eighteen_stars_in_one_round() -> None:
    others, turns = SIX_STARS["between_two_cities"]
    table = new_round(["between_two_cities", *others])
    play_round(table, *turns)
    assert sheet(table)["results"] == [180 + 14]


FULL: dict[str, list[tuple[int, str]]] = {
    "scythe": SCYTHE,
    "tapestry": TAPESTRY,
    "charterstone": CRATES,
    "euphoria": [
        (number, f"{area}{' heart' if total >= 11 else ''}")
        for area in ("left", "right")
        for number, total in ((1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21))
    ],
    "my_little_scythe": [(n, ring) for n in range(1, 7) for ring in ("pumpkin", "heart")],
    "between_two_castles": [
        (number, column)
        for column, numbers in {
            "left 1": [1],
            "left 2": [6, 5],
            "left 3": [2, 1],
            "right 1": [4, 2],
            "right 2": [3, 2, 1],
        }.items()
        for number in numbers
    ],
    "between_two_cities": [
        ((row + 2 * column) % 6 + 1, f"{row}:{column}") for row in (1, 2, 3) for column in (1, 2, 3)
    ],
    "viticulture": [(1, "grape"), (2, "grape"), (3, "grape"), *ORDERS],
    "wingspan": BIRDS,
    "pendulum": [*HOURGLASSES, (6, "o1"), (3, "o2"), (2, "o3")],
    "pyramid": PYRAMID,
}


@pytest.mark.parametrize("realm", FULL)
def test_every_card_can_be_filled(realm: str) -> None:
    table = arrange(realm, resources={"pumpkin": 4, "heart": 4, "coin": 4})
    for value, place in FULL[realm]:
        table = refreshed(table, value, 4)
        decide(table, f"use d1 {realm} {place}")
    for value in range(1, 7):
        full = refreshed(table, value, value)
        assert options(full, f"use d1 {realm}") == set(), marks(full, realm)
