"""``python -m bench.load`` measures what it says, on a small scale."""

from __future__ import annotations

import re
import subprocess
import sys

from bench import load
from tests.server.serving import ROOT


def test_a_small_load_is_measured() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bench.load", "--try", "--tables", "4", "--seconds", "1"],
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=120,
    )
    assert done.returncode in (0, 1), done.stderr  # A busy machine may miss the targets.
    assert done.stdout, done.stderr
    assert re.search(r"p95 \| \*\*\d+\.\d ms\*\*", done.stdout)
    assert re.search(r"decisions measured \| \d+ in 1 s", done.stdout)
    assert "refused | 0 |" in done.stdout


def test_percentiles() -> None:
    figures = load.Figures(
        tables=1,
        seconds=1,
        decisions=100,
        refused=0,
        latencies=[number / 1000 for number in range(1, 101)],
        kb_per_table=10,
        kb_before=0,
        cpu=0,
    )
    assert figures.percentile(0.5) == 51
    assert figures.percentile(0.95) == 96
    assert figures.percentile(1.0) == 100
    assert figures.meets_targets
