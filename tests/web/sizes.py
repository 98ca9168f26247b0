"""The sizes of screen at which tables are looked at, and what is wrong with them there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, ViewportSize

from tests.web.scenes import snapshot

SIZES = [
    (844, 390),
    (390, 844),
    (820, 1180),
    (1180, 820),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
]
LEAST = 11
"""Pixels of the smallest letters."""
SIDE = 3
"""Colons in the name of a side of a die."""
_GEOMETRY = Path(__file__).with_name("geometry.js").read_text("utf-8")
_LAID_OUT = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"""


def resize(page: Page, width: int, height: int) -> None:
    """Give a page another window, and wait until everything has found its place in it."""
    page.set_viewport_size(ViewportSize(width=width, height=height))
    settle(page)


def settle(page: Page) -> None:
    """Wait until everything has found its place; no pointer rests on the table."""
    page.mouse.move(0, 0)
    page.evaluate(_LAID_OUT)


def tabs(page: Page) -> list[str]:
    """Give the views among which a phone chooses; one without a name where all is seen at once."""
    found = page.locator(".nav [data-tab]")
    return [found.nth(at).get_attribute("data-tab") or "" for at in range(found.count())] or [""]


def turn_to(page: Page, tab: str) -> None:
    """Go to one of these views."""
    if tab:
        page.locator(f'.nav [data-tab="{tab}"]').click()
        settle(page)


def faults(page: Page, scene: str) -> list[str]:
    """Give what is wrong with a scene in the window it has, on every tab if there are any."""
    wrong: list[str] = []
    targets: set[str] = set()
    places = _places(scene)
    for side in sorted(place for place in places if place.count(":") == SIDE)[:1]:
        # Opened dice come in a part of their own, which a busy machine may still be loading.
        page.locator(f'[data-target="{side}"]').first.wait_for(state="attached")
    for tab in tabs(page):
        turn_to(page, tab)
        for _ in _opened_dice(page):
            found: dict[str, Any] = page.evaluate(_GEOMETRY, {"least": LEAST})
            wrong += [f"{tab}: {one}" if tab else one for one in found["wrong"]]
            targets |= set(found["targets"])
    return [*wrong, *(f"not to be found: {place}" for place in places - targets)]


def _opened_dice(page: Page) -> Iterator[None]:
    """Show one opened die after the other, where there is room for one only."""
    switch = page.locator(".forging .switch label")
    if not switch.count() or not switch.first.is_visible():
        yield
        return
    for die in switch.all():
        die.click()
        settle(page)
        yield


def _places(scene: str) -> set[str]:
    """The places of all options of a scene.

    A table of Rolling Realms shows those of the die in hand, ``test_choosing.py`` those of all.
    """
    play = json.loads(snapshot(scene))["play"]
    if play["view"]["game"] != "dice-forge":
        return set()
    options = play["prompts"][0]["options"]
    return {place for option in options for place in option["targets"]}
