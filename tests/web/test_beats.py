"""What others do is shown, all of it and in order; whoever does not want to watch skips."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from tests.web.robot import RealmsRobot, Robot
from tests.web.visitor import Visit, Visitor

BOTS = ("greedy", "greedy", "greedy")
MOST = 12
"""Decisions within which one's next turn begins."""
FADE = 120
"""Milliseconds in which things fade for whoever wants no motion."""
OF_A_DIE = {"rolled", "forged", "turned"}
"""Events that a die is seen to move by."""
_WATCH = """{
  window.moved = [];
  window.shown = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    if (this.matches('.die > .stage')) window.moved.push(this.parentElement.dataset.place);
    const frames = [how[0]].flat().flatMap((frame) => Object.keys(frame));
    window.shown.push([[...new Set(frames)].sort().join(' '), how[1].duration]);
    return animate.apply(this, how);
  };
  new MutationObserver(() => {
    window.lookedBack ||= document.querySelector('p.past') !== null;
  }).observe(document, { childList: true, subtree: true });
}"""
_GLORY = """() => Object.fromEntries([...document.querySelectorAll('[data-count$=":glory"]')].map(
  (sign) => [sign.dataset.count[0], Number(sign.parentElement.querySelector('b').innerText)]))"""


class Witness:
    """Hears what the server tells a page."""

    def __init__(self, visitor: Visitor) -> None:
        self.batches: list[dict[str, Any]] = []
        visitor.context.add_init_script(_WATCH)
        visitor.context.on("page", lambda page: page.on("websocket", self._listen))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "batch":
            self.batches.append(message)

    def dice(self) -> list[str]:
        """Name the dice that the server has moved, in order."""
        events = [line["event"] for batch in self.batches for line in batch["lines"]]
        return [f"die:{one['seat']}:{one['die']}" for one in events if one["kind"] in OF_A_DIE]

    def turns(self) -> list[int]:
        """Give the seats whose turns have begun."""
        events = [line["event"] for batch in self.batches for line in batch["lines"]]
        return [one["seat"] for one in events if one["kind"] == "turn"]

    def glory(self) -> dict[str, int]:
        """Give the glory of every seat as it is now, with that of its cards."""
        heroes = self.batches[-1]["play"]["view"]["heroes"]
        return {str(hero["seat"]): hero["score"] for hero in heroes}


def check_calm(page: Page) -> None:
    """Nothing has moved: things faded, and slowly enough not to flicker, however fast it goes."""
    shown = page.evaluate("() => window.shown")
    assert {how for how, _ in shown} <= {"opacity", "offset opacity"}
    assert min(duration for _, duration in shown) >= FADE


def skip(page: Page) -> None:
    """Press Space, on nothing in particular."""
    page.evaluate("() => document.activeElement?.blur()")
    page.keyboard.press("Space")


def until_ribbon(page: Page, robot: Robot, skips: bool = False) -> None:
    """Decide until one's own turn begins anew, which the ribbon tells."""
    for _ in range(MOST):
        assert robot.is_asked()
        if robot.decisions and page.locator(".ribbon").count():
            return
        robot.decide()
        if skips:
            skip(page)
    raise AssertionError("no ribbon tells what happened since the last turn")


def test_turns_of_bots_are_all_shown_and_can_be_skipped(visit: Visit) -> None:
    visitor = visit(speed="fast")
    witness = Witness(visitor)
    page = visitor.table("dice-forge", "you", *BOTS, fate="beats")
    robot = Robot(page, 5)
    until_ribbon(page, robot)
    assert witness.turns()[-4:] == [1, 2, 3, 0]
    assert page.evaluate("() => window.moved") == witness.dice()
    assert len(witness.dice()) >= 8 * len(BOTS)
    check_calm(page)
    fields = page.locator(".ribbon li button")
    expect(fields).to_have_count(len(BOTS))

    # A field shows its turn again; Space brings the present back, and the question with it.
    fields.first.click()
    page.wait_for_function("() => window.lookedBack")
    skip(page)
    expect(page.locator("p.past")).to_have_count(0)
    assert robot.is_asked()
    assert page.evaluate(_GLORY) == witness.glory()

    # Rested on, it does so until the pointer leaves; what is clicked then is not lost.
    page.mouse.move(2, 2)
    page.evaluate("() => (window.lookedBack = false)")
    fields.first.hover()
    page.wait_for_function("() => window.lookedBack")
    page.mouse.move(2, 2)
    expect(page.locator("p.past")).to_have_count(0)
    assert robot.is_asked()

    # The action of the turn puts the ribbon away; what is asked before it does not, if it comes up.
    # Who skips sees the same end.
    turns = len(witness.turns())
    while page.locator(".ribbon").count():
        assert len(witness.turns()) == turns, "the turn is over, and the ribbon is there"
        assert robot.is_asked()
        robot.decide()
    until_ribbon(page, robot, skips=True)
    assert page.evaluate(_GLORY) == witness.glory()


def test_dice_of_rolling_realms_fade_in_without_motion(visit: Visit) -> None:
    visitor = visit(speed="fast")
    witness = Witness(visitor)
    page = visitor.table("rolling-realms", "you", "greedy", fate="calm realms")
    robot = RealmsRobot(page, 3)
    robot.play(decisions=8)
    assert robot.is_asked()
    events = [line["event"] for batch in witness.batches for line in batch["lines"]]
    rolls = [event for event in events if event["kind"] == "rolled"]
    assert len(rolls) >= 2
    assert len(page.evaluate("() => window.shown")) == 2 * len(rolls)
    check_calm(page)
