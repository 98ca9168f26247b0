"""``python -m tools.again FOLDER``: what failed in the last `make test` once more, one at a time.

A machine that tests unattended shares its two cores with four browsers and a dozen servers. What
fails there and passes alone is unsteady, not broken: it is named, loudly, and wants a look. What
fails again is broken. Of more than a few nothing is tried again: then it was no accident.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

MOST = 4
"""Tests that are tried again, at most."""
RUNS: dict[str, dict[str, str]] = {"all": {}, "postgres": {"GRANI_TEST_DATABASE": "postgres"}}
"""The folders in which `make test` leaves what failed, and what these tests were told."""
LIST = "v/cache/lastfailed"
EXIT = "exit"
SAID = ("0", "1")
"""How runs end that came to their end: all passed, or some tests failed."""


def failed(folder: Path) -> list[str]:
    """Name the tests that failed in a run, by what it has left in its folder."""
    path = folder / LIST
    return sorted(json.loads(path.read_text("utf-8"))) if path.exists() else []


def broken_off(folder: Path) -> bool:
    """Tell whether a run ended before its end, so that nobody knows what would have failed."""
    path = folder / EXIT
    return folder.exists() and (not path.exists() or path.read_text().strip() not in SAID)


def again(folder: Path) -> int:
    """Try once more what failed; 0 if all of it passes now."""
    if any(broken_off(folder / run) for run in RUNS):
        print("The tests did not come to their end: nothing is tried again.")
        return 1
    left = {run: failed(folder / run) for run in RUNS}
    names = [name for tests in left.values() for name in tests]
    if not names:
        print("No test has failed: there is nothing to try again.")
        return 1
    if len(names) > MOST:
        print(f"{len(names)} tests have failed: too many for an accident. Nothing is tried again.")
        return 1
    print("!!! UNSTEADY OR BROKEN: failed beside others, and tried once more alone !!!")
    print(*names, sep="\n", flush=True)
    return max(_run(tests, RUNS[run]) for run, tests in left.items() if tests)


def _run(tests: list[str], told: dict[str, str]) -> int:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests]
    return subprocess.run(command, env=os.environ | told).returncode


if __name__ == "__main__":
    sys.exit(again(Path(sys.argv[1])))
