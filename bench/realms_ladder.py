"""``python -m bench.realms_ladder``: how strong the bots of Rolling Realms are, as a table.

Every figure has its games, seed and 95 % interval; times are CPU of one core. Run it on the
compiled build: ``PYTHONPATH=.build/compiled python -m bench.realms_ladder --save``.
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt
from pathlib import Path
from time import process_time

from bench.realms_beam import hindsight, rolls_of
from grani.arena.simulate import Series, simulate
from grani.arena.statistics import Z95, mean_and_spread, wilson
from grani.bots import GREEDY, bot_names
from grani.core.build import build

GAME = "rolling-realms"
RESULTS = Path(__file__).parent / "REALMS.md"
STARS = 10


def parser() -> argparse.ArgumentParser:
    reader = argparse.ArgumentParser(prog="python -m bench.realms_ladder", description=__doc__)
    add = reader.add_argument
    add("--solo", type=int, default=200, help="games of each bot alone (200)")
    add("--pairs", type=int, default=1000, help="games of each bot with the next lower (1000)")
    add("--master-pairs", type=int, default=200, help="the same for the strongest (200)")
    add("--beam", type=int, default=20, help="games looked at with known dice (20)")
    add("--beam-width", type=int, default=600, help="sheets that go on after each turn (600)")
    add("--seed", type=int, default=20261117, help="seed of all series")
    add("--save", action="store_true", help=f"write bench/{RESULTS.name}")
    return reader


def solo(name: str, games: int, seed: int) -> tuple[float, float, float]:
    """Give stars a game, half of their interval, and milliseconds a decision."""
    began = process_time()
    result = simulate(Series(GAME, (name,), games, seed))
    spent = process_time() - began
    mean, spread = mean_and_spread(result.entries[0].scores)
    half = Z95 * spread / sqrt(games)
    return mean / STARS, half / STARS, 1000 * spent / result.decisions


def pair(lower: str, higher: str, games: int, seed: int) -> str:
    """Give how often the higher of two bots wins, with its interval."""
    result = simulate(Series(GAME, (lower, higher), games, seed))
    wins = result.entries[1].wins
    low, high = wilson(wins, games)
    return f"{100 * wins / games:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def beam(games: int, width: int, seed: int) -> tuple[float, float]:
    """Give stars a game with known dice, and half of their interval."""
    scores: list[float] = []
    for number in range(games):
        realms, rolls = rolls_of(number, seed)
        rounds = zip(realms, rolls, strict=True)
        scores.append(sum(hindsight(*each, width, 8) for each in rounds) / STARS)
    mean = sum(scores) / games
    spread = sqrt(sum((score - mean) ** 2 for score in scores) / max(games - 1, 1))
    return mean, Z95 * spread / sqrt(games)


def main(arguments: list[str]) -> int:
    options = parser().parse_args(arguments)
    names = bot_names(GAME)
    lines = [
        f"`python -m bench.realms_ladder {' '.join(arguments)}`, {build()} build, "
        f"seed {options.seed}.",
        "",
        "| bot | stars alone | games | ms a decision | beats the next lower level | games |",
        "|---|---|---|---|---|---|",
    ]
    say(*lines)
    for number, name in enumerate(names):
        mean, half, cost = solo(name, options.solo, options.seed)
        games = options.master_pairs if name == names[-1] else options.pairs
        # Greedy is no level: whoever stands above it is matched with the level below it.
        lower = [other for other in names[:number] if other != GREEDY][-1:]
        beats = f"{lower[0]}: {pair(lower[0], name, games, options.seed)}" if lower else ""
        line = (
            f"| {name} | {mean:.2f} ± {half:.2f} | {options.solo} | {cost:.2f} "
            f"| {beats} | {games if number else ''} |"
        )
        lines.append(line)
        say(line)
    if options.beam:
        mean, half = beam(options.beam, options.beam_width, options.seed)
        best = solo(names[-1], options.beam, options.seed)[0]
        last = (
            f"Known dice, a beam of {options.beam_width}, the first {options.beam} of these games: "
            f"{mean:.2f} ± {half:.2f} stars; {names[-1]} has {best:.2f} there, "
            f"{100 * best / mean:.1f} %."
        )
        lines += ["", last]
        say("", last)
    if options.save:
        title = "# Bots of Rolling Realms: how strong they are"
        RESULTS.write_text("\n".join([title, "", *lines, ""]), "utf-8")
    return 0


def say(*lines: str) -> None:
    print(*lines, sep="\n", flush=True)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
