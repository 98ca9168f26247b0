"""The report of an arena in a real browser: every chart is drawn, and nothing is asked for."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.cli.running import grani

pytestmark = pytest.mark.by_turns(2)

HEADINGS = {"dice-forge": "Feats", "rolling-realms": "Stars by realm and round"}


@pytest.mark.parametrize("game", HEADINGS)
def test_every_chart_is_drawn_without_a_network(chrome: Browser, tmp_path: Path, game: str) -> None:
    file = tmp_path / "report.html"
    bots = ("random", "examples.bots.patient:Patient")
    few = ("--games", "16", "--error", "0", "--html", str(file), "--lang", "en")
    done = grani(tmp_path, "arena", game, *bots, *few)
    assert done.returncode == 0, done.stderr
    page = chrome.new_page()
    asked: list[str] = []
    wrong: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda error: wrong.append(error.message))
    page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    page.goto(file.as_uri())
    charts = page.locator(".chart")
    expect(page.get_by_role("heading", name=HEADINGS[game], exact=True)).to_be_visible()
    expect(charts.locator("svg.marks")).to_have_count(charts.count())
    assert charts.count() >= 7
    assert asked == [file.as_uri()]
    assert wrong == []
    page.close()
