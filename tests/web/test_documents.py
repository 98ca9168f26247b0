"""The documents in a real browser: every page, every link, at a desk and on a phone, and search."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urldefrag, urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Response, expect

from tests.docs.site import missing, pages
from tests.server.serving import Server
from tests.web.visitor import PHONE, WIDE, Visit

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())
LINKS = "() => [...document.querySelectorAll('a[href]')].map((link) => link.href)"
HEIGHT = 900
ROOM = "() => document.documentElement.scrollWidth - innerWidth"


@pytest.fixture
def reader(visit: Visit) -> Iterator[BrowserContext]:
    """Somebody who reads; whatever a page fails to load or may not run is noted, and wrong."""
    visitor = visit()
    context = visitor.context
    wrong: list[str] = []

    def note(message: ConsoleMessage) -> None:
        # A policy that forbids something says so here.
        if message.type in ("error", "warning"):
            wrong.append(message.text)

    def fetched(answer: Response) -> None:
        is_ours = answer.url.startswith((visitor.server.address, "data:"))
        if answer.status >= 400 or not is_ours:
            wrong.append(f"{answer.status} {answer.url}")

    context.on("console", note)
    context.on("response", fetched)
    yield context
    assert wrong == []


def test_all_links_are_followed_to_all_pages(chrome: Browser, server: Server) -> None:
    """Without scripts, which would have every page read the whole index of the search."""
    context = chrome.new_context(java_script_enabled=False)
    page = context.new_page()
    start = f"{server.address}/docs/index.html"
    waiting, seen = [start], {start}
    files: set[str] = set()
    wrong: list[str] = []
    widths = [WIDE[0], PHONE[0]]
    while waiting:
        address = waiting.pop()
        answer = page.goto(address)
        if answer is None or answer.status != 200:
            wrong.append(f"{address} is not there")
        for width in widths:
            if page.viewport_size != {"width": width, "height": HEIGHT}:
                page.set_viewport_size({"width": width, "height": HEIGHT})
            if page.evaluate(ROOM) > 0:
                wrong.append(f"{address} is too wide for {width}")
        widths.reverse()  # The next page begins as wide as this one ends: that is quicker.
        for link in page.evaluate(LINKS):
            target = urldefrag(link)[0]
            if target.startswith(f"{server.address}/docs/") and target not in seen:
                seen.add(target)
                (waiting.append if target.endswith(".html") else files.add)(target)
    wrong += [one for one in files if context.request.get(one).status != 200]
    context.close()
    assert wrong == []
    opened = {urlsplit(one).path.removeprefix("/docs/") for one in seen}
    assert {name for name in opened if name.endswith(".html")} == set(pages())


@pytest.mark.parametrize(
    ("start", "words", "found"),
    [("index.html", "ousted", "rules/dice-forge"), ("uk/index.html", "благословення", "uk/learn")],
)
def test_search_finds_a_page(
    reader: BrowserContext, server: Server, start: str, words: str, found: str
) -> None:
    page = reader.new_page()
    page.goto(f"{server.address}/docs/{start}")
    box = page.locator("input.md-search__input")
    box.click()
    box.fill(words)
    box.press("End")  # Search listens to keys, and Playwright has none for Cyrillic letters.
    first = page.locator(f'a.md-search-result__link[href*="{found}"]').first
    expect(first).to_be_visible()
    first.click()
    page.wait_for_url(f"**/{found}.html*")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_languages_and_colours_are_kept(reader: BrowserContext, server: Server) -> None:
    page = reader.new_page()
    page.goto(f"{server.address}/docs/learn.html")
    assert colours(page) == "default"
    page.locator("label[for^=__palette]:visible").click()
    assert colours(page) == "slate"
    page.locator("a[hreflang=uk]").evaluate("(link) => link.click()")
    page.wait_for_url("**/docs/uk/learn.html")
    assert colours(page) == "slate", "the choice holds in every language"
    expect(page.get_by_role("heading", level=1)).to_contain_text("Навчитися")
    expect(page.locator("input.md-search__input")).to_have_attribute("placeholder", "Пошук")


def colours(page: Page) -> str | None:
    """Give the firing of a page."""
    return page.locator("body").get_attribute("data-md-color-scheme")


def test_home_leads_to_the_documents_and_they_lead_back(visit: Visit) -> None:
    visitor = visit(language="ru")
    page = visitor.page()
    page.get_by_role("link", name="Документация").click()
    page.wait_for_url("**/docs/ru/")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Grani")
    page.get_by_role("link", name="К столу").click()
    expect(page.get_by_role("button", name="Играть").first).to_be_visible()


def test_a_film_of_a_notebook_is_played_on_its_page(reader: BrowserContext, server: Server) -> None:
    page = reader.new_page()
    page.goto(f"{server.address}/docs/notebooks/first_game.html")
    expect(page.locator(".shown > svg").first).to_be_visible()
    film = page.locator(".grani-film")
    expect(film.locator("span")).to_contain_text("0 /")
    film.locator("[data-do=next]").click()
    expect(film.locator("span")).to_contain_text("1 /")
