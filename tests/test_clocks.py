"""No test passes or fails by the clock: nobody reads it, and few sleep, each for a reason."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent
READING = {"perf_counter", "monotonic", "process_time", "thread_time", "time", "perf_counter_ns"}
"""Functions of ``time`` that tell the time."""
MAY_READ = {
    "patience.py": "waits for events, as long as it takes",
    "server/browser.py": "hears on until a message comes, as long as it takes",
    "web/robot.py": "looks at several pages until one asks, as long as it takes",
    "web/fate.py": "waits until a server has forgotten a room, as long as it takes",
    "server/test_keeping.py": "writes how old rooms are, in days",
    "contrib/test_service.py": "makes copies look old, in days",
    "fuzz/campaign.py": "tells how fast it plays",
    "fuzz/__main__.py": "tells how far it is",
    "kill/__main__.py": "tells how long it took",
    "kill/chaos.py": "tells how long it took",
    "server/test_one_room.py": "says at what moment a server sweeps",
    "server/test_moderation.py": "writes until when a notice holds, since when games stand",
    "server/test_club.py": "lets sockets be silent for as long as the long form asks",
}
MAY_SLEEP = {
    "patience.py": "between two looks",
    "web/robot.py": "between two looks at several pages",
    "web/fate.py": "looking would keep the server from forgetting",
    "cli/test_screen.py": "types like a person",
    "cli/test_leaving.py": "Ctrl-C at several moments",
    "server/test_one_room.py": "lets a server forget a room; lets tasks of its own loop run",
    "server/test_going_on.py": "looks into the database until a game is over",
    "kill/campaign.py": "kills at moments that the seed says",
    "kill/player.py": "between two tries to reach a server that was killed",
    "kill/chaos.py": "stops a server for longer than its lease",
    "server/test_moving.py": "is a slow disk",
    "server/test_stopping.py": "lets tasks of its own loop run",
    "server/test_accounts.py": "lets tasks of its own loop run",
    "server/test_keeping.py": "lets tasks of its own loop run",
    "server/test_worker_cache.py": "lets tasks of its own loop run",
    "server/test_writers.py": "lets two commits be under way at once",
    "server/test_crash.py": "kills at several moments; lets a server forget a room",
}


@cache
def sources() -> dict[str, ast.Module]:
    """Give the syntax trees of all tests by their names below this folder."""
    return {
        path.relative_to(HERE).as_posix(): ast.parse(path.read_text("utf-8"))
        for path in sorted(HERE.rglob("*.py"))
    }


def calls(tree: ast.Module) -> Iterator[tuple[int, str, str]]:
    """Give every call of something: its line, of what module or thing, and its name."""
    imported = {
        alias.asname or alias.name: (node.module, alias.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Attribute):
                yield node.lineno, ast.unparse(node.func.value), node.func.attr
            elif isinstance(node.func, ast.Name):
                of, name = imported.get(node.func.id, ("", node.func.id))
                yield node.lineno, of, name


def clocks(tree: ast.Module) -> list[int]:
    """Give the lines that tell the time."""
    return [line for line, of, name in calls(tree) if of == "time" and name in READING]


def naps(tree: ast.Module) -> list[int]:
    """Give the lines that let time pass."""
    return [line for line, _, name in calls(tree) if name in ("sleep", "wait_for_timeout")]


def test_nobody_reads_the_clock() -> None:
    found = {
        f"tests/{name}:{line}"
        for name, tree in sources().items()
        if name not in MAY_READ
        for line in clocks(tree)
    }
    assert sorted(found) == [], "measure in bench/, count here; to wait, use tests.patience"


def test_nobody_sleeps_where_an_event_can_be_awaited() -> None:
    found = {
        f"tests/{name}:{line}"
        for name, tree in sources().items()
        if name not in MAY_SLEEP
        for line in naps(tree)
    }
    assert sorted(found) == [], "use tests.patience.wait_until, or say in MAY_SLEEP why not"


def test_what_is_allowed_is_used() -> None:
    trees = sources()
    assert [name for name in MAY_READ if not clocks(trees[name])] == []
    assert [name for name in MAY_SLEEP if not naps(trees[name])] == []


@pytest.mark.parametrize(
    "code",
    [
        "import time\nassert time.perf_counter() < 3",
        "from time import perf_counter\nbegun = perf_counter()",
        "from time import monotonic as now\nnow()",
        "import time\ntime.time()",
    ],
)
def test_a_look_at_the_clock_is_found(code: str) -> None:
    assert clocks(ast.parse(code)) == [2]


def test_a_nap_is_found() -> None:
    assert naps(ast.parse("page.wait_for_timeout(5)\nsleep(1)\nawait asyncio.sleep(2)")) == [
        1,
        2,
        3,
    ]
