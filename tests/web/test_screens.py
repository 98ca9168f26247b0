"""Every screen, on a desk and on a phone: axe, words in all three languages, nothing too wide."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.screens import SCREENS, come_to_rest
from tests.web.tour import Tour, findings, too_wide, unspoken

pytestmark = pytest.mark.by_turns(3)

ON_PHONE = (
    "home",
    "games",
    "new-forge",
    "room",
    "forge",
    "forge-feat",
    "goddess",
    "realms",
    "end-forge",
)
IN_LIGHT = ("home", "games", "new-forge", "forge", "titans", "realms", "end-realms", "rules-feats")
OVER = ("forge-all", "forge-feat", "forge-rival", "menu", "hand-over", "keys")
"""A sheet over a table: axe looks at the sheet, and at the table where nothing lies over it."""
AROUND = ("replay-forge", "replay-realms", "puzzle", "puzzle-missed", "analysis-board")
"""What stands around a table that axe sees elsewhere."""
SHEET = "[aria-modal=true], .beside"
TABLE = ".stage"
COLOURS = ("color-contrast", "link-in-text-block")
"""The rules of axe that look at colours, a third of its time. In light, the others have looked at
the same things in the dark; on a phone, these have looked at the same colours on a desk."""
_PAINT = "(theme) => (document.documentElement.dataset.theme = theme)"


@pytest.mark.parametrize(("number", "name"), list(enumerate(SCREENS)), ids=list(SCREENS))
def test_every_screen_is_accessible_and_changes_its_language(
    at_desk: Tour, number: int, name: str
) -> None:
    # From one language to the other and, on the next screen, back: each change is looked at.
    first, then = ("ru", "en") if number % 2 else ("en", "ru")
    page = at_desk.show(name, language=first)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    within, beside = SHEET if name in OVER else "", TABLE if name in AROUND else ""
    assert findings(page, within=within, beside=beside) == []
    if name in IN_LIGHT:
        page.evaluate(_PAINT, "light")
        come_to_rest(page)
        found = findings(page, COLOURS)
        page.evaluate(_PAINT, "dark")
        come_to_rest(page)
        assert found == [], "in light"
    assert unspoken(page) == []
    said = page.locator("body").inner_text()
    at_desk.speak(name, then)
    assert unspoken(page) == []
    assert page.locator("body").inner_text() != said, "two languages say the same"


@pytest.mark.parametrize("name", SCREENS)
def test_every_screen_fits_a_phone_in_the_third_language(on_phone: Tour, name: str) -> None:
    page = on_phone.show(name, language="uk")
    assert unspoken(page) == []
    assert too_wide(page) <= 0
    if name in ON_PHONE:
        assert findings(page, but=COLOURS) == []
