"""Numbers of NumPy and the like are numbers: agents hand them over all the time."""

from __future__ import annotations

import json

import numpy as np
import pytest

import grani


@pytest.mark.parametrize("game", grani.games())
def test_tables_take_numbers_of_numpy_for_actions_seats_and_seeds(game: str) -> None:
    table = grani.game(game).new(seats=2)
    grani.play(table, {}, seed=np.uint32(7))
    seat, legal = np.int64(table.actor), np.array(table.legal())
    assert table.legal(seat) == legal.tolist()
    assert table.names(seat) == table.names()
    assert table.awaits(seat)
    assert json.dumps(table.view(seat)) == json.dumps(table.view(int(seat)))
    assert table.prompt(seat) == table.prompt(int(seat))
    other = table.clone()
    table.apply(legal[-1], seat)
    other.apply(int(legal[-1]))
    assert table == other


def test_a_record_has_numbers_of_python_alone() -> None:
    match = grani.Match.new(grani.game("dice-forge"), ["Olena", "Taras"], seed=np.int64(7))
    list(match.run_on())
    step = match.act(np.int16(match.state.legal()[0]), np.int8(0))
    assert (type(step.action), type(step.seat)) == (int, int)
    assert grani.load_record(match.record.dump()).actions[-1] == step.action


@pytest.mark.parametrize(
    ("action", "told"),
    [
        (None, "action: expected a number or a name, found None (NoneType)"),
        (3.0, "action: expected a number or a name, found 3.0 (float)"),
        (np.ones(2, int), "action: expected a number or a name, found array([1, 1]) (ndarray)"),
    ],
)
def test_what_is_no_number_is_refused_in_a_sentence(action: object, told: str) -> None:
    table = grani.arrange("dice-forge", {"gold": 3}, {})
    before = table.clone()
    with pytest.raises(TypeError) as wrong:
        table.apply(action)  # type: ignore[arg-type]
    assert str(wrong.value) == told
    assert table == before
    with pytest.raises(TypeError, match=r"^seed: expected a whole number, found 'x' \(str\)$"):
        grani.Dice("x")  # type: ignore[arg-type]


def test_an_option_stands_for_its_action() -> None:
    table = grani.arrange("dice-forge", {"gold": 3}, {})
    prompt = table.prompt()
    assert prompt is not None
    assert prompt == table.prompt(0)
    table.apply(prompt.options[-1])
    assert table.decision() == "place"
    assert grani.game("rolling-realms").new(seats=1).prompt() is None, "chance is asked nothing"
