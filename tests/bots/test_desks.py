"""Bots try things on tables and sheets of their own, made like the real ones again and again."""

from __future__ import annotations

import pytest

from grani.core.build import build
from grani.core.dice import Dice
from grani.dice_forge.table import Table
from grani.rolling_realms.setup import new_sheet
from grani.rolling_realms.table import Table as RealmsTable
from tests.contract.games import CONFIGURATIONS, Configuration, walk

FORGE = [one for one in CONFIGURATIONS if one.name == "dice-forge"]
REALMS = [one for one in CONFIGURATIONS if one.name == "rolling-realms"]


@pytest.mark.parametrize("configuration", FORGE, ids=str)
def test_a_table_becomes_like_another_in_every_field(configuration: Configuration) -> None:
    state = configuration.new()
    assert isinstance(state, Table)
    desk = state.clone()
    spoiled = configuration.new()
    assert isinstance(spoiled, Table)
    list(walk(spoiled, Dice(1)))
    for number, _ in enumerate(walk(state, Dice(2))):
        if number % 5 == 0:
            desk.copy_from(spoiled)
            assert desk.position() == spoiled.position()
            desk.copy_from(state)
            assert desk.position() == state.position()
            assert desk.actor == state.actor
            if build() == "pure":
                assert fields(desk) == fields(state)


def fields(table: Table) -> list[dict[str, object]]:
    """Give all that a table and its heroes hold, what is left over in buffers apart."""
    plain = {**vars(table), "stack": list(table.stack)[: table.depth]}
    for buffer in ("heroes", "options", "option_count", "observer"):
        del plain[buffer]
    return [plain, *(vars(hero) for hero in table.heroes)]


@pytest.mark.parametrize("configuration", REALMS, ids=str)
def test_a_sheet_becomes_like_another_in_every_field(configuration: Configuration) -> None:
    state = configuration.new()
    assert isinstance(state, RealmsTable)
    for number, _ in enumerate(walk(state, Dice(3))):
        if number % 5 == 0:
            desk = state.clone()
            for seat, sheet in enumerate(state.sheets):
                desk.sheets[seat].copy_from(new_sheet(seat))
                desk.sheets[seat].copy_from(sheet)
                if build() == "pure":
                    assert vars(desk.sheets[seat]) == vars(sheet)
            assert desk.position() == state.position()
