"""``python -m bench``: measure, print the table, and fail if a target is missed."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Callable
from dataclasses import asdict, replace
from datetime import date
from pathlib import Path

from bench import builds, machine
from bench.comparing import LOSS, SLOWER, compare
from bench.quantities import OUR_GAMES, SIMULATED, Quantity, quantities_of, rows_named
from bench.report import HEADERS, MISSED, Line, line_of, memory_line, plain, reasons, results
from bench.rounds import FULL, QUICK, Effort, Station, measure

RESULTS = builds.ROOT / "bench" / "RESULTS.md"
QUICK_GAMES = 20_000


def parser() -> argparse.ArgumentParser:
    reader = argparse.ArgumentParser(
        prog="python -m bench",
        description="Measure speed and memory of the rules beside the mini-engine and peers.",
    )
    add = reader.add_argument
    add("--quick", action="store_true", help="a smoke test: two rounds of short slices")
    add("--rounds", type=_positive, metavar="N", help="rounds to take the median of (5)")
    add("--only", action="append", default=[], metavar="NAME", help="only rows that begin so")
    add("--memory", action="store_true", help="only the memory of a long simulation")
    add("--games", type=_positive, metavar="N", help=f"length of that simulation ({SIMULATED})")
    add("--compare", metavar="REV_OR_DIR", help="against another build, or a revision")
    add("--json", type=Path, metavar="FILE", help="write all figures to a file")
    add("--save", action="store_true", help="keep the table in bench/RESULTS.md")
    return reader


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def main(arguments: list[str]) -> int:
    reader = parser()
    options = reader.parse_args(arguments)
    if options.save and (options.quick or options.only or options.memory or options.compare):
        reader.error("--save keeps a full run: leave out --quick, --only, --memory, --compare")
    try:
        rows = rows_named(options.only)
    except ValueError as wrong:
        reader.error(str(wrong))
    effort = QUICK if options.quick else FULL
    if options.rounds:
        effort = replace(effort, rounds=options.rounds)
    busy = machine.other_jobs()
    if busy > machine.BUSY:
        say(f"The machine is busy ({busy:.1f} other jobs): trust ratios, not values.")
    figures: dict[str, object] = {"machine": machine.describe(), "effort": asdict(effort)}
    if options.compare:
        station = Station(builds.loaded(), builds.other(options.compare))
        lines = compare(station, rows, effort, progress(effort))
        headers = ["", "ours", "± rounds", "speed", f"to {options.compare}", "", "", "verdict"]
    else:
        station = Station(builds.loaded(), install_peers=not options.quick)
        lines = []
        if not options.memory:
            measured = measure(station, quantities_of(rows), effort, progress(effort))
            lines = [line_of(row, measured) for row in rows]
            figures["rates"] = [
                {**asdict(quantity), **asdict(result)} for quantity, result in measured.items()
            ]
        if options.memory or not options.only:
            games = options.games or (QUICK_GAMES if options.quick else SIMULATED)
            say(f"memory of {games:,} games …")
            memory = station.simulate(OUR_GAMES, games)
            figures["memory"] = asdict(memory)
            lines.append(memory_line(memory))
        headers = HEADERS
    if sys.stderr.isatty():
        say(f"\r{'':<78}\r", end="")
    print(plain(lines, headers))
    if station.compiled.get(OUR_GAMES.variant) is False:
        say("Our rules were NOT compiled in this run: `make bench` measures the right build.")
    figures["lines"] = [asdict(line) for line in lines]
    if options.json:
        options.json.write_text(json.dumps(figures, indent=2, ensure_ascii=False) + "\n")
    if options.save:
        command = shlex.join(["python", "-m", "bench", *arguments])
        how = how_measured(effort)
        page = results(lines, machine.describe(), date.today().isoformat(), command, how)
        RESULTS.write_text(page)
        say(f"Kept in {RESULTS.relative_to(builds.ROOT)}.")
    return verdict(lines)


def verdict(lines: list[Line]) -> int:
    """Say aloud what was left out, missed or lost; give the exit code."""
    for reason in reasons(lines):
        say(reason)
    failed = [line for line in lines if line.verdict in (MISSED, SLOWER)]
    for line in failed:
        what = f"lost more than {LOSS:.0%}" if line.verdict == SLOWER else "misses its target"
        say(f"{line.name}: {what}")
    return 1 if failed else 0


def how_measured(effort: Effort) -> str:
    return (
        f"Method: every quantity in a fresh process in each of {effort.rounds} rounds, "
        "interleaved, the order rotated. A round's value is the best of "
        f"{effort.slices} slices of about {effort.seconds:g} s of CPU time, as other jobs can "
        "only slow a slice down; the table gives the median of the rounds, and ± how far they "
        "lie apart."
    )


def progress(effort: Effort) -> Callable[[int, Quantity], None]:
    """Give a function that shows how far the run is: every step, or every round in a log."""
    told: set[int] = set()

    def tell(number: int, quantity: Quantity) -> None:
        done = f"round {number + 1} of {effort.rounds}"
        if sys.stderr.isatty():
            what = f"{quantity.variant} {quantity.workload}, {quantity.seats} players"
            say(f"\r{done}: {what:<50}", end="")
        elif number not in told:
            say(f"{done} …")
        told.add(number)

    return tell


def say(text: str, end: str = "\n") -> None:
    """Speak beside the table, which alone goes to standard output."""
    print(text, end=end, file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        say("\nStopped; nothing was kept.")
        sys.exit(130)
    except builds.BuildError as wrong:
        say(str(wrong))
        sys.exit(2)
