"""``python -m bench.load`` measures what it says, on a small scale."""

from __future__ import annotations

import re
import subprocess
import sys

from bench import load
from bench.load_report import TARGET_MS, Level, Part, row, written
from tests.server.serving import ROOT


def test_a_small_load_is_measured() -> None:
    small = ("--part", "sqlite", "--tables", "3", "--step", "1", "--most", "4", "--seconds", "1")
    done = subprocess.run(
        [sys.executable, "-m", "bench.load", "--try", *small],
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    # A busy machine may hold fewer; what a decision took and cost is told anyway.
    told = r"\| 1 process, SQLite \| (\*\*[34]\*\*|fewer than 3) \| \d+\.\d ms \|.* \d+\.\d\d ms \|"
    assert re.search(told, done.stdout), done.stdout


def test_a_part_is_measured_however_late_it_is() -> None:
    """Else it would be kept without a figure, and never be measured again."""
    part = load.measured("sqlite", load.Ramp(first=2, most=2, seconds=1.0, until=0.0), jobs=0.0)
    assert [one.tables for one in part.levels] == [2]


def level(tables: int, p95: float) -> Level:
    return Level(tables, 10.0, 5.0, p95, 2 * p95, 900, 100, 0, 50, 1, 2.0, 1.5, 1.0, 0.5)


def test_what_is_held_is_the_last_step_before_the_first_that_is_too_much() -> None:
    steps = [level(100, 20.0), level(150, TARGET_MS - 1), level(200, TARGET_MS), level(250, 30.0)]
    part = Part("postgres", "1 process, PostgreSQL", kb_per_table=120, levels=steps)
    assert part.held is steps[1]
    assert part.broke is steps[2]
    assert part.is_held
    assert not Part("sqlite", "", kb_per_table=120, levels=steps[2:]).is_held
    assert "| **150** | 99.0 ms | 5.0 ms |" in row(part)
    assert "| 90 + 10 of bots | 2.00 ms | 0.50 ms | 120 kB | 200: 100 ms |" in row(part)


def test_the_report_reckons_with_what_a_decision_costs() -> None:
    part = Part("postgres", "1 process, PostgreSQL", kb_per_table=100, levels=[level(100, 20.0)])
    report = written([part, Part("writing", "", text="| costs |")], "make load")
    assert "| decisions a second | 10000 | 1000 |" in report
    assert "| cores of servers (2.00 ms a decision) | 29 | 3 |" in report
    assert "| costs |" in report
