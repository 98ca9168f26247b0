"""The table never breaks its lines: whole games, every language, narrow and wide."""

from __future__ import annotations

import pytest
from rich.cells import cell_len
from rich.text import Text

from grani.core.contract import CHANCE
from grani.core.dice import Dice
from grani.core.match import Match
from grani.core.registry import game as registered
from grani.locales import language
from grani.locales.speech import Speech
from grani.terminal import drawing
from grani.terminal.blocks import bar, columns, fitted, flow, framed, wrapped
from grani.terminal.canvas import Canvas
from grani.terminal.log import Log
from grani.terminal.page import in_order, page, paragraphs, targets
from grani.terminal.symbols import LETTERS, UNICODE, can_show

GAME = "dice-forge"
NAMES = ["Олена Пчілка-Кос", "Taras", "Ілля", "Максиміліан Дов."]


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
@pytest.mark.parametrize(("seats", "setup"), [(2, "introductory"), (4, "alternates")])
def test_no_line_of_a_whole_game_is_wider_than_the_screen(
    lang: str, seats: int, setup: str
) -> None:
    words = language(lang)
    names = NAMES[:seats]
    speech = Speech(words, names)
    artist = drawing(GAME)
    match = Match.new(registered(GAME), names, setup, seed=seats)
    log = Log(match.game)
    dice = Dice(99)
    shown = 0
    while not match.is_over:
        actor = int(match.state.actor)
        if actor == CHANCE:
            log.add(0, match.roll())
            continue
        prompt = match.state.prompt(actor)
        assert prompt is not None
        if len(prompt.options) > 1 and shown % 5 == 0:
            for width, height, plain, symbols in (
                (80, 40, False, UNICODE),
                (120, 45, False, UNICODE),
                (80, 24, True, LETTERS),
            ):
                canvas = Canvas(
                    width, words, names, symbols, plain, actor, frozenset(targets(prompt))
                )
                view = match.state.view(actor)
                told = paragraphs(log.entries[-30:], speech)
                lines = page(artist, view, canvas, height, told, in_order(prompt), speech)
                check_widths(lines, width, framed=not plain)
        shown += 1
        log.add(0, match.act(dice.pick(match.state.legal(actor)), actor))
    for width in (80, 120):
        canvas = Canvas(width, words, names)
        view = match.state.view(-1)
        check_widths([line for block in artist.draw(view, canvas) for line in block], width)
        check_widths(artist.draw_scores(view, canvas), width)


def check_widths(lines: list[Text], width: int, framed: bool = False) -> None:
    for number, line in enumerate(lines):
        assert "\n" not in line.plain
        assert cell_len(line.plain) <= width, line.plain
        assert not (framed and number) or cell_len(line.plain) == width, line.plain


def test_two_heroes_fit_a_screen_of_120_by_45_and_of_80_by_40() -> None:
    words = language("en")
    names = NAMES[:2]
    artist = drawing(GAME)
    for width, height in ((120, 45), (80, 40)):
        match = Match.new(registered(GAME), names, None, seed=5)
        while int(match.state.actor) == CHANCE:
            match.roll()
        prompt = match.state.prompt(int(match.state.actor))
        assert prompt is not None
        canvas = Canvas(width, words, names)
        told = [f"event {number}" for number in range(50)]
        speech = Speech(words, names)
        lines = page(artist, match.state.view(0), canvas, height, told, in_order(prompt), speech)
        assert len(lines) < height


def test_what_can_be_had_is_marked_and_what_lies_up_is_bracketed() -> None:
    words = language("en")
    match = Match.new(registered(GAME), NAMES[:2], None, seed=5)
    while int(match.state.actor) == CHANCE:
        match.roll()
    prompt = match.state.prompt(0)
    assert prompt is not None
    canvas = Canvas(120, words, NAMES[:2], you=0, marked=frozenset(targets(prompt)))
    text = "\n".join(
        line.plain for block in drawing(GAME).draw(match.state.view(0), canvas) for line in block
    )
    assert text.count("›") == len([option for option in prompt.options if option.targets])
    assert text.count("[") == 4
    assert "Олена Пчілка-Кос (you) · active" in text


def test_blocks_keep_to_their_widths() -> None:
    assert fitted("Минотавр", 5).plain == "Мино…"
    assert fitted("a", 3).plain == "a  "
    assert [line.plain for line in flow([Text("aa"), Text("bb"), Text("cc")], 5)] == ["aa bb", "cc"]
    assert [line.plain for line in wrapped("one two three", 8, indent=2)] == [
        "one two",
        "  three",
    ]
    assert all(line.cell_len <= 20 for line in wrapped("x" * 75 + " y", 20, indent=2))
    box = framed(Text("A very long title indeed"), [Text("line " * 9)], 20, UNICODE, "")
    assert {line.cell_len for line in box} == {20}
    listed = columns([Text(str(number)) for number in range(7)], 20, rows=3)
    assert [line.plain for line in listed] == ["0   3   6", "1   4", "2   5"]
    assert bar(1, 28, 6, UNICODE, "").plain == "█░░░░░"
    assert bar(12, 12, 6, LETTERS, "").plain == "######"


def test_letters_stand_in_where_signs_cannot_be_shown() -> None:
    assert can_show("utf-8")
    assert not can_show("ascii")
    assert not can_show("koi8-u")
    assert not can_show("no such encoding")
