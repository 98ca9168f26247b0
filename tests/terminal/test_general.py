"""The table that any game gets: all of a view is there, and no line is wider than it may be."""

from __future__ import annotations

import pytest
from rich.text import Text

from grani.core.dice import Dice
from grani.core.prompt import Option
from grani.core.registry import game as registered, ours
from grani.locales import LANGUAGES, language
from grani.terminal import general
from grani.terminal.canvas import NARROWEST, Canvas
from grani.terminal.symbols import LETTERS, UNICODE
from tests.contract.games import walk

NAMES = ["Олена", "Daedalus"]
VIEW: dict[str, object] = {
    "game": "dice-forge",
    "you": 0,
    "actor": 1,
    "turn": 1,
    "pot": 12,
    "points": [40, 3],
    "is_open": True,
    "hands": [["oak", "elm"], []],
    "market": {"wood": 3, "stall": {"owner": None, "goods": ["old_rope", "tar"]}},
    "log": [],
    "scores": [40, 3],
    "winners": [],
}


def canvas(names: list[str], width: int = 80, lang: str = "en", plain: bool = False) -> Canvas:
    return Canvas(width, language(lang), names, LETTERS if plain else UNICODE, plain)


def drawn(view: dict[str, object], on: Canvas) -> list[str]:
    return [line.plain.rstrip() for line in on.pile(*general.draw(view, on))]


def test_seats_stand_in_columns_and_everything_else_by_name() -> None:
    shown = drawn(VIEW, canvas(NAMES, plain=True))
    assert shown == [
        "Dice Forge:",
        "        Олена  Daedalus",
        "points     40         3",
        "turn: Daedalus",
        "pot: 12",
        "is open: yes",
        "hands:",
        "  1 oak, elm",
        "  2 –",
        "market:",
        "  wood: 3",
        "  stall:",
        "    owner: –",
        "    goods: old rope, tar",
        "log: –",
    ]
    assert general.headline(VIEW, canvas(NAMES)) == "Dice Forge · Daedalus’s turn"


def test_scores_that_no_field_shows_are_shown() -> None:
    view = {**VIEW, "points": 3, "scores": [7, 9], "winners": [1]}
    shown = drawn(view, canvas(NAMES, plain=True))
    assert "scores      7         9" in shown
    assert general.headline(view, canvas(NAMES)) == "Dice Forge · the game is over"
    final = [line.plain.split() for line in general.draw_scores(view, canvas(NAMES, plain=True))]
    assert final == [["Final", "score:"], ["Daedalus", "wins", "9"], ["Олена", "7"]]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [NARROWEST, 80, 140])
@pytest.mark.parametrize("name", ours())
def test_any_view_of_our_games_fits(name: str, width: int, lang: str) -> None:
    """Our games have drawings of their own; their views are the richest there are."""
    seats = registered(name).min_seats + 2
    state = registered(name).new(seats)
    names = [f"{'Somebody' * 2}{seat}"[:16] for seat in range(seats)]
    for number, step in enumerate(walk(state, Dice(width))):
        if number % 60 == 0:
            on = canvas(names, width, lang)
            view = step.state.view(0)
            lines: list[Text] = [*on.pile(*general.draw(view, on)), *general.draw_scores(view, on)]
            assert max(line.cell_len for line in lines) <= width


def test_many_seats_are_laid_out_in_several_rows() -> None:
    names = [f"Player {seat}" for seat in range(8)]
    points = list(range(8))
    view = {**VIEW, "points": points, "scores": points}
    shown = drawn(view, canvas(names, NARROWEST, plain=True))
    assert sum("Player" in line for line in shown if not line.startswith("turn")) > 1
    assert all(name in "".join(shown) for name in names)


def test_there_is_nothing_to_look_up_or_to_shorten() -> None:
    assert general.things(VIEW) == []
    assert general.brief(Option(1, "option-hold"), canvas(NAMES)) is None
    assert general.legend(canvas(NAMES)) == ""
    assert general.thing("card", "oak").name == "card-oak-name"
