"""What ``grani train`` shows while it learns: lines in every language, and the page with curves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from grani.cli.train_told import Told
from grani.locales import LANGUAGES, language

pytestmark = pytest.mark.one_build

TRIED: dict[str, Any] = {
    "against greedy": 0.875,
    "give or take": 0.05,
    "glory": 131.5,
    "their glory": 109.25,
}


def entry(round: int, stage: str = "search", **more: Any) -> dict[str, Any]:
    losses = {"lead": 1.5, "win": 0.5, "policy": 2.25}
    return {"round": round, "stage": stage, **losses, "games": 100 * round, **more}


def told_in(lang: str, folder: Path, *entries: dict[str, Any]) -> Told:
    lines = "".join(json.dumps(one) + "\n" for one in entries)
    (folder / "curve.jsonl").write_text(lines, "utf-8")
    return Told("forge-2", 7, 10, folder, language(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_round_and_a_trial_are_told(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    last = entry(2, **TRIED)
    told = told_in(lang, tmp_path, entry(1, "watch"), last)
    told(last)
    round, trial = capsys.readouterr().out.splitlines()
    assert "1.500" in round
    assert "10" in round
    assert all(part in trial for part in ("greedy", "87.5", "131.5", "109.2", "█"))
    page = (tmp_path / "curve.html").read_text("utf-8")
    assert f'<html lang="{lang}">' in page
    assert language(lang).say("train-page-title", name="forge-2") in page
    assert page.count('class="chart"') == 3
    assert "0.875" in page
    assert "train-" not in page.partition("<script>")[0]


def test_before_the_first_trial_errors_alone_are_drawn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told_in("en", tmp_path, entry(1)).begin()
    assert "curve.html" in capsys.readouterr().out
    assert (tmp_path / "curve.html").read_text("utf-8").count('class="chart"') == 1


def test_without_what_draws_it_says_so_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = told_in("en", tmp_path, entry(1, **TRIED))
    told.missing = "altair"
    told.begin()
    told(entry(1, "a stage of one's own", **TRIED))
    assert "grani[reports]" in capsys.readouterr().out
    assert not (tmp_path / "curve.html").exists()
