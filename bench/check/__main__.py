"""``python -m bench.check``: count, print the table, fail where more than a tenth was added."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from bench.builds import BuildError
from bench.check import landing
from bench.check.counting import Counted, count, counter
from bench.check.pieces import PIECES, Piece
from bench.check.verdicts import Line, sentences
from bench.report import laid_out

HEADERS = ["", "", "before, M", "now, M", "ratio", "verdict"]
NUMBERS = (2, 3, 4)
STOPPED = 130


def parser() -> argparse.ArgumentParser:
    reader = argparse.ArgumentParser(
        prog="python -m bench.check",
        description="Compare instructions of this tree with those of the last landing.",
    )
    add = reader.add_argument
    add("--base", default="", metavar="REV", help="the commit to compare with (the last landing)")
    add("--only", action="append", default=[], metavar="NAME", help="only pieces that begin so")
    add("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="pieces at a time")
    add("--same", action="store_true", help="count this tree twice: how far do two runs differ?")
    return reader


def main(words: list[str]) -> int:
    reader = parser()
    options = reader.parse_args(words)
    pieces = [piece for piece in PIECES if piece.name.startswith(tuple(options.only) or "")]
    if not pieces:
        names = ", ".join(piece.name for piece in PIECES)
        reader.error(f"nothing is called {options.only[0]!r}: there are {names}")
    base = landing.commit_of(options.base) if options.base else landing.last_landing()
    if not base:
        raise BuildError(f"{options.base!r} is no commit here")
    if not options.same and not landing.edited(base):
        print(f"Nothing that is compiled or played has changed since {base[:12]}.")
        return 0
    library = counter()
    after = landing.build_of_work()
    before = after if options.same else landing.build_of(base)
    reasons = {} if options.same else landing.reasons_since(base)
    begun = time.monotonic()
    lines = []
    for piece, old, new in counted(pieces, before, after, library, options.jobs):
        lines.append(Line(piece, old, new, reasons.get(piece.name, "")))
        if sys.stderr.isatty():
            say(f"\r{len(lines)} of {len(pieces)} pieces", end="")
    if sys.stderr.isatty():
        say(f"\r{'':<40}\r", end="")
    what = "itself" if options.same else f"{base[:12]}, the last landing"
    print(f"Instructions beside those of {what}:\n")
    print(laid_out([HEADERS, *(line.cells() for line in lines)], NUMBERS))
    print(f"\nCounted in {time.monotonic() - begun:.0f} s.")
    for sentence in sentences(lines):
        say(sentence)
    return 1 if any(line.fails for line in lines) else 0


def counted(
    pieces: list[Piece], before: Path, after: Path, library: Path, jobs: int
) -> Iterator[tuple[Piece, Counted, Counted]]:
    """Count every piece on two builds, some at a time."""
    with ThreadPoolExecutor(jobs) as threads:
        asked = [
            (
                piece,
                threads.submit(count, piece, before, library),
                threads.submit(count, piece, after, library),
            )
            for piece in pieces
        ]
        try:
            for piece, old, new in asked:
                yield piece, old.result(), new.result()
        except BaseException:
            threads.shutdown(cancel_futures=True)
            raise


def say(text: str, end: str = "\n") -> None:
    """Speak beside the table, which alone goes to standard output."""
    print(text, end=end, file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        say("\nStopped.")
        sys.exit(STOPPED)
    except BuildError as wrong:
        say(str(wrong))
        sys.exit(2)
