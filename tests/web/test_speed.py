"""What makes it feel quick, as counts: what is loaded, how often the server is asked, what moves.

How quick it is, in milliseconds, is measured by ``python -m bench.feel`` (``make load``).
"""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Page, Response

from tests.web.robot import Robot
from tests.web.visitor import Visit, Visitor

MOST_SCRIPT = 162_000
"""With what comes right after a table is there: hover cards, panels, opened dice. What it waits for
has its own limit, 150 000 (``python -m tools.web weigh``)."""
MOST_REQUESTS = {"home": 36, "table": 74}
MOST_BYTES = {"home": 175_000, "table": 280_000}
"""Packed, of everything that a first visit asks for until the screen is there."""
CHEAP = {"transform", "opacity"}
"""What a browser can move without laying out or painting anything again."""
_WATCH = """() => {
  window.rolls = 0;
  window.dear = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const animation = animate.call(this, frames, options);
    if (this.classList.contains('cube')) {
      window.rolls += 1;
      const known = ['offset', 'computedOffset', 'easing', 'composite'];
      for (const frame of animation.effect.getKeyframes()) {
        window.dear.push(...Object.keys(frame).filter((key) => !known.includes(key)));
      }
    }
    return animation;
  };
}"""


class Scales:
    """Counts and weighs what a page asks for."""

    def __init__(self, page: Page) -> None:
        self.responses: list[Response] = []
        page.on("response", lambda response: self.responses.append(response))

    def weights(self, kind: str = "") -> dict[str, int]:
        """Give the packed bytes of every answer, of one kind or of all."""
        return {
            response.url: len(gzip.compress(response.body(), 9))
            for response in self.responses
            if response.request.resource_type == kind or not kind
        }


@pytest.mark.parametrize("screen", ["home", "table"])
def test_a_first_visit_asks_for_little(guest: Visitor, screen: str) -> None:
    code = guest.create("dice-forge", "you", "greedy")
    path, ready = ("/", ".tile") if screen == "home" else (f"/room/{code}", ".dock")
    page = guest.context.new_page()
    scales = Scales(page)
    page.goto(path, wait_until="networkidle")
    page.locator(ready).first.wait_for()
    weights = scales.weights()
    assert 3 < len(scales.responses) <= MOST_REQUESTS[screen], sorted(weights)
    assert len(weights) == len(scales.responses), "something was asked for twice"
    assert sum(weights.values()) <= MOST_BYTES[screen], weights


@pytest.mark.parametrize("game", ["dice-forge", "rolling-realms"])
def test_the_scripts_of_a_table_are_light(guest: Visitor, game: str) -> None:
    code = guest.create(game, "you", "greedy")
    page = guest.context.new_page()
    scales = Scales(page)
    page.goto(f"/room/{code}", wait_until="networkidle")
    Robot(page).is_asked()
    scripts = scales.weights("script")
    assert len(scripts) > 1
    assert sum(scripts.values()) < MOST_SCRIPT, scripts


def test_rolling_dice_cost_no_layout(visit: Visit) -> None:
    """Nothing is laid out or painted anew for a picture of a roll."""
    page = visit(calm=False, speed="normal").table("dice-forge", "you", "here")
    page.evaluate(_WATCH)
    robot = Robot(page, 31)
    for _ in range(12):
        assert robot.is_asked()
        robot.decide()
        if page.evaluate("() => window.rolls") >= 2:
            break
    assert robot.is_asked()
    assert page.evaluate("() => window.rolls") >= 2, "nothing has rolled"
    assert set(page.evaluate("() => window.dear")) <= CHEAP
