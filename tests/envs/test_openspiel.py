"""Our games under OpenSpiel: its own test of the interface, and its search."""

from __future__ import annotations

from importlib.util import find_spec

import numpy as np
import pytest

from grani.core.contract import CHANCE
from grani.core.registry import games

MISSING = "" if find_spec("pyspiel") else "pip install grani[openspiel]; `make openspiel` does it"
pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"OPENSPIEL TESTS SKIPPED: {MISSING}")


def load(name: str) -> object:
    import pyspiel

    import grani.envs.openspiel  # noqa: F401  # registers

    return pyspiel.load_game(name)


@pytest.mark.parametrize(
    "name",
    [
        "grani_dice_forge",
        "grani_dice_forge(players=3,setup=goddess)",
        "grani_dice_forge(players=4,setup=titans,rewards=margin)",
        "grani_rolling_realms(players=1)",
        "grani_rolling_realms(players=2)",
    ],
)
def test_the_interface_is_kept(name: str) -> None:
    import pyspiel

    pyspiel.random_sim_test(load(name), num_sims=1, serialize=False, verbose=False)


def test_every_game_is_there() -> None:
    import pyspiel

    load("grani_dice_forge")
    for game in games():
        assert f"grani_{game.replace('-', '_')}" in pyspiel.registered_names()


def test_states_are_written_and_read() -> None:
    import pyspiel

    game = load("grani_dice_forge(setup=random)")
    state = game.new_initial_state()  # type: ignore[attr-defined]
    random = np.random.RandomState(1)
    for _ in range(60):
        state.apply_action(int(random.choice(state.legal_actions())))
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(read) == str(state)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(copy) != str(state)
    assert state.state.legal() == state.legal_actions()


def test_its_search_plays_with_explicit_chance() -> None:
    from open_spiel.python.algorithms import mcts

    game = load("grani_rolling_realms(players=1)")
    state = game.new_initial_state()  # type: ignore[attr-defined]
    random = np.random.RandomState(2)
    while state.is_chance_node():
        assert state.state.actor == CHANCE
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        state.apply_action(outcomes[0][0])
    judge = mcts.RandomRolloutEvaluator(1, random)
    bot = mcts.MCTSBot(game, 2, 6, judge, random_state=random)
    assert bot.step(state) in state.legal_actions()
    tensor = state.observation_tensor(0)
    assert len(tensor) == game.observation_tensor_size()  # type: ignore[attr-defined]
