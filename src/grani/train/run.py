"""A training: rounds of games and learning in a folder that it can go on from after any kill.

The folder holds ``plan.json`` (what was asked), ``learner.pt`` and ``state.json`` (where it stands,
written together at the end of every round), the chunks that are remembered, ``curve.jsonl`` (what
every round came to), ``latest.weights`` and ``best.weights``. While the network learns from one
round, the next is played by the network as it was; so the result depends on the seed alone, not on
how many processes there are or how quick they are.
"""

from __future__ import annotations

import json
import math
import os
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
import torch

from grani.bots import weights
from grani.bots.forge_weights import FEATURES
from grani.core.registry import game
from grani.train.learner import BATCH, Chunk, Learner
from grani.train.plans import GAME, Configuration, Stage
from grani.train.playing import Part, Trial, joined, play_part, play_trial

PART = {"watch": 100, "foresight": 50, "guess": 100, "search": 10}
"""Games of a part, by teacher."""
TRIAL = 10
SEEDS = 10_000_000
"""Games of one training have numbers of their own: seed times this, and on."""
TRIED_ON = 900_000_000
"""Deals on which networks are tried; nothing is learnt from them."""

Say = Callable[[str], None]


@dataclass(frozen=True)
class Plan:
    """What a training is asked for."""

    configuration: Configuration
    stages: list[Stage]
    units: int
    seed: int
    memory: int = 700_000
    tried_every: int = 5
    deals: int = 100
    """Deals against each opponent whenever the network is tried."""

    def to_json(self) -> dict[str, Any]:
        return json.loads(json.dumps(asdict(self)))  # type: ignore[no-any-return]


class Training:
    """Carries a plan out in a folder, from wherever it stands."""

    def __init__(self, folder: Path, plan: Plan, jobs: int, say: Say) -> None:
        torch.set_num_threads(1)
        self.folder = folder
        self.plan = plan
        self.jobs = jobs
        self.say = say
        self.learner = Learner(plan.units, plan.seed, plan.memory)
        self.round = 0
        self.games = plan.seed * SEEDS
        self.best = -1.0
        self.cpu = 0.0
        self.files: list[str] = []

    # ------------------------------------------------------------------ files

    def open(self, start: Path | None) -> None:
        """Begin in an empty folder, or go on; another plan in the folder is refused."""
        self.folder.mkdir(parents=True, exist_ok=True)
        plan = self.folder / "plan.json"
        if not plan.exists():
            if start is not None:
                self.learner.load(read_arrays(start))
            replace_text(plan, json.dumps(self.plan.to_json(), indent=1))
        elif json.loads(plan.read_text("utf-8")) != self.plan.to_json():
            raise ValueError(
                f"{self.folder} holds a training of another plan: choose another folder"
            )
        state = self.folder / "state.json"
        if state.exists():
            self._restore(json.loads(state.read_text("utf-8")))
        else:
            self._write_weights("latest")

    def _restore(self, state: dict[str, Any]) -> None:
        self.learner.restore(self.folder / state["learner"])
        self.round = state["round"]
        self.games = state["games"]
        self.best = state["best"]
        self.cpu = state["cpu"]
        self.files = state["files"]
        for name in self.files:
            with np.load(self.folder / name) as arrays:
                self.learner.take(Chunk(**arrays))
        self._write_weights("latest")

    def _keep(self, chunk: Chunk) -> None:
        """Take a chunk into memory and onto the disk."""
        name = f"chunk-{self.round:04}.npz"
        np.savez(self.folder / name, **vars(chunk))
        self.files.append(name)
        self.learner.take(chunk)

    def _save(self) -> None:
        """Write where the training stands; whoever is killed goes on from here."""
        learner = f"learner-{self.round:04}.pt"
        self.learner.save(self.folder / learner)
        gone = self.files[: -len(self.learner.chunks)]
        self.files = self.files[-len(self.learner.chunks) :]
        state = {
            "learner": learner,
            "round": self.round,
            "games": self.games,
            "best": self.best,
            "cpu": self.cpu,
            "files": self.files,
        }
        replace_text(self.folder / "state.json", json.dumps(state))
        for name in gone:
            (self.folder / name).unlink(missing_ok=True)
        for old in self.folder.glob("learner-*.pt"):
            if old.name != learner:
                old.unlink()

    def _write_weights(self, name: str, **more: Any) -> Path:
        path = self.folder / f"{name}.weights"
        arrays = self.learner.arrays()
        about = {
            "game": GAME,
            "rules": game(GAME).rules,
            "features": FEATURES,
            "units": self.plan.units,
            "configuration": self.plan.configuration.name,
            "seed": self.plan.seed,
            "rounds": self.round,
            **more,
        }
        parts = {part: array.reshape(-1).tolist() for part, array in arrays.items()}
        weights.write(path, about, parts, preset=1)
        return path

    # ------------------------------------------------------------------ rounds

    def run(self) -> None:
        """Carry out all rounds that are left."""
        rounds = [(stage, i) for stage in self.plan.stages for i in range(stage.rounds)]
        with processes(self.jobs) as pool:
            playing: list[Future[Chunk]] = []
            if self.round < len(rounds) and not self.files:
                playing = self._play(pool, rounds[self.round][0])
                self._keep(joined([part.result() for part in playing]))
            while self.round < len(rounds):
                stage, number = rounds[self.round]
                started = time.process_time()
                ahead = rounds[self.round + 1][0] if self.round + 1 < len(rounds) else None
                playing = self._play(pool, ahead) if ahead else []
                rate = stage.rate * (1 - (1 - stage.last) * number / max(1, stage.rounds - 1))
                steps = round(stage.passes * self.learner.chunks[-1].size / BATCH)
                losses = self.learner.learn(steps, rate, stage.guess_share)
                chunks = [part.result() for part in playing]
                self.round += 1
                self._write_weights("latest")
                if chunks:
                    self._keep(joined(chunks))
                self.cpu += time.process_time() - started
                self._note(pool, stage, losses)
                self._save()

    def _play(self, pool: Executor, stage: Stage) -> list[Future[Chunk]]:
        """Have the games of a round played by the network as it is now."""
        plan = self.plan.configuration
        path = self.folder / f"playing-{self.round % 2}.weights"
        path.write_bytes((self.folder / "latest.weights").read_bytes())
        futures = []
        for teacher, games in stage.games.items():
            for first in range(0, games, PART[teacher]):
                count = min(PART[teacher], games - first)
                part = Part(teacher, self.games, count, plan.setups, plan.seats, stage, str(path))
                futures.append(pool.submit(play_part, part))
                self.games += count
        return futures

    def _note(self, pool: Executor, stage: Stage, losses: dict[str, float]) -> None:
        """Write a round down, and try the network now and then."""
        entry: dict[str, Any] = {"round": self.round, "stage": stage.name, **losses}
        entry["games"] = self.games - self.plan.seed * SEEDS
        last = self.round == sum(each.rounds for each in self.plan.stages)
        if self.round % self.plan.tried_every == 0 or last:
            entry |= self._try(pool)
            score = entry["against greedy"]
            if score >= self.best or stage.name == self.plan.stages[-1].name:
                self.best = max(score, self.best)
                self._write_weights("best", **{"against greedy": score})
        with (self.folder / "curve.jsonl").open("a", encoding="utf-8") as curve:
            curve.write(json.dumps(entry) + "\n")
        words = [f"{name} {value:.3f}" for name, value in entry.items() if isinstance(value, float)]
        self.say(f"{stage.name} {self.round}: {', '.join(words)}")

    def _try(self, pool: Executor) -> dict[str, float]:
        """Play the first guesses of the network against the greedy bot, on deals of their own."""
        plan = self.plan.configuration
        path = str(self.folder / "latest.weights")
        trials = [
            Trial(path, "greedy", plan.setups[n % len(plan.setups)], plan.seats[-1], first, TRIAL)
            for n, first in enumerate(range(TRIED_ON, TRIED_ON + self.plan.deals, TRIAL))
        ]
        results = [row for played in pool.map(play_trial, trials) for row in played]
        wins = [won for won, _, _ in results]
        return {
            "against greedy": mean(wins),
            "give or take": interval(wins),
            "glory": mean([own for _, own, _ in results]),
            "their glory": mean([theirs for _, _, theirs in results]),
        }


@contextmanager
def processes(jobs: int) -> Iterator[Executor]:
    """Have processes to play in; they go when this ends."""
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), end_with_parent, (os.getpid(),))
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def end_with_parent(parent: int) -> None:
    """Let a playing process end when the training is gone, by force too."""

    def look() -> None:
        while os.getppid() == parent:
            time.sleep(2)
        os._exit(1)

    threading.Thread(target=look, daemon=True).start()


def read_arrays(path: Path) -> dict[str, Any]:
    """Read weights back as arrays, to go on learning from."""
    head, parts = weights.read(path)
    units = int(head["units"])
    shapes = {
        "first": (-1, units + 3),
        "bias": (-1,),
        "ways": (2, units),
        "heads": (-1, units),
        "leanings": (-1,),
    }
    return {
        part: np.asarray(numbers, dtype=np.float32).reshape(shapes[part])
        for part, numbers in parts.items()
    }


def ship(folder: Path, out: Path) -> None:
    """Write the best network of a training as bots read it, packed as small as it gets."""
    head, parts = weights.read(folder / "best.weights")
    plan = json.loads((folder / "plan.json").read_text("utf-8"))
    about = {key: value for key, value in head.items() if key not in ("format", "parts")}
    weights.write(out, {**about, "plan": plan}, parts)


def replace_text(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    new = path.with_name(path.name + ".new")
    with new.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def interval(numbers: list[float]) -> float:
    """Give half the width of the 95 % interval of a mean."""
    middle = mean(numbers)
    spread = sum((number - middle) ** 2 for number in numbers) / max(1, len(numbers) - 1)
    return 1.96 * math.sqrt(spread / len(numbers))
