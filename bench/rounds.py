"""Rounds of measuring: each quantity in a fresh process, interleaved, the order rotated."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from bench import builds
from bench.quantities import INTERPRETED, MINI, OTHER, OURS, PEERS, Quantity

MEMORY_SECONDS = 90.0
"""A simulation that would take longer is made shorter."""


@dataclass(frozen=True)
class Effort:
    """How much is measured: rounds, and in each some slices of CPU time for each quantity."""

    rounds: int
    slices: int
    seconds: float


FULL = Effort(rounds=5, slices=10, seconds=0.12)
QUICK = Effort(rounds=2, slices=3, seconds=0.03)


@dataclass(frozen=True)
class Measured:
    """The best slice of each round, in units per second, or why there is none."""

    rates: tuple[float, ...] = ()
    missing: str = ""

    @property
    def rate(self) -> float:
        return median(self.rates)

    @property
    def spread(self) -> float:
        """Give how far the rounds lie apart, as a share of their median."""
        return (max(self.rates) - min(self.rates)) / self.rate


@dataclass(frozen=True)
class Memory:
    """What a long simulation held: MB at 10, 50 and 100 per cent of it, and at the peak."""

    games: int
    wanted: int
    tenth: float
    half: float
    end: float
    peak: float


class Station:
    """Knows where each variant stands, and sends workers there."""

    def __init__(self, ours: Path, other: Path | None = None, install_peers: bool = True) -> None:
        self.folders = {OURS: ours, INTERPRETED: builds.SOURCE}
        if other is not None:
            self.folders[OTHER] = other
        self.install_peers = install_peers
        self.pythons: dict[str, str] = {}
        self.missing: dict[str, str] = {}
        self.compiled: dict[str, bool] = {}

    def prepare(self, variant: str) -> None:
        """Build or install what a variant needs; if that fails, note why."""
        try:
            if variant == MINI and variant not in self.folders:
                self.folders[variant] = builds.mini()
            elif variant == PEERS and variant not in self.pythons:
                self.pythons[variant] = str(builds.peers(self.install_peers))
                self.folders[variant] = builds.ROOT
        except builds.BuildError as wrong:
            self.missing[variant] = str(wrong)

    def time(self, quantity: Quantity, effort: Effort) -> float:
        """Time a quantity in a new process; give units per second."""
        task = {"seconds": effort.seconds * quantity.stretch, "slices": effort.slices}
        answer = self._send(quantity, task)
        return float(answer["rate"])

    def simulate(self, quantity: Quantity, games: int) -> Memory:
        """Play many games in one new process and watch its memory."""
        answer = self._send(quantity, {"games": games, "limit": MEMORY_SECONDS})
        rss = answer["rss"]
        return Memory(
            answer["games"], answer["wanted"], rss["10"], rss["50"], rss["100"], answer["peak"]
        )

    def _send(self, quantity: Quantity, extra: dict[str, float]) -> dict[str, Any]:
        task = {
            "module": quantity.module,
            "workload": quantity.workload,
            "seats": quantity.seats,
            "setup": quantity.setup,
            "game": quantity.game,
            **extra,
        }
        python = self.pythons.get(quantity.variant, sys.executable)
        done = subprocess.run(
            [python, "-m", "bench.worker", json.dumps(task)],
            cwd=builds.ROOT,
            env=builds.environment(self.folders[quantity.variant]),
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"{quantity.variant} {quantity.workload}:\n{done.stderr.strip()}")
        answer: dict[str, Any] = json.loads(done.stdout)
        self.compiled[quantity.variant] = answer["compiled"]
        return answer


def measure(
    station: Station,
    quantities: list[Quantity],
    effort: Effort,
    progress: Callable[[int, Quantity], None],
) -> dict[Quantity, Measured]:
    """Time everything in every round; tell ``progress`` the round and what comes next."""
    rates: dict[Quantity, list[float]] = {}
    missing: dict[Quantity, str] = {}
    for quantity in quantities:
        station.prepare(quantity.variant)
        if quantity.variant in station.missing:
            missing[quantity] = station.missing[quantity.variant]
        else:
            rates[quantity] = []
    present = list(rates)
    for number in range(effort.rounds):
        shift = number * len(present) // effort.rounds
        for quantity in present[shift:] + present[:shift]:
            progress(number, quantity)
            rates[quantity].append(station.time(quantity, effort))
    done = {quantity: Measured(tuple(values)) for quantity, values in rates.items()}
    done.update({quantity: Measured(missing=why) for quantity, why in missing.items()})
    return done
