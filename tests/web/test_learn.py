"""Learning: a newcomer who does what the lessons say comes to the end, and is coached."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from grani.lessons.lesson import lessons_of
from tests.web.tour import findings, unspoken
from tests.web.visitor import PHONE, WIDE, Visit

ON_ITS_SIDE = (844, 390)
"""A phone on which the sheet and what is lit are close to each other."""
TO_DO = """(last) => {
  const sheet = document.querySelector('[data-step]');
  const light = document.querySelector('[data-light]');
  const main = document.querySelector('[data-main]');
  if (!sheet) return document.querySelector('[data-over]') ? { name: 'over' } : null;
  if (!main && !light) return null;
  const { x, y, width, height } = (main ?? light).getBoundingClientRect();
  const isSwitch = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('label');
  const lit = isSwitch ? 'switch' : light?.dataset.light;
  const name = `${sheet.dataset.step}: ${main ? 'sheet' : lit}`;
  const found = { name, x: x + width / 2, y: y + height / 2 };
  const isSeen = found.x > 0 && found.x < innerWidth && found.y > 0 && found.y < innerHeight;
  const rests = isSeen && window.before === JSON.stringify(found);
  window.before = JSON.stringify(found);
  return rests && name !== last ? found : null;
}"""
"""What the screen tells to press: the button of the sheet, or what is lit; once it rests."""
COVERS = """() => {
  const found = ['.goal p', '.choices'].map((one) => document.querySelector(one));
  const [goal, panel] = found.map((one) => one?.getBoundingClientRect());
  return Boolean(goal && panel && goal.bottom > panel.top && goal.top < panel.bottom);
}"""
"""Whether the goal lies over what is to be chosen."""
Press = Callable[[Page, float, float], None]


def by_mouse(page: Page, x: float, y: float) -> None:
    page.mouse.click(x, y)


def by_touch(page: Page, x: float, y: float) -> None:
    page.touchscreen.tap(x, y)


def by_keyboard(page: Page, x: float, y: float) -> None:
    """Press whatever has the focus; it must be what lies in the light, or the button."""
    at = "([x, y]) => document.activeElement.contains(document.elementFromPoint(x, y))"
    page.wait_for_function(at, arg=[x, y])
    page.keyboard.press("Enter")


def follow(page: Page, press: Press) -> list[str]:
    """Press what one is told to press until it is over; give the names of it all."""
    pressed: list[str] = []
    while True:
        last = pressed[-1] if pressed else ""
        told = page.wait_for_function(TO_DO, arg=last).json_value()
        if told["name"] == "over":
            return pressed
        pressed.append(told["name"])
        assert not page.evaluate(COVERS), told["name"]
        press(page, told["x"], told["y"])


@pytest.mark.by_turns(3)
@pytest.mark.parametrize(
    ("game", "language", "size", "press"),
    [
        ("dice-forge", "en", WIDE, by_mouse),
        ("rolling-realms", "ru", PHONE, by_touch),
        ("rolling-realms", "en", ON_ITS_SIDE, by_touch),
        ("dice-forge", "uk", PHONE, by_touch),
        ("dice-forge", "uk", WIDE, by_keyboard),
    ],
)
def test_who_only_follows_what_learn_says_comes_to_the_end(
    visit: Visit, game: str, language: str, size: tuple[int, int], press: Press
) -> None:
    page = visit(size=size, language=language).page("/")
    page.locator(f'.offer a[href$="/learn/{game}"]').click()
    pressed = follow(page, press)
    lessons = lessons_of(game)
    assert lessons is not None
    told = {name.partition(":")[0] for name in pressed}
    assert told == {
        f"{chapter.id} {step}"
        for chapter in lessons.chapters
        for step in range(len(chapter.steps) + 1)
    }
    assert unspoken(page) == []


def test_a_lesson_is_left_and_come_back_to_and_the_dark_is_dead(visit: Visit) -> None:
    page = visit().page("/learn/dice-forge")
    sheet = page.locator("[data-step]")
    page.locator("[data-main]").click()
    expect(sheet).to_have_attribute("data-step", "roll 1")
    assert findings(page) == []
    page.get_by_text("Skip this chapter").click()
    expect(sheet).to_have_attribute("data-step", "forge 0")
    light = page.locator('[data-light*="pool:moon_2"]')
    expect(light).to_be_visible()
    # Another face, in the dark: neither the pointer nor a key of the table reaches it.
    face = page.locator('[data-target="pool:gold_3"]').bounding_box()
    assert face is not None
    page.mouse.click(face["x"] + 5, face["y"] + 5)
    page.keyboard.press("1")
    page.keyboard.press("Escape")
    page.get_by_role("alertdialog").get_by_text("Leave, come back later").click()
    page.locator(".tile.dice-forge").get_by_text("Go on learning").click()
    expect(sheet).to_have_attribute("data-step", "forge 0")
    expect(light).to_be_visible()


def test_the_coach_of_a_first_game_says_each_thing_once(visit: Visit) -> None:
    page = visit().page("/learn/dice-forge")
    for _ in range(5):
        page.get_by_text("Skip this chapter").click()
    page.get_by_role("button", name="Your first game").click()
    tip = page.locator("[data-tip]")
    expect(tip).to_have_attribute("data-tip", "coach-main")
    expect(page.locator(".coach")).to_contain_text("the most glory after 9 rounds")
    page.get_by_text("Got it").click()
    expect(tip).to_have_count(0)
    page.locator('[data-target="pool:gold_3"]').click()
    expect(tip).to_have_attribute("data-tip", "coach-place")
    # The question is still there, the coach has come, and what was said is not said again.
    with page.expect_response("**/Coach-*.js"):
        page.reload()
        expect(page.locator('[data-target^="die:0:light"]').first).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(tip).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, ON_ITS_SIDE], ids=["upright", "side"])
def test_on_a_phone_sentences_come_in_the_order_of_what_is_lit(
    visit: Visit, size: tuple[int, int]
) -> None:
    """The die is opened, then one of its faces is chosen, then the new one goes in."""
    page = visit(size=size).page("/learn/dice-forge")
    page.get_by_text("Skip this chapter").click()
    says = page.locator("[data-step^=forge] .says")
    for said in (
        "Take this face",
        "Open the dark one",
        "On the dark die",
        "Now forge the new face",
    ):
        expect(says).to_contain_text(said)
        told = page.wait_for_function(TO_DO, arg="").json_value()
        by_touch(page, told["x"], told["y"])
    expect(says).to_contain_text("Daedalus begins a turn")
