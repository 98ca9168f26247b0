"""The report of an arena on the terminal: who is best, who beats whom, what wins and where from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grani.bots.naming import read_spec
from grani.cli.tables import Unit, source_name, table
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
        )
    )
    console.print(standings(told, unit, speech))
    if not told.is_rated:
        console.print(speech.say("arena-unrated", command="pip install 'grani[reports]'"))
    console.print(shares(told, speech))
    if told.items:
        console.print(items(told, unit, speech))
    if any(player.sources for player in told.players):
        console.print(sources(told, unit, speech))


def order(told: Figures) -> list[int]:
    """Give the players by strength, the best first."""

    def strength(number: int) -> tuple[float, float]:
        player = told.players[number]
        return (player.rating.value if player.rating else 0.0, player.win_rate.value)

    return sorted(range(len(told.players)), key=strength, reverse=True)


def short(bot: str) -> str:
    """Give the name of a bot as it fits into a table: the class without its module.

    >>> short("my_bots.patient:Patient"), short("hard:iterations=2"), short("command:./a/long/path")
    ('Patient', 'hard:iterations=2', '~d:./a/long/path')
    """
    spec = read_spec(bot)
    name = bot if spec.is_level or spec.command else bot.partition(":")[2]
    return name if len(name) <= LONGEST_NAME + 1 else "~" + name[1 - LONGEST_NAME :]


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
    return [f"{player.rating.value:.0f}", f"{player.rating.low:.0f}–{player.rating.high:.0f}"]


def standings(told: Figures, unit: Unit, speech: Language) -> Table:
    """Give a row for each bot, the best first."""
    is_rated = any(player.rating for player in told.players)
    failed = any(player.faults for player in told.players)
    shown = table(
        speech.say("sim-standings", unit=unit.name),
        speech.say("sim-bot"),
        *([speech.say("arena-rating"), "95 %"] if is_rated else []),
        speech.say("sim-win-rate"),
        "95 %",
        speech.say("sim-mean"),
        speech.say("arena-ms"),
        *([speech.say("arena-faults")] if failed else []),
    )
    for place, number in enumerate(order(told), 1):
        player = told.players[number]
        shown.add_row(
            f"{place} {short(player.bot)}",
            *rating(player),
            percent(player.win_rate.value),
            within(player.win_rate),
            unit.mean(player.score.value),
            f"{player.ms:.1f}" if player.ms >= 0.1 else f"{player.ms:.2f}",
            *([str(player.faults)] if failed else []),
        )
    return shown


def shares(told: Figures, speech: Language) -> Table:
    """Give who beats whom: a row against a column."""
    ranked = order(told)
    shown = table(
        speech.say("arena-shares"),
        speech.say("sim-bot"),
        *(str(place) for place in range(1, len(ranked) + 1)),
    )
    for place, number in enumerate(ranked, 1):
        cells = []
        for other in ranked:
            found = told.share(number, other)
            cells.append("" if found is None else _share(found))
        shown.add_row(f"{place} {short(told.players[number].bot)}", *cells)
    shown.caption = speech.say("arena-shares-note")
    shown.caption_justify = "left"
    return shown


def _share(found: Estimate) -> str:
    clear = "" if found.low <= 0.5 <= found.high else "*"
    return f"{100 * found.value:.1f} ({100 * found.low:.0f}–{100 * found.high:.0f}){clear}"


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


def sources(told: Figures, unit: Unit, speech: Language) -> Table:
    """Give what each source brings each bot in a game."""
    ranked = order(told)
    totals = summed(told, unit)
    shown = table(
        speech.say("sim-sources", unit=unit.name),
        speech.say("sim-source"),
        *(str(place) for place in range(1, len(ranked) + 1)),
    )
    for source in sorted(totals, key=lambda one: -max(map(abs, totals[one])))[:MOST_SOURCES]:
        points = totals[source]
        shown.add_row(source_name(source, speech), *(unit.mean(points[one]) for one in ranked))
    return shown


def summed(told: Figures, unit: Unit) -> dict[str, list[float]]:
    """Give the points of each source by players, single ones added where they are too many."""
    totals: dict[str, list[float]] = {}
    for number, player in enumerate(told.players):
        for source, points in player.sources.items():
            row = totals.setdefault(unit.source(source), [0.0] * len(told.players))
            row[number] += points
    return totals
