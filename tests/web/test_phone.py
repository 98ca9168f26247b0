"""A phone: turns by taps, no page that scrolls sideways, nothing too small for a thumb."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from grani.locales import LANGUAGES
from tests.web.robot import RealmsRobot, Robot, look
from tests.web.screens import Stage
from tests.web.tour import too_wide
from tests.web.visitor import PHONE, WIDE, Visit

pytestmark = pytest.mark.by_turns(2)

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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_room_code_stands_in_one_line_of_my_games(visit: Visit, language: str) -> None:
    guest = visit(size=PHONE, language=language)
    guest.create("dice-forge", "you", "greedy", "greedy")
    code = guest.page("/games").locator("main li .code")
    expect(code).to_have_count(1)
    assert code.evaluate("(code) => code.getClientRects().length") == 1


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


@pytest.mark.parametrize("size", [PHONE, (844, 390), NARROW], ids=["upright", "side", "narrow"])
def test_a_replay_is_steered_by_a_thumb(visit: Visit, stage: Stage, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    stage.lend(visitor)
    page = visitor.page(f"/replay/{stage.code('forge-ended')}?step=60")
    page.locator(".dock").wait_for()
    slider = page.get_by_role("slider").bounding_box()
    assert slider is not None
    assert slider["height"] >= THUMB
    assert slider["width"] >= (0.9 * size[0] if size[0] < size[1] else 0.5 * size[0])
    assert page.evaluate(_SMALL, [".timeline button", THUMB]) == []
    bar = page.locator(".timeline").bounding_box()
    assert bar is not None
    assert bar["height"] <= (100 if size[0] < size[1] else 52), "the table needs the room"

    # A step, a turn, any turn there is.
    count = page.locator(".timeline .count")
    page.get_by_role("button", name="One move back").tap()
    expect(count).not_to_contain_text("60 / ")
    page.get_by_role("button", name="Turn, speed and more").tap()
    expect(count).to_be_visible()
    assert too_wide(page) <= 0
    turns = page.get_by_label("Go to a turn")
    turns.select_option(index=1)
    expect(count).to_have_text(re.compile(r"^\d+ / \d+$"))
    first = count.inner_text()
    page.get_by_role("button", name="One turn forward").tap()
    expect(count).not_to_have_text(first)
    expect(turns).to_have_js_property("selectedIndex", 2)


@pytest.mark.parametrize("size", [PHONE, (844, 390), WIDE], ids=["upright", "side", "wide"])
def test_the_log_goes_on_at_its_end_and_is_seen_there(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size).table("dice-forge", "you", "greedy", "greedy", fate="log")
    robot = Robot(page, 3, touch=size != WIDE)
    robot.play(decisions=6)
    assert robot.is_asked()
    if size != WIDE:
        page.locator(".nav [data-tab=boards]").click()
    lines = page.locator(".chronicle li")
    numbers = [int(one.get_attribute("data-line") or "") for one in lines.all()]
    assert numbers == sorted(numbers)
    assert page.evaluate(_END_OF_LOG) == [True, True]


_END_OF_LOG = """() => {
  const log = document.querySelector('.chronicle .scroll');
  const line = [...log.querySelectorAll('li')].at(-1);
  const [box, last] = [log, line].map((one) => one.getBoundingClientRect());
  const isSeen = last.bottom <= box.bottom + 1 && last.top >= box.top - 1;
  return [log.scrollHeight > log.clientHeight + 40, isSeen];
}"""
"""Whether there is more than can be seen of the log, and the last line is seen."""
