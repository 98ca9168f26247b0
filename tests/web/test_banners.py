"""Realms are recognised by their banners, wherever these stand: none of them is cropped."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.screens import SCREENS, Stage
from tests.web.visitor import PHONE, WIDE, Visit

SCREENS_WITH_BANNERS = ("rules-realms", "new-realms", "realms")
CROPPED = 0.04
"""How much of a banner may be missing: what rounding to pixels takes."""
_MISSING = """() => [...document.querySelectorAll('svg[viewBox="0 0 320 110"]')]
  .map((banner) => banner.getBoundingClientRect())
  .filter(({ width }) => width > 0)
  .map(({ width, height }) => Math.abs(1 - (width / height) / (320 / 110)))"""


def _check(page: Page) -> None:
    missing = page.evaluate(_MISSING)
    assert missing, "there is no banner"
    assert max(missing) <= CROPPED


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desk", "phone"])
def test_banners_of_realms_are_whole(visit: Visit, stage: Stage, size: tuple[int, int]) -> None:
    visitor = visit(size=size, language="ru")
    stage.lend(visitor)
    page = visitor.context.new_page()
    for name in SCREENS_WITH_BANNERS:
        SCREENS[name].show(stage, page)
        _check(page)
    room = visitor.create("rolling-realms", "you", "open", setup="SWTCPKMYV", start=False)
    page.goto(f"/room/{room}")
    page.locator(".preview li svg").first.wait_for()
    _check(page)


def test_the_section_that_is_read_is_in_sight_of_a_phone(visit: Visit) -> None:
    page = visit(size=PHONE, language="ru").page("/rules/realm")
    here = page.locator("nav [aria-current]")
    expect(here).to_have_text("Миры")
    expect(here).to_be_in_viewport(ratio=1)
