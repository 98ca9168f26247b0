"""``grani review``: what luck brought in a game and errors cost, or in all games of a player."""

from __future__ import annotations

import json as json_format
import os
import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from grani.cli.chart_page import REPORTS, missing_package
from grani.cli.options import Flag, Lang, Source, check_range, choose
from grani.cli.tables import check_writable, write_atomically
from grani.terminal.complaint import CommandError, clean

if TYPE_CHECKING:
    from grani.core.record import Record
    from grani.locales import Language
    from grani.review.career import Reviewed

INTERRUPTED = 130
MOST_SEEDS = 2**31 - 1
KIND = "kinds"
"""The tag of a record that says who plays each seat."""
LATER = ("dice", "match", "status", "seed")
"""Tags that belong to a game as it went on, not to one that is played again."""
STDIN = "-"
Tick = Callable[[int, int], None]


def review(
    *records: Source,
    speed: Literal["quick", "standard", "deep"] = "quick",
    player: str | None = None,
    seed: int = 0,
    json: Flag = False,
    html: Path | None = None,
    mistakes: Path | None = None,
    lang: Lang = None,
    plain: Flag = False,
    no_color: Flag = False,
) -> int:
    """Tell luck from skill in recorded games."""
    from grani.terminal.screen import Screen

    if not records:
        raise CommandError("missing", name="RECORD", command="grani review")
    check_range("--seed", seed, 0, MOST_SEEDS)
    paths = list(_files(records))
    _check(html, paths, player)
    screen = Screen(plain=plain, no_color=no_color)
    if speed == "deep" and hasattr(os, "nice"):
        os.nice(10)  # it takes long, and whoever started it goes on working
    try:
        if player is not None:
            return _of_player(paths, player, speed, seed, json, mistakes, choose(lang), screen)
        for path in paths:
            _of_game(path, speed, seed, json, html, lang, screen, is_one=len(paths) == 1)
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def _check(html: Path | None, paths: list[str], player: str | None) -> None:
    """Complain about a page that cannot be made, before the work."""
    if html is None:
        return
    if player is not None or len(paths) > 1:
        raise CommandError("review-one-page")
    check_writable(html)
    name = missing_package()
    if name:
        raise CommandError("no-package", name=name, command=REPORTS)


def _files(sources: tuple[str, ...]) -> Iterator[str]:
    """Give the records that are named: files, and the records of folders."""
    for source in sources:
        if source != STDIN and Path(source).is_dir():
            found = sorted(Path(source).glob("*.json"))
            if not found:
                raise CommandError("review-no-records", path=clean(source, 200))
            yield from map(str, found)
        else:
            yield source


# ---------------------------------------------------------------------- one game


def _of_game(
    path: str,
    speed: str,
    seed: int,
    json: bool,
    html: Path | None,
    lang: Lang,
    screen: Any,
    is_one: bool,
) -> None:
    from grani.cli.review_told import show
    from grani.terminal import saves

    record = saves.load(path)
    speech = choose(lang, record.game)
    told = reviewed(record, path, speed, seed, speech)
    if html is not None:
        from grani.cli.review_page import page

        write_atomically(html, page(told, speech))
    if json:
        # Of several each has its line.
        indent = 1 if is_one else None
        screen.show(json_format.dumps(told, ensure_ascii=False, indent=indent))
    else:
        show(told, speech, screen)


def reviewed(record: Record, path: str, speed: str, seed: int, speech: Language) -> dict[str, Any]:
    """Review a game, with progress; what a deep one finds is kept beside the record."""
    from grani.bots.evaluator import MOST_SEATS
    from grani.review.course import steps_done
    from grani.review.keeping import Findings, path_beside
    from grani.review.story import review as review_of

    if len(record.seats) > MOST_SEATS:
        raise CommandError("review-crowd", path=clean(path, 200), most=MOST_SEATS)
    with _progress(speech) as tick:
        count = len(record.actions)

        def note(number: int, found: object) -> None:
            tick(steps_done(number, count), count)

        if speed != "deep" or path == STDIN:
            return review_of(record, speed, seed, keep=note)
        beside = path_beside(Path(path), speed)
        try:
            with Findings(beside, record, speed, seed) as findings:
                if findings.known:
                    _aside(speech.say("review-going-on", path=str(beside)))

                def keep(number: int, found: object) -> None:
                    findings.keep(number, found)
                    note(number, found)

                return review_of(record, speed, seed, known=findings.known, keep=keep)
        except KeyboardInterrupt:
            command = shlex.join(["grani", *sys.argv[1:]])
            _aside(speech.say("review-stopped", path=str(beside), command=command))
            raise
        except OSError as wrong:
            raise CommandError("cannot-write", path=str(beside), reason=wrong) from wrong


def _aside(text: str) -> None:
    print(text, file=sys.stderr)


@contextmanager
def _progress(speech: Language) -> Iterator[Tick]:
    """Show how far a review is, on a terminal; nothing in a pipe."""
    from rich.console import Console

    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda done, most: None
        return
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed:.0f}/{task.total:.0f}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(speech.say("review-reviewing"), total=0)
        yield lambda done, most: bar.update(task, completed=done, total=most)


# ---------------------------------------------------------------------- all games of a player


def _of_player(
    paths: list[str],
    player: str,
    speed: str,
    seed: int,
    json: bool,
    mistakes: Path | None,
    speech: Language,
    screen: Any,
) -> int:
    from grani.cli.review_career import show_career
    from grani.review.career import career

    records: dict[str, Record] = {}
    apart: list[str] = []
    games = list(_games_of(paths, player, speed, seed, speech, records, apart))
    if not games and not apart:
        raise CommandError("review-no-player", name=clean(player, 60))
    told = career(games, player, apart)
    if mistakes is not None:
        _write_again(told, records, mistakes)
    if json:
        screen.show(json_format.dumps(told, ensure_ascii=False, indent=1))
        return 0
    show_career(told, speech, screen)
    if mistakes is not None:
        count = sum(len(group["mistakes"]) for group in told["groups"])
        command = f"grani play --resume {shlex.quote(str(mistakes))}/…"
        said = speech.say("review-career-written", count=count, path=str(mistakes), command=command)
        screen.say(said)
    return 0


def _games_of(
    paths: list[str],
    player: str,
    speed: str,
    seed: int,
    speech: Language,
    records: dict[str, Record],
    apart: list[str],
) -> Iterator[Reviewed]:
    """Review the whole games that somebody of this name sat at; their records are kept by path.

    What went on from a position is set ``apart``.
    """
    from grani.core.record import FROM_POSITION
    from grani.review.career import Reviewed
    from grani.terminal import saves

    for path in paths:
        record = saves.load(path)
        if player.casefold() not in (name.casefold() for name in record.seats):
            continue
        if FROM_POSITION in record.setup:
            apart.append(path)
            continue
        kinds = record.tags.get(KIND, "").split(",")
        if len(kinds) != len(record.seats):
            kinds = list(record.seats)
        records[path] = record
        yield Reviewed(path, reviewed(record, path, speed, seed, speech), tuple(kinds))


def _write_again(told: dict[str, Any], records: dict[str, Record], folder: Path) -> None:
    """Write the games up to each mistake, to be gone on with from there."""
    from grani.terminal import files

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise CommandError("cannot-write", path=str(folder), reason=wrong) from wrong
    for group in told["groups"]:
        for mistake in group["mistakes"]:
            record = deepcopy(records[mistake["path"]])
            record.cut(mistake["step"])
            record.course = []
            record.tags = {tag: text for tag, text in record.tags.items() if tag not in LATER}
            files.write(folder / _name_again(mistake, list(records)), record.dump())


def _name_again(mistake: dict[str, Any], paths: list[str]) -> str:
    """Name the file of a mistake: as its game, with a number where several have that name."""
    stems = ["stdin" if path == STDIN else Path(path).stem for path in paths]
    place = paths.index(mistake["path"])
    alike = stems[:place].count(stems[place])
    again = f"-{alike + 1}" if alike else ""
    return f"{stems[place]}{again}-{mistake['step']:04}.json"
