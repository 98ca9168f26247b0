"""``python -m tools.training_curve``: draw how an agent learnt, from ``docs/training.csv``.

The points are what ``examples/train_ppo.py --curve`` writes. This makes ``docs/training.svg`` of
them, and the table in ``docs/environments.md``; a test compares both.
"""

from __future__ import annotations

import csv
import re
from dataclasses import dataclass
from pathlib import Path

DOCS = Path(__file__).resolve().parents[1] / "docs"
POINTS = DOCS / "training.csv"
PICTURE = DOCS / "training.svg"
PAGE = DOCS / "environments.md"
MARKED = re.compile(r"(<!-- training -->\n).*?(<!-- end -->)", re.DOTALL)
BOTS = {"random": "#3f9b6c", "greedy": "#c8832b"}
"""Whom the agent meets, and the colours of their lines."""
INK = "#80858e"
"""Words and grid, readable on white and on black."""
WIDTH, HEIGHT = 640, 320
LEFT, RIGHT, TOP, BOTTOM = 52, 78, 16, 44
TICKS = 5
"""Figures below the picture, at the most."""
STEPS = (1, 2, 5, 10, 20, 30, 60)


@dataclass(frozen=True)
class Point:
    """Where the agent was after some work: shares of victories by bot."""

    minutes: float
    """Of the processor."""
    decisions: int
    shares: dict[str, float]


def points() -> list[Point]:
    """Read the points."""
    with POINTS.open(newline="") as file:
        return [
            Point(
                int(row["cpu_seconds"]) / 60,
                int(row["decisions"]),
                {bot: float(row[bot]) for bot in BOTS},
            )
            for row in csv.DictReader(file)
        ]


def table(found: list[Point]) -> str:
    """Write the points as a table."""
    heads = ["minutes of CPU", "decisions", *(f"against `{bot}`" for bot in BOTS)]
    rows = [heads, ["--:"] * len(heads)]
    for point in found:
        shares = [f"{point.shares[bot]:.1%}".replace("%", " %") for bot in BOTS]
        rows.append([f"{point.minutes:.1f}", f"{point.decisions:,}".replace(",", " "), *shares])
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def picture(found: list[Point]) -> str:
    """Draw the points: a line for each bot, victories over minutes."""
    last = found[-1].minutes
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'font-family="sans-serif" font-size="13" fill="{INK}" role="img">',
        "<title>Victories of the agent, by minutes of CPU</title>",
    ]
    for percent in (0, 25, 50, 75, 100):
        y = _y(percent / 100)
        drawn.append(
            f'<path d="M{LEFT} {y}H{WIDTH - RIGHT}" stroke="{INK}" stroke-opacity=".35"/>'
            f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{percent} %</text>'
        )
    step = next((one for one in STEPS if last / one <= TICKS), STEPS[-1])
    for minute in range(0, int(last) + 1, step):
        x = _x(minute, last)
        drawn.append(f'<text x="{x}" y="{HEIGHT - 24}" text-anchor="middle">{minute}</text>')
    middle = (LEFT + WIDTH - RIGHT) / 2
    drawn.append(f'<text x="{middle}" y="{HEIGHT - 6}" text-anchor="middle">minutes of CPU</text>')
    for bot, colour in BOTS.items():
        places = [(_x(point.minutes, last), _y(point.shares[bot])) for point in found]
        course = "L".join(f"{x} {y}" for x, y in places)
        x, y = places[-1]
        drawn.append(
            f'<path d="M{course}" fill="none" stroke="{colour}" stroke-width="2.5" '
            f'stroke-linejoin="round"/><text x="{x + 8}" y="{y + 4:.1f}" fill="{colour}" '
            f'font-weight="bold">{bot}</text>'
        )
    return "\n".join([*drawn, "</svg>\n"])


def _x(minutes: float, last: float) -> float:
    return round(LEFT + (WIDTH - RIGHT - LEFT) * minutes / last, 1)


def _y(share: float) -> float:
    return round(TOP + (HEIGHT - BOTTOM - TOP) * (1 - share), 1)


def page(text: str, found: list[Point]) -> str:
    """Put the table into the text of the page."""
    made = table(found)
    return MARKED.sub(lambda match: f"{match[1]}{made}{match[2]}", text)


def main() -> None:
    found = points()
    PICTURE.write_text(picture(found), "utf-8")
    PAGE.write_text(page(PAGE.read_text("utf-8"), found), "utf-8")


if __name__ == "__main__":
    main()
