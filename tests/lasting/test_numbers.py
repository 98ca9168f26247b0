"""Numbers are promises: what a number meant when it was first given out, it means for ever."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from grani.core.numbers import arranged
from grani.core.registry import game as registered
from grani.dice_forge.boxes import (
    FEAT_COUNT,
    FEATS,
)
from grani.dice_forge.boxes.feat import (
    BASE,
    GODDESS,
    REBELLION,
    TITANS,
)
from grani.rolling_realms.realms import REALM_NAMES
from tests.lasting.numbers import PINNED, Numbers, numbers, pinned

TABLES = [(game, table) for game, tables in numbers().items() for table in tables]
every_table = pytest.mark.parametrize(
    ("game", "table"), TABLES, ids=[f"{game}-{table}" for game, table in TABLES]
)


@every_table
def test_every_name_that_was_pinned_has_its_number(game: str, table: str) -> None:
    assert numbers()[game][table].items() >= pinned()[game][table].items(), (
        "a number that was given out has changed: a new row takes the next free number"
    )


@every_table
def test_every_name_is_pinned(game: str, table: str) -> None:
    assert numbers()[game][table].keys() <= pinned()[game][table].keys(), "python -m tests.lasting"


@every_table
def test_no_number_is_given_twice(game: str, table: str) -> None:
    given = Counter(pinned()[game][table].values())
    if table != "box":
        assert [number for number, times in given.items() if times > 1] == []


def test_tables_are_never_dropped() -> None:
    assert {game: set(tables) for game, tables in pinned().items()} == {
        game: set(tables) for game, tables in numbers().items()
    }


def test_every_placement_means_the_same_with_every_die() -> None:
    game, rows = registered("rolling-realms"), pinned()["rolling-realms"]
    first, size = rows["use"]["d1"], rows["use"]["next die"]
    for die, number in rows["die"].items():
        for words, placement in rows["placement"].items():
            assert game.name(first + size * number + placement) == f"use {die} {words}"


def test_boxes_that_are_out_are_closed() -> None:
    """What chance may draw from a box is part of every fair record: new cards need a new box."""
    sizes = Counter(int(FEATS[feat].box) for feat in range(FEAT_COUNT))
    released = {int(BASE): 24, int(REBELLION): 20, int(GODDESS): 4, int(TITANS): 6}
    assert {box: sizes[box] for box in released} == released


def test_chance_draws_from_the_eleven_realms_of_the_first_box() -> None:
    game = registered("rolling-realms")
    drawn = [game.name(action) for action in game.new(1, "random").legal()]
    assert drawn == [f"draw {name}" for name in REALM_NAMES[:11]]


def test_the_file_is_laid_out_one_name_a_line() -> None:
    known: dict[str, Numbers] = pinned()
    text = json.dumps(known, indent=1, ensure_ascii=False) + "\n"
    assert PINNED.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ([0, 1, 1], "two rows have the feat number 1: give the new one 2"),
        ([0, 1, 3], "no row has the feat number 2: numbers leave nothing out"),
        ([-1, 0, 1], "no row has the feat number 2: numbers leave nothing out"),
        ([0, 1, 2, 3, 4], "5 rows of feat, but there is room for 4"),
    ],
)
def test_rows_that_cannot_be_numbered_so_are_refused(given: list[int], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        arranged("feat", [f"row {n}" for n in given], given, room=4)


def test_rows_stand_where_their_numbers_say() -> None:
    assert arranged("feat", ["c", "a", "b"], [2, 0, 1], room=3) == ["a", "b", "c"]
