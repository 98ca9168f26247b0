"""How fast it feels: first paint on a slow machine, what is loaded, frames while dice roll.

Other work on the machine only ever makes these slower, so the best of a few tries counts.
"""

from __future__ import annotations

import gzip
from statistics import median

import pytest
from playwright.sync_api import Page, Response

from tests.web.robot import Robot
from tests.web.visitor import Visit, Visitor

TRIES = 3
SLOWER = 4
FIRST_PAINT = 1500.0
MOST_SCRIPT = 150_000
FRAME = 17.5
"""Milliseconds: a picture at 60 Hz, and a little for the clock."""
_PAINTED = """() => new Promise((resolve) => new PerformanceObserver((list) => {
  const paint = list.getEntries().find((entry) => entry.name === 'first-contentful-paint');
  if (paint) resolve(paint.startTime);
}).observe({ type: 'paint', buffered: true }))"""
_COUNT_FRAMES = """() => {
  window.rolls = [];
  let last = 0, roll = null;
  const frame = (now) => {
    const rolling = [...document.querySelectorAll('.cube')]
      .some((cube) => cube.getAnimations().length > 0);
    if (rolling && roll) roll.push(now - last);
    if (rolling && !roll) roll = [];
    if (!rolling && roll) {
      window.rolls.push(roll);
      roll = null;
    }
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""


def first_paint(visitor: Visitor, path: str) -> float:
    """Load a page with nothing in the cache on a slower machine; give when it showed something."""
    page = visitor.context.new_page()
    slow = visitor.context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(path, wait_until="commit")
    return float(page.evaluate(_PAINTED))


@pytest.mark.parametrize("screen", ["home", "table"])
def test_first_paint_on_a_slow_machine(visit: Visit, screen: str) -> None:
    paints = []
    for _ in range(TRIES):
        visitor = visit()
        path = "/" if screen == "home" else f"/room/{visitor.create('dice-forge', 'you', 'greedy')}"
        paints.append(first_paint(visitor, path))
        if paints[-1] < FIRST_PAINT:
            break
    assert min(paints) < FIRST_PAINT, paints


@pytest.mark.parametrize("game", ["dice-forge", "rolling-realms"])
def test_the_scripts_of_a_table_are_light(guest: Visitor, game: str) -> None:
    scripts: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.request.resource_type == "script":
            scripts[response.url] = len(gzip.compress(response.body(), 9))

    code = guest.create(game, "you", "greedy")
    page = guest.context.new_page()
    page.on("response", weigh)
    page.goto(f"/room/{code}", wait_until="networkidle")
    Robot(page).is_asked()
    assert len(scripts) > 1
    assert sum(scripts.values()) < MOST_SCRIPT, scripts


def rolls(page: Page) -> list[list[float]]:
    """Give the lengths of the frames of every roll so far."""
    found: list[list[float]] = page.evaluate("() => window.rolls")
    return found


def test_dice_roll_at_sixty_pictures_a_second(visit: Visit) -> None:
    page = visit(speed="normal").table("dice-forge", "you", "here")
    page.evaluate(_COUNT_FRAMES)
    robot = Robot(page, 31)
    medians: list[float] = []
    for _ in range(12):
        assert robot.is_asked()
        robot.decide()
        assert robot.is_asked()
        medians = [median(roll) for roll in rolls(page) if len(roll) > 10]
        if len(medians) >= TRIES and min(medians) <= FRAME:
            break
    assert medians, "nothing has rolled"
    assert min(medians) <= FRAME, medians
