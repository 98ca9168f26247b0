"""What a game may still need is fetched while its table rests: a server may then go away."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.robot import Robot
from tests.web.visitor import Parts, Visit


@pytest.mark.parametrize(
    ("game", "setup"),
    [("dice-forge", None), ("dice-forge", "titans"), ("rolling-realms", None)],
)
def test_nothing_that_opens_at_a_table_is_still_to_be_fetched(
    visit: Visit, game: str, setup: str | None
) -> None:
    page = visit(looks_ahead=True).table(game, "you", "greedy", setup=setup)
    parts = Parts(page)
    Robot(page).is_asked()
    parts.all_fetched()
    sheet = page.get_by_role("dialog")
    for key in "0lm?":
        page.keyboard.press(key)
        expect(sheet).to_be_visible()
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
    if game == "dice-forge":
        page.locator(".rivals .title").first.click()
        expect(sheet).to_be_visible()
        page.keyboard.press("Escape")
    page.keyboard.press("t")
    expect(page.get_by_role("region", name="Text view")).to_be_visible()
    assert parts.asked == []


def test_a_part_that_was_to_be_fetched_ahead_may_stay_away(visit: Visit) -> None:
    guest = visit(looks_ahead=True)
    code = guest.create("dice-forge", "you", "greedy")
    page = guest.context.new_page()
    page.route("**/assets/Scoring-*.js", lambda route: route.abort())
    loads: list[str] = []
    page.on("load", lambda loaded: loads.append(loaded.url))
    parts = Parts(page)
    page.goto(f"/room/{code}")
    parts.all_fetched()
    assert {name.partition("-")[0] for name in parts.missed} == {"Scoring"}
    # Nothing is said of it, and nothing is loaded anew: it may never be needed.
    robot = Robot(page, 6)
    assert robot.play(decisions=2) == 2
    expect(page.get_by_role("alert")).to_have_count(0)
    assert len(loads) == 1
