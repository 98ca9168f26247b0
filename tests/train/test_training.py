"""Training: equal seeds learn equally, and whoever is killed goes on from the last round."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip(
    "torch", reason="TRAINING TESTS SKIPPED: PyTorch is not installed: grani[train]"
)

from grani.arena.runners import Here
from grani.bots import weights
from grani.bots.forge_weights import evaluator_of
from grani.core.registry import game
from grani.train import notes
from grani.train.run import Training, ship
from tests.patience import wait_until
from tests.train.tiny import plan, trained

pytestmark = pytest.mark.one_build

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A training that nothing disturbed, for all tests to look at."""
    folder = tmp_path_factory.mktemp("whole")
    assert trained(folder).round == 4
    return folder


def learnt(folder: Path) -> bytes:
    return (folder / "latest.weights").read_bytes()


def rounds_told(folder: Path) -> list[int]:
    lines = (folder / "curve.jsonl").read_text("utf-8").splitlines()
    return [json.loads(line)["round"] for line in lines]


def state_of(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / "state.json").read_text("utf-8"))
    return found


def test_a_training_that_was_cut_short_goes_on_to_the_same_end(whole: Path, tmp_path: Path) -> None:
    trained(tmp_path, stop_after=2)
    assert learnt(tmp_path) != learnt(whole)
    # The round had been told when it was cut off, but not kept.
    assert (rounds_told(tmp_path), state_of(tmp_path)["round"]) == ([1, 2], 1)
    trained(tmp_path)
    assert learnt(tmp_path) == learnt(whole)
    assert rounds_told(tmp_path) == rounds_told(whole) == [1, 2, 3, 4]


def test_killed_outright_no_finished_round_is_lost(whole: Path, tmp_path: Path) -> None:
    running = subprocess.Popen(
        [sys.executable, "-m", "tests.train.tiny", str(tmp_path)], cwd=ROOT, env=os.environ
    )
    state = tmp_path / "state.json"
    wait_until(lambda: state.exists() and state_of(tmp_path)["round"] >= 2, "nothing is learnt")
    running.kill()
    running.wait()
    done = state_of(tmp_path)["round"]
    assert done >= 2
    again = trained(tmp_path)
    assert again.round == 4
    assert again.began_with >= done
    assert learnt(tmp_path) == learnt(whole)
    assert rounds_told(tmp_path) == [1, 2, 3, 4]


def test_a_start_is_kept_for_whoever_is_killed_in_the_first_round(
    whole: Path, tmp_path: Path
) -> None:
    start = whole / "latest.weights"
    begun = Training(tmp_path, plan(), Here(), print)
    begun.open(start, "grani train forge-2")
    gone_on = Training(tmp_path, plan(), Here(), print)
    gone_on.open(None)
    assert (gone_on.learner.arrays()["heads"] == begun.learner.arrays()["heads"]).all()
    origin = json.loads((tmp_path / "origin.json").read_text("utf-8"))
    assert origin["sha256 of the start"] == notes.digest(start)


def test_a_start_that_is_too_wide_is_refused_before_anything_is_written(
    whole: Path, tmp_path: Path
) -> None:
    narrow = Training(tmp_path, replace(plan(), units=3), Here(), print)
    with pytest.raises(ValueError, match="ask for --units 6 or more"):
        narrow.open(whole / "latest.weights")
    assert list(tmp_path.iterdir()) == []


def test_another_plan_is_refused_in_a_folder_that_has_one(whole: Path) -> None:
    other = Training(whole, replace(plan(), units=9), Here(), print)
    with pytest.raises(ValueError, match="another plan"):
        other.open(None)


def test_what_was_learnt_is_shipped_as_bots_read_it_with_its_story(
    whole: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out.weights"
    note = ship(whole, out)
    about = weights.about(out)
    assert about["rules"] == game("dice-forge").rules
    assert about["plan"]["seed"] == 3
    evaluator = evaluator_of(out)
    table = game("dice-forge").new(2)
    evaluator.judge(table, 0)
    assert 0 < evaluator.win[0] < 1
    told = json.loads(note.read_text("utf-8"))
    assert note == tmp_path / "out.json"
    assert told["sha256"] == notes.digest(out)
    assert (told["seed"], told["rounds"], told["rules"]) == (3, 4, about["rules"])
    assert told["command"] == "a tiny training"
    assert told["hours of CPU"] >= 0
    assert 0 <= told["evaluation"]["against greedy"] <= 1
