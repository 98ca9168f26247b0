"""The review of a game as one page: the curve, what luck and errors made of it, the moments."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import TYPE_CHECKING, Any

import altair as alt

from grani.cli.chart_page import whole_page
from grani.cli.review_told import GRADES, VICTORIES, Figures, moment_told, signed
from grani.core.registry import game as registered
from grani.locales.speech import title_of

if TYPE_CHECKING:
    from grani.locales import Language

WIDTH = 780
HEIGHT = 260
LUCK, LOST, NOISE = "#2f7d6d", "#b5443a", "#aaaaaa"


def page(told: Mapping[str, Any], speech: Language) -> str:
    """Write the page."""
    numbers = Figures(told)
    game = title_of(registered(told["game"]), speech)
    title = speech.say("review-page-title", game=game)
    specs = [curve(told, numbers, speech)]
    decisions = sum(seat["decisions"] for seat in told["seats"])
    how = speech.say("review-speed", speed=told["speed"], decisions=decisions, seed=told["seed"])
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(how)}. {escape(speech.say('review-unit', unit=numbers.unit))}</p>",
        "" if told["finished"] else f"<p>{escape(speech.say('review-unfinished'))}</p>",
        _sums(told, numbers, speech),
        _note(speech.say("review-adds-up-note")),
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
    parts.append(_grades(told, speech))
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
            "low": max(0, worth[seat] - error[seat]) / scale,
            "high": min(most, worth[seat] + error[seat]) / scale,
        }
        for step, (worth, error) in enumerate(zip(told["worth"], told["error"], strict=True))
        for seat, name in enumerate(told["names"])
    ]
    base = alt.Chart(alt.Data(values=rows)).encode(
        x=alt.X("step:Q", title=speech.say("review-axis-step")),
        color=alt.Color("name:N", sort=told["names"], title=None),
    )
    form = "%" if numbers.unit == VICTORIES else ".1f"
    axis = alt.Y("worth:Q", title=None, axis=alt.Axis(format=form)).scale(zero=False)
    band = base.mark_area(opacity=0.15).encode(y=alt.Y("low:Q", title=None), y2="high:Q")
    return (band + base.mark_line().encode(y=axis)).properties(width=WIDTH, height=HEIGHT)


def areas(told: Mapping[str, Any], seat: int, numbers: Figures, speech: Language) -> Any:
    """Draw luck, errors and noise of one seat since the start, side by side."""
    luck = lost = noise = 0
    rows: list[dict[str, Any]] = []
    names = (speech.say("review-luck"), speech.say("review-loss"), speech.say("review-noise"))
    for step in told["steps"]:
        luck += step["luck"][seat] if "luck" in step else 0
        lost += step["lost"][seat] if "lost" in step else 0
        noise += step["noise"][seat] if "noise" in step else 0
        for name, value in zip(names, (luck, lost, noise), strict=True):
            rows.append({"step": step["step"], "what": name, "value": value / numbers.parts})
    colours = alt.Scale(domain=list(names), range=[LUCK, LOST, NOISE])
    form = "+%" if numbers.unit == VICTORIES else "+.1f"
    return (
        alt.Chart(alt.Data(values=rows))
        .mark_area(opacity=0.55)
        .encode(
            x=alt.X("step:Q", title=speech.say("review-axis-step")),
            y=alt.Y(
                "value:Q",
                stack=None,
                title=speech.say("review-axis-change"),
                axis=alt.Axis(format=form),
            ),
            color=alt.Color("what:N", scale=colours, title=None),
        )
        .properties(width=WIDTH, height=HEIGHT // 2)
    )


def _sums(told: Mapping[str, Any], numbers: Figures, speech: Language) -> str:
    keys = ("start", "luck", "own-errors", "others-errors", "noise", "end", "adjusted")
    head = [
        speech.say("review-player"),
        *(speech.say(f"review-{key}") for key in keys),
        speech.say("review-per-decision"),
        speech.say("review-title-column"),
    ]
    rows = [
        [
            seat["name"],
            numbers.worth(seat["start"]),
            *(numbers.change(seat[name]) for name in ("luck", "lost", "gifts", "noise")),
            numbers.worth(seat["end"]),
            numbers.change(seat["adjusted"]),
            signed(seat["loss_per_decision"] / numbers.parts, 4).lstrip("+"),
            speech.say(f"review-title-{seat['title']}") if seat["title"] else "",
        ]
        for seat in told["seats"]
    ]
    return _table(head, rows)


def _grades(told: Mapping[str, Any], speech: Language) -> str:
    head = [speech.say("review-player"), *(speech.say(f"review-grade-{one}") for one in GRADES)]
    rows = [
        [seat["name"], *(str(seat["grades"].get(one, 0)) for one in GRADES)]
        for seat in told["seats"]
    ]
    return _heading(speech.say("review-grades")) + _table(head, rows)


def _moments(told: Mapping[str, Any], numbers: Figures, speech: Language) -> list[str]:
    parts = [_heading(speech.say("review-moments"))]
    if not told["moments"]:
        parts.append(_note(speech.say("review-no-moments")))
    for moment in told["moments"]:
        first, *rest = moment_told(moment, told, numbers, speech)
        lines = "<br>".join(escape(line) for line in rest)
        parts.append(f"<p><b>{escape(first)}</b><br>{lines}</p>")
    return parts


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
