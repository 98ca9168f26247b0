"""What the server refuses reaches players in their language; what they look for is found."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from grani.locales import language
from tests.web.visitor import Visit


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_refusals_are_shown_in_the_players_language(visit: Visit, lang: str) -> None:
    """A replay of a game that goes on, a set-up that cannot be, a code that nobody knows."""
    visitor = visit(language=lang)
    words = language(lang)
    page = visitor.page()
    code = visitor.create("dice-forge", "you", "greedy")
    page.goto(f"/replay/{code}")
    expect(page.get_by_text(words.say("web-refused-playing"))).to_be_visible()
    page.route(
        "**/api/preview",
        lambda route: route.fulfill(
            status=400, json={"error": "seats", "reason": "dice-forge is for 2 to 4"}
        ),
    )
    page.goto("/new/dice-forge")
    expect(page.get_by_role("alert")).to_have_text(words.say("web-refused-seats"))
    page.unroute("**/api/preview")
    page.route(
        "**/api/preview",
        lambda route: route.fulfill(status=400, json={"error": "new", "reason": "said in English"}),
    )
    page.reload()
    expect(page.get_by_role("alert")).to_have_text(words.say("web-refused-unknown"))


def test_the_glossary_is_searched_with_any_apostrophe(visit: Visit) -> None:
    page = visit().page("/rules")
    search = page.get_by_role("searchbox")
    for typed in ("blacksmith's hammer", "Blacksmith’s Hammer"):
        search.fill(typed)
        expect(page.get_by_role("heading", name="The Blacksmith’s Hammer")).to_be_visible()
