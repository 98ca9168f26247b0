"""``python -m tests.fuzz``: random games of every configuration, their invariants checked."""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path

from grani.core.build import build
from grani.core.registry import games
from tests.fuzz.campaign import Campaign, Tally, run
from tests.fuzz.course import Failure
from tests.fuzz.coverage import table
from tests.fuzz.nets import net_of

KEPT = Path(".build") / "fuzz"
"""Where records of failed games are written."""


def arguments(argv: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, metavar="N", help="how many to play")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="number of the first")
    parser.add_argument("--seed", type=int, default=1, help="another seed plays other games")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--game", action="append", choices=games(), help="only this; repeatable")
    parser.add_argument(
        "--each", action="store_true", help="play that many of each game, one game after another"
    )
    parser.add_argument("--seats", type=int, action="append", help="only this many; repeatable")
    options = parser.parse_args(argv)
    for name in ("games", "jobs"):
        if getattr(options, name) < 1:
            parser.error(f"--{name}: expected a number above 0")
    if not (0 <= options.seed < 2**31 and 0 <= options.first < 2**31):
        parser.error("--seed and --first: expected a number from 0 to 2147483647")
    return options


class Progress:
    """A line that follows the campaign: rewritten in a terminal, now and then in a log."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.live = sys.stderr.isatty()
        self.shown = time.perf_counter()

    def __call__(self, tally: Tally) -> None:
        now = time.perf_counter()
        if now - self.shown >= (0.5 if self.live else 15):
            self.shown = now
            line = f"{tally.games} of {self.total} games, {tally.speed():.0f} games/s"
            print(line, end="\r" if self.live else "\n", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Leave an empty line to whoever prints next."""
        if self.live:
            print(" " * 60, end="\r", file=sys.stderr, flush=True)


def report(failure: Failure, command: str) -> None:
    """Say what failed and how to see it again; keep the record."""
    plan = failure.plan
    KEPT.mkdir(parents=True, exist_ok=True)
    path = KEPT / f"{plan.game}-{plan.seed}-{plan.number}.json"
    path.write_text(failure.record, encoding="utf-8")
    print(f"\nFAILED: {failure.reason}")
    print(
        f"seed {plan.seed}, game {plan.number} ({plan.game}, {plan.seats} seats, "
        f"{'a rich position' if plan.rich else plan.setup}), "
        f"step {failure.step}"
    )
    print(f"position {failure.position}")
    print(f"record   {path}")
    print(f"again    {command} --first {plan.number} --games 1 --jobs 1")
    print(failure.trace, end="")


def command_of(campaign: Campaign) -> str:
    """Give the command that plays the same games, without their numbers."""
    words = ["python -m tests.fuzz", f"--seed {campaign.seed}"]
    words += [f"--game {name}" for name in campaign.games if campaign.games != tuple(games())]
    words += [f"--seats {count}" for count in campaign.seats]
    return " ".join(words)


def main(argv: list[str] | None = None) -> int:
    """Run a campaign; 0 if nothing failed, 1 if something did, 130 if stopped."""
    options = arguments(argv)
    chosen = tuple(options.game or games())
    for names in [(name,) for name in chosen] if options.each else [chosen]:
        campaign = Campaign(
            options.first, options.games, options.seed, names, tuple(options.seats or ())
        )
        code = conduct(campaign, options.jobs)
        if code:
            return code
    return 0


def conduct(campaign: Campaign, jobs: int) -> int:
    """Run one campaign and say what it found and reached."""
    started = time.perf_counter()
    progress = Progress(campaign.count)
    try:
        print(
            f"{campaign.count} games of {', '.join(campaign.games)} on the {build()} build, "
            f"seed {campaign.seed}, {jobs} processes",
            flush=True,
        )
        tally = run(campaign, jobs, progress)
    except KeyboardInterrupt:
        print("\nstopped", file=sys.stderr)
        return 130
    progress.clear()
    for name, coverage in tally.coverage.items():
        print(table(name, coverage, net_of(name).expected))
    if tally.lost is not None:
        numbers = f"--first {tally.lost.start} --games {len(tally.lost)}"
        print(f"\nFAILED: a worker died; again    {command_of(campaign)} {numbers} --jobs 1")
        return 1
    if tally.failure:
        report(tally.failure, command_of(campaign))
        return 1
    print(
        f"{tally.games} games, {tally.steps} steps, no failure: "
        f"{time.perf_counter() - started:.1f} s, {tally.speed():.0f} games/s",
        flush=True,
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
