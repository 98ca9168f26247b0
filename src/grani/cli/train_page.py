"""The curves of a training as one page: how often it wins, what it scores, how its errors fall."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING, Any

import altair as alt

from grani.bots import GREEDY
from grani.cli.chart_page import whole_page

if TYPE_CHECKING:
    from grani.locales import Language

Entry = dict[str, Any]
"""What a round came to."""
LOSSES = ("lead", "win", "policy")
WIDTH, HEIGHT = 640, 260


class Curves:
    """Draws the rounds of one training in one language."""

    def __init__(self, entries: Sequence[Entry], speech: Language) -> None:
        self.entries = entries
        self.tried = [entry for entry in entries if "against greedy" in entry]
        self.speech = speech

    def shares(self) -> Any:
        """Draw how often the network won its trials."""
        rows = [
            {
                "round": entry["round"],
                "value": entry["against greedy"],
                "low": max(0.0, entry["against greedy"] - entry["give or take"]),
                "high": min(1.0, entry["against greedy"] + entry["give or take"]),
            }
            for entry in self.tried
        ]
        scale = alt.Scale(domain=[0, 1])
        base = alt.Chart(alt.Data(values=rows)).encode(x=self._rounds())
        place = alt.Y("value:Q", title=self._say("train-axis-share"), scale=scale)
        line = base.mark_line(point=True).encode(
            y=place.axis(format="%"),
            tooltip=["round:Q", alt.Tooltip("value:Q", format=".1%")],
        )
        bars = base.mark_rule().encode(y=alt.Y("low:Q", scale=scale), y2="high:Q")
        return (bars + line).properties(width=WIDTH, height=HEIGHT)

    def points(self) -> Any:
        """Draw what both sides had in the trials."""
        own = self._say("train-own")
        rows = [
            {"round": entry["round"], "who": who, "value": entry[key]}
            for entry in self.tried
            for who, key in ((own, "glory"), (GREEDY, "their glory"))
        ]
        return self._lines(rows, "train-axis-points", [own, GREEDY])

    def errors(self) -> Any:
        """Draw how errors fall, each beside what it was at first."""
        names = {loss: self._say(f"train-{loss}") for loss in LOSSES}
        first = {
            loss: next((entry[loss] for entry in self.entries if entry[loss] > 0), 1.0)
            for loss in LOSSES
        }
        rows = [
            {"round": entry["round"], "who": names[loss], "value": entry[loss] / first[loss]}
            for entry in self.entries
            for loss in LOSSES
        ]
        return self._lines(rows, "train-axis-error", list(names.values()))

    def _lines(self, rows: list[Entry], title: str, order: list[str]) -> Any:
        place = alt.Y("value:Q", title=self._say(title), scale=alt.Scale(zero=False))
        return (
            alt.Chart(alt.Data(values=rows))
            .mark_line(point=True)
            .encode(
                x=self._rounds(),
                y=place,
                color=alt.Color("who:N", sort=order, title=None),
                tooltip=["who:N", "round:Q", alt.Tooltip("value:Q", format=".3f")],
            )
            .properties(width=WIDTH, height=HEIGHT)
        )

    def _rounds(self) -> Any:
        return alt.X("round:Q", title=self._say("train-axis-round")).axis(format="d")

    def _say(self, key: str) -> str:
        return self.speech.say(key)


def page(name: str, seed: int, entries: Sequence[Entry], speech: Language) -> str:
    """Write the page of a training that has at least one round."""
    curves = Curves(entries, speech)
    title = speech.say("train-page-title", name=name)
    last = entries[-1]
    summary = speech.say(
        "train-page-summary", rounds=last["round"], games=last["games"], seed=str(seed)
    )
    parts = [f"<h1>{escape(title)}</h1>", f"<p>{escape(summary)}</p>"]
    charts: list[Any] = []

    def chart(heading: str, drawn: Any, note: str = "") -> None:
        parts.append(f"<h2>{escape(speech.say(heading, bot=GREEDY))}</h2>")
        if note:
            parts.append(f'<p class="note">{escape(speech.say(note))}</p>')
        parts.append(f'<div class="chart" id="chart-{len(charts)}"></div>')
        charts.append(drawn)

    if curves.tried:
        chart("train-page-share", curves.shares(), "train-page-share-note")
        chart("train-page-points", curves.points())
    chart("train-page-errors", curves.errors(), "train-page-errors-note")
    return whole_page(speech.code, title, parts, charts)
