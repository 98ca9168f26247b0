"""Tree search: budgets kept, equal seeds equal choices, nothing touched, nothing missed."""

from __future__ import annotations

import pytest

from grani.bots.playouts import Playouts
from grani.bots.search import Search
from grani.core.contract import State
from grani.core.dice import Dice
from grani.core.playout import roll_on
from tests.contract.games import Configuration, every_configuration, samples
from tests.dice_forge.arrange import arrange as forge


def searching(iterations: int, seed: int = 1) -> Search:
    """Give a search that judges by random play-outs, which any game has."""
    search = Search(Playouts(20.0), iterations, seed=seed)
    search.impatient = False
    return search


def tried(search: Search) -> dict[int, int]:
    """Give how often each option of the root was tried."""
    tree = search.tree
    return {int(tree.action[edge]): int(tree.visits[edge]) for edge in search.at_root()}


def opening() -> State:
    return forge({"gold": 6}, {"gold": 3})


def hydra() -> State:
    """Seat 1 is 13 behind in the last turn, and can pay for the hydra, 26 glory."""
    return forge({"glory": 60}, {"glory": 47, "sun": 5, "moon": 5}, round=9, turn=1)


def test_every_iteration_tries_one_option() -> None:
    search = searching(50)
    search.choose(opening(), 0)
    assert search.done == 50
    assert sum(tried(search).values()) == 50
    assert sorted(tried(search)) == opening().legal(0)


def test_it_takes_what_wins() -> None:
    table = hydra()
    action = searching(300).choose(table, 1)
    assert table.game.name(int(action)) == "feat sun_5_moon_5"


def test_it_stops_when_no_iteration_can_change_the_choice() -> None:
    patient, impatient = searching(400), searching(400)
    impatient.impatient = True
    assert impatient.choose(hydra(), 1) == patient.choose(hydra(), 1)
    assert impatient.done < patient.done


def test_equal_seeds_search_equally() -> None:
    first, second, other = searching(60), searching(60), searching(60, seed=2)
    for search in (first, second, other):
        search.choose(opening(), 0)
    assert tried(first) == tried(second)
    assert tried(first) != tried(other)


def test_a_search_goes_on_where_the_last_one_led() -> None:
    table = opening()
    search = searching(200)
    action = int(search.choose(table, 0))
    table.apply(action)
    assert table.actor == 0, "the bought face must be placed"
    known = int(search.tree.node_visits[search.after_node])
    search.choose(table, 0)
    assert known > 0
    assert search.done == 200 - known


def test_a_position_that_was_not_expected_is_searched_anew() -> None:
    search = searching(100)
    table = opening()
    table.apply(int(search.choose(table, 0)))
    search.choose(opening(), 0)
    assert search.done == 100


def test_an_only_option_is_not_thought_about() -> None:
    table = forge({}, {})
    dice = Dice(1)
    while len(table.legal()) != 1 or table.actor < 0:
        if table.actor < 0:
            roll_on(table, dice)
        else:
            table.apply(dice.pick(table.legal()))
    search = searching(50)
    assert search.choose(table, table.actor) == table.legal()[0]
    assert search.done == 0


@every_configuration
def test_every_kind_of_decision_is_searched_and_left_as_it_is(
    configuration: Configuration,
) -> None:
    for state, seat, _ in samples(configuration, 3, of_each=1):
        if seat >= 0:
            before = state.position()
            assert int(searching(6).choose(state, seat)) in state.legal(seat)
            assert state.position() == before


def test_noise_lets_every_option_be_tried() -> None:
    search = searching(400)
    search.noise = 0.5
    search.think(opening(), 0)
    assert all(visits > 0 for visits in tried(search).values())


@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_seats_each_wants_the_best_for_itself(seats: int) -> None:
    rivals: list[dict[str, object]] = [{"glory": 60} for _ in range(seats - 1)]
    last = {"glory": 47, "sun": 5, "moon": 5}
    table = forge(*rivals, last, round=10 if seats == 3 else 9, turn=seats - 1)
    action = searching(300).choose(table, seats - 1)
    assert table.game.name(int(action)) == "feat sun_5_moon_5"
