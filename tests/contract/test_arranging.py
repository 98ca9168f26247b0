"""Positions by hand: what follows is seen to, and all that is wrong is told at once."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

import grani
from grani.core.arranging import MOST_COMPLAINTS
from grani.core.game import Game, SetupError
from tests.contract.games import every_game

pytestmark = pytest.mark.one_build


def wrong(game: str, *seats: dict[str, object], **table: Any) -> tuple[str, ...]:
    """Give all complaints about an arrangement."""
    with pytest.raises(grani.ArrangeError) as refused:
        grani.arrange(game, *seats, **table)
    assert all(complaint in str(refused.value) for complaint in refused.value.complaints)
    return refused.value.complaints


@every_game
def test_an_arrangement_is_a_position_like_any_other(game: Game) -> None:
    seats: list[dict[str, object]] = [{} for _ in range(max(2, game.min_seats))]
    for name in (game, game.id):
        table = grani.arrange(name, *seats)
        assert table.seats == len(seats)
        assert game.from_position(table.position()) == table
        grani.play(table, "random", seed=1)
        assert table.is_over


@every_game
def test_what_nobody_knows_is_told_with_its_path(game: Game) -> None:
    seats: list[dict[str, object]] = [{"nonsense": 1}, {}, {}]
    told = wrong(game.id, *seats, folly=2)
    assert any(complaint.startswith("folly: unknown field") for complaint in told)
    assert any("[0]" in complaint for complaint in told)


@pytest.mark.parametrize(
    ("setup", "hero", "field"),
    [
        (None, {"cards": ["twins"]}, "cards"),
        (None, {"cards": {"great_golem": 1}}, "cards"),
        (None, {"cards": ["memory", "memory"]}, "memories"),
        (None, {"cards": ["tenacious_boar"]}, "owners"),
        ("goddess", {"golem": "g05"}, "golem"),
        ("titans", {"ancient": 3}, "ancient"),
    ],
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_hero_has_of_any_box_brings_what_belongs_to_it(
    seats: int, setup: str | None, hero: dict[str, object], field: str
) -> None:
    table = grani.arrange("dice-forge", hero, *[{}] * (seats - 1), setup=setup)
    position: Any = table.position()
    assert field in position or field in position["heroes"][0]


def test_faces_on_dice_have_left_the_temple() -> None:
    start: Any = grani.arrange("dice-forge", {}, {}).position()
    dice = {"light": ["mirror", "gold_6"], "dark": {5: "mirror"}, "up": ["gold_6", 5]}
    position: Any = grani.arrange("dice-forge", dice, {}, temple={"gold_3": 1}).position()
    assert position["temple"]["mirror"] == start["temple"]["mirror"] - 2
    assert start["temple"]["gold_6"] == 0, "set-up for two takes it out"
    assert position["temple"]["gold_6"] == 0, "unless somebody is to have it"
    assert position["temple"]["gold_3"] == 1
    assert position["heroes"][0]["up"] == [1, 5]
    assert [hero["forged"] for hero in position["heroes"]] == [3, start["temple"]["gold_3"] - 1]


def test_all_that_is_wrong_with_heroes_is_told_at_once() -> None:
    heroes: list[dict[str, object]] = [
        {"light": ["mirorr", "gold_3", "folly"], "gold": 40, "cardz": 1},
        {"sun": 9, "cards": {"hidra": 1}, "up": ["mirror", 0]},
    ]
    assert wrong("dice-forge", *heroes, round=12, pending="nap") == (
        "heroes[0].cardz: unknown field: did you mean 'cards'?",
        "heroes[0].light[0]: no face 'mirorr': did you mean 'mirror'?",
        "heroes[0].light[2]: no face 'folly'",
        "heroes[0].gold: 40 is out of range (0 to 12)",
        "heroes[1].up[0]: expected a whole number, found the text 'mirror'",
        "heroes[1].cards.hidra: no feat 'hidra': did you mean 'hydra'?",
        "heroes[1].sun: 9 is out of range (0 to 6)",
        "round: 12 is out of range (1 to 9)",
        "pending[0].effect: no effect 'nap'",
    )


def test_what_does_not_fit_together_is_told() -> None:
    assert wrong("dice-forge", {"light": ["mirror"] * 6}, {}, {}) == (
        "heroes: 6 of mirror are forged, but the temple has 4",
    )
    assert wrong("dice-forge", {"portal": 3}, {"portal": 3}) == (
        "heroes: heroes 0 and 1 cannot both stand on portal 3",
    )
    assert wrong("dice-forge", {"cards": ["twins"]}, {}, setup="introductory") == (
        "heroes[0].cards.twins: no stack of this game holds it",
    )
    assert wrong("dice-forge", {"light": {6: "mirror", "a": "ship"}}, {}, removed="gold_3") == (
        "removed: set-up does not take out 'gold_3'",
        "heroes[0].light: sides are 0 to 5, found the number 6",
        "heroes[0].light: sides are 0 to 5, found 'a'",
    )
    assert wrong("dice-forge", {}, {"forged": "x", "up": [0, 0, 0]}, temple={"gold_3": 0}) == (
        "heroes[1].up: expected 2 items, found 3",
        "heroes[1].forged: expected a whole number, found the text 'x'",
    )
    assert wrong("dice-forge", {"cards": {"tenacious_boar": 10**9}}, {}) == (
        "heroes[0].cards.tenacious_boar: 1000000000 is out of range (1 to 4)",
    )
    with pytest.raises(SetupError, match="sets that chance draws"):
        grani.arrange("dice-forge", {}, {}, setup="random")
    with pytest.raises(SetupError, match="5 seats"):
        grani.arrange("dice-forge", *[{}] * 5)


def test_all_that_is_wrong_with_sheets_is_told_at_once() -> None:
    sheet: dict[str, object] = {
        "pumpkin": 33,
        "scythe": {"topp": [1]},
        "folly": 1,
        "wingspan": {"7": [1, 2, 3, 4]},
    }
    assert wrong("rolling-realms", sheet, rolled=(7, 2), turn=44, round=9, realms=["scyth"]) == (
        "realms: no realm 'scyth': did you mean 'scythe'?",
        "sheets[0].folly: unknown field",
        "round: 9 is out of range (1 to 3)",
        "turn: 44 is out of range (1 to 9)",
        "rolled[0]: 7 is out of range (1 to 6)",
        "sheets[0].resources.pumpkin[0]: 33 is out of range (0 to 12)",
        "sheets[0].cards.scythe.topp: unknown field: did you mean 'top'?",
        "sheets[0].cards.wingspan.7: expected 0 to 3 items, found 4",
    )


def test_sheets_may_differ() -> None:
    table = grani.arrange(
        "rolling-realms", {"pumpkin": 3}, {"coin": (4, 2)}, {"ended": True}, round=2, turn=5
    )
    position: Any = table.position()
    held = [sheet["resources"] for sheet in position["sheets"]]
    assert (held[0]["pumpkin"], held[1]["coin"]) == ([3, 0], [4, 2])
    assert [table.awaits(seat) for seat in range(3)] == [True, True, False]
    with pytest.raises(SetupError, match="say which realms"):
        grani.arrange("rolling-realms", {}, setup="random")


@pytest.mark.parametrize("words", ["", 7, None, [], {}, ["x"] * 9, {"a": 1}, {9: 9}])
@pytest.mark.parametrize(
    ("game", "field"),
    [
        *(("dice-forge", field) for field in ("light", "up", "cards", "gold", "forged", "golem")),
        *(("rolling-realms", field) for field in ("pumpkin", "scythe", "dice", "gained", "cards")),
    ],
)
def test_whatever_is_said_is_understood_or_refused(game: str, field: str, words: object) -> None:
    told: tuple[str, ...] = ("fine",)
    try:
        table = grani.arrange(game, {field: words}, {})
    except grani.ArrangeError as refused:
        told = refused.complaints
    else:
        assert table.game.from_position(table.position()) == table
    assert 1 <= len(told) <= MOST_COMPLAINTS


@pytest.mark.parametrize("words", ["", 7, None, [], {}, ["x"] * 9, {"a": 1}, -1])
@pytest.mark.parametrize(
    ("game", "field"),
    [
        *(("dice-forge", field) for field in ("round", "turn", "pending", "temple", "removed")),
        *(("dice-forge", field) for field in ("owners", "used", "memories", "house_rules")),
        *(("rolling-realms", field) for field in ("round", "turn", "rolled", "realms")),
    ],
)
def test_whatever_is_said_of_the_table_is_understood_or_refused(
    game: str, field: str, words: Any
) -> None:
    with suppress(grani.ArrangeError, SetupError):
        table = grani.arrange(game, {}, {}, **{field: words})
        assert table.game.from_position(table.position()) == table
