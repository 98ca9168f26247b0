"""``grani arena``: bots against each other until it is clear who is better, and the report."""

from __future__ import annotations

import csv as csv_format
import hashlib
import io
import json as json_format
import os
import shlex
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from grani.cli.chart_page import REPORTS, missing_package
from grani.cli.options import Flag, Lang, check_range, choose, listed
from grani.cli.tables import check_writable, made_by, write_atomically
from grani.terminal.complaint import CommandError

if TYPE_CHECKING:
    from grani.arena.figures import Figures
    from grani.arena.question import Question
    from grani.arena.results import Results
    from grani.arena.tournament import Progress, Standing
    from grani.arena.verdicts import Limits
    from grani.core.game import Game
    from grani.locales import Language

INTERRUPTED = 130
MOST_GAMES = 10**7
MOST_JOBS = 64
MOST_SEEDS = 2**40 - 1


def arena(
    game: str | None = None,
    /,
    *bots: str,
    against: Annotated[tuple[str, ...], Parameter(negative="", show_default=False)] = (),
    seats: int | None = None,
    games: int = 400,
    error: float = 0.05,
    width: Annotated[float, Parameter(show_default=False)] = 0.0,
    seed: int = 0,
    jobs: int = 1,
    ray: str | None = None,
    setup: str | None = None,
    house: str | None = None,
    results: Path | None = None,
    fresh: Flag = False,
    json: Path | None = None,
    csv: Path | None = None,
    html: Path | None = None,
    lang: Lang = None,
) -> int:
    """Let bots play each other and report who is better."""
    from grani.arena.figures import figures
    from grani.arena.verdicts import Limits
    from grani.bots.code import codes
    from grani.cli.arena_tables import show
    from grani.cli.seats import read_game
    from grani.core.registry import first_game

    played = first_game() if game is None else read_game(game)
    speech = choose(lang, played.id)
    check_range("--games", games, 1, MOST_GAMES)
    check_range("--jobs", jobs, 1, MOST_JOBS)
    check_range("--seed", seed, 0, MOST_SEEDS)
    for option, value in (("--error", error), ("--width", width)):
        if not 0 <= value < 0.5:
            raise CommandError("range", option=f"{option} {value:.12g}", low="0", high="0.5")
    asked = _ask(played, bots, against, seats, setup, house, seed)
    wanted = Files(json, csv, html)
    wanted.check()
    code = codes(asked.players, asked.game)
    path = results or _usual_path(asked, code, speech)
    if fresh and path.exists():
        os.replace(path, path.with_name(path.name + ".old"))
    # Whole deals, and no fewer games than were asked for.
    limits = Limits(-(-games // asked.seats), error, width)
    with _open(path, asked, code) as kept:
        before = len(kept.games)
        is_whole = _play(kept, limits, jobs, ray, speech)
        lines = list(kept.games.values())
    if before:
        _note(speech.say("arena-kept", kept=before, games=len(lines), path=str(path)))
    told = figures(asked, lines)
    if told.games:
        wanted.write(told, lines, code, speech)
        show(told, speech)
    if not is_whole:
        command = shlex.join(["grani", *sys.argv[1:]])
        _note(speech.say("arena-interrupted", games=len(lines), path=str(path), command=command))
        return INTERRUPTED
    return 0


@dataclass(frozen=True)
class Files:
    """What is to be written beside the report on the terminal."""

    json: Path | None
    csv: Path | None
    html: Path | None

    def check(self) -> None:
        """Complain about what cannot be written, before hours of play."""
        for path in (self.json, self.csv, self.html):
            if path is not None:
                check_writable(path)
        if self.html is not None:
            name = missing_package()
            if name:
                raise CommandError("no-package", name=name, command=REPORTS)

    def write(
        self,
        told: Figures,
        lines: Sequence[dict[str, object]],
        code: Mapping[str, str],
        speech: Language,
    ) -> None:
        """Write everything that is wanted, with what made it."""
        from grani.arena.figures import COLUMNS, rows, to_json

        made = made_by(code)
        if self.json is not None:
            figures = {"made_by": made, **to_json(told)}
            write_atomically(self.json, json_format.dumps(figures, indent=2) + "\n")
        if self.csv is not None:
            text = io.StringIO()
            writer = csv_format.writer(text, lineterminator="\n")
            writer.writerow(COLUMNS)
            writer.writerows(rows(told.question, lines))
            write_atomically(self.csv, text.getvalue())
        if self.html is not None:
            from grani.cli.arena_page import page

            write_atomically(self.html, page(told, made, speech))


def _ask(
    game: Game,
    bots: Sequence[str],
    against: Sequence[str],
    seats: int | None,
    setup: str | None,
    house: str | None,
    seed: int,
) -> Question:
    """Read who plays; all bots of the game if nobody is named."""
    from grani.arena.question import Question
    from grani.bots import bot_names, options_of
    from grani.cli.seats import read_kind

    known = bot_names(game.id)
    named = tuple(read_kind(bot, game) for bot in bots or (known[-1:] if against else known))
    rivals = tuple(read_kind(bot, game) for group in against for bot in _split(group))
    for bot in named:
        if named.count(bot) > 1:
            options = ", ".join(options_of(bot, game.id))
            if options:
                raise CommandError("same-bot", bot=bot, options=options)
            raise CommandError("same-bot-plain", bot=bot)
    if len({*named, *rivals}) < 2:
        raise CommandError("one-bot", example=f"grani arena {game.id} {' '.join(known[-2:])}")
    count = max(2, game.min_seats) if seats is None else seats
    check_range("--seats", count, max(2, game.min_seats), game.max_seats)
    agreed = game.setup_data(count, setup, listed(house)) if house else setup
    return Question.of(game, named, rivals, count, agreed, seed)


def _split(group: str) -> list[str]:
    """Part bots at commas; a program may have commas of its own, and stands alone."""
    return [group] if group.startswith("command:") else listed(group)


def _usual_path(question: Question, code: Mapping[str, str], speech: Language) -> Path:
    """Give the file where the answer to a question is kept if none is named.

    Bots of other code have a file of their own; that their earlier games do not count is said.
    """
    from grani.terminal.saves import state_folder

    folder = state_folder(os.environ) / "arena"
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{question.game}-{question.digest()}"
    of_code = hashlib.sha256(json_format.dumps(code, sort_keys=True).encode()).hexdigest()[:8]
    path = folder / f"{name}-{of_code}.jsonl"
    if not path.exists() and any(folder.glob(f"{name}*.jsonl")):
        _note(speech.say("arena-changed"))
    return path


def _note(sentence: str) -> None:
    """Say something beside the report."""
    print(sentence, file=sys.stderr)


def _open(path: Path, question: Question, code: Mapping[str, str]) -> Results:
    from grani.arena.journal import Busy
    from grani.arena.results import ArenaError, OtherBots, OtherQuestion, Results

    if not path.exists():
        check_writable(path)
    try:
        return Results(path, question, code)
    except OSError as wrong:
        raise CommandError("cannot-write", path=str(path), reason=wrong) from wrong
    except OtherQuestion as wrong:
        raise CommandError("arena-other", path=str(path), detail=str(wrong)) from wrong
    except OtherBots as wrong:
        if not wrong.bots:
            raise CommandError("arena-unmarked", path=str(path)) from wrong
        raise CommandError("arena-bots", path=str(path), bots=", ".join(wrong.bots)) from wrong
    except Busy as wrong:
        raise CommandError("arena-busy", path=str(path)) from wrong
    except ArenaError as wrong:
        raise CommandError("arena-file", detail=str(wrong)) from wrong


def _play(kept: Results, limits: Limits, jobs: int, ray: str | None, speech: Language) -> bool:
    """Play what is missing; false if that was interrupted."""
    from grani.arena.runners import RunnerError
    from grani.arena.tournament import play
    from grani.cli.runners import choose_runner

    try:
        with progress_bar(speech) as progress:
            asked = kept.question
            runner = choose_runner(jobs, ray, asked.game, asked.players)
            play(kept, limits, runner, progress)
    except KeyboardInterrupt:
        return False
    except RunnerError as wrong:
        raise CommandError("runner", detail=str(wrong)) from wrong
    return True


@contextmanager
def progress_bar(speech: Language) -> Iterator[Progress]:
    """Show games played, and how many tables are settled, on a terminal; nothing in a pipe."""
    from rich.console import Console

    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda standing: None
        return
    from rich.progress import BarColumn, Progress as Bar, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed:.0f}/{task.total:.0f}"),
        TextColumn("{task.fields[settled]}"),
        TimeRemainingColumn(),
    )
    with Bar(*columns, console=console, transient=True) as bar:
        task = bar.add_task(speech.say("sim-playing"), total=0, settled="", visible=False)

        def progress(standing: Standing) -> None:
            settled = speech.say(
                "arena-settled", settled=standing.settled, lineups=standing.lineups
            )
            done, most = standing.played, standing.most
            bar.update(task, completed=done, total=most, settled=settled, visible=True)

        yield progress
