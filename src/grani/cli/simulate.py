"""``grani simulate``: many games between bots, and what they came to."""

from __future__ import annotations

import json as json_format
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from grani.cli.options import Lang, check_range, choose, listed
from grani.cli.tables import (
    Unit,
    check_writable,
    cut,
    filled,
    made_by,
    source_name,
    table,
    write_atomically,
)
from grani.terminal.complaint import CommandError

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from grani.arena.simulate import Progress, Result
    from grani.locales import Language

BAR_WIDTH = 30
MOST_BARS = 14
MOST_SOURCES = 14
SOURCE_WIDTH = 28
"""What names of sources need at the side of those of bots."""
INTERRUPTED = 130
MOST_GAMES = 10**9
MOST_JOBS = 64
MOST_SEEDS = 2**40 - 1


def simulate(
    game: str | None = None,
    /,
    *,
    seats: str | None = None,
    games: int = 1000,
    seed: int = 0,
    jobs: int = 1,
    ray: str | None = None,
    setup: str | None = None,
    house: str | None = None,
    rotate: Annotated[bool, Parameter(negative="--fixed-seats", show_default=False)] = True,
    json: Path | None = None,
    lang: Lang = None,
) -> int:
    """Play many games between bots and report win rates, scores and where they came from."""
    from grani.arena.runners import RunnerError
    from grani.arena.simulate import Series, simulate as run
    from grani.bots import GREEDY, bot_names
    from grani.cli.runners import choose_runner
    from grani.cli.seats import read_game, read_kind
    from grani.core.registry import first_game

    played = first_game() if game is None else read_game(game)
    check_range("--games", games, 1, MOST_GAMES)
    check_range("--jobs", jobs, 1, MOST_JOBS)
    check_range("--seed", seed, 0, MOST_SEEDS)
    if json is not None:
        check_writable(json)
    known = bot_names(played.id)
    better = GREEDY if GREEDY in known else known[-1]
    usual = [known[0], *[better] * max(1, played.min_seats - 1)]
    bots = usual if seats is None else [read_kind(word, played) for word in seats.split(",")]
    speech = choose(lang, played.id)
    agreed = played.setup_data(len(bots), setup, listed(house)) if house else setup
    series = Series(played.id, tuple(bots), games, seed, agreed, rotate)
    runner = None if ray is None else choose_runner(jobs, ray, played.id, bots)
    try:
        with progress_bar(games, speech) as progress:
            result = run(series, jobs, progress, runner)
    except RunnerError as wrong:
        raise CommandError("runner", detail=str(wrong)) from wrong
    if json is not None:
        from grani.bots.code import codes

        told = {"made_by": made_by(codes(dict.fromkeys(bots), played.id)), **result.to_json()}
        write_atomically(json, json_format.dumps(told, indent=2) + "\n")
    report(result, speech)
    if result.interrupted:
        print(speech.say("sim-interrupted", games=result.games), file=sys.stderr)
        return INTERRUPTED
    return 0


@contextmanager
def progress_bar(games: int, speech: Language) -> Iterator[Progress]:
    """Show games done and games a second on a terminal; nothing in a pipe."""
    from rich.console import Console

    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda done, total: None
        return
    from rich.progress import BarColumn, Progress as Bar, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed:.0f}/{task.total:.0f}"),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    with Bar(*columns, console=console, transient=True) as bar:
        task = bar.add_task(speech.say("sim-playing"), total=games, rate="")

        def progress(done: int, total: int) -> None:
            speed = bar.tasks[0].finished_speed or bar.tasks[0].speed or 0.0
            rate = speech.say("sim-rate", rate=round(speed)) if speed else ""
            bar.update(task, completed=done, rate=rate)

        yield progress


def report(result: Result, speech: Language) -> None:
    """Print the result for people."""
    from rich.console import Console

    from grani.core.build import build

    console = Console(highlight=False, markup=False, emoji=False)
    seconds = max(result.seconds, 1e-9)
    console.print(
        speech.say(
            "sim-heading",
            games=result.games,
            seats=len(result.entries),
            seed=result.series.seed,
            rate=round(result.games / seconds),
            decisions=round(result.decisions / max(result.games, 1)),
            build=build(),
        )
    )
    if not result.games:
        return
    unit = Unit.of(result.series.game)
    console.print(standings(result, unit, speech, console.width))
    if len(result.entries) > 1:
        console.print(by_seat(result, unit, speech))
    for bot in bots_of(result):
        _distribution(console, result, bot, unit, speech)
    if any(entry.sources for entry in result.entries):
        console.print(sources(result, unit, speech, console.width))


def bots_of(result: Result) -> list[str]:
    """Name the bots that took part, each once."""
    return list(dict.fromkeys(entry.bot for entry in result.entries))


def standings(result: Result, unit: Unit, speech: Language, width: int) -> Table:
    """Give a row for each entry; who plays alone cannot win, so nothing is said of victories."""
    from grani.arena.statistics import Z95, mean_and_spread, quantile, wilson

    alone = len(result.entries) == 1
    columns = [
        speech.say("sim-bot"),
        *([] if alone else [speech.say("sim-win-rate"), speech.say("sim-interval")]),
        speech.say("sim-mean"),
        speech.say("sim-spread"),
        "5 %",
        "50 %",
        "95 %",
    ]
    rows = []
    for number, entry in enumerate(result.entries):
        low, high = wilson(entry.wins, result.games)
        mean, spread = mean_and_spread(entry.scores)
        half = Z95 * spread / result.games**0.5
        wins = [
            f"{100 * entry.wins / result.games:.1f} %",
            f"{100 * low:.1f}–{100 * high:.1f} %",
        ]
        rows.append(
            [
                f"{number + 1} {entry.bot}",
                *([] if alone else wins),
                f"{unit.mean(mean)} ± {unit.mean(half)}",
                unit.mean(spread),
                *(unit.score(quantile(entry.scores, share)) for share in (0.05, 0.5, 0.95)),
            ]
        )
    shown = filled(speech.say("sim-standings", unit=unit.name), columns, rows, width)
    if not alone:
        shown.caption = speech.say("sim-shared", count=result.shared)
        shown.caption_justify = "left"
    return shown


def by_seat(result: Result, unit: Unit, speech: Language) -> Table:
    """Give what each seat came to, whoever sat there."""
    shown = table(
        speech.say("sim-by-seat"),
        speech.say("sim-seat"),
        speech.say("sim-win-rate"),
        speech.say("sim-mean"),
    )
    for seat, wins in enumerate(result.seat_wins):
        shown.add_row(
            str(seat + 1),
            f"{100 * wins / result.games:.1f} %",
            unit.mean(result.seat_scores[seat] / result.games),
        )
    return shown


def _distribution(console: Console, result: Result, bot: str, unit: Unit, speech: Language) -> None:
    """Print the scores of all entries of one bot as bars."""
    counts: dict[int, int] = {}
    for entry in result.entries:
        if entry.bot == bot:
            for score, count in entry.scores.items():
                counts[score] = counts.get(score, 0) + count
    low, high = min(counts), max(counts)
    grain = 5 if unit.parts == 1 else unit.parts
    width = grain * (1 + (high - low) // (grain * MOST_BARS))
    bars: dict[int, int] = {}
    for score, count in counts.items():
        bars[score // width] = bars.get(score // width, 0) + count
    console.print(speech.say("sim-distribution", bot=bot, unit=unit.name), style="bold")
    total, most = sum(bars.values()), max(bars.values())
    for bar in range(min(bars), max(bars) + 1):
        count = bars.get(bar, 0)
        label = f"{unit.score(bar * width)}–{unit.score(bar * width + width - 1)}"
        blocks = "█" * round(BAR_WIDTH * count / most)
        console.print(f"  {label:>9} {blocks:<{BAR_WIDTH}} {100 * count / total:5.1f} %")
    console.print()


def sources(result: Result, unit: Unit, speech: Language, width: int) -> Table:
    """Give what each source brings a seat of each bot."""
    bots = bots_of(result)
    seats = [sum(entry.bot == bot for entry in result.entries) for bot in bots]
    rows: dict[str, list[float]] = {}
    for entry in result.entries:
        number = bots.index(entry.bot)
        for source, points in entry.sources.items():
            row = rows.setdefault(unit.source(source), [0.0] * len(bots))
            row[number] += points / result.games / seats[number]
    ordered = sorted(rows, key=lambda source: -max(abs(value) for value in rows[source]))
    told = [
        [source_name(source, speech), *(unit.mean(value) for value in rows[source])]
        for source in ordered[:MOST_SOURCES]
    ]
    room = (width - SOURCE_WIDTH) // len(bots) - 2
    columns = [speech.say("sim-source"), *(cut(bot, room) for bot in bots)]
    return filled(speech.say("sim-sources", unit=unit.name), columns, told, width)
