"""``python -m bench.feel``: how quick it feels, in milliseconds on this machine.

What tests only count is timed here: the import of the package, a jump to the end of a replay, a
hint in mid-game and at the worst (every option, all resources), the first picture of a page on a
machine four times slower, and the pictures of rolling dice. Other work on the machine only ever
makes these slower, so the best of a few tries counts. The figures go into FEEL.md; fails if one is
above its target.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from bench import machine
from bench.builds import ROOT
from bench.workloads.ours import middle
from grani.core.build import build
from grani.review.frames import frames
from grani.review.hint import SECONDS, hint
from tests.contract.games import Configuration
from tests.review.played import played
from tests.rolling_realms.arrange import arrange
from tests.server.serving import Server
from tests.web.machine import CHROMIUM_FLAGS, chromium, missing, serve
from tests.web.robot import Robot
from tests.web.visitor import Visitor

REPORT = ROOT / "bench" / "FEEL.md"
TRIES = 3
SLOWER = 4
ROLLS = 12
"""Decisions within which dice should have rolled."""
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


@dataclass(frozen=True)
class Figure:
    """One thing that somebody waits for."""

    title: str
    measured: float
    target: float

    @property
    def is_met(self) -> bool:
        return self.measured <= self.target

    def line(self) -> str:
        verdict = "met" if self.is_met else "MISSED"
        return f"| {self.title} | **{self.measured:.1f} ms** | ≤ {self.target:g} ms | {verdict} |"


def timed(act: Callable[[], object]) -> float:
    """Give the milliseconds of the quickest of a few tries."""
    taken = []
    for _ in range(TRIES):
        begun = time.perf_counter()
        act()
        taken.append(1000 * (time.perf_counter() - begun))
    return min(taken)


def python(code: str) -> None:
    subprocess.run([sys.executable, "-c", code], check=True)


def engine() -> list[Figure]:
    """Time what needs no browser."""
    loaded = timed(lambda: python("import grani")) - timed(lambda: python("pass"))
    record = played(Configuration("dice-forge", 2, "introductory"), 4)
    end = len(record.actions)
    table = arrange(
        "wingspan",
        "scythe",
        "tapestry",
        rolled=(3, 4),
        turn=1,
        resources={"pumpkin": 12, "heart": 12, "coin": 12},
    )
    worst = table.position()
    usual = middle(2, "random", "rolling-realms")
    seat = next(seat for seat in range(usual.seats) if usual.awaits(seat))
    return [
        Figure("import of the package", loaded, 100),
        Figure("jump to the end of a replay", timed(lambda: frames(record, end - 63, end)), 100),
        Figure(
            f"hint of {SECONDS:g} s in mid-game",
            timed(lambda: hint("rolling-realms", usual.position(), seat, SECONDS, 1)),
            1200 * SECONDS,
        ),
        Figure(
            f"… and on {len(table.legal(0))} options, with more to look through",
            timed(lambda: hint("rolling-realms", worst, 0, SECONDS, 1)),
            4000 * SECONDS,
        ),
    ]


def first_paint(chrome: Browser, server: Server, screen: str) -> float:
    """Load a page with nothing in the cache on a slower machine; give when it showed something."""
    visitor = Visitor(chrome, server, calm=False)
    path = "/" if screen == "home" else f"/room/{visitor.create('dice-forge', 'you', 'greedy')}"
    page = visitor.context.new_page()
    slow = visitor.context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(path, wait_until="commit")
    painted = float(page.evaluate(_PAINTED))
    visitor.context.close()
    return painted


def picture_of_rolling_dice(chrome: Browser, server: Server) -> float:
    """Give the median time between two pictures while dice roll, of the best roll."""
    visitor = Visitor(chrome, server, calm=False, speed="normal")
    page = visitor.table("dice-forge", "you", "here")
    page.evaluate(_COUNT_FRAMES)
    robot = Robot(page, 31)
    medians: list[float] = []
    for _ in range(ROLLS):
        if len(medians) >= TRIES or not robot.is_asked():
            break
        robot.decide()
        robot.is_asked()
        rolls: list[list[float]] = page.evaluate("() => window.rolls")
        medians = [median(roll) for roll in rolls if len(roll) > 10]
    visitor.context.close()
    return min(medians, default=float("inf"))


def pages() -> list[Figure]:
    """Time what a browser shows."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = serve(Path(folder))
        chrome = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_FLAGS)
        try:
            paints = {
                screen: min(first_paint(chrome, server, screen) for _ in range(TRIES))
                for screen in ("home", "table")
            }
            rolling = picture_of_rolling_dice(chrome, server)
        finally:
            chrome.close()
            server.stop()
    return [
        *(
            Figure(f"first picture of the {screen}, {SLOWER} times slower", paint, 1500)
            for screen, paint in paints.items()
        ),
        Figure("between two pictures of rolling dice", rolling, 17.5),
    ]


def written(figures: list[Figure], without: str) -> str:
    """Write the report."""
    about = "\n".join(f"| {name} | {value} |" for name, value in machine.describe().items())
    lines = "\n".join(figure.line() for figure in figures)
    missed = f"\nNot measured: {without}.\n" if without else ""
    return f"""# How quick it feels

| | best of {TRIES} | target | |
| --- | --- | --- | --- |
{lines}
{missed}
Measured on {date.today().isoformat()} with the {build()} build by `python -m bench.feel`, which
`make load` runs.

| machine | |
| --- | --- |
{about}
"""


def main(words: list[str]) -> int:
    """Measure, print and keep the figures; with ``--try`` keep nothing."""
    without = missing()
    figures = engine() + ([] if without else pages())
    report = written(figures, without)
    print(report)
    if "--try" not in words:
        REPORT.write_text(report, "utf-8")
    return 0 if all(figure.is_met for figure in figures) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
