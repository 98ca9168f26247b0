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
SPARKS = "▁▂▃▄▅▆▇█"


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
    out: Path | None = None,
    show: Annotated[bool, Parameter(name="--list", negative="")] = False,
    lang: Lang = None,
) -> int:
    """Let a network learn to play by playing with itself."""
    from grani.core.reading import nearest
    from grani.train.plans import CONFIGURATIONS, GAME, stages_of

    speech = choose(lang, GAME)
    if show:
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
    name = configuration or next(iter(CONFIGURATIONS))
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
    told = Told()
    training = Training(place, plan, jobs, told)
    try:
        training.open(start)
    except ValueError as wrong:
        raise CommandError("train-folder", detail=str(wrong)) from None
    rounds = sum(stage.rounds for stage in plan.stages)
    print(speech.say("train-begins", name=name, folder=str(place), done=training.round, of=rounds))
    try:
        training.run()
    except KeyboardInterrupt:
        print(speech.say("train-stopped", round=training.round, of=rounds), file=sys.stderr)
        return INTERRUPTED
    print(speech.say("train-done", path=str(training.folder / "best.weights")))
    if out is not None:
        ship(training.folder, out)
        print(speech.say("train-shipped", path=str(out)))
    return 0


class Told:
    """Prints what rounds come to, with the curve of the share won against the greedy bot."""

    def __init__(self) -> None:
        self.curve: list[float] = []

    def __call__(self, line: str) -> None:
        found = line.partition("against greedy ")[2].partition(",")[0]
        if found:
            self.curve.append(float(found))
            line += "  " + "".join(SPARKS[min(7, int(8 * share))] for share in self.curve[-40:])
        print(line, flush=True)
