"""What the network sees of Dice Forge: every row and meaning within its bounds, whoever looks."""

from __future__ import annotations

from collections import Counter

import pytest

from grani.bots.forge_features import HERO_ROWS, IN_PLAY, MOST_ACTIVE, ROWS, Features, divisors
from grani.bots.forge_meanings import MEANINGS, meaning
from grani.core.contract import CHANCE
from grani.core.dice import Dice
from grani.core.registry import game
from grani.dice_forge.table import Table

SETUPS = ["introductory", "random-all", "goddess", "goddess-random", "titans", "titans-random"]


def seen(features: Features) -> dict[int, int]:
    rows = [int(features.rows[i]) for i in range(features.count)]
    values = [int(features.values[i]) for i in range(features.count)]
    found: Counter[int] = Counter()
    for row, value in zip(rows, values, strict=True):
        found[row] += value
    return dict(found)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("setup", SETUPS)
def test_rows_and_meanings_stay_within_their_bounds(setup: str, seats: int) -> None:
    features = Features()
    dice = Dice(seats)
    table = game("dice-forge").new(seats, setup)
    assert isinstance(table, Table)
    while not table.is_over:
        seat = int(table.actor)
        if seat != CHANCE:
            for viewer in range(seats):
                features.read(table, viewer)
                assert features.count < MOST_ACTIVE
                assert all(0 <= row < IN_PLAY for row in seen(features))
            for action in table.legal():
                assert 0 <= meaning(table, seat, action) < MEANINGS
        table.apply(dice.pick(table.legal()))
    features.sets_of(table)
    assert all(IN_PLAY <= row < ROWS for row in seen(features))
    assert features.count == 15


def test_what_is_mine_to_one_is_the_rivals_to_the_other() -> None:
    features = Features()
    dice = Dice(7)
    table = game("dice-forge").new(2, "random-all")
    assert isinstance(table, Table)
    for _ in range(150):
        table.apply(dice.pick(table.legal()))
    views = []
    for seat in range(2):
        features.read(table, seat)
        views.append(seen(features))
    own = {row: value for row, value in views[0].items() if row < HERO_ROWS}
    rivals = {
        row - HERO_ROWS: value
        for row, value in views[1].items()
        if HERO_ROWS <= row < 2 * HERO_ROWS
    }
    assert own == rivals


def test_every_row_has_a_divisor() -> None:
    assert len(divisors()) == ROWS
    assert min(divisors()) == 1
