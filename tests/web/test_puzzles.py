"""Puzzles in the browser: one found, one missed, the day's, on a phone, in three languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from grani.puzzles.puzzle import Puzzle, collection, of_day
from grani.server.days import today
from tests.web.tour import findings, too_wide, unspoken
from tests.web.visitor import Visit, Visitor

GAME = "dice-forge"
BELOW = """() => {
  const [table, verdict] = ['.board', 'aside'].map((one) => document.querySelector(one));
  return verdict.getBoundingClientRect().top - table.getBoundingClientRect().bottom;
}"""
"""By how many pixels a verdict stands below the table."""


def answer(page: Page, puzzle: Puzzle, action: int) -> None:
    """Choose an option from the full list, which has a number and a place for each."""
    page.keyboard.press("0")
    entry = page.locator(f'[aria-modal=true] [data-action="{action}"]')
    entry.click()
    expect(page.locator("#verdict")).to_be_visible()


def test_one_is_found_and_one_is_missed(guest: Visitor) -> None:
    first, second = collection(GAME)[:2]
    page = guest.page(f"/puzzles/{first.id}")
    expect(page.locator("[data-prompt]")).to_be_visible()
    expect(page.locator(".task")).to_contain_text(first.id)
    answer(page, first, first.answer)
    expect(page.locator("#verdict")).to_have_text("Right!")
    page.get_by_role("link", name="Next puzzle").click()
    expect(page).to_have_url(re.compile(f"/puzzles/{second.id}$"))
    expect(page.locator("#verdict")).to_have_count(0)
    expect(page.locator("[data-prompt]")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".task")).to_contain_text("There is something better.")
    wrong = second.options[-1]
    answer(page, second, wrong.action)
    within = max(1, round(196 * wrong.error))
    expect(page.locator("#verdict")).to_contain_text(f"{round(100 * wrong.cost)} ± {within} ")
    expect(page.locator("aside li")).to_have_count(0)
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator("aside li.best")).to_be_visible()
    expect(page.locator("aside")).to_contain_text("Why: ")
    page.get_by_role("button", name="Once more").click()
    expect(page.locator("#verdict")).to_have_count(0)
    answer(page, second, second.answer)
    page.goto("/puzzles")
    expect(page.locator("a.right", has_text=first.id)).to_be_visible()
    expect(page.locator("a.wrong", has_text=second.id)).to_be_visible()


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_the_puzzle_of_the_day_on_a_phone(visit: Visit, language: str) -> None:
    puzzle = of_day("rolling-realms", today())
    assert puzzle is not None
    guest = visit(size=(390, 844), language=language)
    page = guest.page("/puzzles")
    page.locator(".day").last.click()
    expect(page).to_have_url(re.compile(f"/puzzles/{puzzle.id}$"))
    expect(page.locator("[data-prompt]")).to_be_visible()
    answer(page, puzzle, puzzle.answer)
    assert unspoken(page) == []
    assert too_wide(page) <= 0
    assert page.evaluate(BELOW) >= 0, "the verdict lies over the table"
    page.goto("/puzzles")
    assert unspoken(page) == []
    assert too_wide(page) <= 0
    assert findings(page) == []


def test_what_is_no_puzzle_is_said(guest: Visitor) -> None:
    page = guest.page("/puzzles/NOSUCH")
    expect(page.get_by_role("heading", name="There is no such puzzle.")).to_be_visible()
