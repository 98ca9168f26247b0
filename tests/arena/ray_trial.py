"""What is tried with Ray, as a program: it tells what happened as JSON on its last line.

Ray opens ports on all addresses of a machine and leaves processes behind when it is killed, so
``test_ray`` runs this in a network and a process namespace of its own.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from grani.arena.ray_runner import RayRunner
from grani.arena.results import Results
from grani.arena.runners import Here
from grani.arena.simulate import Series, simulate
from grani.arena.tournament import play
from grani.arena.verdicts import Limits
from tests.arena.asking import ask, untimed

STOPPED = 21
LOST = 45


def hurt(what: object, numbers: Sequence[int]) -> list[int]:
    """A task during which one worker is killed and one stops, the first time they come there."""
    assert isinstance(what, str)
    for number, sign in ((LOST, signal.SIGKILL), (STOPPED, signal.SIGSTOP)):
        mark = Path(what, str(number))
        if number in numbers and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), sign)
    return list(numbers)


def learns_alike(runner: RayRunner) -> bool | None:
    """Train on the cluster and at home; None where PyTorch is not there."""
    if find_spec("torch") is None:
        return None
    from tests.train.tiny import trained

    learnt = []
    for on in (runner, Here()):
        with TemporaryDirectory() as folder:
            trained(Path(folder), runner=on)
            learnt.append(Path(folder, "latest.weights").read_bytes())
    return learnt[0] == learnt[1]


def main() -> None:
    """Try everything with one cluster of two workers."""
    told: dict[str, object] = {}
    series = Series("dice-forge", ("random", "examples.bots.patient:Patient"), 40, seed=6)
    question = ask(*series.bots, seed=6)
    runner = RayRunner("local", 2, "dice-forge")
    with TemporaryDirectory() as folder:
        parts = list(runner.run("tests.arena.ray_trial:hurt", folder, range(60), 3))
        told["done"] = [number for part in parts for number in part.result]
        told["hurt"] = len(list(Path(folder).iterdir()))
        told["resent"] = runner.resent
        told["training"] = learns_alike(runner)
        with Results(Path(folder, "far.jsonl"), question) as far:
            play(far, Limits(8, error=0), runner)
        with Results(Path(folder, "here.jsonl"), question) as here:
            play(here, Limits(8, error=0), Here())
    told["arena"] = {n: untimed(line) for n, line in far.games.items()} == {
        n: untimed(line) for n, line in here.games.items()
    }
    far_away = simulate(series, runner=RayRunner("local", 2, "dice-forge"))
    at_home = simulate(series)
    told["series"] = far_away.entries == at_home.entries and far_away.games == 40
    print(json.dumps(told))
    sys.stdout.flush()


if __name__ == "__main__":
    main()
