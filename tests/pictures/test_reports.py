"""Results of many games and reviews of one, as tables with charts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import grani
from grani.arena.deals import play_numbers
from grani.arena.figures import Figures, figures
from grani.arena.question import Question
from grani.arena.simulate import Result, Series, simulate
from grani.notebooks import reports
from grani.review.story import Review, review


@pytest.fixture(scope="module")
def result() -> Result:
    return simulate(Series("dice-forge", ("random", "greedy"), 20, seed=7))


@pytest.fixture(scope="module")
def told() -> Review:
    match = grani.Match.new(grani.game("dice-forge"), ["Olena", "Taras <3"], seed=5)
    grani.play(match, "random", seed=5)
    return review(match.record, "quick")


@pytest.fixture(scope="module")
def fought() -> Figures:
    game = grani.game("dice-forge")
    question = Question.of(game, ("random", "greedy"), (), 2, None, 0)
    return figures(question, play_numbers(question.to_json(), range(16)))


def cells(html: str) -> list[str]:
    return re.findall(r"<t[dh][^>]*>(.*?)</t[dh]>", html)


def test_a_simulation_is_a_table_and_a_chart(result: Result) -> None:
    html = result._repr_html_()
    assert "2 greedy" in cells(html)
    assert html.count("<svg") == 1
    assert repr(result).startswith("<20 games of dice-forge: random ")


def test_without_the_library_for_charts_there_are_tables(
    result: Result, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reports, "missing_package", lambda: "altair")
    html = grani.picture(result, "en").html
    assert "2 greedy" in cells(html)
    assert "<svg" not in html


def test_a_review_tells_sums_curve_and_moments(told: Review, tmp_path: Path) -> None:
    report = grani.picture(told, "uk", dark=True)
    assert "Taras &lt;3" in cells(report.html)
    assert report.html.count("<svg") == 1
    report.save(tmp_path / "review.html")
    assert report.html in (tmp_path / "review.html").read_text("utf-8")
    assert repr(told) == "<quick review of dice-forge: Olena, Taras <3>"


def test_an_arena_tells_who_beats_whom(fought: Figures) -> None:
    html = fought._repr_html_()
    assert "1 greedy" in cells(html)
    assert html.count("<svg") >= 1
