"""Tables of reports in a narrow terminal: names give way, figures never do."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

from grani.arena.figures import Figures, figures
from grani.arena.simulate import EntryResult, Result, Series
from grani.cli import arena_tables, simulate
from grani.cli.tables import Unit, cut
from grani.core.registry import game
from grani.locales import LANGUAGES, language
from tests.arena.asking import ask, line

if TYPE_CHECKING:
    from rich.table import Table

LONG = "my_bots.very.deep.down:PatientAndForgetful:playouts={}:temper=0.25"
WIDTHS = (60, 80, 120)
UNIT = Unit.of("dice-forge")


@cache
def arena(count: int, deals: int = 9, faults: int = 0) -> Figures:
    """An arena of bots with long names, in which the first named always wins."""
    question = ask(*(LONG.format(number) for number in range(count)))
    games = len(question.lineups) * 2 * deals
    found = [line(question, number, 1, 0, faults=[faults, 0]) for number in range(games)]
    return figures(question, found)


def series(bots: int) -> Result:
    """A series in which everybody had the same scores."""
    names = tuple(LONG.format(number) for number in range(bots))
    entries = [EntryResult(name, 250.0, {112: 600, 131: 400}, {"face": 9}) for name in names]
    return Result(Series("dice-forge", names, 1000), games=1000, entries=entries)


def lines_of(shown: Table, width: int) -> list[str]:
    """What a table is in a terminal so wide."""
    console = Console(width=width, color_system=None)
    with console.capture() as captured:
        console.print(shown)
    return captured.get().splitlines()


def rows(shown: Table, width: int) -> list[str]:
    """The rows of a table, names first."""
    found = lines_of(shown, width)
    assert max(map(len, found)) <= width
    return [one.strip() for one in found if re.match(r" +\d+ ", one)][-shown.row_count :]


FIGURES = r"(\d+ \S+)( +[-\d.]+( ±| %)?| +\d+(\.\d+)?–\d+(\.\d+)?( %)?| +–)*"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("faults", [0, 1234])
def test_standings_of_an_arena_cut_names_alone(lang: str, width: int, faults: int) -> None:
    told = arena(3, faults=faults)
    shown = arena_tables.standings(told, UNIT, language(lang, "dice-forge"), max(width, 72))
    found = rows(shown, max(width, 72))
    assert len(found) == 3
    for row in found:
        assert re.fullmatch(FIGURES, row), row
    assert ("1234" in str(shown.caption)) is False
    assert (f"{faults * 18 * 2}" in str(shown.caption)) == bool(faults)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("bots", [2, 4])
def test_standings_of_a_series_cut_names_alone(lang: str, bots: int) -> None:
    speech = language(lang, "dice-forge")
    found = rows(simulate.standings(series(bots), UNIT, speech, 80), 80)
    assert len(found) == bots
    for row in found:
        assert re.fullmatch(FIGURES, row), row
    sources = lines_of(simulate.sources(series(bots), UNIT, speech, 80), 80)
    assert sources[-2].split()[-bots:] == ["0.0"] * bots


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("bots", [2, 3, 7, 16])
def test_every_share_is_told_whole_however_many_bots(width: int, bots: int) -> None:
    told = arena(bots, deals=8 if bots < 7 else 1)
    seen = []
    for shown in arena_tables.shares(told, language("en", "dice-forge"), width):
        for row in rows(shown, width):
            cells = " ".join(row.split()[2:])
            found = re.findall(r"(?:100|0)(?:\.0)?(?: \(\d+–\d+\))?\*?", cells)
            assert "".join(found) == cells.replace(" ", "").replace("(", " ("), row
            seen += found
    assert len(seen) == bots * (bots - 1)
    if (bots, width) in ((2, 80), (3, 80), (7, 80)):
        assert all("–" in one for one in seen) == (bots < 7)


def test_a_name_that_is_cut_keeps_the_value_of_its_option() -> None:
    assert cut("2 hard:iterations=4", 15) == "2 hard:itera…=4"
    assert cut("hard:iterations=4", 9) == "hard:i…=4"
    assert cut("hard:iterations=4", 8) == "ha…ons=4"
    assert cut("my_bots.patient:Patient", 12) == "my_b…Patient"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_more_than_two_seats_state_what_equal_bots_win(seats: int) -> None:
    question = ask("random", "greedy", seats=seats)
    wins = [1.0] + [0.0] * (seats - 1)
    told = figures(question, [line(question, n, *wins) for n in range(2 * seats)])
    shown = arena_tables.standings(told, UNIT, language("en", "dice-forge"), 80)
    par = {3: "at a table of 3, equal bots win 33.3% each", 4: "win 25% each"}.get(seats)
    assert (shown.caption is None) == (par is None)
    assert par is None or par in str(shown.caption)


def test_with_few_deals_no_interval_of_a_rating_is_stated() -> None:
    for deals, is_stated in ((1, False), (7, False), (8, True)):
        told = arena(2, deals)
        assert told.players[0].rating is not None
        shown = arena_tables.rating(told.players[0])
        assert bool(re.fullmatch(r"\d+–\d+", shown[1])) == is_stated
        assert shown[1] == "–" or is_stated


def test_bought_by_too_few_is_no_table_at_all(capsys: pytest.CaptureFixture[str]) -> None:
    question = ask("random", "greedy")
    once = [line(question, 0, 1, 0, items=[[["feat:chest", 1]], []]), line(question, 1, 1, 0)]
    told = figures(question, once)
    assert told.items
    arena_tables.show(told, language("en", game("dice-forge").id))
    assert "What winners buy" not in capsys.readouterr().out
