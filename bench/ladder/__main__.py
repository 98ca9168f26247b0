"""``python -m bench.ladder``: play the ladder, go on with it, or write its page.

Run it on the compiled build, as ``make ladder`` does. Everything that was played is kept under
``.bench/ladder``; the same command goes on after Ctrl-C, kill -9 or ``--minutes``. Rows that
``bench/ladder/kept.json`` has whole are not played again: ``--anew`` does.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from time import monotonic

from bench.ladder.kept import Kept
from bench.ladder.page import page
from bench.ladder.play import play
from bench.ladder.rows import GAMES, Row, all_rows
from bench.ladder.sources import FOLDER
from bench.ladder.told import told_of

PAGE = Path(__file__).parents[1] / "LADDER.md"
TELL_SECONDS = 5.0


def parser() -> argparse.ArgumentParser:
    reader = argparse.ArgumentParser(prog="python -m bench.ladder", description=__doc__)
    add = reader.add_argument
    add("--games", type=int, default=GAMES, help="games of a match; other rows in proportion")
    add("--jobs", type=int, default=2, help="processes that play (2)")
    add("--minutes", type=float, help="stop after so long, and report what there is")
    add("--only", action="append", default=[], metavar="ROW", help="rows like levels/base/*")
    add("--report", action="store_true", help="write the page from what is there, play nothing")
    add("--page", type=Path, help="where the page goes (bench/LADDER.md, parts to .bench/ladder)")
    add("--anew", action="store_true", help="play rows that are kept with the page, too")
    add("--list", action="store_true", help="name all rows")
    return reader


def main(arguments: list[str]) -> int:
    options = parser().parse_args(arguments)
    if options.games < 1 or options.jobs < 1:
        return complain("--games and --jobs must be 1 or more")
    rows = all_rows()
    if options.list:
        print(*(row.name for row in rows), sep="\n")
        return 0
    chosen = [row for row in rows if is_chosen(row, options.only)]
    if not chosen:
        return complain(f"no row is called {' or '.join(options.only)}; --list names all")
    kept = Kept()
    is_whole = True
    if not options.report:
        if not options.anew:
            chosen = open_rows(chosen, options.games, kept)
        is_whole = play(chosen, options.games, options.jobs, options.minutes, Progress())
    command = shlex.join(["python", "-m", "bench.ladder", *arguments])
    place = options.page or place_of(is_part=bool(options.only) or options.games < GAMES)
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(page(rows, options.games, command, kept), "utf-8")
    if place == PAGE:
        kept.save([row.name for row in rows])
    print(f"{place}: {'done' if is_whole else 'not all is played; the same command goes on'}")
    return 0


def open_rows(rows: Sequence[Row], games: int, kept: Kept) -> list[Row]:
    """Leave out the rows that are kept with the page."""
    return [row for row in rows if not kept.has(told_of(row), games)]


def place_of(*, is_part: bool) -> Path:
    """Say where a page goes: one of some rows or of fewer games is not the one that is kept."""
    return FOLDER / "LADDER.md" if is_part else PAGE


def is_chosen(row: Row, wanted: Sequence[str]) -> bool:
    """Tell whether a row is asked for: by its name, its beginning, or a pattern."""
    return not wanted or any(
        fnmatchcase(row.name, one) or row.name.startswith(f"{one}/") for one in wanted
    )


def complain(words: str) -> int:
    print(words, file=sys.stderr)
    return 2


class Progress:
    """Says how far rows are, every few seconds and when one is through."""

    def __init__(self) -> None:
        self.began = monotonic()
        self.told = 0.0

    def __call__(self, row: Row, played: int, wanted: int) -> None:
        now = monotonic()
        if played < wanted and now - self.told < TELL_SECONDS:
            return
        self.told = now
        minutes = (now - self.began) / 60
        print(f"{minutes:6.1f} min  {row.name}: {played} of {wanted}", flush=True)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
