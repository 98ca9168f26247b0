"""Players who decide by clicking: on the things of the table, in the panel of what has no thing, on
the button that declines, and now and then in the full list. What they click follows from their seed
and from what lies before them.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Error, Locator, Page, TimeoutError, expect

LIST = 0.08
"""How often a robot opens the full list instead."""
SWAP = 0.25
SPEND = 0.2
"""How often a robot first takes another die in hand, and how often it spends what it can."""
LOG_LINES = 6
PATIENCE = 30.0
"""Seconds within which somebody is asked something, on a busy machine too."""
CLICK = 10_000
"""Milliseconds within which a thing can be clicked."""
POLL = 40
"""Milliseconds between two looks at several pages."""

_LOOK = """() => {
  const bar = document.querySelector('[data-prompt]');
  const seen = (element) => element.getClientRects().length > 0;
  const all = (query, name) => {
    const things = [...document.querySelectorAll(query)].filter(seen);
    return [...new Set(things.map((thing) => thing.dataset[name]))].sort();
  };
  const options = Number(bar?.dataset.options ?? 0);
  return {
    prompt: options > 0 ? bar.dataset.prompt : '',
    sentence: (bar?.querySelector('p')?.innerText ?? '').replaceAll('\u00a0', ' '),
    places: all('[data-target]', 'target'),
    panel: all('.choices .choice:enabled', 'action'),
    declines: all('[data-prompt] .decline:enabled', 'action'),
    options,
    is_over: document.querySelector('.end .order .score') !== null,
  };
}"""
_SETTLED = """() => {
  const bar = document.querySelector('[data-prompt]');
  const asks = Number(bar?.dataset.options ?? 0) > 0 && bar.querySelector('p').innerText;
  const things = '[data-target], .choices .choice, [data-spot], .tools .main';
  const reached = asks && document.querySelector(things) !== null;
  return reached || document.querySelector('.end .order .score') !== null;
}"""
_MOVED = """([prompt, query]) => document.querySelector('[data-prompt]')?.dataset.prompt !== prompt
  || document.querySelector(query) !== null"""
_LOG = """(count) => [...document.querySelectorAll('.chronicle li .text')].slice(-count)
  .map((line) => line.innerText)"""

_QUERIES = {
    "spots": ".cards .spot.legal",
    "ways": ".way.open:not(.claim)",
    "claims": ".way.open.claim",
    "done": ".tools .main",
}
_THINGS = f"""() => Object.fromEntries(Object.entries({json.dumps(_QUERIES)})
  .map(([sort, query]) => [sort, document.querySelectorAll(query).length]))"""


@dataclass(frozen=True)
class Look:
    """What a player sees of a decision."""

    prompt: str
    sentence: str
    places: list[str]
    panel: list[str]
    declines: list[str]
    options: int
    is_over: bool


def look(page: Page) -> Look:
    """See what is to be decided."""
    seen: dict[str, Any] = page.evaluate(_LOOK)
    return Look(**seen)


def where(page: Page) -> str:
    """Say where a page is, for whoever must find out what went wrong."""
    try:
        seen = look(page)
        log = page.evaluate(_LOG, LOG_LINES)
    except Error as wrong:
        return f"{page.url}: {wrong.message}"
    lines = [page.url, f"prompt {seen.prompt or 'none'}: {seen.sentence}"]
    lines += [f"places: {' '.join(seen.places)}", f"panel: {' '.join(seen.panel)}"]
    return "\n".join([*lines, "log, newest last:", *log])


class Robot:
    """Plays Dice Forge on a page; with ``touch`` by taps of a finger."""

    aside = ":is(.beside.pinned, .forging .sure, .decline.leaving)"
    """What may open beside a thing that was clicked."""

    def __init__(self, page: Page, seed: int = 1, touch: bool = False) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.touch = touch
        self.decisions = 0
        self.clicked: list[str] = []
        """The sorts of things decided on, such as ``pool``, ``panel``, ``decline`` or ``list``."""

    def play(self, decisions: int = 10_000) -> int:
        """Decide so many times, or until the game is over; give how often it was."""
        begun = self.decisions
        while self.decisions < begun + decisions and self.is_asked():
            self.decide()
        return self.decisions - begun

    def is_asked(self) -> bool:
        """Wait until there is something to decide; false if the game is over instead."""
        self.page.wait_for_function(_SETTLED)
        return not look(self.page).is_over

    def decide(self) -> bool:
        """Make the decision that lies open; false if there is none."""
        before = look(self.page)
        if not before.prompt:
            return False
        self.choose(before)
        self.decisions += 1
        return True

    def choose(self, before: Look) -> None:
        """Click one of the things that glow, a way in the panel, what declines, or use the list."""
        if self.dice.random() < LIST:
            self.clicked.append("list")
            return self.choose_from_list(before)
        things = [(place.partition(":")[0], f'[data-target="{place}"]') for place in before.places]
        things += [("panel", f'.choice[data-action="{action}"]') for action in before.panel]
        things += [("decline", f'.decline[data-action="{action}"]') for action in before.declines]
        sort, query = self.dice.choice(things)
        self.clicked.append(sort)
        self.press(before.prompt, query)

    def choose_from_list(self, before: Look) -> None:
        """Open the list of all options, which is complete, and take one of it."""
        self.click(self.page.locator("[data-prompt] .all"))
        entries = self.page.locator(".sheet .option")
        expect(entries).to_have_count(before.options)
        self.click(entries.nth(self.dice.randrange(before.options)))
        self.wait(before.prompt)

    def press(self, prompt: str, query: str) -> None:
        """Click something, and then on what opened beside it, until the decision is made."""
        while self.is_open(prompt):
            self.click(self.page.locator(query).first)
            self.wait(prompt, self.aside)
            if self.is_open(prompt) and self.answer():
                return self.wait(prompt)

    def answer(self) -> bool:
        """Choose in what has opened beside a thing; false if it has gone again."""
        buttons = self.page.locator(f"{self.aside} button:not(.cancel *)")
        count = buttons.count()
        if count == 0:
            return False
        try:
            self.click(buttons.nth(self.dice.randrange(count)))
        except TimeoutError:
            # What others decide meanwhile closes what is open; then it is opened once more.
            if buttons.count() > 0:
                raise
            return False
        return True

    def click(self, thing: Locator) -> None:
        """Click or tap a thing, as a person does: it must be in sight, still, and uncovered."""
        if self.touch:
            thing.tap(timeout=CLICK)
        else:
            thing.click(timeout=CLICK)

    def is_open(self, prompt: str) -> bool:
        """Whether this is still to be decided."""
        return look(self.page).prompt == prompt

    def wait(self, prompt: str, query: str = "never") -> None:
        """Wait until the decision is made, or something has opened beside it."""
        self.page.wait_for_function(_MOVED, arg=[prompt, query])


class RealmsRobot(Robot):
    """Plays Rolling Realms on a page: picks up dice, marks cells, spends resources, is done."""

    aside = ".slip, .decision .warned, .tools .main:not(:has(kbd), .draw)"

    def __init__(self, page: Page, seed: int = 1, touch: bool = False) -> None:
        super().__init__(page, seed, touch)
        if touch:
            # A finger lays a shape first, and then draws it.
            self.aside += ", .tools .draw"

    def choose(self, before: Look) -> None:
        """Pick up another die now and then; mark a cell, spend something, or be done."""
        others = self.page.locator('[data-die][aria-disabled="false"][aria-pressed="false"]')
        if others.count() > 0 and self.dice.random() < SWAP:
            self.click(others.nth(self.dice.randrange(others.count())))
        things = self.page.evaluate(_THINGS)
        spends = self.dice.random() < SPEND
        sort = next(
            sort
            for sort in (["ways"] if spends else []) + ["spots", "claims", "done"]
            if things[sort] > 0
        )
        self.clicked.append(sort)
        things_here = self.page.locator(_QUERIES[sort])
        self.click(things_here.nth(self.dice.randrange(things[sort])))
        while self.is_open(before.prompt):
            self.wait(before.prompt, self.aside)
            if self.is_open(before.prompt):
                self.answer()

    def answer(self) -> bool:
        """Choose from a slip of paper, fill the barrel, or say again that the turn is over."""
        entries = self.page.locator(".slip .entry:not(.more)")
        count = entries.count()
        if count > 0:
            self.click(entries.nth(self.dice.randrange(count)))
        else:
            self.click(self.page.locator(".decision .main"))
        return True


def play_together(robots: Sequence[Robot], decisions: int) -> None:
    """Let robots at one table decide so many times, whoever is asked first."""
    made = 0
    idle_since = time.monotonic()
    while made < decisions:
        if any(robot.decide() for robot in robots):
            made += 1
            idle_since = time.monotonic()
        else:
            assert time.monotonic() - idle_since < PATIENCE, "nobody is asked anything"
            robots[0].page.wait_for_timeout(POLL)
