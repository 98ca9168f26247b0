"""One table as a picture."""

from __future__ import annotations

import os
from collections.abc import Sequence

from grani.core.contract import State
from grani.locales import Language, language as spoken, preferred
from grani.pictures import View, drawing
from grani.pictures.art import DARK, LIGHT
from grani.pictures.easel import OWN, Easel, Part, Picture
from grani.terminal import drawing as lettering
from grani.terminal.canvas import Canvas
from grani.terminal.complaint import clean
from grani.terminal.symbols import UNICODE

HEAD = 44


def words_of(code: str, game: str) -> Language:
    """Give the language that is asked for, or that of the environment."""
    return spoken(code or preferred(os.environ), game)


def easel_of(words: Language, names: Sequence[str], seats: int, dark: bool) -> Easel:
    """Give what to draw with; seats without a name have a number."""
    numbered = [words.say("cli-name-player", number=seat + 1) for seat in range(len(names), seats)]
    given = [clean(name).replace(OWN, "") for name in names[:seats]]
    return Easel(words, [*given, *numbered], DARK if dark else LIGHT)


def draw_table(
    state: State, code: str, seat: int = -1, names: Sequence[str] = (), dark: bool = False
) -> Picture:
    """Draw a table as a seat sees it, or a spectator."""
    game = state.game_id()
    easel = easel_of(words_of(code, game), names, int(state.seats), dark)
    view = state.view(seat)
    return draw_view(view, easel, view)


def draw_view(view: View, easel: Easel, widest: View) -> Picture:
    """Draw what somebody sees, under a headline that says where the game stands."""
    game = str(view["game"])
    artist = drawing(game)
    width, height, parts = artist.draw(view, easel, widest)
    title = headline(view, easel)
    ground = Part("ground", easel.box(-8, -8, width + 16, height + 16, "bg", "bg", 0))
    head = easel.text(4, HEAD / 2, title, 22, display=True, paint="slip", room=width * 0.8)
    every = [ground, Part("headline", head), *parts]
    return Picture(width, height, every, easel.stamps, title, artist.told(view, easel))


def headline(view: View, easel: Easel) -> str:
    """Say where the game stands, as the terminal does."""
    canvas = Canvas(100, easel.words, list(easel.names), UNICODE)
    return lettering(str(view["game"])).headline(view, canvas)
