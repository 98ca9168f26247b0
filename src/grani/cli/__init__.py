"""The command line. ``main`` is the only way in: it runs a command and turns errors into one line.

Commands are imported when they are called, so that ``grani --help`` answers at once.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

DEBUG = "--debug"
TROUBLE = 2
INTERRUPTED = 130


def main(words: Sequence[str] | None = None) -> int:
    """Run a command; give its exit code. Every error is one line, ``--debug`` adds a traceback."""
    given = list(sys.argv[1:] if words is None else words)
    options = given[: given.index("--")] if "--" in given else given
    debug = DEBUG in options
    if debug:
        given.remove(DEBUG)
    try:
        _prepare_streams()
        from grani.cli.app import run

        code = run(given)
        sys.stdout.flush()
    except BrokenPipeError:
        _silence(sys.stdout)
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as wrong:
        if debug:
            import traceback

            traceback.print_exc()
        else:
            _complain(wrong)
        return TROUBLE
    return code


def _prepare_streams() -> None:
    """Make streams that exist and do not choke on a letter they cannot show or read."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")
    for stream in (sys.stdin, sys.stdout):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _complain(wrong: Exception) -> None:
    from grani.cli.complaint import sentence

    try:
        print(f"grani: {sentence(wrong)}", file=sys.stderr, flush=True)
    except OSError:
        _silence(sys.stderr)
    try:
        sys.stdout.flush()
    except OSError:
        _silence(sys.stdout)


def _silence(stream: object) -> None:
    """Lead what is still to be written into nothing, so that leaving is quiet."""
    fileno = getattr(stream, "fileno", None)
    if fileno is not None:
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, fileno())
        os.close(nothing)
