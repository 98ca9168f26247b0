"""A guest who walks through all screens with one browser, and what is looked at on the way."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.server.serving import Server
from tests.web.machine import AXE
from tests.web.screens import SCREENS, Screen, Stage
from tests.web.visitor import UNPAINTED, Visitor

LANGUAGES = {"en": "en", "ru": "рус", "uk": "укр"}
BETWEEN = Screen("/settings", ".form")
"""What is seen between two screens, so that nothing of the one is taken for the other."""
GRAVE = ("serious", "critical")
HYPHENATED = re.compile(r"(?<![\w./-])[a-z]+(?:-[a-z0-9]+)+(?![\w./-])")
PLACEABLE = re.compile(r"\{\s*\$?\w*")
_WORDS = """() => {
  const spoken = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'];
  const named = [...document.querySelectorAll(spoken.map((name) => `[${name}]`).join())]
    .flatMap((thing) => spoken.map((name) => thing.getAttribute(name) ?? ''));
  return [document.title, document.body.innerText, ...named].join('\\n');
}"""
_AXE = """async ({ runOnly, disabled, include, exclude }) => {
  const veil = document.getElementById('unpainted');
  veil?.remove();
  const wanted = { resultTypes: ['violations'], ...(runOnly.length > 0 && { runOnly }) };
  wanted.rules = Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }]));
  const context = { include: [include || 'html'], exclude: exclude ? [exclude] : [] };
  const { violations } = await axe.run(context, wanted);
  if (veil) document.head.append(veil);
  return violations;
}"""
"""Axe looks at colours, so that it needs them painted."""
_SETTLE = """(kept) => {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('grani.')) localStorage.removeItem(key);
  }
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(`grani.${key}`, value);
}"""


class Tour:
    """One visitor on one page, from screen to screen: what was loaded once stays loaded.

    That goes for axe, too: it is several times as quick when it has been warmed up.
    """

    def __init__(
        self, chrome: Browser, server: Server, stage: Stage, size: tuple[int, int]
    ) -> None:
        self.stage = stage
        self.visitor = Visitor(chrome, server, size=size)
        stage.lend(self.visitor)
        self.visitor.context.add_init_script(UNPAINTED)
        self.page = self.visitor.page("/")
        self._kept: dict[str, str] = {}

    def show(self, name: str, language: str = "en") -> Page:
        """Go to a screen by way of another; load the page anew only for other settings."""
        screen = SCREENS[name]
        settings = {"speed": "instant", "theme": "dark", **screen.settings}
        kept = {key.replace("_", "-"): value for key, value in settings.items()}
        if kept != self._kept:
            self._kept = kept
            self.page.evaluate(_SETTLE, kept)
            self.page.goto(BETWEEN.path)
        BETWEEN.show(self.stage, self.page)
        if self.page.locator("html").get_attribute("lang") != language:
            switch(self.page, language)
        screen.show(self.stage, self.page)
        return self.page

    def speak(self, name: str, language: str) -> None:
        """Change the language by the switch, without loading anew; put away what covers it."""
        page = self.page
        page.evaluate("() => (window.stayed = true)")
        sheet = page.locator("[aria-modal=true]")
        is_covered = sheet.count() > 0
        if is_covered:
            page.keyboard.press("Escape")
            expect(sheet).to_have_count(0)
        switch(self.page, language)
        if is_covered:
            SCREENS[name].then(page)
        assert page.evaluate("() => window.stayed"), "the page was loaded anew"


def switch(page: Page, language: str) -> None:
    """Press the switch of languages; a table with a bar of its own has it in its menu."""
    if page.locator(".languages").count():
        button = page.locator(".languages button", has_text=LANGUAGES[language]).last
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
    else:
        sheet = page.locator("[aria-modal=true]")
        page.keyboard.press("m")
        expect(sheet).to_be_visible()
        sheet.locator("label", has=page.locator(f"input[value={language}]")).click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
    expect(page.locator("html")).to_have_attribute("lang", language)


def findings(
    page: Page,
    rules: Sequence[str] = (),
    *,
    but: Sequence[str] = (),
    within: str = "",
    beside: str = "",
) -> list[str]:
    """Let axe look at a page; give what it takes seriously, with the things it is about.

    With ``rules``, it looks for what those are about only, and never for what is in ``but``; only
    at things ``within`` some, or only at those ``beside`` some.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    wanted = {"runOnly": list(rules), "disabled": list(but)}
    found: list[dict[str, Any]] = page.evaluate(
        _AXE, {**wanted, "include": within, "exclude": beside}
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
