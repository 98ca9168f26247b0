"""A phone: turns by taps, no page that scrolls sideways, nothing too small for a thumb."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from grani.locales import LANGUAGES
from tests.web.robot import RealmsRobot, Robot, look
from tests.web.tour import too_wide
from tests.web.visitor import PHONE, Visit

THUMB = 44
NARROW = (320, 568)
OWN = "[data-target]:not(.board *), .choice, .decision button, .tabs [role=tab]"
"""What one chooses from; the small dice on the boards of others can be chosen in the list too."""
_SMALL = """([query, least]) => [...document.querySelectorAll(query)]
  .filter((thing) => thing.getClientRects().length > 0)
  .map((thing) => [thing, thing.getBoundingClientRect()])
  .filter(([, box]) => box.height < least - 0.5)
  .map(([thing, box]) => `${thing.dataset.target ?? thing.dataset.spot ?? thing.className}`
    + ` ${Math.round(box.width)}x${Math.round(box.height)}`)"""


def check_fit(page: Page, options: str) -> None:
    """Nothing reaches beyond the screen, and every option can be hit."""
    assert too_wide(page) <= 0
    assert page.evaluate(_SMALL, [options, THUMB]) == []


@pytest.mark.parametrize("setup", ["introductory", "goddess"])
def test_turns_of_dice_forge_by_taps(visit: Visit, setup: str) -> None:
    page = visit(size=PHONE).table("dice-forge", "you", "greedy", setup=setup, fate=f"tap {setup}")
    robot = Robot(page, 11, touch=True)
    for _ in range(12):
        assert robot.is_asked()
        check_fit(page, OWN)
        robot.decide()
    assert set(robot.clicked) - {"list", "decline"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_home_page_fits_the_narrowest_phone(visit: Visit, language: str) -> None:
    guest = visit(size=NARROW, language=language)
    guest.create("dice-forge", "you", "greedy")
    page = guest.page("/")
    expect(page.locator("section[aria-labelledby=mine-title] li")).to_have_count(1)
    expect(page.locator("section[aria-labelledby=day-title] li")).to_have_count(2)
    # A phone zooms out when a page is too wide, and then its window is as wide as the page.
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW[0]


def _tap_twice(page: Page) -> None:
    """Whoever taps Done twice at one spot, with dice left, still has them."""
    prompt = look(page).prompt
    box = page.get_by_role("button", name="Done").bounding_box()
    assert box is not None
    for _ in range(2):
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert look(page).prompt == prompt
    expect(page.get_by_role("button", name="Done")).to_be_visible()


def test_turns_of_rolling_realms_by_taps(visit: Visit) -> None:
    page = visit(size=PHONE).table("rolling-realms", "you", fate="phone")
    robot = RealmsRobot(page, 12, touch=True)
    assert robot.is_asked()
    _tap_twice(page)
    for _ in range(15):
        assert robot.is_asked()
        check_fit(page, ".way, .tools button, [data-die]")
        robot.decide()
    assert {"spots", "done"} <= set(robot.clicked)
