"""Records as text: whatever stands in their head, it is JSON that reads back to the same."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings, strategies as st

from grani.core.dice import Dice
from grani.core.game import Game
from grani.core.position import readable
from grani.core.record import Record, load_record
from tests.contract.games import every_game, mover

NAMES = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)
TAGS = st.dictionaries(NAMES, st.text(st.characters(exclude_categories=["Cs"])), max_size=4)


def played(game: Game, setup: dict[str, object], names: list[str], seed: int, steps: int) -> Record:
    """Give the record of the first steps of a random game."""
    record = Record.of(game, setup, names)
    state, dice = record.start(), Dice(seed)
    for _ in range(steps):
        seat = mover(state, dice)
        action = dice.pick(state.legal(seat))
        state.apply(action, seat)
        record.add(action, seat)
    if len(names) == 1:
        record.movers.clear()
    return record


@every_game
def test_a_head_that_fits_on_one_line_is_json_too(game: Game) -> None:
    record = Record(game.id, game.rules, {}, [""] * game.min_seats)
    head = {name: value for name, value in record.to_json().items() if name != "actions"}
    assert "\n" not in readable(head)
    assert json.loads(record.dump()) == record.to_json()
    assert load_record(record.dump()) == record


@pytest.mark.parametrize("written_out", [False, True], ids=["short", "long"])
@every_game
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_dump_reads_back_to_the_same(game: Game, written_out: bool, data: st.DataObject) -> None:
    seats = data.draw(st.integers(game.min_seats, 4), "seats")
    names = data.draw(st.lists(NAMES, min_size=seats, max_size=seats), "names")
    setup = game.setup_data(seats) if written_out else {}
    steps = data.draw(st.sampled_from([0, 1, 2, 40]), "steps")
    record = played(game, setup, names, data.draw(st.integers(0, 9), "seed"), steps)
    record.tags.update(data.draw(TAGS, "tags"))
    text = record.dump()
    assert json.loads(text) == record.to_json()
    assert load_record(text) == load_record(text.encode()) == record
    named = record.dump(names=True)
    assert json.loads(named) == {**record.to_json(), "actions": record.names()}
    assert load_record(named) == record


def test_the_text_is_laid_out_for_people() -> None:
    record = Record("rolling-realms", "1", {}, ["Olena"], actions=list(range(8, 11)))
    assert record.dump().splitlines() == [
        "{",
        '  "format": "grani-record-1",',
        '  "game": "rolling-realms",',
        '  "rules": "1",',
        '  "setup": {},',
        '  "seats": ["Olena"],',
        '  "actions": [',
        "    8, 9, 10",
        "  ]",
        "}",
    ]
