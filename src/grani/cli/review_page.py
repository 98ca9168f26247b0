"""The review of a game as one page: the curve, what luck and errors made of it, the moments."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import TYPE_CHECKING, Any

import altair as alt

from grani.cli.chart_page import whole_page
from grani.cli.review_figures import VICTORIES, Figures
from grani.cli.review_moments import moment_told
from grani.cli.review_told import account_rows, notes, tables
from grani.core.position import state_of
from grani.core.registry import game as registered
from grani.locales.speech import title_of
from grani.pictures.tables import draw_table
from grani.review.scales import REACH

if TYPE_CHECKING:
    from grani.locales import Language

WIDTH = "container"
"""As wide as there is room for."""
HEIGHT = 260
LUCK, LOST, NOISE, SUM = "#2f7d6d", "#b5443a", "#aaaaaa", "#1c1b19"
ABOVE = alt.Legend(orient="top")


def page(told: Mapping[str, Any], speech: Language) -> str:
    """Write the page."""
    numbers = Figures(told, speech)
    game = title_of(registered(told["game"]), speech)
    title = speech.say("review-page-title", game=game)
    specs = [curve(told, numbers, speech)]
    decisions = sum(seat["decisions"] for seat in told["seats"])
    how = speech.say("review-speed", speed=told["speed"], decisions=decisions, seed=told["seed"])
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(how)}. {escape(speech.say('review-unit', unit=numbers.unit))}</p>",
        "" if told["finished"] else f"<p>{escape(speech.say('review-unfinished'))}</p>",
        _table(["", *told["names"]], [[n, *c] for n, c in account_rows(told, numbers, speech)]),
        _note(" ".join(notes(told, speech))),
        _heading(speech.say("review-chart-curve", unit=numbers.unit)),
        _chart(0),
        _note(speech.say("review-chart-curve-note")),
    ]
    for seat, name in enumerate(told["names"]):
        parts += [
            _heading(speech.say("review-chart-areas", name=name)),
            _chart(len(specs)),
            _note(speech.say("review-chart-areas-note")),
        ]
        specs.append(areas(told, seat, numbers, speech))
    parts += _moments(told, numbers, speech)
    parts += map(_drawn, tables(told, numbers, speech))
    return whole_page(speech.code, title, parts, specs)


def curve(told: Mapping[str, Any], numbers: Figures, speech: Language) -> Any:
    """Draw what every position is worth to each seat, with the judge's error."""
    scale = numbers.parts
    most = float("inf") if numbers.alone else scale
    rows = [
        {
            "step": step,
            "name": name,
            "worth": worth[seat] / scale,
            "low": max(0, worth[seat] - REACH * error[seat]) / scale,
            "high": min(most, worth[seat] + REACH * error[seat]) / scale,
        }
        for step, (worth, error) in enumerate(zip(told["worth"], told["error"], strict=True))
        for seat, name in enumerate(told["names"])
    ]
    base = alt.Chart(alt.Data(values=rows)).encode(
        x=alt.X("step:Q", title=speech.say("review-axis-step")),
        color=alt.Color("name:N", sort=told["names"], title=None, legend=ABOVE),
    )
    form = "%" if numbers.unit == VICTORIES else ".1f"
    axis = alt.Y("worth:Q", title=None, axis=alt.Axis(format=form)).scale(zero=False)
    band = base.mark_area(opacity=0.15).encode(y=alt.Y("low:Q", title=None), y2="high:Q")
    return (band + base.mark_line().encode(y=axis)).properties(width=WIDTH, height=HEIGHT)


def areas(told: Mapping[str, Any], seat: int, numbers: Figures, speech: Language) -> Any:
    """Draw luck, errors and noise of one seat since the start, piled up, and their sum."""
    sums = dict.fromkeys(("luck", "lost", "noise"), 0)
    rows: list[dict[str, Any]] = []
    words = ("review-luck", "review-own-errors", "review-noise")
    names = [speech.say(word) for word in words]
    for step in told["steps"]:
        for what in sums:
            sums[what] += step[what][seat] if what in step else 0
        total = sum(sums.values()) / numbers.parts
        for name, value in zip(names, sums.values(), strict=True):
            row = {"step": step["step"], "what": name, "value": value / numbers.parts}
            rows.append({**row, "total": total})
    colours = alt.Scale(domain=names, range=[LUCK, LOST, NOISE])
    form = "+%" if numbers.unit == VICTORIES else "+.1f"
    base = alt.Chart(alt.Data(values=rows)).encode(
        x=alt.X("step:Q", title=speech.say("review-axis-step"))
    )
    piled = base.mark_bar(opacity=0.7, binSpacing=0).encode(
        # A bar a step: areas would cross where a sum changes its sign.
        x=alt.X("step:Q", bin="binned", title=speech.say("review-axis-step")),
        x2="next:Q",
        y=alt.Y("value:Q", title=speech.say("review-axis-change"), axis=alt.Axis(format=form)),
        color=alt.Color("what:N", scale=colours, title=None, legend=ABOVE),
        order=alt.Order("what:N"),
    )
    line = base.mark_line(color=SUM, interpolate="step-after").encode(y="total:Q")
    drawn = piled.transform_calculate(next="datum.step + 1") + line
    return drawn.properties(width=WIDTH, height=HEIGHT // 2)


def _moments(told: Mapping[str, Any], numbers: Figures, speech: Language) -> list[str]:
    parts = [_heading(speech.say("review-moments"))]
    if not told["moments"]:
        parts.append(_note(speech.say("review-no-moments")))
    for moment in told["moments"]:
        first, *rest = moment_told(moment, told, numbers, speech)
        lines = "<br>".join(escape(line) for line in rest)
        parts.append(f"<p><b>{escape(first)}</b><br>{lines}</p>")
        table = draw_table(state_of(moment["position"]), speech.code, names=told["names"])
        parts.append(f'<div class="chart">{table.svg}</div>')
    return parts


def _drawn(drawn: Any) -> str:
    """Write a table of the terminal."""
    head = [str(column.header) for column in drawn.columns]
    rows = [list(row) for row in zip(*(column.cells for column in drawn.columns), strict=True)]
    caption = _note(str(drawn.caption)) if drawn.caption else ""
    return _heading(str(drawn.title)) + _table(head, rows) + caption


def _table(head: list[str], rows: list[list[str]]) -> str:
    def row(cells: list[str], tag: str) -> str:
        return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"

    body = "".join(row(cells, "td") for cells in rows)
    return f'<div class="chart"><table>{row(head, "th")}{body}</table></div>'


def _heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def _note(text: str) -> str:
    return f'<p class="note">{escape(text)}</p>'


def _chart(number: int) -> str:
    return f'<div class="chart" id="chart-{number}"></div>'
