"""Would a broken table of Rebellion be noticed?"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from grani.core.contract import State
from grani.core.dice import Dice
from grani.dice_forge.boxes import BOX_OF
from grani.dice_forge.game import GAME
from grani.dice_forge.table import Table
from tests.contract.games import walk
from tests.fuzz import dice_forge


def hoard_ancient_shards(table: Table) -> None:
    table.heroes[0].ancient = 7


def leave_the_board(table: Table) -> None:
    table.heroes[0].square = 36


def overfill_a_scepter(table: Table) -> None:
    table.heroes[0].stored = 7


def invent_a_scepter(table: Table) -> None:
    table.heroes[0].scepters += 1


def invent_a_companion(table: Table) -> None:
    table.heroes[0].companions |= 1 << 12


def invent_twins(table: Table) -> None:
    table.heroes[0].twins += 1


def grow_careless(table: Table) -> None:
    table.heroes[0].care += 1


def remember_what_never_was(table: Table) -> None:
    table.memories |= 3 << 28


def fell_the_forest(table: Table) -> None:
    table.supply[31] -= 1
    table.supply[37] -= 1


def change_the_module(table: Table) -> None:
    table.box = BOX_OF[12 - int(table.module)]


def claim_an_upgrade(table: Table) -> None:
    table.used |= 1 << 61


BREAKS: list[Callable[[Table], None]] = [
    hoard_ancient_shards,
    leave_the_board,
    overfill_a_scepter,
    invent_a_scepter,
    invent_a_companion,
    invent_twins,
    grow_careless,
    remember_what_never_was,
    fell_the_forest,
    change_the_module,
    claim_an_upgrade,
]


def middle_of_a_game(setup: str) -> Table:
    state: State = GAME.new(3, setup)
    for number, step in enumerate(walk(state, Dice(5))):
        if number > 250 and step.seat >= 0:
            break
    assert isinstance(state, Table)
    assert dice_forge.check(state) == ""
    return state


@pytest.mark.parametrize("setup", ["goddess", "titans"])
@pytest.mark.parametrize("break_it", BREAKS)
def test_a_broken_table_is_noticed(break_it: Callable[[Table], None], setup: str) -> None:
    table = middle_of_a_game(setup)
    break_it(table)
    wrong = dice_forge.check(table)
    assert wrong
    assert "\n" not in wrong


@pytest.mark.parametrize(
    ("setup", "board"), [("goddess", 0b0101), ("goddess", 1 << 7), ("titans", 1)]
)
def test_treasures_lie_apart_and_in_the_labyrinth(setup: str, board: int) -> None:
    table = middle_of_a_game(setup)
    table.board = board
    assert "board" in dice_forge.check(table)


def test_a_goddess_must_be_reached() -> None:
    table = middle_of_a_game("goddess")
    table.heroes[0].square = 35
    table.board = 0
    assert "Goddess" in dice_forge.check(table)
