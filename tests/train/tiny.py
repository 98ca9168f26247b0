"""A training of a few seconds, for tests; ``python -m tests.train.tiny FOLDER`` carries it out."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from grani.arena.runners import Here, Runner
from grani.train.plans import CONFIGURATIONS, FORESIGHT, GUESS, SEARCH, WATCH, Stage
from grani.train.run import Plan, Training

STAGES = [
    Stage("watch", 1, {WATCH: 6}, 2e-3),
    Stage("foresight", 1, {FORESIGHT: 2}, 2e-3),
    Stage("search", 2, {SEARCH: 1, GUESS: 3, FORESIGHT: 1}, 1e-3, iterations=6),
]


def plan() -> Plan:
    return Plan(CONFIGURATIONS["forge-2"], STAGES, 6, 3, tried_every=99, deals=1)


class Tiny(Training):
    """Remembers with which round it began."""

    began_with = 0


def trained(folder: Path, stop_after: int | None = None, runner: Runner | None = None) -> Tiny:
    """Train in a folder, to the end or until some rounds were told."""
    told: list[dict[str, Any]] = []

    def say(entry: dict[str, Any]) -> None:
        told.append(entry)
        if stop_after is not None and len(told) == stop_after:
            raise InterruptedError

    training = Tiny(folder, plan(), runner or Here(), say)
    training.open(None, "a tiny training")
    training.began_with = training.round
    try:
        training.run()
    except InterruptedError:
        assert stop_after is not None
    return training


if __name__ == "__main__":
    trained(Path(sys.argv[1]))
