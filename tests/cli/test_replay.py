"""Telling a record again, and the positions in it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from grani.cli import main
from grani.core.position import dump_position, load_position
from grani.core.record import load_record
from tests.cli.running import record


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What a command says."""
    assert main(words) == 0
    result = capsys.readouterr()
    assert result.err == ""
    return result.out


def test_the_whole_story_with_numbers_and_scores(
    finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = said(capsys, "replay", str(finished), "--lang", "en")
    steps = [int(line[:5]) for line in told.splitlines() if line[:5].strip().isdecimal()]
    assert steps == sorted(set(steps))
    assert steps[0] == 1
    assert all(f"Round {number}\n" in told for number in range(1, 10))
    scores = load_record(finished.read_text()).replay().scores()
    assert f"wins with {max(scores)} glory" in told
    for score in scores:
        assert f"{score}❖ │" in told


def test_from_and_to_tell_a_part_and_show_the_table(
    finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = said(capsys, "replay", str(finished), "--from", "20", "--to", "40", "--lang", "en")
    steps = [int(line[:5]) for line in told.splitlines() if line[:5].strip().isdecimal()]
    assert 20 <= min(steps) <= max(steps) <= 40
    assert "─ Temple ─" in told
    assert "The game is not over after 40 actions." in told


def test_out_of_range(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (("--to", "99999"), ("--to", "-1"), ("--from", "0"), ("--from", "99999")):
        assert main(("replay", str(finished), *words)) == 2
        assert "the record has" in capsys.readouterr().err


def test_json_for_programs(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(said(capsys, "replay", str(finished), "--json", "--lang", "uk"))
    data = record(finished)
    assert [step["action"] for step in told["steps"]] == data["actions"]
    assert told["over"]
    assert told["scores"] == load_record(finished.read_text()).replay().scores()
    assert {step["seat"] for step in told["steps"]} == {-1, 0, 1}
    assert any("кубик" in line for step in told["steps"] for line in step["told"])


def test_every_prefix_is_a_position_that_shows_and_goes_around(
    finished: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = load_record(finished.read_text())
    path = tmp_path / "position.json"
    for step in (0, 3, 25, 90, len(whole.actions)):
        text = said(capsys, "replay", str(finished), "--to", str(step), "--position")
        state = load_position(text)
        assert dump_position(state) == dump_position(whole.replay(step)) == text
        path.write_text(text, "utf-8")
        assert said(capsys, "position", str(path), "--json") == text
        code = said(capsys, "position", str(path), "--id").strip()
        assert said(capsys, "position", code, "--json") == text
        shown = said(capsys, "position", code, "--lang", "en")
        assert shown.endswith("The position is valid.\n")
        for action in state.legal():
            assert f"\n{action:>5}  " in shown
        checked = said(capsys, "position", code, "--check", "--lang", "en")
        assert checked == "The position is valid.\n"
