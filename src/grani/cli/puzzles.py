"""``grani puzzles``: decisions to find, at the keyboard; and how collections of them are made."""

from __future__ import annotations

import json as json_format
import os
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from grani.cli.options import Flag, Lang, check_range, choose
from grani.terminal.complaint import CommandError, clean

if TYPE_CHECKING:
    from grani.locales import Language
    from grani.puzzles.puzzle import Puzzle
    from grani.terminal.puzzling import Solved

INTERRUPTED = 130
MAKE, TODAY = "make", "today"
QUIT = "q"
MOST_PUZZLES = 5000
MOST_SEEDS = 2**20


def puzzles(
    what: str | None = None,
    game: str | None = None,
    /,
    *,
    theme: str | None = None,
    level: int | None = None,
    json: Flag = False,
    count: int = 100,
    player: str = "hard",
    seed: int = 1,
    jobs: int = 2,
    out: Path | None = None,
    lang: Lang = None,
    plain: Flag = False,
    no_color: Flag = False,
) -> int:
    """Find the best decision."""
    from grani.terminal.screen import Screen

    if what == MAKE:
        return _make(game, count, player, seed, jobs, out, choose(lang, game or ""))
    if level is not None:
        check_range("--level", level, 1, 6)
    screen = Screen(plain=plain, no_color=no_color)
    if what is None or json:
        return _list(what, theme, level, json, choose(lang), screen)
    try:
        return _solve(what, game, theme, level, lang, screen)
    except KeyboardInterrupt:
        return INTERRUPTED


# ---------------------------------------------------------------------- what there is


def _known(game: str) -> str:
    """Give the game that a word names; CommandError if it has no puzzles."""
    from grani.core.reading import nearest
    from grani.puzzles.puzzle import with_puzzles

    names = with_puzzles()
    if game not in names:
        known = ", ".join(names)
        near = nearest(game, list(names))
        raise CommandError("no-puzzles", word=clean(game, 60), known=known, near=near)
    return game


def _fitting(game: str, theme: str | None, level: int | None) -> list[Puzzle]:
    """Give the puzzles of a game, of one theme and level if they are named."""
    from grani.core.reading import nearest
    from grani.puzzles.puzzle import collection

    every = collection(game)
    themes = sorted({name for one in every for name in one.open_themes})
    if theme is not None and theme not in themes:
        known, near = ", ".join(themes), nearest(theme, themes)
        raise CommandError("no-theme", word=clean(theme, 60), known=known, near=near)
    return [
        one
        for one in every
        if (theme is None or theme in one.open_themes) and level in (None, one.level + 1)
    ]


def _solved() -> Solved:
    from grani.terminal.puzzling import Solved
    from grani.terminal.saves import state_folder

    return Solved(state_folder(os.environ))


def _list(
    game: str | None,
    theme: str | None,
    level: int | None,
    json: bool,
    speech: Language,
    screen: Any,
) -> int:
    """Say which puzzles there are, how many are solved, and how to go on."""
    from grani.puzzles.puzzle import with_puzzles

    games = [_known(game)] if game is not None else list(with_puzzles())
    if json:
        found = [one.data() for name in games for one in _fitting(name, theme, level)]
        screen.show(json_format.dumps(found, ensure_ascii=False))
        return 0
    solved = _solved()
    for name in games:
        every = _fitting(name, theme, level)
        known = [solved.answers[one.id] for one in every if one.id in solved.answers]
        title = choose(speech.code, name).say(f"game-{name}")
        counts = {"count": len(every), "answered": len(known), "right": sum(known)}
        screen.say(speech.say("puzzle-collection", game=title, **counts), "bold")
        themes = sorted({one for each in every for one in each.open_themes})
        for each in themes:
            number = sum(each in one.open_themes for one in every)
            said = speech.say(f"puzzle-theme-{each}")
            screen.say("  " + speech.say("puzzle-of-theme", theme=each, name=said, count=number))
    screen.say(speech.say("puzzle-next-steps", game=games[0]))
    return 0


# ---------------------------------------------------------------------- solving


def _solve(
    what: str, game: str | None, theme: str | None, level: int | None, lang: Lang, screen: Any
) -> int:
    from grani.puzzles.puzzle import find, of_day, with_puzzles
    from grani.terminal.puzzling import Puzzling

    solved = _solved()
    if what == TODAY:
        day = datetime.now(UTC).date()
        puzzle = of_day(_known(game or with_puzzles()[0]), day)
        assert puzzle is not None, "games that are known have puzzles"
        Puzzling(screen, choose(lang, puzzle.game), solved).pose(puzzle, day)
        return 0
    puzzle = find(what)
    if puzzle is not None:
        Puzzling(screen, choose(lang, puzzle.game), solved).pose(puzzle)
        return 0
    name = _known(what)
    speech = choose(lang, name)
    puzzling = Puzzling(screen, speech, solved)
    for one in _fitting(name, theme, level):
        if one.id in solved.answers:
            continue
        if not puzzling.pose(one):
            return 0
        if not _goes_on(screen, speech):
            return 0
    screen.say(speech.say("puzzle-all-solved"))
    return 0


def _goes_on(screen: Any, speech: Language) -> bool:
    """Ask for the next puzzle; whatever is neither yes nor no is asked again."""
    while True:
        line = screen.ask(f"{speech.say('puzzle-go-on')} ")
        if line is None or line.strip().lower() == QUIT:
            return False
        if not line.strip():
            return True


# ---------------------------------------------------------------------- making


def _make(
    game: str | None,
    count: int,
    player: str,
    seed: int,
    jobs: int,
    out: Path | None,
    speech: Language,
) -> int:
    """Look for puzzles until there are enough; what was found so far is kept beside the file."""
    from grani.arena.journal import Busy
    from grani.arena.runners import RunnerError
    from grani.cli.runners import choose_runner
    from grani.cli.seats import read_game, read_kind
    from grani.cli.tables import check_writable, write_atomically
    from grani.puzzles.kept import Order, make, written

    if game is None:
        raise CommandError("missing", name="GAME", command="grani puzzles make")
    kind = read_kind(player, read_game(game))
    check_range("--count", count, 1, MOST_PUZZLES)
    check_range("--seed", seed, 0, MOST_SEEDS)
    check_range("--jobs", jobs, 1, 64)
    path = out or Path(f"{game}.jsonl")
    check_writable(path)
    beside = path.with_name(f"{path.name}.part")
    runner = choose_runner(jobs, None, game)
    try:
        found = make(Order(game, count, kind, seed), beside, runner, _progress(speech))
    except KeyboardInterrupt:
        _aside(speech.say("puzzle-make-stopped", path=str(beside)))
        return INTERRUPTED
    except Busy as wrong:
        raise CommandError(str(wrong)) from None
    except ValueError as wrong:
        raise CommandError("puzzle-make-other", path=str(beside), detail=str(wrong)) from None
    except RunnerError as wrong:
        raise CommandError("runner", detail=str(wrong)) from wrong
    finally:
        runner.close()
    write_atomically(path, written(found))
    _aside(speech.say("puzzle-made", count=len(found), path=str(path)))
    return 0


def _progress(speech: Language) -> Any:
    """Say on a terminal how far it is, in one line that is written over."""
    is_live = sys.stderr.isatty()

    def tick(games: int, found: int, wanted: int) -> None:
        if is_live:
            said = speech.say("puzzle-making", games=games, found=found, wanted=wanted)
            print(
                f"\r{said}\x1b[K", end="\n" if found >= wanted else "", file=sys.stderr, flush=True
            )

    return tick


def _aside(text: str) -> None:
    print(text, file=sys.stderr)
