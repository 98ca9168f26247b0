"""``grani review`` in the terminal, as JSON and as a page."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from grani.cli.review_page import page
from grani.cli.review_told import Figures, moment_told, show, show_career
from grani.locales import LANGUAGES, language
from grani.review.career import Reviewed, career
from grani.review.story import review
from grani.terminal.screen import Screen
from tests.cli.running import grani
from tests.contract.games import Configuration
from tests.review.played import played
from tests.review.test_review import REVIEWED, TINY, beginning


@cache
def told_of(kind: Configuration) -> dict[str, Any]:
    """Review the beginning of a game, for all languages."""
    return review(beginning(played(kind, 5)), TINY, 1)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("kind", REVIEWED, ids=str)
def test_a_review_is_told(
    kind: Configuration, code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = told_of(kind)
    speech = language(code, kind.name)
    show(told, speech, Screen(plain=True))
    text = capsys.readouterr().out
    assert speech.say("review-moments") in text
    assert speech.say("review-unfinished") in text
    assert told["moments"]
    for moment in told["moments"]:
        lines = moment_told(moment, told, Figures(told), speech)
        assert len(lines) > 1
        assert all(lines)


def test_a_page_holds_charts_and_names_as_they_are() -> None:
    record = beginning(played(REVIEWED[0], 5), 25)
    record.seats = ["<b>Olena", "Taras"]
    text = page(review(record, TINY, 1), language("en", record.game))
    assert "&lt;b&gt;Olena" in text
    assert "<b>Olena" not in text.partition("<script>")[0]
    assert text.count('id="chart-') == 3
    assert "http-equiv" not in text
    assert "src=" not in text.partition("<script>")[0]


def test_games_of_a_player_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    record = beginning(played(REVIEWED[0], 5))
    told = career([Reviewed("a.json", review(record, TINY, 1), ("you", "easy"))], record.seats[0])
    show_career(told, language("uk"), Screen(plain=True))
    text = capsys.readouterr().out
    assert language("uk").say("review-by-rival") in text


def test_the_command(tmp_path: Path) -> None:
    record = beginning(played(REVIEWED[2], 5), 12)
    games = tmp_path / "games"
    games.mkdir()
    (games / "one.json").write_text(record.dump())
    done = grani(tmp_path, "review", str(games), "--json")
    told = json.loads(done.stdout)
    assert told["game"] == record.game
    assert len(told["worth"]) == 13
    done = grani(tmp_path, "review", str(games), "--player", "Nobody")
    assert done.returncode
    assert "Nobody" in done.stderr
    again = tmp_path / "again"
    done = grani(
        tmp_path, "review", str(games), "--player", record.seats[0], "--mistakes", str(again)
    )
    assert done.returncode == 0, done.stderr
    assert again.is_dir()
