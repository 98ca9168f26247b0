"""``grani train``: a network learns by playing, for hours, in a folder that it can go on from."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from grani.cli.options import Lang, check_range, choose
from grani.terminal.complaint import CommandError

INTERRUPTED = 130
MOST_UNITS = 510
LANES = 3


def train(
    configuration: str | None = None,
    /,
    *,
    folder: Path | None = None,
    start: Path | None = None,
    effort: float = 1.0,
    units: int = 96,
    seed: int = 1,
    jobs: int = 2,
    ray: str | None = None,
    out: Path | None = None,
    show: Annotated[bool, Parameter(name="--list", negative="")] = False,
    lang: Lang = None,
) -> int:
    """Let a network learn to play by playing with itself."""
    from grani.arena.runners import Processes, RunnerError
    from grani.cli.runners import choose_runner
    from grani.cli.train_told import Told
    from grani.core.reading import nearest
    from grani.train.plans import CONFIGURATIONS, GAME, stages_of

    speech = choose(lang, GAME)
    if show or configuration is None:
        for each in CONFIGURATIONS.values():
            seats = ", ".join(map(str, each.seats))
            print(
                speech.say(
                    "train-configuration",
                    name=each.name,
                    setups=", ".join(each.setups),
                    seats=seats,
                )
            )
        return 0
    name = configuration
    if name not in CONFIGURATIONS:
        known = ", ".join(CONFIGURATIONS)
        near = nearest(name, list(CONFIGURATIONS))
        raise CommandError("no-configuration", word=name, known=known, near=near)
    check_range("--units", units, LANES, MOST_UNITS)
    check_range("--seed", seed, 0, 2**20)
    check_range("--jobs", jobs, 1, 64)
    if not 0.01 <= effort <= 100:
        raise CommandError("range", option="--effort", low="0.01", high="100")
    try:
        from grani.train.run import Plan, Training, ship
    except ImportError as missing:
        command = 'pip install "grani[train]"'
        raise CommandError("train-package", name=missing.name or "torch", command=command) from None
    chosen = CONFIGURATIONS[name]
    plan = Plan(chosen, stages_of(chosen, effort), LANES * round(units / LANES), seed)
    place = folder or Path(f"train-{name}")
    rounds = sum(stage.rounds for stage in plan.stages)
    told = Told(name, seed, rounds, place, speech)
    runner = Processes(jobs) if ray is None else choose_runner(jobs, ray, GAME)
    training = Training(place, plan, runner, told)
    try:
        try:
            training.open(start, _command(name, start, effort, plan.units, seed))
        except ValueError as wrong:
            raise CommandError("train-folder", detail=str(wrong)) from None
        done = training.round
        print(speech.say("train-begins", name=name, folder=str(place), done=done, of=rounds))
        told.begin()
        training.run()
    except KeyboardInterrupt:
        print(speech.say("train-stopped", round=training.round, of=rounds), file=sys.stderr)
        return INTERRUPTED
    except RunnerError as wrong:
        raise CommandError("runner", detail=str(wrong)) from wrong
    finally:
        runner.close()
    told.draw()
    print(speech.say("train-done", path=str(training.folder / "best.weights")))
    if out is not None:
        note = ship(training.folder, out)
        print(speech.say("train-shipped", path=str(out)))
        print(speech.say("train-noted", path=str(note)))
    return 0


def _command(name: str, start: Path | None, effort: float, units: int, seed: int) -> str:
    """Give the command that learns the same again: no folders, no number of processes."""
    words = ["grani", "train", name]
    if start is not None:
        words += ["--start", start.name]
    return " ".join([*words, f"--effort {effort:g} --units {units} --seed {seed}"])
