"""The ladder: a short form of it, going on after a kill, and verdicts.

The short form asserts what chance cannot spoil, even if weights and presets are others one day:
whoever wins nine games of ten loses more than half of 40 deals less than once in a thousand million
tries. Besides, dice are the same in every run.
"""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bench.ladder import __main__ as ladder, sources
from bench.ladder.inside import ITERATIONS, Trace, position
from bench.ladder.kept import Kept
from bench.ladder.page import page
from bench.ladder.play import Clock, TimeUp, play, play_row
from bench.ladder.rows import SETUPS, Row, Target, all_rows, match
from bench.ladder.sources import MATCH
from bench.ladder.told import MET, MISSED, OPEN, Told, told_of, verdict
from grani.arena.runners import Here, Part
from grani.arena.verdicts import Estimate
from grani.bots import GREEDY, RANDOM, dice_forge
from grani.bots.forge_weights import name_for, shipped
from grani.bots.levels import HARD, MEDIUM, NOVICE
from tests.patience import wait_until

ROOT = Path(__file__).parents[2]
ROWS = {row.name: row for row in all_rows()}


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep games of tests apart from those of the ladder."""
    monkeypatch.setattr(sources, "FOLDER", tmp_path)
    monkeypatch.setattr("bench.ladder.play.FOLDER", tmp_path)


def fresh(name: str) -> Row:
    """Give a row whose files have not been asked for before."""
    row = next(row for row in all_rows() if row.name == name)
    assert row.sources[0].path.parent == sources.FOLDER
    return row


def played(row: Row, games: int) -> Told:
    """Play some games of a row here and now."""
    deals = row.wanted(-(-games * 1000 // row.games))
    play_row(row, deals, Here(), Clock(), lambda *told: None)
    return told_of(row)


# ---------------------------------------------------------------------- the short form


@pytest.mark.parametrize("configuration", SETUPS)
def test_first_guesses_beat_chance_and_greed(configuration: str) -> None:
    easiest = played(fresh(f"levels/{configuration}/novice-random"), 40)
    assert easiest.games == 40
    assert easiest.share().value > 0.5
    told = played(match("test", configuration, f"{MEDIUM}:temperature=0", GREEDY, 80), 80)
    assert told.games == 80
    assert told.share().value > 0.5


@pytest.mark.parametrize("configuration", SETUPS)
def test_search_has_far_more_glory_than_chance(configuration: str) -> None:
    told = played(match("test", configuration, HARD, RANDOM, 4), 4)
    scores = [line["scores"] for line in told.all()]
    assert len(scores) == 4
    assert sum(mine for mine, _ in scores) > sum(theirs for _, theirs in scores)


def test_levels_of_rolling_realms_reach_far_more_than_chance() -> None:
    bots = ("random", "easy", "hard")
    stars = [played(fresh(f"solo/{bot}"), 12).points().value / 10 for bot in bots]
    assert stars[0] + 15 < stars[1]
    assert stars[1] + 2 < stars[2]


# ---------------------------------------------------------------------- rows


def test_every_level_meets_the_next_lower_one_in_every_configuration() -> None:
    steps = ("novice-random", "easy-novice", "medium-easy", "hard-medium", "master-hard")
    for configuration in SETUPS:
        for step in steps:
            row = ROWS[f"levels/{configuration}/{step}"]
            assert row.games == 1000
            assert row.target is not None
    assert ROWS["seats/base/master-greedy-4"].seats == 4
    assert len({row.name for row in ROWS.values()}) == len(all_rows())


def test_cheap_rows_come_first_and_sides_share_their_dice() -> None:
    assert ROWS["levels/base/novice-random"].work < ROWS["levels/base/master-hard"].work
    row = ROWS["levels/base/master-hard"]
    assert [source.games_a_deal for source in row.sources] == [2, 2]
    assert row.wanted(1000) == [250, 250]
    assert row.wanted(4) == [1, 1]
    assert row.wanted(1) == [1, 0]


# ---------------------------------------------------------------------- going on


def test_what_is_kept_is_not_played_again_and_more_can_be_played() -> None:
    row = fresh("levels/base/novice-random")
    told: list[int] = []
    play_row(row, [2, 2], Here(), Clock(), lambda _, done, wanted: told.append(done))
    assert told[-1] == 8
    before = row.sources[0].lines()
    play_row(row, [2, 2], Here(), Clock(), lambda *_: pytest.fail("played twice"))
    play_row(row, [3, 3], Here(), Clock(), lambda _, done, wanted: told.append(done))
    assert told[-1] == 12
    assert row.sources[0].lines()[: len(before)] == before


def test_games_of_other_presets_weights_or_rules_are_never_mixed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    row = fresh("levels/base/novice-random")
    other = fresh("levels/base/hard-medium")
    paths = [row.sources[0].path, other.sources[0].path]
    monkeypatch.setitem(dice_forge.PRESETS, NOVICE, replace(dice_forge.PRESETS[NOVICE], boldness=1))
    assert fresh("levels/base/novice-random").sources[0].path != paths[0]
    assert fresh("levels/base/hard-medium").sources[0].path == paths[1]
    monkeypatch.setattr(sources, "file_digest", lambda path: "other weights")
    assert fresh("levels/base/hard-medium").sources[0].path != paths[1]


def test_a_level_of_rolling_realms_is_told_by_how_it_is_made() -> None:
    presets = [sources.preset("rolling-realms", bot) for bot in ("novice", "easy", "random")]
    assert len(set(presets)) == 3
    assert "whim" in presets[0]


def test_a_clock_ends_a_run_while_it_waits_and_the_page_tells_what_there_is(
    tmp_path: Path,
) -> None:
    rows = [fresh("levels/base/novice-random"), fresh("solo/random")]
    assert play(rows, 1000, 1, 0.0, lambda *told: None) is False
    assert all(told_of(row).games < 1000 for row in rows)
    assert play(rows, 4, 1, None, lambda *told: None) is True
    written = page(rows, 1000, "python -m bench.ladder", Kept(tmp_path / "kept.json"))
    assert "| base | novice – random | 4 of 1,000 |" in written
    assert "Rolling Realms, alone" in written


def test_a_whole_row_is_kept_with_the_page_as_long_as_it_rests_on_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "kept.json"
    rows = [fresh("levels/base/novice-random"), fresh("solo/random")]
    assert play(rows, 4, 1, None, lambda *told: None) is True
    kept = Kept(place)
    written = page(rows, 4, "as it is", kept)
    kept.save([row.name for row in rows])
    for row in rows:
        for source in row.sources:
            source.path.unlink()
    assert page(rows, 4, "as it is", Kept(place)) == written
    assert ladder.open_rows(rows, 4, Kept(place)) == []
    assert ladder.open_rows(rows, 8, Kept(place)) == rows
    monkeypatch.setitem(dice_forge.PRESETS, NOVICE, replace(dice_forge.PRESETS[NOVICE], boldness=1))
    others = [fresh("levels/base/novice-random"), fresh("solo/random")]
    assert ladder.open_rows(others, 4, Kept(place)) == others[:1]
    assert "| base | novice – random | 0 of 4 | – |" in page(others, 4, "as it is", Kept(place))


def test_a_part_of_the_ladder_does_not_take_the_place_of_the_whole() -> None:
    assert ladder.place_of(is_part=False) == ROOT / "bench" / "LADDER.md"
    assert ladder.place_of(is_part=True) == Path(".bench") / "ladder" / "LADDER.md"


def test_a_clock_never_breaks_into_what_is_being_written() -> None:
    clock = Clock()
    given = iter([Part([0], 0.0, "one"), Part([1], 0.0, "two")])
    parts = clock.parts(given)
    assert next(parts).result == "one"
    clock.ring(0, None)
    with pytest.raises(TimeUp):
        next(parts)


def test_killed_outright_no_finished_game_is_lost(tmp_path: Path) -> None:
    row = "levels/base/novice-random"
    words = ["--only", row, "--games", "400", "--jobs", "1", "--page", str(tmp_path / "page.md")]
    code = (
        "import pathlib, sys; from bench.ladder import __main__ as ladder, play, sources;"
        f"sources.FOLDER = play.FOLDER = pathlib.Path({str(tmp_path)!r});"
        "sys.exit(ladder.main(sys.argv[1:]))"
    )
    running = subprocess.Popen(
        [sys.executable, "-c", code, *words], cwd=ROOT, env=os.environ, stdout=subprocess.DEVNULL
    )
    source = fresh(row).sources[0]
    wait_until(lambda: len(source.lines()) >= 8, "no games are played")
    running.kill()
    running.wait()
    known = source.lines()
    assert 8 <= len(known) < 400
    assert played(fresh(row), len(known) + 8).games >= len(known) + 8
    assert source.lines()[: len(known)] == known


# ---------------------------------------------------------------------- what is told


@pytest.mark.parametrize(
    ("games", "found", "expected"),
    [
        (1000, Estimate(0.70, 0.66, 0.74, 500), MET),
        (1000, Estimate(0.66, 0.59, 0.70, 500), MISSED),
        (1000, Estimate(0.64, 0.61, 0.67, 500), MISSED),
        (10, Estimate(0.60, 0.20, 0.90, 5), OPEN),
        (500, Estimate(0.80, 0.76, 0.84, 250), f"{MET}, so far"),
        (500, Estimate(0.50, 0.46, 0.54, 250), f"{MISSED}, so far"),
    ],
)
def test_a_target_is_met_only_with_its_interval_and_all_games(
    games: int, found: Estimate, expected: str
) -> None:
    row = ROWS["levels/base/easy-novice"]
    told = Told(row, [[{}] * games])
    assert verdict(told, 1000, Target(0.65, above=0.60), found) == expected


def test_a_shared_victory_counts_half_and_only_whole_deals_count() -> None:
    row = ROWS["levels/base/easy-novice"]
    lines: list[dict[str, Any]] = [
        {"n": 0, "wins": [0.5, 0.5], "scores": [9, 9]},
        {"n": 1, "wins": [1, 0], "scores": [9, 8]},
        {"n": 2, "wins": [0, 1], "scores": [1, 2]},
    ]
    assert row.sources[0].task == MATCH
    assert Told(row, [lines, []]).share().value == 0.75


def test_calls_of_a_search_are_made_again_as_they_were() -> None:
    question = ROWS["inside/base-2"].sources[0].question
    state = position(question, 1)
    trace = Trace(state, shipped(name_for(state)), 1)
    trace.search()
    judged = sum(what == 1 for what, _, _ in trace.calls)
    assert judged == len(trace.steps) == trace.again.done == ITERATIONS


def test_a_row_that_there_is_not_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert ladder.main(["--only", "nothing"]) == 2
    assert "no row is called nothing" in capsys.readouterr().err
    assert ladder.main(["--list"]) == 0
    assert "levels/titans/master-hard" in capsys.readouterr().out
