"""The bench measures what it says, on the build that is loaded."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from bench import builds, mini_engine
from bench.comparing import SLOWER, line_of as compared
from bench.quantities import MINI, OUR_GAMES, OURS, ROWS, Quantity, Row, quantities_of, rows_named
from bench.report import (
    GOAL,
    MET,
    MISSED,
    NOT_MEASURED,
    line_of,
    memory_line,
    plain,
    reasons,
    results,
)
from bench.rounds import Effort, Measured, Memory, Station, measure
from bench.workloads import ours
from grani.dice_forge.table import Table
from grani.rolling_realms.table import Table as RealmsTable

TINY = Effort(rounds=1, slices=1, seconds=0.002)
OUR_QUANTITIES = [quantity for quantity in quantities_of(ROWS) if quantity.variant == OURS]
HIGHEST = {"clone": 1e8, "greedy": 1e5}
"""What no build on any machine reaches, in units per second; more would be a wrong unit."""
GAMES = rows_named(["games-2"])[0]
CLONE = rows_named(["clone-4"])[0]
FOUR = rows_named(["games-4"])[0]


def judged(own: float, base: float) -> str:
    measured = {FOUR.quantity: Measured((own,)), base_of(FOUR): Measured((base,))}
    return line_of(FOUR, measured).verdict


def base_of(row: Row = GAMES) -> Quantity:
    assert row.base is not None
    return row.base


def test_mini_engine_plays_the_games_it_always_played() -> None:
    assert mini_engine.play_games(400, 4, 1) == (58417, 285896)


def test_mini_engine_is_compiled_with_the_flags_of_the_rules() -> None:
    setup = (builds.ROOT / "setup.py").read_text()
    assert f'"{builds.CFLAGS}"' in setup
    assert 'opt_level="3", debug_level="0"' in setup
    assert 'opt_level="3", debug_level="0"' in builds.SETUP


def test_workers_measure_the_loaded_build() -> None:
    station = Station(builds.loaded())
    measured = measure(station, OUR_QUANTITIES, TINY, lambda number, quantity: None)
    assert station.compiled == {OURS: ours.is_compiled()}
    for quantity, result in measured.items():
        assert 0 < result.rate < HIGHEST.get(quantity.workload, 1e7), quantity


def test_every_round_times_every_quantity_once_in_another_order() -> None:
    order: list[tuple[int, Quantity]] = []
    quick = replace(TINY, rounds=2)
    clones = [quantity for quantity in OUR_QUANTITIES if quantity.workload == "clone"][:2]
    measure(Station(builds.loaded()), clones, quick, lambda *step: order.append(step))
    assert order == [(0, clones[0]), (0, clones[1]), (1, clones[1]), (1, clones[0])]


def test_the_cloned_position_is_a_decision_in_the_middle_of_a_game() -> None:
    state = ours.middle(4, "random", "dice-forge")
    assert state.actor >= 0
    assert isinstance(state, Table)
    assert 3 <= state.round <= 7
    realms = ours.middle(2, "random", "rolling-realms")
    assert realms.actor >= 0
    assert isinstance(realms, RealmsTable)
    assert realms.round == 2


def test_memory_of_a_short_simulation_is_flat() -> None:
    memory = Station(builds.loaded()).simulate(OUR_GAMES, 200)
    assert memory.games == 200
    assert 1 < memory.tenth <= memory.peak < 100
    assert memory_line(memory).verdict == MET


def test_memory_that_grows_or_is_large_misses_its_target() -> None:
    assert memory_line(Memory(1000, 1000, 20, 40, 60, 60)).verdict == MISSED
    assert memory_line(Memory(1000, 1000, 120, 120, 120, 120)).verdict == MISSED
    assert "shortened" in memory_line(Memory(1000, 5000, 20, 20, 20, 20)).title


@pytest.mark.parametrize(
    ("own", "verdict"), [(44, MISSED), (45, MET), (74, MET), (75, GOAL), (200, GOAL)]
)
def test_a_rate_is_bounded_from_below(own: float, verdict: str) -> None:
    assert judged(own, 100) == verdict


@pytest.mark.parametrize(("rate", "verdict"), [(250_000, MET), (150_000, MISSED)])
def test_a_time_without_a_base_is_bounded_from_above(rate: float, verdict: str) -> None:
    row = rows_named(["aec-copy"])[0]
    line = line_of(row, {row.quantity: Measured((rate,))})
    assert (line.value, line.verdict) == (f"{1e9 / rate:,.0f} ns", verdict)


def test_a_clone_of_rolling_realms_is_no_dearer_than_one_of_dice_forge() -> None:
    row = rows_named(["realms-clone"])[0]
    assert row.base == rows_named(["clone-2"])[0].quantity
    verdicts = {}
    for own in (100, 95, 90):
        line = line_of(row, {row.quantity: Measured((own,)), row.base: Measured((100,))})
        verdicts[own] = (line.ratio, line.verdict)
    assert verdicts == {
        100: ("1.00 ×", GOAL),
        95: ("1.05 ×", MET),
        90: ("1.11 ×", MISSED),
    }


def test_every_row_has_a_name_and_a_title_of_its_own() -> None:
    assert len({row.name for row in ROWS}) == len(ROWS)
    assert all(row.title for row in ROWS)


def test_like_is_held_against_like() -> None:
    for row in ROWS:
        if row.base is not None and row.base.variant == MINI and row.quantity.seats > 1:
            assert row.base.seats == row.quantity.seats, row.name
            assert f"{row.base.seats} players" in row.against


def test_a_time_is_bounded_from_above() -> None:
    assert CLONE.base is not None
    slow = line_of(CLONE, {CLONE.quantity: Measured((40,)), CLONE.base: Measured((100,))})
    assert (slow.ratio, slow.verdict) == ("2.50 ×", MISSED)
    quick = line_of(CLONE, {CLONE.quantity: Measured((60,)), CLONE.base: Measured((100,))})
    assert (quick.ratio, quick.verdict) == ("1.67 ×", MET)


def test_the_value_is_the_median_of_the_rounds() -> None:
    result = Measured((90.0, 100.0, 1000.0, 110.0, 80.0))
    assert result.rate == 100
    assert result.spread == pytest.approx(9.2)


def test_what_cannot_be_installed_is_said_aloud() -> None:
    missing = Measured(missing="could not install it: no network")
    line = line_of(GAMES, {GAMES.quantity: Measured((1,)), base_of(): missing})
    assert line.verdict == NOT_MEASURED
    assert reasons([line]) == ["NOT MEASURED (games-2): could not install it: no network"]
    assert "**NOT MEASURED (games-2)" in results([line], {}, "", "", "")
    assert NOT_MEASURED in plain([line], [""] * 8)


def test_a_loss_of_more_than_a_twentieth_is_flagged() -> None:
    assert compared(GAMES, Measured((94,)), Measured((100,))).verdict == SLOWER
    assert compared(GAMES, Measured((96,)), Measured((100,))).verdict == "same"
    assert compared(CLONE, Measured((94,)), Measured((100,))).verdict == SLOWER
    assert compared(GAMES, Measured((106,)), Measured((100,))).verdict == "faster"


def test_an_unknown_row_is_refused_by_name() -> None:
    done = bench("--only", "gmaes")
    assert done.returncode == 2
    assert "nothing is called 'gmaes'" in done.stderr


def test_a_quick_run_compares_a_build_with_itself_and_writes_json(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    loaded = str(builds.loaded())
    options = ["--quick", "--rounds", "1", "--only", "clone-2"]
    done = bench(*options, "--compare", loaded, "--json", str(file))
    assert "clone from Python, 2 players" in done.stdout
    figures = json.loads(file.read_text())
    assert figures["effort"]["rounds"] == 1
    assert [line["name"] for line in figures["lines"]] == ["clone-2"]


def bench(*options: str) -> subprocess.CompletedProcess[str]:
    """Run the bench as people do, on the loaded build."""
    return subprocess.run(
        [sys.executable, "-m", "bench", *options],
        cwd=builds.ROOT,
        env=builds.environment(builds.loaded()),
        capture_output=True,
        text=True,
        check=False,
    )
