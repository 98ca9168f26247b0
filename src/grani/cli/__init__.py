"""The command line. ``main`` is the only way in: it runs a command and turns errors into one line.

Commands are imported when they are called, so that ``grani --help`` answers at once.
"""

from __future__ import annotations

import codecs
import io
import os
import sys
from collections.abc import Sequence

DEBUG = "--debug"
TROUBLE = 2
INTERRUPTED = 130
LOOKALIKE = "grani-lookalike"
PLAIN = dict(zip("“”„«»’—–−×…·", '"""""\'---x.-', strict=True))
"""What stands for signs that a terminal without Unicode cannot show; one cell each."""


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
            _complain(wrong, options)
        return TROUBLE
    return code


def _prepare_streams() -> None:
    """Make streams that exist and do not choke on a letter they cannot show or read."""
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, io.TextIOWrapper(io.BytesIO(), encoding="utf-8"))
    codecs.register_error(LOOKALIKE, _lookalike)
    for stream in (sys.stdin, sys.stdout):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace" if stream is sys.stdin else LOOKALIKE)


def _lookalike(wrong: UnicodeError) -> tuple[str | bytes, int]:
    """Put plain signs where an encoding lacks the fine ones."""
    if not isinstance(wrong, UnicodeEncodeError):
        raise wrong
    missing = wrong.object[wrong.start : wrong.end]
    return "".join(PLAIN.get(sign, "?") for sign in missing), wrong.end


def _complain(wrong: Exception, words: Sequence[str]) -> None:
    from grani.cli.app import spoken
    from grani.cli.misuse import sentence
    from grani.locales import language

    speech = language(spoken(words, os.environ))
    try:
        print(f"grani: {sentence(wrong, speech)}", file=sys.stderr, flush=True)
    except OSError:
        _silence(sys.stderr)
    try:
        sys.stdout.flush()
    except OSError:
        _silence(sys.stdout)


def _silence(stream: object) -> None:
    """Lead what is still to be written into nothing, so that leaving is quiet."""
    if isinstance(stream, io.TextIOWrapper) and not isinstance(stream.buffer, io.BytesIO):
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, stream.fileno())
        os.close(nothing)
