"""Training: equal seeds learn equally, and whoever is killed goes on from the last round."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

pytest.importorskip(
    "torch", reason="TRAINING TESTS SKIPPED: PyTorch is not installed: grani[train]"
)

from grani.bots import weights
from grani.bots.forge_weights import evaluator_of
from grani.core.registry import game
from grani.train.plans import CONFIGURATIONS, FORESIGHT, GUESS, SEARCH, WATCH, Stage
from grani.train.run import Plan, Training, ship

pytestmark = pytest.mark.one_build

STAGES = [
    Stage("watch", 1, {WATCH: 6}, 2e-3),
    Stage("foresight", 1, {FORESIGHT: 2}, 2e-3),
    Stage("search", 2, {SEARCH: 1, GUESS: 3, FORESIGHT: 1}, 1e-3, iterations=6),
]


def plan(seed: int = 3) -> Plan:
    return Plan(CONFIGURATIONS["forge-2"], STAGES, 6, seed, tried_every=99, deals=1)


def trained(folder: Path, stop_after: int | None = None, seed: int = 3) -> Training:
    """Train in a folder, to the end or until a round is over."""
    told: list[str] = []

    def say(line: str) -> None:
        told.append(line)
        if stop_after is not None and len(told) == stop_after:
            raise InterruptedError

    training = Training(folder, plan(seed), 1, say)
    training.open(None)
    try:
        training.run()
    except InterruptedError:
        assert stop_after is not None
    return training


def learnt(folder: Path) -> bytes:
    return (folder / "latest.weights").read_bytes()


def test_a_training_that_was_cut_short_goes_on_to_the_same_end(tmp_path: Path) -> None:
    whole = trained(tmp_path / "whole")
    assert whole.round == 4
    trained(tmp_path / "cut", stop_after=2)
    assert learnt(tmp_path / "cut") != learnt(tmp_path / "whole")
    trained(tmp_path / "cut")
    assert learnt(tmp_path / "cut") == learnt(tmp_path / "whole")
    rounds = (tmp_path / "whole" / "curve.jsonl").read_text("utf-8").splitlines()
    assert [json.loads(line)["round"] for line in rounds] == [1, 2, 3, 4]


def test_another_plan_is_refused_in_a_folder_that_has_one(tmp_path: Path) -> None:
    trained(tmp_path, stop_after=1)
    other = Training(tmp_path, replace(plan(), units=9), 1, print)
    with pytest.raises(ValueError, match="another plan"):
        other.open(None)


def test_what_was_learnt_is_shipped_as_bots_read_it(tmp_path: Path) -> None:
    trained(tmp_path)
    ship(tmp_path, tmp_path / "out.weights")
    about = weights.about(tmp_path / "out.weights")
    assert about["rules"] == game("dice-forge").rules
    assert about["plan"]["seed"] == 3
    evaluator = evaluator_of(tmp_path / "out.weights")
    table = game("dice-forge").new(2)
    evaluator.judge(table, 0)
    assert 0 < evaluator.win[0] < 1
