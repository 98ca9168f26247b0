"""Three languages: switched without loading anew, and never a message key instead of words."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from playwright.sync_api import Page, expect

from tests.web.robot import Robot
from tests.web.screens import SCREENS, Stage
from tests.web.visitor import Visit, Visitor

LANGUAGES = {"en": "en", "ru": "рус", "uk": "укр"}
_WORDS = """() => {
  const spoken = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'];
  const named = [...document.querySelectorAll(spoken.map((name) => `[${name}]`).join())]
    .flatMap((thing) => spoken.map((name) => thing.getAttribute(name) ?? ''));
  return [document.title, document.body.innerText, ...named].join('\\n');
}"""
HYPHENATED = re.compile(r"(?<![\w./-])[a-z]+(?:-[a-z0-9]+)+(?![\w./-])")
PLACEABLE = re.compile(r"\{\s*\$?\w*")


def families() -> set[str]:
    """Give the first words of all message keys, such as ``web`` and ``option``."""
    found = set()
    for path in files("grani.locales").joinpath("en").iterdir():
        for key in re.findall(r"(?m)^([a-z][\w-]*) =", path.read_text("utf-8")):
            found.add(key.partition("-")[0])
    return found


FAMILIES = families()


def unspoken(page: Page) -> list[str]:
    """Find message keys and gaps that a page shows or says instead of words."""
    text: str = page.evaluate(_WORDS)
    keys = [key for key in HYPHENATED.findall(text) if key.partition("-")[0] in FAMILIES]
    return sorted({*keys, *PLACEABLE.findall(text)})


@pytest.mark.parametrize("name", SCREENS)
def test_every_screen_speaks_three_languages(visit: Visit, stage: Stage, name: str) -> None:
    screen = SCREENS[name]
    said = set()
    visitor = visit(**screen.settings)
    stage.lend(visitor)
    page = visitor.context.new_page()
    screen.show(stage, page)
    page.evaluate("() => (window.stayed = true)")
    for code, label in LANGUAGES.items():
        if page.locator("[aria-modal=true]").count():
            page.evaluate("(code) => localStorage.setItem('grani.language', code)", code)
            screen.show(stage, page)
        else:
            switch = page.locator(".languages button", has_text=label).last
            switch.click()
            expect(switch).to_have_attribute("aria-pressed", "true")
            assert page.evaluate("() => window.stayed"), "the page was loaded anew"
        expect(page.locator("html")).to_have_attribute("lang", code)
        assert unspoken(page) == []
        said.add(page.locator("body").inner_text())
    assert len(said) == len(LANGUAGES), "two languages say the same"


def test_prompt_and_cards_change_without_a_reload(guest: Visitor) -> None:
    page = guest.table("dice-forge", "you", "greedy", fate="words")
    robot = Robot(page, 17)
    robot.play(decisions=2)
    robot.is_asked()
    said: list[tuple[str, ...]] = []
    for label in LANGUAGES.values():
        page.locator(".languages button", has_text=label).click()
        expect(page.locator(".languages [aria-pressed=true]")).to_have_text(label)
        prompt = page.locator("[data-prompt] p").first.inner_text()
        card = page.locator(".sea .card .name").first.inner_text()
        said.append((prompt, card, page.locator(".chronicle li").first.inner_text()))
    assert all(len(set(words)) == len(LANGUAGES) for words in zip(*said, strict=True))
    robot.decide()
