"""``make study``: play, and write the pages of ``docs/study`` from what has been played."""

from __future__ import annotations

import argparse
import os
import sys

from grani.arena.journal import Busy
from grani.arena.runners import RunnerError, local_runner
from grani.core.build import build
from study.gathering import gather
from study.plans import GAMES, PLANS, Plan, plan_named


def main(arguments: list[str]) -> int:
    """Carry out the command; give its exit code."""
    options = parse(arguments)
    try:
        plans = [plan_named(name) for name in options.only] or list(PLANS)
    except ValueError as wrong:
        say(str(wrong))
        return 2
    if build() != "compiled":
        say("The rules are not compiled, which takes thirty times as long: run `make study`.")
    if not options.report and (stopped := play(plans, options)):
        return stopped
    from study.front_page import ASIDE, write_pages

    written = write_pages(aside=None if options.replace else ASIDE)
    for path in written:
        say(f"Wrote {path}.")
    if written[0].parent == ASIDE:
        say("docs/study rests on more games and was left alone; --replace writes there.")
    return 0


def play(plans: list[Plan], options: argparse.Namespace) -> int:
    """Play what is missing; give the exit code, 0 unless that was broken off."""
    try:
        gather(plans, options.games, local_runner(options.jobs), options.minutes)
    except KeyboardInterrupt:
        say(
            "\nStopped. What was finished is kept: the same command goes on, --report writes it up."
        )
        return 130
    except (Busy, RunnerError) as wrong:
        say(str(wrong))
        return 1
    say("")
    return 0


def parse(arguments: list[str]) -> argparse.Namespace:
    """Read the options."""
    parser = argparse.ArgumentParser("python -m study", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="of each configuration")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--minutes", type=float, help="stop after so long; run again to go on")
    parser.add_argument("--only", action="append", default=[], help="one configuration; repeatable")
    parser.add_argument("--report", action="store_true", help="play nothing, write the pages")
    parser.add_argument(
        "--replace", action="store_true", help="write docs/study even if it rests on more games"
    )
    return parser.parse_args(arguments)


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
