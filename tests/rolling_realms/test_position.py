"""Positions are read strictly: every complaint names the place and the reason."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from grani.core.dice import Dice
from grani.core.position import from_id, to_id
from grani.core.reading import PositionError
from grani.rolling_realms.game import GAME
from tests.rolling_realms.arrange import BLANK, arrange, decide

Path = tuple[str | int, ...]
SHEET: Path = ("sheets", 0)


def position() -> Any:
    """A turn in which much has been done already."""
    table = arrange(
        "scythe",
        "tapestry",
        "euphoria",
        rolled=(3, 5),
        resources={"pumpkin": (8, 0), "heart": 3, "coin": 5},
        round=2,
        results=[41],
    )
    decide(table, "buy 4", "empower gained 4 0", "adjust d1 +1", "use d1 scythe top", "copy any d2")
    return table.position()


def changed(path: Path, value: object) -> Any:
    """The position with one field put, or taken away."""
    data = copy.deepcopy(position())
    place = data
    for step in path[:-1]:
        place = place[step]
    if value is KeyError:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return data


def test_positions_read_like_the_rules() -> None:
    data = position()
    assert data["rolled"] == [3, 5]
    assert data["sheets"][0] == {
        "results": [41],
        "resources": {"pumpkin": [8, 5], "heart": [3, 3], "coin": [6, 4]},
        "cards": {
            "scythe": {"top": [4], "bottom": []},
            "tapestry": {"filled": []},
            "euphoria": {"left": [], "right": [], "stars": 0},
        },
        "dice": {"d1": {"value": 4, "used": True, "adjusted": True}, "d2": {"value": 5}},
        "gained": [{"value": 5}, {"value": 4, "empowered": True}],
        "activated": ["scythe"],
    }
    assert GAME.from_position(data).position() == data


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        (("game",), "dice-forge", "game: this is not a position of Rolling Realms"),
        (("rules",), "0", "rules: written under version '0'"),
        (("round",), 4, "round: 4 is out of range (1 to 3)"),
        (("turn",), 0, "turn: 0 is out of range"),
        (("sheets",), [], "sheets: expected 1 to 99 items"),
        (("extra",), 1, "extra: unknown field"),
        (("rolled",), [None, 5], "rolled: the first die lands first"),
        (("rolled",), [3, 7], "rolled[1]: 7 is out of range"),
        (("rolled",), [4, 5], "these dice took 7 pumpkins, but 5 were spent"),
        (("rolled",), [2, 6], "dice.d2.value: shows 5, but was rolled 6 and not adjusted"),
        (("realms", 0), "scythe", "realms[3]: scythe is there twice"),
        (("realms", 0), "random", "realms[0]: the realms of finished rounds are known"),
        (("realms", 3), "random", "realms[3]: the realms of a round are drawn before"),
        (("realms", 3), "scyth", "did you mean 'scythe'?"),
        ((*SHEET, "results"), [], "results: expected 1 in round 2, found 0"),
        ((*SHEET, "results"), [400], "results[0]: 400 is out of range"),
        ((*SHEET, "resources", "coin"), [13, 0], "coin[0]: 13 is out of range (0 to 12)"),
        ((*SHEET, "resources", "coin"), [2, 3], "3 were spent, but only 2 gained"),
        ((*SHEET, "resources", "coin"), KeyError, "resources.coin: missing"),
        ((*SHEET, "cards", "wingspan"), {}, "cards.wingspan: unknown field"),
        ((*SHEET, "cards", "scythe"), KeyError, "cards.scythe: missing"),
        ((*SHEET, "dice", "d2", "used"), 1, "used: expected true or false"),
        ((*SHEET, "dice", "d2", "empowered"), True, "an empowered die is an adjusted one"),
        ((*SHEET, "dice", "d1", "value"), 6, "these dice took 9 pumpkins, but 5 were spent"),
        ((*SHEET, "dice", "d3"), {}, "dice.d3: unknown field"),
        ((*SHEET, "gained"), [{"value": 1}] * 6, "6 dice were gained, but the hearts and coins"),
        ((*SHEET, "gained"), [{"value": 0}], "gained[0].value: 0 is out of range"),
        ((*SHEET, "activated"), ["wingspan"], "no realm of this round 'wingspan'"),
        ((*SHEET, "activated"), ["scythe", "scythe"], "scythe stands there twice"),
        ((*SHEET, "ended"), True, "unknown field"),
    ],
)
def test_what_cannot_be_is_refused(path: Path, value: object, complaint: str) -> None:
    data = changed(path, value)
    with pytest.raises(PositionError) as error:
        GAME.from_position(data)
    assert complaint in str(error.value)


@pytest.mark.parametrize(
    ("realm", "marks", "complaint"),
    [
        ("scythe", {"top": [7]}, "top[0]: 7 is out of range (1 to 6)"),
        ("scythe", {"bottom": [2, 2]}, "bottom: 2 stands there twice"),
        ("tapestry", {"filled": [[1, 6]]}, "row 1 column 6 is filled from the start"),
        ("tapestry", {"filled": [[1, 1], [1, 1]]}, "row 1 column 1 stands there twice"),
        ("tapestry", {"filled": [[1]]}, "filled[0]: expected a cell"),
        ("charterstone", {"marked": [4]}, "crate 4 is marked, but nothing is noted in it"),
        ("charterstone", {"crates": {"7": 1}}, "crates.7: unknown field"),
        ("charterstone", {"crates": {"1": 0}}, "crates.1: 0 is out of range"),
        ("euphoria", {"left": [1], "stars": 1}, "can have earned 0 stars at most"),
        ("euphoria", {"stars": 7}, "stars: 7 is out of range"),
        ("my_little_scythe", {"heart": [1, 1]}, "heart: 1 stands there twice"),
        (
            "between_two_castles",
            {"right": {"1": [3, 3], "2": []}},
            "right.1: 3 cannot lie on 3: numbers fall upwards",
        ),
        ("between_two_castles", {"right": {"1": []}}, "right.2: missing"),
        (
            "between_two_cities",
            {"grid": [[1, 1, None], [None] * 3, [None] * 3]},
            "grid[0][1]: a neighbour holds 1 too",
        ),
        ("between_two_cities", {"grid": [[1], [2], [3]]}, "grid[0]: expected a row of 3"),
        ("viticulture", {"crossed": [2]}, "crossed: grape 2 was never gained"),
        ("viticulture", {"orders": [10]}, "every filled order crossed off at least one grape"),
        ("wingspan", {"7": [1, 2, 3, 4]}, "wingspan.7: expected 0 to 3 items"),
        ("pendulum", {"octagons": ["o6"]}, "octagons[0]: no octagon 'o6'"),
        ("pendulum", {"octagons": ["o1", "o1"]}, "o1 stands there twice"),
        ("pendulum", {"stars": 1}, "can have earned 0 stars at most"),
        (
            "pyramid",
            {"rows": [[3, None], [3, None, None], [None] * 4]},
            "rows[1][0]: must be lower than the 3 above it",
        ),
        ("pyramid", {"rows": [[3], [None] * 3, [None] * 4]}, "rows[0]: expected 2 numbers"),
    ],
)
def test_marks_that_cannot_be_are_refused(
    realm: str, marks: dict[str, Any], complaint: str
) -> None:
    given: Any = {realm: marks}
    with pytest.raises(PositionError) as error:
        arrange(**given)
    assert complaint in str(error.value)


def test_a_round_that_has_not_begun_is_blank() -> None:
    table = GAME.new(1, "STEYWPVCU")
    data: Any = table.position()
    data["sheets"][0]["resources"]["coin"] = [1, 0]
    with pytest.raises(PositionError, match="a round starts without resources"):
        GAME.from_position(data)
    data = table.position()
    data["sheets"][0]["cards"]["scythe"]["top"] = [1]
    with pytest.raises(PositionError, match=r"cards\.scythe: a round starts with blank cards"):
        GAME.from_position(data)


def test_somebody_has_not_ended_the_turn() -> None:
    table = arrange("scythe", seats=2)
    decide(table, "end turn", seat=1)
    data: Any = table.position()
    assert GAME.from_position(data).actor == 0
    data["sheets"][0] = data["sheets"][1]
    with pytest.raises(PositionError, match="everybody has ended the turn"):
        GAME.from_position(data)


def test_the_last_result_fits_the_last_cards() -> None:
    table = GAME.new(2, "STEYWPVCU")
    dice = Dice(1)
    while not table.is_over:
        table.apply(dice.pick(table.legal()))
    data: Any = table.position()
    assert GAME.from_position(data).position() == data
    data["sheets"][1]["results"][2] += 1
    with pytest.raises(PositionError, match=r"sheets\[1\]\.results\[2\]: the cards and resources"):
        GAME.from_position(data)
    data["sheets"][1]["results"] = data["sheets"][1]["results"][:2]
    with pytest.raises(PositionError, match="the same number of rounds"):
        GAME.from_position(data)


def test_blank_cards_are_written_like_this() -> None:
    for name in BLANK:
        data: Any = arrange(name).position()
        assert data["sheets"][0]["cards"][name] == BLANK[name]


@pytest.mark.parametrize("seats", [1, 6, 99])
def test_ids_hold_any_table(seats: int) -> None:
    table = GAME.new(seats, "STEYWPVCU")
    dice = Dice(seats)
    for _ in range(40 * seats):
        table.apply(dice.pick(table.legal()))
    assert from_id(to_id(table)).position() == table.position()
