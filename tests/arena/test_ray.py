"""Work on a Ray cluster: the results are those of one machine, whatever befalls the workers."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import pytest

from grani.arena.ray_runner import difference, told

ROOT = Path(__file__).parents[2]
APART = ("unshare", "--net", "--pid", "--fork", "--kill-child", "--mount-proc")
"""A machine of its own for whatever is started: no ports of ours, and nothing stays behind."""
PATIENCE = 600


def missing() -> str:
    """Say why Ray cannot be tried here; empty if it can."""
    if find_spec("ray") is None:
        return "Ray is not installed: make ray"
    if not (shutil.which("unshare") and shutil.which("ip")):
        return "no unshare or ip"
    tried = subprocess.run([*APART, "ip", "link", "set", "lo", "up"], capture_output=True)
    return "" if tried.returncode == 0 else "no namespaces of one's own here"


MISSING = missing()
needs_ray = pytest.mark.skipif(bool(MISSING), reason=f"RAY TESTS SKIPPED: {MISSING}")

needs_torch = pytest.mark.skipif(
    find_spec("torch") is None,
    reason="TRAINING TESTS SKIPPED: PyTorch is not installed: grani[train]",
)


@pytest.fixture(scope="module")
def folder() -> Iterator[Path]:
    """A folder with a short name, because Ray puts sockets there."""
    made = Path(mkdtemp(prefix="r"))
    yield made
    shutil.rmtree(made, ignore_errors=True)


def apart(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python in namespaces of its own."""
    line = 'ip link set lo up && exec "$@"'
    return subprocess.run(
        [*APART, "sh", "-c", line, "sh", sys.executable, *words],
        cwd=ROOT,
        env={**os.environ, "RAY_TMPDIR": str(folder), "XDG_STATE_HOME": str(folder)},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )


@pytest.fixture(scope="module")
def trial(folder: Path) -> dict[str, Any]:
    """What happened on a cluster of two workers."""
    done = apart(folder, "-m", "tests.arena.ray_trial")
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


@needs_ray
@pytest.mark.slow
def test_a_killed_and_a_stopped_worker_cost_their_parts_alone(trial: dict[str, Any]) -> None:
    assert sorted(trial["done"]) == list(range(60))
    assert trial["hurt"] == 2
    assert trial["resent"] >= 1


@needs_ray
@pytest.mark.slow
def test_series_and_arenas_are_those_of_one_machine(trial: dict[str, Any]) -> None:
    assert trial["series"] is True
    assert trial["arena"] is True


@needs_ray
@needs_torch
@pytest.mark.slow
def test_a_training_is_that_of_one_machine(trial: dict[str, Any]) -> None:
    assert trial["training"] is True


@needs_ray
@pytest.mark.slow
def test_no_cluster_at_an_address_is_said_in_a_line(folder: Path) -> None:
    done = apart(folder, "-m", "grani", "simulate", "--games", "4", "--ray", "127.0.0.1:1")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    last = done.stderr.splitlines()[-1]
    assert last.startswith("grani: ")
    assert "no Ray at 127.0.0.1:1" in last


def test_every_node_must_have_the_same_grani() -> None:
    ours = told("dice-forge")
    assert set(ours) == {"version", "build", "rules", "Python"}
    assert difference("far", ours, ours) == ""
    of_bots = told("dice-forge", ["random"])
    edited = {**of_bots, "code of random": "another"}
    assert "has the code of random another" in difference("far", edited, of_bots)
    for what in ours:
        theirs = {**ours, what: "another"}
        assert f"the node far has the {what} another" in difference("far", theirs, ours)
