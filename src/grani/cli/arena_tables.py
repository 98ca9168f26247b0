"""The report of an arena on the terminal: who is best, who beats whom, what wins and where from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import isfinite
from typing import TYPE_CHECKING

from grani.bots.naming import read_spec
from grani.cli.tables import GAP, LEAST_NAME, Unit, cut, filled, source_name, table, taken
from grani.core.build import build
from grani.locales.speech import Speech

if TYPE_CHECKING:
    from rich.table import Table

    from grani.arena.figures import Figures, Player
    from grani.arena.verdicts import Estimate
    from grani.locales import Language

MOST_SOURCES = 10
MOST_ITEMS = 12
FEWEST_BUYERS = 0.02
"""Of all seats: what fewer bought tells nothing."""
LONGEST_NAME = 16
"""Letters of a name in charts; in tables it depends on the room."""


def show(told: Figures, speech: Language) -> None:
    """Print the report for people."""
    from rich.console import Console

    console = Console(highlight=False, markup=False, emoji=False)
    question = told.question
    unit = Unit.of(question.game)
    console.print(
        speech.say(
            "arena-heading",
            games=told.games,
            deals=told.deals,
            seats=question.seats,
            seed=question.seed,
            build=build(),
        )
    )
    console.print(standings(told, unit, speech, console.width))
    if not told.is_rated:
        console.print(speech.say("arena-unrated", command="pip install 'grani[reports]'"))
    for part in shares(told, speech, console.width):
        console.print(part)
    bought = items(told, unit, speech)
    if bought.row_count:
        console.print(bought)
    if any(player.sources for player in told.players):
        console.print(sources(told, unit, speech, console.width))


def order(told: Figures) -> list[int]:
    """Give the players by strength, the best first."""

    def strength(number: int) -> tuple[float, float]:
        player = told.players[number]
        return (player.rating.value if player.rating else 0.0, player.win_rate.value)

    return sorted(range(len(told.players)), key=strength, reverse=True)


def bare(bot: str) -> str:
    """Give the name of a bot without what all share: the class alone, the program alone.

    >>> bare("my_bots.patient:Patient"), bare("hard:iterations=2"), bare("command:./my-bot -v")
    ('Patient', 'hard:iterations=2', './my-bot -v')
    """
    spec = read_spec(bot)
    return bot if spec.is_level else bot.partition(":")[2]


def short(bot: str) -> str:
    """Give the name of a bot as it fits into a chart."""
    return cut(bare(bot), LONGEST_NAME)


def percent(rate: float) -> str:
    """Write a rate."""
    return f"{100 * rate:.1f} %"


def within(found: Estimate) -> str:
    """Write the interval of a rate."""
    return f"{100 * found.low:.1f}–{100 * found.high:.1f}"


def rating(player: Player) -> list[str]:
    """Write a rating and its interval."""
    if player.rating is None:
        return []
    low, high = player.rating.low, player.rating.high
    return [f"{player.rating.value:.0f}", f"{low:.0f}–{high:.0f}" if isfinite(low) else "–"]


def standings(told: Figures, unit: Unit, speech: Language, width: int) -> Table:
    """Give a row for each bot, the best first; failures are told below, where there is room."""
    is_rated = any(player.rating for player in told.players)
    columns = [
        speech.say("sim-bot"),
        *([speech.say("arena-rating"), "95 %"] if is_rated else []),
        speech.say("sim-win-rate"),
        "95 %",
        speech.say("sim-mean"),
        speech.say("arena-ms"),
    ]
    rows = []
    for place, number in enumerate(order(told), 1):
        player = told.players[number]
        rows.append(
            [
                f"{place} {bare(player.bot)}",
                *rating(player),
                percent(player.win_rate.value),
                within(player.win_rate),
                unit.mean(player.score.value),
                f"{player.ms:.1f}" if player.ms >= 0.1 else f"{player.ms:.2f}",
            ]
        )
    shown = filled(speech.say("sim-standings", unit=unit.name), columns, rows, width)
    failed = [one for one in (told.players[number] for number in order(told)) if one.faults]
    notes = [par(told, speech)] if told.question.seats > 2 else []
    if failed:
        each = ", ".join(f"{bare(player.bot)} {player.faults}" for player in failed)
        notes.append(f"{speech.say('arena-faults')}: {each}")
    if notes:
        shown.caption = "\n".join(notes)
        shown.caption_justify = "left"
    return shown


def par(told: Figures, speech: Language) -> str:
    """Say what equal bots win: of several at a table, each has several seats or meets several."""
    seats = told.question.seats
    return speech.say("arena-par", seats=seats, par=f"{100 / seats:.1f}".removesuffix(".0"))


def shares(told: Figures, speech: Language, width: int) -> Iterator[Table]:
    """Give who beats whom, a row against a column, in as many tables as the width asks for.

    Where there are many bots, intervals give way, then decimals.
    """
    ranked = order(told)
    longest = LEAST_NAME + 2
    for form in FORMS:
        cells = [[_share(told.share(one, other), form) for other in ranked] for one in ranked]
        places = [str(place) for place in range(1, len(ranked) + 1)]
        if longest + taken(places, cells) <= width:
            break
    widest = max(len(cell) for row in cells for cell in row)
    most = max(1, (width - longest - taken([], [])) // (widest + len(GAP)))
    for first in range(0, len(ranked), most):
        part = slice(first, first + most)
        rows = [
            [f"{place} {bare(told.players[number].bot)}", *row[part]]
            for place, (number, row) in enumerate(zip(ranked, cells, strict=True), 1)
        ]
        columns = [speech.say("sim-bot"), *places[part]]
        shown = filled(speech.say("arena-shares"), columns, rows, width)
        if first + most >= len(ranked):
            shown.caption = speech.say("arena-shares-note")
            shown.caption_justify = "left"
        yield shown


FORMS: tuple[Callable[[Estimate], str], ...] = (
    lambda found: f"{100 * found.value:.1f} ({100 * found.low:.0f}–{100 * found.high:.0f})",
    lambda found: f"{100 * found.value:.1f}",
    lambda found: f"{100 * found.value:.0f}",
)
"""How a share is written, the fullest first."""


def _share(found: Estimate | None, form: Callable[[Estimate], str]) -> str:
    if found is None:
        return ""
    return form(found) + ("" if found.low <= 0.5 <= found.high else "*")


def items(told: Figures, unit: Unit, speech: Language) -> Table:
    """Give what those bought who won most."""
    shown = table(
        speech.say("arena-items"),
        speech.say("arena-item"),
        speech.say("arena-bought"),
        speech.say("sim-win-rate"),
        "95 %",
        speech.say("sim-mean"),
    )
    shown.columns[0].no_wrap = False
    fewest = FEWEST_BUYERS * told.games * told.question.seats
    often = [item for item in told.items if item.buyers >= fewest and item.win_rate.deals > 1]
    for item in often[:MOST_ITEMS]:
        shown.add_row(
            item_name(item.name, speech),
            percent(item.share),
            percent(item.win_rate.value),
            within(item.win_rate),
            unit.mean(item.score.value),
        )
    shown.caption = speech.say("arena-items-note")
    shown.caption_justify = "left"
    return shown


def item_name(item: str, speech: Language) -> str:
    """Name something that was bought, with its sort where names repeat."""
    sort = item.partition(":")[0]
    key = f"arena-sort-{sort}"
    name = Speech(speech, []).name(*item.split(":", 1))
    return speech.say(key, name=name) if speech.has(key) else name


def sources(told: Figures, unit: Unit, speech: Language, width: int) -> Table:
    """Give what each source brings each bot in a game."""
    ranked = order(told)
    totals = summed(told, unit)
    rows = [
        [source_name(source, speech), *(unit.mean(totals[source][one]) for one in ranked)]
        for source in sorted(totals, key=lambda one: -max(map(abs, totals[one])))[:MOST_SOURCES]
    ]
    columns = [speech.say("sim-source"), *(str(place) for place in range(1, len(ranked) + 1))]
    return filled(speech.say("sim-sources", unit=unit.name), columns, rows, width)


def summed(told: Figures, unit: Unit) -> dict[str, list[float]]:
    """Give the points of each source by players, single ones added where they are too many."""
    totals: dict[str, list[float]] = {}
    for number, player in enumerate(told.players):
        for source, points in player.sources.items():
            row = totals.setdefault(unit.source(source), [0.0] * len(told.players))
            row[number] += points
    return totals
