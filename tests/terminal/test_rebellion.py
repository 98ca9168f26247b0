"""Rebellion in a terminal: its boards keep to the width, and say where everybody stands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.text import Text

import grani.terminal
from grani.core.contract import CHANCE, State
from grani.core.dice import Dice
from grani.core.match import Match
from grani.core.registry import game as registered
from grani.dice_forge.boards.labyrinth import MAZE
from grani.dice_forge.faces import (
    FACES,
)
from grani.dice_forge.game import GAME
from grani.dice_forge.seen import BoardsView
from grani.dice_forge.table import Table
from grani.locales import LANGUAGES, language, sources
from grani.locales.speech import Speech
from grani.terminal import dice_forge
from grani.terminal.canvas import Canvas
from grani.terminal.dice_forge_boards import MODULE_TERMS, square_text, steps_left
from grani.terminal.log import Log
from grani.terminal.page import in_order, page, paragraphs, targets
from grani.terminal.symbols import LETTERS, UNICODE

from .test_drawing import NAMES, check_widths

BOARD_KEY = re.compile(r"^(board-[a-z0-9-]+) *=", re.MULTILINE)
NO_TREASURES = BoardsView(treasures=[None, None, None])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "setup"),
    [(2, "random-all"), (3, "goddess"), (4, "goddess-random"), (3, "titans"), (4, "titans-random")],
)
def test_no_line_of_a_whole_game_is_wider_than_the_screen(
    lang: str, seats: int, setup: str
) -> None:
    words = language(lang)
    names = NAMES[:seats]
    speech = Speech(words, names)
    match = Match.new(registered("dice-forge"), names, setup, seed=seats)
    log = Log(match.game)
    dice = Dice(17)
    shown = 0
    while not match.is_over:
        actor = int(match.state.actor)
        if actor == CHANCE:
            log.add(0, match.roll())
            continue
        prompt = match.state.prompt(actor)
        assert prompt is not None
        if len(prompt.options) > 1 and shown % 15 == 0:
            for width, height, plain, symbols in (
                (80, 40, False, UNICODE),
                (120, 45, False, UNICODE),
                (80, 24, True, LETTERS),
            ):
                marked = frozenset(targets(prompt))
                canvas = Canvas(width, words, names, symbols, plain, actor, marked)
                told = paragraphs(log.entries[-30:], speech)
                view = match.state.view(actor)
                lines = page(dice_forge, view, canvas, height, told, in_order(prompt), speech)
                check_widths(lines, width, framed=not plain)
        shown += 1
        log.add(0, match.act(dice.pick(match.state.legal(actor)), actor))
    for width in (80, 120):
        canvas = Canvas(width, words, names)
        view = match.state.view(-1)
        check_widths([line for block in dice_forge.draw(view, canvas) for line in block], width)
        check_widths(dice_forge.draw_scores(view, canvas), width)


def table_of(setup: str, seats: int = 2) -> Table:
    state: State = GAME.new(seats, setup)
    assert isinstance(state, Table)
    return state


def drawn(table: Table, width: int = 80, marked: frozenset[str] = frozenset()) -> str:
    canvas = Canvas(width, language("en"), ["Olena", "Ivan", "Mavka", "Taras"], marked=marked)
    blocks = dice_forge.draw(table.view(-1), canvas)
    return "\n".join(line.plain for block in blocks for line in block)


def test_without_a_module_there_is_no_board() -> None:
    text = drawn(table_of("random-all"))
    assert "Labyrinth" not in text
    assert "Titans" not in text
    assert "◈" not in text


def test_golems_stand_in_the_labyrinth_and_see_what_is_ahead() -> None:
    table = table_of("goddess")
    table.heroes[0].square = 3
    table.board = 3 << 2
    text = drawn(table, marked=frozenset({"square:g10"}))
    assert "Olena      [6●/3❖] to the Goddess: 17 · next: 5❖ → 1✹+1☾+3❖" in text
    assert "| ›face−2● → 6● → hall 2 2❖ → 3❖" in text
    assert "Ivan       [start] to the Goddess: 18" in text
    assert "hall 1: not entered · hall 2: 2❖ · hall 3: not entered" in text
    assert "nobody has reached the Goddess" in text


def test_whoever_reached_the_goddess_stands_before_her() -> None:
    table = table_of("goddess")
    table.heroes[1].square = 35
    table.board = 1 << 6
    text = drawn(table)
    assert "Ivan       before the Goddess" in text
    assert "nobody has reached the Goddess" not in text


def test_tokens_stand_on_the_board_of_the_titans() -> None:
    table = table_of("titans", 3)
    table.heroes[0].square = 30
    table.heroes[1].square = 0
    table.heroes[2].ancient = 4
    for width in (80, 120):
        text = drawn(table, width)
        assert "-25(2) -25 -20" in text
        assert "0(3)" in text
        assert "20 20 25(1)" in text
        assert " 25❖ · gold face +1 gold, +1 glory; glory face +1 glory" in text
        assert "-25❖ · new feat: 5❖ if new to all, 3❖ if new to you" in text
        assert "◈ ████░░ 4/6" in text


def test_memories_scepters_and_companions_are_shown() -> None:
    table = table_of("titans")
    table.memory_owners = 2
    table.memories = 4 | 8 << 0 | 1 << 4
    table.heroes[0].scepters = 1
    table.heroes[0].stored = 5
    table.heroes[1].companions = 0x7C
    text = drawn(table)
    assert "Memory: Ivan 1✹+2♔ last island · Ivan 1☾+2◈ first moon island" in text
    assert "scepter 5/6" in text
    assert "companion at 3 · companion spent" in text


def test_the_score_names_the_square_of_the_titans() -> None:
    table = table_of("titans")
    table.heroes[0].square = 11
    canvas = Canvas(80, language("en"), ["Olena", "Ivan"])
    text = "\n".join(line.plain for line in dice_forge.draw_scores(table.view(-1), canvas))
    assert "reserve 0❖ · Titans −5❖" in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("symbols", [UNICODE, LETTERS])
def test_every_face_and_square_has_a_short_form(lang: str, symbols: object) -> None:
    canvas = Canvas(80, language(lang), [], LETTERS if symbols is LETTERS else UNICODE)
    faces = [dice_forge.face_text(FACES[i].name, canvas).plain for i in range(1, len(FACES))]
    assert len(set(faces)) == len(faces)
    assert all(faces)
    squares: list[Text] = [square_text(i, NO_TREASURES, canvas) for i in range(len(MAZE))]
    assert all(0 < square.cell_len < 30 for square in squares)


def test_the_goddess_is_eighteen_steps_away_at_best() -> None:
    """By the celestial squares in the middle: 1, 9, 10, 11, 12, 13, 24 and on to 36."""
    assert steps_left(0) == 18
    assert [steps_left(square) for square in (12, 34, 35)] == [13, 1, 0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_glossary_explains_the_words_of_the_modules(lang: str) -> None:
    for term in {term for terms in MODULE_TERMS.values() for term in terms}:
        thing = dice_forge.thing("term", term)
        assert language(lang).has(thing.name)
        assert language(lang).has(thing.rule)


def test_words_of_the_boards_exist_and_are_used() -> None:
    folder = Path(next(iter(grani.terminal.__path__)))
    code = "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    used = set(re.findall(r"[\"'](board-[a-z0-9-]+)[\"']", code))
    stems = tuple(re.findall(r"f[\"'](board-[a-z-]+)\{", code))
    files = sources("en")
    assert used <= set(BOARD_KEY.findall("".join(files.values())))
    own = set(BOARD_KEY.findall(files["dice-forge-rebellion-terminal.ftl"]))
    assert own
    assert not {key for key in own - used if not key.startswith(stems)}
