"""Films of games in a page of anybody's: no server, several of them, by mouse and by keys."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Request, ViewportSize, expect

import grani

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 800}


def page_of(tmp_path: Path) -> Path:
    """Write a page with a film of each game, the first of them twice."""
    films = []
    for game in ("dice-forge", "rolling-realms"):
        match = grani.Match.new(grani.game(game), ["Olena", "Taras"], seed=3)
        while len(match.record.actions) < 40:
            list(match.run_on())
            seat = match.waiting()[0]
            match.act(match.state.legal(seat)[-1], seat)
        films.append(grani.picture(match, "en").html)
    path = tmp_path / "films.html"
    path.write_text(f"<!doctype html><body>{films[0]}{films[1]}{films[0]}</body>", "utf-8")
    return path


def test_films_are_stepped_through_by_mouse_and_by_keys(chrome: Browser, tmp_path: Path) -> None:
    path = page_of(tmp_path)
    page = chrome.new_page(viewport=DESK)
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))

    def asked(request: Request) -> None:
        if not request.url.startswith("file:"):
            wrong.append(request.url)

    page.on("request", asked)
    page.goto(path.as_uri())
    first, second, again = page.locator(".grani-film").all()
    steps = first.locator("span").inner_text().removeprefix("0 / ")
    before = first.locator("figure > svg").inner_html()
    first.get_by_role("button", name="One move forward").click()
    expect(first.locator("span")).to_have_text(f"1 / {steps}")
    expect(first.get_by_role("status")).to_contain_text("Set-up")
    assert first.locator("figure > svg").inner_html() != before
    first.press("ArrowLeft")
    assert first.locator("figure > svg").inner_html() == before
    first.press("End")
    expect(first.locator("span")).to_have_text(f"{steps} / {steps}")
    first.locator("input").fill("5")
    expect(first.locator("span")).to_have_text(f"5 / {steps}")
    first.get_by_role("button", name="Play").click()
    expect(first.locator("span")).not_to_have_text(f"5 / {steps}")
    first.press(".")
    expect(first.get_by_role("button", name="Play")).to_have_attribute("title", "Play (space bar)")
    for other in (second, again):
        expect(other.locator("span")).to_contain_text("0 / ")
    page.set_viewport_size(PHONE)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
    assert wrong == []
    page.close()
