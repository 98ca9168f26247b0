"""The report of an arena as one page: tables and charts."""

from __future__ import annotations

import json
from collections.abc import Mapping
from html import escape
from typing import TYPE_CHECKING

from grani.cli.arena_charts import Chart, Charts
from grani.cli.arena_tables import order, par, percent, rating, within
from grani.cli.chart_page import whole_page
from grani.cli.tables import Unit
from grani.core.build import build
from grani.core.registry import game as registered
from grani.locales.speech import title_of

if TYPE_CHECKING:
    from grani.arena.figures import Figures
    from grani.locales import Language


def page(told: Figures, made: Mapping[str, object], speech: Language) -> str:
    """Write the page; ``made`` says by what."""
    question = told.question
    game = registered(question.game)
    charts = Charts(told, speech)
    parts: list[str] = []
    specs: list[Chart] = []

    def heading(key: str, note: str = "") -> None:
        parts.append(f"<h2>{escape(charts.say(key))}</h2>")
        if note:
            parts.append(f'<p class="note">{escape(speech.say(note))}</p>')

    def chart(key: str, drawn: Chart | None, note: str = "") -> None:
        if drawn is not None:
            heading(key, note)
            parts.append(f'<div class="chart" id="chart-{len(specs)}"></div>')
            specs.append(drawn)

    title = speech.say("arena-page-title", game=title_of(game, speech))
    parts.append(f"<h1>{escape(title)}</h1>")
    summary = speech.say(
        "arena-heading",
        games=told.games,
        deals=told.deals,
        seats=question.seats,
        seed=question.seed,
        build=build(),
    )
    parts.append(f"<p>{escape(summary)}</p>")
    heading("sim-standings")
    parts.append(standings(told, charts, speech))
    if question.seats > 2:
        parts.append(f'<p class="note">{escape(par(told, speech))}</p>')
    chart("arena-page-ratings", charts.ratings(), "arena-page-ratings-note")
    chart("arena-shares", charts.shares(), "arena-page-shares-note")
    chart("arena-page-sources", charts.sources())
    chart("arena-page-rounds", charts.rounds())
    chart("arena-page-held", charts.held())
    for sort in sorted({item.name.partition(":")[0] for item in told.items}, reverse=True):
        key = f"arena-page-{sort}s"
        shown = key if speech.has(key) else "arena-page-items"
        chart(shown, charts.items(sort), "arena-items-note")
    chart("arena-page-length", charts.length())
    chart("arena-page-time", charts.time())
    heading("arena-page-setup")
    asked = {**question.to_json(), "made_by": made}
    parts.append(f"<pre>{escape(json.dumps(asked, ensure_ascii=False, indent=1))}</pre>")
    note = speech.say("arena-page-made", games=told.games)
    parts.append(f'<p class="note">{escape(note)}</p>')
    return whole_page(speech.code, title, parts, specs)


def standings(told: Figures, charts: Charts, speech: Language) -> str:
    """Write the table of all bots, the best first."""
    unit = Unit.of(told.question.game)
    is_rated = any(player.rating for player in told.players)
    columns = [
        speech.say("sim-bot"),
        *([speech.say("arena-rating"), "95 %"] if is_rated else []),
        speech.say("sim-win-rate"),
        "95 %",
        speech.say("sim-mean"),
        "95 %",
        speech.say("arena-axis-games"),
        speech.say("arena-ms"),
    ]
    rows = [columns]
    for number in order(told):
        player = told.players[number]
        rows.append(
            [
                player.bot,
                *rating(player),
                percent(player.win_rate.value),
                within(player.win_rate),
                unit.mean(player.score.value),
                f"{unit.mean(player.score.low)}–{unit.mean(player.score.high)}",
                str(player.games),
                f"{player.ms:.2f}",
            ]
        )
    cells = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows]
    cells[0] = cells[0].replace("td>", "th>")
    return "<table>" + "".join(f"<tr>{row}</tr>" for row in cells) + "</table>"
