"""A training: rounds of games and learning in a folder that it can go on from after any kill.

The folder holds ``plan.json`` (what was asked), ``origin.json`` (by which command, from which
network), ``learner.pt`` and ``state.json`` (where it stands, written together at the end of every
round), the chunks that are remembered, ``curve.jsonl`` (what every round came to),
``latest.weights``, ``best.weights`` and what that was found to do (``best.json``). While the
network learns from one round, the next is played by the network as it was; so the result depends on
the seed alone, not on who plays, how many processes or machines there are, or how quick they are.
"""

from __future__ import annotations

import json
import math
import os
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch

from grani.arena.runners import Runner
from grani.bots import weights
from grani.bots.forge_weights import FEATURES
from grani.core.build import build
from grani.core.registry import game
from grani.train.ahead import Ahead
from grani.train.chunks import Chunk, joined
from grani.train.learner import BATCH, Learner
from grani.train.notes import UNKNOWN, digest, write_note
from grani.train.plans import GAME, Configuration, Stage
from grani.train.playing import PARTS, TRIALS, Part, Round, Trial, Trials

PART = {"watch": 100, "foresight": 50, "guess": 100, "search": 10}
"""Games of a part, by teacher."""
TRIAL = 10
SEEDS = 10_000_000
"""Games of one training have numbers of their own: seed times this, and on."""
TRIED_ON = 900_000_000
"""Deals on which networks are tried; nothing is learnt from them."""

TRIED = ("against greedy", "give or take", "glory", "their glory")
"""What a trial tells."""

Say = Callable[[dict[str, Any]], None]
"""Told what every round came to."""


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

    def __init__(self, folder: Path, plan: Plan, runner: Runner, say: Say) -> None:
        torch.set_num_threads(1)
        self.folder = folder
        self.plan = plan
        self.runner = runner
        self.say = say
        self.learner = Learner(plan.units, plan.seed, plan.memory)
        self.round = 0
        self.games = plan.seed * SEEDS
        self.best = -1.0
        self.cpu: float | None = 0.0
        """Seconds of all processes; None where an earlier version did not count them."""
        self.files: list[str] = []

    # ------------------------------------------------------------------ files

    def open(self, start: Path | None, command: str = "") -> None:
        """Begin in an empty folder, or go on; another plan in the folder is refused.

        The network to start with is copied: whoever is killed in the first round goes on from it.
        """
        self.folder.mkdir(parents=True, exist_ok=True)
        plan = self.folder / "plan.json"
        copy = self.folder / "start.weights"
        if not plan.exists():
            origin = {"command": command or UNKNOWN, "start": "nothing"}
            if start is not None:
                self._check_start(start)
                replace_bytes(copy, start.read_bytes())
                origin |= {"start": start.name, "sha256 of the start": digest(start)}
            replace_text(self.folder / "origin.json", json.dumps(origin, indent=1))
            replace_text(plan, json.dumps(self.plan.to_json(), indent=1))
        elif json.loads(plan.read_text("utf-8")) != self.plan.to_json():
            raise ValueError(
                f"{self.folder} holds a training of another plan: choose another folder"
            )
        state = self.folder / "state.json"
        if state.exists():
            self._restore(json.loads(state.read_text("utf-8")))
        else:
            if copy.exists():
                self.learner.load(read_arrays(copy))
            self._write_weights("latest")
        self._mend_curve()

    def _check_start(self, start: Path) -> None:
        """Refuse a network that does not fit into the one that is asked for."""
        units = int(weights.about(start)["units"])
        if units > self.plan.units:
            raise ValueError(
                f"{start.name} has {units} units and cannot start a network of {self.plan.units}: "
                f"ask for --units {units} or more"
            )

    def _restore(self, state: dict[str, Any]) -> None:
        self.learner.restore(self.folder / state["learner"])
        self.round = state["round"]
        self.games = state["games"]
        self.best = state["best"]
        self.cpu = state.get("cpu of all")
        self.files = state["files"]
        for name in self.files:
            with np.load(self.folder / name) as arrays:
                self.learner.take(Chunk(**arrays))
        self._write_weights("latest")

    def _mend_curve(self) -> None:
        """Drop what was told of a round that a kill undid: it is played again."""
        path = self.folder / "curve.jsonl"
        if path.exists():
            whole = path.read_text("utf-8").splitlines(keepends=True)
            kept = [line for line in whole if line.endswith("\n")]
            kept = [line for line in kept if json.loads(line)["round"] <= self.round]
            if kept != whole:
                replace_text(path, "".join(kept))

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
            "cpu of all": self.cpu,
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
        if self.round < len(rounds) and not self.files:
            self._keep(self._gathered(self._play(rounds[self.round][0])))
        while self.round < len(rounds):
            stage, number = rounds[self.round]
            started = time.process_time()
            ahead = rounds[self.round + 1][0] if self.round + 1 < len(rounds) else None
            playing = self._play(ahead) if ahead else None
            rate = stage.rate * (1 - (1 - stage.last) * number / max(1, stage.rounds - 1))
            steps = round(stage.passes * self.learner.chunks[-1].size / BATCH)
            try:
                losses = self.learner.learn(steps, rate, stage.guess_share)
                chunk = self._gathered(playing) if playing else None
            except BaseException:
                if playing:
                    playing.stop()
                raise
            self.round += 1
            self._write_weights("latest")
            if chunk:
                self._keep(chunk)
            self._spend(time.process_time() - started)
            self._note(stage, losses)
            self._save()

    def _play(self, stage: Stage) -> Ahead:
        """Have the games of a round played by the network as it is now."""
        plan = self.plan.configuration
        parts = []
        for teacher, games in stage.games.items():
            for first in range(0, games, PART[teacher]):
                count = min(PART[teacher], games - first)
                parts.append(Part(teacher, self.games, count, plan.setups, plan.seats, stage))
                self.games += count
        return Ahead(self.runner, PARTS, Round(self._latest(), parts), len(parts))

    def _gathered(self, playing: Ahead) -> Chunk:
        """Wait for the games of a round; give all that there is to learn from them."""
        results: list[tuple[Chunk, float]] = playing.results()
        self._spend(sum(seconds for _, seconds in results))
        return joined([chunk for chunk, _ in results])

    def _latest(self) -> bytes:
        return (self.folder / "latest.weights").read_bytes()

    def _spend(self, seconds: float) -> None:
        if self.cpu is not None:
            self.cpu += seconds

    def _note(self, stage: Stage, losses: dict[str, float]) -> None:
        """Write a round down, and try the network now and then."""
        entry: dict[str, Any] = {"round": self.round, "stage": stage.name, **losses}
        entry["games"] = self.games - self.plan.seed * SEEDS
        last = self.round == sum(each.rounds for each in self.plan.stages)
        if self.round % self.plan.tried_every == 0 or last:
            tried = self._try()
            entry |= tried
            score = tried["against greedy"]
            if score >= self.best or stage.name == self.plan.stages[-1].name:
                self.best = max(score, self.best)
                self._write_weights("best", **{"against greedy": score})
                figures = {**tried, "cpu seconds": self.cpu}
                replace_text(self.folder / "best.json", json.dumps(figures, indent=1))
        with (self.folder / "curve.jsonl").open("a", encoding="utf-8") as curve:
            curve.write(json.dumps(entry) + "\n")
        self.say(entry)

    def _try(self) -> dict[str, float]:
        """Play the first guesses of the network against the greedy bot, on deals of their own."""
        plan = self.plan.configuration
        trials = [
            Trial("", "greedy", plan.setups[n % len(plan.setups)], plan.seats[-1], first, TRIAL)
            for n, first in enumerate(range(TRIED_ON, TRIED_ON + self.plan.deals, TRIAL))
        ]
        played = Ahead(self.runner, TRIALS, Trials(self._latest(), trials), len(trials)).results()
        self._spend(sum(seconds for _, seconds in played))
        results = [row for rows, _ in played for row in rows]
        wins = [won for won, _, _ in results]
        return {
            "against greedy": mean(wins),
            "give or take": interval(wins),
            "glory": mean([own for _, own, _ in results]),
            "their glory": mean([theirs for _, _, theirs in results]),
        }


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


def ship(folder: Path, out: Path) -> Path:
    """Write the best network of a training as bots read it, and beside it how it came to be.

    Gives where that note stands.
    """
    head, parts = weights.read(folder / "best.weights")
    plan = json.loads((folder / "plan.json").read_text("utf-8"))
    about = {key: value for key, value in head.items() if key not in ("format", "parts")}
    weights.write(out, {**about, "plan": plan}, parts)
    came = {"command": UNKNOWN, "start": UNKNOWN, **read_json(folder / "origin.json")}
    figures = {**head, **read_json(folder / "best.json")}
    return write_note(out, {**came, **story(head, plan, figures)})


def story(head: dict[str, Any], plan: dict[str, Any], figures: dict[str, Any]) -> dict[str, Any]:
    """Tell how weights came to be, from their head, the plan, and what they were found to do."""
    told = ("game", "rules", "features", "configuration", "seed", "units", "rounds")
    cpu = figures.get("cpu seconds")
    return {
        **{key: head[key] for key in told},
        "rounds of the plan": sum(stage["rounds"] for stage in plan["stages"]),
        "hours of CPU": UNKNOWN if cpu is None else round(cpu / 3600, 3),
        "evaluation": {
            "how": f"first guesses at temperature 0 against greedy, {plan['deals']} deals from "
            f"every seat, dice {TRIED_ON} and on",
            **{key: figures.get(key, UNKNOWN) for key in TRIED},
        },
        "build": build(),
        "stages": plan["stages"],
    }


def read_json(path: Path) -> dict[str, Any]:
    """Read a small file of ours; trainings of earlier versions lack some."""
    found: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return found


def replace_text(path: Path, text: str) -> None:
    """Write a text whole or not at all."""
    replace_bytes(path, text.encode())


def replace_bytes(path: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    new = path.with_name(path.name + ".new")
    with new.open("wb") as file:
        file.write(data)
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
