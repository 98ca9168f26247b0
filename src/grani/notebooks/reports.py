"""Results of many games, and reviews of one, as a page of tables and charts.

The tables are those of the terminal. Charts are drawn by Altair, which is in ``grani[reports]``;
without it there are tables alone. A page needs no script and no network.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from html import escape
from pathlib import Path
from typing import Any

from grani.arena.figures import Figures
from grani.arena.simulate import Result
from grani.cli import arena_tables, review_figures, review_told, simulate
from grani.cli.chart_page import missing_package
from grani.cli.review_moments import moment_told
from grani.cli.tables import Unit
from grani.core.registry import game as registered
from grani.locales import Language
from grani.locales.speech import title_of
from grani.pictures.art import DARK, LIGHT, paints
from grani.pictures.easel import SANS
from grani.pictures.tables import words_of

WIDTH = 640
LETTERS = 10_000
"""No table is cut: a page can be as wide as it must."""
STYLE = (
    "max-width:1000px;padding:12px 16px;border-radius:12px;overflow-x:auto;font:15px/1.45 {sans};"
    "color:{text};background:{panel}"
)
Chart = Any


@dataclass(frozen=True, repr=False)
class Report:
    """What many games, or a closer look at one, came to."""

    found: Result | Figures | Mapping[str, Any]
    language: str = ""
    dark: bool = False

    @cached_property
    def html(self) -> str:
        """The report, to be put into a page."""
        words = words_of(self.language, self._game())
        page = Page(words, DARK if self.dark else LIGHT)
        if isinstance(self.found, Result):
            parts = _simulated(self.found, page)
        elif isinstance(self.found, Figures):
            parts = _fought(self.found, page)
        else:
            parts = _reviewed(self.found, page)
        style = STYLE.format(sans=SANS, **page.paints)
        return f'<section lang="{words.code}" style="{style}">{"".join(parts)}</section>'

    def _game(self) -> str:
        if isinstance(self.found, Result):
            return self.found.series.game
        if isinstance(self.found, Figures):
            return self.found.question.game
        return str(self.found["game"])

    def save(self, path: str | Path) -> None:
        """Write the report as a page of its own."""
        words = words_of(self.language, self._game())
        page = (
            f'<!doctype html>\n<html lang="{words.code}"><head><meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width">\n'
            f"<title>{escape(title_of(registered(self._game()), words))}</title></head>\n"
            f"<body>\n{self.html}\n</body></html>\n"
        )
        Path(path).write_text(page, "utf-8")

    def __repr__(self) -> str:
        return f"<report on {self.found!r}>"

    def _repr_html_(self) -> str:
        return self.html


class Page:
    """Writes headings, tables and charts in one language and one theme."""

    def __init__(self, words: Language, theme: str) -> None:
        self.words = words
        self.paints = paints(theme)

    def heading(self, text: str) -> str:
        """Write a heading."""
        return f'<h4 style="margin:14px 0 6px;color:{self.paints["slip"]}">{escape(text)}</h4>'

    def note(self, text: str) -> str:
        """Write something in small print."""
        return f'<p style="margin:4px 0;color:{self.paints["dim"]}">{escape(text)}</p>'

    def table(self, drawn: Any) -> str:
        """Write a table of the terminal."""
        line = f"border-bottom:1px solid {self.paints['line']}"
        # Pages have stripes and colours of their own for tables.
        own = f"background:{self.paints['panel']};color:{self.paints['text']};white-space:nowrap"
        style = f"padding:3px 14px 3px 0;{line};{own}"

        def row(cells: list[str], tag: str) -> str:
            written = ""
            for number, cell in enumerate(cells):
                side = "left" if number == 0 else "right"
                written += f'<{tag} style="{style};text-align:{side}">{escape(cell)}</{tag}>'
            return f"<tr>{written}</tr>"

        head = row([str(column.header) for column in drawn.columns], "th")
        rows = zip(*(column.cells for column in drawn.columns), strict=True)
        body = "".join(row([str(cell) for cell in cells], "td") for cells in rows)
        title = self.heading(str(drawn.title)) if drawn.title else ""
        caption = self.note(str(drawn.caption)) if drawn.caption else ""
        return (
            f'{title}<table style="border-collapse:collapse;margin:0"><thead>{head}</thead>'
            f"<tbody>{body}</tbody></table>{caption}"
        )

    def chart(self, title: str, drawn: Chart | None) -> str:
        """Draw a chart of Altair as it stands: its letters and lines in the paints of the page."""
        if drawn is None:
            return ""
        import vl_convert

        text, line = self.paints["text"], self.paints["line"]
        axis = {"labelColor": text, "titleColor": text, "gridColor": line, "domainColor": line}
        spec = drawn.to_dict()
        spec["background"] = self.paints["panel"]
        spec["config"] = {
            "axis": axis,
            "legend": {"labelColor": text, "titleColor": text},
            "view": {"stroke": None},
            "range": {"category": [self.paints[f"seat-{one}"] for one in range(4)]},
        }
        svg = str(vl_convert.vegalite_to_svg(spec))
        sized = svg.replace("<svg ", '<svg role="img" style="max-width:100%;height:auto" ', 1)
        return self.heading(title) + sized.replace(">", f"><title>{escape(title)}</title>", 1)


def _has_charts() -> bool:
    return not missing_package()


# ---------------------------------------------------------------------- simulations


def _simulated(result: Result, page: Page) -> Iterator[str]:
    words, unit = page.words, Unit.of(result.series.game)
    yield page.heading(title_of(registered(result.series.game), words))
    yield page.note(f"{words.say('arena-axis-games')}: {result.games}")
    if not result.games:
        return
    yield page.table(simulate.standings(result, unit, words, LETTERS))
    if len(result.entries) > 1:
        yield page.table(simulate.by_seat(result, unit, words))
    if _has_charts():
        title = words.say("arena-axis-score", unit=unit.name)
        yield page.chart(title, _scores(result, unit, words))
    if any(entry.sources for entry in result.entries):
        yield page.table(simulate.sources(result, unit, words, LETTERS))


def _scores(result: Result, unit: Unit, words: Language) -> Chart:
    """Draw how often each bot had which score."""
    import altair as alt

    rows = [
        {"bot": entry.bot, "score": score / unit.parts, "games": count}
        for entry in result.entries
        for score, count in sorted(entry.scores.items())
    ]
    return (
        alt.Chart(alt.Data(values=rows))
        .mark_bar(opacity=0.6, binSpacing=0)
        .encode(
            x=alt.X(
                "score:Q",
                bin=alt.Bin(maxbins=30),
                title=words.say("arena-axis-score", unit=unit.name),
            ),
            y=alt.Y("sum(games):Q", stack=None, title=words.say("arena-axis-games")),
            color=alt.Color("bot:N", sort=simulate.bots_of(result), title=words.say("sim-bot")),
        )
        .properties(width=WIDTH, height=200)
    )


# ---------------------------------------------------------------------- arenas


def _fought(told: Figures, page: Page) -> Iterator[str]:
    words, unit = page.words, Unit.of(told.question.game)
    yield page.heading(title_of(registered(told.question.game), words))
    yield page.note(f"{words.say('arena-axis-games')}: {told.games}")
    if not told.games:
        return
    yield page.table(arena_tables.standings(told, unit, words, LETTERS))
    for part in arena_tables.shares(told, words, LETTERS):
        yield page.table(part)
    if _has_charts():
        from grani.cli.arena_charts import Charts

        charts = Charts(told, words)
        yield page.chart(charts.say("arena-page-ratings"), charts.ratings())
        yield page.chart(charts.say("arena-page-sources"), charts.sources())
    bought = arena_tables.items(told, unit, words)
    if bought.row_count:
        yield page.table(bought)


# ---------------------------------------------------------------------- reviews


def _reviewed(told: Mapping[str, Any], page: Page) -> Iterator[str]:
    words = page.words
    numbers = review_figures.Figures(told, words)
    yield page.heading(words.say("review-title", game=title_of(registered(told["game"]), words)))
    decisions = sum(seat["decisions"] for seat in told["seats"])
    yield page.note(
        words.say("review-speed", speed=told["speed"], decisions=decisions, seed=told["seed"])
    )
    yield page.note(words.say("review-unit", unit=numbers.unit))
    if not told["finished"]:
        yield page.note(words.say("review-unfinished"))
    yield page.table(review_told.account(told, numbers, words))
    if _has_charts():
        from grani.cli.review_page import curve

        title = words.say("review-chart-curve", unit=numbers.unit)
        yield page.chart(title, curve(told, numbers, words).properties(width=WIDTH))
    yield page.heading(words.say("review-moments"))
    if not told["moments"]:
        yield page.note(words.say("review-no-moments"))
    for moment in told["moments"]:
        first, *rest = moment_told(moment, told, numbers, words)
        lines = "<br>".join(escape(line) for line in rest)
        yield f'<p style="margin:6px 0"><b>{escape(first)}</b><br>{lines}</p>'
    for drawn in review_told.tables(told, numbers, words)[:2]:
        yield page.table(drawn)
