"""Tables at every size of screen: all text can be read, and all that can be chosen can be reached.

Nothing lies over what should be seen; what can be chosen is in sight, or a scroll or a tab away.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.scenes import Theatre, snapshot
from tests.web.sizes import SIZES, resize
from tests.web.visitor import Visit

LEAST = 11
"""Pixels of the smallest letters."""
GEOMETRY = Path(__file__).with_name("geometry.js").read_text("utf-8")


def look(page: Page) -> tuple[list[str], set[str]]:
    """Give what is wrong with the table as it lies there, and what can be chosen on it."""
    found: dict[str, Any] = page.evaluate(GEOMETRY, {"least": LEAST})
    return found["wrong"], set(found["targets"])


def look_at_all(page: Page) -> tuple[list[str], set[str]]:
    """The same, on every tab if there are any."""
    tabs = page.locator(".nav [data-tab]")
    if not tabs.count():
        return look(page)
    wrong: list[str] = []
    targets: set[str] = set()
    for number in range(tabs.count()):
        tab = tabs.nth(number)
        tab.click()
        here, there = look(page)
        wrong += [f"{tab.get_attribute('data-tab')}: {one}" for one in here]
        targets |= there
    return wrong, targets


def wanted(name: str) -> set[str]:
    """The places of all options of a scene."""
    play = json.loads(snapshot(name))["play"]
    return {place for one in play["prompts"][0]["options"] for place in one["targets"]}


@pytest.mark.parametrize(
    ("name", "language"), [("many", "uk"), ("goddess-late", "ru"), ("titans-late", "en")]
)
def test_dice_forge_fits_every_screen(visit: Visit, name: str, language: str) -> None:
    page = visit(language=language).context.new_page()
    Theatre(page).show(name)
    wrong = []
    for width, height in SIZES:
        resize(page, width, height)
        found, targets = look_at_all(page)
        found += [f"not to be found: {one}" for one in wanted(name) - targets]
        wrong += [f"{width}x{height} {one}" for one in found]
    assert wrong == []


def test_rolling_realms_fits_every_screen(visit: Visit) -> None:
    page = visit(language="ru").context.new_page()
    Theatre(page).show("realms-four")
    wrong = []
    for width, height in SIZES:
        resize(page, width, height)
        wrong += [f"{width}x{height} {one}" for one in look(page)[0]]
    assert wrong == []
