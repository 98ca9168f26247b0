"""Dear tests of many like cases go through some of them at a time, and through all in turn.

Of a test that is marked ``by_turns(3)``, `make test` runs a third of the cases: which one is said
by the number of the commit, so that everybody who tests a commit tests the same, and three commits
see all. ``GRANI_TURN=commits`` asks for that, ``GRANI_TURN=7`` for what the seventh commit ran;
without it, as in `make turns`, in a shallow clone, or when a file is run by hand, all cases run.
"""

from __future__ import annotations

import os
import subprocess
from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

COMMITS = "commits"
MARK = "by_turns"


@cache
def turn() -> int | None:
    """Give the number of the turn; None where all cases are wanted."""
    said = os.environ.get("GRANI_TURN", "")
    if not said:
        return None
    return _commits() if said == COMMITS else int(said)


def _commits() -> int | None:
    """Count what has landed so far; None where git does not know all of it."""
    if _git("rev-parse", "--is-shallow-repository") != "false":
        return None
    told = _git("rev-list", "--count", "--first-parent", "HEAD")
    return int(told) if told else None


def _git(*words: str) -> str:
    command = ("git", *words)
    try:
        told = subprocess.run(command, cwd=Path(__file__).parent, capture_output=True, text=True)
    except OSError:
        return ""
    return told.stdout.strip() if told.returncode == 0 else ""


def has_turn(number: int, parts: int, of: int | None) -> bool:
    """Tell whether the case of this number has its turn, of so many parts.

    >>> [number for number in range(7) if has_turn(number, 3, 4)]
    [1, 4]
    """
    return of is None or number % parts == of % parts


def taken(
    items: Iterable[pytest.Item], of: int | None
) -> tuple[list[pytest.Item], list[pytest.Item]]:
    """Give the tests that have their turn, and those that have not; cases count by their file."""
    seen: Counter[str] = Counter()
    chosen: list[pytest.Item] = []
    waiting: list[pytest.Item] = []
    for item in items:
        mark = item.get_closest_marker(MARK)
        if mark is not None:
            file = item.nodeid.partition("::")[0]
            number = seen[file]
            seen[file] += 1
            if not has_turn(number, mark.args[0], of):
                waiting.append(item)
                continue
        chosen.append(item)
    return chosen, waiting
