"""Whole turns without a mouse: number keys, arrows, Tab and Enter; undo, help; focus in sight."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.robot import Look, RealmsRobot, Robot, look
from tests.web.visitor import Visitor

BY_ONE_DIGIT = 9
MOST_TABS = 150
_IS_OUTLINED = """() => {
  const here = document.activeElement;
  if (here === document.body) return true;
  const drawn = (style) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  const ring = here.querySelector(':scope > .focus');
  return drawn(getComputedStyle(here)) || (ring && getComputedStyle(ring).stroke !== 'none');
}"""
_HERE = """() => {
  const here = document.activeElement;
  const { target, spot, action } = here.dataset;
  return target ?? spot ?? (here.matches('.choice') ? action : '');
}"""
_WHAT = "() => document.activeElement.outerHTML.slice(0, 200)"


class Typist(Robot):
    """Plays by keys only, one way after another."""

    def choose(self, before: Look) -> None:
        """Take an option by its number, by arrows, in the list, or by Tab to the thing itself."""
        ways = [self.by_number, self.by_arrows, self.by_list]
        if before.places or before.panel:
            ways.append(self.by_tab)
        way = ways[self.decisions % len(ways)]
        self.clicked.append(way.__name__)
        way(before)
        self.wait(before.prompt)

    def by_number(self, before: Look) -> None:
        """Type the number of an option, and Enter if it is not seen; no digit declines."""
        number = 1 + self.dice.randrange(before.options)
        for digit in str(number):
            self.page.keyboard.press(digit)
        if self.page.locator("output .typed").count():
            expect(self.page.locator("output .typed")).to_have_text(str(number))
            self.page.keyboard.press("Enter")
        elif self.is_open(before.prompt):
            self.page.keyboard.press("n")
            if self.page.locator(".decline.leaving").count():
                self.page.keyboard.press("n")

    def by_arrows(self, before: Look) -> None:
        """Step through the options, and take the one that the prompt tells."""
        self.page.evaluate("() => document.activeElement.blur()")
        for _ in range(1 + self.dice.randrange(before.options)):
            self.page.keyboard.press("ArrowDown")
        expect(self.page.locator("output.chosen .words")).not_to_be_empty()
        self.page.keyboard.press("Enter")

    def by_list(self, before: Look) -> None:
        """Open the full list with 0, go down in it by arrows, and take an option."""
        self.page.keyboard.press("0")
        expect(self.page.locator(".sheet .option")).to_have_count(before.options)
        self.page.keyboard.press("Tab")
        self.page.keyboard.press("Tab")
        for _ in range(1 + self.dice.randrange(before.options)):
            self.page.keyboard.press("ArrowDown")
        assert self.page.evaluate("() => document.activeElement.matches('.sheet .option')")
        self.page.keyboard.press("Enter")

    def by_tab(self, before: Look) -> None:
        """Go to something that glows, and on to what opens beside it."""
        for _ in range(MOST_TABS):
            self.page.keyboard.press("Tab")
            assert self.page.evaluate(_IS_OUTLINED), self.page.evaluate(_WHAT)
            if self.page.evaluate(_HERE) in [*before.places, *before.panel]:
                break
        else:
            raise AssertionError(f"Tab reaches none of {before.places}, {before.panel}")
        self.page.keyboard.press("Enter")
        self.wait(before.prompt, self.aside)
        if self.is_open(before.prompt):
            self.page.keyboard.press("Enter")


def chronicle(page: Page) -> list[str]:
    """Read what has happened, newest last."""
    return page.locator(".chronicle li .text").all_inner_texts()


def test_turns_of_dice_forge_by_keys(guest: Visitor) -> None:
    page = guest.table("dice-forge", "you", "here", fate="keys")
    typist = Typist(page, 13)
    assert typist.play(decisions=14) == 14
    assert set(typist.clicked) == {"by_number", "by_arrows", "by_list", "by_tab"}


def test_z_takes_back_and_what_was_before_is_asked_again(guest: Visitor) -> None:
    page = guest.table("dice-forge", "you", "here", fate="keys")
    typist = Typist(page, 14)
    undo = page.locator(".undo")
    before = look(page)
    while not undo.count():
        assert typist.is_asked()
        expect(page.locator("[data-prompt] p").first).to_have_text(re.compile(r"\w"))
        before = look(page)
        told = chronicle(page)
        typist.decide()
        typist.is_asked()
    page.keyboard.press("z")
    expect(page.locator("[data-prompt] p").first).to_have_text(
        re.compile(re.escape(before.sentence))
    )
    after = look(page)
    assert (after.places, after.panel) == (before.places, before.panel)
    assert after.options == before.options
    expect(page.locator(".chronicle li .text")).to_have_text(told)


def test_question_mark_shows_the_keys_and_escape_puts_them_away(guest: Visitor) -> None:
    page = guest.table("dice-forge", "you", "greedy")
    Robot(page).is_asked()
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(sheet).to_be_visible()
    assert page.evaluate("() => document.activeElement.closest('[role=dialog]') !== null")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


class RealmsTypist(RealmsRobot):
    """Plays by keys only: the numbers of the full list, and N; D only takes another die."""

    def choose(self, before: Look) -> None:
        """Type a number, and Enter, for none is seen; the last one ends the turn by N alone."""
        self.page.keyboard.press("d")
        if before.options == 1:
            self.page.keyboard.press("n")
            return self.wait(before.prompt)
        number = 1 + self.dice.randrange(before.options - 1)
        for digit in str(number):
            self.page.keyboard.press(digit)
        expect(self.page.locator("output .typed")).to_have_text(str(number))
        self.page.keyboard.press("Enter")
        self.wait(before.prompt)


def test_turns_of_rolling_realms_by_keys(guest: Visitor) -> None:
    page = guest.table("rolling-realms", "you", fate="keys")
    typist = RealmsTypist(page, 15)
    assert typist.is_asked()
    before = look(page)
    assert before.options > BY_ONE_DIGIT
    # What declines is last: a number that was typed is meant, not the place that has the focus.
    page.locator(".spot.legal").first.focus()
    page.keyboard.type(str(before.options))
    page.keyboard.press("Enter")
    typist.wait(before.prompt)
    assert page.locator(".spot.inked").count() == 0
    # Dice are left: N only warns, after a first decision too, and Esc takes that back.
    assert typist.is_asked()
    page.keyboard.press("n")
    warned = page.locator(".decision .warned")
    expect(warned).to_be_visible()
    page.keyboard.press("Escape")
    expect(warned).to_have_count(0)
    assert typist.play(decisions=12) == 12
    assert page.locator(".spot.inked").count() > 0
    assert typist.is_asked()
    prompt = look(page).prompt
    page.keyboard.press("n")
    if page.locator(".decision .warned").count():
        page.keyboard.press("n")
    typist.wait(prompt)


def _walks_to(page: Page, wanted: str) -> bool:
    """Go on by Tab; on a board, look at its places row by row; tell whether it is found."""
    keys = ["Tab", *(["ArrowRight"] * 6 + ["ArrowDown"] + ["ArrowLeft"] * 6 + ["ArrowDown"]) * 2]
    for key in keys:
        page.keyboard.press(key)
        assert page.evaluate(_IS_OUTLINED), page.evaluate(_WHAT)
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
            return True
        if not page.evaluate("() => document.activeElement.matches('[data-spot]')"):
            return False
    return False


def test_cells_of_a_realm_can_be_reached_by_tab_and_arrows(guest: Visitor) -> None:
    page = guest.table("rolling-realms", "you", fate="keys")
    robot = RealmsRobot(page, 16)
    assert robot.is_asked()
    prompt = look(page).prompt
    assert any(_walks_to(page, ".spot.legal") for _ in range(MOST_TABS))
    page.keyboard.press("Enter")
    robot.wait(prompt, robot.aside)
