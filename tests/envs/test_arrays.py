"""The arrays of a batch, on both builds: shared with the rules, exact, and safe from mistakes."""

from __future__ import annotations

import numpy as np
import pytest

from grani.core.contract import IllegalAction
from grani.core.dice import Dice
from grani.envs import Batch
from tests.envs.tables import FORGE, REALMS, any_legal


def play(batch: Batch, steps: int, seed: int) -> None:
    """Step by actions that Python draws from the masks."""
    dice = Dice(seed)
    for _ in range(steps):
        batch.step([any_legal(mask, dice) for mask in batch.mask])


def test_equal_seeds_give_equal_games_and_others_do_not() -> None:
    one, same, other = (Batch(FORGE, count=4, seed=seed) for seed in (1, 1, 2))
    for batch in (one, same, other):
        play(batch, 40, seed=3)
    assert (one.observation == same.observation).all()
    assert (one.observation != other.observation).any()
    assert len({one.observation[row].tobytes() for row in range(4)}) == 4


def test_random_steps_are_those_of_its_own_dice() -> None:
    one, same = (Batch(FORGE, "titans", seats=3, count=3, seed=4) for _ in range(2))
    one.step_at_random(100)
    for _ in range(100):
        same.step_at_random()
    assert (one.observation == same.observation).all()
    assert (one.mask == same.mask).all()


def test_what_is_illegal_changes_nothing() -> None:
    batch = Batch(FORGE, count=3, seed=1)
    before = [array.copy() for array in (batch.observation, batch.mask, batch.seat)]
    actions = batch.mask.argmax(axis=1)
    actions[2] = int(np.flatnonzero(~batch.mask[2])[0])
    with pytest.raises(IllegalAction, match=r"game 2: action \d+ \(\w+\) is not legal now"):
        batch.step(actions)
    for wrong in (-1, batch.actions, 10**12):
        with pytest.raises(IllegalAction, match=f"game 0: action {wrong}"):
            batch.step([wrong, 0, 0])
    with pytest.raises(ValueError, match="2 actions for 3 games"):
        batch.step([0, 0])
    after = (batch.observation, batch.mask, batch.seat)
    assert all((old == new).all() for old, new in zip(before, after, strict=True))


def test_arrays_are_shared_and_cannot_be_scribbled_on() -> None:
    batch = Batch(REALMS, seats=2, count=2)
    arrays = (batch.observation, batch.mask, batch.reward, batch.done, batch.seat)
    where = [array.ctypes.data for array in arrays]
    first = batch.observation.copy()
    play(batch, 300, seed=2)
    assert (batch.observation != first).any()
    assert [array.ctypes.data for array in arrays] == where
    for array in arrays:
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


def test_actions_of_another_kind_or_shape_are_refused_in_a_sentence() -> None:
    batch = Batch("dice-forge", count=np.int64(3), seed=np.int64(7))
    before = batch.observation.copy()
    chosen = batch.mask.argmax(axis=1)
    for wrong, told in (
        (chosen.astype(float), r"actions\[0\]: expected a whole number, found \d+.0 \(float\)"),
        (chosen[:, None], r"actions: expected the shape \(3,\), found \(3, 1\)"),
        (int(chosen[0]), "actions: expected one for each of 3 games, found"),
        ([*chosen[:2], "pass"], r"actions\[2\]: expected a whole number, found 'pass'"),
        (chosen[:2], "2 actions for 3 games"),
    ):
        with pytest.raises((TypeError, ValueError), match=told):
            batch.step(wrong)  # type: ignore[arg-type]
    assert (batch.observation == before).all()
    batch.step(list(chosen))
    assert batch.state(np.int64(-1)) == batch.state(2)
    with pytest.raises(IndexError, match="no row 3: a batch of 3 has 0 to 2"):
        batch.state(3)
