"""The charts of an arena's report, drawn by Altair; each is data that a browser draws."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from typing import TYPE_CHECKING, Any

import altair as alt

from grani.cli.arena_tables import FEWEST_BUYERS, item_name, order, short, summed
from grani.cli.tables import Unit, source_name
from grani.locales.speech import Speech

if TYPE_CHECKING:
    from grani.arena.figures import Figures, Item
    from grani.locales import Language

Chart = Any
"""A chart, layered or not: Altair has many types for these, and few of their methods keep them."""
Rows = list[dict[str, Any]]
WIDTH = 560
STEP = 22
MOST_ITEMS = 30
MOST_SOURCES = 14
BARS = 40
EVEN = "#999"


def data(rows: Rows) -> Any:
    """Give rows to a chart; they stand in the page itself."""
    return alt.Data(values=rows)


class Charts:
    """Draws the figures of one arena in one language."""

    def __init__(self, told: Figures, speech: Language) -> None:
        self.told = told
        self.speech = speech
        self.unit = Unit.of(told.question.game)
        self.ranked = order(told)
        names = [short(player.bot) for player in told.players]
        self.names = [
            name if names.count(name) == 1 else f"{number} {name}"
            for number, name in enumerate(names, 1)
        ]
        self.bots = [self.names[number] for number in self.ranked]

    def say(self, key: str) -> str:
        """Say a heading or the title of an axis."""
        return self.speech.say(key, unit=self.unit.name)

    def points(self, points: float) -> float:
        """Give points in whole units."""
        return points / self.unit.parts

    def bot(self, title: bool = True) -> Any:
        """Give each bot its colour, the same in every chart."""
        return alt.Color("bot:N", sort=self.bots, title=self.say("sim-bot") if title else None)

    def ratings(self) -> Chart | None:
        """Draw the ratings with their intervals."""
        rows = [
            {"bot": self.names[number], "value": one.value, "low": one.low, "high": one.high}
            for number in self.ranked
            if (one := self.told.players[number].rating) is not None and isfinite(one.low)
        ]
        if not rows:
            return None
        title = self.say("arena-rating")
        axis = alt.Y("bot:N", sort=self.bots, title=None)
        return self._dots(rows, axis, title, alt.Scale(zero=False), "d")

    def shares(self) -> Chart:
        """Draw who beats whom."""
        rows: Rows = [
            {
                "bot": self.names[pair.first],
                "other": self.names[pair.second],
                "value": pair.share.value,
                "told": f"{100 * pair.share.value:.1f} %",
                "within": f"{100 * pair.share.low:.0f}–{100 * pair.share.high:.0f}",
            }
            for pair in self.told.pairs
        ]
        base = alt.Chart(data(rows)).encode(
            x=alt.X("other:N", sort=self.bots, title=self.say("arena-axis-opponent")).axis(
                orient="top", labelAngle=0
            ),
            y=alt.Y("bot:N", sort=self.bots, title=None),
        )
        shade = alt.Color(
            "value:Q",
            scale=alt.Scale(scheme="redblue", domain=[0, 1]),
            title=self.say("arena-axis-share"),
            legend=alt.Legend(format="%"),
        )
        ink = alt.condition(
            "datum.value > 0.25 && datum.value < 0.75", alt.value("#111"), alt.value("#fff")
        )
        value = base.mark_text(fontSize=14, dy=-6).encode(text="told:N", color=ink)
        within = base.mark_text(fontSize=11, dy=10).encode(text="within:N", color=ink)
        return (base.mark_rect().encode(color=shade) + value + within).properties(
            width=alt.Step(110), height=alt.Step(52)
        )

    def sources(self) -> Chart | None:
        """Draw where points come from."""
        totals = summed(self.told, self.unit)
        most = sorted(totals, key=lambda one: -max(map(abs, totals[one])))[:MOST_SOURCES]
        rows: Rows = [
            {
                "source": source_name(source, self.speech),
                "bot": self.names[number],
                "value": self.points(totals[source][number]),
            }
            for source in most
            for number in self.ranked
        ]
        if not rows:
            return None
        return (
            alt.Chart(data(rows))
            .mark_bar()
            .encode(
                x=alt.X("value:Q", title=self.say("arena-axis-score")),
                y=alt.Y("source:N", sort=None, title=None),
                yOffset=alt.YOffset("bot:N", sort=self.bots),
                color=self.bot(),
                tooltip=["source:N", "bot:N", alt.Tooltip("value:Q", format=".2f")],
            )
            .properties(width=WIDTH)
        )

    def rounds(self) -> Chart | None:
        """Draw how scores grow."""
        rows: Rows = [
            {"round": when, "bot": self.names[number], "value": self.points(score)}
            for number in self.ranked
            for when, score in enumerate(self.told.players[number].rounds, 1)
        ]
        if not rows:
            return None
        return (
            alt.Chart(data(rows))
            .mark_line(point=True)
            .encode(
                x=alt.X("round:O", title=self.say("arena-axis-round")).axis(labelAngle=0),
                y=alt.Y("value:Q", title=self.say("arena-axis-score")),
                color=self.bot(),
                tooltip=["bot:N", "round:O", alt.Tooltip("value:Q", format=".1f")],
            )
            .properties(width=WIDTH, height=260)
        )

    def items(self, sort: str) -> Chart | None:
        """Draw how those fared who bought things of one sort: victories, and scores beside."""
        fewest = FEWEST_BUYERS * self.told.games * self.told.question.seats
        found = [
            item
            for item in self.told.items
            if item.name.partition(":")[0] == sort
            and item.buyers >= fewest
            and item.win_rate.deals > 1
        ][:MOST_ITEMS]
        if not found:
            return None
        names = [item_name(item.name, self.speech) for item in found]
        axis = alt.Y("bot:N", sort=names, title=None)
        wins = self._dots(
            [self._won(item, name) for item, name in zip(found, names, strict=True)],
            axis,
            self.say("arena-axis-win-rate"),
            alt.Scale(domain=[0, 1]),
            "%",
            1 / self.told.question.seats,
        )
        scores = self._dots(
            [self._scored(item, name) for item, name in zip(found, names, strict=True)],
            alt.Y("bot:N", sort=names, title=None, axis=None),
            self.say("arena-axis-score"),
            alt.Scale(zero=False),
        )
        half = WIDTH // 2
        return alt.hconcat(wins.properties(width=half), scores.properties(width=half))

    def _won(self, item: Item, name: str) -> dict[str, Any]:
        rate = item.win_rate
        return {"bot": name, "value": rate.value, "low": rate.low, "high": rate.high}

    def _scored(self, item: Item, name: str) -> dict[str, Any]:
        score = item.score
        return {
            "bot": name,
            "value": self.points(score.value),
            "low": self.points(score.low),
            "high": self.points(score.high),
        }

    def held(self) -> Chart | None:
        """Draw what everybody had: points by name and round, a picture for each bot."""
        speech = Speech(self.speech, [])
        rows: Rows = [
            {
                "name": speech.name(*held.name.split(":", 1)),
                "round": held.round,
                "bot": self.names[held.player],
                "value": self.points(held.points.value),
                "told": f"{self.points(held.points.value):.1f}",
            }
            for held in self.told.held
        ]
        if not rows:
            return None
        base = alt.Chart().encode(
            x=alt.X("round:O", title=self.say("arena-axis-round")).axis(labelAngle=0),
            y=alt.Y("name:N", title=None),
        )
        shade = alt.Color("value:Q", title=self.say("arena-axis-score")).scale(scheme="goldgreen")
        layers = base.mark_rect().encode(color=shade) + base.mark_text().encode(text="told:N")
        return layers.properties(width=alt.Step(52), height=alt.Step(STEP)).facet(
            alt.Column("bot:N", sort=self.bots, title=None), data=data(rows)
        )

    def length(self) -> Chart:
        """Draw how many decisions games have."""
        rows: Rows = [
            {"decisions": count, "games": games} for count, games in self.told.lengths.items()
        ]
        return (
            alt.Chart(data(rows))
            .mark_bar()
            .encode(
                x=alt.X(
                    "decisions:Q",
                    bin=alt.Bin(maxbins=BARS),
                    title=self.say("arena-axis-decisions"),
                ),
                y=alt.Y("sum(games):Q", title=self.say("arena-axis-games")),
            )
            .properties(width=WIDTH, height=200)
        )

    def time(self) -> Chart:
        """Draw how long bots think: the mean decision, and the slowest."""
        rows: Rows = []
        for number in self.ranked:
            player = self.told.players[number]
            for what, value in (("mean", player.ms), ("slowest", player.slowest)):
                rows.append(
                    {
                        "bot": self.names[number],
                        "what": self.say(f"arena-time-{what}"),
                        "value": max(value, 0.001),
                    }
                )
        return (
            alt.Chart(data(rows))
            .mark_point(filled=True, size=90)
            .encode(
                x=alt.X("value:Q", title=self.say("arena-axis-ms")).scale(type="log"),
                y=alt.Y("bot:N", sort=self.bots, title=None),
                shape=alt.Shape("what:N", title=None),
                color=self.bot(),
                tooltip=["bot:N", "what:N", alt.Tooltip("value:Q", format=".3f")],
            )
            .properties(width=WIDTH, height=alt.Step(STEP))
        )

    def _dots(
        self,
        rows: Sequence[dict[str, Any]],
        axis: Any,
        title: str,
        scale: Any,
        format: str = "",
        even: float | None = None,
    ) -> Chart:
        """Draw values as dots with their intervals; a line where all would be equal."""
        base = alt.Chart(data(list(rows))).encode(y=axis)
        place = alt.X("value:Q", title=title, scale=scale)
        shown = place.axis(format=format) if format else place
        dots = base.mark_point(filled=True, size=70).encode(
            x=shown,
            tooltip=[alt.Tooltip(f"{field}:Q", format=format or ".1f") for field in ENDS],
        )
        layers = base.mark_rule().encode(x=alt.X("low:Q", scale=scale), x2="high:Q") + dots
        if even is not None:
            line = alt.Chart(data([{"even": even}])).mark_rule(strokeDash=[4, 4], color=EVEN)
            layers = line.encode(x=alt.X("even:Q", scale=scale)) + layers
        return layers.properties(width=WIDTH, height=alt.Step(STEP))


ENDS = ("value", "low", "high")
