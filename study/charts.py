"""Small SVG charts: dots with intervals, lines by round, grids of numbers.

They bring their own paper and follow the reader's light or dark scheme, so that they can be read on
any page. Every number is drawn with its interval.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, isfinite, log10

from grani.arena.verdicts import Estimate

STYLE = """
svg { --ink: #1c2430; --soft: #5a6675; --line: #dfe4ea; --paper: #ffffff; --s0: #1f5fae;
  --s1: #b3500f; --s2: #24784a; --s3: #86399c; --s4: #7a6500;
  --up: 31, 95, 174; --down: 179, 80, 15;
  font: 13px system-ui, sans-serif; }
@media (prefers-color-scheme: dark) { svg { --ink: #e8ecf1; --soft: #a3afbd; --line: #333c48;
  --paper: #171b21; --s0: #78b0f0; --s1: #f0a060; --s2: #72c995; --s3: #d295e4; --s4: #d6c25a;
  --up: 80, 140, 220; --down: 225, 130, 60; } }
text { fill: var(--ink); } .soft { fill: var(--soft); font-size: 12px; }
.title { font-size: 15px; font-weight: 600; } .line { stroke: var(--line); fill: none; }
.zero { stroke: var(--soft); stroke-dasharray: 3 3; } .small { font-size: 10px; fill: var(--soft); }
"""
WIDTH = 760
ROW = 22
TOP = 62
COLOURS = 5


@dataclass(frozen=True)
class Series:
    """A line of a chart: its name and a number for each place on the axis, None where unknown."""

    name: str
    points: Sequence[Estimate | None]
    colour: int | None = None
    """One of the five; by itself, each series has the next."""


class Scale:
    """From numbers to places: round limits, a tick at every step."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        if high <= low:
            high = low + 1.0
        raw = (high - low) / 5
        unit: float = 10 ** floor(log10(raw))
        self.step = next(unit * k for k in (1, 2, 5, 10) if unit * k >= raw * 0.999)
        self.low = floor(low / self.step + 1e-9) * self.step
        self.high = ceil(high / self.step - 1e-9) * self.step
        self.start, self.end = start, end

    def __call__(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return self.start + part * (self.end - self.start)

    def ticks(self) -> list[float]:
        """Give the numbers at the ticks."""
        count = round((self.high - self.low) / self.step)
        return [self.low + self.step * i for i in range(count + 1)]

    def label(self, value: float) -> str:
        """Write the number at a tick."""
        digits = max(0, -floor(log10(self.step)))
        return f"{value + 0.0:.{digits}f}".replace("-", "−")


def dots(
    title: str, unit: str, rows: Sequence[tuple[str, Estimate]], zero: float | None = None
) -> str:
    """Draw a number with its interval for each of some things, one below the other."""
    left = 40.0 + 7 * max(len(name) for name, _ in rows)
    height = TOP + ROW * len(rows) + 40
    bounds = [edge for _, one in rows for edge in (one.low, one.high) if isfinite(edge)]
    bounds += [] if zero is None else [zero]
    scale = Scale(min(bounds), max(bounds), left, WIDTH - 30)
    bottom = height - 36
    parts = [_line(scale(tick), TOP - 8, scale(tick), bottom) for tick in scale.ticks()]
    parts += [
        _text(scale(tick), bottom + 16, scale.label(tick), "soft", "middle")
        for tick in scale.ticks()
    ]
    if zero is not None:
        parts.append(_line(scale(zero), TOP - 8, scale(zero), bottom, "zero"))
    for number, (name, one) in enumerate(rows):
        y = TOP + ROW * number + 8
        parts.append(_text(left - 10, y + 4, name, "", "end"))
        parts.append(_bar(scale(one.low), y, scale(one.high), y, 0))
        parts.append(_dot(scale(one.value), y, 0))
    return _drawing(title, unit, height, parts)


def lines(
    title: str,
    unit: str,
    series: Sequence[Series],
    zero: float | None = None,
    axis: str = "round",
    places: Sequence[str] = (),
) -> str:
    """Draw numbers by round, or by other ``places``, with intervals, a line for each series."""
    height, left, right = 380.0, 60.0, WIDTH - 190.0
    top, bottom = TOP, height - 48
    bounds = [
        edge
        for each in series
        for one in each.points
        if one is not None
        for edge in (one.low, one.high)
        if isfinite(edge)
    ]
    least = [0.0 if zero is None else zero] if not places else []
    scale = Scale(min([*bounds, *least]), max(bounds), bottom, top)
    count = max(len(each.points) for each in series)
    across = Scale(0, 1, 0, 1)
    across.low, across.high, across.start, across.end = 0.5, count + 0.5, left, right
    parts: list[str] = []
    for tick in scale.ticks():
        parts.append(_line(left, scale(tick), right, scale(tick)))
        parts.append(_text(left - 8, scale(tick) + 4, scale.label(tick), "soft", "end"))
    for place in range(1, count + 1):
        name = places[place - 1] if places else str(place)
        parts.append(_text(across(place), bottom + 18, name, "soft", "middle"))
    parts.append(_text((left + right) / 2, bottom + 36, axis, "soft", "middle"))
    if zero is not None:
        parts.append(_line(left, scale(zero), right, scale(zero), "zero"))
    names: list[tuple[float, int, str]] = []
    for number, each in enumerate(series):
        colour = number if each.colour is None else each.colour
        # Side by side, so that intervals do not hide each other.
        aside = (number - (len(series) - 1) / 2) * 5
        known = [(across(i + 1) + aside, one) for i, one in enumerate(each.points) if one]
        path = " ".join(f"{x:.1f},{scale(one.value):.1f}" for x, one in known)
        parts.append(
            f'<polyline points="{path}" fill="none" stroke="var(--s{colour % COLOURS})" '
            'stroke-width="1.5" opacity="0.75"/>'
        )
        for x, one in known:
            parts.append(_bar(x, scale(one.low), x, scale(one.high), colour))
            parts.append(_dot(x, scale(one.value), colour))
        if known:
            names.append((scale(known[-1][1].value), colour, each.name))
    y = top - 14.0
    for at, colour, name in sorted(names):
        y = max(y + 17, at + 4)
        parts.append(
            f'<text x="{right + 12}" y="{y:.1f}" style="fill: var(--s{colour % COLOURS})">'
            f"{escape(name)}</text>"
        )
    return _drawing(title, unit, height, parts)


def grid(
    title: str,
    unit: str,
    columns: Sequence[str],
    rows: Sequence[tuple[str, Sequence[Estimate | None]]],
    digits: int = 1,
) -> str:
    """Draw numbers as a table with shades: above zero in one colour, below in another."""
    left = 30 + 7 * max(len(name) for name, _ in rows)
    cell = min(70.0, (WIDTH - 20 - left) / len(columns))
    height, tall = TOP + 22 + 32 * len(rows) + 14, 32
    most = max(abs(one.value) for _, cells in rows for one in cells if one) or 1.0
    parts = [
        _text(left + cell * (i + 0.5), TOP + 12, name, "soft", "middle")
        for i, name in enumerate(columns)
    ]
    for number, (name, cells) in enumerate(rows):
        y = TOP + 22 + tall * number
        parts.append(_text(left - 8, y + 19, name, "", "end"))
        for i, one in enumerate(cells):
            if one is None:
                continue
            x = left + cell * i
            tone = "up" if one.value >= 0 else "down"
            depth = 0.08 + 0.5 * abs(one.value) / most
            parts.append(
                f'<rect x="{x + 1:.1f}" y="{y + 1}" width="{cell - 2:.1f}" height="{tall - 2}" '
                f'rx="3" style="fill: rgba(var(--{tone}), {depth:.2f})"/>'
            )
            told = f"{round(one.value, digits) + 0.0:+.{digits}f}".replace("-", "−")
            within = f"±{(one.high - one.low) / 2:.{digits}f}"
            parts.append(_text(x + cell / 2, y + 15, told, "", "middle"))
            parts.append(_text(x + cell / 2, y + 26, within, "small", "middle"))
    return _drawing(title, unit, height, parts)


def _drawing(title: str, unit: str, height: float, parts: Sequence[str]) -> str:
    head = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH}" height="{height}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{height}" rx="8" style="fill: var(--paper)"/>',
        _text(20, 26, title, "title"),
        _text(20, 44, unit, "soft"),
    ]
    return "\n".join([*head, *parts, "</svg>", ""])


def _text(x: float, y: float, text: str, kind: str = "", anchor: str = "start") -> str:
    of_kind = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{of_kind}>{escape(text)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str = "line") -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def _bar(x1: float, y1: float, x2: float, y2: float, colour: int) -> str:
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" '
        f'style="stroke: var(--s{colour % COLOURS})" stroke-width="2" opacity="0.6"/>'
    )


def _dot(x: float, y: float, colour: int) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" style="fill: var(--s{colour % COLOURS})"/>'
