"""A guest who walks through all screens with one browser, and what is looked at on the way."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.server.serving import Server
from tests.web.machine import AXE
from tests.web.screens import SCREENS, Stage
from tests.web.visitor import Visitor

LANGUAGES = {"en": "en", "ru": "рус", "uk": "укр"}
GRAVE = ("serious", "critical")
HYPHENATED = re.compile(r"(?<![\w./-])[a-z]+(?:-[a-z0-9]+)+(?![\w./-])")
PLACEABLE = re.compile(r"\{\s*\$?\w*")
_WORDS = """() => {
  const spoken = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'];
  const named = [...document.querySelectorAll(spoken.map((name) => `[${name}]`).join())]
    .flatMap((thing) => spoken.map((name) => thing.getAttribute(name) ?? ''));
  return [document.title, document.body.innerText, ...named].join('\\n');
}"""
_SETTLE = """(kept) => {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('grani.')) localStorage.removeItem(key);
  }
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(`grani.${key}`, value);
}"""


class Tour:
    """One visitor on one page, from screen to screen: what was loaded once stays loaded."""

    def __init__(
        self, chrome: Browser, server: Server, stage: Stage, size: tuple[int, int]
    ) -> None:
        self.stage = stage
        self.visitor = Visitor(chrome, server, size=size)
        stage.lend(self.visitor)
        self.page = self.visitor.page("/")

    def show(self, name: str, language: str = "en") -> Page:
        """Go to a screen with settings as if one had come for the first time."""
        screen = SCREENS[name]
        settings = {"language": language, "speed": "instant", "theme": "dark", **screen.settings}
        kept = {key.replace("_", "-"): value for key, value in settings.items()}
        self.page.evaluate(_SETTLE, kept)
        screen.show(self.stage, self.page)
        return self.page

    def speak(self, name: str, language: str) -> None:
        """Change the language, by the switch where it can be reached, without loading anew."""
        page = self.page
        if page.locator("[aria-modal=true]").count():
            self.show(name, language)
        else:
            page.evaluate("() => (window.stayed = true)")
            switch = page.locator(".languages button", has_text=LANGUAGES[language]).last
            switch.click()
            expect(switch).to_have_attribute("aria-pressed", "true")
            assert page.evaluate("() => window.stayed"), "the page was loaded anew"
        expect(page.locator("html")).to_have_attribute("lang", language)


def findings(page: Page) -> list[str]:
    """Let axe look at a page; give what it takes seriously, with the things it is about."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        "() => axe.run(document, { resultTypes: ['violations'] }).then((all) => all.violations)"
    )
    return [
        f"{one['impact']} {one['id']}: {node['target']} {node.get('failureSummary', '')}"
        for one in found
        if one["impact"] in GRAVE
        for node in one["nodes"]
    ]


def unspoken(page: Page) -> list[str]:
    """Find message keys and gaps that a page shows or says instead of words."""
    text: str = page.evaluate(_WORDS)
    keys = [key for key in HYPHENATED.findall(text) if key.partition("-")[0] in FAMILIES]
    return sorted({*keys, *PLACEABLE.findall(text)})


def families() -> set[str]:
    """Give the first words of all message keys, such as ``web`` and ``option``."""
    found = set()
    for path in files("grani.locales").joinpath("en").iterdir():
        for key in re.findall(r"(?m)^([a-z][\w-]*) =", path.read_text("utf-8")):
            found.add(key.partition("-")[0])
    return found


FAMILIES = families()


def too_wide(page: Page) -> int:
    """Give by how much a page is wider than the screen."""
    beyond: int = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    return beyond
