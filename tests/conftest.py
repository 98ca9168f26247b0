"""What all tests share: where each runs, how hard Hypothesis looks, and what was not run.

`make test` runs every test on the compiled build, and on the pure build those that could tell the
two apart: the folders of ``BOTH_BUILDS``. A file in them that proves the same on either build says
so with ``pytestmark = pytest.mark.one_build``. Those of ``BOTH_DATABASES`` hold on SQLite and on
PostgreSQL, and run on each.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from asyncio import events
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from grani.core import contract
from grani.core.build import build
from tests.turns import taken, turn

HERE = Path(__file__).parent
BOTH_BUILDS = (
    "contract",
    "core",
    "dice_forge",
    "envs/test_arrays.py",
    "golden",
    "packaging/test_builds.py",
    "rolling_realms",
)
BOTH_DATABASES = (
    "server/test_accounts.py",
    "server/test_archive.py",
    "server/test_brought_records.py",
    "server/test_chat.py",
    "server/test_health.py",
    "server/test_leaving.py",
    "server/test_lobby.py",
    "server/test_mine.py",
    "server/test_moderation.py",
    "server/test_phrases.py",
    "server/test_ratings.py",
    "server/test_rooms.py",
    "server/test_stream.py",
    "web/test_together.py",
)

# One core of a busy machine can be slow for no reason of ours: a deadline would only cry wolf.
_SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile(
    "desk",
    max_examples=60,
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=_SLOW_IS_FINE,
)
settings.register_profile("ci", settings.get_profile("desk"), derandomize=True, print_blob=True)
settings.register_profile("deep", settings.get_profile("desk"), max_examples=5_000)
settings.load_profile(
    os.environ.get("GRANI_HYPOTHESIS", "ci" if os.environ.get("CI") == "true" else "desk")
)


def pytest_configure(config: pytest.Config) -> None:
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        # Started in the background, where Ctrl-C is ignored; the tests of it need it back.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    for line in (
        "slow: takes more than a few seconds; runs by default",
        "both_builds: given by its folder; `make test` runs it on the pure build too",
        "both_databases: given by its file; `make test` runs it on PostgreSQL too",
        "by_turns(n): `make test` goes through one n-th of its cases at a time (turns.py)",
        "one_build: proves the same on either build; `make test` runs it on the compiled one alone",
    ):
        config.addinivalue_line("markers", line)


TWICE = {"both_builds": BOTH_BUILDS, "both_databases": BOTH_DATABASES}


@cache
def _is_of(path: Path, marker: str) -> bool:
    """Whether this file or folder has tests that are run twice."""
    return any(
        path.is_relative_to(HERE / part) or (HERE / part).is_relative_to(path)
        for part in TWICE[marker]
    )


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Where only tests that are run twice are wanted, do not even read the others."""
    wanted = config.option.markexpr
    return True if wanted in TWICE and not _is_of(collection_path, wanted) else None


def pytest_itemcollected(item: pytest.Item) -> None:
    for marker in TWICE:
        if _is_of(item.path, marker) and item.get_closest_marker("one_build") is None:
            item.add_marker(marker)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    chosen, waiting = taken(items, turn())
    if waiting:
        config.hook.pytest_deselected(items=waiting)
        items[:] = chosen


def pytest_report_header(config: pytest.Config) -> str:
    return f"grani: {build()} build ({os.path.dirname(contract.__file__)})"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say loudly what did not run, and why: a green run must not hide what it left out."""
    reasons = Counter(
        report.longrepr[2].removeprefix("Skipped: ")
        for report in terminalreporter.stats.get("skipped", [])
        if isinstance(report.longrepr, tuple)
    )
    if reasons:
        terminalreporter.section("NOT RUN ON THIS MACHINE", "!", yellow=True, bold=True)
        for reason, count in reasons.most_common():
            noun = "test" if count == 1 else "tests"
            terminalreporter.write_line(f"{count} {noun}: {reason}", yellow=True)
    if turn() is not None:
        terminalreporter.write_line(
            f"Turn {turn()}: dear tests went through some of their cases; all: `make turns`."
        )


@pytest.fixture(autouse=True)
def no_loop_of_a_browser(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let no other test see the loop that seems to run in a worker that has driven a browser."""
    if request.path.is_relative_to(HERE / "web"):
        yield
        return
    loop = events._get_running_loop()
    events._set_running_loop(None)
    try:
        yield
    finally:
        events._set_running_loop(loop)


@pytest.fixture(scope="session")
def pig(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which Pig is installed, the game of ``examples/pig``, for the path of Python."""
    folder = tmp_path_factory.mktemp("pig")
    # A copy, because building leaves things behind.
    shutil.copytree(HERE.parent / "examples" / "pig", folder / "source")
    target = folder / "installed"
    alone = ("--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check")
    words = ("install", "--quiet", *alone, "--target", str(target), str(folder / "source"))
    subprocess.run([sys.executable, "-m", "pip", *words], check=True)
    return target
